import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import EyeOff from 'lucide-react/icons/eye-off';
import Inbox from 'lucide-react/icons/inbox';
import Languages from 'lucide-react/icons/languages';
import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Merge from 'lucide-react/icons/merge';
import MessageSquare from 'lucide-react/icons/message-square';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Undo from 'lucide-react/icons/undo-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { request as t } from '#features/requests/strings/en/request.ts';
import { deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { type HeaderLine, HeaderLines } from './mail-headers.tsx';
import { OriginalLink } from './original-link.tsx';

const icons = {
  received: Inbox,
  mail: Mail,
  message: MessageSquare,
  'third-party': EyeOff,
  stage: ArrowRight,
  owner: UserRound,
  note: NotebookPen,
  reply: Reply,
  'reply-logged': Reply,
  draft: Undo,
  document: Paperclip,
  link: Link,
  language: Languages,
  merge: Merge,
  spam: ShieldAlert,
};

/** Changes to a request, as opposed to messages. */
const quiet: TimelineEntry['kind'][] = ['stage', 'owner', 'link', 'language', 'mail', 'draft', 'document'];

/** Event of a request. `body` is the text as written. */
export interface TimelineEntry {
  id: string;
  kind: keyof typeof icons;
  title: string;
  /** Reference of its request, where several were merged. */
  about?: string;
  who: string;
  at: number;
  body?: string | undefined;
  /** Addresses of a mail. */
  headers?: HeaderLine[] | undefined;
  /** Of a third party's mail; `canShow`: it may be shown to the customer. */
  thirdParty?: { isShown: boolean; canShow: boolean; isUnverified: boolean; from: string; firstLine: string };
  /** Quoted text of earlier mails. */
  quoted?: string;
  attachments?: { path: string; name: string; size: string }[] | undefined;
  /** Page of the mail that it came by. */
  originalPath?: string | undefined;
  /** Automatic mail, folded with its neighbors. */
  isAutomatic?: boolean;
  /** Delivery state of a mail, and the id to retry a failed one. */
  delivery?: { state: 'pending' | 'sent' | 'failed'; text: string; retryId?: string | undefined };
}

interface TimelineProps {
  entries: TimelineEntry[];
  /** Language of the customer. */
  locale: Locale;
  retry: (outboxId: string) => ReactNode;
  /** Button that shows a third party's mail to the customer, or hides it; absent where it cannot be changed. */
  show?: ((id: string, mail: NonNullable<TimelineEntry['thirdParty']>) => ReactNode) | undefined;
}

/** Groups consecutive automatic entries. */
function groupsOf(entries: TimelineEntry[]): TimelineEntry[][] {
  const groups: TimelineEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.isAutomatic && last?.[0]?.isAutomatic) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Number of entries up to which a conversation is unfolded; of a longer one, only the last messages are. */
const mostOpen = 8;
const lastOpen = 6;

/** Events, oldest first, read-only; automatic and old ones are folded. */
export function Timeline({ entries, locale, retry, show }: TimelineProps) {
  const parts = { locale, retry, show };
  const groups = groupsOf(entries);
  const lines = groups.map((group) => {
    const [first] = group;
    if (!first?.isAutomatic) return group.map((entry) => <Entry key={entry.id} {...entry} {...parts} />);
    return (
      <Folded key={first.id} summary={pluralOf(deskLocale, group.length, t.automatic)}>
        {group.map((entry) => (
          <Entry key={entry.id} {...entry} {...parts} />
        ))}
      </Folded>
    );
  });
  const folded = lines.length > mostOpen ? lines.length - lastOpen : 0;
  return (
    <ol aria-label={t.timeline}>
      {folded > 0 && (
        <Folded summary={pluralOf(deskLocale, groups.slice(0, folded).flat().length, t.earlier)}>
          {lines.slice(0, folded)}
        </Folded>
      )}
      {lines.slice(folded)}
    </ol>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <li className="border-b border-hairline">
      <details className="disclosure">
        <summary className="flex min-h-9 w-fit items-center gap-3.5 text-[0.875rem] text-muted hover:text-strong">
          <ChevronRight
            size={17}
            aria-hidden
            className="shrink-0 transition-transform [[open]>summary>&]:rotate-90"
          />
          {summary}
        </summary>
        <ol className="pl-8 [&>li:last-child]:border-0">{children}</ol>
      </details>
    </li>
  );
}

export function entryElementId(id: string): string {
  return `entry-${id}`;
}

function Entry({
  id,
  kind,
  title,
  about,
  who,
  at,
  body,
  headers,
  thirdParty,
  quoted,
  attachments = [],
  originalPath,
  delivery,
  locale,
  retry,
  show,
}: TimelineEntry & Pick<TimelineProps, 'locale' | 'retry' | 'show'>) {
  const Icon = icons[kind];
  return (
    <li
      id={entryElementId(id)}
      tabIndex={-1}
      data-quiet={quiet.includes(kind) || undefined}
      className="group/entry grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-3 data-quiet:py-1.5 data-quiet:text-[0.875rem]"
    >
      <Icon size={17} aria-hidden className="mt-0.5 text-muted" />
      <div>
        <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span>
            <span className="font-medium text-strong group-data-quiet/entry:font-normal group-data-quiet/entry:text-body">
              {title}
            </span>
            {about && <span className="tabular text-muted"> · {about}</span>}
            {who && <span className="text-muted"> · {who}</span>}
          </span>
          <DeskTime at={at} className="tabular text-[0.8125rem] text-muted" />
        </p>
        {headers && <HeaderLines lines={headers} />}
        {body && (
          <p
            data-kind={kind}
            lang={kind === 'message' || kind === 'reply' ? locale : undefined}
            className="mt-1.5 max-w-[80ch] whitespace-pre-line wrap-anywhere data-[kind=message]:border-l-2 data-[kind=message]:border-action data-[kind=message]:pl-3 data-[kind=third-party]:border-l-2 data-[kind=third-party]:border-alert data-[kind=third-party]:pl-3 data-[kind=note]:border-l-2 data-[kind=note]:border-sand data-[kind=note]:pl-3 data-[kind=reply]:border-l-2 data-[kind=reply]:border-strong data-[kind=reply]:pl-3"
          >
            {body}
          </p>
        )}
        {quoted && (
          <details className="disclosure mt-1.5 text-[0.8125rem]">
            <summary className="w-fit text-muted hover:text-strong">{t.events.message.quoted}</summary>
            <p lang={locale} className="mt-1 max-w-[80ch] whitespace-pre-line text-muted wrap-anywhere">
              {quoted}
            </p>
          </details>
        )}
        {attachments.length > 0 && (
          <ul className="mt-1.5 space-y-0.5">
            {attachments.map((file) => (
              <li key={file.path} className="flex items-center gap-2">
                <Paperclip size={15} aria-hidden className="shrink-0 text-muted" />
                <a className="link wrap-anywhere" href={file.path}>
                  {file.name}
                </a>
                <span className="tabular shrink-0 text-[0.8125rem] text-muted">{file.size}</span>
              </li>
            ))}
          </ul>
        )}
        {(originalPath || (thirdParty && show)) && (
          <div className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1.5">
            {thirdParty && show?.(id, thirdParty)}
            {originalPath && <OriginalLink path={originalPath} />}
          </div>
        )}
        {delivery && (
          <div className="mt-1 flex flex-wrap items-center gap-3 text-[0.8125rem]">
            <span
              data-state={delivery.state}
              className="inline-flex items-center gap-1.5 text-muted data-[state=failed]:font-semibold data-[state=failed]:text-alert"
            >
              {delivery.state === 'failed' && <CircleAlert size={15} aria-hidden />}
              {delivery.text}
            </span>
            {delivery.retryId && retry(delivery.retryId)}
          </div>
        )}
      </div>
    </li>
  );
}

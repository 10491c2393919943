import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
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
import { deskLocale, type Locale } from '../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../platform/values/format.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';

const icons = {
  received: Inbox,
  mail: Mail,
  message: MessageSquare,
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

/** What was done with a request, apart from what was said. */
const quiet: TimelineEntry['kind'][] = ['stage', 'owner', 'link', 'language', 'mail', 'draft', 'document'];

/** Something that happened with a request. `body` is what was written, as it was written. */
export interface TimelineEntry {
  id: string;
  kind: keyof typeof icons;
  title: string;
  /** The reference of the request that it belongs to, where several go on as one. */
  about?: string;
  who: string;
  when: { text: string; at: number };
  body?: string | undefined;
  /** What a mail repeats of earlier ones. */
  quoted?: string;
  attachments?: { path: string; name: string; size: string }[] | undefined;
  /** The desk did it, as it always does: folded with those beside it. */
  isAutomatic?: boolean;
  /** How the delivery of a mail stands, and the id to try a failed one again by. */
  delivery?: { state: 'pending' | 'sent' | 'failed'; text: string; retryId?: string | undefined };
}

interface TimelineProps {
  entries: TimelineEntry[];
  label: string;
  /** The language that the customer writes and is written to in. */
  locale: Locale;
  /** How many are folded. */
  automatic: Parameters<typeof pluralOf>[2];
  /** What quoted text is folded under. */
  quotedTitle: string;
  earlier: Parameters<typeof pluralOf>[2];
  retry: (outboxId: string) => ReactNode;
}

/** Entries in their order; automatic ones that follow each other lie in one group. */
function groupsOf(entries: TimelineEntry[]): TimelineEntry[][] {
  const groups: TimelineEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.isAutomatic && last?.[0]?.isAutomatic) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** A conversation up to here lies open; of a longer one, what was said last, so that the newest is seen without a scroll. */
const mostOpen = 8;
const lastOpen = 6;

/** All events, oldest first; automatic ones and those long ago are folded. Nothing can be changed. */
export function Timeline({ entries, label, locale, automatic, earlier, quotedTitle, retry }: TimelineProps) {
  const parts = { locale, quotedTitle, retry };
  const groups = groupsOf(entries);
  const lines = groups.map((group) => {
    const [first] = group;
    if (!first?.isAutomatic) return group.map((entry) => <Entry key={entry.id} {...entry} {...parts} />);
    return (
      <Folded key={first.id} summary={pluralOf(deskLocale, group.length, automatic)}>
        {group.map((entry) => (
          <Entry key={entry.id} {...entry} {...parts} />
        ))}
      </Folded>
    );
  });
  const folded = lines.length > mostOpen ? lines.length - lastOpen : 0;
  return (
    <ol aria-label={label}>
      {folded > 0 && (
        <Folded summary={pluralOf(deskLocale, groups.slice(0, folded).flat().length, earlier)}>
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

/** The id of an entry's element. */
export function entryElementId(id: string): string {
  return `entry-${id}`;
}

function Entry({
  id,
  kind,
  title,
  about,
  who,
  when,
  body,
  quoted,
  attachments = [],
  delivery,
  locale,
  quotedTitle,
  retry,
}: TimelineEntry & Pick<TimelineProps, 'locale' | 'quotedTitle' | 'retry'>) {
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
          <DeskTime {...when} className="tabular text-[0.8125rem] text-muted" />
        </p>
        {body && (
          <p
            data-kind={kind}
            lang={kind === 'message' || kind === 'reply' ? locale : undefined}
            className="mt-1.5 max-w-[80ch] whitespace-pre-line wrap-anywhere data-[kind=message]:border-l-2 data-[kind=message]:border-action data-[kind=message]:pl-3 data-[kind=note]:border-l-2 data-[kind=note]:border-sand data-[kind=note]:pl-3 data-[kind=reply]:border-l-2 data-[kind=reply]:border-strong data-[kind=reply]:pl-3"
          >
            {body}
          </p>
        )}
        {quoted && (
          <details className="disclosure mt-1.5 text-[0.8125rem]">
            <summary className="w-fit text-muted hover:text-strong">{quotedTitle}</summary>
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
        {delivery && (
          <p className="mt-1 flex flex-wrap items-center gap-3 text-[0.8125rem]">
            <span
              data-state={delivery.state}
              className="inline-flex items-center gap-1.5 text-muted data-[state=failed]:font-semibold data-[state=failed]:text-alert"
            >
              {delivery.state === 'failed' && <CircleAlert size={15} aria-hidden />}
              {delivery.text}
            </span>
            {delivery.retryId && retry(delivery.retryId)}
          </p>
        )}
      </div>
    </li>
  );
}

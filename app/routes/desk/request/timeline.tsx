import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Inbox from 'lucide-react/icons/inbox';
import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Merge from 'lucide-react/icons/merge';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';

const icons = {
  received: Inbox,
  mail: Mail,
  stage: ArrowRight,
  owner: UserRound,
  note: NotebookPen,
  reply: Reply,
  'reply-logged': Reply,
  document: Paperclip,
  link: Link,
  merge: Merge,
  spam: ShieldAlert,
};

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
  /** How the delivery of a mail stands, and the id to try a failed one again by. */
  delivery?: { state: 'pending' | 'sent' | 'failed'; text: string; retryId?: string | undefined };
}

interface TimelineProps {
  entries: TimelineEntry[];
  label: string;
  retry: (outboxId: string) => ReactNode;
}

/** Everything that happened, the newest first. Nothing of it can be changed. */
export function Timeline({ entries, label, retry }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, kind, title, about, who, when, body, delivery }) => {
        const Icon = icons[kind];
        return (
          <li
            key={id}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-3"
          >
            <Icon size={17} aria-hidden className="mt-0.5 text-muted" />
            <div>
              <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
                <span>
                  <span className="font-medium text-strong">{title}</span>
                  {about && <span className="tabular text-muted"> · {about}</span>}
                  {who && <span className="text-muted"> · {who}</span>}
                </span>
                <DeskTime {...when} className="tabular text-[0.8125rem] text-muted" />
              </p>
              {body && (
                <p
                  data-kind={kind}
                  className="mt-1.5 max-w-[80ch] whitespace-pre-line data-[kind=note]:border-l-2 data-[kind=note]:border-sand data-[kind=note]:pl-3 data-[kind=reply]:border-l-2 data-[kind=reply]:border-strong data-[kind=reply]:pl-3"
                >
                  {body}
                </p>
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
      })}
    </ol>
  );
}

import Paperclip from 'lucide-react/icons/paperclip';
import { type ReactNode, useState } from 'react';
import type { ConversationEntry } from '#features/requests/server/customer/conversation.ts';
import type { RequestsStrings } from '#features/requests/strings.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { fileSize, fill, pluralOf } from '#platform/values/format.ts';
import type { Zones } from '#platform/values/moment.ts';
import { Instant } from '#ui/instant.tsx';
import { useLocale } from '#ui/locale.tsx';

type Strings = RequestsStrings['requestStatus']['conversation'];

interface ConversationProps {
  entries: ConversationEntry[];
  /** First entry. */
  first: { at: number; note: string | undefined; content: ReactNode };
  /** Prefix of the files' addresses. */
  filesPath: string;
  siteName: string;
  zones: Zones;
  strings: Strings;
}

/** Returns the id of an entry, for links. */
function entryId(position: number): string {
  return `message-${position}`;
}

/** Messages between sender and company, newest last. */
export function Conversation({ entries, first, filesPath, siteName, zones, strings }: ConversationProps) {
  const replies = entries.filter(({ kind }) => kind === 'reply').length;
  const [repliesAtFirst] = useState(replies);
  return (
    <>
      <p role="status" className="sr-only">
        {replies > repliesAtFirst && strings.newReply}
      </p>
      <ol aria-label={strings.title} className="mt-4 border-t border-strong">
        <Entry author={strings.you} note={first.note} at={first.at} zones={zones}>
          {first.content}
        </Entry>
        {entries.map((entry) => (
          <Entry
            key={entry.position}
            id={entryId(entry.position)}
            isOurs={entry.kind === 'reply'}
            author={entry.kind === 'reply' ? entry.by || siteName : entry.from || strings.you}
            note={noteOf(entry, siteName, strings)}
            at={entry.at}
            zones={zones}
          >
            <EntryText {...entry} strings={strings} />
            <Files files={entry.attachments} path={filesPath} />
          </Entry>
        ))}
      </ol>
    </>
  );
}

function noteOf(entry: ConversationEntry, company: string, strings: Strings): string | undefined {
  if (entry.kind === 'reply') {
    const of = entry.by && entry.by !== company ? ` ${fill(strings.of, { company })}` : '';
    const quote = entry.revision
      ? `\u00a0· ${fill(strings.withQuote, { revision: String(entry.revision) })}`
      : '';
    return of + quote || undefined;
  }
  return entry.asks ? `\u00a0· ${strings.asks[entry.asks]}` : undefined;
}

/** Text of a message; the number of files when there is none. */
function EntryText({
  text,
  attachments,
  strings,
}: Pick<ConversationEntry, 'text' | 'attachments'> & { strings: Strings }) {
  const locale = useLocale();
  if (text) return <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>;
  return attachments.length > 0 && <p>{pluralOf(locale, attachments.length, strings.sentFiles)}</p>;
}

interface EntryProps {
  id?: string;
  isOurs?: boolean;
  author: string;
  /** Affiliation of the author, or the kind of the entry, with what is between it and the author. */
  note?: string | undefined;
  at: number;
  zones: Zones;
  children: ReactNode;
}

/** Company entries have a distinct background. */
function Entry({ id, isOurs = false, author, note, at, zones, children }: EntryProps) {
  return (
    <li
      id={id}
      data-ours={isOurs || undefined}
      className="scroll-mt-[calc(var(--header-height)+1rem)] border-b border-hairline py-5 data-ours:border-l-4 data-ours:border-l-strong data-ours:bg-panel data-ours:px-5 sm:data-ours:px-6"
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <span>
          <strong className="font-semibold text-strong">{author}</strong>
          {note && <span className="text-muted">{note}</span>}
        </span>
        <span className="text-small text-muted">
          <Instant at={at} zones={zones} isLongAgo />
        </span>
      </p>
      {children}
    </li>
  );
}

/** Lists a request's files to download by its link; renders nothing without any. */
export function Files({ files, path }: { files: AttachmentRef[]; path: string }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className="space-y-1 not-first:mt-3">
      {files.map(({ fileId, name, size }) => (
        <li key={fileId} className="flex items-start gap-2">
          <Paperclip size={18} aria-hidden className="mt-1.5 shrink-0 text-muted" />
          <a className="link py-0.5 wrap-anywhere" href={`${path}${fileId}`}>
            {name}
          </a>
          <span className="tabular shrink-0 py-0.5 text-muted">{fileSize(locale, size)}</span>
        </li>
      ))}
    </ul>
  );
}

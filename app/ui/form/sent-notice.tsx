import CircleCheck from 'lucide-react/icons/circle-check';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Zones } from '../../../contract/moment.ts';
import { CopyButton } from '../copy-button.tsx';
import { focusNews, newsProps } from '../focus-news.ts';
import { Instant } from '../instant.tsx';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import type { FormWords } from './form-words.ts';

interface SentNoticeProps {
  reference: string;
  /** By when a person answers, in ms since 1970; absent where nobody has to. */
  dueAt: number | undefined;
  zones: Zones;
  /** The address of the request's own page, where it has one. */
  statusPage: string | undefined;
  words: FormWords;
}

/** What a sender keeps: the reference, large and copyable, and by when a person answers. */
export function SentNotice({ reference, dueAt, zones, statusPage, words }: SentNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusNews(notice.current), []);
  const { done } = words;
  return (
    <section
      ref={notice}
      {...newsProps}
      aria-label={done.title}
      className="border-t-4 border-open bg-panel px-6 py-6"
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {done.title}
      </p>
      <p className="label mt-5">{words.reference}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <output className="tabular text-title font-semibold text-strong">{reference}</output>
        <CopyButton text={reference} label={words.copyReference} copied={words.referenceCopied} />
      </p>
      {dueAt !== undefined && (
        <p className="mt-4 text-strong">
          {done.due} <Instant at={dueAt} zones={zones} />
        </p>
      )}
      <p className="mt-2">{done.text}</p>
      {statusPage && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link className="link" to={statusPage}>
            {words.statusLink}
          </Link>
          <WhatsAppLink chat={words.whatsapp} reference={reference} />
        </p>
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-muted">{words.another}</p>
    </section>
  );
}

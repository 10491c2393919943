import CircleCheck from 'lucide-react/icons/circle-check';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Zones } from '../../../contract/moment.ts';
import { CopyButton } from '../copy-button.tsx';
import { focusNews, newsProps } from '../focus-news.ts';
import { Instant } from '../instant.tsx';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import type { Receipt } from './kept-receipt.ts';
import { ReceiptContact } from './receipt-contact.tsx';
import type { FormStrings } from './use-submission.ts';

interface SentNoticeProps {
  receipt: Receipt;
  /** It was shown before, so it does not take the focus. */
  isKept: boolean;
  dismiss: () => void;
  zones: Zones;
  strings: FormStrings;
}

/** What a sender keeps: the reference, large and copyable, where the answer goes and by when. */
export function SentNotice({ receipt, isKept, dismiss, zones, strings }: SentNoticeProps) {
  const { reference, dueAt, statusPage, email, phone } = receipt;
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isKept) focusNews(notice.current);
  }, [isKept]);
  const { done } = strings;
  const leave = () => {
    const form = notice.current?.closest('form');
    dismiss();
    // The button that had the focus is gone.
    form?.setAttribute('tabindex', '-1');
    form?.focus();
  };
  return (
    <section
      ref={notice}
      {...(isKept ? {} : newsProps)}
      aria-label={done.title}
      className="border-t-4 border-open bg-panel px-6 py-6"
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {done.title}
      </p>
      <p className="label mt-5">{strings.reference}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <output className="tabular text-title font-semibold text-strong">{reference}</output>
        <CopyButton text={reference} label={strings.copyReference} copied={strings.referenceCopied} />
      </p>
      {dueAt !== undefined && 'due' in done && (
        <p className="mt-4 text-strong">
          {done.due} <Instant at={dueAt} zones={zones} />
        </p>
      )}
      <ReceiptContact
        {...{ email, phone }}
        correctAt={statusPage && `${statusPage}#contact`}
        strings={strings.contact}
      />
      <p className="mt-2">{done.text}</p>
      {statusPage && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link className="link" to={statusPage}>
            {strings.statusLink}
          </Link>
          <WhatsAppLink chat={strings.whatsapp} reference={reference} />
          <button type="button" className="link scripted" data-replay onClick={leave}>
            {strings.dismiss}
          </button>
        </p>
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-muted">{strings.another}</p>
    </section>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../../../platform/values/format.ts';
import type { Zones } from '../../../../platform/values/moment.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { focusMessage, messageProps } from '../../../../ui/focus.ts';
import type { FormOutcome } from '../../../../ui/forms/use-form.ts';
import { Instant } from '../../../../ui/instant.tsx';
import { Link } from '../../../../ui/locale.tsx';
import { WhatsAppLink } from '../../../../ui/whatsapp-link.tsx';
import type { BriefStrings } from '../../strings.ts';
import { ReceiptContact } from '../form/form-notices.tsx';

interface BriefReceiptProps {
  receipt: NonNullable<FormOutcome['receipt']>;
  zones: Zones;
  /** Address of the account that has not confirmed it; null for none. */
  emailToConfirm: string | null;
  /** Shows an empty form. */
  sendAnother: () => void;
  strings: BriefStrings['clientBrief']['form'];
}

/** Shown in place of the brief once it was sent: the hour of the answer, the reference, and the way to its page. */
export function BriefReceipt({ receipt, zones, emailToConfirm, sendAnother, strings }: BriefReceiptProps) {
  const { reference, dueAt, statusPage, email, phone, isKept = false } = receipt;
  const { done } = strings;
  const section = useRef<HTMLElement>(null);
  // A restored receipt does not take the focus.
  useLayoutEffect(() => {
    if (!isKept) focusMessage(section.current);
  }, [isKept]);
  return (
    <section
      ref={section}
      {...(isKept ? {} : messageProps)}
      aria-labelledby="receipt"
      className="frame pt-14 pb-section outline-none lg:pt-24"
    >
      <h1 id="receipt" className="text-opening">
        {done.title}
      </h1>
      {dueAt !== undefined && (
        <p className="mt-8 text-lead">
          {done.due} <Instant at={dueAt} zones={zones} isPromise />
        </p>
      )}
      <p className="label mt-8">{strings.reference}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <output className="tabular text-title font-semibold text-strong">{reference}</output>
        <CopyButton text={reference} label={strings.copyReference} copied={strings.referenceCopied} />
      </p>
      <div className="measure mt-4">
        <ReceiptContact
          email={email}
          phone={phone}
          correctAt={statusPage && `${statusPage}#contact`}
          strings={strings.contact}
        />
        <p className="mt-2">{(email === '' && done.textWithoutMail) || done.text}</p>
        {emailToConfirm && <p className="mt-2">{fill(done.confirm, { email: emailToConfirm })}</p>}
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        {statusPage && (
          <Link className="button button-primary" to={statusPage}>
            {strings.statusLink}
          </Link>
        )}
        <WhatsAppLink chat={strings.whatsapp} reference={reference} />
        <button type="button" className="link py-1" data-replay onClick={sendAnother}>
          {strings.sendAnother}
        </button>
      </p>
    </section>
  );
}

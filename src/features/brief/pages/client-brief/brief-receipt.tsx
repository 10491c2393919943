import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { fill } from '#platform/values/format.ts';
import type { Zones } from '#platform/values/moment.ts';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import type { FirstSteps as Steps } from '../../request-progress.tsx';
import type { BriefStrings } from '../../strings.ts';
import { ReceiptFacts, useReceiptFocus } from '../form/form-notices.tsx';

/** Loaded once a request is sent; nothing without a connection. */
const FirstSteps = lazy<ComponentType<ComponentProps<typeof Steps>>>(async () => {
  const loaded = await import('../../request-progress.tsx').catch(() => null);
  return { default: loaded?.FirstSteps ?? (() => null) };
});

interface BriefReceiptProps {
  receipt: NonNullable<FormOutcome['receipt']>;
  zones: Zones;
  /** Address of the account that has not confirmed it; null for none. */
  emailToConfirm: string | null;
  /** Shows an empty form. */
  sendAnother: () => void;
  strings: BriefStrings['clientBrief']['form'];
}

/** Shown in place of the brief once it was sent: the hour of the answer, the reference, the way to its page, and the next steps. */
export function BriefReceipt({ receipt, zones, emailToConfirm, sendAnother, strings }: BriefReceiptProps) {
  const { statusPage, isKept = false } = receipt;
  const { title, confirm } = strings.done;
  return (
    <section
      {...useReceiptFocus(isKept)}
      aria-labelledby="receipt"
      className="frame pt-14 pb-section outline-none lg:pt-24"
    >
      <h1 id="receipt" className="text-opening">
        {title}
      </h1>
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        <div>
          <ReceiptFacts receipt={receipt} zones={zones} strings={strings}>
            <button type="button" className="link py-1" data-replay onClick={sendAnother}>
              {strings.sendAnother}
            </button>
          </ReceiptFacts>
          {emailToConfirm && <p className="measure mt-6">{fill(confirm, { email: emailToConfirm })}</p>}
        </div>
        {statusPage && (
          <div className="lg:mt-6">
            <Suspense>
              <FirstSteps receipt={receipt} strings={strings.progressOfRequest} />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}

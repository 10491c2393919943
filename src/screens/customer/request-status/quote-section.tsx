import FileDown from 'lucide-react/icons/file-down';
import type { HiddenInputs } from '../../../features/brief/pages/form/hidden-fields.tsx';
import { letterOf } from '../../../features/quotes/document/letter.ts';
import type { QuoteCompany } from '../../../features/quotes/document/quote-company.ts';
import { pricedTitle, quoteTitle, validText } from '../../../features/quotes/document/quote-lines.ts';
import { RateLetter } from '../../../features/quotes/document/rate-letter.tsx';
import type { QuoteStrings } from '../../../features/quotes/quote-strings.ts';
import type { CustomerQuoteView } from '../../../features/quotes/server/quotes-by-link.ts';
import { messageFormId } from '../../../platform/commands/submission-headers.ts';
import { fill } from '../../../platform/values/format.ts';
import { dayOf } from '../../../platform/values/moment.ts';
import type { FormOutcome } from '../../../ui/forms/use-form.ts';
import { Link, useLocale } from '../../../ui/locale.tsx';
import { StatusNote } from '../../../ui/status-note.tsx';
import { DecisionForms, UnsentDecision } from './quote-forms.tsx';
import type { ShipmentView } from './shipment-view.ts';

/** Id of the notice after a decision. */
export const decidedId = 'decided';

interface QuoteSectionProps {
  /** Newest first. */
  quotes: CustomerQuoteView[];
  company: QuoteCompany;
  /** Prefix of the files' addresses. */
  filesPath: string;
  hidden: HiddenInputs;
  strings: QuoteStrings;
  /** Null until the shipment starts. */
  shipmentState: ShipmentView['state'] | null;
  /** Decision that was just stored. */
  notice: 'accepted' | 'declined' | null;
  /** True when the customer has no accepted KYC case. */
  needsKyc: boolean;
  refused: { decision: 'accept' | 'decline'; outcome: FormOutcome } | null;
}

type QuoteProps = Pick<QuoteSectionProps, 'company' | 'filesPath' | 'strings'> & { quote: CustomerQuoteView };

/** Status of a quote, and the accepted option. */
function StateLine({ quote, company, strings }: Omit<QuoteProps, 'filesPath'>) {
  const locale = useLocale();
  const { states } = strings.page;
  const { timeZone } = company.hours;
  const { state, document, decision } = quote;
  const valid = validText({ ...document, locale }, timeZone, strings.document);
  const day = decision ? dayOf(decision.at, timeZone, locale) : '';
  const name = decision?.name ?? '';
  const chosenAt = document.quote.options.findIndex(({ id }) => id === decision?.optionId);
  const chosen = state === 'accepted' ? document.quote.options[chosenAt] : undefined;
  const text = {
    sent: fill(states.sent, { day: valid }),
    expired: fill(states.expired, { day: valid }),
    accepted: fill(name ? states.accepted : states.acceptedUnnamed, { day, name }),
    declined: fill(states.declined, { day }),
    withdrawn: states.withdrawn,
    superseded: states.superseded,
  }[state];
  return (
    <div>
      <p className="font-semibold text-strong">{text}</p>
      {chosen && (
        <p className="mt-1 wrap-anywhere">
          {pricedTitle({ ...document, locale }, chosenAt, strings.document)}
        </p>
      )}
    </div>
  );
}

function Download({ quote, filesPath, strings }: Omit<QuoteProps, 'company'>) {
  if (quote.fileId === '') return null;
  return (
    <a className="button button-quiet" href={`${filesPath}${quote.fileId}`}>
      <FileDown size={18} aria-hidden />
      {strings.page.download}
    </a>
  );
}

function Sheet({ quote: { document }, company, strings }: Omit<QuoteProps, 'filesPath'>) {
  return (
    <RateLetter
      letter={letterOf({ ...document, locale: useLocale() }, company, strings.document)}
      isDocument
    />
  );
}

type NextStepProps = Pick<QuoteSectionProps, 'needsKyc' | 'shipmentState' | 'strings'>;

/** Next step after acceptance: the booking until the shipment starts, and the KYC documents until it ends. */
function NextStep({ needsKyc, shipmentState, strings }: NextStepProps) {
  const { accepted } = strings.page;
  return (
    <>
      {shipmentState === null && <p className="mt-3 measure">{accepted.text}</p>}
      {needsKyc && (shipmentState === null || shipmentState === 'under-way') && (
        <>
          <p className="mt-3 measure">{accepted.kyc}</p>
          <p className="mt-4">
            <Link className="button button-strong" to="/kyc">
              {accepted.kycAction}
            </Link>
          </p>
        </>
      )}
    </>
  );
}

/** Quotes of a request: the newest with its PDF and decision forms, which work without scripts; earlier ones folded. */
export function QuoteSection({
  quotes,
  notice,
  shipmentState,
  needsKyc,
  refused,
  hidden,
  ...shared
}: QuoteSectionProps) {
  const { strings, company, filesPath } = shared;
  const [quote, ...earlier] = quotes;
  if (!quote) return null;
  const isOpen = quote.state === 'sent';
  const next = { needsKyc, shipmentState, strings };
  // Input for an earlier quote is shown but not carried over to this one's terms and prices.
  const isOwn = refused?.outcome.values?.quoteId === quote.id;
  return (
    <section
      id="quote"
      aria-label={quoteTitle(quote.document, strings.document)}
      className="mt-14 scroll-mt-[calc(var(--header-height)+1rem)]"
    >
      {notice && !refused && quote.state === notice && (
        <StatusNote id={decidedId} title={strings.page[notice].title}>
          {notice === 'accepted' ? (
            <NextStep {...next} />
          ) : (
            <p className="mt-3 measure">{strings.page.declined.text}</p>
          )}
        </StatusNote>
      )}
      {refused && !(isOpen && isOwn) && <UnsentDecision {...refused} strings={strings.page} />}
      {!isOpen && (
        <div className="mb-10 border-l-4 border-strong bg-panel px-5 py-4">
          <StateLine quote={quote} {...shared} />
          {quote.state === 'accepted' && !notice && <NextStep {...next} />}
        </div>
      )}
      <Sheet quote={quote} {...shared} />
      <div className="mt-8 space-y-5">
        {isOpen && <StateLine quote={quote} {...shared} />}
        <p className="flex flex-wrap gap-4 print:hidden">
          <Download quote={quote} filesPath={filesPath} strings={strings} />
          <a className="button button-quiet" href={`#${messageFormId}`}>
            {strings.page.ask}
          </a>
        </p>
      </div>
      {isOpen && (
        <DecisionForms quote={quote} hidden={hidden} refused={isOwn ? refused : null} strings={strings} />
      )}
      {earlier.length > 0 && (
        <details className="disclosure mt-8">
          <summary className="link w-fit py-1">{strings.page.earlier}</summary>
          <ul className="mt-4 space-y-8">
            {earlier.map((earlierQuote) => (
              <li key={earlierQuote.id} className="border-t border-hairline pt-6">
                <details className="disclosure">
                  <summary className="link w-fit py-1">
                    {quoteTitle(earlierQuote.document, strings.document)}
                  </summary>
                  <div className="mt-4">
                    <Sheet quote={earlierQuote} {...shared} company={company} />
                  </div>
                </details>
                <div className="mt-3 space-y-3">
                  <StateLine quote={earlierQuote} {...shared} />
                  <Download quote={earlierQuote} filesPath={filesPath} strings={strings} />
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

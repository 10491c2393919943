import type { ReactNode } from 'react';
import type { HiddenInputs } from '#features/brief/pages/form/hidden-fields.tsx';
import { type DrawnLane, LaneMap } from '#features/map/lane-map.tsx';
import { letterOf } from '#features/quotes/document/letter.ts';
import type { QuoteCompany } from '#features/quotes/document/quote-company.ts';
import { pricedTitle, quoteTitle, validText } from '#features/quotes/document/quote-lines.ts';
import { RateLetter } from '#features/quotes/document/rate-letter.tsx';
import type { QuoteStrings } from '#features/quotes/quote-strings.ts';
import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import { messageFormId } from '#platform/commands/submission-headers.ts';
import { fill } from '#platform/values/format.ts';
import { dayOf, type Zones } from '#platform/values/moment.ts';
import { Instant } from '#ui/instant.tsx';
import { Link, useLocale } from '#ui/locale.tsx';
import { StatusNote } from '#ui/status-note.tsx';
import {
  AcceptForm,
  ChangeForm,
  DeclineForm,
  type KnownCustomer,
  type RefusedForm,
  RequoteForm,
  UnsentForm,
} from './quote-forms.tsx';
import type { ShipmentView } from './shipment-view.ts';

/** Id of the notice after a decision. */
export const decidedId = 'decided';

interface QuoteSectionProps {
  /** Newest first. */
  quotes: CustomerQuoteView[];
  company: QuoteCompany;
  /** Lane of the newest quote, for phones and for wide windows; null where it is not known. */
  lane: Record<'phone' | 'wide', DrawnLane> | null;
  /** Prefix of the files' addresses. */
  filesPath: string;
  hidden: HiddenInputs;
  strings: QuoteStrings;
  /** Null until the shipment starts. */
  shipmentState: ShipmentView['state'] | null;
  /** Time of a change or another quote that was asked for and not answered yet. */
  askedAt: number | null;
  /** By when a person answers; false while nobody waits. */
  due: ReactNode;
  /** By when a person confirms the booking of what was accepted; null once that is past. */
  bookedBy: number | null;
  zones: Zones;
  /** The customer’s name and reference as the request has them. */
  known: KnownCustomer;
  /** Decision that was just stored. */
  notice: 'accepted' | 'declined' | null;
  /** True when the customer has no accepted KYC case. */
  needsKyc: boolean;
  refused: RefusedForm | null;
}

type QuoteProps = Pick<QuoteSectionProps, 'company' | 'filesPath' | 'strings'> & { quote: CustomerQuoteView };

const laneFrames = {
  phone: [{ width: 346, font: 14, shown: '' }],
  wide: [{ width: 780, font: 15, shown: '' }],
};

/** Status of a quote, and the accepted option. */
function StateLine({ quote, company, strings }: Omit<QuoteProps, 'filesPath'>) {
  const locale = useLocale();
  const { states } = strings.page;
  const { timeZone } = company.hours;
  const { state, document, decision } = quote;
  const valid = validText({ ...document, locale }, timeZone, strings.document);
  const day = decision ? dayOf(decision.at, timeZone, locale) : '';
  const { name = '', orderNumber = '' } = decision ?? {};
  const order = orderNumber && fill(states.order, { number: orderNumber });
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
    <div className="tabular">
      {chosen && (
        <p className="text-heading font-semibold text-strong wrap-anywhere">
          {pricedTitle({ ...document, locale }, chosenAt, strings.document)}
        </p>
      )}
      <p className={chosen ? 'mt-1' : 'font-semibold text-strong'}>{text}</p>
      {state === 'accepted' && order && <p>{order}</p>}
    </div>
  );
}

function Download({ quote, filesPath, strings }: Omit<QuoteProps, 'company'>) {
  if (quote.fileId === '') return null;
  return (
    <a className="link py-1" href={`${filesPath}${quote.fileId}`}>
      {strings.page.download}
    </a>
  );
}

function useLetter({ quote: { document }, company, strings }: Omit<QuoteProps, 'filesPath'>) {
  return letterOf({ ...document, locale: useLocale() }, company, strings.document);
}

/** A quote that is closed, or was accepted: its state, with the letter folded. */
function FoldedQuote({ isNamed = false, ...props }: QuoteProps & { isNamed?: boolean }) {
  const letter = useLetter(props);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {isNamed && (
        <div className="basis-full">
          <StateLine {...props} />
        </div>
      )}
      <details className="disclosure [&[open]]:basis-full">
        <summary className="link w-fit py-1">{letter.title}</summary>
        <div className="mt-3 mb-5">
          <RateLetter letter={letter} isDocument />
        </div>
      </details>
      <Download {...props} />
    </div>
  );
}

type NextStepProps = Pick<
  QuoteSectionProps,
  'needsKyc' | 'shipmentState' | 'due' | 'bookedBy' | 'zones' | 'strings'
>;

/** Next step after acceptance: the booking until the shipment starts, and the KYC documents until it ends. */
function NextStep({ needsKyc, shipmentState, due, bookedBy, zones, strings }: NextStepProps) {
  const { accepted } = strings.page;
  return (
    <>
      {shipmentState === null && <p className="mt-3 measure">{accepted.text}</p>}
      {shipmentState === null && !due && bookedBy !== null && (
        <p className="mt-3">
          {accepted.bookedBy} <Instant at={bookedBy} zones={zones} isPromise />
        </p>
      )}
      {shipmentState === null && due && <p className="mt-3">{due}</p>}
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

type OpenQuoteProps = QuoteProps & Pick<QuoteSectionProps, 'hidden' | 'refused' | 'known' | 'lane'>;

/** The letter of an open quote, with what its customer can do in its head: accept, ask, download, decline. */
function OpenQuote({ hidden, refused, known, lane, ...props }: OpenQuoteProps) {
  const { quote, strings } = props;
  const letter = useLetter(props);
  const { page } = strings;
  const outcomeOf = (name: RefusedForm['form']) => (refused?.form === name ? refused.outcome : undefined);
  const form = { quote, hidden, strings };
  return (
    <RateLetter
      letter={letter}
      isDocument
      picture={
        lane && (
          <div className="letter-lane print:hidden">
            <LaneMap lane={lane.phone} frames={laneFrames.phone} className="sm:hidden" />
            <LaneMap lane={lane.wide} frames={laneFrames.wide} className="max-sm:hidden" />
          </div>
        )
      }
      offer={
        <>
          <AcceptForm {...form} letter={letter} known={known} refused={outcomeOf('accept')} />
          <div className="letter-actions print:hidden">
            <Download {...props} />
            <a className="link py-1" href={`#${messageFormId}`}>
              {page.ask}
            </a>
            <details className="disclosure" open={outcomeOf('change') ? true : undefined}>
              <summary className="link w-fit py-1">{page.change.title}</summary>
              <ChangeForm {...form} refused={outcomeOf('change')} />
            </details>
            <details className="disclosure" open={outcomeOf('decline') ? true : undefined}>
              <summary className="link w-fit py-1">{page.decline.title}</summary>
              <DeclineForm {...form} refused={outcomeOf('decline')} />
            </details>
          </div>
        </>
      }
    />
  );
}

/** Quotes of a request: an open one as its letter, with forms that work without scripts; all others folded. */
export function QuoteSection({
  quotes,
  notice,
  shipmentState,
  needsKyc,
  refused,
  hidden,
  lane,
  askedAt,
  due,
  bookedBy,
  zones,
  known,
  ...shared
}: QuoteSectionProps) {
  const { strings } = shared;
  const locale = useLocale();
  const [quote, ...earlier] = quotes;
  if (!quote) return null;
  const isOpen = quote.state === 'sent';
  const next = { needsKyc, shipmentState, due, bookedBy, zones, strings };
  // Input for an earlier quote is shown but not carried over to this one's terms and prices.
  const isOwn = refused?.outcome.values?.quoteId === quote.id;
  const canRequote = (quote.state === 'declined' || quote.state === 'expired') && askedAt === null;
  const refusedRequote = canRequote && refused?.form === 'requote' ? refused.outcome : undefined;
  return (
    <section
      id="quote"
      aria-label={quoteTitle({ ...quote.document, locale }, shared.company, strings.document)}
      className="scroll-mt-[calc(var(--header-height)+1rem)]"
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
      {refused && !refusedRequote && !(isOpen && isOwn) && <UnsentForm {...refused} strings={strings.page} />}
      {askedAt !== null && (
        <p className="mb-4 border-l-4 border-strong bg-panel px-5 py-4 text-strong">
          {fill(strings.page[isOpen ? 'change' : 'requote'].asked, {
            day: dayOf(askedAt, shared.company.hours.timeZone, locale),
          })}{' '}
          {due}
        </p>
      )}
      {isOpen ? (
        <OpenQuote
          quote={quote}
          {...shared}
          lane={lane}
          hidden={hidden}
          known={known}
          refused={isOwn ? refused : null}
        />
      ) : (
        <>
          <div className="mb-4 border-l-4 border-strong bg-panel px-5 py-4">
            <StateLine quote={quote} {...shared} />
            {quote.state === 'accepted' && !notice && <NextStep {...next} />}
            {canRequote && (
              <RequoteForm quote={quote} hidden={hidden} refused={refusedRequote} strings={strings} />
            )}
          </div>
          <FoldedQuote quote={quote} {...shared} />
        </>
      )}
      {earlier.length > 0 && (
        <details className="disclosure mt-4">
          <summary className="link w-fit py-1">{strings.page.earlier}</summary>
          <ul className="mt-3 space-y-6">
            {earlier.map((earlierQuote) => (
              <li key={earlierQuote.id} className="border-t border-hairline pt-4">
                <FoldedQuote quote={earlierQuote} {...shared} isNamed />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

import type { FirstPriceStrings } from '#features/rates/strings.ts';
import type { Zones } from '#platform/values/moment.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Instant } from '#ui/instant.tsx';
import { PlainLink } from '#ui/locale.tsx';

interface PriceResultProps {
  lane: string;
  cargo: string;
  price: {
    range: string;
    mode: string;
    /** Empty where the days are not known. */
    transit: string;
    /** From where to where: port to port. */
    scope: string;
    notes: string[];
    includes: string;
    leavesOut: string;
  } | null;
  /** The cheapest price by each other carriage. */
  others: { mode: string; range: string; transit: string; href: string }[];
  /** Says that the price is for another container than was asked for; empty where it is not. */
  instead: string;
  /** The cargo in the visitor’s own words. */
  ownText: { label: string; text: string };
  /** The reason why there is no price. */
  refusal: string | null;
  /** Address of the brief with all that is known. */
  brief: string;
  dueIfSentNow: number;
  zones: Zones;
  strings: FirstPriceStrings;
}

/** The range of a shipment, what is in it, and the way to the firm quote. */
export function PriceResult(result: PriceResultProps) {
  const { lane, cargo, ownText, price, others, instead, refusal, brief, dueIfSentNow, zones, strings } =
    result;
  return (
    <div className="frame grid gap-x-10 gap-y-8 pt-8 pb-12 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-7">
        <h1 className="text-heading font-semibold text-strong">{lane}</h1>
        <p className="tabular mt-1 text-muted">{[cargo, price?.mode].filter(Boolean).join(' · ')}</p>
        {ownText.text && (
          <p className="measure mt-1 text-small break-words text-muted">
            {ownText.label}: <q>{ownText.text}</q>
          </p>
        )}
        <section aria-labelledby="result" className="mt-5 border-t-2 border-strong pt-4">
          <h2 id="result" className="label">
            {price ? strings.range : strings.refused.heading}
          </h2>
          {price ? (
            <>
              <p className="tabular mt-1 text-title font-semibold text-strong lg:text-display">
                {price.range}
              </p>
              {instead && <p className="mt-1 font-medium text-strong">{instead}</p>}
              <p className="mt-1 font-medium text-strong">{price.scope}</p>
              {price.transit && <p className="mt-1 text-strong">{price.transit}</p>}
              {price.notes.map((note) => (
                <p key={note} className="mt-1 text-small text-muted">
                  {note}
                </p>
              ))}
            </>
          ) : (
            <p className="mt-1 measure text-strong">{refusal}</p>
          )}
        </section>
        {others.map(({ mode, range, transit, href }) => (
          <p key={href} className="mt-4 border-t border-hairline pt-3">
            <a href={href} className="link font-medium">
              {mode}
            </a>{' '}
            <span className="tabular text-heading font-semibold whitespace-nowrap text-strong">{range}</span>
            {transit && <span className="block text-small text-muted">{transit}</span>}
          </p>
        ))}
      </div>
      <div className="self-end lg:col-span-4 lg:col-start-9">
        <div>
          {strings.firm} <Instant at={dueIfSentNow} zones={zones} isPromise />
        </div>
        <PlainLink href={brief} className="button button-primary mt-4 w-full">
          {strings.ask}
        </PlainLink>
      </div>
      {price && (
        <div className="lg:col-span-12">
          <FactList
            className="lg:grid lg:grid-cols-2 lg:gap-x-10"
            facts={[
              { label: strings.includes, value: price.includes },
              { label: strings.leavesOut, value: price.leavesOut },
            ]}
          />
          <p className="mt-3 max-w-2xl text-small text-muted">{strings.notAnOffer}</p>
        </div>
      )}
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { joinByDots } from '#platform/values/format.ts';
import { factRows, isWideFact, type Letter, type LetterFact, type LetterOption } from './letter.ts';

interface RateLetterProps {
  letter: Letter;
  /** Label of a sample letter. */
  tag?: string;
  /** True where its title and parts are headings of the page. */
  isDocument?: boolean;
  /** Picture below the head: the map of the lane. */
  picture?: ReactNode;
  /** Shown in place of the totals: a form around them. */
  offer?: ReactNode;
}

/**
 * Rate letter, set like a bill of lading (src/features/quotes/document/letter.css): the total, the shipment, each charge, what is
 * and is not included, and who answers for it. Adapts to its own width.
 */
export function RateLetter({ letter, tag, isDocument = false, picture, offer }: RateLetterProps) {
  const { company, title, facts, options, remarks, terms, nra, signed } = letter;
  const [Title, Part] = isDocument ? (['h2', 'h3'] as const) : (['b', 'b'] as const);
  return (
    <div className="letter">
      <div className="letter-head">
        <span className="letter-company">{company}</span>
        <Title className="letter-title">{title}</Title>
        {tag && <span className="letter-tag">{tag}</span>}
      </div>
      {picture}
      <div className="letter-offer">{offer ?? <LetterOffer letter={letter} />}</div>
      <Facts facts={facts} />
      <div className="letter-prices">
        {options.map((option) => (
          <Charges key={option.id} option={option} caption={letter.labels.charges} Heading={Part} />
        ))}
        {letter.note && <p className="letter-note">{letter.note}</p>}
      </div>
      <div className="letter-remarks">
        {remarks.map(({ id, title: heading, items }) => (
          <div key={id}>
            <Part className="letter-part">{heading}</Part>
            <ul>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
                <li key={index}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="letter-remarks">
        {terms && (
          <div>
            <Part className="letter-part">{terms.title}</Part>
            {terms.items.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        <div>
          <Part className="letter-part">{signed.label}</Part>
          <p>{signed.value}</p>
        </div>
      </div>
      {nra && (
        <div className="letter-notice">
          <Part className="letter-part">{nra.title}</Part>
          {nra.items.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
            <p key={index}>{paragraph}</p>
          ))}
          <p lang={defaultLocale}>
            <strong>{nra.statement}</strong>
          </p>
        </div>
      )}
    </div>
  );
}

/** The totals side by side, with the last day on which they hold. */
export function LetterOffer({ letter: { options, valid, labels } }: { letter: Letter }) {
  return (
    <>
      <ul className="letter-options" data-count={options.length}>
        {options.map(({ id, title, soFar, total, parts, way }) => (
          <li key={id}>
            <p className="letter-option">{joinByDots([title, soFar]) || labels.total}</p>
            {total.amount && (
              <p className="letter-total">
                {total.currency && <span className="letter-currency">{total.currency} </span>}
                {total.amount}
              </p>
            )}
            {parts && <p className="letter-way">{parts}</p>}
            {way && <p className="letter-way">{way}</p>}
          </li>
        ))}
      </ul>
      <p className="letter-valid">
        {valid.label} <b>{valid.value}</b>
      </p>
    </>
  );
}

function Facts({ facts }: { facts: LetterFact[] }) {
  return (
    <dl className="letter-facts">
      {factRows(facts, 1).map(
        ([fact]) =>
          fact && (
            <div key={fact.label} data-wide={isWideFact(fact) || undefined}>
              <dt className="label">{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ChargesProps {
  option: LetterOption;
  caption: string;
  Heading: 'b' | 'h3';
}

function Charges({ option, caption, Heading }: ChargesProps) {
  return (
    <div>
      <Heading className="letter-part">{option.title || caption}</Heading>
      <table className="letter-charges">
        <caption className="sr-only">{option.title || caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {caption}
            </th>
            <th scope="col" className="label">
              {option.amountLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {option.charges.map(({ id, item, note, amount, part }) => (
            <Fragment key={id}>
              {part && (
                <tr data-part>
                  <th colSpan={2} scope="col">
                    {part}
                  </th>
                </tr>
              )}
              <tr data-charge={id}>
                <th scope="row">
                  {item}
                  {note && <small>{note}</small>}
                </th>
                <td>{amount}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          {option.totals.map(({ label, amount, isFinal }) => (
            <tr key={label} data-final={isFinal || undefined}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {option.note && <p className="letter-note">{option.note}</p>}
    </div>
  );
}

import type { QuotesStrings } from '../../features/quotes/strings.ts';

export interface Rate {
  company: string;
  facts: { label: string; value: string }[];
  included: { item: string; amount: string }[];
  total: string;
  notIncluded: string[];
  changes: string[];
  signed: string;
}

interface RateLetterProps {
  rate: Rate;
  labels: QuotesStrings['rateLetter']['labels'];
  /** Label of a sample letter. */
  tag?: string;
}

/** Rate letter, set like a bill of lading: facts, included items with amounts, exclusions and possible changes. */
export function RateLetter({ rate, labels, tag }: RateLetterProps) {
  return (
    <div className="border-2 border-strong bg-field text-small leading-normal sm:text-base">
      <p className="flex items-baseline gap-x-3 border-b-2 border-strong px-4 py-3 sm:px-5">
        <span className="flex grow flex-wrap gap-x-3">
          <span className="font-semibold text-strong">{rate.company}</span>
          <span>{labels.title}</span>
        </span>
        {tag && (
          <span className="rounded-control border border-alert px-2 text-small font-semibold text-alert">
            {tag}
          </span>
        )}
      </p>
      <dl className="grid grid-cols-2 sm:grid-cols-3">
        {rate.facts.map(({ label, value }) => (
          <div key={label} className="-mt-px -ml-px border-t border-l border-hairline px-4 py-2.5 sm:px-5">
            <dt className="label">{label}</dt>
            <dd className="tabular text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="tabular w-full border-t border-strong">
        <thead className="text-left">
          <tr>
            <th scope="col" className="px-4 pt-3 pb-1 font-semibold text-strong sm:px-5">
              {labels.included}
            </th>
            <th scope="col" className="label px-4 pt-3 pb-1 text-right sm:px-5">
              {labels.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rate.included.map(({ item, amount }) => (
            <tr key={item} className="border-t border-hairline">
              <td className="px-4 py-1.5 sm:px-5">{item}</td>
              <td className="px-4 py-1.5 text-right sm:px-5">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-strong font-semibold text-strong">
            <th scope="row" className="px-4 py-2 text-left sm:px-5">
              {labels.total}
            </th>
            <td className="px-4 py-2 text-right sm:px-5">{rate.total}</td>
          </tr>
        </tfoot>
      </table>
      <div className="grid border-t border-strong sm:grid-cols-2">
        <Remarks title={labels.notIncluded} items={rate.notIncluded} />
        <Remarks title={labels.changes} items={rate.changes} />
      </div>
      <p className="border-t border-strong px-4 py-3 sm:px-5">
        <b className="block font-semibold text-strong">{labels.signed}</b>
        {rate.signed}
      </p>
    </div>
  );
}

function Remarks({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="px-4 py-3 not-first:border-hairline max-sm:not-first:border-t sm:px-5 sm:not-first:border-l">
      <p className="font-semibold text-strong">{title}</p>
      <ul className="mt-1 space-y-1">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

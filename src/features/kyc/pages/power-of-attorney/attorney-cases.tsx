import type { ReactNode } from 'react';
import { Link } from '#ui/locale.tsx';
import type { KycStrings } from '../../strings.ts';

interface AttorneyStepsProps {
  ready: { heading: string; list: { name: string; text: string }[] };
  next: {
    heading: string;
    steps: { title: string; text: string }[];
    link: string;
    /** The initial subject of the contact form when the reader comes from here. */
    subject: string;
  };
}

export function AttorneySteps({ ready, next }: AttorneyStepsProps) {
  return (
    <div className="frame grid gap-x-10 gap-y-16 py-section lg:grid-cols-12">
      <section aria-labelledby="ready" className="lg:col-span-7">
        <h2 id="ready" className="mb-8 text-title">
          {ready.heading}
        </h2>
        <dl className="border-t-2 border-strong">
          {ready.list.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-semibold text-strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="next" className="lg:col-span-4 lg:col-start-9">
        <div className="bg-panel p-6 sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]">
          <h2 id="next" className="text-heading">
            {next.heading}
          </h2>
          <ol className="mt-5 mb-6">
            {next.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4 border-t border-outline/50 py-4">
                <span className="tabular font-semibold text-strong" aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold text-strong">{title}</p>
                  <p className="text-small">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Link
            to={`/contactus?subject=${encodeURIComponent(next.subject)}`}
            className="button button-primary w-full"
          >
            {next.link}
          </Link>
        </div>
      </section>
    </div>
  );
}

interface AttorneyCase {
  situation: string;
  document: string;
  /** Further terms of the document, or when it is not needed. */
  terms?: string;
  signer: string;
  /** Left out where it is still open. */
  rule?: string;
}

interface AttorneyCasesProps {
  strings: KycStrings['powerOfAttorney']['cases'];
}

/** The decision: a reader's case, the document it needs and who signs it. On a telephone every row stands as a block. */
export function AttorneyCases({ strings: { columns, groups, ...strings } }: AttorneyCasesProps) {
  return (
    <section aria-labelledby="cases" className="pt-14 pb-section">
      <div className="frame">
        <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 id="cases" className="text-title lg:col-span-6">
            {strings.heading}
          </h2>
          <p className="measure lg:col-span-5 lg:col-start-8">{strings.text}</p>
        </div>
        <table
          aria-labelledby="cases"
          className="mt-9 block border-y-2 border-strong md:table md:w-full md:table-fixed"
        >
          <thead className="max-md:sr-only">
            <tr className="text-left">
              <th className="label w-[26%] py-2.5 pr-5 pl-4" scope="col">
                {columns.situation}
              </th>
              <th className="label border-l border-hairline px-5 py-2.5" scope="col">
                {columns.document}
              </th>
              <th className="label w-[25%] border-l border-hairline px-5 py-2.5" scope="col">
                {columns.signer}
              </th>
              <th className="label w-[13%] border-l border-hairline py-2.5 pl-5" scope="col">
                {columns.rule}
              </th>
            </tr>
          </thead>
          {groups.map(({ id, title, rows }) => (
            <tbody key={id} className="block md:table-row-group">
              <tr className="block md:table-row">
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="block border-y border-strong bg-panel py-3 text-left font-semibold text-strong max-md:-mx-gutter max-md:px-gutter md:table-cell md:px-4"
                >
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <CaseRow key={row.situation} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
        <div className="mt-6 grid gap-x-10 gap-y-3 text-small md:grid-cols-2">
          {strings.notes.map((note) => (
            <p key={note} className="measure">
              {note}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

function CaseRow({ row, columns }: { row: AttorneyCase; columns: AttorneyCasesProps['strings']['columns'] }) {
  return (
    <tr className="block border-b border-hairline py-6 align-baseline last:border-b-0 md:table-row md:py-0">
      <th
        scope="row"
        className="block text-left text-[1.25rem] leading-snug text-balance font-semibold text-strong md:table-cell md:py-5 md:pr-5 md:pl-4 md:text-[1.0625rem]"
      >
        {row.situation}
      </th>
      <Cell label={columns.document}>
        <span className="block font-medium text-strong">{row.document}</span>
        {row.terms}
      </Cell>
      <Cell label={columns.signer}>{row.signer}</Cell>
      <td className="label tabular mt-3 block max-md:empty:hidden md:table-cell md:border-l md:border-hairline md:py-5 md:pl-5">
        {row.rule}
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="mt-3 block md:table-cell md:border-l md:border-hairline md:px-5 md:py-5 md:text-[1rem] md:leading-normal">
      {/* The column's name, where the row stands as a block. */}
      <span aria-hidden className="label block md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

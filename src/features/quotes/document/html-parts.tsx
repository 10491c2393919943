import { factsInPairs } from '../../../platform/pdf/fact-rows.ts';
import type { QuoteParts } from './quote-document.tsx';

/** Parts of a quote on a page. Its title is a second heading; a table leaves narrow screens its name and its last column. */
export const htmlParts: QuoteParts = {
  Sheet: ({ title, children }) => (
    <div className="space-y-8">
      <h2 className="text-heading">{title}</h2>
      {children}
    </div>
  ),
  Facts: ({ facts }) => (
    <dl className="grid border-t border-hairline sm:grid-cols-2">
      {factsInPairs(facts).flatMap((row) =>
        row.map(({ label, value }) => (
          <div
            key={label}
            className={`border-b border-hairline py-3 ${row.length === 1 ? 'sm:col-span-2' : 'sm:pr-4'}`}
          >
            <dt className="label">{label}</dt>
            <dd className="tabular mt-0.5 text-strong whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        )),
      )}
    </dl>
  ),
  Section: ({ heading, children }) => (
    <div className="space-y-4">
      <h3 className="font-semibold text-strong">{heading}</h3>
      {children}
    </div>
  ),
  Part: ({ heading, children }) => (
    <div className="space-y-4 not-first:pt-4">
      <h4 className="font-semibold text-strong wrap-anywhere">{heading}</h4>
      {children}
    </div>
  ),
  Table: ({ caption, columns, rows, totals = [], note }) => (
    <>
      <table className="tabular w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-strong">
          <tr>
            {columns.map(({ label, isNumber, isSecondary }) => (
              <th
                key={label}
                scope="col"
                className={`label py-2 align-bottom not-last:pr-4 ${isNumber ? 'text-right' : ''} ${isSecondary ? 'max-sm:hidden' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-3 pr-4 font-medium text-strong sm:min-w-36 wrap-anywhere">
                {name?.text}
                {name?.note && <span className="block text-small font-normal text-muted">{name.note}</span>}
                {name?.instead && (
                  <span className="block text-small font-normal text-muted sm:hidden">{name.instead}</span>
                )}
              </th>
              {cells.map(({ text, note }, index) => {
                const column = columns[index + 1];
                return (
                  <td
                    key={column?.label}
                    className={`py-3 not-last:pr-4 ${column?.isNumber ? 'text-right' : ''} ${column?.isSecondary ? 'text-small max-sm:hidden' : 'text-strong'} ${column?.isSecondary && column.isNumber ? 'whitespace-nowrap' : ''}`}
                  >
                    {text}
                    {note && <span className="block text-small text-muted">{note}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map(({ label, amount, isFinal }) => (
              <tr key={label} className={isFinal ? 'font-semibold text-strong' : ''}>
                <th
                  scope="row"
                  colSpan={columns.filter(({ isSecondary }) => !isSecondary).length - 1}
                  // Wider than its column, whose width the charges decide.
                  className={`pt-3 pr-4 text-left sm:max-w-0 sm:whitespace-nowrap ${isFinal ? 'font-semibold' : 'font-normal'}`}
                >
                  {label}
                </th>
                {columns.map(
                  ({ label: name, isSecondary }) =>
                    isSecondary && <td key={name} className="max-sm:hidden" />,
                )}
                <td className="pt-3 text-right whitespace-nowrap">{amount}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
      {note && <p className="measure text-small text-muted">{note}</p>}
    </>
  ),
  List: ({ items }) => (
    <ul className="measure list-disc space-y-1 pl-5 wrap-anywhere">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
        <li key={index}>{item}</li>
      ))}
    </ul>
  ),
  Text: ({ children }) => <p className="measure wrap-anywhere">{children}</p>,
};

import { FigureList } from '../../../ui/desk/charts.tsx';
import type { QuoteFiguresView } from './quote-view.ts';

interface TableProps {
  id: string;
  title: string;
  columns: string[];
  rows: { id: string; cells: string[] }[];
  note?: string;
}

/** Table whose first cells name the lines. */
function FigureTable({ id, title, columns, rows, note }: TableProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-[1rem]">
        {title}
      </h3>
      <div className="overflow-x-auto">
        <table className="tabular mt-1 w-full">
          <thead>
            <tr className="border-b border-hairline">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-1.5 pl-4 text-right text-[0.8125rem] font-medium text-muted first:pl-0 first:text-left"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: row, cells: [name, ...cells] }) => (
              <tr key={row} className="border-b border-hairline">
                <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 pl-4 text-right sm:whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-1 text-[0.8125rem] text-muted">{note}</p>}
    </section>
  );
}

export function QuoteSection({ view }: { view: QuoteFiguresView }) {
  const { t, glance, revenue, lanes, services, reasons } = view;
  const outcomes = [t.quoted, t.won, t.lost, t.winRate];
  return (
    <section aria-labelledby="quotes" className="mt-10 border-t border-hairline pt-6">
      <h2 id="quotes" className="text-[1.125rem]">
        {t.title}
      </h2>
      <p className="max-w-[72ch] text-muted">{t.text}</p>
      <div className="py-5">
        <FigureList figures={glance} label={t.title} isRow />
      </div>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        {revenue.length > 0 ? (
          <FigureTable
            id="quote-revenue"
            title={t.revenue.title}
            columns={[t.revenue.currency, t.revenue.count, t.revenue.price, t.revenue.margin]}
            rows={revenue}
            note={t.revenue.note}
          />
        ) : (
          <p className="text-muted">{t.revenue.none}</p>
        )}
        {reasons.length > 0 && (
          <FigureTable
            id="quote-reasons"
            title={t.reasons.title}
            columns={[t.reasons.reason, t.reasons.count]}
            rows={reasons}
          />
        )}
        {lanes.length > 0 && (
          <FigureTable
            id="quote-lanes"
            title={t.lanes.title}
            columns={[t.lanes.lane, ...outcomes]}
            rows={lanes}
          />
        )}
        {services.length > 0 && (
          <FigureTable
            id="quote-services"
            title={t.services.title}
            columns={[t.services.service, ...outcomes]}
            rows={services}
          />
        )}
      </div>
    </section>
  );
}

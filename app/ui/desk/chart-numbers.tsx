interface ChartNumbersProps {
  title: string;
  /** What opens the table. */
  show: string;
  columns: string[];
  /** A line each; the first cell names it. */
  rows: { id: string; cells: (string | number)[] }[];
}

/** The numbers of a chart, as a table that is opened. A wide one scrolls by itself. */
export function ChartNumbers({ title, show, columns, rows }: ChartNumbersProps) {
  const cell = 'border-b border-hairline py-1 pr-4';
  return (
    <details className="mt-2">
      <summary className="min-h-8 cursor-pointer py-1 text-[0.875rem] text-muted">{show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-label={title} tabIndex={0} className="mt-1 overflow-x-auto">
        <table className="tabular min-w-96 text-[0.875rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left align-bottom text-muted">
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} font-medium`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                  {name}
                </th>
                {cells.map((value, index) => (
                  <td key={columns[index + 1]} className={cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

import type { ReactNode } from 'react';

interface TableProps {
  /** For screen readers. */
  caption?: string;
  columns: string[];
  /** The first cell names its row. */
  rows: { id: string; cells: ReactNode[] }[];
  /** Layout of the table, and of its cells by variants such as `[&_td]:py-1`. */
  className: string;
}

/** Plain table of texts and numbers. */
export function Table({ caption, columns, rows, className }: TableProps) {
  return (
    <table className={`plain-table ${className}`}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

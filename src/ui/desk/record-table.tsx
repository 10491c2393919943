import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowSteps } from './use-row-steps.ts';

interface RecordColumn<Row> {
  title: string;
  /** Null or an empty text for an empty cell. The first column names the row. */
  cell: (row: Row) => ReactNode;
  /** Second line of the cell; null for none. */
  note?: (row: Row) => string | null;
  /** True to take the remaining room. */
  isWide?: boolean;
  /** True for texts that wrap and are never truncated. */
  isWrapped?: boolean;
  /** True to truncate long names. */
  isCut?: boolean;
  /** True for amounts and counts, whose digits end in one edge. */
  isAmount?: boolean;
}

/** Style of a linked name; its note stays visible on a narrow screen. */
const nameText = 'line-clamp-3 lg:block lg:truncate';

interface CellProps {
  text: ReactNode;
  note: string | null;
  textClass: string;
  /** True for a note below its text on a narrow screen too. */
  isBelow?: boolean;
  isWrapped?: boolean | undefined;
}

function Cell({ text, note, textClass, isBelow = false, isWrapped = false }: CellProps) {
  if (note === null) return text;
  return (
    <>
      <span className={textClass}>{text}</span>
      {note && (
        <>
          {!isBelow && <span className="text-muted lg:hidden"> · </span>}
          <span
            className={`text-[0.8125rem] leading-tight font-normal text-muted lg:block ${isWrapped ? '' : 'lg:truncate'} ${isBelow ? 'block' : ''}`}
          >
            {note}
          </span>
        </>
      )}
    </>
  );
}

interface RecordTableProps<Row> {
  caption: string;
  columns: RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Link of a row; absent for none. */
  pathOf?: (row: Row) => string;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/**
 * Linked records: a table with rows of 40 px, or 56 px with notes, on a wide screen; a few lines each on a narrow one.
 */
export function RecordTable<Row>({ caption, columns, rows, keyOf, pathOf, empty }: RecordTableProps<Row>) {
  useRowSteps();
  if (rows.length === 0) return empty ?? null;
  const noteOf = ({ note }: RecordColumn<Row>, row: Row) => note?.(row) ?? null;
  const hasNotes = rows.some((row) => columns.some((column) => noteOf(column, row) !== null));
  const [nameColumn, ...others] = columns;
  // Names take the room when no column is wide.
  const isNameWide = !columns.some(({ isWide }) => isWide);
  return (
    <table className="block w-full lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-b border-hairline">
          {columns.map(({ title, isAmount }) => (
            <th
              key={title}
              scope="col"
              data-amount={isAmount}
              className="data-amount:text-right py-2 pr-6 text-left whitespace-nowrap first:pl-1 text-[0.8125rem] font-medium text-muted"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-tall={hasNotes}
            className={`${pathOf ? 'desk-row' : ''} relative flex flex-wrap gap-x-4 gap-y-0.5 border-b border-hairline py-2.5 lg:table-row lg:h-10 lg:data-[tall=true]:h-14`}
          >
            {nameColumn && (
              <NameCell column={nameColumn} row={row} path={pathOf?.(row)} isWide={isNameWide} />
            )}
            {others.map((column) => {
              const { title, isWide, isWrapped, isCut, isAmount } = column;
              const text = column.cell(row);
              if (text === null || text === '') return <td key={title} className="hidden lg:table-cell" />;
              return (
                <td
                  key={title}
                  data-wide={isWide}
                  data-wrapped={isWrapped}
                  data-cut={isCut}
                  data-amount={isAmount}
                  className="lg:data-amount:text-right tabular min-w-0 data-wide:basis-full text-[0.875rem] wrap-anywhere lg:pr-6 lg:text-[length:inherit] lg:whitespace-nowrap lg:data-cut:max-w-56 lg:data-cut:truncate lg:data-wide:not-data-wrapped:w-full lg:data-wide:not-data-wrapped:max-w-0 lg:data-wide:not-data-wrapped:truncate lg:data-wrapped:py-1.5 lg:data-wrapped:wrap-break-word lg:data-wrapped:whitespace-normal 2xl:data-cut:max-w-96"
                >
                  {!isWide && <span className="text-muted lg:hidden">{title}: </span>}
                  <Cell
                    text={text}
                    note={noteOf(column, row)}
                    textClass={isWrapped ? 'lg:block' : 'lg:block lg:truncate'}
                    isWrapped={isWrapped}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NameCellProps<Row> {
  column: RecordColumn<Row>;
  row: Row;
  path: string | undefined;
  isWide: boolean;
}

function NameCell<Row>({ column, row, path, isWide }: NameCellProps<Row>) {
  const text = column.cell(row);
  const note = column.note?.(row) ?? null;
  return (
    <td
      data-wide={isWide}
      data-wrapped={column.isWrapped}
      className="min-w-0 basis-full font-medium wrap-anywhere text-strong lg:not-data-wrapped:max-w-64 lg:min-w-32 lg:not-data-wrapped:truncate lg:data-wrapped:py-1.5 lg:data-wrapped:wrap-break-word lg:pr-6 lg:pl-1 lg:data-[wide=true]:w-full 2xl:max-w-96"
    >
      {path === undefined ? (
        <Cell text={text} note={note} textClass="lg:block lg:truncate" isBelow />
      ) : (
        <Link to={path} data-row-link className="block before:absolute before:inset-0 lg:truncate">
          {note === null ? (
            <span className={nameText}>{text}</span>
          ) : (
            <Cell text={text} note={note} textClass={nameText} isBelow />
          )}
        </Link>
      )}
    </td>
  );
}

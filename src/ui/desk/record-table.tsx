import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskTime } from './desk-time.tsx';

/** Column; a wide one takes the remaining room. */
interface RecordColumn {
  title: string;
  isWide?: boolean;
  /** True to truncate long names. */
  isCut?: boolean;
}

/** Cell content: text, time, or text with a note below. Null for empty. */
type RecordCell = string | null | { text: string; at: number } | { text: string; note: string };

interface RecordRow {
  id: string;
  /** Link of the row; absent for none. */
  path?: string;
  /** One per column; the first is the row's name. */
  cells: RecordCell[];
}

/** Style of a linked name; its note stays visible on a narrow screen. */
const nameText = 'line-clamp-3 lg:block lg:truncate';

function Cell({
  cell,
  textClass = 'lg:block lg:truncate',
}: {
  cell: RecordCell | undefined;
  textClass?: string;
}) {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('at' in cell) return <DeskTime {...cell} />;
  return (
    <>
      <span className={textClass}>{cell.text}</span>
      {cell.note && (
        <span className="block text-[0.8125rem] leading-tight font-normal text-muted lg:truncate">
          {cell.note}
        </span>
      )}
    </>
  );
}

interface RecordTableProps {
  caption: string;
  columns: RecordColumn[];
  rows: RecordRow[];
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/**
 * Linked records: a table with rows of 40 px, or 56 px with notes, on a wide screen; a few lines each on a narrow one.
 */
export function RecordTable({ caption, columns, rows, empty }: RecordTableProps) {
  if (rows.length === 0) return empty;
  const hasNotes = rows.some(({ cells }) =>
    cells.some((cell) => typeof cell === 'object' && cell !== null && 'note' in cell),
  );
  // Names take the room when no column is wide.
  const isNameWide = !columns.some(({ isWide }) => isWide);
  return (
    <table className="block w-full lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-b border-hairline">
          {columns.map(({ title }) => (
            <th
              key={title}
              scope="col"
              className="py-2 pr-6 text-left whitespace-nowrap first:pl-1 text-[0.8125rem] font-medium text-muted"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map(({ id, path, cells: [name, ...cells] }) => (
          <tr
            key={id}
            data-tall={hasNotes}
            className={`${path ? 'desk-row' : ''} relative flex flex-wrap gap-x-4 gap-y-0.5 border-b border-hairline py-2.5 lg:table-row lg:h-10 lg:data-[tall=true]:h-14`}
          >
            <td
              data-wide={isNameWide}
              className="min-w-0 basis-full font-medium wrap-anywhere text-strong lg:max-w-64 lg:min-w-32 lg:truncate lg:pr-6 lg:pl-1 lg:data-[wide=true]:w-full 2xl:max-w-96"
            >
              {path ? (
                <Link to={path} data-row-link className="block before:absolute before:inset-0 lg:truncate">
                  {typeof name === 'string' ? (
                    <span className={nameText}>{name}</span>
                  ) : (
                    <Cell cell={name} textClass={nameText} />
                  )}
                </Link>
              ) : (
                <Cell cell={name} />
              )}
            </td>
            {cells.map((cell, index) => {
              const { title = '', isWide, isCut } = columns[index + 1] ?? {};
              if (cell === null) return <td key={title} className="hidden lg:table-cell" />;
              return (
                <td
                  key={title}
                  data-wide={isWide}
                  data-cut={isCut}
                  className="tabular min-w-0 text-[0.875rem] wrap-anywhere lg:pr-6 lg:text-[length:inherit] lg:whitespace-nowrap lg:data-cut:max-w-56 lg:data-cut:truncate lg:data-wide:w-full lg:data-wide:max-w-0 lg:data-wide:truncate 2xl:data-cut:max-w-96"
                >
                  <span className="text-muted lg:hidden">{title}: </span>
                  <Cell cell={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

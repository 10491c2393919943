import { InboxLine } from './inbox-line.tsx';
import type { InboxRow, InboxWords } from './inbox-words.ts';

const cell = 'py-2 text-[0.8125rem] font-medium text-muted';
const left = `${cell} pr-4 text-left`;

/** The requests, each with a box to tick for doing something with several at once. */
export function InboxTable({ rows, words }: { rows: InboxRow[]; words: InboxWords }) {
  const { columns } = words;
  return (
    <table className="block w-full lg:table">
      <caption className="sr-only">{words.heading}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-b border-hairline">
          <td className="w-11" />
          <th className={left}>{columns.due}</th>
          <th className={left}>{columns.from}</th>
          <th className={left}>{columns.about}</th>
          <th className={left}>{columns.stage}</th>
          <th className={left}>{columns.owner}</th>
          <th className={`${cell} pr-1 text-right`}>{columns.received}</th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <InboxLine key={row.id} row={row} words={words} />
        ))}
      </tbody>
    </table>
  );
}

import { Link } from 'react-router';
import { DeskTime } from '../desk-time.tsx';
import { DueMark } from '../due-mark.tsx';
import type { InboxRow, InboxWords } from './inbox-words.ts';

/** One request: a row of the table on a wide screen, a card of three lines on a narrow one. */
export function InboxLine({ row, words }: { row: InboxRow; words: InboxWords }) {
  const who = row.name || row.company || row.reference;
  return (
    <tr
      data-row
      data-new={row.isNew || undefined}
      className="desk-row group relative grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-hairline py-2.5 lg:table-row"
    >
      <td className="row-span-3 pl-2 lg:w-11 lg:py-1.5 lg:pr-4">
        <input
          type="checkbox"
          name="lead"
          value={`${row.id} ${row.version}`}
          aria-label={`${words.tick} ${row.reference}`}
          className="relative z-1 size-4.5 align-middle accent-(--color-strong)"
        />
      </td>
      <td className="col-start-3 row-start-1 text-right lg:py-1.5 lg:pr-4 lg:text-left">
        <DueMark {...row.due} />
      </td>
      <td className="col-start-2 row-start-1 min-w-0 lg:w-52 lg:max-w-52 lg:py-1.5 2xl:w-72 2xl:max-w-72 lg:pr-4">
        <Link
          to={row.path}
          data-row-link
          className="block truncate font-medium text-strong group-has-data-[due=none]:font-normal before:absolute before:inset-0"
        >
          {who}
        </Link>
        {row.company && row.company !== who && (
          <span className="block truncate text-[0.8125rem] text-muted">{row.company}</span>
        )}
      </td>
      <td className="col-span-2 col-start-2 min-w-0 lg:max-w-0 lg:w-full lg:py-1.5 lg:pr-4">
        <span className="block truncate">{row.excerpt}</span>
        <span className="tabular block truncate text-[0.8125rem] text-muted">
          {row.reference} · {row.service || row.kind}
          <span className="lg:hidden"> · {[row.stage, row.owner].filter(Boolean).join(' · ')}</span>
        </span>
      </td>
      <td className="hidden whitespace-nowrap lg:table-cell lg:py-1.5 lg:pr-4">{row.stage}</td>
      <td title={row.owner} className="hidden max-w-28 truncate lg:table-cell lg:py-1.5 lg:pr-4 2xl:max-w-44">
        {row.owner || <span className="text-muted">{words.nobody}</span>}
      </td>
      <td className="tabular hidden text-right whitespace-nowrap text-muted lg:table-cell lg:py-1.5 lg:pr-1">
        <DeskTime {...row.received} />
      </td>
    </tr>
  );
}

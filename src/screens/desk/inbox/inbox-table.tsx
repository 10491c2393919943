import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link, type useFetcher } from 'react-router';
import type { inbox as inboxStrings } from '../../../features/requests/strings/en/inbox.ts';
import { fill } from '../../../platform/values/format.ts';
import { type Option, Options } from '../../../ui/desk/controls.tsx';
import { DeskTime, DueTime } from '../../../ui/desk/desk-time.tsx';
import type { rowOf } from '../inbox-view.ts';
import type { ReadingPane } from './use-reading-pane.ts';

export type InboxRow = ReturnType<typeof rowOf> & {
  /** Arrived since the list was opened. */
  isNew: boolean;
};

export type InboxAction = typeof import('../inbox.tsx').action;

/** Submits the list's forms without navigation, so that the open request stays. */
export type InboxFetcher = ReturnType<typeof useFetcher<InboxAction>>;

/** Shortens a long origin rather than the destination. */
function LaneText({ lane: { from, to }, t }: { lane: { from: string; to: string }; t: typeof inboxStrings }) {
  return (
    <span className="flex min-w-0 gap-1.5 font-medium text-strong" title={to ? `${from} → ${to}` : from}>
      <span className="min-w-0 truncate">{from}</span>
      <span aria-hidden className="text-muted">
        →
      </span>
      <span className="sr-only">{t.laneTo}</span>
      {to ? (
        <span className="max-w-full shrink-0 truncate">{to}</span>
      ) : (
        <span className="text-muted">
          <span aria-hidden>?</span>
          <span className="sr-only">{t.noDestination}</span>
        </span>
      )}
    </span>
  );
}

const tag =
  'inline-block rounded-control border border-outline px-1.5 text-[0.8125rem] leading-snug text-strong';

/** Line of the table on a wide screen, a card on a narrow one. */
export function InboxLine({ row, pane, t }: { row: InboxRow; pane: ReadingPane; t: typeof inboxStrings }) {
  const who = row.name || row.company || row.reference;
  return (
    <tr
      data-row
      data-new={row.isNew || undefined}
      className="desk-row group relative grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-hairline py-2.5 lg:table-row"
    >
      <td className="row-span-3 pl-2">
        <input
          type="checkbox"
          name="lead"
          value={`${row.id} ${row.version}`}
          aria-label={`${t.select} ${row.reference}`}
          className="relative z-1 size-4.5 align-middle accent-(--color-strong)"
        />
      </td>
      <td className="col-start-3 row-start-1 text-right lg:text-left">
        {row.due && <DueTime {...row.due} />}
        {!row.due && row.followUp && (
          <DeskTime
            className="due"
            data-due={row.followUp.isDue ? 'soon' : 'none'}
            at={row.followUp.at}
            text={row.followUp.text}
          />
        )}
      </td>
      {row.lane && (
        <td data-column="lane" className="col-span-2 col-start-2 min-w-0">
          <LaneText lane={row.lane} t={t} />
        </td>
      )}
      <td
        // Next to a request there is one column for both: the lane, or the cargo when the lane is unknown.
        colSpan={row.lane || pane.isWide ? undefined : 2}
        data-column={row.lane ? 'goods' : 'lane'}
        title={[row.cargo, row.about].filter(Boolean).join('\n')}
        className="col-span-2 col-start-2 min-w-0 lg:truncate"
      >
        <span className="block truncate">
          {row.cargo && <span className="tabular mr-2 text-strong lg:hidden">{row.cargo}</span>}
          {row.shortCargo && (
            <span className="tabular mr-2 hidden text-strong lg:inline">{row.shortCargo}</span>
          )}
          {row.goods}
        </span>
        <span className="tabular block truncate text-[0.8125rem] text-muted lg:hidden">
          {[row.reference, row.service || row.kind, row.stage, row.owner].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td data-column="from" className="col-start-2 row-start-1 min-w-0">
        <span className="flex min-w-0 gap-2">
          <Link
            to={row.path}
            data-row-link
            aria-current={row.id === pane.openId || undefined}
            title={row.reference}
            className="max-w-full truncate text-strong before:absolute before:inset-0 not-data-tight:shrink-0 group-has-[.due]:font-medium data-tight:min-w-0 data-language:max-w-[calc(100%-2.875rem)]"
            data-tight={row.hasMessage || row.here !== '' || row.replying !== '' || undefined}
            data-language={row.language ? '' : undefined}
          >
            {who}
          </Link>
          {row.company && row.company !== who && (
            <span title={row.company} className="min-w-0 shrink-99 truncate text-muted">
              {row.company}
            </span>
          )}
          {row.language && (
            <span title={row.language.title} className={`${tag} shrink-0 self-center`}>
              <span aria-hidden>{row.language.text}</span>
              <span className="sr-only">{row.language.title}</span>
            </span>
          )}
          {row.hasMessage && (
            <span
              title={t.customerReplied}
              className="flex shrink-0 items-center gap-1 text-[0.8125rem] text-strong"
            >
              <MessageSquare size={14} aria-hidden className="shrink-0" />
              <span aria-hidden>{t.replied}</span>
              <span className="sr-only">{t.customerReplied}</span>
            </span>
          )}
          {row.replying && (
            <span className="ml-auto max-w-[50%] shrink-0 truncate text-[0.8125rem] text-strong">
              {fill(t.replying, { name: row.replying })}
            </span>
          )}
          {row.here && !row.replying && (
            <span
              title={fill(t.here, { names: row.here })}
              className="ml-auto flex max-w-[50%] shrink-0 items-center gap-1 text-[0.8125rem] text-strong"
            >
              <Eye size={14} aria-hidden className="shrink-0" />
              <span aria-hidden className="truncate">
                {row.here}
              </span>
              <span className="sr-only">{fill(t.here, { names: row.here })}</span>
            </span>
          )}
        </span>
      </td>
      <td data-column="owner" title={row.owner} className="hidden truncate xl:table-cell">
        {row.owner || <span className="text-muted">{t.nobody}</span>}
      </td>
      <td data-column="stage" className="hidden whitespace-nowrap lg:table-cell">
        <span className={tag}>{row.stage}</span>
      </td>
      <td data-column="received" className="tabular hidden whitespace-nowrap text-muted 2xl:table-cell">
        <DeskTime {...row.received} />
      </td>
    </tr>
  );
}

interface BulkBarProps {
  count: number;
  stages: Option[];
  reasons: Option[];
  staff: Option[];
  isSpam: boolean;
  onStage: () => void;
  onFollowUp: () => void;
  t: typeof inboxStrings;
}

/**
 * Actions on all selected requests. With scripts shown once one is selected; without, always shown, with the stage next
 * to its button.
 */
export function BulkBar({ count, stages, reasons, staff, isSpam, onStage, onFollowUp, t }: BulkBarProps) {
  const { bulk } = t;
  return (
    <div
      data-empty={count === 0 || undefined}
      className="bulk-bar sticky bottom-0 z-10 flex-wrap items-center gap-2 border-t border-strong bg-ground py-3"
    >
      <output className="tabular mr-2 font-medium text-strong scripted">{fill(t.selected, { count })}</output>
      <button type="submit" name="intent" value="assign-me" className="desk-button">
        {bulk.assign}
        <kbd aria-hidden className="key scripted">
          a
        </kbd>
      </button>
      <button type="button" onClick={onStage} className="desk-button scripted">
        {bulk.change}
        <kbd aria-hidden className="key">
          e
        </kbd>
      </button>
      <button type="button" onClick={onFollowUp} className="desk-button scripted">
        {bulk.followUp}
        <kbd aria-hidden className="key">
          s
        </kbd>
      </button>
      <span className="unscripted flex flex-wrap gap-2">
        <select name="stage" aria-label={bulk.stage} className="desk-input w-auto">
          <Options options={stages} />
        </select>
        <select name="reason" aria-label={bulk.reason} className="desk-input w-auto">
          <Options
            options={reasons.map(({ value, title }) => ({
              value,
              title: fill(bulk.lostSince, { reason: title }),
            }))}
          />
        </select>
        <input name="detail" maxLength={300} aria-label={bulk.detail} className="desk-input w-40" />
        <button type="submit" name="intent" value="stage" className="desk-button">
          {bulk.change}
        </button>
      </span>
      <button type="submit" name="intent" value={isSpam ? 'not-spam' : 'spam'} className="desk-button">
        {isSpam ? bulk.notSpam : bulk.spam}
        <kbd aria-hidden className="key scripted">
          !
        </kbd>
      </button>
      <button type="submit" name="intent" value="merge" className="desk-button">
        {bulk.merge}
      </button>
      <span className="flex min-w-0">
        <select
          name="owner"
          aria-label={bulk.assignTo}
          className="desk-input w-36 min-w-0 rounded-r-none border-r-0"
        >
          <Options options={staff} />
        </select>
        <button type="submit" name="intent" value="assign" className="desk-button shrink-0 rounded-l-none">
          {bulk.assignTo}
        </button>
      </span>
    </div>
  );
}

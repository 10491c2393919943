import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Paperclip from 'lucide-react/icons/paperclip';
import { Link, type useFetcher } from 'react-router';
import { languageTag } from '#features/requests/desk/customer-language.ts';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { kinds, modes, stages, stageText, trapFilled } from '#features/requests/strings/en/leads.ts';
import { shortDate, shortDay } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, listIn } from '#platform/values/format.ts';
import { DeskTime, DueTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import type { Route } from '../+types/inbox';
import type { ReadingPane } from './use-reading-pane.ts';

export type LoadedList = NonNullable<Route.ComponentProps['loaderData']['list']>;

type InboxRow = LoadedList['rows'][number];

export type InboxAction = typeof import('../inbox.tsx').action;

/** Submits the list's forms without navigation, so that the open request stays. */
export type InboxFetcher = ReturnType<typeof useFetcher<InboxAction>>;

/** Shortens a long origin rather than the destination. */
function LaneText({ from, to }: { from: string; to: string }) {
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

/** Returns the shipment as a forwarder notes it, "LCL · 1,000 kg · 5.3 m³ · ready Dec 5"; empty without one. */
function cargoOf({ mode, grossKg, volumeM3, readyOn }: InboxRow): string {
  const numberOf = (value: number, maximumFractionDigits: number) =>
    formatNumber(deskLocale, value, { maximumFractionDigits });
  const parts = [
    mode && modes[mode],
    grossKg !== null && fill(t.cargo.kg, { amount: numberOf(grossKg, 0) }),
    volumeM3 !== null && fill(t.cargo.m3, { amount: numberOf(volumeM3, 1) }),
    readyOn && fill(t.cargo.ready, { date: shortDate(readyOn) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Due time or, when nobody waits for a reply, follow-up time; a won request is shown until its shipment starts. */
function DueCell({ due, dueAt, followUpAt, isFollowUpDue, stage }: InboxRow) {
  const { timeZone } = useDeskClock();
  if (due) return <DueTime due={due} dueAt={dueAt} />;
  if (followUpAt === null) return null;
  const { toShip, due: isDue, on } = t.followUp;
  const day = shortDay(followUpAt, timeZone);
  return (
    <DeskTime
      className="due"
      data-due={isFollowUpDue && stage !== 'won' ? 'soon' : 'none'}
      at={followUpAt}
      text={stage === 'won' ? toShip : fill(isFollowUpDue ? isDue : on, { day })}
    />
  );
}

/** Badges beside the customer's name: language, an unread message, and colleagues at work. */
function CustomerBadges({ row }: { row: InboxRow }) {
  const language = languageTag(row.locale);
  const here = listIn(deskLocale, row.here);
  return (
    <>
      {language && (
        <span title={language.title} className={`${tag} shrink-0 self-center`}>
          <span aria-hidden>{language.text}</span>
          <span className="sr-only">{language.title}</span>
        </span>
      )}
      {row.isTrapFilled && (
        <span title={trapFilled.title} className={`${tag} shrink-0 self-center`}>
          <span aria-hidden>{trapFilled.tag}</span>
          <span className="sr-only">{trapFilled.title}</span>
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
      {here && !row.replying && (
        <span
          title={fill(t.here, { names: here })}
          className="ml-auto flex max-w-[50%] shrink-0 items-center gap-1 text-[0.8125rem] text-strong"
        >
          <Eye size={14} aria-hidden className="shrink-0" />
          <span aria-hidden className="truncate">
            {here}
          </span>
          <span className="sr-only">{fill(t.here, { names: here })}</span>
        </span>
      )}
    </>
  );
}

/** The price of the draft, with what is missing for one or who has saved it. */
function DraftText({ price, note }: NonNullable<InboxRow['draft']>) {
  return (
    <span className="tabular block truncate text-[0.8125rem] leading-tight text-strong first-letter:uppercase">
      {price && <span className="font-semibold">{price}</span>}
      {price && note && ' · '}
      {note}
    </span>
  );
}

/** Reference, time of receipt, and how a request came; a narrow screen has the reference in its own line. */
function ArrivalLine({ reference, receivedAt, isMailed, hasFiles }: InboxRow) {
  const icon = (Icon: typeof Mail, title: string) => (
    <span title={title}>
      <Icon size={13} aria-hidden />
      <span className="sr-only">{title}</span>
    </span>
  );
  return (
    <span className="tabular hidden items-center gap-x-1.5 truncate text-[0.8125rem] leading-tight text-muted lg:flex">
      {reference}
      <span className="2xl:hidden">
        <DeskTime at={receivedAt} />
      </span>
      {isMailed && icon(Mail, t.mailed)}
      {hasFiles && icon(Paperclip, t.hasFiles)}
    </span>
  );
}

interface InboxLineProps {
  row: InboxRow;
  path: string;
  /** Arrived since the list was opened. */
  isNew: boolean;
  staff: LoadedList['staff'];
  pane: ReadingPane;
}

/** Line of the table on a wide screen, a card on a narrow one. */
function InboxLine({ row, path, isNew, staff, pane }: InboxLineProps) {
  const name = row.name || row.email || row.phone;
  const who = name || row.company || row.reference;
  const owner = row.ownerId && (staff.find(({ id }) => id === row.ownerId)?.name ?? t.left);
  // Of a request that nobody has begun with, neither says anything.
  const stage = stageText(row);
  const work = [stage === stages.new ? '' : stage, owner ?? ''].filter(Boolean);
  const lane = row.lane?.from ? row.lane : null;
  const cargo = cargoOf(row);
  const shortCargo = cargoOf({ ...row, volumeM3: null, readyOn: null });
  const service = nameOfService(useServiceNames(), row.service) || kinds[row.kind];
  return (
    <tr
      data-row
      data-new={isNew || undefined}
      className="desk-row group relative grid grid-cols-[auto_1fr_auto] gap-x-3 border-b border-hairline py-2.5 lg:table-row"
    >
      <td className="row-span-3 pl-2">
        <input
          type="checkbox"
          name="lead"
          value={row.id}
          aria-label={`${t.select} ${row.reference}`}
          className="relative z-1 size-4.5 align-middle accent-(--color-strong)"
        />
      </td>
      <td className="col-start-3 row-start-1 text-right lg:text-left">
        {row.hasPriority && (
          <span title={t.priority} className="mr-1.5 inline-block align-text-bottom text-alert">
            <Flag size={14} aria-hidden />
            <span className="sr-only">{t.priority}</span>
          </span>
        )}
        <DueCell {...row} />
        {work.length > 0 && (
          <span className="hidden truncate text-[0.8125rem] leading-tight text-muted lg:block">
            {work.join(' · ')}
          </span>
        )}
      </td>
      {lane && (
        <td data-column="lane" className="col-span-2 col-start-2 min-w-0">
          <LaneText {...lane} />
          {row.draft && <DraftText {...row.draft} />}
        </td>
      )}
      <td
        // Next to a request there is one column for both: the lane, or the cargo when the lane is unknown.
        colSpan={lane || pane.openId !== undefined ? undefined : 2}
        data-column={lane ? 'goods' : 'lane'}
        title={[cargo, row.about].filter(Boolean).join('\n')}
        className="col-span-2 col-start-2 min-w-0 lg:truncate"
      >
        <span className="block truncate">
          {cargo && <span className="tabular mr-2 text-strong lg:hidden">{cargo}</span>}
          {shortCargo && <span className="tabular mr-2 hidden text-strong lg:inline">{shortCargo}</span>}
          {row.lane?.goods || row.about || t.nothingWritten}
        </span>
        <span className="tabular block truncate text-[0.8125rem] text-muted lg:hidden">
          {[row.reference, service, ...work].filter(Boolean).join(' · ')}
        </span>
        {!lane && row.draft && <DraftText {...row.draft} />}
      </td>
      <td data-column="from" className="col-start-2 row-start-1 min-w-0">
        <span className="flex min-w-0 gap-x-2">
          <Link
            to={path}
            data-row-link
            aria-current={row.id === pane.openId || undefined}
            title={row.reference}
            className="max-w-full truncate text-strong before:absolute before:inset-0 not-data-tight:shrink-0 group-has-[.due]:font-medium data-tight:min-w-0 data-language:max-w-[calc(100%-2.875rem)]"
            data-tight={
              row.hasMessage || row.isTrapFilled || row.here.length > 0 || row.replying !== '' || undefined
            }
            data-language={languageTag(row.locale) ? '' : undefined}
          >
            {who}
          </Link>
          {row.company && row.company !== who && (
            <span title={row.company} className="inbox-company min-w-0 shrink-99 truncate text-muted">
              {row.company}
            </span>
          )}
          <CustomerBadges row={row} />
        </span>
        <ArrivalLine {...row} />
      </td>
      <td data-column="received" className="tabular hidden whitespace-nowrap text-muted 2xl:table-cell">
        <DeskTime at={row.receivedAt} />
      </td>
    </tr>
  );
}

const cell = 'py-1.5 pr-4 text-left text-[0.8125rem] font-medium text-muted';

interface InboxTableProps {
  list: LoadedList;
  /** Ids of the requests that arrived since the list was opened. */
  arrived: ReadonlySet<string>;
  pane: ReadingPane;
  /** Paths of the rows. */
  paths: string[];
  /** Number of selected requests. */
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
}

const { columns } = t;
const headings = [
  ['due', columns.due],
  ['lane', columns.lane],
  ['goods', columns.about],
  ['from', columns.from],
  ['received', columns.received],
] as const;

/** Table of requests with a check box each, and one for all. */
export function InboxTable({ list, arrived, pane, paths, selected, onSelectAll }: InboxTableProps) {
  const { rows, staff } = list;
  return (
    <table className="inbox-table block w-full lg:table">
      <caption className="sr-only">{t.heading}</caption>
      <thead className="hidden lg:table-header-group">
        <tr className="border-b border-hairline">
          <td data-column="select">
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={selected > 0 && selected === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && selected < rows.length;
              }}
              onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
              className="size-4.5 align-middle accent-(--color-strong)"
            />
          </td>
          {headings.map(([column, heading]) => (
            <th key={column} scope="col" data-column={column} className={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row, at) => (
          <InboxLine
            key={row.id}
            row={row}
            path={paths[at] ?? ''}
            isNew={arrived.has(row.id)}
            staff={staff}
            pane={pane}
          />
        ))}
      </tbody>
    </table>
  );
}

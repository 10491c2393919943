import type { LaneMode } from '../../../../contract/company.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { Link } from '../../../ui/locale.tsx';
import { type LaneGroup, type MapLane, ModeLine, rowsOf, shownIn } from './map-lane.tsx';

interface LaneListProps {
  /** The spot of the company's city, whose rows are all of them. */
  hubId: string;
  groups: LaneGroup[];
  modes: Record<LaneMode, string>;
  strings: SiteStrings['worldmap']['list'];
}

/** What the map shows, as a table: one row a lane, with its request in the chosen direction. */
export function LaneList({ hubId, groups, modes, strings }: LaneListProps) {
  return (
    <table id={rowsOf(hubId)} className={`${table} ${rows}`}>
      <caption className="sr-only">{strings.name}</caption>
      <thead>
        <tr className="border-b border-hairline">
          <th scope="col" className="label">
            <span className={shownIn.outbound}>{strings.to}</span>
            <span className={shownIn.inbound}>{strings.from}</span>
          </th>
          <th scope="col" className="label max-md:hidden">
            <span className={shownIn.outbound}>{strings.from}</span>
            <span className={shownIn.inbound}>{strings.to}</span>
          </th>
          <th scope="col" className="label max-sm:hidden">
            {strings.by}
          </th>
          <th scope="col" className="label text-right">
            {strings.days}
          </th>
          <th scope="col" className="label">
            <span className="sr-only">{strings.action}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ id, lanes }) => (
        <tbody key={id} id={rowsOf(id)}>
          {lanes.map((lane) => (
            <LaneRow key={lane.id} lane={lane} mode={modes[lane.mode]} request={strings.request} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const table =
  'w-full border-t-2 border-strong text-left text-small sm:text-base [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 sm:[&_th:first-child]:pl-3 max-sm:[&_td:last-child]:pr-0 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:whitespace-nowrap';

/** A row that is lit, and the rows to which a name on the map has led. */
const rows =
  '[&>tbody>tr]:border-b [&>tbody>tr]:border-hairline [&>tbody>tr]:bg-[color-mix(in_srgb,var(--color-panel)_calc(var(--lit,0)*100%),transparent)] [&>tbody>tr]:transition-colors [&>tbody>tr]:duration-150 [&>tbody:target>tr]:bg-panel [&>tbody:target>tr]:shadow-[inset_3px_0_var(--color-action)] [&>tbody:target_th]:pl-3';

function LaneRow({ lane, mode, request }: { lane: MapLane; mode: string; request: string }) {
  const { gateway, hub } = lane;
  return (
    <tr data-lane={lane.id}>
      <th scope="row" className="font-normal">
        <span className="font-medium text-strong">{gateway.city}</span>
        {gateway.country === gateway.city ? '' : `, ${gateway.country}`}{' '}
        <span className="label tabular whitespace-nowrap max-sm:block sm:pl-1">
          {gateway.code}
          <span className="sm:hidden"> · {mode}</span>
        </span>
      </th>
      <td className="max-md:hidden">
        {hub.city} <span className="label tabular pl-1">{hub.code}</span>
      </td>
      <td className="max-sm:hidden">
        <span className="flex items-center gap-2.5">
          <ModeLine mode={lane.mode} /> {mode}
        </span>
      </td>
      <td className="tabular text-right whitespace-nowrap text-strong">{lane.days}</td>
      <td className="text-right">
        {(['outbound', 'inbound'] as const).map((direction) => (
          <Link
            key={direction}
            to={lane[direction].request}
            aria-label={`${request}: ${lane[direction].title}`}
            className={`link ${shownIn[direction]}`}
          >
            {request}
          </Link>
        ))}
      </td>
    </tr>
  );
}

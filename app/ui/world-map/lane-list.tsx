import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { LaneMode } from '../../../contract/lane.ts';
import type { MapLane } from './map-lane.ts';
import { ModeLine } from './mode-line.tsx';

interface LaneListProps {
  lanes: MapLane[];
  modes: Record<LaneMode, string>;
  words: { name: string; from: string; to: string; days: string; action: string; request: string };
}

/** What the map shows, as a table: grouped by mode, one row and one link a lane. */
export function LaneList({ lanes, modes, words }: LaneListProps) {
  const groups = (['sea', 'air', 'train'] as const)
    .map((mode) => ({ mode, lanes: lanes.filter((lane) => lane.mode === mode) }))
    .filter((group) => group.lanes.length > 0);
  return (
    <table className="w-full border-t-2 border-strong text-left text-small sm:text-base">
      <caption className="sr-only">{words.name}</caption>
      <thead>
        <tr className="border-b border-hairline align-baseline">
          <th scope="col" className="label py-2.5 pr-3">
            {words.from}
          </th>
          <th scope="col" className="label py-2.5 pr-3">
            {words.to}
          </th>
          <th scope="col" className="label py-2.5 pr-3 text-right">
            {words.days}
          </th>
          <th scope="col" className="label py-2.5">
            <span className="sr-only">{words.action}</span>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.mode}>
          <tr className="border-b border-hairline">
            <th scope="rowgroup" colSpan={4} className="pt-7 pb-2.5 font-semibold text-strong">
              <span className="flex items-center gap-3">
                <ModeLine mode={group.mode} />
                {modes[group.mode]}
              </span>
            </th>
          </tr>
          {group.lanes.map((lane) => (
            <LaneRow key={lane.id} lane={lane} request={words.request} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function LaneRow({ lane, request }: { lane: MapLane; request: string }) {
  const { from, to } = lane;
  return (
    <tr
      data-lane={lane.id}
      className="border-b border-hairline bg-[color-mix(in_srgb,var(--color-panel)_calc(var(--lit,0)*100%),transparent)] align-baseline transition-colors duration-150"
    >
      <td className="py-3 pr-3">
        {from.city} <Code code={from.code} />
      </td>
      <th scope="row" className="py-3 pr-3 font-normal">
        <span className="font-medium text-strong">{to.city}</span>
        {to.country === to.city ? '' : `, ${to.country}`} <Code code={to.code} />
      </th>
      <td className="tabular py-3 pr-3 text-right whitespace-nowrap text-strong">{lane.days}</td>
      <td className="py-3 text-right">
        <Link
          to={lane.request}
          aria-label={`${request}: ${lane.title}`}
          className="link inline-flex items-center gap-2 max-md:-m-3 max-md:p-3"
        >
          <span className="max-md:hidden">{request}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
      </td>
    </tr>
  );
}

function Code({ code }: { code: string }) {
  return <span className="label tabular block sm:inline sm:pl-1">{code}</span>;
}

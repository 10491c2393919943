import { Fragment } from 'react';
import type { MapStrings } from '#features/map/strings.ts';
import type { LaneMode } from '#platform/company.ts';
import { Link } from '#ui/locale.tsx';
import { type LaneRegion, type MapLane, ModeLine, rowsOf, shownIn } from './map-lane.tsx';

interface LaneListProps {
  /** Spot where most lanes begin or end, whose rows are all rows. */
  hubId: string;
  regions: LaneRegion[];
  modes: Record<LaneMode, string>;
  strings: MapStrings['worldmap']['list'];
}

/** Table of the map's lanes, which links to a request in the selected direction. */
export function LaneList({ hubId, regions, modes, strings }: LaneListProps) {
  const lanes = regions.flatMap(({ groups }) => groups.flatMap((group) => group.lanes));
  const hasOrigins = new Set(lanes.map(({ hub }) => hub.city)).size > 1;
  const origin = hasOrigins ? { outbound: strings.from, inbound: strings.to } : undefined;
  return (
    <div className="lane-list">
      <table id={rowsOf(hubId)} className="w-full border-t-2 border-strong text-left text-small sm:text-base">
        <caption className="sr-only">{strings.name}</caption>
        <thead>
          <tr>
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
        {regions.map(({ name, groups }) => (
          <Fragment key={name}>
            <tbody>
              <tr>
                <th scope="col" colSpan={5} className="text-heading font-semibold text-strong">
                  {name}
                </th>
              </tr>
            </tbody>
            {groups.map(({ id, lanes }) => (
              <tbody key={id ?? ''} id={id === null ? undefined : rowsOf(id)}>
                {lanes.map((lane) => (
                  <LaneRow
                    key={lane.id}
                    lane={lane}
                    mode={modes[lane.mode]}
                    request={strings.request}
                    origin={origin}
                  />
                ))}
              </tbody>
            ))}
          </Fragment>
        ))}
      </table>
    </div>
  );
}

interface LaneRowProps {
  lane: MapLane;
  mode: string;
  request: string;
  /** Labels of the other end, which a phone shows where lanes have several. */
  origin: Record<'outbound' | 'inbound', string> | undefined;
}

function LaneRow({ lane, mode, request, origin }: LaneRowProps) {
  const { gateway, hub } = lane;
  return (
    <tr data-lane={lane.id}>
      <th scope="row" className="font-normal">
        <span className="font-medium text-strong">{gateway.city}</span>
        {gateway.country === gateway.city ? '' : `, ${gateway.country}`}{' '}
        <span className="label tabular whitespace-nowrap max-sm:block sm:pl-1">
          {gateway.code}
          <span className="sm:hidden">
            {' '}
            · {mode}
            {origin &&
              (['outbound', 'inbound'] as const).map((direction) => (
                <span key={direction} className={shownIn[direction]}>
                  {' '}
                  · {origin[direction]} {hub.city}
                </span>
              ))}
          </span>
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
      <td className="text-right text-action">
        {(['outbound', 'inbound'] as const).map((direction) => (
          <Link
            key={direction}
            to={lane[direction].request}
            aria-label={`${request}: ${lane[direction].title}`}
            className={shownIn[direction]}
          >
            →
          </Link>
        ))}
      </td>
    </tr>
  );
}

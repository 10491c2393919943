import { shownIn } from './directions.tsx';
import type { MapLane } from './map-lane.ts';

/** What a lane is and how long it takes, at the foot of the map, while the lane is lit. For a mouse on a wide screen. */
export function LaneReadout({ lanes, hint }: { lanes: MapLane[]; hint: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative text-right not-pointer-fine:invisible max-lg:hidden lg:row-span-2 [&_b]:font-semibold [&_b]:text-strong [&>[data-lane]]:tabular [&>[data-lane]]:h-[calc(var(--lit,0)*1lh)] [&>[data-lane]]:overflow-hidden [&>[data-lane]]:text-base"
    >
      <p className="absolute inset-x-0 top-0 opacity-[calc((var(--rest,1)-0.25)/0.75)]">{hint}</p>
      {lanes.map(({ id, summary, outbound, inbound }) => (
        <p key={id} data-lane={id}>
          <b className={shownIn.outbound}>{outbound.title}</b>
          <b className={shownIn.inbound}>{inbound.title}</b>, {summary}
        </p>
      ))}
    </div>
  );
}

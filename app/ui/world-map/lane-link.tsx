import { Link } from 'react-router';
import { lineStyles, type MapLane } from './map-lane.ts';

interface LaneLinkProps {
  lane: MapLane;
  plate: { width: number; height: number };
}

/** A lane on the map: its line, a broad unseen one to point at, a ring for the keyboard, and what it is while lit. */
export function LaneLink({ lane, plate }: LaneLinkProps) {
  const { className, strokeDasharray } = lineStyles[lane.mode];
  const line = { d: lane.path, vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
  return (
    <Link
      to={lane.request}
      data-lane={lane.id}
      aria-label={lane.name}
      className="group/lane outline-none [--thin:1px] sm:[--thin:1.25px]"
    >
      <svg
        viewBox={`0 0 ${plate.width} ${plate.height}`}
        width="100%"
        height="100%"
        fill="none"
        aria-hidden="true"
        className="overflow-visible"
      >
        <path {...line} className="stroke-transparent [pointer-events:stroke] [stroke-width:14px]" />
        <path
          {...line}
          className="stroke-focus opacity-0 [stroke-width:9px] group-focus-visible/lane:opacity-100"
        />
        <path
          {...line}
          className="stroke-ground opacity-0 [stroke-width:5px] group-focus-visible/lane:opacity-100"
        />
        <path
          {...line}
          strokeDasharray={strokeDasharray}
          className={`${className} opacity-[max(var(--lit,0),var(--rest,1))] transition-[stroke,opacity,stroke-width] duration-150 [stroke-width:calc(var(--thin)+var(--lit,0)*1.25px+var(--heavier,0px))]`}
        />
      </svg>
      <g className="pointer-events-none opacity-[var(--lit,0)] max-md:hidden">
        <text x="29%" y="84%" className="fill-strong text-base font-semibold">
          {lane.title}
        </text>
        <text x="29%" y="84%" dy="22" className="tabular fill-body text-small">
          {lane.summary}
        </text>
      </g>
    </Link>
  );
}

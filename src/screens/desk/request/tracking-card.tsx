import { useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { laneText } from '../../../features/shipments/lane-text.ts';
import { milestoneName } from '../../../features/shipments/milestone-name.ts';
import { progressOf, shownTime } from '../../../features/shipments/progress.ts';
import type { DeskShipment, Milestone } from '../../../features/shipments/shipment.ts';
import { shipments } from '../../../features/shipments/strings/en/shipments.ts';
import { tracking } from '../../../features/shipments/strings/en/tracking.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { localTimeIn } from '../../../platform/values/local-time.ts';
import { useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';

const t = shipments.card;

/** Returns the lane of a shipment with its last and next milestone. */
function linesOf({ milestones, mode, from, to, state }: DeskShipment, thisYear: number): string[] {
  const { last, next } = progressOf(milestones, state);
  const nameOf = (milestone: Milestone) => {
    const time = shownTime(milestone)?.time;
    return [
      milestoneName(tracking, milestone.code, mode),
      milestone.place,
      time && localTimeIn(time, deskLocale, thisYear),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return [
    laneText(from.text, to.text, shipments.unknown),
    ...(last ? [fill(t.last, { name: nameOf(last) })] : []),
    ...(next ? [fill(t.next, { name: nameOf(next) })] : []),
    ...(state === 'cancelled' ? [shipments.states.cancelled] : []),
  ];
}

/** Shipment of a won request: a button (`t`) to start it, then a link to it. */
export function TrackingCard({ shipment }: { shipment: DeskShipment | null }) {
  const navigate = useNavigate();
  const { now } = useDeskClock();
  const begin = useRef<HTMLButtonElement>(null);
  const path = shipment && `/desk/shipments/${shipment.id}`;
  const lines = shipment ? linesOf(shipment, new Date(now).getUTCFullYear()) : [t.none];
  useKeys({ t: () => (path ? void navigate(path) : begin.current?.click()) });
  const key = (
    <kbd aria-hidden className="key">
      t
    </kbd>
  );
  return (
    <section
      aria-labelledby="tracking"
      className="desk-not-printed mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-outline/60 p-3.5"
    >
      <div className="min-w-0">
        <h2 id="tracking" className="text-[1.0625rem]">
          {t.heading}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {path ? (
        <Link to={path} className="desk-button">
          {t.open}
          {key}
        </Link>
      ) : (
        <Form method="post" preventScrollReset>
          <button ref={begin} type="submit" name="intent" value="begin-shipment" className="desk-button">
            {t.begin}
            {key}
          </button>
        </Form>
      )}
    </section>
  );
}

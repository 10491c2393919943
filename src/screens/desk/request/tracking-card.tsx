import { laneText } from '#features/shipments/lane-text.ts';
import { milestoneName } from '#features/shipments/milestone-name.ts';
import { progressOf, shownTime } from '#features/shipments/progress.ts';
import type { DeskShipment, Milestone } from '#features/shipments/shipment.ts';
import { shipments } from '#features/shipments/strings/en/shipments.ts';
import { tracking } from '#features/shipments/strings/en/tracking.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { localTimeIn } from '#platform/values/local-time.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';

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

/** Progress of the shipment of a won request; how to begin it before that. */
export function TrackingCard({ shipment }: { shipment: DeskShipment | null }) {
  const { now } = useDeskClock();
  const lines = shipment ? linesOf(shipment, new Date(now).getUTCFullYear()) : [t.none];
  return (
    <section aria-labelledby="tracking" className="desk-not-printed mb-5 border border-outline/60 p-3.5">
      <h2 id="tracking" className="text-[1.0625rem]">
        {t.heading}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

import type { DeskLead } from '../../../features/requests/server/inbox/find-lead.ts';
import { milestoneName } from '../../../features/shipments/milestone-name.ts';
import { progressOf, shownTime } from '../../../features/shipments/progress.ts';
import type { DeskShipment, Milestone } from '../../../features/shipments/shipment.ts';
import { shipments as shipmentsStrings } from '../../../features/shipments/strings/en/shipments.ts';
import { tracking } from '../../../features/shipments/strings/en/tracking.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { localTimeIn } from '../../../platform/values/local-time.ts';

interface TrackingFacts {
  lead: Pick<DeskLead, 'stage' | 'mergedInto'>;
  followed: DeskShipment | null;
  now: number;
}

/** Returns the state of the shipment, or that one can be started; null for a request that was not won. */
export function trackingView({ lead, followed, now }: TrackingFacts) {
  const { card } = shipmentsStrings;
  if (!followed) return lead.stage === 'won' && !lead.mergedInto ? { path: '', lines: [card.none] } : null;
  const { last, next } = progressOf(followed.milestones);
  const thisYear = new Date(now).getUTCFullYear();
  const nameOf = (milestone: Milestone) => {
    const time = shownTime(milestone)?.time;
    const name = milestoneName(tracking, milestone.code, followed.mode);
    return [name, milestone.place, time && localTimeIn(time, deskLocale, thisYear)]
      .filter(Boolean)
      .join(' · ');
  };
  return {
    path: `/desk/shipments/${followed.id}`,
    lines: [
      `${followed.from.text} → ${followed.to.text}`,
      ...(last ? [fill(card.last, { name: nameOf(last) })] : []),
      ...(next && followed.state === 'under-way' ? [fill(card.next, { name: nameOf(next) })] : []),
    ],
  };
}

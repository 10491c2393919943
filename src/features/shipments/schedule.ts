import type { TransportMode } from '#features/cargo/choices.ts';
import { movedByDays } from '#platform/values/local-time.ts';
import { type MilestoneCode, milestonesOf } from './milestones.ts';
import type { Scope } from './scope.ts';

/** Usual days relative to the departure (negative: before), by mode. */
const beforeDeparture: Partial<Record<MilestoneCode, Partial<Record<TransportMode | 'other', number>>>> = {
  'empty-picked-up': { other: -7 },
  collected: { air: -2, road: 0, other: -5 },
  received: { air: -1, road: 0, other: -4 },
  'export-cleared': { air: -1, road: 0, other: -2 },
  'gate-in': { other: -2 },
  loaded: { road: 0, other: -1 },
};

/** Usual days relative to the arrival. */
const afterArrival: typeof beforeDeparture = {
  discharged: { air: 0, other: 1 },
  'import-cleared': { air: 1, road: 0, other: 2 },
  available: { air: 1, road: 0, other: 2 },
  'gate-out': { other: 3 },
  delivered: { air: 2, road: 0, other: 4 },
  'empty-returned': { other: 7 },
};

/** Milestones of the carriage from the door and to the door. `delivered` ends every shipment. */
const ofPickup: readonly MilestoneCode[] = ['empty-picked-up', 'collected'];
const ofDelivery: readonly MilestoneCode[] = ['gate-out', 'empty-returned'];

/** Milestones of the consignee, which a carriage to the port does not have. */
const afterPort: readonly MilestoneCode[] = ['import-cleared', 'delivered'];

function isInScope(code: MilestoneCode, { hasPickup, hasDelivery, endsAtPort }: Scope): boolean {
  return (
    (hasPickup || !ofPickup.includes(code)) &&
    (hasDelivery || !ofDelivery.includes(code)) &&
    !(endsAtPort && afterPort.includes(code))
  );
}

/** Milestones for which an office, a depot or a door is open; a vessel sails and arrives on any day. */
const ofOffice: readonly MilestoneCode[] = [
  'empty-picked-up',
  'collected',
  'received',
  'export-cleared',
  'import-cleared',
  'available',
  'gate-out',
  'delivered',
  'empty-returned',
];

/** True for the working days (YYYY-MM-DD) of the places at both ends. */
export interface WorkingDays {
  from: (day: string) => boolean;
  to: (day: string) => boolean;
}

export const everyDay: WorkingDays = { from: () => true, to: () => true };

/** Ends the search for a working day. */
const longestClosure = 14;

/** Returns the next working day in a direction, the day itself if it is one; null where none is near. */
function workingDayFrom(day: string, step: 1 | -1, isOpen: (day: string) => boolean): string | null {
  for (let away = 0; away <= longestClosure; away += 1) {
    const found = movedByDays(day, away * step);
    if (isOpen(found)) return found;
  }
  return null;
}

type Planned = { code: MilestoneCode; planned: string };

/** Returns the day of a milestone, or for one of an office the next working day of its place; a time stays as it is. */
export function openDayOf(code: MilestoneCode, time: string, open: WorkingDays): string {
  if (!ofOffice.includes(code) || time.length > 10) return time;
  return workingDayFrom(time, 1, beforeDeparture[code] ? open.from : open.to) ?? time;
}

/**
 * Moves days of offices to the next working day of their place; before the departure, to the previous one where the next would
 * be after the milestone that follows. Nothing of the cargo is moved before it is ready.
 */
function onWorkingDays(plan: Planned[], { readyOn }: Scope, open: WorkingDays): Planned[] {
  const moved = [...plan];
  for (const [index, { code, planned }] of [...plan.entries()].reverse()) {
    if (!beforeDeparture[code] || !ofOffice.includes(code) || open.from(planned)) continue;
    const limit = moved[index + 1]?.planned ?? planned;
    const next = workingDayFrom(planned, 1, open.from);
    const previous = workingDayFrom(planned, -1, open.from);
    const isReady = readyOn === null || !needsCargo(code) || (previous ?? '') >= readyOn;
    if (next && next <= limit) moved[index] = { code, planned: next };
    else if (previous && isReady) moved[index] = { code, planned: previous };
  }
  let last = '';
  return moved.map(({ code, planned }) => {
    if (!afterArrival[code]) return { code, planned };
    const day = planned < last ? last : planned;
    const isOpen = !ofOffice.includes(code) || open.to(day);
    last = isOpen ? day : (workingDayFrom(day, 1, open.to) ?? day);
    return { code, planned: last };
  });
}

const offsetOf = (days: Partial<Record<TransportMode | 'other', number>>, mode: TransportMode | null) =>
  days[mode ?? 'other'] ?? days.other ?? 0;

/** An empty container is fetched for the cargo, and does not wait for it. */
const needsCargo = (code: MilestoneCode) => code !== 'empty-picked-up';

/** Returns the usual departure of cargo that is ready on a day (YYYY-MM-DD), on which its plan starts. */
export function usualDeparture(mode: TransportMode | null, readyOn: string, scope: Scope): string {
  const offsets = milestonesOf(mode)
    .filter((code) => needsCargo(code) && isInScope(code, scope))
    .map((code) => offsetOf(beforeDeparture[code] ?? {}, mode));
  return movedByDays(readyOn, -Math.min(0, ...offsets));
}

/** Returns the usual time of loading before a departure. */
export function usualLoading(departs: string, mode: TransportMode): string {
  return movedByDays(departs, offsetOf(beforeDeparture.loaded ?? {}, mode));
}

/**
 * Returns the usual dates of a shipment with a departure and an arrival (YYYY-MM-DD), as a first plan that staff
 * correct: nothing of the cargo before it is ready, nothing outside the scope, and nothing that needs an office on a day on
 * which it is closed. It begins with the booking, on the day of the plan. Omits transshipments, which depend on the routing.
 */
export function usualSchedule(
  mode: TransportMode | null,
  { departs, arrives, today }: { departs: string; arrives: string; today?: string },
  scope: Scope,
  open: WorkingDays = everyDay,
): Planned[] {
  const plan = milestonesOf(mode).flatMap((code): Planned[] => {
    if (!isInScope(code, scope)) return [];
    if (code === 'departed') return [{ code, planned: departs }];
    if (code === 'arrived') return [{ code, planned: arrives }];
    const before = beforeDeparture[code];
    const after = afterArrival[code];
    const days = before ?? after;
    if (!days) return [];
    const planned = movedByDays(before ? departs : arrives, offsetOf(days, mode));
    const { readyOn } = scope;
    const waits = before && needsCargo(code) && readyOn !== null && planned < readyOn;
    return [{ code, planned: waits ? readyOn : planned }];
  });
  const days = onWorkingDays(plan, scope, open);
  const [first] = days.map(({ planned }) => planned).sort();
  if (today === undefined || !first) return days;
  return [{ code: 'booked', planned: today < first ? today : first }, ...days];
}

import { movedByDays } from '../../platform/values/local-time.ts';
import type { TransportMode } from '../cargo/choices.ts';
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

function isInScope(code: MilestoneCode, { hasPickup, hasDelivery }: Scope): boolean {
  return (hasPickup || !ofPickup.includes(code)) && (hasDelivery || !ofDelivery.includes(code));
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
 * correct: nothing of the cargo before it is ready, and nothing outside the scope. Omits transshipments, which depend on
 * the routing.
 */
export function usualSchedule(
  mode: TransportMode | null,
  { departs, arrives }: { departs: string; arrives: string },
  scope: Scope,
): { code: MilestoneCode; planned: string }[] {
  return milestonesOf(mode).flatMap((code): { code: MilestoneCode; planned: string }[] => {
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
}

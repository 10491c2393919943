import { movedByDays } from '../../platform/values/local-time.ts';
import type { TransportMode } from '../cargo/choices.ts';
import { type MilestoneCode, milestonesOf } from './milestones.ts';

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

/**
 * Returns the usual dates of a shipment with a departure and an arrival (YYYY-MM-DD), as a first plan that staff
 * correct. Omits transshipments, which depend on the routing.
 */
export function usualSchedule(
  mode: TransportMode | null,
  { departs, arrives }: { departs: string; arrives: string },
): { code: MilestoneCode; planned: string }[] {
  return milestonesOf(mode).flatMap((code): { code: MilestoneCode; planned: string }[] => {
    if (code === 'departed') return [{ code, planned: departs }];
    if (code === 'arrived') return [{ code, planned: arrives }];
    const before = beforeDeparture[code];
    const after = afterArrival[code];
    const days = before ?? after;
    if (!days) return [];
    const offset = days[mode ?? 'other'] ?? days.other ?? 0;
    return [{ code, planned: movedByDays(before ? departs : arrives, offset) }];
  });
}

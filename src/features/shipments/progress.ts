import type { TransportMode } from '#features/cargo/choices.ts';
import { isLater, type LocalTime, movedByDays } from '#platform/values/local-time.ts';
import { type MilestoneCode, milestoneCodes, type TimeKind } from './milestones.ts';
import type { Milestone, ShipmentState } from './shipment.ts';

/** `unreported` has no actual time but must have happened, because later milestones have. */
export type MilestoneState = 'done' | 'unreported' | 'next' | 'planned';

/**
 * Document milestones, each with the cargo milestone that requires it. A release before the arrival is routine, so they
 * never show the position of the cargo.
 */
const neededBy: Partial<Record<MilestoneCode, MilestoneCode>> = {
  'export-cleared': 'departed',
  'import-cleared': 'gate-out',
  available: 'gate-out',
};

/** Returns true for a milestone of the cargo, false for one of its documents. */
export function isOfCargo(code: MilestoneCode): boolean {
  return neededBy[code] === undefined;
}

/** Returns true for a milestone that a shipment can have several times. */
export function isRepeated(code: MilestoneCode): boolean {
  return code === 'transshipment-arrived' || code === 'transshipment-departed';
}

/** Returns true when a later milestone implies that an earlier one has happened. */
function implies(later: MilestoneCode, earlier: MilestoneCode): boolean {
  if (!isOfCargo(later)) return false;
  const needed = neededBy[earlier];
  return needed === undefined || milestoneCodes.indexOf(later) >= milestoneCodes.indexOf(needed);
}

/** Returns true for a milestone of cargo that has left its shipper. */
export function isOfMovedCargo(code: MilestoneCode): boolean {
  return isOfCargo(code) && milestoneCodes.indexOf(code) >= milestoneCodes.indexOf('collected');
}

/** Returns true once the cargo has left its shipper: then it is too late for questions before the pickup. */
export function hasMoved(milestones: readonly Pick<Milestone, 'code' | 'actual'>[]): boolean {
  return milestones.some(({ code, actual }) => actual !== null && isOfMovedCargo(code));
}

/** Returns the actual time, else the estimated one, else the planned one. */
export function shownTime({
  planned,
  estimated,
  actual,
}: Pick<Milestone, TimeKind>): { kind: TimeKind; time: LocalTime } | null {
  if (actual) return { kind: 'actual', time: actual };
  if (estimated) return { kind: 'estimated', time: estimated };
  return planned ? { kind: 'planned', time: planned } : null;
}

/** Returns the shown time of the first milestone with a code; null without one. */
export function timeOfCode(milestones: readonly Milestone[], code: MilestoneCode): LocalTime | null {
  const milestone = milestones.find((each) => each.code === code);
  return milestone ? (shownTime(milestone)?.time ?? null) : null;
}

export function hasHappened(
  milestones: readonly Pick<Milestone, 'code' | 'actual'>[],
  code: MilestoneCode,
): boolean {
  return milestones.some((milestone) => milestone.code === code && milestone.actual !== null);
}

/** Returns true for a milestone that is or was later than planned. */
export function isDelayed({ planned, estimated, actual }: Pick<Milestone, TimeKind>): boolean {
  const expected = actual ?? estimated;
  return planned !== null && expected !== null && isLater(expected, planned);
}

/**
 * Returns the milestones with their states, which follow from the cargo; documents affect only their own. A repeated
 * milestone that has happened waits for no others. After the delivery none is next: the return of an empty container
 * does not concern the customer.
 */
export function withStates<M extends Pick<Milestone, 'code' | 'actual'>>(
  milestones: readonly M[],
): (M & { state: MilestoneState })[] {
  const happened = milestones.filter(({ actual }) => actual !== null).map(({ code }) => code);
  const isDelivered = happened.includes('delivered');
  const stateOf = ({ code, actual }: M, index: number): MilestoneState => {
    if (actual !== null) return 'done';
    if (!isRepeated(code) && happened.includes(code)) return 'unreported';
    const isPassed = milestones
      .slice(index + 1)
      .some((later) => later.actual !== null && implies(later.code, code));
    return isPassed ? 'unreported' : 'planned';
  };
  const states = milestones.map(stateOf);
  const next = isDelivered ? -1 : states.indexOf('planned');
  return milestones.map((milestone, index) => ({
    ...milestone,
    state: index === next ? 'next' : (states[index] ?? 'planned'),
  }));
}

/** Returns the days by which a later milestone may have an earlier local date: 1 by air, across the date line. */
export function dateLineDays(mode: TransportMode | null): number {
  return mode === 'air' || mode === null ? 1 : 0;
}

/**
 * Returns the time that a customer sees; null when none is valid: for an unreported milestone, a plan that a delay has
 * replaced, and an estimate of the cargo that an actual time has replaced.
 */
export function currentTime(
  all: readonly (Pick<Milestone, 'code' | TimeKind> & { state: MilestoneState })[],
  index: number,
  mode: TransportMode | null,
): ReturnType<typeof shownTime> {
  const milestone = all[index];
  if (!milestone || milestone.state === 'unreported') return null;
  const shown = shownTime(milestone);
  if (!shown || shown.kind === 'actual') return shown;
  const isCargo = isOfCargo(milestone.code);
  if (shown.kind === 'estimated' && !isCargo) return shown;
  const before = all
    .slice(0, index)
    .filter(({ code }) => !isCargo || implies(milestone.code, code))
    .flatMap((earlier) => shownTime(earlier) ?? [])
    .filter(({ kind }) => shown.kind === 'planned' || kind === 'actual');
  return before.every(({ time }) => !isLater(movedByDays(time, -dateLineDays(mode)), shown.time))
    ? shown
    : null;
}

/**
 * Returns the last and next milestones, and the expected end of the main leg or the delivery; of a canceled shipment only
 * the last.
 */
export function progressOf<M extends Pick<Milestone, 'code' | TimeKind>>(
  milestones: readonly M[],
  state: ShipmentState = 'under-way',
) {
  const happened = milestones.filter(({ actual }) => actual !== null);
  const last = happened.findLast(({ code }) => isOfCargo(code)) ?? happened.at(-1) ?? null;
  if (state === 'cancelled') return { last, next: null, arrival: null };
  const next = withStates(milestones).find(({ state }) => state === 'next') ?? null;
  const arrival =
    milestones.findLast(({ code }) => code === 'delivered') ??
    milestones.findLast(({ code }) => code === 'arrived') ??
    null;
  return { last, next, arrival };
}

/** Returns true between departure and arrival of the main leg, including transshipments. */
export function isOnMainLeg(milestones: readonly Pick<Milestone, 'code' | 'actual'>[]): boolean {
  const ends: MilestoneCode[] = ['arrived', 'discharged', 'gate-out', 'delivered'];
  return hasHappened(milestones, 'departed') && !ends.some((code) => hasHappened(milestones, code));
}

/** Arrivals and departures of transshipments alternate by time. */
const rankOf = (code: MilestoneCode) =>
  milestoneCodes.indexOf(code === 'transshipment-departed' ? 'transshipment-arrived' : code);

const timeOf = (milestone: Milestone) => shownTime(milestone)?.time ?? '';

/** Sorts milestones in the order of the route: by code, then by time. */
export function inOrder<Each extends Milestone>(milestones: readonly Each[]): Each[] {
  return milestones.toSorted(
    (a, b) =>
      rankOf(a.code) - rankOf(b.code) ||
      compare(timeOf(a), timeOf(b)) ||
      milestoneCodes.indexOf(a.code) - milestoneCodes.indexOf(b.code) ||
      compare(a.id, b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

import type { TransportMode } from '../cargo/choices.ts';
import { isLater, type LocalTime, movedByDays } from './local-time.ts';
import { type DelayReason, type MilestoneCode, milestoneCodes, type TimeKind } from './milestones.ts';

/** A milestone of a shipment with its times on the clock of its place. */
export interface Milestone {
  id: string;
  code: MilestoneCode;
  planned: LocalTime | null;
  estimated: LocalTime | null;
  actual: LocalTime | null;
  place: string;
  placeCode: string | null;
  delayReason: DelayReason | null;
  comment: string;
}

/** `unreported` is one without an actual time that must have happened, as the cargo has gone on without a report of it. */
export type MilestoneState = 'done' | 'unreported' | 'next' | 'planned';

/**
 * The milestones on paper, each with that of the cargo which cannot happen without it. A release before the arrival is
 * routine, so they never say how far the cargo is.
 */
const neededBy: Partial<Record<MilestoneCode, MilestoneCode>> = {
  'export-cleared': 'departed',
  'import-cleared': 'gate-out',
  available: 'gate-out',
};

/** Returns true for a milestone of the cargo itself, not of its papers. */
export function isOfCargo(code: MilestoneCode): boolean {
  return neededBy[code] === undefined;
}

/** Returns true for a milestone that a shipment can have several times. */
export function isRepeated(code: MilestoneCode): boolean {
  return code === 'transshipment-arrived' || code === 'transshipment-departed';
}

/** Returns true when a later milestone of an order shows that an earlier one has happened. */
function implies(later: MilestoneCode, earlier: MilestoneCode): boolean {
  if (!isOfCargo(later)) return false;
  const needed = neededBy[earlier];
  return needed === undefined || milestoneCodes.indexOf(later) >= milestoneCodes.indexOf(needed);
}

/** Returns true once the cargo has left its shipper: then it is too late to ask for anything before it moves. */
export function hasMoved(milestones: readonly Pick<Milestone, 'code' | 'actual'>[]): boolean {
  const since = milestoneCodes.indexOf('collected');
  return milestones.some(
    ({ code, actual }) => actual !== null && isOfCargo(code) && milestoneCodes.indexOf(code) >= since,
  );
}

/** The time by which a milestone is shown: as it happened, else as it is expected, else as it was planned. */
export function shownTime({
  planned,
  estimated,
  actual,
}: Pick<Milestone, TimeKind>): { kind: TimeKind; time: LocalTime } | null {
  if (actual) return { kind: 'actual', time: actual };
  if (estimated) return { kind: 'estimated', time: estimated };
  return planned ? { kind: 'planned', time: planned } : null;
}

/** Whether a milestone comes, or came, later than it was planned. */
export function isDelayed({ planned, estimated, actual }: Pick<Milestone, TimeKind>): boolean {
  const expected = actual ?? estimated;
  return planned !== null && expected !== null && isLater(expected, planned);
}

/**
 * The milestones in their order, each with how far the shipment is: the cargo says it, its papers say it of themselves. A
 * second line of a milestone that has happened waits for nothing. None is next once it is delivered: what is left, the
 * return of an empty container, is between us and the carrier.
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

/** Days by which a later milestone may be the earlier one, on the clocks of two places: across the date line by air. */
export function dateLineDays(mode: TransportMode | null): number {
  return mode === 'air' || mode === null ? 1 : 0;
}

/**
 * The time that a customer is shown of one of all milestones; null where none is known any more: that of one that nobody
 * reported, a plan that a delay has overtaken, and an estimate of the cargo that a fact has.
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

/** What happened last, what comes next, and when the shipment reaches the end of its main leg, or its receiver. */
export function progressOf<M extends Pick<Milestone, 'code' | TimeKind>>(milestones: readonly M[]) {
  const happened = milestones.filter(({ actual }) => actual !== null);
  const last = happened.findLast(({ code }) => isOfCargo(code)) ?? happened.at(-1) ?? null;
  const next = withStates(milestones).find(({ state }) => state === 'next') ?? null;
  const arrival =
    milestones.findLast(({ code }) => code === 'delivered') ??
    milestones.findLast(({ code }) => code === 'arrived') ??
    null;
  return { last, next, arrival };
}

/** Whether the main leg goes on: it has departed and has not arrived, transshipments included. */
export function isOnMainLeg(milestones: readonly Pick<Milestone, 'code' | 'actual'>[]): boolean {
  const has = (code: MilestoneCode) => milestones.some((one) => one.code === code && one.actual !== null);
  const ends: MilestoneCode[] = ['arrived', 'discharged', 'gate-out', 'delivered'];
  return has('departed') && !ends.some(has);
}

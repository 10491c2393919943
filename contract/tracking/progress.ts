import { isLater, type LocalTime } from './local-time.ts';
import type { DelayReason, MilestoneCode, TimeKind } from './milestones.ts';

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

/** `unreported` is one without an actual time before one that has happened. */
export type MilestoneState = 'done' | 'unreported' | 'next' | 'planned';

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
 * The milestones in their order, each with how far the shipment is. None is next once it is delivered: what is left, the
 * return of an empty container, is between us and the carrier.
 */
export function withStates<M extends Pick<Milestone, 'code' | 'actual'>>(
  milestones: readonly M[],
): (M & { state: MilestoneState })[] {
  const last = milestones.findLastIndex(({ actual }) => actual !== null);
  const isDelivered = milestones.some(({ code, actual }) => code === 'delivered' && actual !== null);
  return milestones.map((milestone, index) => ({
    ...milestone,
    state:
      milestone.actual !== null
        ? 'done'
        : index < last
          ? 'unreported'
          : index === last + 1 && !isDelivered
            ? 'next'
            : 'planned',
  }));
}

/**
 * The time that a customer is shown of one of all milestones; null where none is known any more: that of one that nobody
 * reported, and a plan that a delay has overtaken.
 */
export function currentTime(
  all: readonly (Pick<Milestone, TimeKind> & { state: MilestoneState })[],
  index: number,
): ReturnType<typeof shownTime> {
  const milestone = all[index];
  const shown = milestone ? shownTime(milestone) : null;
  if (!shown || milestone?.state === 'unreported') return null;
  if (shown.kind !== 'planned') return shown;
  const before = all.slice(0, index).flatMap((one) => shownTime(one)?.time ?? []);
  return before.every((time) => !isLater(time, shown.time)) ? shown : null;
}

/** What happened last, what comes next, and when the shipment reaches the end of its main leg, or its receiver. */
export function progressOf<M extends Pick<Milestone, 'code' | TimeKind>>(milestones: readonly M[]) {
  const last = milestones.findLast(({ actual }) => actual !== null) ?? null;
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
  return (
    has('departed') &&
    !['arrived', 'discharged', 'available', 'gate-out', 'delivered'].some((code) =>
      has(code as MilestoneCode),
    )
  );
}

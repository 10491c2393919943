import type { TransportMode } from '#features/cargo/choices.ts';
import { daysBetween, type LocalTime } from '#platform/values/local-time.ts';
import type { MilestoneCode, TimeKind } from './milestones.ts';
import { dateLineDays, isOfCargo, isRepeated } from './progress.ts';
import type { Milestone } from './shipment.ts';

export interface MilestoneTime {
  id: string;
  code: MilestoneCode;
  kind: TimeKind;
  time: LocalTime;
}

/** Two milestones of the cargo of which the later one has the earlier date. */
export interface WrongOrder {
  earlier: MilestoneTime;
  later: MilestoneTime;
}

const timeOf = ({ id, code, ...times }: Milestone, kind: TimeKind): MilestoneTime[] => {
  const time = times[kind];
  return time === null ? [] : [{ id, code, kind, time }];
};

/** Returns when a milestone is currently expected. */
const expectedTime = (milestone: Milestone) =>
  (['actual', 'estimated', 'planned'] as const).flatMap((kind) => timeOf(milestone, kind))[0];

/**
 * Returns the pairs of times to compare: plan with plan, actual with actual, and an estimate of the later with the
 * expectation of the earlier. Other pairs are not compared, because a plan may be outdated.
 */
function pairsOf(earlier: Milestone, later: Milestone): WrongOrder[] {
  const pair = (first: MilestoneTime | undefined, second: MilestoneTime | undefined) =>
    first && second ? [{ earlier: first, later: second }] : [];
  const same = (['planned', 'actual'] as const).flatMap((kind) =>
    pair(timeOf(earlier, kind)[0], timeOf(later, kind)[0]),
  );
  const estimated = later.actual === null ? timeOf(later, 'estimated')[0] : undefined;
  return [...same, ...pair(expectedTime(earlier), estimated)];
}

/** Carriers confirm a booking again when they move the cargo to another departure. */
const isOrdered = ({ code }: Milestone) => isOfCargo(code) && code !== 'booked';

const isSameStep = (earlier: Milestone, later: Milestone) =>
  earlier.code === later.code || (isRepeated(earlier.code) && isRepeated(later.code));

/**
 * Returns the first two milestones whose local dates a change would put in the wrong order; null when there are none.
 * By air, and in an unknown mode, one day earlier is allowed: the date line. Ignores contradictions that existed
 * before, and estimates that an actual time has replaced.
 */
export function findWrongOrder(
  before: readonly Milestone[],
  after: readonly Milestone[],
  mode: TransportMode | null,
): WrongOrder | null {
  const known = (time: MilestoneTime) => before.find(({ id }) => id === time.id)?.[time.kind] ?? null;
  const isWrong = ({ earlier, later }: WrongOrder) => {
    const gap = daysBetween(earlier.time, later.time);
    if (gap >= -dateLineDays(mode)) return false;
    if (earlier.kind === 'actual' && later.kind === 'estimated' && known(later) === later.time) return false;
    const [was, wasLater] = [known(earlier), known(later)];
    return was === null || wasLater === null || daysBetween(was, wasLater) !== gap;
  };
  const cargo = after.filter(isOrdered);
  for (const [at, later] of cargo.entries()) {
    // The nearest first, because the others follow from it.
    for (const earlier of cargo.slice(0, at).reverse()) {
      const wrong = isSameStep(earlier, later) ? undefined : pairsOf(earlier, later).find(isWrong);
      if (wrong) return wrong;
    }
  }
  return null;
}

import type { TransportMode } from '../cargo/choices.ts';
import { daysBetween, type LocalTime } from './local-time.ts';
import type { MilestoneCode, TimeKind } from './milestones.ts';
import { dateLineDays, isOfCargo, isRepeated, type Milestone } from './progress.ts';

/** A time of a milestone that contradicts one of another. */
export interface MilestoneTime {
  id: string;
  code: MilestoneCode;
  kind: TimeKind;
  time: LocalTime;
}

/** Two milestones of the cargo in their order, of which the later has the earlier day. */
export interface WrongOrder {
  earlier: MilestoneTime;
  later: MilestoneTime;
}

const timeOf = ({ id, code, ...times }: Milestone, kind: TimeKind): MilestoneTime[] => {
  const time = times[kind];
  return time === null ? [] : [{ id, code, kind, time }];
};

/** The current expectation of when a milestone happens. */
const expectedTime = (milestone: Milestone) =>
  (['actual', 'estimated', 'planned'] as const).flatMap((kind) => timeOf(milestone, kind))[0];

/**
 * The pairs of times that two milestones are compared by: plan with plan, fact with fact, and an estimate of the later with
 * the expectation of the earlier. A plan may have been overtaken, so nothing else contradicts it.
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

/** A carrier confirms a booking again, at any time, when it moves the cargo to another departure. */
const isOrdered = ({ code }: Milestone) => isOfCargo(code) && code !== 'booked';

const isSameStep = (earlier: Milestone, later: Milestone) =>
  earlier.code === later.code || (isRepeated(earlier.code) && isRepeated(later.code));

/**
 * The first two milestones whose days a change would put in the wrong order, by the days of their places; null where it puts
 * none. By air, and where the mode is not known, one day earlier is right: that of the date line. A contradiction that was
 * there before is none of the change, nor is an estimate that a fact has overtaken.
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
    // The nearest first, as the others follow from it.
    for (const earlier of cargo.slice(0, at).reverse()) {
      const wrong = isSameStep(earlier, later) ? undefined : pairsOf(earlier, later).find(isWrong);
      if (wrong) return wrong;
    }
  }
  return null;
}

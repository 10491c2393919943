import { daysBetween, type LocalTime, movedByDays } from '#platform/values/local-time.ts';
import type { DelayReason, MilestoneCode, TimeKind } from './milestones.ts';
import { isDelayed, shownTime, withStates } from './progress.ts';
import { everyDay, openDayOf, type WorkingDays } from './schedule.ts';
import type { Milestone } from './shipment.ts';

type Times = Pick<Milestone, TimeKind>;

/** Milestones whose delay usually moves the later ones too. */
const mainLeg: readonly MilestoneCode[] = [
  'departed',
  'transshipment-arrived',
  'transshipment-departed',
  'arrived',
];

/** Returns the days by which a milestone has become later (negative: earlier); 0 when a time is unknown. */
export function slipOf(before: Times, after: Times): number {
  const [was, is] = [shownTime(before), shownTime(after)];
  return was && is ? daysBetween(was.time, is.time) : 0;
}

/** Returns the later milestones that have not happened. */
function laterThan(all: readonly Milestone[], id: string): Milestone[] {
  const index = all.findIndex((milestone) => milestone.id === id);
  const states = withStates(all).map(({ state }) => state);
  return all.filter((_, at) => at > index && (states[at] === 'next' || states[at] === 'planned'));
}

/**
 * Counts the milestones that a delay on the main leg would move, with the arrival among them; null when there are none.
 */
export function movableAfter(
  all: readonly Milestone[],
  { id, code }: Pick<Milestone, 'id' | 'code'>,
): { count: number; arrival: { code: MilestoneCode; time: LocalTime } | null } | null {
  const later = mainLeg.includes(code) ? laterThan(all, id) : [];
  if (later.length === 0) return null;
  const arrival =
    later.find((milestone) => milestone.code === 'arrived') ??
    later.find((milestone) => milestone.code === 'delivered');
  const time = arrival && shownTime(arrival)?.time;
  return { count: later.length, arrival: time ? { code: arrival.code, time } : null };
}

/** Returns the days by which the shown time of a milestone is after its plan; null without a plan. */
function slipFromPlan(times: Times): number | null {
  const shown = shownTime(times);
  return times.planned && shown ? daysBetween(times.planned, shown.time) : null;
}

/**
 * Returns the later milestones that have not happened, moved by the same number of days; what needs an office to a day on which
 * it is open. A changed plan moves their plans as they are; an estimated or actual time moves their estimates and keeps their
 * plans. Moving back restores them.
 */
export function movedAfter(
  all: readonly Milestone[],
  before: Milestone,
  after: Times & { delayReason: DelayReason | null },
  open: WorkingDays = everyDay,
): Milestone[] {
  const days = slipOf(before, after);
  if (days === 0) return [];
  const move = (time: LocalTime | null) => time && movedByDays(time, days);
  const isPlan = [before, after].every((times) => shownTime(times)?.kind === 'planned');
  const [slippedBefore, slippedAfter] = [slipFromPlan(before), slipFromPlan(after)];
  /** The estimate that follows from the plan, which it is as long as nothing has slipped. */
  const byPlan = ({ code, planned }: Milestone, slip: number | null) =>
    planned === null || slip === null
      ? null
      : slip === 0
        ? planned
        : openDayOf(code, movedByDays(planned, slip), open);
  return laterThan(all, before.id).map((milestone) => {
    const planned = isPlan ? move(milestone.planned) : milestone.planned;
    const shown = milestone.estimated ?? milestone.planned;
    const followed = shown !== null && shown === byPlan(milestone, slippedBefore);
    const moved = move(shown);
    const estimate = followed
      ? byPlan(milestone, slippedAfter)
      : moved && openDayOf(milestone.code, moved, open);
    const estimated = isPlan ? move(milestone.estimated) : estimate;
    const rescheduled = { ...milestone, planned, estimated: estimated === planned ? null : estimated };
    const delayReason = isDelayed(rescheduled) ? (milestone.delayReason ?? after.delayReason) : null;
    return { ...rescheduled, delayReason };
  });
}

import { daysBetween, type LocalTime, movedByDays } from '../../platform/values/local-time.ts';
import type { DelayReason, MilestoneCode, TimeKind } from './milestones.ts';
import { isDelayed, shownTime, withStates } from './progress.ts';
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

/**
 * Returns the later milestones that have not happened, moved by the same number of days. A changed plan moves their
 * plans; an estimated or actual time moves their estimates and keeps their plans. Moving back restores them.
 */
export function movedAfter(
  all: readonly Milestone[],
  before: Milestone,
  after: Times & { delayReason: DelayReason | null },
): Milestone[] {
  const days = slipOf(before, after);
  if (days === 0) return [];
  const move = (time: LocalTime | null) => time && movedByDays(time, days);
  const isPlan = [before, after].every((times) => shownTime(times)?.kind === 'planned');
  return laterThan(all, before.id).map((milestone) => {
    const planned = isPlan ? move(milestone.planned) : milestone.planned;
    const estimated = move(isPlan ? milestone.estimated : (milestone.estimated ?? milestone.planned));
    const moved = { ...milestone, planned, estimated: estimated === planned ? null : estimated };
    const delayReason = isDelayed(moved) ? (milestone.delayReason ?? after.delayReason) : null;
    return { ...moved, delayReason };
  });
}

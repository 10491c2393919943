import { dateAt, daysAfter, endOfDay, instantOf, openDayFrom } from '#features/settings/business-hours.ts';
import type { OfficeHours } from '#platform/company.ts';
import { dayPart } from '#platform/values/local-time.ts';
import { type DeadlineKind, deadlineKinds } from './deadline-kinds.ts';
import type { MilestoneCode } from './milestones.ts';
import { timeOfCode } from './progress.ts';
import type { Deadline, Milestone } from './shipment.ts';

const atDestination: readonly DeadlineKind[] = [
  'arrival-notice',
  'last-free-day',
  'customs-entry',
  'entry-summary',
  'empty-return',
];

/** Deadlines that a milestone meets once it has happened. */
export const metBy: Partial<Record<MilestoneCode, DeadlineKind[]>> = {
  collected: ['pickup'],
  received: ['cargo-cutoff'],
  'gate-in': ['cargo-cutoff'],
  'gate-out': ['last-free-day'],
  'import-cleared': ['customs-entry'],
  'empty-returned': ['empty-return'],
};

/** Days before the departure from which the carrier’s cut-offs are to be entered: they come with its confirmation. */
const cutoffDays = 7;

/** Returns the last minute that a typed time means: a day without a time of day is met until its end. */
export function lastMinuteOf(time: string, timeZone: string): number {
  return instantOf(dayPart(time), time.length > 10 ? time.slice(11) : '23:59', timeZone);
}

/**
 * Returns the instant from which a deadline without a time asks for it: a cut-off a week before the departure, and what is
 * counted from the arrival on that day. 0 while the dates are not known.
 */
function wantedFrom({ kind, timeZone }: Deadline, milestones: readonly Milestone[]): number {
  const isLater = atDestination.includes(kind);
  const time = timeOfCode(milestones, isLater ? 'arrived' : 'departed');
  if (time === null) return 0;
  return instantOf(daysAfter(dayPart(time), isLater ? 0 : -cutoffDays), '00:00', timeZone);
}

/** Returns the open deadlines with the instant at which each asks for somebody, the first of them first. */
export function openDeadlines(
  deadlines: readonly Deadline[],
  milestones: readonly Milestone[],
): (Deadline & { asksAt: number })[] {
  return deadlines
    .filter(({ doneAt }) => doneAt === null)
    .map((deadline) => ({ ...deadline, asksAt: deadline.dueAt ?? wantedFrom(deadline, milestones) }))
    .sort((one, other) => one.asksAt - other.asksAt || orderOf(one) - orderOf(other));
}

const orderOf = ({ kind }: Deadline) => deadlineKinds.indexOf(kind);

/** Returns the deadlines as a page lists them: the open ones with a time, those without one, and what is done. */
export function inListOrder(deadlines: readonly Deadline[]): Deadline[] {
  const rank = ({ doneAt, dueAt }: Deadline) => (doneAt !== null ? 2 : dueAt === null ? 1 : 0);
  return deadlines.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (one.dueAt ?? 0) - (other.dueAt ?? 0) || orderOf(one) - orderOf(other),
  );
}

/** Returns the end of the next day on which the office is open: what falls due until then is due soon. */
export function deadlinesSoonUntil(now: number, hours: OfficeHours): number {
  const tomorrow = daysAfter(dateAt(now, hours.timeZone), 1);
  return endOfDay(openDayFrom(tomorrow, hours), hours.timeZone) - 1;
}

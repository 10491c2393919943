import type { DayHours, OfficeHours, Weekday } from '../company.ts';

/** Returns the weekdays with the same hours, those of the most days first. */
export function weekGroups({ week }: OfficeHours): { days: Weekday[]; hours: DayHours }[] {
  const groups = new Map<string, { days: Weekday[]; hours: DayHours }>();
  for (const [day, hours] of Object.entries(week) as [Weekday, DayHours][]) {
    const group = groups.get(hours.join()) ?? { days: [], hours };
    groups.set(hours.join(), { ...group, days: [...group.days, day].sort() });
  }
  return [...groups.values()].sort((a, b) => b.days.length - a.days.length);
}

/** Returns the hours of most weekdays. */
export function usualHours(hours: OfficeHours): DayHours {
  const [usual] = weekGroups(hours);
  if (!usual) throw new Error('The settings leave no open day in a week.');
  return usual.hours;
}

import { clockAt, endOfDay, instantOf } from '#features/settings/business-hours.ts';
import { publishedSettings } from '#features/settings/server/current-settings.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

export interface PromisedLead {
  id: string;
  name: string;
  dueAt: number;
}

const most = 50;

/**
 * Lists open requests, the most urgent first, that were promised an answer on a day that an owner closed since, at an
 * hour at which the main office is closed: a promise does not move with the hours.
 */
export async function listPromisedWhileClosed({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<PromisedLead[]> {
  const [main] = publishedSettings().offices;
  if (!main) return [];
  const now = clock();
  const { timeZone } = main;
  const ranges = main.days
    .map(({ date }) => ({ from: instantOf(date, '00:00', timeZone), until: endOfDay(date, timeZone) }))
    .filter(({ until }) => until > now);
  if (ranges.length === 0) return [];
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'name', 'waits_until'])
    .where('folder', '!=', 'spam')
    .where('waits_until', '>', now)
    .where((eb) =>
      eb.or(
        ranges.map(({ from, until }) =>
          eb.and([eb('waits_until', '>=', from), eb('waits_until', '<', until)]),
        ),
      ),
    )
    .orderBy('waits_until')
    .orderBy('id')
    .limit(most)
    .execute();
  return leads.flatMap(({ id, name, waits_until: dueAt }) => {
    if (dueAt === null) return [];
    const [date = '', time = ''] = clockAt(dueAt, timeZone).split(' ');
    const day = main.days.find((own) => own.date === date);
    if (!day) return [];
    const isOpen = day.hours !== null && day.hours[0] <= time && time <= `${day.hours[1]}:00`;
    return isOpen ? [] : [{ id, name, dueAt }];
  });
}

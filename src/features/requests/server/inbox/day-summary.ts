import { sql } from 'kysely';
import { dateAt, instantOf } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { day } from '#platform/values/durations.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** Age of a request whose first answer is counted: bounds what is read. */
const oldest = 90 * day;

export interface DaySummary {
  /** Requests whose first answer left today. */
  answered: number;
  /** Of those, the answers after the promised time. */
  late: number;
  /** Due time of the next answer or follow-up, in ms since 1970; null when nothing is planned. */
  nextAt: number | null;
}

/** Returns the answers of the day, and what is due next for a member of staff. */
export async function summarizeDay(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  staffId: string,
): Promise<DaySummary> {
  const now = clock();
  const { timeZone } = currentSettings().company.hours;
  const midnight = instantOf(dateAt(now, timeZone), '00:00', timeZone);
  const answers = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().as('answered'),
      sql<number>`count(case when first_replied_at > promised_at then 1 end)`.as('late'),
    ])
    .where('received_at', '>=', now - oldest)
    .where('first_replied_at', '>=', midnight)
    .where('folder', '=', 'inbox')
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  const { due } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min('waits_until').as('due'))
    .where('waits_until', '>', now)
    .where('folder', '=', 'inbox')
    .executeTakeFirstOrThrow();
  const { followUp } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min('follow_up_at').as('followUp'))
    .where('follow_up_at', '>', now)
    .where((lead) => lead.or([lead('owner_id', 'is', null), lead('owner_id', '=', staffId)]))
    .where('folder', '=', 'inbox')
    .executeTakeFirstOrThrow();
  const planned = [due, followUp].flatMap((at) => (at === null ? [] : [at]));
  return {
    answered: Number(answers.answered),
    late: Number(answers.late),
    nextAt: planned.length > 0 ? Math.min(...planned) : null,
  };
}

import type { LeadSummary } from '../../../contract/lead-list.ts';
import { soonUntil } from '../../../contract/office-clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { DeskLead } from './find-lead.ts';
import { summaryOf } from './lead-summary.ts';

/** A lead as other programs are told of it. */
export type ToldLead = LeadSummary & Pick<DeskLead, 'answers' | 'lostReason' | 'answeredAt' | 'mergedInto'>;

/** A lead by its id as other programs are told of it, as it stands now; null once its sender's data were deleted. */
export async function findToldLead(
  { db, clock, company }: Pick<LeadDependencies, 'db' | 'clock' | 'company'>,
  id: string,
): Promise<ToldLead | null> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const now = clock();
  return {
    ...summaryOf(row, { now, soonUntil: soonUntil(now, company.hours) }),
    answers: JSON.parse(row.payload),
    lostReason: row.lost_reason,
    answeredAt: row.answered_at === null ? null : Number(row.answered_at),
    mergedInto: row.merged_into,
  };
}

/** The references of leads, by id. */
export async function findReferences(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('leads').select(['id', 'reference']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

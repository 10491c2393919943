import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { followedUpStages, followUpAt, isFollowUpDate, proposedFollowUp } from '../../follow-up.ts';
import { closedStages, type LeadStage } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { LeadTable } from '../tables.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';

type Planning = Pick<LeadDependencies, 'clock'>;

/** The last day of the quote that a lead's customer has, or null. */
async function findValidUntil(db: Db, leadId: string): Promise<string | null> {
  const quote = await db
    .selectFrom('quotes')
    .select('valid_until')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'sent')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote?.valid_until ?? null;
}

/**
 * The column of a lead that moves to a stage: the proposed date where its customer has to act next, none where they no
 * longer have to. `validUntil` is that of the quote that is sent with the move.
 */
export async function followUpOfMove(
  transaction: Db,
  row: LeadTable,
  { to, validUntil }: { to: LeadStage; validUntil?: string | undefined },
  { clock }: Planning,
): Promise<Partial<LeadTable>> {
  const isFollowed = followedUpStages.includes(to);
  if (!isFollowed && !closedStages.includes(to) && !followedUpStages.includes(row.stage)) return {};
  if (!isFollowed) return { follow_up_at: null };
  const until = validUntil ?? (to === 'quoted' ? await findValidUntil(transaction, row.id) : null);
  const { hours } = currentSettings().company;
  return { follow_up_at: proposedFollowUp({ stage: to, validUntil: until }, clock(), hours) };
}

/**
 * The column of an open lead that staff answered: the proposed date where none lies ahead, as it is not to do until then,
 * and must not be forgotten.
 */
export async function followUpOfReply(
  transaction: Db,
  row: LeadTable,
  deps: Planning,
): Promise<Partial<LeadTable>> {
  const isAhead = row.follow_up_at !== null && row.follow_up_at > deps.clock();
  if (row.folder === 'spam' || isAhead || closedStages.includes(row.stage)) return {};
  const validUntil = row.stage === 'quoted' ? await findValidUntil(transaction, row.id) : null;
  const { hours } = currentSettings().company;
  return { follow_up_at: proposedFollowUp({ stage: row.stage, validUntil }, deps.clock(), hours) };
}

export type FollowUpRefusal = 'spam' | 'closed' | 'erased' | 'nothing-changed' | 'date-too-far';

/**
 * Sets the date (YYYY-MM-DD) on which a lead is to be followed up, or with null none. It is due when the office opens; a
 * past date is due at once. Refused for a stale version, for a closed, erased or spam lead, for the date that it has, and
 * for one more than a year away. Throws when the database fails.
 */
export function setFollowUp(
  dependencies: LeadDependencies,
  change: LeadChange,
  date: string | null,
): Promise<ChangeOutcome<FollowUpRefusal>> {
  const { clock } = dependencies;
  const { hours } = currentSettings().company;
  return changeLead<FollowUpRefusal>(dependencies, change, (row) => {
    if (row.erased_at !== null) return { refused: 'erased' };
    if (row.folder === 'spam') return { refused: 'spam' };
    if (row.folder === 'notices' || closedStages.includes(row.stage)) return { refused: 'closed' };
    if (date !== null && !isFollowUpDate(date, clock(), hours)) return { refused: 'date-too-far' };
    const at = date === null ? null : followUpAt(date, hours);
    const before = row.follow_up_at;
    if (at === before) return { refused: 'nothing-changed' };
    return { set: { follow_up_at: at }, events: [{ type: 'follow-up', at }] };
  });
}

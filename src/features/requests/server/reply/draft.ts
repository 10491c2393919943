import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { proseLimit } from '../../../../platform/values/text.ts';
import { lockLead } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** A reply that its author has not sent yet. */
export interface Draft {
  subject: string;
  body: string;
  savedAt: number;
  /** It was to be sent and was not; null where it was never sent. */
  returned: ReturnedReply | null;
}

/** A reply that came back as its author's draft: they took it back themselves, or it was refused when it was due. */
export interface ReturnedReply {
  at: number;
  reason: string | null;
  /** The names of its files. */
  files: string[];
}

/** Longest draft: a long answer with the customer's text quoted below it. */
const longest = 2 * proseLimit;

export type DraftOutcome = { ok: true } | { ok: false; reason: 'no-such-lead' | 'text-too-long' };

/** Keeps a member of staff's reply to a lead until it is sent; the last one saved stands. */
export async function saveDraft(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  { leadId, staffId, subject, body }: { leadId: string; staffId: string; subject: string; body: string },
): Promise<DraftOutcome> {
  if (subject.length + body.length > longest) return { ok: false, reason: 'text-too-long' };
  // What is written now is written to this lead, wherever the draft was begun.
  const text = { subject, body, saved_at: clock(), moved_from: null };
  return transact(db, async (transaction): Promise<DraftOutcome> => {
    // Locked, so that no draft is saved beside an erasure that deletes them.
    const lead = await lockLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' };
    await transaction
      .insertInto('lead_drafts')
      .values({ lead_id: leadId, staff_id: staffId, ...text })
      .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(text))
      .execute();
    return { ok: true };
  });
}

/** Returns a staff member's draft of a reply to a lead, or null. */
export async function findDraft(db: Db, leadId: string, staffId: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('lead_drafts')
    .select(['subject', 'body', 'saved_at', 'returned'])
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const { subject, body, saved_at: savedAt, returned } = row;
  return { subject, body, savedAt: Number(savedAt), returned: returned && JSON.parse(returned) };
}

/** Makes a reply that was not sent the draft again, above what its author has begun since. */
export async function restoreDraft(
  transaction: Db,
  {
    leadId,
    staffId,
    subject,
    body,
    at,
    returned,
  }: { leadId: string; staffId: string; at: number; returned: ReturnedReply } & Pick<
    Draft,
    'subject' | 'body'
  >,
): Promise<void> {
  const begun = await findDraft(transaction, leadId, staffId);
  const text = {
    subject,
    body: [body, begun?.body].filter(Boolean).join('\n\n'),
    saved_at: at,
    moved_from: null,
    returned: JSON.stringify(returned),
  };
  await transaction
    .insertInto('lead_drafts')
    .values({ lead_id: leadId, staff_id: staffId, ...text })
    .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(text))
    .execute();
}

/** The drafts of a member of staff that were refused when they were due, until they are sent or thrown away. */
export async function listRefusedReplies(db: Db, staffId: string) {
  const rows = await db
    .selectFrom('lead_drafts')
    .innerJoin('leads', 'leads.id', 'lead_drafts.lead_id')
    .select(['leads.id', 'leads.reference', 'lead_drafts.returned'])
    .where('lead_drafts.staff_id', '=', staffId)
    .where('lead_drafts.returned', 'is not', null)
    .execute();
  return rows.flatMap(({ id, reference, returned }) => {
    const { reason }: ReturnedReply = JSON.parse(returned ?? '');
    return reason === null ? [] : [{ leadId: id, reference, reason }];
  });
}

/** Throws a draft away; also in the transaction that sends it. */
export async function discardDraft(db: Db, leadId: string, staffId: string): Promise<void> {
  await db.deleteFrom('lead_drafts').where('lead_id', '=', leadId).where('staff_id', '=', staffId).execute();
}

/**
 * Hands what was begun to answer one lead on to another, which notes where it comes from; who writes to that one already
 * keeps both drafts where they are.
 */
export async function moveDrafts(transaction: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await transaction
    .updateTable('lead_drafts')
    .set((draft) => ({ lead_id: to, moved_from: draft.fn.coalesce('moved_from', 'lead_id') }))
    .where('lead_id', '=', from)
    .where('staff_id', 'not in', (draft) =>
      draft.selectFrom('lead_drafts').select('staff_id').where('lead_id', '=', to),
    )
    .execute();
}

/** Gives the drafts back that were begun to answer some leads and that nobody changed since `moveDrafts`. */
export async function returnDrafts(
  transaction: Db,
  { from, to, writtenFor }: { from: string; to: string; writtenFor: string[] },
): Promise<void> {
  await transaction
    .updateTable('lead_drafts')
    .set((draft) => ({ lead_id: to, moved_from: draft.fn('nullif', ['moved_from', draft.val(to)]) }))
    .where('lead_id', '=', from)
    .where('moved_from', 'in', writtenFor)
    .where('staff_id', 'not in', (draft) =>
      draft.selectFrom('lead_drafts').select('staff_id').where('lead_id', '=', to),
    )
    .execute();
}

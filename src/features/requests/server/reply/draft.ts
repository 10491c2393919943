import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { proseLimit } from '#platform/values/text.ts';
import { lockLead } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { selectGroup } from '../merge/merge-group.ts';
import type { ReturnedReply } from '../tables.ts';

/** A reply that its author has not sent yet. */
export interface Draft {
  /** The address that it goes to; empty for the usual one. */
  to: string;
  subject: string;
  body: string;
  savedAt: number;
  /** It was to be sent and was not; null where it was never sent. */
  returned: ReturnedReply | null;
}

/** Longest draft: a long answer with the customer's text quoted below it. */
const longest = 2 * proseLimit;

export type DraftOutcome = { ok: true } | { ok: false; reason: 'no-such-lead' | 'text-too-long' };

/** Keeps a member of staff's reply to a lead until it is sent; the last one saved stands. */
export async function saveDraft(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  {
    leadId,
    staffId,
    to = '',
    subject,
    body,
  }: { leadId: string; staffId: string; to?: string; subject: string; body: string },
): Promise<DraftOutcome> {
  if (subject.length + body.length > longest) return { ok: false, reason: 'text-too-long' };
  const text = { recipient: to || null, subject, body, saved_at: clock() };
  return transact(db, async (transaction): Promise<DraftOutcome> => {
    // Locked, so that no draft is saved beside an erasure that deletes them.
    const lead = await lockLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' };
    await takeOverDraft(transaction, leadId, staffId);
    await transaction
      .insertInto('lead_drafts')
      .values({ lead_id: leadId, staff_id: staffId, ...text })
      .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(text))
      .execute();
    return { ok: true };
  });
}

/** A member of staff's draft to a lead: its own, else the newest to one that was merged into it. */
function selectDraft(db: Db, leadId: string, staffId: string) {
  return db
    .selectFrom('lead_drafts')
    .where('lead_id', 'in', selectGroup(db, leadId))
    .where('staff_id', '=', staffId)
    .orderBy((draft) => draft('lead_id', '=', leadId), 'desc')
    .orderBy('saved_at', 'desc')
    .limit(1);
}

/** Makes a draft to a merged lead the kept one's own, as it is changed there. */
async function takeOverDraft(transaction: Db, leadId: string, staffId: string): Promise<void> {
  await transaction
    .updateTable('lead_drafts')
    .set({ lead_id: leadId })
    .where('lead_id', 'in', selectDraft(transaction, leadId, staffId).select('lead_id'))
    .where('staff_id', '=', staffId)
    .execute();
}

/** Returns a staff member's draft of a reply to a lead, or null. */
export async function findDraft(db: Db, leadId: string, staffId: string): Promise<Draft | null> {
  const row = await selectDraft(db, leadId, staffId)
    .select(['recipient', 'subject', 'body', 'saved_at', 'returned'])
    .executeTakeFirst();
  if (!row) return null;
  const { recipient, subject, body, saved_at: savedAt, returned } = row;
  return {
    to: recipient ?? '',
    subject,
    body,
    savedAt,
    returned: parseJson(returned),
  };
}

/** Makes a reply that was not sent the draft again, above what its author has begun since. */
export async function restoreDraft(
  transaction: Db,
  {
    leadId,
    staffId,
    to,
    subject,
    body,
    at,
    returned,
  }: { leadId: string; staffId: string; at: number; returned: ReturnedReply } & Pick<
    Draft,
    'to' | 'subject' | 'body'
  >,
): Promise<void> {
  await takeOverDraft(transaction, leadId, staffId);
  const begun = await findDraft(transaction, leadId, staffId);
  const text = {
    recipient: to || null,
    subject,
    body: [body, begun?.body].filter(Boolean).join('\n\n'),
    saved_at: at,
    returned: jsonText(returned),
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
    .select(['leads.id', 'leads.merged_into', 'leads.reference', 'lead_drafts.returned'])
    .where('lead_drafts.staff_id', '=', staffId)
    .where('lead_drafts.returned', 'is not', null)
    .execute();
  return rows.flatMap(({ id, merged_into: mergedInto, reference, returned }) => {
    const reason = parseJson(returned)?.reason ?? null;
    return reason === null ? [] : [{ leadId: mergedInto ?? id, reference, reason }];
  });
}

/** Throws the draft away that was saved for this very lead; drafts for leads that were merged into it stay. */
export async function discardDraft(db: Db, leadId: string, staffId: string): Promise<void> {
  await db.deleteFrom('lead_drafts').where('lead_id', '=', leadId).where('staff_id', '=', staffId).execute();
}

/** Throws the draft away that a reply was sent from, in the transaction that sends it. */
export async function discardSentDraft(transaction: Db, leadId: string, staffId: string): Promise<void> {
  await takeOverDraft(transaction, leadId, staffId);
  await discardDraft(transaction, leadId, staffId);
}

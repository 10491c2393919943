import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import { shipmentIn } from '../../cargo/stored.ts';
import type { BeforeReply, LeadEventData, StaffName } from '../../requests/lead.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  lockLead,
  lockSurvivingLead,
  type PlannedChange,
} from '../../requests/server/commands/change-lead.ts';
import { stagePlan } from '../../requests/server/commands/change-stage.ts';
import { isUnclaimedMail, isUnsentQuote, ownerBefore } from '../../requests/server/reply/unclaimed-quotes.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import { eventsOf } from '../../requests/server/timeline/lead-events.ts';
import { hasAccepted } from './accepted-quote.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { withoutQuantities } from './quote-quantities.ts';
import { lockQuote, selectGroup, shownState } from './quote-rows.ts';
import type { QuoteTable } from './tables.ts';

/** The quotes of some leads that their customers do not see: their mails can still be taken back, or were. */
export async function findUnsentQuotes(db: Db, leadIds: string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('quotes')
    .leftJoin('outbox', 'outbox.id', 'quotes.outbox_id')
    .select('quotes.id')
    .where('quotes.lead_id', 'in', leadIds)
    .where((row) => isUnsentQuote(row as unknown as ExpressionBuilder<Tables, 'quotes' | 'outbox'>))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the mail of a quote unless a worker has claimed it; returns whether it was there. */
async function takeBackMail(transaction: Db, outboxId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('outbox.id', '=', outboxId)
    // Conditions of the row itself: it may be claimed while this statement waits for it.
    .where(isUnclaimedMail)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes the mail of a quote due at once: what is decided on is not taken back any more, and its customer may read it. */
export async function releaseMail(transaction: Db, { outbox_id: id }: QuoteTable, at: number): Promise<void> {
  if (id === null) return;
  await transaction
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('outbox.id', '=', id)
    .where(isUnclaimedMail)
    .execute();
}

/** The event by which a quote was sent, with the version of its lead then. */
async function findSending(transaction: Db, quote: QuoteTable) {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', quote.lead_id)
    .where('type', '=', 'quote-sent')
    .orderBy('position', 'desc')
    .execute();
  for (const { version, actor, data } of await eventsOf(transaction, rows))
    if (data.type === 'quote-sent' && data.outboxId === quote.outbox_id) return { version, actor, data };
  return null;
}

/**
 * Opens the quotes of a lead and of those merged into it again that were superseded when another was sent, but those that
 * have never left.
 */
async function openSuperseded(transaction: Db, leadId: string, sentAt: QuoteTable['sent_at']): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ state: 'sent', settled_at: null })
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('state', '=', 'superseded')
    .where('settled_at', '=', sentAt)
    .where('outbox_id', 'is not', null)
    .execute();
}

/** How a lead stands again as before a quote, as far as nothing else has changed it since, with the event of its stage. */
function wayBack(
  row: LeadTable,
  { sent_at: sentAt }: QuoteTable,
  before: BeforeReply,
  by: StaffName,
): PlannedChange {
  const { stage, lostReason, repliedAt, firstRepliedAt, followUpAt = null } = before;
  const isAnswered = Number(row.replied_at) !== Number(sentAt);
  const isAnsweredBefore = Number(row.first_replied_at) !== Number(sentAt);
  const owner = isAnswered ? { set: {}, events: [] } : ownerBefore(row, before, by);
  const timer = {
    ...owner.set,
    ...(isAnswered ? {} : { replied_at: repliedAt }),
    ...(isAnsweredBefore ? {} : { first_replied_at: firstRepliedAt }),
  };
  if (row.stage !== 'quoted' || row.folder !== 'inbox') return { set: timer, events: owner.events };
  const back = {
    type: 'stage',
    from: row.stage,
    to: stage,
    ...(lostReason && { reason: lostReason }),
  } as const;
  return {
    set: { ...timer, stage, lost_reason: lostReason, follow_up_at: followUpAt },
    events: [...(stage === row.stage ? [] : [back]), ...owner.events],
  };
}

/** Makes a sent quote the draft that it was, and the one that it superseded open again. */
async function asDraftAgain(transaction: Db, quote: QuoteTable, payload: string): Promise<void> {
  const { id, lead_id: leadId, sent_at: sentAt, document_id: documentId } = quote;
  const content = withoutQuantities(JSON.parse(quote.content), shipmentIn(JSON.parse(payload)));
  await transaction
    .updateTable('quotes')
    .set((row) => ({
      state: 'draft',
      content: JSON.stringify(content),
      version: row('version', '+', 1),
      quoted_request: null,
      sent_at: null,
      expires_at: null,
      outbox_id: null,
      document_id: null,
      document_digest: null,
    }))
    .where('id', '=', id)
    .execute();
  await openSuperseded(transaction, leadId, sentAt);
  await transaction.deleteFrom('quote_totals').where('quote_id', '=', id).execute();
  if (documentId) await transaction.deleteFrom('attachments').where('id', '=', documentId).execute();
}

type UnsendRefusal = 'no-such-quote' | 'already-leaving' | 'draft-exists';

/**
 * Takes back a quote of somebody's own whose mail is not due yet: mail and PDF are deleted, it is the draft again, stage and
 * timer are what they were, and the quote that it superseded is open again. Refused once a worker has claimed the mail, after
 * any later change of the lead, with what changed, and where somebody has begun another draft.
 */
export async function unsendQuote(
  deps: QuoteDependencies,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<ChangeOutcome<UnsendRefusal>> {
  const { db, clock } = deps;
  const known = await db.selectFrom('quotes').select('lead_id').where('id', '=', quoteId).executeTakeFirst();
  if (!known) return { ok: false, reason: 'no-such-quote' };
  const { lead_id: leadId } = known;
  const at = clock();
  const outcome = await transact(db, async (transaction): Promise<ChangeOutcome<UnsendRefusal>> => {
    await lockLead(transaction, leadId);
    const quote = await lockQuote(transaction, quoteId);
    const sending = quote?.state === 'sent' ? await findSending(transaction, quote) : null;
    if (!quote || !sending || sending.actor.kind !== 'staff' || sending.actor.id !== by.id)
      return { ok: false, reason: 'no-such-quote' };
    const { data, version } = sending;
    const change = { leadId, version, by, at };
    return changeLeadIn<UnsendRefusal>(deps, transaction, change, async (row) => {
      const draft = await transaction
        .selectFrom('quotes')
        .select('id')
        .where('lead_id', '=', leadId)
        .where('state', '=', 'draft')
        .executeTakeFirst();
      if (draft) return { refused: 'draft-exists' };
      if (!(await takeBackMail(transaction, data.outboxId))) return { refused: 'already-leaving' };
      const back = wayBack(row, quote, data.before, by);
      return {
        set: back.set,
        events: [
          { type: 'quote-unsent', quoteId, revision: quote.revision, outboxId: data.outboxId },
          ...back.events,
        ],
        alsoWrite: () => asDraftAgain(transaction, quote, row.payload),
      };
    });
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

/** A quote's mail is taken back; returns how its lead stood before, and null where the mail is leaving or has left. */
async function takeBack(transaction: Db, quote: QuoteTable): Promise<BeforeReply | null> {
  const { outbox_id: outboxId } = quote;
  const sending = outboxId === null ? null : await findSending(transaction, quote);
  if (!sending || !(await takeBackMail(transaction, sending.data.outboxId))) return null;
  return sending.data.before;
}

/** `takeBack`, by which a mail that is not taken back is at least not tried again. */
async function stopMail(transaction: Db, quote: QuoteTable, at: number): Promise<BeforeReply | null> {
  const { outbox_id: outboxId } = quote;
  if (outboxId === null) return null;
  const before = await takeBack(transaction, quote);
  if (before) return before;
  // A mail that waits offers nothing any more.
  await transaction
    .updateTable('outbox')
    .set({ state: 'dropped', settled_at: at })
    .where('id', '=', outboxId)
    .where('state', '=', 'pending')
    .execute();
  return null;
}

/** The open quotes of a lead and of those merged into it, but one, whose mails no worker has claimed. */
function listUnclaimed(transaction: Db, leadId: string, exceptId: string): Promise<QuoteTable[]> {
  return transaction
    .selectFrom('quotes')
    .innerJoin('outbox', 'outbox.id', 'quotes.outbox_id')
    .selectAll('quotes')
    .where('quotes.lead_id', 'in', selectGroup(transaction, leadId))
    .where('quotes.id', '!=', exceptId)
    .where('quotes.state', '=', 'sent')
    .where((row) => isUnclaimedMail(row as unknown as ExpressionBuilder<Tables, 'outbox'>))
    .orderBy('quotes.sent_at', 'desc')
    .execute();
}

/**
 * Supersedes the open quotes of a lead whose mails have not left, as another is about to be sent: their mails are deleted, and
 * stage and timer are what they were before them. A quote whose mail a worker claims at the same moment stays as it is. Call
 * it with the locks of the lead and its quotes, with the lead's version; returns the version after it.
 */
export async function supersedeUnsent(
  deps: Pick<QuoteDependencies, 'timelineSubscribers'>,
  transaction: Db,
  {
    quoteId: sentId,
    ...change
  }: { quoteId: string; leadId: string; version: number; by: StaffName; at: number },
): Promise<number> {
  let { version } = change;
  for (const quote of await listUnclaimed(transaction, change.leadId, sentId)) {
    const before = await takeBack(transaction, quote);
    if (!before) continue;
    const { id: quoteId, revision, sent_at: sentAt } = quote;
    const changed = await changeLeadIn(deps, transaction, { ...change, version }, (row) => {
      // How another lead stood, which has been merged into this one since, says nothing of this one.
      const back =
        row.id === quote.lead_id ? wayBack(row, quote, before, change.by) : { set: {}, events: [] };
      return {
        set: back.set,
        events: [
          { type: 'quote-unsent', quoteId, revision, outboxId: quote.outbox_id ?? '' },
          ...back.events,
        ],
        alsoWrite: async () => {
          await transaction
            .updateTable('quotes')
            .set((own) => ({
              state: 'superseded',
              settled_at: change.at,
              version: own('version', '+', 1),
              outbox_id: null,
            }))
            .where('id', '=', quoteId)
            .execute();
          await openSuperseded(transaction, row.id, sentAt);
        },
      };
    });
    if (!changed.ok) throw new Error(`A quote could not be superseded: ${changed.reason}.`);
    version = changed.version;
  }
  return version;
}

/** True if another quote of a lead, or of those that were merged into it, can be accepted. */
async function hasOtherOpen(
  transaction: Db,
  leadId: string,
  { quoteId, at }: { quoteId: string; at: number },
): Promise<boolean> {
  const other = await transaction
    .selectFrom('quotes')
    .select('id')
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('id', '!=', quoteId)
    .where('state', '=', 'sent')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return other !== undefined;
}

/** A lead that was quoted is being quoted again once its last open quote is withdrawn, or won where one is accepted. */
async function planWithdrawal(
  deps: QuoteDependencies,
  transaction: Db,
  row: LeadTable,
  withdrawn: { quoteId: string; at: number },
): Promise<PlannedChange> {
  if (row.stage !== 'quoted' || row.folder !== 'inbox') return { set: {}, events: [] };
  if (await hasOtherOpen(transaction, row.id, withdrawn)) return { set: {}, events: [] };
  const to = (await hasAccepted(transaction, row.id)) ? 'won' : 'quoting';
  const moved = await stagePlan({ to }, deps)(row, transaction);
  if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
  return moved;
}

/**
 * Withdraws a quote that was sent: its customer can no longer accept it and reads so. A lead that was quoted is being quoted
 * again, or won again where an earlier quote is accepted, unless a request that was merged with it has another open quote.
 * One whose mail has not left never reaches the customer: its mail is deleted, and stage, timer and the quote that it
 * superseded are what they were, as it was not sent for anybody outside. Refused for a quote that is not open.
 */
export async function withdrawQuote(
  deps: QuoteDependencies,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<ChangeOutcome<'no-such-quote' | 'not-open'>> {
  const { db, clock } = deps;
  const known = await db.selectFrom('quotes').select('lead_id').where('id', '=', quoteId).executeTakeFirst();
  if (!known) return { ok: false, reason: 'no-such-quote' };
  const at = clock();
  const outcome = await transact(db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, known.lead_id);
    const quote = await lockQuote(transaction, quoteId);
    if (!lead || !quote) return { ok: false, reason: 'no-such-quote' } as const;
    const change = { leadId: lead.id, version: lead.version, by, at };
    return changeLeadIn<'no-such-quote' | 'not-open'>(deps, transaction, change, async (row) => {
      if (!['sent', 'expired'].includes(shownState(quote, at))) return { refused: 'not-open' };
      const before = await stopMail(transaction, quote, at);
      // How another lead stood, which has been merged into this one since, says nothing of this one.
      const moved =
        before && row.id === quote.lead_id
          ? wayBack(row, quote, before, by)
          : await planWithdrawal(deps, transaction, row, { quoteId, at });
      const { revision, outbox_id: outboxId, sent_at: sentAt } = quote;
      const withdrawn: LeadEventData =
        before && outboxId !== null
          ? { type: 'quote-unsent', quoteId, revision, outboxId }
          : { type: 'quote-withdrawn', quoteId, revision };
      return {
        set: moved.set,
        events: [withdrawn, ...moved.events],
        alsoWrite: async () => {
          await transaction
            .updateTable('quotes')
            .set((own) => ({
              state: 'withdrawn',
              settled_at: at,
              version: own('version', '+', 1),
              outbox_id: before ? null : outboxId,
            }))
            .where('id', '=', quoteId)
            .execute();
          if (before) await openSuperseded(transaction, row.id, sentAt);
        },
      };
    });
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

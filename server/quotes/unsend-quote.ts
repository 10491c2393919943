import type { ExpressionBuilder } from 'kysely';
import type { StaffName } from '../../contract/lead.ts';
import { shipmentIn } from '../../contract/shipment/stored.ts';
import type { Db } from '../db/open-database.ts';
import type { QuoteTable } from '../db/quote-tables.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  lockLead,
  lockSurvivingLead,
  type PlannedChange,
} from '../leads/commands/change-lead.ts';
import { stagePlan } from '../leads/commands/change-stage.ts';
import { isUnclaimedMail } from '../leads/reply/withdraw-reply.ts';
import { eventsOf } from '../leads/timeline/lead-events.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { withoutQuantities } from './quote-quantities.ts';
import { lockQuote, shownState } from './quote-rows.ts';

/** The quotes of some leads whose mails can still be taken back: their customers do not see them yet. */
export async function findUnsentQuotes(db: Db, leadIds: string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('outbox', 'outbox.id', 'quotes.outbox_id')
    .select('quotes.id')
    .where('quotes.lead_id', 'in', leadIds)
    .where('quotes.state', '=', 'sent')
    .where((row) => isUnclaimedMail(row as unknown as ExpressionBuilder<Tables, 'outbox'>))
    .execute();
  return new Set(rows.map(({ id }) => id));
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

/** Makes a sent quote the draft that it was, and the one that it superseded open again. */
async function asDraftAgain(transaction: Db, quote: QuoteTable, payload: string): Promise<void> {
  const { id, lead_id: leadId, sent_at: sentAt, document_id: documentId } = quote;
  const content = withoutQuantities(JSON.parse(quote.content), shipmentIn(JSON.parse(payload)));
  await transaction
    .updateTable('quotes')
    .set((row) => ({
      ...{ state: 'draft', content: JSON.stringify(content), version: row('version', '+', 1) },
      ...{ sent_at: null, expires_at: null, outbox_id: null, document_id: null, document_digest: null },
    }))
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('quotes')
    .set({ state: 'sent', settled_at: null })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'superseded')
    .where('settled_at', '=', sentAt)
    .execute();
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
      const { numDeletedRows } = await transaction
        .deleteFrom('outbox')
        .where('outbox.id', '=', data.outboxId)
        // Conditions of the row itself: it may be claimed while this statement waits for it.
        .where(isUnclaimedMail)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return { refused: 'already-leaving' };
      const { stage, lostReason, repliedAt, firstRepliedAt, followUpAt } = data.before;
      const back = {
        type: 'stage',
        from: row.stage,
        to: stage,
        ...(lostReason && { reason: lostReason }),
      } as const;
      return {
        set: {
          ...{ stage, lost_reason: lostReason, replied_at: repliedAt },
          ...{ first_replied_at: firstRepliedAt, follow_up_at: followUpAt },
        },
        events: [
          { type: 'quote-unsent', quoteId, revision: quote.revision, outboxId: data.outboxId },
          ...(stage === row.stage ? [] : [back]),
        ],
        alsoWrite: () => asDraftAgain(transaction, quote, row.payload),
      };
    });
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

/**
 * Withdraws a quote that was sent: its customer can no longer accept it and reads so. A lead that was quoted is being quoted
 * again. Refused for a quote that is not open.
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
      const moved: PlannedChange | { refused: string } =
        row.stage === 'quoted' && row.folder === 'inbox'
          ? await stagePlan({ to: 'quoting' }, deps)(row, transaction)
          : { set: {}, events: [] };
      if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
      return {
        set: moved.set,
        events: [{ type: 'quote-withdrawn', quoteId, revision: quote.revision }, ...moved.events],
        alsoWrite: async () => {
          await transaction
            .updateTable('quotes')
            .set((own) => ({ state: 'withdrawn', settled_at: at, version: own('version', '+', 1) }))
            .where('id', '=', quoteId)
            .execute();
          if (quote.outbox_id !== null)
            // A mail that waits offers nothing any more.
            await transaction
              .updateTable('outbox')
              .set({ state: 'dropped', settled_at: at })
              .where('id', '=', quote.outbox_id)
              .where('state', '=', 'pending')
              .execute();
        },
      };
    });
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { DecisionChannel, DeclineReason } from '#features/rates/charges.ts';
import type { LeadEventData, StaffName, StageChoice } from '#features/requests/lead.ts';
import {
  changeLeadIn,
  lockSurvivingLead,
  type PlannedChange,
} from '#features/requests/server/commands/change-lead.ts';
import { stagePlan } from '#features/requests/server/commands/change-stage.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import { addSearchTerms } from '#features/requests/server/search/lead-search.ts';
import { findLeadIdBySecret } from '#features/requests/server/secret-links.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { appendEvent } from '#features/requests/server/timeline/lead-events.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { QuoteContent } from '../quote-content.ts';
import { countAccepted, hasAccepted, restoreAccepted, supersedeAccepted } from './accepted-quote.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { findDecision, lockQuote, requestOf, shownState } from './quote-rows.ts';
import { supersedeOthers } from './send-quote.ts';
import type { QuoteDecisionTable, QuoteTable } from './tables.ts';

/** The holder of the lead's link, or staff who record a customer's decision. */
export type Decider =
  | { kind: 'customer'; secret: string; address: string; userAgent: string }
  | { kind: 'staff'; by: StaffName; via: Exclude<DecisionChannel, 'page'> };

interface Acceptance {
  outcome: 'accepted';
  optionId: string;
  name: string;
  orderNumber: string;
}

interface Decline {
  outcome: 'declined';
  reason: DeclineReason;
  comment: string;
  name: string;
}

export type Decision = Acceptance | Decline;

type ClosedReason = 'expired' | 'withdrawn' | 'superseded';

export type DecideOutcome =
  /** `isRepeat`: the same decision stands already. */
  | { ok: true; isRepeat: boolean; revision: number }
  | { ok: false; reason: 'no-such-quote' | 'no-such-option' | 'comment-missing' | ClosedReason }
  | { ok: false; reason: 'already-decided'; outcome: 'accepted' | 'declined'; at: number };

type Deciding = Pick<QuoteDependencies, 'db' | 'clock' | 'timelineSubscribers' | 'outboxIsWaiting'>;

/** Names an option without a title by its place. */
function optionTitle({ options }: QuoteContent, optionId: string): string {
  const index = options.findIndex(({ id }) => id === optionId);
  return options[index]?.title || options[index]?.mode?.toUpperCase() || String(index + 1);
}

function isSame(stored: QuoteDecisionTable, decision: Decision): boolean {
  return decision.outcome === 'accepted'
    ? stored.outcome === 'accepted' && stored.option_id === decision.optionId
    : stored.outcome === 'declined';
}

function rowOf(
  quote: QuoteTable,
  decider: Decider,
  { decision, at }: { decision: Decision; at: number },
): QuoteDecisionTable {
  const { terms } = parseJson(quote.content);
  const { nra } = requestOf(quote) ?? {};
  const shown = nra ? [terms, ...nra.items, nra.statement].join('\n') : terms;
  const isStaff = decider.kind === 'staff';
  const accepted = decision.outcome === 'accepted';
  return {
    id: uuidv7(),
    quote_id: quote.id,
    outcome: decision.outcome,
    at,
    via: isStaff ? decider.via : 'page',
    option_id: accepted ? decision.optionId : null,
    reason: accepted ? null : decision.reason,
    comment: accepted ? '' : decision.comment,
    name: decision.name,
    order_number: accepted ? decision.orderNumber : '',
    address: isStaff ? '' : decider.address,
    user_agent: isStaff ? '' : decider.userAgent.slice(0, 300),
    terms_digest: accepted ? createHash('sha256').update(shown).digest('hex') : null,
    document_digest: quote.document_digest,
    decided_by: isStaff ? decider.by.id : null,
    decided_by_name: isStaff ? decider.by.name : null,
    undone_at: null,
    undone_by: null,
  };
}

function eventOf(quote: QuoteTable, decider: Decider, decision: Decision): LeadEventData {
  const via: DecisionChannel = decider.kind === 'staff' ? decider.via : 'page';
  const quoteFacts = { quoteId: quote.id, revision: quote.revision, via, name: decision.name };
  if (decision.outcome === 'declined')
    return { type: 'quote-declined', ...quoteFacts, reason: decision.reason, comment: decision.comment };
  const option = optionTitle(parseJson(quote.content), decision.optionId);
  return { type: 'quote-accepted', ...quoteFacts, option, orderNumber: decision.orderNumber };
}

/** The move of the lead; none when it stands there already. */
async function movedTo(
  choice: StageChoice,
  row: LeadTable,
  transaction: Db,
  deps: Deciding,
): Promise<PlannedChange> {
  if (row.stage === choice.to) return { set: {}, events: [] };
  const moved = await stagePlan(choice, deps)(row, transaction);
  if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
  return moved;
}

async function storeDecision(
  transaction: Db,
  row: QuoteDecisionTable,
  { lead, optionId }: { lead: LeadTable; optionId: string | null },
): Promise<void> {
  await transaction.insertInto('quote_decisions').values(row).execute();
  await transaction
    .updateTable('quotes')
    .set((quote) => ({ state: row.outcome, settled_at: row.at, version: quote('version', '+', 1) }))
    .where('id', '=', row.quote_id)
    .execute();
  if (optionId !== null) {
    await supersedeAccepted(transaction, row.quote_id);
    await countAccepted(transaction, { quoteId: row.quote_id, optionId });
  }
  if (row.order_number !== '') await addSearchTerms(transaction, lead.number, row.order_number);
}

/**
 * Stores the purchase order number that comes with an acceptance which stands already; the number before stays on the
 * timeline.
 */
async function addOrderNumber(
  deps: Deciding,
  transaction: Db,
  { lead, quote, stored }: { lead: LeadTable; quote: QuoteTable; stored: QuoteDecisionTable },
  { orderNumber, decider, at }: { orderNumber: string; decider: Decider; at: number },
): Promise<void> {
  if (orderNumber === '' || orderNumber === stored.order_number) return;
  await transaction
    .updateTable('quote_decisions')
    .set({ order_number: orderNumber })
    .where('id', '=', stored.id)
    .execute();
  await addSearchTerms(transaction, lead.number, orderNumber);
  await appendEvent(deps, transaction, {
    lead,
    at,
    by: decider.kind === 'staff' ? decider.by : 'customer',
    data: { type: 'quote-order-number', quoteId: quote.id, revision: quote.revision, orderNumber },
  });
}

/** True if another quote of the same request, sent for one that was merged with it, was accepted since this one was sent. */
async function isOvertaken(transaction: Db, leadId: string, quote: QuoteTable): Promise<boolean> {
  const accepted = await transaction
    .selectFrom('quotes')
    .innerJoin('quote_decisions', 'quote_decisions.quote_id', 'quotes.id')
    .select('quotes.id')
    .where('quotes.lead_id', 'in', selectGroup(transaction, leadId))
    .where('quotes.lead_id', '!=', quote.lead_id)
    .where('quotes.state', '=', 'accepted')
    .where('quote_decisions.undone_at', 'is', null)
    .where('quote_decisions.at', '>', Number(quote.sent_at))
    .executeTakeFirst();
  return accepted !== undefined;
}

async function hasShipment(transaction: Db, leadId: string): Promise<boolean> {
  const shipment = await transaction
    .selectFrom('shipments')
    .select('id')
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .executeTakeFirst();
  return shipment !== undefined;
}

/** True if the quote is of the customer's own request. */
async function isShownTo(db: Db, secret: string, quote: QuoteTable): Promise<boolean> {
  return (await findLeadIdBySecret(db, secret)) === quote.lead_id;
}

/**
 * Records once that a quote is accepted or declined, with who, when and from where, and moves its lead to won or lost in the
 * same transaction; what was accepted is to do until its shipment begins, and a revision that was accepted before is
 * superseded. The same decision again is a repeat, also at the
 * same moment from another connection, of which only a purchase order number that is not stored yet is kept; a different one
 * is refused with what stands. An acceptance closes the other open quotes of the request, of which merged ones may each have
 * one. Refused for a quote that is expired, withdrawn or superseded, or not the customer's. Throws when the database fails.
 */
export async function decideQuote(
  deps: Deciding,
  quoteId: string,
  decider: Decider,
  decision: Decision,
): Promise<DecideOutcome> {
  const { db, clock } = deps;
  const at = clock();
  const known = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirst();
  if (!known || known.state === 'draft') return { ok: false, reason: 'no-such-quote' };
  if (decider.kind === 'customer' && !(await isShownTo(db, decider.secret, known)))
    return { ok: false, reason: 'no-such-quote' };
  const outcome = await transact(db, async (transaction): Promise<DecideOutcome> => {
    // The lead before its quote: docs/architecture.md has the order of locks.
    const lead = await lockSurvivingLead(transaction, known.lead_id);
    const quote = await lockQuote(transaction, quoteId);
    if (!lead || !quote || lead.erased_at !== null || lead.folder === 'spam')
      return { ok: false, reason: 'no-such-quote' };
    const { revision } = quote;
    const state = shownState(quote, at);
    if (state === 'accepted' || state === 'declined') {
      const stored = await findDecision(transaction, quoteId);
      if (stored && isSame(stored, decision)) {
        if (decision.outcome === 'accepted') {
          const { orderNumber } = decision;
          await addOrderNumber(deps, transaction, { lead, quote, stored }, { orderNumber, decider, at });
        }
        return { ok: true, isRepeat: true, revision };
      }
      return { ok: false, reason: 'already-decided', outcome: state, at: stored?.at ?? 0 };
    }
    if (state === 'draft') return { ok: false, reason: 'no-such-quote' };
    if (state !== 'sent') return { ok: false, reason: state };
    const accepted = decision.outcome === 'accepted' ? decision : null;
    if (accepted && (await isOvertaken(transaction, lead.id, quote)))
      return { ok: false, reason: 'superseded' };
    const { options } = parseJson(quote.content);
    if (accepted && !options.some(({ id }) => id === accepted.optionId))
      return { ok: false, reason: 'no-such-option' };
    if (decision.outcome === 'declined' && decision.reason === 'other' && decision.comment === '')
      return { ok: false, reason: 'comment-missing' };
    const change = {
      leadId: lead.id,
      version: lead.version,
      at,
      by: decider.kind === 'staff' ? decider.by : ('customer' as const),
    };
    const changed = await changeLeadIn(deps, transaction, change, async (row) => {
      // A revision that is declined leaves what was accepted before it.
      const choice: StageChoice =
        decision.outcome === 'accepted' || (await hasAccepted(transaction, row.id))
          ? { to: 'won' }
          : { to: 'lost', reason: decision.reason, comment: decision.comment.slice(0, 300) };
      // An earlier quote that is declined late does not lose what another one has won.
      const isWonAlready = choice.to === 'lost' && row.stage === 'won';
      const moved = isWonAlready ? { set: {}, events: [] } : await movedTo(choice, row, transaction, deps);
      // It is to do until its shipment begins.
      const toShip = accepted && !(await hasShipment(transaction, row.id));
      return {
        set: { ...moved.set, ...(toShip ? { follow_up_at: at } : {}) },
        events: [eventOf(quote, decider, decision), ...moved.events],
        alsoWrite: async () => {
          await storeDecision(transaction, rowOf(quote, decider, { decision, at }), {
            lead: row,
            optionId: accepted?.optionId ?? null,
          });
          if (accepted) await supersedeOthers(transaction, { leadId: row.id, quoteId, at });
        },
      };
    });
    if (!changed.ok) throw new Error(`A decision could not be stored: ${changed.reason}.`);
    return { ok: true, isRepeat: false, revision };
  });
  if (outcome.ok && !outcome.isRepeat) deps.outboxIsWaiting();
  return outcome;
}

type ReopenOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'no-such-quote' | 'not-decided' | 'shipment-begun' | 'superseded' };

/**
 * Undoes a decision that was recorded by mistake: the quote is open again, or expired, and the lead quoted. The decision stays
 * on record, and quotes of merged requests that it had closed are open again. Refused where none stands, once the shipment
 * has begun, and where a newer quote is open or accepted.
 */
export async function reopenQuote(
  deps: Deciding,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<ReopenOutcome> {
  const { db, clock } = deps;
  const known = await db.selectFrom('quotes').select('lead_id').where('id', '=', quoteId).executeTakeFirst();
  if (!known) return { ok: false, reason: 'no-such-quote' };
  const at = clock();
  const outcome = await transact(db, async (transaction): Promise<ReopenOutcome> => {
    const lead = await lockSurvivingLead(transaction, known.lead_id);
    const quote = await lockQuote(transaction, quoteId);
    if (!lead || !quote || lead.erased_at !== null || lead.folder === 'spam')
      return { ok: false, reason: 'no-such-quote' };
    if (quote.state !== 'accepted' && quote.state !== 'declined') return { ok: false, reason: 'not-decided' };
    const shipment = await transaction
      .selectFrom('shipments')
      .select('id')
      .where('quote_id', '=', quoteId)
      .where('state', '!=', 'cancelled')
      .executeTakeFirst();
    if (shipment) return { ok: false, reason: 'shipment-begun' };
    const newer = await transaction
      .selectFrom('quotes')
      .select('id')
      .where('lead_id', 'in', selectGroup(transaction, lead.id))
      .where((other) =>
        other.or([
          other.and([other('lead_id', '=', quote.lead_id), other('revision', '>', quote.revision)]),
          other.and([other('lead_id', '!=', quote.lead_id), other('sent_at', '>', Number(quote.sent_at))]),
        ]),
      )
      .where('state', 'in', ['sent', 'accepted'])
      .executeTakeFirst();
    if (newer) return { ok: false, reason: 'superseded' };
    const decision = await findDecision(transaction, quoteId);
    const change = { leadId: lead.id, version: lead.version, by, at };
    const changed = await changeLeadIn(deps, transaction, change, async (row) => {
      const moved = await movedTo({ to: 'quoted' }, row, transaction, deps);
      return {
        set: moved.set,
        events: [{ type: 'quote-reopened', quoteId, revision: quote.revision }, ...moved.events],
        async alsoWrite() {
          await openAgain(transaction, quoteId, { at, by });
          if (quote.state === 'accepted') await restoreAccepted(transaction, quote.lead_id);
          if (decision) await openOthers(transaction, quote, { leadId: row.id, decidedAt: decision.at });
        },
      };
    });
    if (!changed.ok) throw new Error(`A decision could not be undone: ${changed.reason}.`);
    return { ok: true, version: changed.version };
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

/** Opens the quotes of merged requests again that an acceptance had closed. */
async function openOthers(
  transaction: Db,
  { lead_id: ownId }: QuoteTable,
  { leadId, decidedAt }: { leadId: string; decidedAt: number },
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set((quote) => ({ state: 'sent', settled_at: null, version: quote('version', '+', 1) }))
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('lead_id', '!=', ownId)
    .where('state', '=', 'superseded')
    .where('settled_at', '=', decidedAt)
    .execute();
}

async function openAgain(
  transaction: Db,
  quoteId: string,
  { at, by }: { at: number; by: StaffName },
): Promise<void> {
  await transaction
    .updateTable('quote_decisions')
    .set({ undone_at: at, undone_by: by.id })
    .where('quote_id', '=', quoteId)
    .where('undone_at', 'is', null)
    .execute();
  await transaction
    .updateTable('quotes')
    .set((quote) => ({ state: 'sent', settled_at: null, version: quote('version', '+', 1) }))
    .where('id', '=', quoteId)
    .execute();
  await transaction
    .updateTable('quote_totals')
    .set({ is_accepted: 0 })
    .where('quote_id', '=', quoteId)
    .execute();
}

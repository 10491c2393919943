import { z } from 'zod';
import { transportModes } from '#features/cargo/choices.ts';
import { decisionChannels, quoteStates, type ShownQuoteState } from '#features/rates/charges.ts';
import { lostReasons } from '#features/requests/lead.ts';
import { staffName } from '#features/requests/server/lead-shapes.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { type QuotedRequest, quotedRequest } from '../document.ts';
import { drafted } from '../drafted.ts';
import { quoteContent } from '../quote-content.ts';
import type { QuoteDecisionTable, QuoteTable, RuleLane } from './tables.ts';

const quoteDecision = z.object({
  outcome: z.enum(['accepted', 'declined']),
  via: z.enum(decisionChannels),
  optionId: z.string().nullable(),
  reason: z.enum(lostReasons).nullable(),
  comment: z.string(),
  name: z.string(),
  orderNumber: z.string(),
  recordedBy: staffName.nullable().describe('The staff member who recorded it; null for the customer.'),
  at: moment,
});

export type QuoteDecision = z.output<typeof quoteDecision>;

/** The lane of a rule that sends quotes. */
const rule = z.object({ from: z.string(), to: z.string(), mode: z.enum(transportModes) });

/** A quote as the desk and the API read it. */
export const deskQuote = z.object({
  id: z.string(),
  leadId: z.string(),
  revision: z.number().describe('From 1, over all quotes of the request.'),
  state: z.enum([...quoteStates, 'expired']),
  version: z.number(),
  content: quoteContent.describe('As PUT /desk/leads/{id}/quote-draft takes it.'),
  request: quotedRequest
    .nullable()
    .describe('For whom and what it was sent; null of a draft, and where an older release sent it.'),
  subject: z.string().describe('Of the mail that it is sent with, as `message`.'),
  message: z.string(),
  validUntil: z.iso.date().nullable(),
  expiresAt: moment.nullable(),
  savedAt: moment,
  savedBy: staffName.describe(
    'Without id and name for a draft by the company’s rates that nobody has saved.',
  ),
  drafted: drafted.nullable().describe('How the draft was priced; null where it was begun by hand.'),
  sentAt: moment.nullable(),
  sendAt: moment.nullable().describe('When a draft that waits is sent; null of any other.'),
  rule: rule
    .nullable()
    .describe(
      'The lane and mode of the rule that sent it, or that a draft waits for; null where a person did.',
    ),
  returned: z
    .string()
    .nullable()
    .describe('The reason for which a draft that waited was not sent; null once it is saved or sent.'),
  settledAt: moment.nullable(),
  file: z
    .object({ fileId: z.string(), digest: z.string() })
    .nullable()
    .describe('Its PDF, at /desk/requests/{leadId}/files/{fileId}, and the SHA-256 of that in hex.'),
  decision: quoteDecision.nullable().describe('The decision that stands.'),
});

export type DeskQuote = z.output<typeof deskQuote>;

export function laneOfRule({ from, to, mode }: RuleLane): RuleLane {
  return { from, to, mode };
}

/** The rule that sent a quote, or that a draft waits for. */
export function ruleOf({ rule: sentBy, sending }: Pick<QuoteTable, 'rule' | 'sending'>): RuleLane | null {
  if (sentBy !== null) return parseJson(sentBy);
  const waitsFor = parseJson(sending)?.rule;
  return waitsFor ? laneOfRule(waitsFor) : null;
}

/** State of a quote at a time: a sent one has expired once its last day is over. */
export function shownState(
  { state, expires_at: expiresAt }: Pick<QuoteTable, 'state' | 'expires_at'>,
  now: number,
): ShownQuoteState {
  return state === 'sent' && expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

function decisionOf(row: QuoteDecisionTable): QuoteDecision {
  return {
    outcome: row.outcome,
    via: row.via,
    optionId: row.option_id,
    reason: row.reason,
    comment: row.comment,
    name: row.name,
    orderNumber: row.order_number,
    recordedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? '' },
    at: row.at,
  };
}

/** For whom and what a stored quote was sent; null of a draft, and where an older release sent it. */
export function requestOf({
  quoted_request: stored,
}: Pick<QuoteTable, 'quoted_request'>): QuotedRequest | null {
  return parseJson(stored);
}

/** A stored quote with the decision that stands. */
function quoteOf(row: QuoteTable, decision: QuoteDecisionTable | undefined, now: number): DeskQuote {
  return {
    id: row.id,
    leadId: row.lead_id,
    revision: row.revision,
    state: shownState(row, now),
    version: row.version,
    content: parseJson(row.content),
    request: requestOf(row),
    subject: row.subject,
    message: row.message,
    validUntil: row.valid_until,
    expiresAt: row.expires_at,
    savedAt: row.saved_at,
    savedBy: { id: row.saved_by, name: row.saved_by_name },
    drafted: parseJson(row.drafted),
    sentAt: row.sent_at,
    sendAt: row.send_at,
    rule: ruleOf(row),
    returned: parseJson(row.returned)?.reason ?? null,
    settledAt: row.settled_at,
    file: row.document_id ? { fileId: row.document_id, digest: row.document_digest ?? '' } : null,
    decision: decision ? decisionOf(decision) : null,
  };
}

/** True for a draft by the company's rates that nobody has saved or sent; a rule may be about to send it. */
export function isByRates({
  savedBy,
  sendAt,
  rule,
}: Pick<DeskQuote, 'savedBy' | 'sendAt' | 'rule'>): boolean {
  return savedBy.id === '' && (sendAt === null || rule !== null);
}

/** The decision on a quote that stands; undefined without one. */
export function findDecision(db: Db, quoteId: string): Promise<QuoteDecisionTable | undefined> {
  return db
    .selectFrom('quote_decisions')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** A quote that nobody else can change until the transaction ends; lock its lead before. Undefined when there is none. */
export function lockQuote(transaction: Db, id: string): Promise<QuoteTable | undefined> {
  // A change that changes nothing: both databases hold the row for it.
  return transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** A quote by its id, or null. */
export async function findQuote(db: Db, id: string, now: number): Promise<DeskQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? quoteOf(row, await findDecision(db, id), now) : null;
}

/** The stored quote of an id with the lead that it was made for; null when there is none. */
export async function findWithLead(
  db: Db,
  quoteId: string,
): Promise<{ quote: QuoteTable; lead: LeadTable } | null> {
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirst();
  const lead =
    quote && (await db.selectFrom('leads').selectAll().where('id', '=', quote.lead_id).executeTakeFirst());
  return quote && lead ? { quote, lead } : null;
}

/** Behind every time at which a quote was sent. */
const notSent = Number.MAX_SAFE_INTEGER;

/** All quotes of some leads that are shown as one: drafts, then those that were sent, the last sent first. */
export async function listQuotes(db: Db, leadIds: string[], now: number): Promise<DeskQuote[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    // A draft can be begun long before another quote, and sent after it.
    .orderBy((quote) => quote.fn.coalesce('sent_at', quote.lit(notSent)), 'desc')
    .orderBy('begun_at', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const decisions = await db
    .selectFrom('quote_decisions')
    .selectAll()
    .where(
      'quote_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('undone_at', 'is', null)
    .execute();
  return rows.map((row) =>
    quoteOf(
      row,
      decisions.find(({ quote_id: quoteId }) => quoteId === row.id),
      now,
    ),
  );
}

/** All quotes of a lead and of those that were merged into it, as `listQuotes` gives them. */
export async function listQuotesOf(db: Db, leadId: string, now: number): Promise<DeskQuote[]> {
  const group = await selectGroup(db, leadId).execute();
  return listQuotes(
    db,
    group.map(({ id }) => id),
    now,
  );
}

/** The draft that a lead is quoted with: its own, else the newest of those that were merged into it; null without one. */
export function draftIn(quotes: DeskQuote[], leadId: string): DeskQuote | null {
  const drafts = quotes.filter(({ state }) => state === 'draft');
  return drafts.find((draft) => draft.leadId === leadId) ?? drafts[0] ?? null;
}

/** `draftIn` of the quotes that are stored. */
export async function findQuoteDraft(db: Db, leadId: string, now: number): Promise<DeskQuote | null> {
  return draftIn(await listQuotesOf(db, leadId, now), leadId);
}

import type { Db } from '../../../platform/db/open-database.ts';
import type { DecisionChannel, ShownQuoteState } from '../../rates/charges.ts';
import type { LostReason, StaffName } from '../../requests/lead.ts';
import type { QuotedRequest } from '../document.ts';
import type { QuoteContent } from '../quote-content.ts';
import type { QuoteDecisionTable, QuoteTable } from './tables.ts';

/** What became of a quote. */
export interface QuoteDecision {
  outcome: QuoteDecisionTable['outcome'];
  via: DecisionChannel;
  optionId: string | null;
  reason: LostReason | null;
  comment: string;
  name: string;
  orderNumber: string;
  /** The staff member who recorded it; null for the customer. */
  recordedBy: StaffName | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A quote as the desk works on it; times in milliseconds since 1970. */
export interface DeskQuote {
  id: string;
  leadId: string;
  revision: number;
  state: ShownQuoteState;
  version: number;
  content: QuoteContent;
  /** For whom and what it was sent; null of a draft, and where an older release sent it. */
  request: QuotedRequest | null;
  /** The mail that it is sent with. */
  subject: string;
  message: string;
  validUntil: string | null;
  expiresAt: number | null;
  savedAt: number;
  savedBy: StaffName;
  sentAt: number | null;
  /** The time at which a draft that waits is sent; null for any other. */
  sendAt: number | null;
  settledAt: number | null;
  /** Its PDF as it was sent, among the lead's files, and the SHA-256 of that in hex. */
  file: { fileId: string; digest: string } | null;
  /** The decision that stands. */
  decision: QuoteDecision | null;
}

const numberOf = (value: number | null) => (value === null ? null : Number(value));

/** How a quote stands at a time: what was sent is expired once its last day is over. */
export function shownState(
  { state, expires_at: expiresAt }: Pick<QuoteTable, 'state' | 'expires_at'>,
  now: number,
): ShownQuoteState {
  return state === 'sent' && expiresAt !== null && Number(expiresAt) <= now ? 'expired' : state;
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
    at: Number(row.at),
  };
}

/** For whom and what a stored quote was sent; null of a draft, and where an older release sent it. */
export function requestOf({
  quoted_request: stored,
}: Pick<QuoteTable, 'quoted_request'>): QuotedRequest | null {
  return stored === null ? null : JSON.parse(stored);
}

/** A stored quote with the decision that stands. */
function quoteOf(row: QuoteTable, decision: QuoteDecisionTable | undefined, now: number): DeskQuote {
  return {
    id: row.id,
    leadId: row.lead_id,
    revision: row.revision,
    state: shownState(row, now),
    version: row.version,
    content: JSON.parse(row.content),
    request: requestOf(row),
    subject: row.subject,
    message: row.message,
    validUntil: row.valid_until,
    expiresAt: numberOf(row.expires_at),
    savedAt: Number(row.saved_at),
    savedBy: { id: row.saved_by, name: row.saved_by_name },
    sentAt: numberOf(row.sent_at),
    sendAt: numberOf(row.send_at),
    settledAt: numberOf(row.settled_at),
    file: row.document_id ? { fileId: row.document_id, digest: row.document_digest ?? '' } : null,
    decision: decision ? decisionOf(decision) : null,
  };
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

/** The ids of a lead and of those that were merged into it, which are one request to the desk, as a subquery. */
export function selectGroup(db: Db, leadId: string) {
  return db
    .selectFrom('leads')
    .select('leads.id')
    .where((lead) => lead.or([lead('leads.id', '=', leadId), lead('leads.merged_into', '=', leadId)]));
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

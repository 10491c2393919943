import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { type StaffName, sendDelayMs } from '../../requests/lead.ts';
import { type ChangeOutcome, findStaleness, lockLead } from '../../requests/server/commands/change-lead.ts';
import { findWorkingLink } from '../../requests/server/secret-links.ts';
import { templateOf } from '../../settings/own-services.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { type SendFinding, sendFindings } from '../send-findings.ts';
import { listLaneRates, listQuotedRates } from './lane-rates.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { lockQuote } from './quote-rows.ts';
import {
  checkDraft,
  type DraftRefusal,
  refusalOf,
  type Sending,
  type SendQuoteOutcome,
  type SendRefusal,
  sendQuote,
} from './send-quote.ts';

type QueueOutcome =
  /** `leavesAt`: `undoQuote` takes it back until it is sent then. `version` is that of the lead. */
  | { ok: true; version: number; revision: number; leavesAt: number }
  | Extract<ChangeOutcome<SendRefusal>, { ok: false }>
  | DraftRefusal
  /** Probable mistakes that nobody confirmed. */
  | { ok: false; reason: 'unconfirmed'; findings: SendFinding['kind'][] };

/** A draft that was refused when it was due. */
interface ReturnedQuote {
  staffId: string;
  reason: Exclude<SendQuoteOutcome, { ok: true }>['reason'];
}

type CheckedDraft = Extract<Awaited<ReturnType<typeof checkDraft>>, { ok: true }>;

/** The kinds of probable mistakes of a draft, each once. */
async function findingsIn(deps: QuoteDependencies, { lead, content }: CheckedDraft) {
  const cargo = cargoIn(JSON.parse(lead.payload));
  const findings = sendFindings(content, {
    cargo,
    service: templateOf(currentSettings(), lead.service),
    companyCountry: currentSettings().company.address.country,
    sheetRates: await listLaneRates(deps, cargo),
    quotedRates: await listQuotedRates(deps, lead.id),
  });
  return [...new Set(findings.map(({ kind }) => kind))];
}

/**
 * Makes a draft wait; `sendDueQuotes` sends it ten seconds later. Nothing else changes until then. Refused for what would
 * refuse it when it is due, except for its PDF, which is not drawn yet, and for probable mistakes unless they are confirmed.
 * A draft that waits already is sent at its time.
 */
export async function queueQuote(
  deps: QuoteDependencies,
  { quoteId, isConfirmed, ...sending }: Sending & { quoteId: string; isConfirmed: boolean },
): Promise<QueueOutcome> {
  const checked = await checkDraft(deps, { quoteId, version: sending.version });
  if (!checked.ok) return checked;
  const findings = isConfirmed ? [] : await findingsIn(deps, checked);
  if (findings.length > 0) return { ok: false, reason: 'unconfirmed', findings };
  const { id: leadId } = checked.lead;
  const { revision } = checked.quote;
  const at = deps.clock() + sendDelayMs;
  return transact(deps.db, async (transaction): Promise<QueueOutcome> => {
    // The lead before its quote: docs/architecture.md has the order of locks.
    const lead = await lockLead(transaction, leadId);
    const quote = await lockQuote(transaction, quoteId);
    if (!lead || lead.merged_into !== null) return { ok: false, reason: 'no-such-lead' };
    if (!quote) return { ok: false, reason: 'no-such-quote' };
    if (quote.send_at !== null)
      return { ok: true, version: lead.version, revision, leavesAt: Number(quote.send_at) };
    const { by, leadVersion: version } = sending;
    const stale = await findStaleness(transaction, lead, { leadId, version, by, isAnswer: true });
    if (stale) return stale;
    const reason = refusalOf(lead, quote, sending.version);
    if (reason) return { ok: false, reason };
    if ((await findWorkingLink(transaction, leadId)) === null) return { ok: false, reason: 'no-link' };
    await transaction
      .updateTable('quotes')
      .set({ send_at: at, sending: JSON.stringify(sending), returned: null })
      .where('id', '=', quoteId)
      .execute();
    return { ok: true, version: lead.version, revision, leavesAt: at };
  });
}

const notWaiting = { send_at: null, sending: null };

/** Takes back a quote of somebody's own that waits: it is the draft again. Refused once it is sent. */
export async function undoQuote(
  { db }: Pick<QuoteDependencies, 'db'>,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<{ ok: true } | { ok: false; reason: 'no-such-quote' | 'already-sent' }> {
  return transact(db, async (transaction) => {
    const quote = await lockQuote(transaction, quoteId);
    if (quote && quote.state !== 'draft') return { ok: false, reason: 'already-sent' };
    const sending: Sending | null = quote?.sending ? JSON.parse(quote.sending) : null;
    if (sending?.by.id !== by.id) return { ok: false, reason: 'no-such-quote' };
    await transaction.updateTable('quotes').set(notWaiting).where('id', '=', quoteId).execute();
    return { ok: true };
  });
}

/**
 * Sends the quotes that are due, each once, whichever instance comes first. One that is refused is the draft again, with the
 * reason for its author. Throws the first failure after the last one; a failed one is tried again with the next run.
 */
export async function sendDueQuotes(deps: QuoteDependencies): Promise<void> {
  const due = await deps.db
    .selectFrom('quotes')
    .select(['id', 'sending'])
    .where('send_at', '<=', deps.clock())
    .orderBy('send_at')
    .execute();
  const failures: unknown[] = [];
  for (const { id: quoteId, sending } of due)
    await sendDue(deps, { quoteId, ...(JSON.parse(sending ?? '') as Sending) }).catch((error) =>
      failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
}

async function sendDue(deps: QuoteDependencies, sending: Sending & { quoteId: string }): Promise<void> {
  const outcome = await sendQuote(deps, sending);
  if (outcome.ok || outcome.reason === 'not-waiting') return;
  const returned: ReturnedQuote = { staffId: sending.by.id, reason: outcome.reason };
  await deps.db
    .updateTable('quotes')
    .set({ ...notWaiting, returned: JSON.stringify(returned) })
    .where('id', '=', sending.quoteId)
    // Another instance may have sent it.
    .where('state', '=', 'draft')
    .where('send_at', 'is not', null)
    .execute();
}

/** The newest quote of a member of staff that waits, with the rest of its time in ms, or null. */
export async function findOwnWaitingQuote(
  { db, clock }: Pick<QuoteDependencies, 'db' | 'clock'>,
  staffId: string,
) {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['quotes.id', 'leads.id as lead_id', 'leads.reference', 'send_at', 'sending'])
    .where('send_at', 'is not', null)
    .orderBy('send_at', 'desc')
    .execute();
  const row = rows.find(({ sending }) => (JSON.parse(sending ?? '') as Sending).by.id === staffId);
  if (!row) return null;
  const { id: quoteId, lead_id: leadId, reference } = row;
  return { quoteId, leadId, reference, leftMs: Math.max(0, Number(row.send_at) - clock()) };
}

/** The drafts of a member of staff that were refused when they were due, until they are saved or sent. */
export async function listRefusedQuotes(db: Db, staffId: string) {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['leads.id', 'leads.reference', 'quotes.returned'])
    .where('quotes.returned', 'is not', null)
    .execute();
  return rows.flatMap(({ id, reference, returned }) => {
    const { reason, staffId: authorId }: ReturnedQuote = JSON.parse(returned ?? '');
    return authorId === staffId ? [{ leadId: id, reference, reason }] : [];
  });
}

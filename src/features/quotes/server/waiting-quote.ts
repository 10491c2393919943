import { type SqlBool, sql } from 'kysely';
import { type StaffName, sendDelayMs } from '#features/requests/lead.ts';
import {
  type ChangeOutcome,
  findStaleness,
  lockLead,
} from '#features/requests/server/commands/change-lead.ts';
import { findWorkingLink } from '#features/requests/server/secret-links.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { ToConfirm } from '../send-findings.ts';
import { listFindings } from './list-findings.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { findQuote, lockQuote, ruleOf } from './quote-rows.ts';
import { findRepriced } from './repriced-draft.ts';
import { checkByRule } from './rule-quotes.ts';
import { notWaiting } from './save-draft.ts';
import {
  type CheckedDraft,
  checkDraft,
  type DraftRefusal,
  refusalOf,
  type SendRefusal,
  sendQuote,
} from './send-quote.ts';
import type { QuoteTable, Sending } from './tables.ts';

type QueueOutcome =
  /** `leavesAt`: `undoQuote` takes it back until it is sent then. `version` is that of the lead. */
  | { ok: true; version: number; revision: number; leavesAt: number }
  | Extract<ChangeOutcome<SendRefusal>, { ok: false }>
  | DraftRefusal
  /** Nobody confirmed them. */
  | { ok: false; reason: 'unconfirmed'; findings: ToConfirm[] };

/** Lists the probable mistakes of a draft, and whether the rates have changed since it was priced by them. */
async function listToConfirm(deps: QuoteDependencies, checked: CheckedDraft): Promise<ToConfirm[]> {
  const findings = await listFindings(deps, checked);
  const repriced = await findRepriced(deps, await findQuote(deps.db, checked.quote.id, deps.clock()));
  return repriced && !repriced.isApplied ? ['rates-changed', ...findings] : findings;
}

/**
 * Makes a draft wait; `sendDueQuotes` sends it ten seconds later. Nothing else changes until then. Refused for what would
 * refuse it when it is due, except for its PDF, which is not drawn yet, and for probable mistakes and changed rates unless they are confirmed.
 * A draft that waits already is sent at its time, and refused to anybody but its sender; one that waits for a rule is sent by the person instead.
 */
export async function queueQuote(
  deps: QuoteDependencies,
  { quoteId, isConfirmed, ...sending }: Sending & { quoteId: string; isConfirmed: boolean },
): Promise<QueueOutcome> {
  const checked = await checkDraft(deps, { quoteId, version: sending.version, by: sending.by });
  if (!checked.ok) return checked;
  const findings = isConfirmed ? [] : await listToConfirm(deps, checked);
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
    const { by, leadVersion: version } = sending;
    if (quote.send_at !== null && !ruleOf(quote)) {
      if (parseJson(quote.sending)?.by.id !== by.id) return { ok: false, reason: 'not-a-draft' };
      return { ok: true, version: lead.version, revision, leavesAt: quote.send_at };
    }
    const stale = await findStaleness(transaction, lead, { leadId, version, by, isAnswer: true });
    if (stale) return stale;
    const reason = refusalOf(lead, quote, sending.version);
    if (reason) return { ok: false, reason };
    if ((await findWorkingLink(transaction, leadId)) === null) return { ok: false, reason: 'no-link' };
    await transaction
      .updateTable('quotes')
      .set({ send_at: at, sending: jsonText(sending), returned: null })
      .where('id', '=', quoteId)
      .execute();
    return { ok: true, version: lead.version, revision, leavesAt: at };
  });
}

/**
 * Takes back a quote of somebody's own that waits, or one that a rule would send: it is the draft again, which no rule sends
 * any more. Refused once it is sent.
 */
export async function undoQuote(
  { db }: Pick<QuoteDependencies, 'db'>,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<{ ok: true } | { ok: false; reason: 'no-such-quote' | 'already-sent' }> {
  return transact(db, async (transaction) => {
    const quote = await lockQuote(transaction, quoteId);
    if (quote && quote.state !== 'draft') return { ok: false, reason: 'already-sent' };
    const sending = parseJson(quote?.sending ?? null);
    if (!sending || !(sending.rule || sending.by.id === by.id)) return { ok: false, reason: 'no-such-quote' };
    await transaction
      .updateTable('quotes')
      .set({
        ...notWaiting,
        ...(sending.rule && { returned: jsonText({ staffId: '', reason: 'taken-back' }) }),
      })
      .where('id', '=', quoteId)
      .execute();
    return { ok: true };
  });
}

/**
 * Sends the quotes that are due, each once, whichever instance comes first. One that is refused is the draft again, with the
 * reason for its author; so is one that waits for a rule once the switch of all rules is off. Throws the first failure after
 * the last one; a failed one is tried again with the next run.
 */
export async function sendDueQuotes(deps: QuoteDependencies): Promise<void> {
  const { isOn } = currentSettings().pricing.sending;
  const waiting = await deps.db
    .selectFrom('quotes')
    .select(['id', 'send_at', 'sending'])
    // Once the rules are off, those that wait for one too.
    .where('send_at', '<=', isOn ? deps.clock() : Number.MAX_SAFE_INTEGER)
    .orderBy('send_at')
    .execute();
  const failures: unknown[] = [];
  for (const { id: quoteId, send_at: at, sending: stored } of waiting) {
    const sending = parseJson(stored);
    if (!sending || (Number(at) > deps.clock() && !sending.rule)) continue;
    await sendDue(deps, { quoteId, stored, sending }).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface DueQuote {
  quoteId: string;
  sending: Sending;
  /** `sending` as it is stored. */
  stored: QuoteTable['sending'];
}

async function sendDue(deps: QuoteDependencies, due: DueQuote): Promise<void> {
  const { quoteId, sending } = due;
  const checked = sending.rule ? await checkByRule(deps, quoteId, sending.rule) : null;
  if (checked && 'sendAt' in checked) {
    await changeWaiting(deps.db, due, { send_at: checked.sendAt });
    return;
  }
  const outcome = checked
    ? { ok: false as const, ...checked }
    : await sendQuote(deps, { quoteId, ...sending });
  if (outcome.ok || outcome.reason === 'not-waiting') return;
  const returned = { staffId: sending.by.id, reason: outcome.reason };
  await changeWaiting(deps.db, due, { ...notWaiting, returned: jsonText(returned) });
}

/** Changes a draft that waits as it did: another instance may have sent it, or a person may send it in place of a rule. */
async function changeWaiting(db: Db, { quoteId, stored }: DueQuote, columns: Partial<QuoteTable>) {
  await db
    .updateTable('quotes')
    .set(columns)
    .where('id', '=', quoteId)
    .where('state', '=', 'draft')
    .where('sending', '=', stored)
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
  const row = rows.find(({ sending }) => parseJson(sending)?.by.id === staffId);
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
    // The condition of an index, literally. The company is the author of what a rule sends.
    .where(sql<SqlBool>`substr(quotes.returned, 1, 13) <> '{"staffId":""'`)
    .execute();
  return rows.flatMap(({ id, reference, returned }) => {
    const refused = parseJson(returned);
    return refused?.staffId === staffId ? [{ leadId: id, reference, reason: refused.reason }] : [];
  });
}

import { isDeepStrictEqual } from 'node:util';
import { isSpecialRequest } from '#features/cargo/special-cargo.ts';
import { filesIn, unreadIn } from '#features/requests/answers.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { lockLead } from '#features/requests/server/commands/change-lead.ts';
import { listPresence } from '#features/requests/server/commands/presence.ts';
import { findWorkingLink } from '#features/requests/server/secret-links.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { dateAt, officeAt } from '#features/settings/business-hours.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { findPublished } from '#features/settings/server/published-versions.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { type RuleRefusal, type SendingRule, sendingRuleFor } from '../sending-rule.ts';
import { listFindings } from './list-findings.ts';
import { draftByRates, type PricedDraft } from './price-draft.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { findWithLead, lockQuote } from './quote-rows.ts';
import type { QuoteTable } from './tables.ts';

type Deciding = Pick<QuoteDependencies, 'db' | 'clock' | 'mailLimit'>;

/** The account that a lead was sent from, with its address. */
export const causeOf = ({ email, account_id: accountId }: Pick<LeadTable, 'email' | 'account_id'>) => ({
  address: email,
  accountId,
});

/** True where a quote to the address of a lead was accepted. */
async function hasAccepted(db: Db, lead: LeadTable): Promise<boolean> {
  const accepted = await db
    .selectFrom('leads')
    .innerJoin('quotes', 'quotes.lead_id', 'leads.id')
    .select('quotes.id')
    .where('email_key', '=', lead.email_key)
    .where('quotes.state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Characters that name goods or their origin; a longer text says more than that. */
const longestName = 120;

/** True where a request has files, a text of its own, or an answer that no value could be read from. */
function hasText({ payload }: LeadTable): boolean {
  const answers = parseJson(payload);
  const names = [answers.products, answers.productToExport, answers.productOrigin].map((name) =>
    String(name ?? '').trim(),
  );
  // More than one sentence says more than a name, too.
  const isLong = names.some((name) => name.length > longestName || /[\n?!]|\. /.test(name));
  const hasOthers = filesIn(answers).length > 0 || unreadIn(answers).length > 0;
  return String(answers.objective ?? '').trim() !== '' || isLong || hasOthers;
}

function isSpecial({ payload, locale, service }: LeadTable, { cargo }: Pick<PricedDraft, 'cargo'>): boolean {
  const { products, productToExport } = parseJson(payload);
  const goods = [products, productToExport].map((text) => String(text ?? ''));
  return isSpecialRequest(
    { cargo, service: templateOf(currentSettings(), service), goods },
    knownLocale(locale),
  );
}

const linkIn = /https?:|www\./i;

/** True where a request has a signal of spam, or a link where a name belongs. */
function isDoubtful({ payload, spam_score: score }: LeadTable): boolean {
  const { clientName = '', brandName = '', products = '', productToExport = '' } = parseJson(payload);
  return (
    score > 0 || [clientName, brandName, products, productToExport].some((name) => linkIn.test(String(name)))
  );
}

/** True where the customer has had an answer or has written since, and where staff have done anything about a request. */
export async function isInWork(db: Db, lead: LeadTable): Promise<boolean> {
  const { id, stage, folder, merged_into: mergedInto } = lead;
  const isNew = stage === 'new' && folder !== 'spam' && mergedInto === null;
  if (!isNew || lead.first_replied_at !== null || lead.customer_wrote_at !== null) return true;
  const byStaff = await db
    .selectFrom('lead_events')
    .select('position')
    .where('lead_id', '=', id)
    .where('actor_kind', '=', 'staff')
    .limit(1)
    .executeTakeFirst();
  return byStaff !== undefined;
}

/** Decides on a draft by the settings, the rates and the request as they are now. */
async function decide(deps: Deciding, lead: LeadTable, priced: PricedDraft) {
  const { company, pricing } = currentSettings();
  // The usual case: nothing else is read.
  if (!pricing.sending.isOn) return { reason: 'off' } as const;
  const { content, rates, ...facts } = priced;
  const isProven = await deps.mailLimit.isOwn(deps.db, causeOf(lead));
  return sendingRuleFor(pricing.sending, {
    ...facts,
    today: dateAt(deps.clock(), company.hours.timeZone),
    findings: (await listFindings(deps, { lead, content, missing: [], rates })).length,
    hasText: hasText(lead),
    isSpecial: isSpecial(lead, priced),
    isDoubtful: isDoubtful(lead),
    isOfOtherPlace: Object.keys(priced.instead).length > 0,
    hasWaited: priced.drafted.waited ?? false,
    isInWork: await isInWork(deps.db, lead),
    isProven,
    isKnown: isProven && (await hasAccepted(deps.db, lead)),
  });
}

/** Returns when a rule may send: at the next opening of the office where it is closed and the rule keeps its hours. */
function opensFor({ hours }: SendingRule, now: number): number {
  if (hours === 'always') return now;
  const { open, changesAt } = officeAt(now, currentSettings().company.hours);
  return open ? now : changesAt;
}

/**
 * Makes a draft by the company's rates wait, where a rule sends it: `sendDueQuotes` sends it then, as it does what a person
 * sends. Nothing happens where no rule does, or where draft or lead have changed since they were priced.
 */
export async function queueByRule(
  deps: Deciding,
  lead: LeadTable,
  { quoteId, version, priced }: { quoteId: string; version: number; priced: PricedDraft },
): Promise<void> {
  const decision = await decide(deps, lead, priced);
  if (!('rule' in decision)) return;
  const { rule } = decision;
  const by = { id: '', name: currentSettings().company.name };
  const sending = { version, leadVersion: lead.version, by, rule };
  const sendAt = opensFor(rule, deps.clock()) + sendDelayMs;
  await transact(deps.db, async (transaction) => {
    const locked = await lockLead(transaction, lead.id);
    const quote = await lockQuote(transaction, quoteId);
    if (locked?.version !== lead.version || quote?.version !== version || quote.send_at !== null) return;
    // A returned draft is left to a person; taking it back does not change its version.
    if (
      quote.state !== 'draft' ||
      quote.returned !== null ||
      (await findWorkingLink(transaction, lead.id)) === null
    )
      return;
    await transaction
      .updateTable('quotes')
      .set({ send_at: sendAt, sending: jsonText(sending) })
      .where('id', '=', quoteId)
      .execute();
  });
}

/** True if a rule is published and the switch is on: read where the quote is sent, so that no process is behind. */
export async function isRuleOn(transaction: Db, rule: SendingRule): Promise<boolean> {
  const { isOn, rules } = (await findPublished(transaction)).content.pricing.sending;
  return isOn && rules.some((published) => isDeepStrictEqual(published, rule));
}

/** True where another price would be drafted now. */
function isRepriced({ content, drafted }: QuoteTable, priced: PricedDraft): boolean {
  const stored = { content: parseJson(content), drafted: parseJson(drafted) };
  const factsOf = ({ content: { options, conversion }, drafted: price }: typeof stored) =>
    parseJson(jsonText({ options, conversion, total: price?.total, margin: price?.margin }));
  return !isDeepStrictEqual(factsOf(stored), factsOf(priced));
}

/**
 * Checks a draft that a rule made wait again when it is due. Returns the reason for which it is the draft again; a later
 * time where the office is closed by now; null where it is sent.
 */
export async function checkByRule(
  deps: Deciding,
  quoteId: string,
  rule: SendingRule,
): Promise<{ reason: RuleRefusal } | { sendAt: number } | null> {
  const { db, clock } = deps;
  const found = await findWithLead(db, quoteId);
  // Sent or deleted in the same moment: `sendQuote` finds nothing that waits.
  if (found?.quote.state !== 'draft') return null;
  const { quote, lead } = found;
  if (!currentSettings().pricing.sending.isOn) return { reason: 'off' };
  const now = clock();
  const opensAt = opensFor(rule, now);
  if (opensAt > now) return { sendAt: opensAt };
  if ((await listPresence(deps, [lead.id], '')).size > 0) return { reason: 'in-work' };
  const priced = await draftByRates(deps, lead);
  if (!priced || isRepriced(quote, priced)) return { reason: 'price-changed' };
  const decision = await decide(deps, lead, priced);
  if ('reason' in decision) return decision;
  return isDeepStrictEqual(decision.rule, rule) ? null : { reason: 'no-rule' };
}

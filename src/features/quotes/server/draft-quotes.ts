import { isDeepStrictEqual } from 'node:util';
import { cargoIn } from '#features/cargo/stored.ts';
import { completeTotals } from '#features/rates/price/priced.ts';
import { listSheetNames } from '#features/rates/server/rate-sheets.ts';
import { lockLead } from '#features/requests/server/commands/change-lead.ts';
import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { Money } from '#platform/values/money.ts';
import type { Drafted } from '../drafted.ts';
import { priceAgain } from '../price-again.ts';
import type { QuoteLine } from '../quote-content.ts';
import { draftByRates, type PricedDraft } from './price-draft.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { type DeskQuote, draftIn, isByRates, listQuotesOf, ruleOf } from './quote-rows.ts';
import { queueByRule } from './rule-quotes.ts';
import { discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';

type PricingDependencies = Pick<QuoteDependencies, 'db' | 'clock' | 'mailLimit'>;

/** Events after which a request may have another price. */
const pricedEvents: ReadonlySet<string> = new Set([
  'received',
  'contact-changed',
  'corrected',
  'locale',
  'merged-in',
  'merge-undone',
]);

const openStages = ['new', 'need-information', 'quoting'] as const;

/** The timeline's subscriber that lets `draftQuotes` price a request that arrived or changed. */
export const queuePricing: TimelineSubscriber = async (transaction, { lead, data }) => {
  const isRestored = data.type === 'stage' && data.from === 'spam';
  if (lead.kind !== 'rate-request' || !(isRestored || pricedEvents.has(data.type))) return;
  const { id, version } = lead;
  await transaction
    .insertInto('leads_to_price')
    .values({ lead_id: id, version })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ version }))
    .execute();
};

/** True for a request that waits to be priced: its draft may be stored at any moment. */
export async function isToBePriced(db: Db, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('leads_to_price')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests of one run: the rest follows with the next. */
const mostLeads = 50;

function canBeDrafted({ folder, stage, merged_into: mergedInto, erased_at: erasedAt }: LeadTable): boolean {
  return (
    folder !== 'spam' && openStages.some((open) => open === stage) && mergedInto === null && erasedAt === null
  );
}

/** True for a draft of the same request by the same rates. */
function isSame({ content, drafted }: DeskQuote, priced: PricedDraft): boolean {
  const isOfLead = drafted?.leadVersion === priced.drafted.leadVersion;
  return isOfLead && isDeepStrictEqual(content, parseJson(jsonText(priced.content)));
}

/** Prices a draft that somebody has saved again once staff have corrected its request; one that waits to be sent stays. */
async function priceSavedAgain(
  deps: PricingDependencies,
  lead: LeadTable,
  current: DeskQuote,
): Promise<void> {
  const { id, drafted, content, version } = current;
  if (!drafted || current.sendAt !== null || current.leadId !== lead.id) return;
  if (lead.corrected_at === null || lead.corrected_at < drafted.pricedAt) return;
  const priced = await draftByRates(deps, lead);
  if (!priced) return;
  const again = parseJson(jsonText(priceAgain({ content, drafted }, priced)));
  if (isDeepStrictEqual(again.content, content)) return;
  const isReady = completeTotals<QuoteLine>(again.content, cargoIn(parseJson(lead.payload)));
  await transact(deps.db, async (transaction) => {
    const locked = await lockLead(transaction, lead.id);
    if (locked?.version !== lead.version) return;
    await transaction
      .updateTable('quotes')
      .set({
        content: jsonText(again.content),
        drafted: jsonText(again.drafted),
        valid_until: again.content.validUntil,
        is_ready: isReady.length > 0 && !isReady.includes(null) ? 1 : 0,
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft')
      .where('send_at', 'is', null)
      .execute();
  });
}

/** Returns the names of the sheets whose lines price a draft. */
async function sheetsOf(db: Db, { reasons }: Drafted): Promise<string[]> {
  const ids = Object.values(reasons).flatMap((lines) => lines.flatMap(({ sheetId }) => sheetId ?? []));
  return [...(await listSheetNames(db, [...new Set(ids)])).values()];
}

async function draftLead(deps: PricingDependencies, leadId: string, isWaiting: boolean): Promise<void> {
  const lead = await deps.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead || !canBeDrafted(lead)) return;
  const quotes = await listQuotesOf(deps.db, leadId, deps.clock());
  const current = draftIn(quotes, leadId);
  if (current && !isByRates(current)) return priceSavedAgain(deps, lead, current);
  if (quotes.some(({ state }) => state !== 'draft')) return;
  const byRates = await draftByRates(deps, lead);
  const waited = isWaiting || current?.drafted?.waited;
  const priced =
    byRates && waited
      ? {
          ...byRates,
          drafted: { ...byRates.drafted, waited, sheets: await sheetsOf(deps.db, byRates.drafted) },
        }
      : byRates;
  const version = current?.version ?? 0;
  // Somebody else's draft stays: both refuse a stale version.
  if (!priced) {
    // One that a rule has not sent keeps the reason: no rule sends another in its place.
    if (current && !current.returned) await discardQuoteDraft(deps, { leadId, version });
    return;
  }
  const saved =
    current && isSame(current, priced)
      ? // Another instance was first.
        ({ ok: true, quoteId: current.id, version } as const)
      : await saveQuoteDraft(deps, { leadId, version, by: { id: '', name: '' } }, priced);
  if (saved.ok) await queueByRule(deps, lead, { ...saved, priced });
}

/**
 * Drafts the quotes of requests that arrived or changed, by the company's rates; in a draft that somebody saved, the lines by
 * the rates are priced again after a correction, and what was written stays. Several
 * instances may price a request at the same time: one draft is stored. Throws the first failure after the last request; a
 * failed one is priced again with the next run. Where a rule sends it, it waits for that.
 */
export async function draftQuotes(deps: PricingDependencies): Promise<void> {
  const queued = await deps.db.selectFrom('leads_to_price').selectAll().limit(mostLeads).execute();
  const failures: unknown[] = [];
  for (const { lead_id: leadId, version, waited } of queued)
    await draftLead(deps, leadId, waited === 1)
      .then(() =>
        deps.db
          .deleteFrom('leads_to_price')
          .where('lead_id', '=', leadId)
          // A change since then is priced with the next run.
          .where('version', '<=', version)
          .execute(),
      )
      .catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Queues the open requests without a quote for pricing when a rate sheet came into use, oldest first and some with each run:
 * agents' rates often come after the request. A person sends these quotes: the customer may have had other offers since.
 */
export async function queueWaitingRequests({ db }: Pick<PricingDependencies, 'db'>): Promise<void> {
  const sheet = await db.selectFrom('sheets_to_price').selectAll().limit(1).executeTakeFirst();
  if (!sheet) return;
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'version'])
    .where('id', '>', sheet.after_lead)
    .where('kind', '=', 'rate-request')
    .where('stage', 'in', [...openStages])
    .where('folder', '!=', 'spam')
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quotes').select('quotes.id').whereRef('quotes.lead_id', '=', 'leads.id'))),
    )
    .orderBy('id')
    .limit(mostLeads)
    .execute();
  const last = leads.at(-1);
  await transact(db, async (transaction) => {
    for (const { id, version } of leads)
      await transaction
        .insertInto('leads_to_price')
        .values({ lead_id: id, version, waited: 1 })
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ version, waited: 1 }))
        .execute();
    const isOf = transaction.updateTable('sheets_to_price').where('sheet_id', '=', sheet.sheet_id);
    if (last && leads.length === mostLeads) await isOf.set({ after_lead: last.id }).execute();
    else
      await transaction
        .deleteFrom('sheets_to_price')
        .where('sheet_id', '=', sheet.sheet_id)
        .where('after_lead', '=', sheet.after_lead)
        .execute();
  });
}

/** The draft of a request's quote, which nobody has sent. */
export interface ListedDraft {
  /** The pricing by the company's rates; null once a person has saved the draft. */
  drafted: Drafted | null;
  savedBy: string;
  /** Of one that somebody has saved, the total of its first option by currency; empty while a line has no price. */
  totals: Money[];
  /** A rule is about to send it. */
  waitsForRule: boolean;
}

/** Drafts that nobody has sent, by lead. */
export async function listDrafts(db: Db, leadIds: string[]): Promise<Map<string, ListedDraft>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['lead_id', 'drafted', 'rule', 'sending', 'saved_by', 'saved_by_name', 'content', 'payload'])
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'draft')
    .execute();
  return new Map(
    rows.flatMap((row): [string, ListedDraft][] => {
      const waitsForRule = ruleOf(row) !== null;
      if (row.sending !== null && !waitsForRule) return [];
      const drafted = row.saved_by === '' ? parseJson(row.drafted) : null;
      const [totals] = drafted
        ? []
        : completeTotals<QuoteLine>(parseJson(row.content), cargoIn(parseJson(row.payload)));
      return [[row.lead_id, { drafted, savedBy: row.saved_by_name, totals: totals ?? [], waitsForRule }]];
    }),
  );
}

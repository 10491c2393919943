import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Money } from '../../../platform/values/money.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { completeTotals } from '../../rates/price/priced.ts';
import type { TimelineSubscriber } from '../../requests/server/lead-dependencies.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import type { Drafted } from '../drafted.ts';
import type { QuoteLine } from '../quote-content.ts';
import { draftByRates, type PricedDraft } from './price-draft.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { type DeskQuote, draftIn, isByRates, listQuotesOf, ruleOf } from './quote-rows.ts';
import { queueByRule } from './rule-quotes.ts';
import { discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';

type PricingDependencies = Pick<QuoteDependencies, 'db' | 'clock' | 'mailLimit'>;

/** Events after which a request may have another price. */
const pricedEvents = new Set(['received', 'contact-changed', 'locale', 'merged-in', 'merge-undone']);

const openStages: readonly string[] = ['new', 'need-information', 'quoting'];

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

/** Requests of one run: the rest follows with the next. */
const mostLeads = 50;

function canBeDrafted({ folder, stage, merged_into: mergedInto, erased_at: erasedAt }: LeadTable): boolean {
  return folder !== 'spam' && openStages.includes(stage) && mergedInto === null && erasedAt === null;
}

/** True for a draft of the same request by the same rates. */
function isSame({ content, drafted }: DeskQuote, priced: PricedDraft): boolean {
  const isOfLead = drafted?.leadVersion === priced.drafted.leadVersion;
  return isOfLead && isDeepStrictEqual(content, JSON.parse(JSON.stringify(priced.content)));
}

async function draftLead(deps: PricingDependencies, leadId: string): Promise<void> {
  const lead = await deps.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead || !canBeDrafted(lead)) return;
  const quotes = await listQuotesOf(deps.db, leadId, deps.clock());
  const current = draftIn(quotes, leadId);
  if (quotes.some(({ state }) => state !== 'draft') || (current && !isByRates(current))) return;
  const priced = await draftByRates(deps, lead);
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
 * Drafts the quotes of requests that arrived or changed, by the company's rates; a draft that somebody saved stays. Several
 * instances may price a request at the same time: one draft is stored. Throws the first failure after the last request; a
 * failed one is priced again with the next run. Where a rule sends it, it waits for that.
 */
export async function draftQuotes(deps: PricingDependencies): Promise<void> {
  const queued = await deps.db.selectFrom('leads_to_price').selectAll().limit(mostLeads).execute();
  const failures: unknown[] = [];
  for (const { lead_id: leadId, version } of queued)
    await draftLead(deps, leadId)
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

/** The draft of a request's quote, which nobody has sent. */
export interface ListedDraft {
  /** How the company's rates priced it; null once somebody has saved it. */
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
      const drafted = row.saved_by === '' && row.drafted ? JSON.parse(row.drafted) : null;
      const [totals] = drafted
        ? []
        : completeTotals<QuoteLine>(JSON.parse(row.content), cargoIn(JSON.parse(row.payload)));
      return [[row.lead_id, { drafted, savedBy: row.saved_by_name, totals: totals ?? [], waitsForRule }]];
    }),
  );
}

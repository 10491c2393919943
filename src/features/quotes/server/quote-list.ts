import { type ExpressionBuilder, sql } from 'kysely';
import { facet, matches, termsOf } from '#features/requests/server/search/terms.ts';
import { momentCell } from '#platform/csv/csv-line.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { defineList, type ListPage, type ListRows } from '#platform/lists/define-list.ts';
import { day } from '#platform/values/durations.ts';
import { decimalOfMoney, type Money } from '#platform/values/money.ts';
import { type ListedQuote, type QuoteSort, type QuoteTab, type quoteTabs, sortIn } from '../list.ts';
import { type QuoteQuery, quoteQuery } from '../list-input.ts';
import { ruleOf } from './quote-rows.ts';

type Reading = Pick<Database, 'db' | 'engine'> & { clock: () => number };

/** Days before its end in which an open quote is expiring. */
const expiringDays = 7;

/** Requests of a search that are looked at, the newest first. */
const mostFound = 2000;

/** More words only make a search slower, not better. */
const mostTerms = 8;

/** The condition of a tab. */
function conditionOf(quote: ExpressionBuilder<Tables, 'quotes'>, state: QuoteTab, now: number) {
  const soon = now + expiringDays * day;
  switch (state) {
    case 'all':
      return quote.lit(true);
    case 'open':
      return quote.and([quote('quotes.state', '=', 'sent'), quote('expires_at', '>', now)]);
    case 'expiring':
      return quote.and([
        quote('quotes.state', '=', 'sent'),
        quote('expires_at', '>', now),
        quote('expires_at', '<=', soon),
      ]);
    case 'expired':
      return quote.and([quote('quotes.state', '=', 'sent'), quote('expires_at', '<=', now)]);
    default:
      return quote('quotes.state', '=', state);
  }
}

/**
 * The requests that a search finds, and those that were merged into them, as a subquery of their ids: what names a merged
 * request is found at the one that is kept, and its quotes stay its own.
 */
function foundBy({ db, engine }: Pick<Database, 'db' | 'engine'>, text: string) {
  const wanted = { terms: termsOf(text).slice(0, mostTerms), facets: [facet('folder', 'inbox')] };
  return db
    .with('found', (query) =>
      query
        .selectFrom('lead_search')
        .crossJoin('leads as kept')
        .select('kept.id')
        .whereRef('kept.number', '=', 'lead_search.rowid')
        .where(matches(engine, wanted))
        .orderBy('lead_search.rowid', 'desc')
        .limit(mostFound),
    )
    .selectFrom('found')
    .select('found.id')
    .unionAll((query) =>
      query
        .selectFrom('found')
        // Not all merged requests first: SQLite keeps this order.
        .crossJoin('leads as merged')
        .select('merged.id')
        .whereRef('merged.merged_into', '=', 'found.id'),
    );
}

/** Counts the quotes of each tab that match a search. Throws when the database fails. */
export async function countQuotes(reading: Reading, text: string): Promise<Record<QuoteTab, number>> {
  const now = reading.clock();
  const soon = now + expiringDays * day;
  let query = reading.db
    .selectFrom('quotes')
    .select((quote) => [
      'state',
      quote.fn.countAll<number>().as('count'),
      quote.fn.countAll<number>().filterWhere('expires_at', '>', now).as('open'),
      quote.fn
        .countAll<number>()
        .filterWhere(quote.and([quote('expires_at', '>', now), quote('expires_at', '<=', soon)]))
        .as('expiring'),
    ])
    .groupBy('state');
  if (termsOf(text).length > 0) query = query.where('lead_id', 'in', foundBy(reading, text));
  const rows = await query.execute();
  const of = (state: string, part: 'count' | 'open' | 'expiring' = 'count') =>
    Number(rows.find((row) => row.state === state)?.[part] ?? 0);
  return {
    open: of('sent', 'open'),
    expiring: of('sent', 'expiring'),
    expired: of('sent') - of('sent', 'open'),
    accepted: of('accepted'),
    declined: of('declined'),
    draft: of('draft'),
    // Drafts have a tab of their own.
    all: rows.reduce((sum, { state, count }) => sum + (state === 'draft' ? 0 : Number(count)), 0),
  } satisfies Record<(typeof quoteTabs)[number], number>;
}

/** Order of a tab: drafts have not been sent; by expiry, those that end soon or ended last come first. */
function orderOf(state: QuoteTab, asked: QuoteSort | undefined) {
  const sort = sortIn(state, asked);
  const isAscending = sort === 'oldest' || (sort === 'ending' && state !== 'expired');
  const column = sort === 'ending' ? 'expires_at' : state === 'draft' ? 'begun_at' : 'sent_at';
  return { column, direction: isAscending ? 'asc' : 'desc' } as const;
}

const columns = [
  ...(['id', 'lead_id', 'revision', 'state', 'valid_until', 'expires_at'] as const),
  ...(['begun_at', 'sent_at', 'rule', 'sending'] as const),
];

type QuoteRow = Pick<Tables['quotes'], (typeof columns)[number]>;

/** Reads a page of a tab and a search, in an order of the tab. Throws when the database fails. */
async function readQuotes(
  reading: Reading,
  { state, text, sort }: QuoteQuery,
  { cursor, limit }: ListPage,
): Promise<ListRows<ListedQuote>> {
  const { db, clock } = reading;
  const now = clock();
  const { column, direction } = orderOf(state, sort);
  let query = db
    .selectFrom('quotes')
    .select(columns)
    .where((quote) => conditionOf(quote, state, now))
    // Drafts have a tab of their own.
    .$if(state !== 'draft', (sent) => sent.where('sent_at', 'is not', null))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1);
  if (termsOf(text).length > 0) query = query.where('lead_id', 'in', foundBy(reading, text));
  if (cursor) {
    const dot = cursor.indexOf('.');
    const place = [Number(cursor.slice(0, dot)), cursor.slice(dot + 1)] as const;
    const after = direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, ${sql.ref('id')}) ${after} (${place[0]}, ${place[1]})`,
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: await withFacts(db, rows, now),
    next: found.length > limit && last ? `${Number(last[column])}.${last.id}` : null,
  };
}

/** Quotes with their requests and amounts. */
async function withFacts(db: Db, rows: QuoteRow[], now: number): Promise<ListedQuote[]> {
  if (rows.length === 0) return [];
  const leadIds = rows.map(({ lead_id }) => lead_id);
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'name', 'company', 'email', 'service', 'lane_from', 'lane_to', 'owner_id'])
    .select('merged_into')
    .where((lead) => lead.or([lead('id', 'in', leadIds), lead('merged_into', 'in', leadIds)]))
    .execute();
  const [drafts, totals] = await Promise.all([
    db
      .selectFrom('quotes')
      .select('lead_id')
      .where(
        'lead_id',
        'in',
        leads.map(({ id }) => id),
      )
      // SQLite takes the index of drafts only for a literal.
      .where('state', '=', sql.lit('draft' as const))
      .execute(),
    db
      .selectFrom('quote_totals')
      .selectAll()
      .where(
        'quote_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('number')
      .orderBy('currency')
      .execute(),
  ]);
  const drafted = new Set(drafts.map(({ lead_id }) => lead_id));
  return rows.map((row) => {
    const lead = leads.find(({ id }) => id === row.lead_id);
    const ofQuote = totals.filter(({ quote_id }) => quote_id === row.id);
    const shown = ofQuote.find(({ is_accepted }) => is_accepted === 1) ?? ofQuote[0];
    const expiresAt = row.expires_at;
    const hasDraft = leads.some(
      ({ id, merged_into }) => drafted.has(id) && (merged_into ?? id) === row.lead_id,
    );
    const isExpired = row.state === 'sent' && expiresAt !== null && expiresAt <= now;
    return {
      id: row.id,
      revision: row.revision,
      validUntil: row.valid_until,
      expiresAt,
      // One that was merged into another is worked on there.
      leadId: lead?.merged_into ?? row.lead_id,
      reference: lead?.reference ?? '',
      name: lead?.name ?? '',
      email: lead?.email ?? '',
      company: lead?.company ?? '',
      service: lead?.service ?? null,
      laneFrom: lead?.lane_from ?? null,
      laneTo: lead?.lane_to ?? null,
      ownerId: lead?.owner_id ?? null,
      state: isExpired ? 'expired' : row.state,
      amounts: ofQuote
        .filter(({ option_id }) => option_id === shown?.option_id)
        .map(({ currency, price, cost }) => ({ currency, price, cost })),
      otherOptions: Math.max(0, new Set(ofQuote.map(({ option_id }) => option_id)).size - 1),
      rule: ruleOf(row),
      canExtend: row.state === 'sent' && !hasDraft && lead?.merged_into === null,
      begunAt: row.begun_at,
      sentAt: row.sent_at,
    };
  });
}

/** Returns amounts as one cell: "4930.00 USD; 120.00 EUR". */
const amountsCell = (amounts: Money[]) =>
  amounts.map((money) => `${decimalOfMoney(money)} ${money.currency}`).join('; ');

export const quoteList = defineList({
  name: 'quotes',
  noun: 'quotes',
  first: 'the newest, or the next to expire,',
  query: quoteQuery,
  cursor: () => /^\d{1,15}\.[\w-]{1,64}$/,
  read: readQuotes,
  cells: {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    revision: ({ revision }) => String(revision),
    state: ({ state }) => state,
    name: ({ name }) => name,
    company: ({ company }) => company,
    service: ({ service }) => service ?? '',
    laneFrom: ({ laneFrom }) => laneFrom ?? '',
    laneTo: ({ laneTo }) => laneTo ?? '',
    prices: ({ amounts }) => amountsCell(amounts.map(({ price, currency }) => ({ amount: price, currency }))),
    costs: ({ amounts }) =>
      amountsCell(amounts.flatMap(({ cost, currency }) => (cost === null ? [] : { amount: cost, currency }))),
    otherOptions: ({ otherOptions }) => String(otherOptions),
    begunAt: ({ begunAt }) => momentCell(begunAt),
    sentAt: ({ sentAt }) => momentCell(sentAt),
    validUntil: ({ validUntil }) => validUntil ?? '',
    expiresAt: ({ expiresAt }) => momentCell(expiresAt),
    rule: ({ rule }) => (rule ? [rule.from, rule.to, rule.mode].join(' ') : ''),
  },
});

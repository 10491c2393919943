import { sql } from 'kysely';
import {
  firstRepliesByRule,
  openTimeWithin,
  percentile,
  weeksUpTo,
} from '#features/figures/server/lead-figures.ts';
import { type LostReason, lostReasons, noService } from '#features/requests/lead.ts';
import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { shownStage } from '#features/requests/server/lead-state.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Company } from '#platform/company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { fold } from '#platform/values/fold.ts';
import type { QuoteFigures, QuoteOutcomes } from '../list.ts';
import { outcomesByPerson } from './outcomes-by-person.ts';

/** Events after which a request may be counted otherwise. */
const counted = new Set(['stage', 'merged-into', 'merge-undone', 'erased']);

/** A place without control characters, which separate what the figures read. */
const plain = (place: string | null) => place?.replace(/\p{Cc}/gu, ' ') ?? null;

/**
 * The timeline's subscriber that keeps what the figures count of each quoted request: when it was first quoted, and what
 * became of it. Spam and requests that were merged away are kept as spam, which no figure counts.
 */
export const keepQuotedLead: TimelineSubscriber = async (transaction, { lead, data, at }) => {
  if (data.type !== 'quote-sent' && !counted.has(data.type)) return;
  const state = {
    stage: lead.merged_into === null ? shownStage(lead) : 'spam',
    lost_reason: lead.lost_reason,
    service: lead.service,
    lane_from: plain(lead.lane_from),
    lane_to: plain(lead.lane_to),
  } as const;
  if (data.type === 'quote-sent')
    await transaction
      .insertInto('quoted_leads')
      .values({ lead_id: lead.id, received_at: lead.received_at, quoted_at: at, ...state })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(state))
      .execute();
  else await transaction.updateTable('quoted_leads').set(state).where('lead_id', '=', lead.id).execute();
};

/** Lanes that are named. */
const mostLanes = 10;

type Period = { from: number; to: number };

/** Requests that are counted alike. */
interface Alike {
  stage: string;
  reason: string;
  service: string;
  from: string;
  to: string;
  count: number;
}

/** No column has these: what people wrote is kept without control characters. */
const [betweenColumns, betweenLeads] = ['\u001f', '\u001e'];

const columns = [
  'received_at',
  'quoted_at',
  'stage',
  'lost_reason',
  'service',
  'lane_from',
  'lane_to',
] as const;

/**
 * The requests of a period: how many there are of each kind, and when each came and was quoted. One index holds all that is
 * read. They come as one text, because making a row of each in the driver takes longer than all else.
 */
async function readQuoted(
  db: Db,
  { from, to }: Period,
): Promise<{ kinds: Alike[]; spans: { from: number; to: number }[] }> {
  const cells = columns.map((name) => sql`coalesce(cast(${sql.ref(name)} as text), '')`);
  const line = sql.join(cells, sql` || ${sql.lit(betweenColumns)} || `);
  const { lines } = await db
    .selectFrom('quoted_leads')
    .select(sql<string | null>`string_agg(${line}, ${sql.lit(betweenLeads)})`.as('lines'))
    .where('quoted_at', '>=', from)
    .where('quoted_at', '<', to)
    .where('stage', '!=', 'spam')
    .executeTakeFirstOrThrow();
  const counts = new Map<string, number>();
  const spans = (lines?.split(betweenLeads) ?? []).map((line) => {
    const received = line.indexOf(betweenColumns);
    const quoted = line.indexOf(betweenColumns, received + 1);
    const kind = line.slice(quoted + 1);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return { from: Number(line.slice(0, received)), to: Number(line.slice(received + 1, quoted)) };
  });
  const kinds = [...counts].map(([kind, count]) => {
    const [stage = '', reason = '', service = '', start = '', end = ''] = kind.split(betweenColumns);
    return { stage, reason, service, from: start, to: end, count };
  });
  return { kinds, spans };
}

/**
 * Quotes of spam. `quoted_leads` has merged requests as spam too: those count with the request that is kept. The stage is
 * a literal, as no database uses a partial index for a parameter.
 */
function quotesOfSpam(db: Db) {
  return db
    .selectFrom('quoted_leads')
    .innerJoin('leads', 'leads.id', 'quoted_leads.lead_id')
    .leftJoin('leads as kept', 'kept.id', 'leads.merged_into')
    .innerJoin('quotes', 'quotes.lead_id', 'quoted_leads.lead_id')
    .select('quotes.id')
    .where('quoted_leads.stage', '=', sql.lit('spam'))
    .where(({ fn }) => fn.coalesce('kept.folder', 'leads.folder'), '=', 'spam');
}

/** Sums accepted quotes of those sent in the period, without those of spam. */
function sumAccepted(db: Db, { from, to }: Period) {
  return db
    .selectFrom('quote_totals')
    .select((total) => [
      'currency',
      total.fn.countAll<number>().as('count'),
      total.fn.sum<number>('price').as('price'),
      total.fn.sum<number>('price').filterWhere('cost', 'is not', null).as('costedPrice'),
      total.fn.sum<number>('cost').as('cost'),
    ])
    .where('is_accepted', '=', 1)
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .where('quote_id', 'not in', quotesOfSpam(db))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

/** Counts the quotes that a rule sent in a period, and how many of them were accepted. */
async function countByRule(db: Db, { from, to }: Period): Promise<QuoteFigures['byRule']> {
  const { sent, accepted } = await db
    .selectFrom('quotes')
    .select((quote) => [
      quote.fn.countAll<number>().as('sent'),
      quote.fn.countAll<number>().filterWhere('state', '=', 'accepted').as('accepted'),
    ])
    .where('rule', 'is not', null)
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .where('id', 'not in', quotesOfSpam(db))
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), accepted: Number(accepted) };
}

const noOutcomes = (): QuoteOutcomes => ({ quoted: 0, won: 0, lost: 0 });

function add(outcomes: QuoteOutcomes, { stage, count }: Alike): void {
  outcomes.quoted += count;
  if (stage === 'won' || stage === 'lost') outcomes[stage] += count;
}

/** Outcomes of requests by a property, the most quoted first; those without it are left out. */
function countBy(kinds: Alike[], keyOf: (kind: Alike) => string): [string, QuoteOutcomes][] {
  const counts = new Map<string, QuoteOutcomes>();
  for (const kind of kinds) {
    const key = keyOf(kind);
    if (key === '') continue;
    const outcomes = counts.get(key) ?? noOutcomes();
    add(outcomes, kind);
    counts.set(key, outcomes);
  }
  return [...counts].sort(
    ([leftKey, left], [rightKey, right]) => right.quoted - left.quoted || (leftKey < rightKey ? -1 : 1),
  );
}

/** The time from each request to its first quote, in opening hours, the shortest first. */
function timesToQuote(
  spans: { from: number; to: number }[],
  { from, to }: Period,
  hours: Company['hours'],
): Float64Array {
  const earliest = spans.reduce((least, span) => Math.min(least, span.from), from);
  const openTime = openTimeWithin({ from: earliest, to }, hours);
  return Float64Array.from(spans, (span) => openTime(span.from, span.to)).sort();
}

/**
 * Returns quotes of the last weeks of the office's calendar, their outcomes and how long they took. A request counts in
 * the period of its first quote, with its stage of today. Throws when the database fails.
 */
export async function quoteFigures(
  { db, clock }: { db: Db; clock: () => number },
  { weeks }: { weeks: number },
): Promise<QuoteFigures> {
  const now = clock();
  const { hours } = currentSettings().company;
  const [first] = weeksUpTo(now, weeks, hours.timeZone);
  const period = { from: first?.from ?? now, to: now + 1 };
  const [{ kinds, spans }, revenue, byRule, isByRule, byPerson] = await Promise.all([
    readQuoted(db, period),
    sumAccepted(db, period),
    countByRule(db, period),
    firstRepliesByRule(db, period.from),
    outcomesByPerson(db, period),
  ]);
  const all = noOutcomes();
  const reasons = Object.fromEntries(lostReasons.map((reason) => [reason, 0])) as Record<LostReason, number>;
  for (const kind of kinds) {
    add(all, kind);
    if (kind.stage === 'lost') reasons[(kind.reason || 'other') as LostReason] += kind.count;
  }
  const byPeople = spans.filter(({ from, to }) => !isByRule({ received_at: from, first_replied_at: to }));
  const times = timesToQuote(byPeople, period, hours);
  // Bogota and Bogotá are one place, named as it was first.
  const names = new Map<string, { from: string; to: string }>();
  const lanes = countBy(kinds, ({ from, to }) => {
    if (!from || !to) return '';
    const lane = fold(`${from}${betweenColumns}${to}`);
    if (!names.has(lane)) names.set(lane, { from, to });
    return lane;
  });
  return {
    from: period.from,
    to: now,
    ...all,
    byRule,
    reasons,
    revenue: revenue.map(({ currency, count: quotes, price, costedPrice, cost }) => ({
      currency,
      count: Number(quotes),
      price: Number(price),
      costedPrice: Number(costedPrice ?? 0),
      cost: Number(cost ?? 0),
    })),
    timeToQuote: { median: percentile(times, 0.5), ninetieth: percentile(times, 0.9) },
    lanes: lanes
      .slice(0, mostLanes)
      .map(([lane, outcomes]) => ({ from: '', to: '', ...names.get(lane), ...outcomes })),
    services: countBy(kinds, ({ service }) => service || noService).map(([service, outcomes]) => ({
      service,
      ...outcomes,
    })),
    ...byPerson,
  };
}

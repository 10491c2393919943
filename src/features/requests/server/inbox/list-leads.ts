import { sql } from 'kysely';
import { soonUntil } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hour } from '#platform/values/durations.ts';
import type { LeadFilter, LeadPage, LeadSummary } from '../../lead-input.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { facet, matches, type Wanted } from '../search/terms.ts';
import { dueRange, hasColumns, isToDo, type ResolvedFilter, resolveOwners, wantedBy } from './lead-filter.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './lead-summary.ts';

/** Rows and the cursor behind each of them. */
interface Found {
  row: SummaryRow;
  cursor: string;
}

type Reading = LeadDependencies & { now: number };

function plainLeads({ db }: Reading) {
  return db.selectFrom('leads').select(summaryColumns);
}

/** The newest first, in the order of the search index, so that no more is read than is shown. */
async function newest(
  reading: Reading,
  filter: ResolvedFilter,
  wanted: Wanted,
  { below, limit }: { below: number; limit: number },
): Promise<Found[]> {
  const { db, engine, now } = reading;
  let query = db
    .selectFrom('lead_search')
    // On SQLite a cross join keeps this order of reading.
    .crossJoin('leads')
    .select(summaryColumns)
    .whereRef('leads.number', '=', 'lead_search.rowid')
    .where(matches(engine, wanted))
    .where('lead_search.rowid', '<', below)
    .where((lead) => hasColumns(lead, filter, now))
    .orderBy('lead_search.rowid', 'desc')
    .limit(limit);
  if (filter.due) {
    const { after, upTo } = dueRange(filter.due, now);
    query = query.where('leads.waits_until', '>', after).where('leads.waits_until', '<=', upTo);
  }
  const { toDo } = filter;
  if (toDo) query = query.where((lead) => isToDo(lead, toDo, now));
  const rows = await query.execute();
  return rows.map((row) => ({ row, cursor: `n${row.number}` }));
}

/**
 * Due time. Just before the hour in which it is due: priority, then a draft that can be sent with one key. A draft that is due
 * in this hour or late keeps its place, so that nothing late stands below it.
 */
const urgencyAt = (now: number) => {
  const dueHour = sql`leads.waits_until - leads.waits_until % ${sql.lit(hour)}`;
  return sql<number>`case when leads.priority = 1 then ${dueHour} - 2
    when ${dueHour} > ${sql.lit(now)} and exists (
      select 1 from quotes
      where quotes.lead_id = leads.id and quotes.is_ready = 1 and quotes.send_at is null
    ) then ${dueHour} - 1
    else leads.waits_until end`;
};

/** Those whom somebody waits for, by their urgency. They are few: the rest was answered. */
async function waiting(
  reading: Reading,
  filter: ResolvedFilter,
  { after, limit }: { after: { due: number; number: number }; limit: number },
): Promise<Found[]> {
  const { engine, now } = reading;
  const urgency = urgencyAt(now);
  const wanted = wantedBy(filter);
  const range = filter.due ? dueRange(filter.due, now) : { after: 0, upTo: Number.MAX_SAFE_INTEGER };
  const { toDo } = filter;
  const rows = await plainLeads(reading)
    .where((lead) => hasColumns(lead, filter, now))
    .$if(toDo !== undefined, (query) => query.where((lead) => isToDo(lead, toDo ?? '', now)))
    .where('leads.number', 'in', (terms) =>
      terms
        .selectFrom('lead_search')
        .select('lead_search.rowid')
        .where(matches(engine, { ...wanted, facets: [...wanted.facets, facet('waits', 'yes')] })),
    )
    .where('leads.waits_until', '>', range.after)
    .where('leads.waits_until', '<=', range.upTo)
    .where((lead) =>
      lead.or([
        lead(urgency, '>', after.due),
        lead.and([lead(urgency, '=', after.due), lead('leads.number', '>', after.number)]),
      ]),
    )
    .select(urgency.as('urgency'))
    .orderBy('urgency')
    .orderBy('leads.number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ row, cursor: `u${row.urgency}.${row.number}` }));
}

function placeIn(cursor: string): number[] {
  return cursor.slice(1).split('.').map(Number);
}

/** The rows behind a cursor in the order that was asked for; one more than `limit` when there are more. */
async function rowsBehind(
  reading: Reading,
  filter: ResolvedFilter,
  { sort, cursor, limit }: LeadPage,
): Promise<Found[]> {
  const wanted = wantedBy(filter);
  const top = Number.MAX_SAFE_INTEGER;
  const from = cursor?.startsWith('n') ? (placeIn(cursor)[0] ?? top) : top;
  if (sort === 'newest') return newest(reading, filter, wanted, { below: from, limit: limit + 1 });

  const [due = 0, number = 0] = cursor?.startsWith('u') ? placeIn(cursor) : [];
  const first = cursor?.startsWith('n')
    ? []
    : await waiting(reading, filter, { after: { due, number }, limit: limit + 1 });
  if (first.length > limit || filter.due) return first;
  const rest = { ...wanted, facets: [...wanted.facets, facet('waits', 'no')] };
  const others = await newest(reading, filter, rest, { below: from, limit: limit + 1 - first.length });
  return [...first, ...others];
}

/** One page of the inbox; `next` is the cursor of the page behind it, null at the end. */
export interface LeadList {
  leads: LeadSummary[];
  next: string | null;
}

/**
 * Leads that have all that a filter asks for. A cursor is a place, not a count: leads that arrive between two pages
 * shift no page. Throws when the database fails.
 */
export async function listLeads(
  inbox: LeadDependencies,
  filter: LeadFilter,
  page: LeadPage,
): Promise<LeadList> {
  const now = inbox.clock();
  const resolved = await resolveOwners(inbox, filter);
  const found = await rowsBehind({ ...inbox, now }, resolved, page);
  const shown = found.slice(0, page.limit);
  const thresholds = { now, soonUntil: soonUntil(now, currentSettings().company.hours) };
  return {
    leads: shown.map(({ row }) => summaryOf(row, thresholds)),
    next: found.length > page.limit ? (shown.at(-1)?.cursor ?? null) : null,
  };
}

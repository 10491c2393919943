import { sql } from 'kysely';
import { type LeadStage, leadStages, nobody } from '../../lead.ts';
import type { LeadFilter } from '../../lead-input.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage } from '../lead-state.ts';
import { matches } from '../search/terms.ts';
import type { LeadTable } from '../tables.ts';
import {
  dueRange,
  hasColumns,
  inInbox,
  isToDo,
  type ResolvedFilter,
  resolveOwners,
  wantedBy,
} from './lead-filter.ts';

/** Matches of a search that are counted, the newest first: an exact count of more is of no use. */
const mostCounted = 2000;

/** Counts of each tab under the filter, whichever tab is open. */
export interface LeadCounts {
  /** As the tabs list them: `new` has only those that wait for an answer. */
  stages: Record<LeadStage, number>;
  /** New ones that were answered, or need no answer: they are in no tab of a stage. */
  answered: number;
  /** False when there are more matches than were counted: every count then means "at least". */
  complete: boolean;
}

/**
 * Counts the leads of every stage that have what the rest of a filter asks for: all of them, or the newest 2,000 of a
 * search. Throws when the database fails.
 */
export async function countLeads(inbox: LeadDependencies, filter: LeadFilter): Promise<LeadCounts> {
  const stages = Object.fromEntries(leadStages.map((stage) => [stage, 0])) as LeadCounts['stages'];
  const resolved = await resolveOwners(inbox, filter);
  const searched = wantedBy(resolved).terms.length > 0;
  const rows = searched ? await bySearch(inbox, resolved) : await byColumns(inbox, resolved);
  let answered = 0;
  for (const row of rows) {
    const stage = shownStage(row);
    if (stage === 'new' && !Number(row.waits)) answered += Number(row.count);
    else stages[stage] += Number(row.count);
  }
  const counted = rows.reduce((sum, { count }) => sum + Number(count), 0);
  return { stages, answered, complete: !searched || counted < mostCounted };
}

type StageCount = Pick<LeadTable, 'folder' | 'stage'> & { waits: number; count: number };

/** 1 for a lead that waits for an answer. */
const waits = sql<number>`case when waits_until is null then 0 else 1 end`;

/** Without search terms, one index holds all that is counted. */
async function byColumns({ db, clock }: LeadDependencies, filter: ResolvedFilter): Promise<StageCount[]> {
  const { kind, service, owners, due, locale, toDo } = filter;
  let query = db
    .selectFrom('leads')
    .select((lead) => ['folder', 'stage', waits.as('waits'), lead.fn.countAll<number>().as('count')])
    .where('merged_into', 'is', null)
    .where((lead) => hasColumns(lead, filter, clock()))
    .groupBy(['folder', 'stage', waits]);
  if (kind) query = query.where('kind', '=', kind);
  if (service) query = query.where('service', '=', service);
  if (locale) query = query.where('locale', '=', locale);
  if (owners)
    query = owners.includes(nobody)
      ? query.where('owner_id', 'is', null)
      : query.where('owner_id', 'in', owners);
  if (due) {
    const { after, upTo } = dueRange(due, clock());
    query = query.where('waits_until', '>', after).where('waits_until', '<=', upTo);
  }
  if (toDo) query = query.where((lead) => isToDo(lead, toDo, clock()));
  return query.execute();
}

/** The search index is in the order of arrival, so the newest are counted without sorting. */
async function bySearch(
  { db, engine, clock }: LeadDependencies,
  filter: ResolvedFilter,
): Promise<StageCount[]> {
  const { stage: _, ...rest } = filter;
  const { facets, ...more } = wantedBy(rest);
  // Spam has its tab too; what was merged away has none.
  const wanted = { ...more, facets: facets.filter((facet) => facet !== inInbox) };
  let query = db
    .selectFrom('lead_search')
    .crossJoin('leads')
    .select(['leads.folder', 'leads.stage', 'leads.waits_until'])
    .whereRef('leads.number', '=', 'lead_search.rowid')
    .where(matches(engine, wanted))
    .where('leads.merged_into', 'is', null)
    .where((lead) => hasColumns(lead, filter, clock()))
    .orderBy('lead_search.rowid', 'desc')
    .limit(mostCounted);
  if (filter.due) {
    const { after, upTo } = dueRange(filter.due, clock());
    query = query.where('leads.waits_until', '>', after).where('leads.waits_until', '<=', upTo);
  }
  const { toDo } = filter;
  if (toDo) query = query.where((lead) => isToDo(lead, toDo, clock()));
  return db
    .selectFrom(query.as('found'))
    .select((found) => ['folder', 'stage', waits.as('waits'), found.fn.countAll<number>().as('count')])
    .groupBy(['folder', 'stage', waits])
    .execute();
}

/** Counts the leads that wait for an answer and those of them that are overdue. Throws when the database fails. */
export async function countWaiting({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<{ count: number; overdue: number }> {
  const { count, overdue } = await db
    .selectFrom('leads')
    .select((lead) => [
      lead.fn.countAll<number>().as('count'),
      lead.fn.countAll<number>().filterWhere('waits_until', '<=', clock()).as('overdue'),
    ])
    .where('waits_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), overdue: Number(overdue) };
}

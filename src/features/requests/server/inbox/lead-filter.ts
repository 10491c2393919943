import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { dateAt, soonUntil } from '#features/settings/business-hours.ts';
import type { DueState } from '#features/settings/due-state.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Tables } from '#platform/db/tables.ts';
import { day } from '#platform/values/durations.ts';
import { leftTheDesk, nobody } from '../../lead.ts';
import type { LeadFilter } from '../../lead-input.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { facet, nationalNumber, termsOf, type Wanted } from '../search/terms.ts';

/** More terms only make a search slower, not better. */
const mostTerms = 8;

/** Facet of every lead that is neither notice nor spam nor merged. */
export const inInbox = facet('folder', 'inbox');

const telephone = /^[\s\d()+./‐–-]+$/;

/** A telephone number without its area code has as many digits. */
const fewestDigits = 7;

/** A number with the commas of its thousands: 5,380.00. */
const thousands = /(\d),(?=\d{3}(?!\d))/g;

/** Search terms; a telephone number and an amount are found however their digits are grouped. */
function searchTermsOf(text: string): Pick<Wanted, 'terms' | 'joined'> {
  const terms = termsOf(text).slice(0, mostTerms);
  const number = telephone.test(text) ? nationalNumber(text) : null;
  if (number !== null && number.length === 10) return { terms: [number] };
  if (terms.length > 1 && number !== null && number.length >= fewestDigits)
    return { terms, joined: [number] };
  return text.search(thousands) >= 0
    ? { terms, joined: termsOf(text.replace(thousands, '$1')).slice(0, mostTerms) }
    : { terms };
}

/** A filter whose owner is looked up: the ids that it means, `none` for nobody's. */
export type ResolvedFilter = Omit<LeadFilter, 'owner'> & { owners?: string[] };

/** Looks up whom a filter's owner means. Where nobody has left, it is the value `left`, which no lead's owner has. */
export async function resolveOwners(
  { db, listStaff }: Pick<LeadDependencies, 'db' | 'listStaff'>,
  { owner, ...filter }: LeadFilter,
): Promise<ResolvedFilter> {
  if (!owner) return filter;
  if (owner !== leftTheDesk) return { ...filter, owners: [owner] };
  const active = (await listStaff()).map(({ id }) => id);
  const left = await db
    .selectFrom('leads')
    .select('owner_id')
    .distinct()
    .where('owner_id', 'is not', null)
    .where('owner_id', 'not in', [nobody, ...active])
    .execute();
  const owners = left.flatMap(({ owner_id }) => (owner_id === null ? [] : [owner_id]));
  return { ...filter, owners: owners.length > 0 ? owners : [leftTheDesk] };
}

/** The due times of a state at an instant: after `after`, up to `upTo`. */
export function dueRange(due: DueState, now: number): { after: number; upTo: number } {
  if (due === 'overdue') return { after: 0, upTo: now };
  const soon = soonUntil(now, currentSettings().company.hours);
  return due === 'soon' ? { after: now, upTo: soon } : { after: soon, upTo: Number.MAX_SAFE_INTEGER };
}

/**
 * Selects the leads in the inbox that a member of staff has to do: those that are overdue or due soon, with any owner; and
 * of their own and nobody's, those for which somebody waits, and those that are to be followed up by now, which an accepted
 * quote is until its shipment begins. An open one that nobody owns and no date brings back is to do too, or it would be
 * forgotten; unless staff said that it needs no answer.
 */
export function isToDo(
  lead: ExpressionBuilder<Tables, 'leads'>,
  staffId: string,
  now: number,
): Expression<SqlBool> {
  const { hours } = currentSettings().company;
  // Not "=", for which SQLite would read all of the inbox by an index that begins with the folder.
  const inbox = () =>
    lead
      .selectFrom('leads as due')
      .select('due.number')
      .where('due.folder', '!=', sql.lit('spam' as const));
  const ofMine = (due: ExpressionBuilder<Tables & { due: Tables['leads'] }, 'due'>) =>
    due.or([due('due.owner_id', 'is', null), due('due.owner_id', '=', staffId)]);
  // Each part reads few rows of one index. As conditions of one query, SQLite reads every lead of the inbox.
  return lead(
    'leads.number',
    'in',
    inbox()
      .where('due.waits_until', '<=', soonUntil(now, hours))
      .unionAll(inbox().where('due.waits_until', '>', 0).where(ofMine))
      .unionAll(inbox().where('due.follow_up_at', '<=', now).where(ofMine))
      .unionAll(
        inbox()
          .where('due.owner_id', 'is', null)
          // As literals: no database uses a partial index for a parameter.
          .where(sql<SqlBool>`due.stage not in ('won', 'lost')`)
          .where('due.follow_up_at', 'is', null)
          .where('due.erased_at', 'is', null)
          .where('due.folder', '!=', sql.lit('notices' as const))
          .where('due.no_answer_needed_at', 'is', null),
      ),
  );
}

/** Selects the requests whose drafted quote can be sent; few are, so one small index holds them. */
function readyDrafts(lead: ExpressionBuilder<Tables, 'leads'>) {
  return (
    lead
      .selectFrom('quotes')
      .select('quotes.lead_id')
      // A literal: no database uses a partial index for a parameter.
      .where('quotes.is_ready', '=', sql.lit(1 as const))
      .where('quotes.send_at', 'is', null)
  );
}

/** Stages of requests whose quote is drafted: most requests are in others. */
const draftStages = ['new', 'need-information', 'quoting'] as const;

/** Condition of a filter on cargo, follow-up and draft, by columns: true without any. */
export function hasColumns(
  lead: ExpressionBuilder<Tables, 'leads'>,
  { mode, ready, overKg, followUp, draft }: ResolvedFilter,
  now: number,
): Expression<SqlBool> {
  const { timeZone } = currentSettings().company.hours;
  const lastDay = (days: string) => dateAt(now + Number(days) * day, timeZone);
  return lead.and([
    ...(mode ? [lead('leads.mode', '=', mode)] : []),
    ...(ready === 'any' ? [lead('leads.ready_on', 'is not', null)] : []),
    ...(ready && ready !== 'any' ? [lead('leads.ready_on', '<=', lastDay(ready))] : []),
    ...(overKg ? [lead('leads.gross_kg', '>', Number(overKg))] : []),
    ...(draft
      ? [
          lead('leads.id', 'in', readyDrafts(lead)),
          lead('leads.stage', 'in', draftStages),
          lead('leads.folder', '=', 'inbox'),
        ]
      : []),
    ...(followUp
      ? [lead('leads.follow_up_at', '<=', followUp === 'due' ? now : Number.MAX_SAFE_INTEGER)]
      : []),
  ]);
}

/** Condition of a filter on terms and facets. A search for punctuation alone is no search. */
export function wantedBy(filter: ResolvedFilter): Wanted {
  const {
    text = '',
    stage,
    kind,
    service,
    owners,
    due,
    locale,
    mode,
    ready,
    overKg,
    followUp,
    draft,
    toDo,
  } = filter;
  return {
    ...searchTermsOf(text),
    facets: [
      stage ? facet('stage', stage) : inInbox,
      ...(kind ? [facet('kind', kind)] : []),
      ...(service ? [facet('service', service)] : []),
      ...(locale ? [facet('locale', locale)] : []),
      // One that was answered is no longer new, whatever its stage.
      ...(due || stage === 'new' ? [facet('waits', 'yes')] : []),
      ...(mode ? [facet('mode', mode)] : []),
      ...(ready ? [facet('ready', 'yes')] : []),
      ...(overKg ? [facet('weight', 'yes')] : []),
      ...(followUp ? [facet('follow', 'yes')] : []),
    ],
    oneOf: [
      ...(owners ? [owners.map((owner) => facet('owner', owner))] : []),
      ...(draft ? [draftStages.map((open) => facet('stage', open))] : []),
      ...(toDo ? [[facet('waits', 'yes'), facet('owner', nobody), facet('follow', 'yes')]] : []),
    ],
  };
}

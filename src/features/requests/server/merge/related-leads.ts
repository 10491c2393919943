import { soonUntil } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import { day } from '#platform/values/durations.ts';
import { textsOf } from '../../answers.ts';
import type { LeadSummary } from '../../lead-input.ts';
import { referencesIn } from '../../references.ts';
import { summaryOf } from '../inbox/lead-summary.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { companyFacet, matches, phoneFacet, termsOf, type Wanted } from '../search/terms.ts';
import type { LeadTable } from '../tables.ts';

const mostShown = 20;

/** Two submissions that far apart are two requests, however alike. */
const duplicateWithin = 14 * day;

/** Share of terms in common from which two texts count as the same request. */
const alike = 0.6;

/** By what a person is known. */
interface Identity {
  email: string;
  phone: string;
  accountId: string | null;
}

/** Another lead with what ties it to the first. */
export interface RelatedLead extends LeadSummary {
  ties: ('same-person' | 'same-company' | 'same-phone')[];
  /** It is likely to be the same request sent again. */
  duplicate: boolean;
  /** One of the two names the reference of the other, and both are of one person. */
  mentioned: boolean;
  /** It is an earlier or a later version: the customer changed one and sent it again. */
  revision: 'earlier' | 'later' | null;
}

type Candidate = LeadTable & { terms: string };

async function candidates({ db, engine }: LeadDependencies, row: LeadTable): Promise<Candidate[]> {
  const facets = [companyFacet(row.company), phoneFacet(row.phone)].filter((facet) => facet !== null);
  const found = new Map<string, Candidate>();
  const base = () =>
    db
      .selectFrom('leads')
      .innerJoin('lead_search', 'lead_search.rowid', 'leads.number')
      .selectAll('leads')
      .select('lead_search.terms')
      .where('leads.id', '!=', row.id)
      .where('leads.merged_into', 'is', null)
      .orderBy('leads.number', 'desc')
      .limit(mostShown);
  // The few that have a facet are found first: PostgreSQL would rather walk all leads, the newest first, until it has enough.
  const withFacet = (wanted: Wanted) => {
    const found = db.with(
      (name) => name('with_facet').materialized(),
      (search) => search.selectFrom('lead_search').select('rowid').where(matches(engine, wanted)),
    );
    return base().where('leads.number', 'in', found.selectFrom('with_facet').select('with_facet.rowid'));
  };
  const queries = [
    ...(row.email_key ? [base().where('leads.email_key', '=', row.email_key)] : []),
    ...(row.account_id ? [base().where('leads.account_id', '=', row.account_id)] : []),
    ...facets.map((facet) => withFacet({ terms: [], facets: [facet] })),
    ...referencesNamedIn(row).map((reference) => base().where('leads.reference', '=', reference)),
    withFacet({ terms: termsOf(row.reference), facets: [] }),
    ...(row.text_hash ? [base().where('leads.text_hash', '=', row.text_hash)] : []),
  ];
  for (const query of queries) for (const other of await query.execute()) found.set(other.id, other);
  return [...found.values()];
}

function tiesOf(row: LeadTable, other: LeadTable): RelatedLead['ties'] {
  const same = <T>(one: T | null, another: T | null) => one !== null && one !== '' && one === another;
  return [
    ...(same(row.email_key, other.email_key) || same(row.account_id, other.account_id)
      ? (['same-person'] as const)
      : []),
    ...(same(companyFacet(row.company), companyFacet(other.company)) ? (['same-company'] as const) : []),
    ...(same(phoneFacet(row.phone), phoneFacet(other.phone)) ? (['same-phone'] as const) : []),
  ];
}

/** True if two leads are of one person as far as is known: by e-mail address, account or phone number. */
export function areOfOnePerson(one: Identity, other: Identity): boolean {
  const same = (value: string | null, another: string | null) =>
    value !== null && value !== '' && value === another;
  return (
    same(one.email.toLowerCase(), other.email.toLowerCase()) ||
    same(one.accountId, other.accountId) ||
    same(phoneFacet(one.phone), phoneFacet(other.phone))
  );
}

/** The columns of a row that identify its sender. */
export function identityOf({
  email,
  phone,
  account_id: accountId,
}: Pick<LeadTable, 'email' | 'phone' | 'account_id'>): Identity {
  return { email, phone, accountId };
}

/** Returns the person and company that a question about two leads names. */
export function personOf({
  name,
  company,
  email,
  phone,
  reference,
}: Pick<LeadTable, 'name' | 'company' | 'email' | 'phone' | 'reference'>): string {
  const who = name || company || reference;
  const reached = email || phone;
  return reached ? `${who} (${reached})` : who;
}

/** The share of all their terms that two texts have in common. */
function likeness(one: string, other: string): number {
  const terms = new Set(one.split(' '));
  const others = new Set(other.split(' '));
  const common = [...terms].filter((word) => others.has(word)).length;
  return common / (terms.size + others.size - common);
}

/** The references that the sender of a lead names; few, as each is looked up. */
function referencesNamedIn(row: LeadTable): string[] {
  const texts = textsOf({ answers: parseJson(row.payload) });
  return referencesIn(texts.join('\n'))
    .filter((reference) => reference !== row.reference)
    .slice(0, 5);
}

function isMentioned(row: LeadTable, other: LeadTable): boolean {
  if (
    !areOfOnePerson(identityOf(row), identityOf(other)) ||
    row.erased_at !== null ||
    other.erased_at !== null
  )
    return false;
  return referencesNamedIn(row).includes(other.reference) || referencesNamedIn(other).includes(row.reference);
}

/** True if another lead was sent again from this one, or the other way round, or both from a third. */
function revisionOf(row: LeadTable, other: LeadTable): RelatedLead['revision'] {
  const isRevision =
    other.id === row.follows_id ||
    other.follows_id === row.id ||
    (row.follows_id !== null && row.follows_id === other.follows_id);
  if (!isRevision) return null;
  return other.number < row.number ? 'earlier' : 'later';
}

function isDuplicate(row: Candidate, other: Candidate): boolean {
  if (Math.abs(row.received_at - other.received_at) > duplicateWithin) return false;
  // Erased leads are all alike: they are empty.
  if (row.erased_at !== null || other.erased_at !== null) return false;
  if (revisionOf(row, other) !== null) return false;
  const ties = tiesOf(row, other);
  // Strangers write the same: "Please call me", or a text that somebody handed out.
  if (ties.length === 0) return false;
  if (row.kind === other.kind && row.text_hash !== '' && row.text_hash === other.text_hash) return true;
  return areOfOnePerson(identityOf(row), identityOf(other)) && likeness(row.terms, other.terms) >= alike;
}

/** Likely merges come first, then other versions. */
function rank({
  duplicate,
  mentioned,
  revision,
}: Pick<RelatedLead, 'duplicate' | 'mentioned' | 'revision'>): number {
  return duplicate || mentioned ? 2 : revision === null ? 0 : 1;
}

/** Other leads of the same person or company, those to merge first, then the newest; at most 20, none for an unknown id. */
export async function listRelatedLeads(inbox: LeadDependencies, leadId: string): Promise<RelatedLead[]> {
  const row = await inbox.db
    .selectFrom('leads')
    .innerJoin('lead_search', 'lead_search.rowid', 'leads.number')
    .selectAll('leads')
    .select('lead_search.terms')
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return [];
  const now = inbox.clock();
  const thresholds = { now, soonUntil: soonUntil(now, currentSettings().company.hours) };
  return (await candidates(inbox, row))
    .map((other) => ({
      other,
      ties: tiesOf(row, other),
      duplicate: isDuplicate(row, other),
      mentioned: isMentioned(row, other),
      revision: revisionOf(row, other),
    }))
    .filter(({ ties }) => ties.length > 0)
    .sort((one, two) => rank(two) - rank(one) || two.other.number - one.other.number)
    .slice(0, mostShown)
    .map(({ other, ...related }) => ({ ...summaryOf(other, thresholds), ...related }));
}

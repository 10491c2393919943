import type { LeadSummary } from '../../../contract/lead-list.ts';
import { soonUntil } from '../../../contract/office-clock.ts';
import type { LeadTable } from '../../db/tables.ts';
import type { InboxDependencies } from '../inbox/inbox-dependencies.ts';
import { summaryOf } from '../inbox/lead-summary.ts';
import { companyMark, phoneMark } from '../search/marks.ts';
import { matches } from '../search/matching.ts';

const mostShown = 20;
const day = 24 * 60 * 60_000;

/** Two submissions that far apart are two requests, however alike. */
const duplicateWithin = 14 * day;

/** Share of words that two texts have in common from which they read like the same request. */
const alike = 0.6;

/** Another lead with what ties it to the first. */
export interface RelatedLead extends LeadSummary {
  ties: ('same-person' | 'same-company' | 'same-phone')[];
  /** It is likely to be the same request sent again. */
  duplicate: boolean;
}

type Candidate = LeadTable & { words: string };

async function candidates({ db, engine }: InboxDependencies, row: LeadTable): Promise<Candidate[]> {
  const marks = [companyMark(row.company), phoneMark(row.phone)].filter((mark) => mark !== null);
  const found = new Map<string, Candidate>();
  const base = () =>
    db
      .selectFrom('leads')
      .innerJoin('lead_words', 'lead_words.rowid', 'leads.number')
      .selectAll('leads')
      .select('lead_words.words')
      .where('leads.id', '!=', row.id)
      .where('leads.merged_into', 'is', null)
      .orderBy('leads.number', 'desc')
      .limit(mostShown);
  // The few that have a mark are found first: PostgreSQL would rather walk all leads, the newest first, until it has enough.
  const marked = (mark: string) => {
    const found = db.with(
      (name) => name('marked').materialized(),
      (words) =>
        words
          .selectFrom('lead_words')
          .select('rowid')
          .where(matches(engine, { words: [], marks: [mark] })),
    );
    return base().where('leads.number', 'in', found.selectFrom('marked').select('marked.rowid'));
  };
  const queries = [
    ...(row.email_key ? [base().where('leads.email_key', '=', row.email_key)] : []),
    ...(row.account_id ? [base().where('leads.account_id', '=', row.account_id)] : []),
    ...marks.map(marked),
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
    ...(same(companyMark(row.company), companyMark(other.company)) ? (['same-company'] as const) : []),
    ...(same(phoneMark(row.phone), phoneMark(other.phone)) ? (['same-phone'] as const) : []),
  ];
}

/** Whether two leads are of one person as far as one can tell: by e-mail address, account or phone number. */
export function areOfOnePerson(row: LeadTable, other: LeadTable): boolean {
  const ties = tiesOf(row, other);
  return ties.includes('same-person') || ties.includes('same-phone');
}

/** The share of all their words that two texts have in common. */
function likeness(one: string, other: string): number {
  const words = new Set(one.split(' '));
  const others = new Set(other.split(' '));
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}

function isDuplicate(row: Candidate, other: Candidate): boolean {
  if (Math.abs(Number(row.received_at) - Number(other.received_at)) > duplicateWithin) return false;
  // What is left of erased leads is alike in that it says nothing.
  if (row.erased_at !== null || other.erased_at !== null) return false;
  const ties = tiesOf(row, other);
  // Strangers write the same: "Please call me", or a text that somebody handed out.
  if (ties.length === 0) return false;
  if (row.kind === other.kind && row.text_hash !== '' && row.text_hash === other.text_hash) return true;
  return areOfOnePerson(row, other) && likeness(row.words, other.words) >= alike;
}

/** Other leads of the same person or company, likely duplicates first, then the newest; at most 20, none for an unknown id. */
export async function listRelatedLeads(inbox: InboxDependencies, leadId: string): Promise<RelatedLead[]> {
  const row = await inbox.db
    .selectFrom('leads')
    .innerJoin('lead_words', 'lead_words.rowid', 'leads.number')
    .selectAll('leads')
    .select('lead_words.words')
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return [];
  const now = inbox.clock();
  const marks = { now, soonUntil: soonUntil(now, inbox.company.hours) };
  return (await candidates(inbox, row))
    .map((other) => ({ other, ties: tiesOf(row, other), duplicate: isDuplicate(row, other) }))
    .filter(({ ties, duplicate }) => duplicate || ties.length > 0)
    .sort((one, two) => Number(two.duplicate) - Number(one.duplicate) || two.other.number - one.other.number)
    .slice(0, mostShown)
    .map(({ other, ties, duplicate }) => ({ ...summaryOf(other, marks), ties, duplicate }));
}

import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { findMergeGroup } from '../merge/merge-leads.ts';
import { ownAnswer } from '../merge/merged-contact.ts';
import { phoneFacet } from '../search/facets.ts';
import { termsOf } from '../search/terms.ts';
import { leadsOf, type Person } from '../senders/leads-of-person.ts';

/** The leads that a deletion concerns, as they stand before it. */
export interface AffectedLeads {
  /** The person's own: they are blanked. */
  gone: LeadTable[];
  /** Other people's that were ever merged with them: they stay, without what they took over or say of the person. */
  kept: LeadTable[];
}

/** Sorted here: asked for an order, SQLite would rather read all leads in it than find the few by their indexes. */
function inOrder(leads: LeadTable[]): LeadTable[] {
  return leads.sort((one, other) => one.number - other.number);
}

/**
 * Some leads with all that were ever merged with one of them: what was written while they were merged stays with the kept
 * one when the merge is undone.
 */
async function withMerged(db: Db, leads: LeadTable[]): Promise<LeadTable[]> {
  if (leads.length === 0) return [];
  const ids = await findMergeGroup(
    db,
    leads.map(({ id }) => id),
  );
  return inOrder(await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute());
}

/**
 * Whether a lead has its address from one that was merged into it, and was sent by somebody else: under another name and
 * with another number. Where it tells neither, the desk said by merging that it is the same person's.
 */
function isBorrowed(lead: LeadTable, family: LeadTable[]): boolean {
  if (ownAnswer(lead, 'email') !== '' || lead.account_id !== null || lead.name === '') return false;
  const from = family.filter(
    (other) => other.merged_into === lead.id && other.email_key === lead.email_key && other.name !== '',
  );
  const called = (one: LeadTable) => termsOf(one.name).sort().join(' ');
  const phone = phoneFacet(ownAnswer(lead, 'phone'));
  const isSame = (other: LeadTable) =>
    called(other) === called(lead) || (phone !== null && phoneFacet(ownAnswer(other, 'phone')) === phone);
  return from.length > 0 && !from.some(isSame);
}

/** Finds the leads of a person, and those of others that were merged with them. */
export async function findAffected(db: Db, person: Person): Promise<AffectedLeads> {
  const found = inOrder(await leadsOf(db, person).selectAll().execute());
  const near = await withMerged(db, found);
  const gone = found.filter((lead) => !isBorrowed(lead, near));
  const ids = new Set(gone.map(({ id }) => id));
  const family = await withMerged(db, gone);
  return { gone, kept: family.filter(({ id, erased_at }) => !ids.has(id) && erased_at === null) };
}

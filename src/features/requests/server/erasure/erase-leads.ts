import type { Db } from '../../../../platform/db/open-database.ts';
import { fold } from '../../../../platform/values/fold.ts';
import type { ErasureCounts, OtherRequest } from '../../erasure.ts';
import type { StaffName } from '../../lead.ts';
import { lockLeads } from '../commands/change-lead.ts';
import { deleteAttachments } from '../files/downloads.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { findMergeGroup } from '../merge/merge-group.ts';
import { ownAnswer } from '../merge/merge-leads.ts';
import { discardDraft } from '../reply/draft.ts';
import { deleteWaitingReplies } from '../reply/waiting-reply.ts';
import { termsOfLead } from '../search/lead-search.ts';
import { facetsOf } from '../search/terms.ts';
import { deleteSecretLinks } from '../secret-links.ts';
import { leadsOf, type Person } from '../senders/leads-of-person.ts';
import type { LeadDraftTable, LeadTable } from '../tables.ts';
import { appendEvent } from '../timeline/lead-events.ts';

/** The leads that an erasure touches, with what is needed to find the mails about them. */
export interface ErasableLeads {
  counts: Pick<ErasureCounts, 'requests' | 'texts' | 'drafts'>;
  leadIds: string[];
  /** Those of other people among them. */
  others: OtherRequest[];
}

interface Found extends ErasableLeads {
  /** The positions of the events whose texts are deleted. */
  positions: number[];
  drafts: Pick<LeadDraftTable, 'lead_id' | 'staff_id'>[];
}

function asOther({ reference, name, company, email, phone }: LeadTable): OtherRequest {
  return { reference, name: name || company || email || phone };
}

/** True if a lead has its address from one that was merged into it, and was sent under another name. */
function isAddressTakenOver(lead: LeadTable, group: LeadTable[]): boolean {
  if (lead.account_id !== null || ownAnswer(lead, 'email') !== '') return false;
  return group.some(
    (other) =>
      other.merged_into === lead.id &&
      other.email_key === lead.email_key &&
      fold(other.name) !== fold(lead.name),
  );
}

/**
 * What an erasure of a person's leads touches: theirs and all that were ever merged with one of them, also those of
 * other people, as a text that was written while two leads were one may be about either. Changes nothing. Sorted here:
 * asked for an order, SQLite would rather read all leads in it than find the few by their indexes.
 */
export async function planLeadErasure(db: Db, person: Person): Promise<Found> {
  const own = await leadsOf(db, person).select('id').execute();
  const ownIds = new Set(own.map(({ id }) => id));
  const group = ownIds.size === 0 ? [] : await findMergeGroup(db, [...ownIds]);
  const found =
    group.length === 0
      ? []
      : await db
          .selectFrom('leads')
          .selectAll()
          .where('id', 'in', group)
          .where('erased_at', 'is', null)
          .execute();
  const leads = found.sort((one, other) => one.number - other.number);
  const leadIds = leads.map(({ id }) => id);
  const [positions, drafts] =
    leadIds.length === 0 ? [[], []] : [await positionsOfTexts(db, leadIds), await draftsOn(db, leadIds)];
  return {
    counts: { requests: leads.length, texts: positions.length, drafts: drafts.length },
    leadIds,
    others: leads.filter((lead) => !ownIds.has(lead.id) || isAddressTakenOver(lead, leads)).map(asOther),
    positions,
    drafts,
  };
}

async function positionsOfTexts(db: Db, leadIds: string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('lead_events')
    .innerJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
    .select('lead_events.position')
    .distinct()
    .where('lead_id', 'in', leadIds)
    .execute();
  return rows.map(({ position }) => position);
}

function draftsOn(db: Db, leadIds: string[]): Promise<Found['drafts']> {
  return db
    .selectFrom('lead_drafts')
    .select(['lead_id', 'staff_id'])
    .where('lead_id', 'in', leadIds)
    .execute();
}

/**
 * Columns of an erased lead: kind, service, mode, totals, locale, folder, stage, reference and times stay for the
 * figures.
 */
function blankColumns(now: number): Partial<LeadTable> {
  return {
    erased_at: now,
    name: '',
    company: '',
    email: '',
    email_key: '',
    phone: '',
    payload: '{}',
    about: '',
    text_hash: '',
    dedupe_key: null,
    account_id: null,
    follows_id: null,
    ready_on: null,
    lane_from: null,
    lane_to: null,
    waits_until: null,
    follow_up_at: null,
  };
}

/** Leaves of the terms of a blanked lead its reference, and the references of those that were merged into it. */
async function deleteSearchTerms(transaction: Db, lead: LeadTable, merged: LeadTable[]): Promise<void> {
  await transaction
    .updateTable('lead_search')
    .set({ terms: [lead, ...merged].map(termsOfLead).join(' '), facets: facetsOf(lead).join(' ') })
    .where('rowid', '=', lead.number)
    .execute();
}

/** Deletes the Message-IDs of mails, which name the sender's domain; the keys stay, so that a mail read again is a repeat. */
async function deleteMessageIds(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .updateTable('lead_messages')
    .set({ message_id: null })
    .where('lead_id', 'in', leadIds)
    .execute();
}

/**
 * Deletes everything personal of a person's leads and of those merged with them: answers, names, what was written in the
 * timeline, drafts, and the terms they were found by. Call it in the transaction of the erasure. The timeline says that it
 * was done, and by whom. Changes nothing where the reference of one of other people's leads is not among `confirmed`.
 */
export async function eraseLeads(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  person: Person,
  { by, now, confirmed = [] }: { by: StaffName; now: number; confirmed?: string[] },
): Promise<ErasableLeads | { unconfirmed: OtherRequest[] }> {
  await lockLeads(transaction, (await planLeadErasure(transaction, person)).leadIds);
  // Read again: what was written while the locks were waited for is deleted too.
  const { counts, leadIds, others, positions, drafts } = await planLeadErasure(transaction, person);
  if (others.some(({ reference }) => !confirmed.includes(reference))) return { unconfirmed: others };
  const erased: LeadTable[] = [];
  for (const id of leadIds) {
    const update = transaction
      .updateTable('leads')
      .set((lead) => ({ ...blankColumns(now), version: lead('version', '+', 1) }))
      .where('id', '=', id);
    erased.push(await update.returningAll().executeTakeFirstOrThrow());
  }
  await deleteSecretLinks(transaction, leadIds);
  await deleteMessageIds(transaction, leadIds);
  await deleteAttachments(transaction, leadIds);
  for (const position of positions)
    await transaction.deleteFrom('lead_event_texts').where('position', '=', position).execute();
  await deleteWaitingReplies(transaction, leadIds);
  for (const { lead_id, staff_id } of drafts) await discardDraft(transaction, lead_id, staff_id);
  for (const lead of erased) {
    const merged = erased.filter(({ merged_into }) => merged_into === lead.id);
    await deleteSearchTerms(transaction, lead, merged);
    await appendEvent(dependencies, transaction, { lead, by, at: now, data: { type: 'erased' } });
  }
  return { counts, leadIds, others };
}

/** Takes the link to an account off its leads; they stay, with everything that was sent. */
export async function unlinkLeads(transaction: Db, accountId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('leads')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  await lockLeads(
    transaction,
    rows.map(({ id }) => id),
  );
  await transaction
    .updateTable('leads')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .execute();
}

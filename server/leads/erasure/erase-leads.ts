import type { StaffName } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { lockLeads } from '../commands/lock-lead.ts';
import type { TimelineDependencies } from '../lead-dependencies.ts';
import { newSecret } from '../reference.ts';
import { discardDraft } from '../reply/draft.ts';
import { facetsOf } from '../search/facets.ts';
import { rebuildSearchTerms, termsOfLead } from '../search/lead-search.ts';
import type { Person } from '../senders/leads-of-person.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import { findAffected } from './affected-leads.ts';
import type { ErasedLeads } from './count-erasable.ts';
import { type ErasableParts, findErasable } from './erasable-parts.ts';
import { leaveMerged } from './leave-merged.ts';

/** What is left of a lead's columns: kind, service, locale, folder, stage, reference and times stay for the figures. */
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
    waits_until: null,
    // The address of the status page that the customer had leads nowhere.
    secret: newSecret(),
  };
}

async function deleteTexts(transaction: Db, positions: number[]): Promise<void> {
  for (const position of positions)
    await transaction.deleteFrom('lead_event_texts').where('position', '=', position).execute();
}

async function discardDrafts(transaction: Db, drafts: ErasableParts['drafts']): Promise<void> {
  for (const { lead_id, staff_id } of drafts) await discardDraft(transaction, lead_id, staff_id);
}

async function deleteSearchTerms(transaction: Db, lead: LeadTable): Promise<void> {
  await transaction
    .updateTable('lead_search')
    .set({ terms: termsOfLead(lead), facets: facetsOf(lead).join(' ') })
    .where('rowid', '=', lead.number)
    .execute();
}

/**
 * Takes everything personal out of a person's leads: answers, names, what was written in the timeline, drafts, and the
 * words they were found by; and out of the leads of others that were merged with them what they took over and what names
 * the person. Call it in the transaction of the erasure. The timeline says that it was done, and by whom.
 */
export async function eraseLeads(
  dependencies: TimelineDependencies,
  transaction: Db,
  person: Person,
  done: { by: StaffName; now: number },
): Promise<ErasedLeads> {
  const { by, now } = done;
  const before = await findAffected(transaction, person);
  await lockLeads(
    transaction,
    [...before.gone, ...before.kept].map(({ id }) => id),
  );
  // Read again: what was written while the locks were waited for goes too.
  const parts = await findErasable(transaction, person);
  const erased: LeadTable[] = [];
  for (const { id } of parts.gone) {
    const update = transaction
      .updateTable('leads')
      .set((lead) => ({ ...blankColumns(now), version: lead('version', '+', 1) }))
      .where('id', '=', id);
    erased.push(await update.returningAll().executeTakeFirstOrThrow());
  }
  await deleteTexts(transaction, parts.positions);
  await discardDrafts(transaction, parts.drafts);
  const left = await leaveMerged(dependencies, transaction, parts, done);
  for (const lead of erased) {
    await deleteSearchTerms(transaction, lead);
    const { id: leadId, version } = lead;
    await appendEvent(dependencies, transaction, { leadId, version, by, at: now, data: { type: 'erased' } });
  }
  for (const lead of left) await rebuildSearchTerms(transaction, lead);
  return {
    counts: { requests: erased.length, texts: parts.positions.length, drafts: parts.drafts.length },
    leadIds: erased.map(({ id }) => id),
    keptIds: left.map(({ id }) => id),
    isNaming: parts.isNaming,
  };
}

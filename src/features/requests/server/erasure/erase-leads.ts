import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { deleteAttachments } from '#platform/files/attachments.ts';
import type { ErasureCounts } from '../../erasure.ts';
import type { StaffName } from '../../lead.ts';
import { lockLeads, storeChange } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { unmergeLeadIn } from '../merge/unmerge-lead.ts';
import { discardDraft } from '../reply/draft.ts';
import { deleteWaitingReplies } from '../reply/waiting-reply.ts';
import { rebuildSearchTerms, termsOfLead } from '../search/lead-search.ts';
import { facetsOf } from '../search/terms.ts';
import { deleteSecretLinks } from '../secret-links.ts';
import { leadsOf, type Person } from '../senders/leads-of-person.ts';
import type { LeadDraftTable, LeadTable } from '../tables.ts';
import { appendEvent } from '../timeline/lead-events.ts';

/** The leads that an erasure touches, with what is needed to find the mails about them. */
export interface ErasableLeads {
  counts: Pick<ErasureCounts, 'requests' | 'texts' | 'drafts'>;
  leadIds: string[];
}

interface Found extends ErasableLeads {
  /** The events whose texts are deleted. */
  events: { position: number; lead_id: string }[];
  drafts: Pick<LeadDraftTable, 'lead_id' | 'staff_id'>[];
}

/**
 * Finds everything that an erasure of a person's leads touches; changes nothing. Sorted here: asked for an order,
 * SQLite would rather read all leads in it than find the few by their indexes.
 */
export async function planLeadErasure(db: Db, person: Person): Promise<Found> {
  const found = await leadsOf(db, person).select(['id', 'number']).execute();
  const leadIds = found.sort((one, other) => one.number - other.number).map(({ id }) => id);
  const [events, drafts] =
    leadIds.length === 0 ? [[], []] : [await eventsWithTexts(db, leadIds), await draftsOn(db, leadIds)];
  return {
    counts: { requests: leadIds.length, texts: events.length, drafts: drafts.length },
    leadIds,
    events,
    drafts,
  };
}

/** Some leads and all that they were ever merged into: texts about the former stand on the timelines of the latter too. */
async function withKept(db: Db, leadIds: string[]): Promise<string[]> {
  const merges = await db
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', 'in', leadIds)
    .where('type', '=', 'merged-into')
    .execute();
  const keptIds = merges.flatMap(({ data }) => parseJson(data).leadId ?? []);
  const added = [...new Set(keptIds)].filter((id) => !leadIds.includes(id));
  return added.length === 0 ? leadIds : withKept(db, [...leadIds, ...added]);
}

/**
 * The events of some leads with texts, on whichever timeline they stand: a message is of the lead that it was sent about, what
 * is said of a quote or a shipment of the lead of that, and so is the stage that a decision moved to.
 */
async function eventsWithTexts(db: Db, leadIds: string[]): Promise<{ position: number; lead_id: string }[]> {
  const rows = await db
    .selectFrom('lead_events')
    .select(['position', 'lead_id', 'version', 'type', 'data'])
    .where('lead_id', 'in', await withKept(db, leadIds))
    .where('position', 'in', (text) =>
      text.selectFrom('lead_event_texts').select('lead_event_texts.position'),
    )
    .execute();
  if (rows.length === 0) return [];
  const events = rows.map((row) => {
    const { quoteId, shipmentId = quoteId } = parseJson(row.data);
    return { ...row, subjectId: String(shipmentId ?? row.position), change: `${row.lead_id} ${row.version}` };
  });
  const subjectIds = events.map(({ subjectId }) => subjectId);
  const positions = events.map(({ position }) => position);
  const [messages, thirdParties, quotes, shipments] = await Promise.all([
    db
      .selectFrom('lead_messages')
      .select(['position as id', 'lead_id'])
      .where('position', 'in', positions)
      .execute(),
    db
      .selectFrom('third_party_mails')
      .select(['position as id', 'lead_id'])
      .where('position', 'in', positions)
      .execute(),
    db.selectFrom('quotes').select(['id', 'lead_id']).where('id', 'in', subjectIds).execute(),
    db.selectFrom('shipments').select(['id', 'lead_id']).where('id', 'in', subjectIds).execute(),
  ]);
  const owners = new Map(
    [...messages, ...thirdParties, ...quotes, ...shipments].map(({ id, lead_id }) => [String(id), lead_id]),
  );
  const decided = new Map(
    events.map(({ change, subjectId }) => [change, owners.get(subjectId)] as const).filter(([, id]) => id),
  );
  return events.filter(({ type, lead_id, subjectId, change }) =>
    leadIds.includes(owners.get(subjectId) ?? (type === 'stage' ? decided.get(change) : null) ?? lead_id),
  );
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
    payload: jsonText({}),
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
  for (const table of ['lead_messages', 'third_party_mails'] as const)
    await transaction.updateTable(table).set({ message_id: null }).where('lead_id', 'in', leadIds).execute();
}

/** The merges of some leads with those of other people. */
function findMergesWithOthers(db: Db, leadIds: string[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'merged_into'])
    .where('erased_at', 'is', null)
    .where((lead) =>
      lead.or([
        lead.and([lead('merged_into', 'in', leadIds), lead('id', 'not in', leadIds)]),
        lead.and([lead('id', 'in', leadIds), lead('merged_into', 'not in', leadIds)]),
      ]),
    )
    .execute();
}

/**
 * True if the sender of a lead that is merged into another waits for an answer to a message there. A reply from a mail program
 * that was recorded later may be older than the message.
 */
async function hasUnansweredMessage(transaction: Db, leadId: string, kept: LeadTable): Promise<boolean> {
  if (kept.replied_at !== null) return false;
  const message = await transaction
    .selectFrom('lead_messages')
    .select('lead_messages.position')
    .where('lead_messages.lead_id', '=', leadId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events')
            .select('lead_events.position')
            .where('lead_events.lead_id', '=', kept.id)
            .where('lead_events.type', 'in', ['reply', 'reply-logged', 'quote-sent'])
            .whereRef('lead_events.position', '>', 'lead_messages.position')
            .whereRef('lead_events.at', '>=', 'lead_messages.at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
}

/** A message that waits on the timeline of an erased lead is still to be answered: its sender's lead waits for it. */
async function separateFromOthers(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  leadIds: string[],
  { by, now: at }: { by: StaffName; now: number },
): Promise<void> {
  for (const { id, merged_into: keptId } of await findMergesWithOthers(transaction, leadIds)) {
    if (keptId === null) continue;
    const rows = await lockLeads(transaction, [id, keptId]);
    const kept = rows.get(keptId);
    const waits = kept && leadIds.includes(keptId) && (await hasUnansweredMessage(transaction, id, kept));
    const version = kept?.version ?? 0;
    const outcome = await unmergeLeadIn(
      dependencies,
      transaction,
      { leadId: keptId, version, by, at },
      rows.get(id),
    );
    if (!outcome.ok) throw new Error(`A lead could not be separated: ${outcome.reason}`);
    const separated = waits && (await lockLeads(transaction, [id])).get(id);
    if (separated) {
      const { due_at, customer_wrote_at } = kept;
      await storeChange(transaction, separated, { replied_at: null, due_at, customer_wrote_at });
    }
  }
}

/**
 * Deletes everything personal of a person's leads: answers, names, what was written in the timeline, drafts, and the terms
 * they were found by. Leads of other people that were merged with one of them are separated from it, and stay. Call it in the
 * transaction of the erasure. The timeline says that it was done, and by whom.
 */
export async function eraseLeads(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  person: Person,
  { by, now }: { by: StaffName; now: number },
): Promise<ErasableLeads> {
  const planned = await planLeadErasure(transaction, person);
  if (planned.leadIds.length === 0) return planned;
  const merged = await findMergesWithOthers(transaction, planned.leadIds);
  await lockLeads(transaction, [
    ...planned.leadIds,
    ...planned.events.map((event) => event.lead_id),
    ...merged.flatMap((lead) => [lead.id, lead.merged_into ?? lead.id]),
  ]);
  // Read again: what was written while the locks were waited for is deleted too.
  const { counts, leadIds, events, drafts } = await planLeadErasure(transaction, person);
  for (const { position } of events)
    await transaction.deleteFrom('lead_event_texts').where('position', '=', position).execute();
  await separateFromOthers(dependencies, transaction, leadIds, { by, now });
  const foreign = events.map((event) => event.lead_id).filter((id) => !leadIds.includes(id));
  const shown = [...(await lockLeads(transaction, foreign)).values()];
  const keptIds = shown.flatMap(({ merged_into }) => merged_into ?? []);
  for (const row of [...shown, ...(await lockLeads(transaction, keptIds)).values()])
    if (row.erased_at === null) await rebuildSearchTerms(transaction, row);
  const erased: LeadTable[] = [];
  for (const id of leadIds) {
    const update = transaction
      .updateTable('leads')
      .set((lead) => ({ ...blankColumns(now), version: lead('version', '+', 1) }))
      .where('id', '=', id);
    erased.push(await update.returningAll().executeTakeFirstOrThrow());
  }
  await transaction.deleteFrom('sent_answers').where('lead_id', 'in', leadIds).execute();
  await deleteSecretLinks(transaction, leadIds);
  await deleteMessageIds(transaction, leadIds);
  await deleteAttachments(transaction, leadIds);
  await deleteWaitingReplies(transaction, leadIds);
  for (const { lead_id, staff_id } of drafts) await discardDraft(transaction, lead_id, staff_id);
  for (const lead of erased) {
    const merged = erased.filter(({ merged_into }) => merged_into === lead.id);
    await deleteSearchTerms(transaction, lead, merged);
    await appendEvent(dependencies, transaction, { lead, by, at: now, data: { type: 'erased' } });
  }
  return { counts, leadIds };
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

import { createHash } from 'node:crypto';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { type ClaimedUploads, claimUploads, UploadsGone } from '#platform/files/attachments.ts';
import type { LeadEventData, MailHeaders, MessageChannel } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours, waitsUntil } from '../lead-state.ts';
import { addSearchTerms, namesIn } from '../search/lead-search.ts';
import type { LeadTable } from '../tables.ts';
import { changeLeadIn, lockSurvivingLead, outOfNotices, type PlannedChange } from './change-lead.ts';

/** A message of a customer as it arrives. */
export interface NewMessage {
  leadId: string;
  /** Equal for the same message that arrives again: the key of the form with its text, or that of a mail. */
  key: string;
  /** The Message-ID of a mail with its brackets, which replies name. */
  messageId?: string | null;
  /** The lead or the sender has had too many: it is stored, and nobody is notified. */
  isOverLimit?: boolean;
  /** A mail whose sender the mail server has not verified: it changes no stage. */
  isUnverified?: boolean;
  /** The customer asks for a change of the quote. */
  asksForChange?: boolean;
  /** The customer asks for another quote in place of one that was declined or has expired: a lost lead is open again. */
  asksForRequote?: boolean;
  via: MessageChannel;
  /** Of a mail. */
  headers?: MailHeaders;
  /** Name and address of a colleague who wrote; empty for the sender of the lead. */
  from: string;
  text: string;
  /** Quoted text of earlier mails. */
  quoted: string;
  /** For staff alone. */
  note?: string;
  /** Files that are stored with the lead already. */
  fileIds: string[];
  /** Files that were uploaded for it. */
  uploads?: ClaimedUploads;
  /** Milliseconds since 1970. */
  at: number;
}

export type MessageOutcome =
  /** `dueAt`: by when a reply is due; null while the lead is spam. */
  | { ok: true; isRepeat: boolean; dueAt: number | null }
  | { ok: false; reason: 'no-such-lead' | 'attachment-gone' };

export type Receiving = Pick<LeadDependencies, 'db' | 'timelineSubscribers' | 'outboxIsWaiting'>;

/** The same message was stored by another transaction, so that this one stores nothing. */
class Repeated extends Error {}

/** Returns the stored form of a key; mails have it too, so that a message is found by its mail. */
export function messageKeyOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * References to files for the timeline, in their order; files that are not stored with one of these leads are left out.
 */
export async function attachmentsOf(
  transaction: Db,
  fileIds: string[],
  leadIds: string[],
): Promise<AttachmentRef[]> {
  if (fileIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('attachments')
    .select(['id', 'name', 'size'])
    .where('id', 'in', fileIds)
    .where('lead_id', 'in', leadIds)
    .execute();
  return fileIds.flatMap((fileId) => {
    const row = rows.find(({ id }) => id === fileId);
    return row ? [{ fileId, name: row.name, size: row.size }] : [];
  });
}

/**
 * Changes by a message: the timer starts again now unless it is running. A lead in spam stays there without a timer; a
 * closed one keeps its stage, but waits, unless another quote is asked for; one among the notices is to do.
 */
function changeBy(
  row: LeadTable,
  { at, message }: { at: number; message: NewMessage },
): { set: Partial<LeadTable>; dueAt: number | null; events: LeadEventData[] } {
  const { company } = currentSettings();
  const isRunning = waitsUntil(row) !== null;
  const due = isRunning ? row.due_at : answerDueAt(at, answerWithinHours(row.kind, company), company.hours);
  const isAnswer = row.stage === 'need-information' && row.replied_at !== null && !message.isUnverified;
  const isReopened = row.stage === 'lost' && message.asksForRequote === true;
  const set: Partial<LeadTable> = {
    replied_at: null,
    due_at: due,
    customer_wrote_at: message.at,
    ...(hadNoPromise(row) ? { promised_at: due } : {}),
    // A won lead is to do until its shipment begins.
    ...(row.stage === 'won' ? {} : { follow_up_at: null }),
    ...(isAnswer || isReopened ? { stage: 'quoting', lost_reason: null } : {}),
  };
  const moved: LeadEventData[] =
    (isAnswer || isReopened) && row.folder === 'inbox'
      ? [{ type: 'stage', from: row.stage, to: 'quoting' }]
      : [];
  const change = row.folder === 'notices' ? outOfNotices(row, { set, events: [] }) : { set, events: moved };
  return { ...change, dueAt: waitsUntil({ ...row, no_answer_needed_at: null, ...change.set }) };
}

/** True for what nobody was to answer until now: a notice, and what was done without an answer. */
function hadNoPromise(row: LeadTable): boolean {
  if (row.first_replied_at !== null) return false;
  return row.no_answer_needed_at !== null || row.promised_at <= row.received_at;
}

/**
 * `receiveMessage` within the caller's transaction. Throws `Repeated` where another transaction stores the same message at
 * this moment under another lead.
 */
async function storeMessage(
  deps: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  message: NewMessage,
): Promise<MessageOutcome> {
  const { leadId, via, from, text, quoted, at } = message;
  const lead = await lockSurvivingLead(transaction, leadId);
  if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' };
  const key = messageKeyOf(message.key);
  if (await isStored(transaction, 'lead_messages', key))
    return { ok: true, isRepeat: true, dueAt: lead.waits_until };
  const uploaded = message.uploads ? await claimUploads(transaction, { ...message.uploads, leadId }) : [];
  const attachments = [
    ...(await attachmentsOf(transaction, message.fileIds, [leadId, lead.id])),
    ...uploaded,
  ];
  const { set, dueAt, events } = changeBy(lead, { at, message });
  const data: LeadEventData = {
    type: 'message',
    via,
    from,
    text,
    quoted,
    attachments,
    dueAt,
    ...(message.isOverLimit ? { isOverLimit: true } : {}),
    ...(message.isUnverified ? { isUnverified: true } : {}),
    ...(message.note ? { note: message.note } : {}),
    ...(message.asksForChange ? { asksForChange: true } : {}),
    ...(message.asksForRequote ? { asksForRequote: true } : {}),
    ...(message.headers ? { headers: message.headers } : {}),
    ...(lead.id === leadId ? {} : { aboutId: leadId }),
  };
  const plan: PlannedChange = {
    set,
    events: [data, ...events],
    alsoWrite: (_, row) =>
      addSearchTerms(transaction, row.number, [text, from, namesIn(attachments)].join('\n')),
  };
  const change = { leadId: lead.id, version: lead.version, by: 'customer', at } as const;
  const outcome = await changeLeadIn(deps, transaction, change, () => plan);
  if (!outcome.ok) throw new Error(`A message could not be stored: ${outcome.reason}`);
  await recordKey(transaction, { key, message, survivingId: lead.id });
  return { ok: true, isRepeat: false, dueAt };
}

/** Returns true for the key of a mail or message that was stored. */
export async function isStored(
  transaction: Db,
  table: 'lead_messages' | 'third_party_mails',
  key: string,
): Promise<boolean> {
  const stored = await transaction.selectFrom(table).select('key').where('key', '=', key).executeTakeFirst();
  return stored !== undefined;
}

/** Returns the position of the newest event of a type on the timeline of a lead, which has one. */
export async function newestPosition(
  transaction: Db,
  leadId: string,
  type: LeadEventData['type'],
): Promise<number> {
  const { position } = await transaction
    .selectFrom('lead_events')
    .select((event) => event.fn.max('position').as('position'))
    .where('lead_id', '=', leadId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return position;
}

/** Stores the key with the position of the event that was just written. */
async function recordKey(
  transaction: Db,
  { key, message, survivingId }: { key: string; message: NewMessage; survivingId: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead_messages')
    .values({
      key,
      lead_id: message.leadId,
      position: await newestPosition(transaction, survivingId, 'message'),
      message_id: message.messageId ?? null,
      at: message.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Repeated();
}

/**
 * Stores a message of a customer on the timeline of its lead, or of the one that this was merged into, once for each key:
 * a repeat answers `isRepeat` and changes nothing. Somebody waits for a reply from then on, also where the lead was won or
 * lost; spam stays spam. The text is found by the search. Refused for a lead that does not exist or was erased, and for
 * uploads that are not there; throws when the database fails.
 */
export async function receiveMessage(deps: Receiving, message: NewMessage): Promise<MessageOutcome> {
  try {
    const outcome = await transact(deps.db, (transaction) => storeMessage(deps, transaction, message));
    if (outcome.ok && !outcome.isRepeat) deps.outboxIsWaiting();
    return outcome;
  } catch (error) {
    if (error instanceof UploadsGone) return { ok: false, reason: 'attachment-gone' };
    if (!(error instanceof Repeated)) throw error;
    const lead = await deps.db
      .selectFrom('leads')
      .select('waits_until')
      .where('id', '=', message.leadId)
      .executeTakeFirst();
    return { ok: true, isRepeat: true, dueAt: lead?.waits_until ?? null };
  }
}

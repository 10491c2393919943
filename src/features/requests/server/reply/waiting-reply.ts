import { v7 as uuidv7 } from 'uuid';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { findUploads, UploadsGone } from '#platform/files/attachments.ts';
import { type StaffName, sendDelayMs } from '../../lead.ts';
import { variablesIn } from '../../reply-variables.ts';
import {
  type ChangeOutcome,
  findStaleness,
  type LeadChange,
  lockLead,
  lockSurvivingLead,
} from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { WaitingReplyTable } from '../tables.ts';
import { discardSentDraft, restoreDraft } from './draft.ts';
import { findRecipient } from './recipients.ts';
import { type Reply, type ReplyRefusal, refusalOf, sendReplyIn, textProblemOf } from './send-reply.ts';

type QueueOutcome =
  /** `replyId`: `undoReply` takes it, until it is sent at `leavesAt`. */
  | { ok: true; version: number; replyId: string; leavesAt: number }
  | Extract<ChangeOutcome<ReplyRefusal | 'reply-waiting'>, { ok: false }>
  | { ok: false; reason: 'attachment-gone' }
  /** The text still has unfilled variables. */
  | { ok: false; reason: 'variables-missing'; missing: string[] };

/**
 * Stores a reply in place of its author's draft; `sendDueReplies` sends it ten seconds later. Nothing else changes until
 * then. Refused for what would refuse it when it is due, for a variable that nobody filled in, and while another reply to
 * the lead waits.
 */
export async function queueReply(
  { db, clock, ...dependencies }: LeadDependencies,
  { leadId, version, by }: LeadChange & { by: StaffName },
  reply: Reply,
): Promise<QueueOutcome> {
  const missing = variablesIn(`${reply.subject}\n${reply.body}`);
  if (missing.length > 0) return { ok: false, reason: 'variables-missing', missing };
  const problem = textProblemOf(reply);
  if (problem) return { ok: false, reason: problem };
  const now = clock();
  const { to, subject, body, stage, uploads = { fileIds: [], uploadKey: '' } } = reply;
  return transact(db, async (transaction): Promise<QueueOutcome> => {
    const row = await lockLead(transaction, leadId);
    if (!row || row.merged_into !== null) return { ok: false, reason: 'no-such-lead' };
    if (await findWaitingReply(transaction, leadId)) return { ok: false, reason: 'reply-waiting' };
    const stale = await findStaleness(transaction, row, { leadId, version, by, isAnswer: true });
    if (stale) return stale;
    const refused = await refusalOf(reply, row, transaction, { db, clock, ...dependencies });
    if (refused) return { ok: false, reason: refused };
    const recipient = (await findRecipient(transaction, row, to))?.address ?? null;
    const files = await findUploads(transaction, uploads);
    if (files.length !== new Set(uploads.fileIds).size || files.some((file) => file.leadId !== null))
      return { ok: false, reason: 'attachment-gone' };
    const [replyId, leavesAt] = [uuidv7(), now + sendDelayMs];
    await transaction
      .insertInto('waiting_replies')
      .values({
        ...{ id: replyId, lead_id: leadId, staff_id: by.id, staff_name: by.name, version },
        ...{ recipient, subject, body, stage: stage ? jsonText(stage) : null },
        uploads: jsonText(uploads),
        file_names: jsonText(files.map(({ name }) => name)),
        send_at: leavesAt,
      })
      .execute();
    await discardSentDraft(transaction, leadId, by.id);
    return { ok: true, version: row.version, replyId, leavesAt };
  });
}

/** Deletes a reply that waits and returns it; undefined once another did. Call it with the lock of the lead. */
function take(transaction: Db, id: string): Promise<WaitingReplyTable | undefined> {
  return transaction.deleteFrom('waiting_replies').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Makes a reply that is not sent its author's draft again, with `reason` where it was refused. */
async function giveBack(
  transaction: Db,
  { staff_id: staffId, recipient, subject, body, file_names: names }: WaitingReplyTable,
  { leadId, at, reason = null }: { leadId: string; at: number; reason?: string | null },
): Promise<void> {
  const returned = { at, reason, files: parseJson(names) };
  await restoreDraft(transaction, { leadId, staffId, to: recipient ?? '', subject, body, at, returned });
}

/**
 * Takes back a reply of somebody's own that waits: it is their draft again, and its files are uploads still. Refused once
 * it is sent.
 */
export async function undoReply(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  { leadId, replyId, by }: { leadId: string; replyId: string; by: StaffName },
): Promise<{ ok: true } | { ok: false; reason: 'no-such-lead' | 'no-such-reply' | 'already-sent' }> {
  const at = clock();
  return transact(db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead) return { ok: false, reason: 'no-such-lead' };
    const waiting = await transaction
      .selectFrom('waiting_replies')
      .selectAll()
      .where('id', '=', replyId)
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    if (waiting ? waiting.staff_id !== by.id : !(await isSent(transaction, { leadId, replyId, by })))
      return { ok: false, reason: 'no-such-reply' };
    const taken = waiting && (await take(transaction, replyId));
    if (!taken) return { ok: false, reason: 'already-sent' };
    await giveBack(transaction, taken, { leadId: lead.id, at });
    return { ok: true };
  });
}

async function isSent(
  transaction: Db,
  { leadId, replyId, by }: { leadId: string; replyId: string; by: StaffName },
): Promise<boolean> {
  const events = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', leadId)
    .where('type', '=', 'reply')
    .where('actor_id', '=', by.id)
    .execute();
  return events.some(({ data }) => parseJson(data).outboxId === replyId);
}

/**
 * Sends the replies that are due, each once and in a transaction of its own, whichever instance comes first. One that is
 * refused, as its request has changed since, is its author's draft again with the reason. Throws the first
 * failure after the last one; what failed is tried again with the next run.
 */
export async function sendDueReplies(dependencies: LeadDependencies): Promise<void> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const due = await db
    .selectFrom('waiting_replies')
    .select(['id', 'lead_id'])
    .where('send_at', '<=', clock())
    .orderBy('send_at')
    .execute();
  const failures: unknown[] = [];
  for (const { id, lead_id: leadId } of due)
    await sendDue(dependencies, { id, leadId }).catch((error) => failures.push(error));
  if (due.length > 0) outboxIsWaiting();
  if (failures.length > 0) throw failures[0];
}

async function sendDue(
  dependencies: LeadDependencies,
  { id, leadId }: { id: string; leadId: string },
): Promise<void> {
  const { db, clock } = dependencies;
  const at = clock();
  const settle = (send: (transaction: Db, waiting: WaitingReplyTable) => Promise<string | null>) =>
    transact(db, async (transaction) => {
      const lead = await lockSurvivingLead(transaction, leadId);
      const waiting = lead && (await take(transaction, id));
      const reason = waiting ? await send(transaction, waiting) : null;
      if (waiting && reason) await giveBack(transaction, waiting, { leadId: lead.id, at, reason });
    });
  await settle(
    async (transaction, { version, staff_id, staff_name, recipient, subject, body, stage, uploads }) => {
      const change = { leadId, version, by: { id: staff_id, name: staff_name }, at, hasWaited: true };
      const outcome = await sendReplyIn(dependencies, transaction, change, {
        ...{ id, to: recipient, subject, body, stage: parseJson(stage) ?? undefined },
        uploads: parseJson(uploads),
      });
      return outcome.ok ? null : outcome.reason;
    },
  ).catch((error) => {
    if (!(error instanceof UploadsGone)) throw error;
    return settle(async () => 'attachment-gone');
  });
}

/** A reply that waits until it is sent. */
export interface WaitingReply {
  replyId: string;
  leadId: string;
  by: StaffName;
  /** Null in rows of older releases. */
  to: string | null;
  subject: string;
  body: string;
  sendAt: number;
}

function asWaiting(row: WaitingReplyTable): WaitingReply {
  return {
    replyId: row.id,
    leadId: row.lead_id,
    by: { id: row.staff_id, name: row.staff_name },
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    sendAt: row.send_at,
  };
}

/** The reply to a lead that waits, or null. */
export async function findWaitingReply(db: Db, leadId: string): Promise<WaitingReply | null> {
  return (await listWaitingReplies(db, [leadId])).get(leadId) ?? null;
}

/** The replies that wait, by the id of their lead. */
export async function listWaitingReplies(db: Db, leadIds: string[]): Promise<Map<string, WaitingReply>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db.selectFrom('waiting_replies').selectAll().where('lead_id', 'in', leadIds).execute();
  return new Map(rows.map((row) => [row.lead_id, asWaiting(row)]));
}

/** The newest reply of a member of staff that waits, with how long it does in ms, or null. */
export async function findOwnWaitingReply(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  staffId: string,
) {
  const row = await db
    .selectFrom('waiting_replies')
    .innerJoin('leads', 'leads.id', 'waiting_replies.lead_id')
    .select(['waiting_replies.id', 'leads.id as lead_id', 'leads.reference', 'send_at'])
    .where('staff_id', '=', staffId)
    .orderBy('send_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id: replyId, lead_id: leadId, reference } = row;
  return { replyId, leadId, reference, leftMs: Math.max(0, row.send_at - clock()) };
}

/** Deletes the replies to leads that wait, as everything personal is deleted of them. */
export async function deleteWaitingReplies(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('waiting_replies').where('lead_id', 'in', leadIds).execute();
}

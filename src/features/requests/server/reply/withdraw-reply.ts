import type { ExpressionBuilder } from 'kysely';
import type { EmailName } from '../../../../mails/emails.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { releaseUploads } from '../../../../platform/files/attachments.ts';
import { type BeforeReply, type StaffName, withdrawalMs } from '../../lead.ts';
import { type ChangeOutcome, changeLeadIn, lockLead, type PlannedChange } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { restoreDraft } from './draft.ts';

/** That a mail which can be taken back is as it was stored: no worker has claimed it, so that it cannot have left. */
export function isUnclaimedMail(row: ExpressionBuilder<Tables, 'outbox'>) {
  return row.and([
    row('outbox.state', '=', 'pending'),
    row('outbox.attempts', '=', 0),
    row('outbox.next_attempt_at', '=', row('outbox.created_at', '+', withdrawalMs)),
  ]);
}

/** That a quote was withdrawn, or another was sent in its place, before its mail left, which is why it has none. */
export function hasNeverLeft(row: ExpressionBuilder<Tables, 'quotes'>) {
  return row.and([
    row('quotes.state', 'in', ['withdrawn', 'superseded']),
    row('quotes.outbox_id', 'is', null),
  ]);
}

/** That a customer does not see a quote, joined to its mail: it can be taken back, or it has never left. */
export function isUnsentQuote(row: ExpressionBuilder<Tables, 'quotes' | 'outbox'>) {
  return row.or([isUnclaimedMail(row), hasNeverLeft(row)]);
}

/** `isUnclaimedMail` of a reply. */
function isUnclaimed(row: ExpressionBuilder<Tables, 'outbox'>) {
  return row.and([row('outbox.type', '=', 'lead-reply' satisfies EmailName), isUnclaimedMail(row)]);
}

/** A reply by somebody on a lead's timeline, and whether they have withdrawn it; null where there is none. */
async function findReply(
  transaction: Db,
  { leadId, replyId, by }: { leadId: string; replyId: string; by: StaffName },
) {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('type', 'in', ['reply', 'reply-withdrawn'])
    .where('actor_id', '=', by.id)
    .orderBy('position')
    .execute();
  const events = await eventsOf(transaction, rows);
  for (const { version, data } of events) {
    if (data.type !== 'reply' || data.outboxId !== replyId) continue;
    const isWithdrawn = events.some(
      (event) => event.data.type === 'reply-withdrawn' && event.data.outboxId === replyId,
    );
    return { version, reply: data, isWithdrawn };
  }
  return null;
}

export type WithdrawOutcome = ChangeOutcome<'no-such-reply' | 'withdrawn' | 'already-leaving'>;

/**
 * Takes back a reply of somebody's own whose mail is not due yet: the mail is deleted, stage, timer and owner are what they
 * were before, the text is the draft again and its files are uploads again; the timeline keeps both events. The version
 * grows as with every change. Refused once a worker has claimed the mail, and after any later change of the lead, with what
 * changed.
 */
export async function withdrawReply(
  dependencies: LeadDependencies,
  { leadId, replyId, by }: { leadId: string; replyId: string; by: StaffName },
): Promise<WithdrawOutcome> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const at = clock();
  const outcome = await transact(db, async (transaction): Promise<WithdrawOutcome> => {
    // Before the mail's row: docs/architecture.md has the order of locks.
    const lead = await lockLead(transaction, leadId);
    const found = lead && (await findReply(transaction, { leadId, replyId, by }));
    if (!found) return { ok: false, reason: lead ? 'no-such-reply' : 'no-such-lead' };
    const { reply, version, isWithdrawn } = found;
    if (isWithdrawn) return { ok: false, reason: 'withdrawn' };
    return changeLeadIn<'already-leaving'>(
      dependencies,
      transaction,
      { leadId, version, by, at },
      async (row) => {
        if (!reply.before) return { refused: 'already-leaving' };
        const { numDeletedRows } = await transaction
          .deleteFrom('outbox')
          .where('outbox.id', '=', replyId)
          // Conditions of the row itself: it may be claimed while this statement waits for it.
          .where(isUnclaimed)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return { refused: 'already-leaving' };
        return {
          ...wayBack(row, reply.before, { by, outboxId: replyId }),
          alsoWrite: async () => {
            const fileIds = (reply.attachments ?? []).map(({ fileId }) => fileId);
            await releaseUploads(transaction, { fileIds, leadId, at });
            const { subject, body } = reply;
            await restoreDraft(transaction, { leadId, staffId: by.id, subject, body, at });
          },
        };
      },
    );
  });
  // A stage that goes back is announced to webhooks.
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** Back to nobody, where the owner of a lead came with the answer that is taken back. */
export function ownerBefore(
  row: LeadTable,
  { ownerId }: BeforeReply,
  by: StaffName,
): Pick<PlannedChange, 'set' | 'events'> {
  if (ownerId !== null || row.owner_id !== by.id) return { set: {}, events: [] };
  const from = { id: by.id, name: by.name };
  return { set: { owner_id: null }, events: [{ type: 'owner', from, to: null }] };
}

function wayBack(
  row: LeadTable,
  before: BeforeReply,
  { by, outboxId }: { by: StaffName; outboxId: string },
): PlannedChange {
  const { lostReason, repliedAt, firstRepliedAt, followUpAt } = before;
  const owner = ownerBefore(row, before, by);
  return {
    set: {
      stage: before.stage,
      lost_reason: lostReason,
      replied_at: repliedAt,
      first_replied_at: firstRepliedAt,
      ...(followUpAt === undefined ? {} : { follow_up_at: followUpAt }),
      ...owner.set,
    },
    events: [
      { type: 'reply-withdrawn', outboxId },
      ...(before.stage === row.stage
        ? []
        : [
            {
              type: 'stage' as const,
              from: row.stage,
              to: before.stage,
              ...(lostReason ? { reason: lostReason } : {}),
            },
          ]),
      ...owner.events,
    ],
  };
}

/** A reply that its author can still withdraw. */
export interface WithdrawableReply {
  replyId: string;
  leadId: string;
  reference: string;
  /** How long its mail waits, in ms. */
  leftMs: number;
}

/** The newest reply of a member of staff that they can still withdraw, or null. */
export async function findWithdrawableReply(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  staffId: string,
): Promise<WithdrawableReply | null> {
  const now = clock();
  const row = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.subject_id')
    .innerJoin('lead_events', (event) =>
      event
        .onRef('lead_events.lead_id', '=', 'leads.id')
        // Any later change of the lead makes it too late.
        .onRef('lead_events.version', '=', 'leads.version')
        .onRef('lead_events.at', '=', 'outbox.created_at'),
    )
    .select(['outbox.id', 'leads.id as lead_id', 'leads.reference', 'outbox.next_attempt_at'])
    .where((row) => isUnclaimed(row as ExpressionBuilder<Tables, 'outbox'>))
    .where('outbox.channel', '=', 'mail')
    .where('outbox.next_attempt_at', '>', now)
    .where('outbox.next_attempt_at', '<=', now + withdrawalMs)
    .where('lead_events.type', '=', 'reply')
    .where('lead_events.actor_id', '=', staffId)
    .orderBy('outbox.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id: replyId, lead_id: leadId, reference } = row;
  return { replyId, leadId, reference, leftMs: Number(row.next_attempt_at) - now };
}

/** The ids of the mails about some leads that answer a customer and that no worker has claimed, so that they can be taken back. */
async function findUnclaimed(db: Db, leadIds: string[], types: EmailName[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .where(isUnclaimedMail)
    .select('outbox.id')
    .where('outbox.type', 'in', types)
    .where('outbox.subject_id', 'in', leadIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ids of replies to a lead whose mails no worker has claimed, so that they can still be withdrawn. */
export function findUnclaimedReplies(db: Db, leadId: string): Promise<Set<string>> {
  return findUnclaimed(db, [leadId], ['lead-reply']);
}

/** The files of replies to a lead whose mails no worker has claimed: its customer cannot download them yet. */
export async function findUnsentFiles(db: Db, leadId: string): Promise<Set<string>> {
  const ids = await findUnclaimedReplies(db, leadId);
  if (ids.size === 0) return new Set();
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('type', '=', 'reply')
    .where('lead_id', '=', leadId)
    .execute();
  return new Set(
    (await eventsOf(db, rows)).flatMap(({ data }) =>
      data.type === 'reply' && ids.has(data.outboxId)
        ? (data.attachments ?? []).map(({ fileId }) => fileId)
        : [],
    ),
  );
}

/**
 * How leads stood before their replies and quotes whose mails no worker has claimed, by the lead's id: what a customer sees
 * until then.
 */
export async function findBeforeAnswers(db: Db, leadIds: string[]): Promise<Map<string, BeforeReply>> {
  const ids = await findUnclaimed(db, leadIds, ['lead-reply', 'quote-sent']);
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('type', 'in', ['reply', 'quote-sent'])
    .where('lead_id', 'in', leadIds)
    .orderBy('position', 'desc')
    .execute();
  // Of several, the entry of the first stays.
  return new Map(
    (await eventsOf(db, rows)).flatMap(({ leadId, data }) =>
      (data.type === 'reply' || data.type === 'quote-sent') && data.before && ids.has(data.outboxId)
        ? [[leadId, data.before] as const]
        : [],
    ),
  );
}

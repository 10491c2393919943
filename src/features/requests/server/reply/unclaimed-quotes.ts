import type { ExpressionBuilder } from 'kysely';
import type { EmailName } from '../../../../mails/emails.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { type BeforeReply, type StaffName, sendDelayMs } from '../../lead.ts';
import type { PlannedChange } from '../commands/change-lead.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';

/** That a mail which can be taken back is as it was stored: no worker has claimed it, so that it cannot have left. */
export function isUnclaimedMail(row: ExpressionBuilder<Tables, 'outbox'>) {
  return row.and([
    row('outbox.state', '=', 'pending'),
    row('outbox.attempts', '=', 0),
    row('outbox.next_attempt_at', '=', row('outbox.created_at', '+', sendDelayMs)),
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

/**
 * How leads stood before their quotes whose mails no worker has claimed, by the lead's id: what a customer sees until then.
 */
export async function findBeforeQuotes(db: Db, leadIds: string[]): Promise<Map<string, BeforeReply>> {
  if (leadIds.length === 0) return new Map();
  const mails = await db
    .selectFrom('outbox')
    .where(isUnclaimedMail)
    .select('outbox.id')
    .where('outbox.type', '=', 'quote-sent' satisfies EmailName)
    .where('outbox.subject_id', 'in', leadIds)
    .execute();
  if (mails.length === 0) return new Map();
  const ids = new Set(mails.map(({ id }) => id));
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('type', '=', 'quote-sent')
    .where('lead_id', 'in', leadIds)
    .orderBy('position', 'desc')
    .execute();
  // Of several, the entry of the first stays.
  return new Map(
    (await eventsOf(db, rows)).flatMap(({ leadId, data }) =>
      data.type === 'quote-sent' && ids.has(data.outboxId) ? [[leadId, data.before] as const] : [],
    ),
  );
}

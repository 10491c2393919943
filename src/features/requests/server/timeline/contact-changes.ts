import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import type { LeadEvent, LeadEventData } from '../../lead.ts';
import { findSecretLink } from '../secret-links.ts';
import { eventsOf } from './lead-events.ts';

/** Time for which the link that a changed address has ended undoes the change. */
export const undoMs = 7 * day;

type ContactChange = Extract<LeadEventData, { type: 'contact-changed' }>;

/** A change of a lead's address to another mailbox. */
export type Readdressing = LeadEvent & { data: ContactChange & { formerEmail: string } };

/** Returns the changes of a lead's address to other mailboxes, the oldest first. */
export async function listReaddressings(db: Db, leadId: string): Promise<Readdressing[]> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('type', '=', 'contact-changed' satisfies LeadEventData['type'])
    .orderBy('position')
    .execute();
  const events = await eventsOf(db, rows);
  return events.filter(
    (event): event is Readdressing =>
      event.data.type === 'contact-changed' && event.data.formerEmail !== undefined,
  );
}

/**
 * True unless the desk alone decides: a change was undone at or before this one, or staff answer with it a change that was made by the
 * link. An undo of a later change does not stand against an earlier one, so nobody who changes the address twice keeps it.
 */
export function isUndoable(event: Readdressing, all: Readdressing[]): boolean {
  if (event.data.endedLinkId === undefined || event.data.undoes !== undefined) return false;
  const isDecided = all.some(({ data }) => data.undoes !== undefined && data.undoes <= event.position);
  const isDesksAnswer =
    event.actor.kind === 'staff' &&
    all.some(({ actor, position }) => actor.kind === 'customer' && position < event.position);
  return !isDecided && !isDesksAnswer;
}

export interface UndoableChange {
  position: number;
  linkId: string;
  /** The address that mails went to before. */
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Returns the change of an address that an ended link can undo now, or null. */
export async function findUndoableChange(
  db: Db,
  secret: string,
  now: number,
): Promise<UndoableChange | null> {
  const link = await findSecretLink(db, secret);
  if (!link?.isRevoked) return null;
  const { leadId, id: linkId } = link;
  const all = await listReaddressings(db, leadId);
  const event = all.find(({ data }) => data.endedLinkId === linkId);
  if (!event || event.at <= now - undoMs || !isUndoable(event, all)) return null;
  const lead = await db
    .selectFrom('leads')
    .select(['merged_into', 'erased_at'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead || lead.merged_into !== null || lead.erased_at !== null) return null;
  return { position: event.position, linkId, email: event.data.formerEmail, at: event.at };
}

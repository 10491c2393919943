import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { StaffAction } from '../db/staff-tables.ts';
import type { StaffActor } from './staff-dependencies.ts';

/** Something that was done with staff or webhooks. */
export interface StaffEvent {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  by: StaffActor;
  action: StaffAction;
  /** The person, the address that was invited, or a webhook by its host; empty for a setting. */
  subject: { id: string; name: string };
  /** The new role or name, the token's name, the device of a sign-in, or the path that was refused. */
  detail: string;
  /** Of the network address that a sign-in or refused request came from, keyed; empty for everything else. */
  addressHash: string;
}

/** Adds a line to the record of staff; call it in the transaction that does what it tells of. */
export async function noteStaffEvent(
  transaction: Db,
  event: Pick<StaffEvent, 'at' | 'by' | 'action'> &
    Partial<Pick<StaffEvent, 'subject' | 'detail' | 'addressHash'>>,
): Promise<void> {
  const { at, by, action, subject = { id: '', name: '' }, detail = '', addressHash = '' } = event;
  await transaction
    .insertInto('staff_events')
    .values({
      id: uuidv7(),
      at,
      by_id: by.id,
      by_name: by.name,
      action,
      subject_id: subject.id,
      subject_name: subject.name,
      detail,
      address_hash: addressHash,
    })
    .execute();
}

/** The record of staff, the newest first: `limit` lines, before the line with the id `before` if it is given. */
export async function listStaffEvents(
  db: Db,
  { before, limit = 100 }: { before?: string | undefined; limit?: number } = {},
): Promise<StaffEvent[]> {
  const newest = db.selectFrom('staff_events').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (before ? newest.where('id', '<', before) : newest).execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: { id: row.by_id, name: row.by_name },
    action: row.action,
    subject: { id: row.subject_id, name: row.subject_name },
    detail: row.detail,
    addressHash: row.address_hash,
  }));
}

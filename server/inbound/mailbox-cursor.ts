import type { Db } from '../db/open-database.ts';
import type { MailboxTable } from '../db/tables.ts';

/** How a mailbox stands, for the desk; times in milliseconds since 1970. */
export interface MailboxStatus {
  /** Since when it is connected; null while it is not. */
  connectedAt: number | null;
  lastMailAt: number | null;
  failedAt: number | null;
  /** Why it is not connected. */
  problem: string | null;
}

/** Up to where a mailbox was read. */
export interface Cursor {
  uidValidity: number | null;
  lastUid: number;
  lastMailAt: number | null;
}

/**
 * Makes this process the only one that reads a mailbox until the lease ends, or extends its lease. False while another
 * process has it.
 */
export async function takeLease(
  db: Db,
  { id, holder, now, until }: { id: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const fresh: MailboxTable = {
    ...{ id, uid_validity: null, last_uid: 0, last_mail_at: null, holder, lease_until: until },
    ...{ connected_at: null, failed_at: null, problem: null },
  };
  const taken = await db
    .insertInto('mailboxes')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ holder, lease_until: until })
        .where((row) =>
          row.or([row('mailboxes.holder', '=', holder), row('mailboxes.lease_until', '<', now)]),
        ),
    )
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Ends the lease of a process, so that another reads the mailbox at once. */
export async function releaseLease(db: Db, { id, holder }: { id: string; holder: string }): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ holder: null, lease_until: 0, connected_at: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

/** Up to where a mailbox was read. */
export async function readCursor(db: Db, id: string): Promise<Cursor> {
  const row = await db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    uidValidity: row.uid_validity === null ? null : Number(row.uid_validity),
    lastUid: Number(row.last_uid),
    lastMailAt: row.last_mail_at === null ? null : Number(row.last_mail_at),
  };
}

/** Moves the cursor. False when another process reads the mailbox now, whose cursor stays. */
export async function moveCursor(
  db: Db,
  { id, holder, uidValidity, lastUid, lastMailAt }: Cursor & { id: string; holder: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({ uid_validity: uidValidity, last_uid: lastUid, last_mail_at: lastMailAt })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores that a mailbox was connected at a moment, or why it was not. */
export async function storeConnection(
  db: Db,
  id: string,
  state: { connectedAt: number } | { failedAt: number; problem: string },
): Promise<void> {
  const set =
    'connectedAt' in state
      ? { connected_at: state.connectedAt, failed_at: null, problem: null }
      : { connected_at: null, failed_at: state.failedAt, problem: state.problem.slice(0, 300) };
  await db.updateTable('mailboxes').set(set).where('id', '=', id).execute();
}

/** How a mailbox stands; null before the first attempt to connect. */
export async function findMailboxStatus(db: Db, id: string, now: number): Promise<MailboxStatus | null> {
  const row = await db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const number = (value: number | null) => (value === null ? null : Number(value));
  // A process that was killed has not said that its connection ended.
  const isHeld = Number(row.lease_until) > now;
  return {
    connectedAt: isHeld ? number(row.connected_at) : null,
    lastMailAt: number(row.last_mail_at),
    failedAt: number(row.failed_at),
    problem: row.problem,
  };
}

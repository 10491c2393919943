import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Db } from '#platform/db/open-database.ts';
import type { MailboxTable } from './tables.ts';

/** Times are in milliseconds since 1970. */
export interface MailboxStatus {
  /** Null while it is disconnected. */
  connectedAt: number | null;
  lastMailAt: number | null;
  /** Start of the disconnection. */
  failedAt: number | null;
  /** Reason for the disconnection. */
  problem: string | null;
}

export interface Cursor {
  uidValidity: number | null;
  lastUid: number;
  lastMailAt: number | null;
  /** Receipt of the newest mail that was there at the first connection; null when it is not known. */
  beganAt: number | null;
}

/** Another process has the lease. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Identifies this run of the process, because pids are reused. */
const runId = randomUUID();

/** Returns the name of a lease holder in this process, which other processes of the machine can check for its end. */
export function createLeaseHolder(): string {
  return [hostname(), process.pid, runId, randomUUID()].join(' ');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Returns true when a holder was a process of this machine that has ended, for example after a kill. */
function hasEnded(holder: string): boolean {
  const [host, pid, run] = holder.split(' ');
  if (host !== hostname() || run === undefined) return false;
  return Number(pid) === process.pid ? run !== runId : !isRunning(Number(pid));
}

/** Ends a lease that an ended process of this machine did not release. */
async function endLeaseOfEndedProcess(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('mailboxes').select('holder').where('id', '=', id).executeTakeFirst();
  if (row?.holder && hasEnded(row.holder)) await releaseLease(db, { id, holder: row.holder });
}

/**
 * Acquires or extends the lease of a mailbox, so that only this process reads it. Returns false while another process
 * has it; leases of ended processes of this machine are ignored.
 */
export async function takeLease(
  db: Db,
  lease: { id: string; holder: string; now: number; until: number },
): Promise<boolean> {
  if (await takeFreeLease(db, lease)) return true;
  await endLeaseOfEndedProcess(db, lease.id);
  return takeFreeLease(db, lease);
}

async function takeFreeLease(
  db: Db,
  { id, holder, now, until }: { id: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const fresh: MailboxTable = {
    id,
    uid_validity: null,
    last_uid: 0,
    last_mail_at: null,
    began_at: null,
    holder,
    lease_until: until,
    connected_at: null,
    failed_at: null,
    problem: null,
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

/** Ends the lease of a process, so that another can read the mailbox at once. */
export async function releaseLease(db: Db, { id, holder }: { id: string; holder: string }): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ holder: null, lease_until: 0, connected_at: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

export async function readCursor(db: Db, id: string): Promise<Cursor> {
  const row = await db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    uidValidity: row.uid_validity,
    lastUid: row.last_uid,
    lastMailAt: row.last_mail_at,
    beganAt: row.began_at,
  };
}

/** Moves the cursor. Returns false and leaves it when another process reads the mailbox now. */
export async function moveCursor(
  db: Db,
  {
    id,
    holder,
    uidValidity,
    lastUid,
    lastMailAt,
    beganAt,
  }: Omit<Cursor, 'beganAt'> & { beganAt?: number; id: string; holder: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({
      uid_validity: uidValidity,
      last_uid: lastUid,
      last_mail_at: lastMailAt,
      ...(beganAt === undefined ? {} : { began_at: beganAt }),
    })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores when a mailbox was connected, or the reason for a failure, which keeps the time of the first attempt that failed. */
export async function storeConnection(
  db: Db,
  id: string,
  state: { connectedAt: number } | { failedAt: number; problem: string },
): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set(({ fn, val }) =>
      'connectedAt' in state
        ? { connected_at: state.connectedAt, failed_at: null, problem: null }
        : {
            connected_at: null,
            failed_at: fn.coalesce('failed_at', val(state.failedAt)),
            problem: state.problem.slice(0, 300),
          },
    )
    .where('id', '=', id)
    .execute();
}

/** Returns the status of a mailbox; null before the first attempt to connect. */
export async function findMailboxStatus(db: Db, id: string, now: number): Promise<MailboxStatus | null> {
  const row = await db.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const mail = await db
    .selectFrom('inbound_mails')
    .select('id')
    .where('mailbox_id', '=', id)
    .limit(1)
    .execute();
  const leaseUntil = row.lease_until;
  // A killed process, or one that hangs, did not store the end of its connection.
  const isHeld = leaseUntil > now;
  const lostAt = row.holder !== null && !isHeld ? leaseUntil : null;
  return {
    connectedAt: isHeld ? row.connected_at : null,
    // A mailbox without a mail has the time of its first connection.
    lastMailAt: mail.length > 0 ? row.last_mail_at : null,
    failedAt: row.failed_at ?? lostAt,
    problem: row.problem,
  };
}

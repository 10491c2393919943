import type { TLSSocket } from 'node:tls';
import { connect } from 'node:tls';
import { countSetAside, oldestSetAside } from '#features/inbound/server/list-mails.ts';
import { findMailboxStatus, type MailboxStatus } from '#features/inbound/server/mailbox-cursor.ts';
import { countOverdueDeadlines } from '#features/shipments/server/remind-of-deadlines.ts';
import { type BackupTimes, findBackupTimes } from '#platform/backups/backup-records.ts';
import { findDeliveryHold } from '#platform/backups/delivery-hold.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { findMailTrouble } from '#platform/mail/mail-trouble.ts';
import { mailProblems } from '#platform/mail/strings/en/mail-problems.ts';
import { type DiskSpace, readDiskSpace } from '#platform/storage.ts';
import { day, hour } from '#platform/values/durations.ts';

export interface StateDependencies {
  db: Db;
  clock: () => number;
  dataDir: string;
  /** Returns null while no mailbox is connected. */
  mailboxId: () => string | null;
  /** The mailbox that is connected at the desk and not read. */
  ignoredMailbox: () => string | null;
  /** Names of the jobs whose last run failed. */
  failedJobs: () => string[];
  certificate: CertificateWatch;
}

/** State that the metrics show and the alarms watch; times in ms since 1970. */
export interface SiteState {
  /** Time since which the oldest due mail and webhook waits; null where none does. */
  oldestUnsentAt: { mail: number | null; webhook: number | null };
  /** Start of the current failure of the mail server. */
  mailTrouble: { since: number; reason: string } | null;
  /** Mails that failed permanently in the last day. */
  failedMails: number;
  overdueRequests: number;
  /** Deadlines of shipments that have passed and are not done. */
  overdueDeadlines: number;
  /** Null where no mailbox is set, or before its first connection. */
  mailbox: MailboxStatus | null;
  /** MailConnections.findIgnoredMailbox */
  ignoredMailbox: string | null;
  /** Received mails that could not be read and that staff have not handled; the oldest of them by its receipt. */
  setAside: { count: number; oldestAt: number | null };
  backups: BackupTimes;
  /** Deliveries are held since a restore. */
  heldSince: number | null;
  disk: DiskSpace;
  failedJobs: string[];
  /** End of the site's certificate; null where it has none or it could not be read. */
  certificate: { expiresAt: number } | { problem: string } | null;
}

/** A row that was claimed once may be on its way; one that was claimed twice has failed. */
const failedAttempts = 2;

async function oldestUnsent(db: Db, channel: 'mail' | 'webhook', now: number): Promise<number | null> {
  const pending = db.selectFrom('outbox').where('channel', '=', channel).where('state', '=', 'pending');
  const [due, failing] = await Promise.all([
    pending
      .select(({ fn }) => fn.min('next_attempt_at').as('at'))
      .where('attempts', '=', 0)
      .where('next_attempt_at', '<=', now)
      .executeTakeFirstOrThrow(),
    pending
      .select(({ fn }) => fn.min('created_at').as('at'))
      .where('attempts', '>=', failedAttempts)
      .executeTakeFirstOrThrow(),
  ]);
  const times = [due.at, failing.at].filter((at) => at !== null).map(Number);
  return times.length > 0 ? Math.min(...times) : null;
}

async function countFailedMails(db: Db, since: number): Promise<number> {
  return countRows(
    db
      .selectFrom('outbox')
      .where('channel', '=', 'mail')
      .where('state', '=', 'failed')
      .where('settled_at', '>', since),
  );
}

async function countOverdue(db: Db, now: number): Promise<number> {
  return countRows(
    db
      .selectFrom('leads')
      .where('waits_until', '>', 0)
      .where('waits_until', '<=', now)
      .where('merged_into', 'is', null),
  );
}

/** Reads the state of a site. Rejects when the database or the disk fails. */
export async function readSiteState(deps: StateDependencies): Promise<SiteState> {
  const { db, clock, dataDir, mailboxId, ignoredMailbox, failedJobs, certificate } = deps;
  const now = clock();
  const openedId = mailboxId();
  const [
    mail,
    webhook,
    trouble,
    failedMails,
    overdueRequests,
    overdueDeadlines,
    mailbox,
    setAsideCount,
    oldestSetAsideAt,
    backups,
    hold,
    disk,
  ] = await Promise.all([
    oldestUnsent(db, 'mail', now),
    oldestUnsent(db, 'webhook', now),
    findMailTrouble(db),
    countFailedMails(db, now - day),
    countOverdue(db, now),
    countOverdueDeadlines(db, now),
    openedId === null ? null : findMailboxStatus(db, openedId, now),
    countSetAside(db, 0),
    oldestSetAside(db),
    findBackupTimes(db),
    findDeliveryHold(db),
    readDiskSpace(dataDir, db),
  ]);
  return {
    oldestUnsentAt: { mail, webhook },
    mailTrouble: trouble && { since: trouble.since, reason: mailProblems[trouble.problem].reason },
    failedMails,
    overdueRequests,
    overdueDeadlines,
    mailbox,
    ignoredMailbox: ignoredMailbox(),
    setAside: { count: setAsideCount, oldestAt: oldestSetAsideAt },
    backups,
    heldSince: hold?.since ?? null,
    disk,
    failedJobs: failedJobs(),
    certificate: certificate.known(),
  };
}

/** The site's certificate as others see it, read at most once an hour. */
export interface CertificateWatch {
  /** Returns the result of the last check. */
  known(): SiteState['certificate'];
  /** Reads it again where an hour has passed. A network that fails says nothing of it: what is known stays. */
  check(): Promise<void>;
}

const longestHandshakeMs = 10_000;

/** Returns null where the address is not reached. */
function readCertificate(host: string, port: number): Promise<SiteState['certificate']> {
  return new Promise((done) => {
    const socket: TLSSocket = connect({ host, port, servername: host, timeout: longestHandshakeMs }, () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      done({ expiresAt: Date.parse(valid_to) });
    });
    socket.once('timeout', () => {
      socket.destroy();
      done(null);
    });
    socket.once('error', ({ message }) => {
      // Without the hint after the semicolon, which is for who starts Node.
      const [problem = message] = message.split(';');
      done(socket.authorizationError ? { problem } : null);
    });
  });
}

/** Makes the watch of an address; it does nothing where that has no certificate. */
export function createCertificateWatch(appUrl: string, clock: () => number): CertificateWatch {
  const { protocol, hostname, port } = new URL(appUrl);
  let known: SiteState['certificate'] = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    known: () => known,
    async check() {
      if (protocol !== 'https:' || clock() - checkedAt < hour) return;
      const read = await readCertificate(hostname, Number(port || 443));
      if (!read) return;
      known = read;
      checkedAt = clock();
    },
  };
}

import { backupPatienceMs } from '#platform/backups/backup-records.ts';
import { ignoredMailboxText } from '#platform/mail/strings/en/mail-problems.ts';
import { storageStateOf } from '#platform/storage.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import type { SiteState } from './site-state.ts';

/** Alarms by name; each says what is wrong and what to do, in English, as the desk is. */
export type ProblemName =
  | 'mail-not-sent'
  | 'mailbox-silent'
  | 'mails-set-aside'
  | 'requests-overdue'
  | 'disk-low'
  | 'backup-old'
  | 'drill-old'
  | 'certificate'
  | 'jobs-failed'
  | 'deliveries-held';

export interface Problem {
  name: ProblemName;
  text: string;
}

const mailPatienceMs = 15 * minute;
const drillPatienceMs = 9 * day;
const certificateDays = 14;

const hoursSince = (at: number, now: number) => `${Math.round((now - at) / hour)} hours ago`;
const minutesSince = (at: number, now: number) => `${Math.round((now - at) / minute)} minutes`;

function mailProblem({ oldestUnsentAt, mailTrouble, heldSince }: SiteState, now: number): string | null {
  if (heldSince !== null) return null;
  const waits = mailTrouble?.since ?? oldestUnsentAt.mail;
  if (waits === null || now - waits < mailPatienceMs) return null;
  const why = mailTrouble ? `, because ${mailTrouble.reason}` : '';
  return `No mail has left for ${minutesSince(waits, now)}${why}. Customers get no answer: check the mail server at /desk/connections.`;
}

function mailboxProblem({ mailbox, ignoredMailbox }: SiteState, now: number): string | null {
  if (ignoredMailbox !== null) return ignoredMailboxText(ignoredMailbox);
  if (!mailbox || mailbox.connectedAt !== null) return null;
  const { failedAt, problem } = mailbox;
  // A server that ends a connection is connected again a second later.
  if (failedAt === null || now - failedAt < mailPatienceMs) return null;
  return `The mailbox of customers' mails has not been connected for ${minutesSince(failedAt, now)}${problem ? ` (${problem})` : ''}: replies do not reach the desk. Check it at /desk/connections.`;
}

function setAsideProblem({ setAside: { count, oldestAt } }: SiteState): string | null {
  if (count === 0 || oldestAt === null) return null;
  const mails = count === 1 ? '1 received mail' : `${count} received mails`;
  const oldest = new Date(oldestAt).toISOString().slice(0, 16).replace('T', ' ');
  return `${mails} could not be read, the oldest of ${oldest} UTC: a customer may have written. Make requests of them or mark them as done at /desk/mails?show=set-aside.`;
}

function backupProblem({ backups }: SiteState, now: number, { startedAt, isOn }: BackupWatch): string | null {
  if (!isOn) return null;
  const { backedUpAt, problem } = backups;
  if (now - (backedUpAt ?? startedAt) < backupPatienceMs && problem === null) return null;
  const when =
    backedUpAt === null
      ? 'There is no backup yet'
      : `The last whole backup is from ${hoursSince(backedUpAt, now)}`;
  return `${when}${problem ? `; the newest one failed: ${problem}` : '.'}`;
}

function drillProblem({ backups }: SiteState, now: number, { isOn }: BackupWatch): string | null {
  const { drilledAt, firstAt } = backups;
  const last = drilledAt ?? firstAt;
  if (!isOn || last === null || now - last < drillPatienceMs) return null;
  return drilledAt === null
    ? 'No backup was restored on trial yet.'
    : `The last backup that was restored on trial is from ${hoursSince(drilledAt, now)}.`;
}

function certificateProblem({ certificate }: SiteState, now: number): string | null {
  if (!certificate) return null;
  if ('problem' in certificate) return `The site's certificate is refused: ${certificate.problem}.`;
  const days = Math.floor((certificate.expiresAt - now) / day);
  return days < certificateDays ? `The site's certificate ends in ${days} days: renew it.` : null;
}

function overdueProblem({ overdueRequests, overdueDeadlines }: SiteState): string | null {
  const requests =
    overdueRequests > 0 &&
    `${overdueRequests} ${overdueRequests === 1 ? 'request is' : 'requests are'} overdue: the promised time has passed without a reply.`;
  const deadlines =
    overdueDeadlines > 0 &&
    `${overdueDeadlines} ${overdueDeadlines === 1 ? 'deadline of a shipment has' : 'deadlines of shipments have'} passed: see /desk/shipments?state=due.`;
  return [requests, deadlines].filter(Boolean).join(' ') || null;
}

/** Conditions under which backups are expected. */
export interface BackupWatch {
  /** Start of this server: a new site has a day for its first one. */
  startedAt: number;
  isOn: boolean;
}

/** Lists what is wrong with a site, the worst first; none when all is well. */
export function problemsOf(state: SiteState, now: number, backups: BackupWatch): Problem[] {
  const texts: Record<ProblemName, string | null> = {
    'mail-not-sent': mailProblem(state, now),
    'mailbox-silent': mailboxProblem(state, now),
    'mails-set-aside': setAsideProblem(state),
    'requests-overdue': overdueProblem(state),
    'disk-low':
      storageStateOf(state.disk) === 'ok'
        ? null
        : `The disk of DATA_DIR has ${Math.floor(state.disk.free / 1_000_000)} MB left.`,
    'backup-old': backupProblem(state, now, backups),
    'drill-old': drillProblem(state, now, backups),
    certificate: certificateProblem(state, now),
    'jobs-failed':
      state.failedJobs.length > 0
        ? `These jobs failed at their last run: ${state.failedJobs.join(', ')}. The log says why (job.failed).`
        : null,
    'deliveries-held':
      state.heldSince !== null && now - state.heldSince > hour
        ? 'Mails and webhooks are held since a restore: release them at /desk/connections.'
        : null,
  };
  return (Object.entries(texts) as [ProblemName, string | null][]).flatMap(([name, text]) =>
    text === null ? [] : [{ name, text }],
  );
}

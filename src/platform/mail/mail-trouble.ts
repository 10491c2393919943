import { v7 as uuidv7 } from 'uuid';
import type { Company } from '../company.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { retryDelayedNow } from '../outbox/outbox-maintenance.ts';
import { reasonOf } from '../outbox/outbox-rows.ts';
import type { Delivery } from '../outbox/outbox-worker.ts';
import { ownEntry } from '../values/own-entry.ts';
import { SignInRefused } from './connection/oauth.ts';
import {
  keepsEveryMailBack,
  type MailFailure,
  type MailProblem,
  type TestMailOutcome,
} from './mail-problem.ts';
import { testMail } from './strings/en/mail-problems.ts';
import { type MailTransport, RecipientRefused } from './transport.ts';

/** Error of nodemailer for a failed SMTP session. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

const problemsByCode: Record<string, MailProblem> = {
  EDNS: 'unknown-host',
  ETIMEDOUT: 'timeout',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  ECONNECTION: 'no-answer',
  ESOCKET: 'no-answer',
};

/** Classifies an error of the mail transport. */
export function problemOf(error: unknown): MailProblem {
  if (error instanceof RecipientRefused) return 'recipient-refused';
  if (error instanceof SignInRefused) return `${error.provider}-sign-in`;
  const { code = '', responseCode = 0, command, message } = error as SmtpError;
  if (/certificate|altnames/i.test(message)) return 'certificate';
  if (code === 'ETLS') return responseCode > 0 ? 'no-encryption' : 'certificate';
  if (command === 'MAIL FROM' && responseCode >= 500) return 'sender-refused';
  const known = ownEntry(problemsByCode, code);
  if (known) return known;
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 ? 'not-now' : 'other';
}

/** Cause and start of a mail failure, and the number of waiting mails. */
export interface MailTrouble {
  problem: MailProblem;
  detail: string;
  /** Milliseconds since 1970. */
  since: number;
  waiting: number;
}

/** Returns the current mail failure; null while mails are sent. */
export async function findMailTrouble(db: Db): Promise<MailTrouble | null> {
  const row = await db.selectFrom('mail_trouble').selectAll().executeTakeFirst();
  if (!row) return null;
  const count = await countRows(
    db.selectFrom('outbox').where('channel', '=', 'mail').where('state', '=', 'pending'),
  );
  return { problem: row.problem, detail: row.detail, since: row.since, waiting: count };
}

/** Records the start of a failure of the mail server, or another cause of one that goes on. */
export async function recordTrouble(
  db: Db,
  problem: MailProblem,
  { detail, now }: { detail: string; now: number },
) {
  await db
    .insertInto('mail_trouble')
    .values({ id: 1, problem, detail, since: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ problem, detail }))
    .execute();
}

/** Records that mails leave again: what waits for a later attempt becomes due now. */
async function endTrouble(db: Db, now: number): Promise<void> {
  // Nearly every mail leaves without trouble before it, and then nothing need be written.
  if (!(await db.selectFrom('mail_trouble').select('id').executeTakeFirst())) return;
  await transact(db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('mail_trouble').executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await retryDelayedNow(transaction, 'mail', now);
  });
}

/** Follows the mail worker: notes when mails stop leaving and when they leave again. */
export function trackMailTrouble({ db, clock }: { db: Db; clock: () => number }) {
  return async (deliveries: Delivery[]): Promise<void> => {
    if (deliveries.some(({ attempt }) => attempt.outcome === 'sent')) await endTrouble(db, clock());
    for (const { attempt } of deliveries)
      if (attempt.outcome === 'failed' && attempt.problem && keepsEveryMailBack(attempt.problem))
        await recordTrouble(db, attempt.problem, { detail: attempt.reason, now: clock() });
  };
}

/**
 * Asks the mail server whether it would take mails, without sending one. Gives null when it would, else what is wrong.
 * Rejects when the database fails.
 */
export async function checkMailServer({
  db,
  clock,
  verify,
}: {
  db: Db;
  clock: () => number;
  /** Rejects when the server would take no mails; absent where there is none. */
  verify: (() => Promise<unknown>) | undefined;
}): Promise<MailFailure | null> {
  try {
    await verify?.();
  } catch (error) {
    const failure = { problem: problemOf(error), detail: reasonOf(error) };
    await recordTrouble(db, failure.problem, { detail: failure.detail, now: clock() });
    return failure;
  }
  await endTrouble(db, clock());
  return null;
}

/**
 * Sends a mail to an address at once, past the outbox, and gives how that went. Rejects when the database fails.
 */
export async function sendTestMail(
  {
    db,
    clock,
    company,
    transport,
  }: { db: Db; clock: () => number; company: Pick<Company, 'name' | 'email'>; transport: MailTransport },
  address: string,
): Promise<TestMailOutcome> {
  const { subject } = testMail;
  const text = testMail.text(company.name);
  try {
    await transport.deliver({
      messageId: uuidv7(),
      from: { name: company.name, address: company.email.noReply },
      to: { name: '', address },
      subject,
      html: `<p>${text}</p>`,
      text,
    });
  } catch (error) {
    return { ok: false, problem: problemOf(error), detail: reasonOf(error) };
  }
  await endTrouble(db, clock());
  return { ok: true, isKeptAsFile: transport.keepsFiles === true, sender: company.email.noReply };
}

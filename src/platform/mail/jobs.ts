import type { Db } from '../db/open-database.ts';
import type { Job } from '../jobs.ts';
import { hour, minute } from '../values/durations.ts';
import type { MailConnections } from './connection/mail-connections.ts';
import { SignInRefused } from './connection/oauth.ts';
import { deleteOldMails } from './delete-mails.ts';
import { deleteOldMailCounts } from './mail-limit.ts';
import { problemOf, recordTrouble } from './mail-trouble.ts';

interface MailJobDependencies {
  db: Db;
  clock: () => number;
  mailConnections: MailConnections;
}

/** Renews tokens before they end; a refusal is known before the next mail. */
async function renewTokens({ db, clock, mailConnections }: MailJobDependencies): Promise<void> {
  try {
    await mailConnections.renew();
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    await recordTrouble(db, problemOf(error), { detail: error.message, now: clock() });
  }
}

export const mailJobs: Job<MailJobDependencies>[] = [
  {
    name: 'follow-mail-connection',
    everyMs: 1_000,
    run: ({ mailConnections }) => mailConnections.follow(),
  },
  { name: 'renew-mail-tokens', everyMs: minute, run: renewTokens },
  {
    name: 'delete-old-mail-counts',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldMailCounts(db, clock()),
  },
  { name: 'delete-old-mails', everyMs: hour, run: ({ db, clock }) => deleteOldMails(db, clock()) },
];

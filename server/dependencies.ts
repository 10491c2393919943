import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Company } from '../contract/company.ts';
import { createAuth } from './accounts/auth.ts';
import { type CleanUp, createCleanUp } from './accounts/clean-up.ts';
import { argon2id } from './accounts/password-hash.ts';
import type { Services } from './context.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import type { Env } from './env.ts';
import { createAccountAllowances } from './http/account-allowances.ts';
import { createFormAllowance } from './http/form-allowance.ts';
import { createKycCleanUp, type KycCleanUp } from './kyc/clean-up.ts';
import { openCipher } from './kyc/open-cipher.ts';
import { composeEmail } from './mail/emails.ts';
import { createFolderTransport } from './mail/folder-transport.ts';
import { createOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import type { MailTransport } from './mail/transport.ts';

/** The house, opened: what commands need, and what app.ts needs besides. */
export interface Dependencies {
  env: Env;
  log: Logger;
  database: Database;
  services: Services;
  outbox: OutboxWorker;
  /** Forgets what has expired, once it is started. */
  cleanUp: CleanUp;
  /** Ends acceptances and deletes old papers, once it is started. */
  kycCleanUp: KycCleanUp;
  /** Where mails are kept as files; null when they leave by SMTP. */
  mailDir: string | null;
  /** Finishes the mail in hand and closes everything. */
  close(): Promise<void>;
}

function openTransport(env: Env, company: Company): { transport: MailTransport; mailDir: string | null } {
  if (env.smtpUrl) return { transport: createSmtpTransport(env.smtpUrl, company), mailDir: null };
  const mailDir = join(env.dataDir, 'mail');
  return { transport: createFolderTransport(mailDir, company), mailDir };
}

/**
 * Opens the database (and migrates it), the mail transport and the outbox worker, which delivers once it is started. A test may
 * bring its own open database, clock or transport. Throws when the database, the folder or the key cannot be
 * used.
 */
export async function openDependencies(
  { env, company, log }: { env: Env; company: Company; log: Logger },
  own: {
    database?: Database;
    clock?: () => number;
    transport?: MailTransport;
  } = {},
): Promise<Dependencies> {
  const clock = own.clock ?? Date.now;
  const database =
    own.database ??
    (await openDatabase({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      onLostConnection: (error) => log.warn({ err: error }, 'PostgreSQL closed a connection'),
    }));
  const { db } = database;
  const cipher = await openCipher(db, env).catch(async (error) => {
    if (!own.database) await database.close();
    throw error;
  });
  const opened = own.transport ? { transport: own.transport, mailDir: null } : openTransport(env, company);
  const { transport, mailDir } = opened;
  const outbox = createOutboxWorker({
    db,
    engine: database.engine,
    transport,
    compose: (name, props) => composeEmail(name, props, { company, appUrl: env.appUrl }),
    clock,
    log,
  });
  const kyc = { db, company, clock, mailIsWaiting: () => outbox.wake(), cipher };
  const kycCleanUp = createKycCleanUp({
    ...kyc,
    report: (error) => log.error({ err: error }, 'the daily work on KYC papers failed'),
  });
  const report = (message: string, error: unknown) =>
    log.error({ err: error, detail: message }, 'accounts failed');
  const cleanUp = createCleanUp({
    db,
    clock,
    report: (error) => log.error({ err: error }, 'what has expired was not deleted'),
  });
  return {
    env,
    log,
    database,
    outbox,
    cleanUp,
    kycCleanUp,
    mailDir,
    services: {
      ...kyc,
      formAllowance: createFormAllowance(env.rateLimitForms, database.pool),
      auth: createAuth(db, { report }),
      authIn: (transaction, passwordHash) =>
        createAuth(transaction, {
          report,
          inTransaction: true,
          passwordHash: { ...argon2id, ...passwordHash },
        }),
      accountAllowances: createAccountAllowances(env.rateLimitSignUps, database.pool),
    },
    async close() {
      await outbox.stop();
      await cleanUp.stop();
      await kycCleanUp.stop();
      await transport.close();
      await database.close();
    },
  };
}

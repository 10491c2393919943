import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isConfirmedAddress } from '../features/identity/server/customers/account.ts';
import { createSignInAudit } from '../features/identity/server/sign-in-audit.ts';
import { listColleagues, listNotified } from '../features/identity/server/staff/list-staff.ts';
import { ensureOwner } from '../features/identity/server/staff/set-up.ts';
import { warnOfStorage } from '../features/identity/server/staff/warn-of-storage.ts';
import { readImapUrl } from '../features/inbound/server/imap-url.ts';
import { replyKeyOf } from '../features/inbound/server/inbound-dependencies.ts';
import type { MailboxReader } from '../features/inbound/server/mailbox-reader.ts';
import { quotePdf } from '../features/quotes/pdf/quote-pdf.ts';
import { createPresenceFeed } from '../features/requests/server/commands/presence.ts';
import { readMailToSender } from '../features/requests/server/customer/mail-to-sender.ts';
import { lockLeadOfMail, recordUndelivered } from '../features/requests/server/reply/undelivered.ts';
import { createEventFeed } from '../features/requests/server/timeline/event-feed.ts';
import { deliverWebhook, recordAttempts } from '../features/webhooks/server/deliver-webhook.ts';
import { composeEmail } from '../mails/compose-email.ts';
import type { Company } from '../platform/company.ts';
import type { Services } from '../platform/context.ts';
import { closedDatabase, type Database, type Db, openDatabase } from '../platform/db/open-database.ts';
import { readAttachment } from '../platform/files/attachments.ts';
import { createVirusScanner } from '../platform/files/virus-scan.ts';
import {
  createAccountRateLimits,
  createFormRateLimit,
  createStaffRateLimits,
  createUploadRateLimit,
} from '../platform/http/rate-limits.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs.ts';
import type { Log } from '../platform/log/logger.ts';
import { hasSingleUseLink } from '../platform/mail/delete-mails.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { createFolderTransport } from '../platform/mail/folder-transport.ts';
import { mailFilesIn, purgeErased } from '../platform/mail/mail-files.ts';
import { createMailLimit } from '../platform/mail/mail-limit.ts';
import type { MailFailure } from '../platform/mail/mail-problem.ts';
import { checkMailServer, sendTestMail, trackMailTrouble } from '../platform/mail/mail-trouble.ts';
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts';
import { createThreadComposer, type MailComposer } from '../platform/mail/thread-composer.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { createOutboxWorker, type OutboxWorker } from '../platform/outbox/outbox-worker.ts';
import { type Cipher, createCipher, openCipher } from '../platform/secrets/cipher.ts';
import { findKey, StartRefusal } from '../platform/secrets/key-file.ts';
import { createStorageWatch, readDiskSpace } from '../platform/storage.ts';
import { type Env, isLoopback } from './env.ts';
import { jobs } from './jobs.ts';
import { createTimelineSubscribers } from './timeline-subscribers.ts';

/** What the server opens at the start: the services of the commands, the workers and the timers. */
export interface Dependencies {
  env: Env;
  log: Log;
  database: Database;
  services: Services;
  /** Delivers the mails of the outbox, once it is started. */
  outbox: OutboxWorker;
  /** Delivers its events to webhooks, once it is started: apart, so that no mail waits for a dead receiver. */
  webhookDeliveries: OutboxWorker;
  /** Reads the mails of customers, once it is started; null without IMAP_URL. */
  inbound: MailboxReader | null;
  /** Runs the jobs (src/server/jobs.ts), once it is started. */
  jobs: JobRunner;
  /** Where mails are kept as files; null when they leave by SMTP. */
  mailDir: string | null;
  /** What opens /dev/mail in a browser on this machine; null where that page is closed. */
  devMailKey: string | null;
  /** Why mails cannot be sent; null when they can. */
  checkMail: () => Promise<MailFailure | null>;
  /** Finishes the deliveries in hand and closes everything. */
  close(): Promise<void>;
}

function openTransport(env: Env, company: Company): { transport: MailTransport; mailDir: string | null } {
  if (env.smtpUrl) return { transport: createSmtpTransport(env.smtpUrl, company), mailDir: null };
  const mailDir = join(env.dataDir, 'mail');
  return { transport: createFolderTransport(mailDir, company), mailDir };
}

/** Often enough that no proxy takes a quiet stream for a dead one. */
const usualHeartbeatMs = 20_000;

/** Throws a StartRefusal when the owner that the settings name cannot be made. */
async function makeOwner(
  deps: { db: Db; company: Company; clock: () => number },
  { deskOwner }: Env,
): Promise<void> {
  if (!deskOwner || (await ensureOwner(deps, deskOwner))) return;
  throw new StartRefusal(
    'DESK_OWNER_PASSWORD is easy to guess: many people use it, it has the company’s name in it, or it repeats a few characters. Please set another.',
  );
}

/**
 * Opens the database (and migrates it), the mail transport and the workers of the outbox, which deliver once they are started. A test
 * may bring its own open database, clock, transport or heartbeat. Throws when the database, the folder, the key or the owner of the
 * settings cannot be used.
 */
export async function openDependencies(
  {
    env,
    company,
    log,
    threads,
  }: {
    env: Env;
    company: Company;
    log: Log;
    /** The bundles that compose and parse mails in threads; without them that is done on the event loop. */
    threads?: { compose: string; parse: string };
  },
  own: {
    database?: Database;
    cipher?: Cipher;
    clock?: () => number;
    transport?: MailTransport;
    deskHeartbeatMs?: number;
    devMailKey?: string;
  } = {},
): Promise<Dependencies> {
  const clock = own.clock ?? Date.now;
  const database =
    own.database ??
    (await openDatabase({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      onLostConnection: (error) =>
        log.warn({ event: 'database.connection_lost', err: error }, 'PostgreSQL closed a connection'),
    }));
  const { db } = database;
  const openWithOwner = async () => {
    const opened = await openCipher(db, env);
    await makeOwner({ db, company, clock }, env);
    return opened;
  };
  const cipher = await (own.cipher ? Promise.resolve(own.cipher) : openWithOwner()).catch(async (error) => {
    if (!own.database) await database.close();
    throw error;
  });
  const opened = own.transport ? { transport: own.transport, mailDir: null } : openTransport(env, company);
  const { transport, mailDir } = opened;
  // With PostgreSQL another instance may have the mail.
  const canShowMails = mailDir !== null && database.engine === 'sqlite' && isLoopback(env.appUrl);
  const mailFiles = mailFilesIn(mailDir);
  const follow = trackMailTrouble({ db, clock });
  const mailbox = env.imapUrl ? readImapUrl(env.imapUrl) : null;
  const replyKey = replyKeyOf(cipher);
  const answersByMail = mailbox ? { replyKey: mailbox.hasPlusAddresses ? replyKey : null } : undefined;
  const composing = { company, appUrl: env.appUrl, answersByMail };
  const openComposer = (): MailComposer =>
    threads
      ? createThreadComposer({
          script: threads.compose,
          setup: { ...composing, keepIn: mailDir },
          log,
        })
      : {
          compose: (name, props, { messageId: _, ...mail }) =>
            composeEmail(name, props, { ...composing, ...mail }),
          renderQuotePdf: (document) => quotePdf(document, company),
          close: async () => {},
        };
  const composer = openComposer();
  // In a thread of its own: one that takes too long ends its thread, and no mail waits for it.
  const quoteComposer = openComposer();
  const mailLimit = createMailLimit({ hash: cipher.hash, isConfirmed: isConfirmedAddress });
  const timelineSubscribers = createTimelineSubscribers({ mailLimit, listStaff: listNotified });
  const onReplaced = (leadId: string) =>
    log.warn(
      { event: 'secret_link.replaced', leadId },
      'a link was encrypted with another key than this server has, and was replaced for a mail',
    );
  const outbox = createOutboxWorker({
    db,
    engine: database.engine,
    channel: 'mail',
    deliver: deliverMail({
      transport,
      compose: composer.compose,
      log,
      clock,
      readFile: (fileId) => readAttachment({ db, cipher }, fileId),
      readToSender: (id) => readMailToSender({ db, cipher, clock, onReplaced }, id),
    }),
    // A mail server is sent few mails at a time; files share the waits for the disk.
    concurrency: transport.keepsFiles ? 50 : 10,
    deletesContent: hasSingleUseLink,
    lockForPermanentFailure: lockLeadOfMail,
    failedPermanently: (transaction, row) =>
      recordUndelivered({ timelineSubscribers }, transaction, row, clock()),
    onAttempt: async (deliveries) => {
      // First, since no later attempt repeats it.
      if (mailDir) await purgeErased({ db, mailFiles, log })(deliveries);
      await follow(deliveries);
    },
    clock,
    log,
  });
  const outboxIsWaiting = () => {
    outbox.notify();
    webhookDeliveries.notify();
  };
  const isEmbedded = database.engine === 'sqlite';
  const storage = createStorageWatch({
    read: () => readDiskSpace(env.dataDir),
    holds: isEmbedded ? 'database and mails' : 'mails',
    log,
    onShortage: (shortage) => warnOfStorage({ db, clock, outboxIsWaiting }, shortage),
  });
  const documentStorage = {
    // PostgreSQL has a disk of its own.
    isFull: () => isEmbedded && storage.state() === 'full',
    mostDraftBytes: env.draftStorageBytes,
  };
  const fileChecks = {
    virusScanner: env.clamavSocket
      ? createVirusScanner(env.clamavSocket, {
          onFailure: (error) =>
            log.error(
              { event: 'attachments.not_scanned', err: error },
              'an attachment was not scanned for viruses',
            ),
        })
      : null,
    onInfected: (signature: string) =>
      log.warn({ event: 'attachments.infected', signature }, 'an infected attachment was refused'),
  };
  const desk = {
    db,
    company,
    clock,
    outboxIsWaiting,
    cipher,
    mailLimit,
    documentStorage,
    ...fileChecks,
    timelineSubscribers,
    engine: database.engine,
    listStaff: () => listColleagues(db),
  };
  // The IMAP library and the parser are loaded only where they are used.
  const inbound =
    mailbox &&
    (await import('../features/inbound/server/open-inbound.ts')).openInbound(
      { ...desk, replyKey },
      { mailbox, log, parseScript: threads?.parse },
    );
  const toWebhooks = { ...desk, appUrl: env.appUrl };
  const webhookDeliveries = createOutboxWorker({
    db,
    engine: database.engine,
    channel: 'webhook',
    deliver: deliverWebhook(toWebhooks),
    onAttempt: recordAttempts(toWebhooks),
    clock,
    log,
    concurrency: 10,
    // A receiver that does not answer must not hold up the end of the server.
    graceMs: 3_000,
  });
  const deskEvents = createEventFeed({
    ...database,
    report: (error) =>
      log.error(
        { event: 'timeline.read_failed', err: error },
        'new events of the timeline could not be read',
      ),
  });
  const deskPresence = createPresenceFeed({
    db,
    clock,
    report: (error) =>
      log.error({ event: 'presence.read_failed', err: error }, 'who has requests open could not be read'),
  });
  const jobRunner = createJobRunner(jobs, { ...desk, storage }, log);
  return {
    env,
    log,
    database,
    outbox,
    webhookDeliveries,
    inbound,
    jobs: jobRunner,
    mailDir,
    devMailKey: canShowMails ? (own.devMailKey ?? randomBytes(24).toString('base64url')) : null,
    checkMail: () => checkMailServer({ db, clock, verify: transport.verify }),
    services: {
      ...desk,
      mailboxId: mailbox?.id ?? null,
      renderQuotePdf: quoteComposer.renderQuotePdf,
      deskEvents,
      deskPresence,
      storageState: storage.state,
      sendTestMail: (address) => sendTestMail({ db, clock, company, transport }, address),
      mailsReachNobody: transport.keepsFiles === true && !isLoopback(env.appUrl),
      mailFiles,
      deskHeartbeatMs: own.deskHeartbeatMs ?? usualHeartbeatMs,
      formRateLimit: createFormRateLimit(env.rateLimitForms, database.pool),
      uploadRateLimit: createUploadRateLimit(env.rateLimitForms, database.pool),
      accountRateLimits: createAccountRateLimits(env.rateLimitSignUps, database.pool),
      staffRateLimits: createStaffRateLimits(database.pool),
      signInAudit: createSignInAudit({ hash: cipher.hash, log }),
    },
    async close() {
      deskEvents.close();
      deskPresence.close();
      await Promise.all([outbox.stop(), webhookDeliveries.stop(), inbound?.stop(), jobRunner.stop()]);
      await Promise.all([composer.close(), quoteComposer.close()]);
      await transport.close();
      await database.close();
    },
  };
}

/**
 * Opens everything except the database, which could not be opened for `reason`: what needs it fails, and is answered with
 * 503. Throws `reason` where there is no key yet, since then nothing was ever stored.
 */
export function openWithoutDatabase(
  options: Parameters<typeof openDependencies>[0],
  reason: unknown,
): Promise<Dependencies> {
  const secret = options.env.appSecret ?? findKey(options.env.dataDir);
  if (!secret) throw reason;
  return openDependencies(options, { database: closedDatabase(reason), cipher: createCipher(secret) });
}

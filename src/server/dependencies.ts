import { randomBytes } from 'node:crypto';
import { unknownPlaces } from '#features/cargo/server/places/lane-ends.ts';
import { createAccountRateLimits, createStaffRateLimits } from '#features/identity/server/rate-limits.ts';
import { createSignInAudit } from '#features/identity/server/sign-in-audit.ts';
import { listColleagues } from '#features/identity/server/staff/list-staff.ts';
import { warnOfStorage } from '#features/identity/server/staff/warn-of-storage.ts';
import { followMailbox } from '#features/inbound/server/follow-mailbox.ts';
import { mailboxOf } from '#features/inbound/server/imap-url.ts';
import type { MailboxReader } from '#features/inbound/server/mailbox-reader.ts';
import type { ThreadParser } from '#features/inbound/server/thread-parser.ts';
import { createFirstPriceLimit } from '#features/rates/server/first-price.ts';
import { createThreadReader, type RateReader } from '#features/rates/server/import/thread-reader.ts';
import { zonesInUse } from '#features/rates/server/zones-in-use.ts';
import { createPresenceFeed } from '#features/requests/server/commands/presence.ts';
import { claimLeads } from '#features/requests/server/customer/claim-leads.ts';
import { servicesInUse } from '#features/requests/server/services-in-use.ts';
import { createEventFeed } from '#features/requests/server/timeline/event-feed.ts';
import { currentSettings, withPublished } from '#features/settings/server/current-settings.ts';
import { createPictureProcess } from '#features/settings/server/files/picture-process.ts';
import { findPublished, followFile } from '#features/settings/server/published-versions.ts';
import { findContent } from '#features/settings/server/settings-store.ts';
import { deliverWebhook, recordAttempts } from '#features/webhooks/server/deliver-webhook.ts';
import type { DeliveryDependencies } from '#features/webhooks/server/webhook-dependencies.ts';
import { findBackupSettings } from '#platform/backups/backup-settings.ts';
import type { Services } from '#platform/context.ts';
import { closedDatabase, type Database } from '#platform/db/open-database.ts';
import { createVirusScanner } from '#platform/files/virus-scan.ts';
import { createFormRateLimit, createUploadRateLimit } from '#platform/http/rate-limits.ts';
import { createJobRunner, type JobRunner } from '#platform/jobs.ts';
import type { Log } from '#platform/log/logger.ts';
import type { Providers } from '#platform/mail/connection/providers.ts';
import type { MailFailure } from '#platform/mail/mail-problem.ts';
import { checkMailServer, sendTestMail } from '#platform/mail/mail-trouble.ts';
import { createSenderCheck } from '#platform/mail/sender-records.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { createOutboxWorker, type OutboxWorker } from '#platform/outbox/outbox-worker.ts';
import { type Cipher, createCipher, findSecrets } from '#platform/secrets/cipher.ts';
import { createStorageWatch, readDiskSpace } from '#platform/storage.ts';
import { type Env, isLoopback } from './env.ts';
import { jobs } from './jobs.ts';
import { alarmJobName, createAlarmCheck, hostsOf, sendTestAlarm } from './monitoring/alarms.ts';
import type { Monitoring } from './monitoring/metrics.ts';
import { problemsOf } from './monitoring/problems.ts';
import {
  createCertificateWatch,
  readSiteState,
  type SiteState,
  type StateDependencies,
} from './monitoring/site-state.ts';
import { backupJobName, createBackupRunner, deskRunner, type NightlyBackup } from './nightly-backup.ts';
import { openMail } from './open-mail.ts';
import { type Foundation, openStore, type StartOptions, settingsFileIn } from './open-store.ts';
import { settingsSubscribers } from './settings-subscribers.ts';

/** Services and workers opened at the start. */
export interface Dependencies {
  env: Env;
  log: Log;
  database: Database;
  services: Services;
  /** Delivers the mails of the outbox. */
  outbox: OutboxWorker;
  /** Delivers its events to webhooks: apart, so that no mail waits for a dead receiver. */
  webhookDeliveries: OutboxWorker;
  /** Reads the mails of customers where a mailbox is connected. */
  inbound: Pick<MailboxReader, 'start' | 'stop'>;
  /** Runs the jobs of src/server/jobs.ts. */
  jobs: JobRunner;
  monitoring: Monitoring;
  /** Folder of mails kept as files; null with SMTP_URL. */
  mailDir: string | null;
  /** True while mails are kept there. */
  keepsMails: () => boolean;
  /** Key of /dev/mail; null where that page is closed. */
  devMailKey: string | null;
  /** Returns the failure of the mail server; null without one. */
  checkMail: () => Promise<MailFailure | null>;
  /** Starts the deliveries, the reader of the mailbox and the jobs, none of which does anything before. */
  start(): void;
  /** Refuses the pictures that are being read or drawn, and all later ones. */
  endPictures(): void;
  /** Finishes the deliveries in hand and closes everything. */
  close(): Promise<void>;
}

/** Often enough that no proxy takes a quiet stream for a dead one. */
const usualHeartbeatMs = 20_000;

/** Opens the checks of received files and the watch of their disk. */
function openFiles({ env, database, clock, log }: Foundation, outboxIsWaiting: () => void) {
  const { db, engine } = database;
  const isEmbedded = engine === 'sqlite';
  const storage = createStorageWatch({
    read: () => readDiskSpace(env.dataDir, db),
    holds: isEmbedded ? 'database and mails' : 'mails',
    log,
    onShortage: (shortage) => warnOfStorage({ db, clock, outboxIsWaiting }, shortage),
  });
  const documentStorage = {
    // The disk of PostgreSQL cannot be measured from here.
    state: async () => (isEmbedded ? storage.measure() : ('ok' as const)),
    mostDraftBytes: env.draftStorageBytes,
  };
  const virusScanner = env.clamavSocket
    ? createVirusScanner(env.clamavSocket, {
        onFailure: (error) =>
          log.error(
            { event: 'attachments.not_scanned', err: error },
            'an attachment was not scanned for viruses',
          ),
      })
    : null;
  const onInfected = (signature: string) =>
    log.warn({ event: 'attachments.infected', signature }, 'an infected attachment was refused');
  return { storage, documentStorage, virusScanner, onInfected };
}

function createWebhookWorker({ database, clock, log }: Foundation, deps: DeliveryDependencies): OutboxWorker {
  return createOutboxWorker({
    db: database.db,
    engine: database.engine,
    channel: 'webhook',
    deliver: withPublished(deliverWebhook(deps)),
    onAttempt: recordAttempts(deps),
    clock,
    log,
    concurrency: 10,
    // A receiver that does not answer must not hold up the end of the server.
    graceMs: 3_000,
  });
}

/** Opens what reads files of rates: in a thread, or without its bundle on the event loop. */
function openRateReader({ threads, log }: Foundation): RateReader {
  if (threads) return createThreadReader({ script: threads.rates, log });
  return {
    async read(file) {
      const { readRateFile } = await import('#features/rates/server/import/read-rate-file.ts');
      return readRateFile(file);
    },
    close: async () => {},
  };
}

/** Opens what reads and draws uploaded pictures: in a process, or without its bundle in this one. */
function openPictures({ threads, log }: Foundation): ReturnType<typeof createPictureProcess> {
  if (threads) return createPictureProcess({ script: threads.pictures, log });
  return {
    async picture(content, shape) {
      const { makePicture } = await import('#features/settings/server/files/make-picture.ts');
      return makePicture(content, shape);
    },
    async logo(content) {
      const { rewriteLogo } = await import('#features/settings/server/brand/rewrite-logo.ts');
      return rewriteLogo(content);
    },
    close: async () => {},
  };
}

/** Parses mails that staff open; the parser is loaded with the first. */
function openMailParser({ threads, log }: Foundation) {
  let opened: Promise<ThreadParser> | null = null;
  const load = async () => {
    const { openParser } = await import('#features/inbound/server/open-inbound.ts');
    return openParser({ log, parseScript: threads?.parse });
  };
  const parse: ThreadParser['parse'] = async (...mail) => {
    opened ??= load();
    return (await opened).parse(...mail);
  };
  return { parse, close: async () => (await opened)?.close() };
}

/** The events and the presence that open pages of the desk follow. */
function openFeeds({ database, clock, log }: Foundation) {
  const deskEvents = createEventFeed({
    ...database,
    report: (error) =>
      log.error(
        { event: 'timeline.read_failed', err: error },
        'new events of the timeline could not be read',
      ),
  });
  const deskPresence = createPresenceFeed({
    db: database.db,
    clock,
    report: (error) =>
      log.error({ event: 'presence.read_failed', err: error }, 'who has requests open could not be read'),
  });
  return { deskEvents, deskPresence };
}

/** Opens what metrics and alarms read. */
function openMonitoring(
  { env, database, clock, log }: Foundation,
  {
    isBackedUp,
    ...watched
  }: Pick<StateDependencies, 'mailboxId' | 'ignoredMailbox' | 'failedJobs'> & { isBackedUp: boolean },
) {
  const { dataDir, appUrl } = env;
  const state = {
    db: database.db,
    clock,
    dataDir,
    ...watched,
    certificate: createCertificateWatch(appUrl, clock),
  };
  const backups = { startedAt: clock(), isOn: isBackedUp };
  return {
    readState: () => readSiteState(state),
    problemsOf: (found: SiteState) => problemsOf(found, clock(), backups),
    checkAlarms: createAlarmCheck({
      ...state,
      log,
      receivers: env.alarms,
      site: () => currentSettings().company.name,
      backups,
    }),
  };
}

function createRateLimits({ env, database: { pool } }: Foundation) {
  return {
    formRateLimit: createFormRateLimit(env.rateLimitForms, pool),
    uploadRateLimit: createUploadRateLimit(env.rateLimitForms, pool),
    firstPriceLimit: createFirstPriceLimit(pool),
    accountRateLimits: createAccountRateLimits(env.rateLimitSignUps, pool),
    staffRateLimits: createStaffRateLimits(pool),
  };
}

/**
 * Opens the database (and migrates it), the mail transport and the workers, which work once they are started. A test may
 * bring its own open database, clock, transport or heartbeat. Throws when the database, the folder, the key or the owner of
 * the settings cannot be used.
 */
export async function openDependencies(
  options: StartOptions,
  own: {
    database?: Database;
    cipher?: Cipher;
    clock?: () => number;
    transport?: MailTransport | undefined;
    mailProviders?: Providers;
    deskHeartbeatMs?: number;
    devMailKey?: string;
    runDesk?: NightlyBackup['runDesk'];
  } = {},
): Promise<Dependencies> {
  const foundation = await openStore(options, own);
  const { env, log, threads, clock, database, cipher } = foundation;
  const { db, engine } = database;
  const mail = openMail(foundation, own);
  const { outbox, connections, mailDir, transport } = mail;
  // Without a database nothing is delivered.
  if (!own.cipher) await connections.follow();
  const mailboxNow = () => mailboxOf(connections.current());
  const outboxIsWaiting = () => {
    outbox.notify();
    webhookDeliveries.notify();
  };
  const { storage, ...files } = openFiles(foundation, outboxIsWaiting);
  const rates = openRateReader(foundation);
  const pictures = openPictures(foundation);
  const shownMails = openMailParser(foundation);
  const desk = {
    db,
    engine,
    clock,
    settingsFile: settingsFileIn(database.folder),
    cipher,
    outboxIsWaiting,
    servicesInUse,
    zonesInUse,
    unknownPlaces,
    ...files,
    mailLimit: mail.mailLimit,
    timelineSubscribers: mail.timelineSubscribers,
    settingsSubscribers,
    listStaff: () => listColleagues(db),
    claimRequests: (accountId: string) => claimLeads({ db }, accountId),
    renderQuotePdf: mail.renderQuotePdf,
    renderSitePdf: mail.renderSitePdf,
    readRates: rates.read,
    pictures,
  };
  const webhookDeliveries = createWebhookWorker(foundation, { ...desk, appUrl: env.appUrl });
  const inbound = followMailbox(
    async () => {
      const mailbox = mailboxNow();
      if (!mailbox) return null;
      // The IMAP library and the parser are loaded only where they are used.
      const { openInbound } = await import('#features/inbound/server/open-inbound.ts');
      return openInbound({ ...desk, replyKey: mail.replyKey }, { mailbox, log, parseScript: threads?.parse });
    },
    (error) => log.error({ event: 'inbound.not_opened', err: error }, 'the mailbox could not be opened'),
  );
  const ending = new AbortController();
  // Tests and the development server have no built command line.
  const hasDesk = Boolean(own.runDesk ?? options.deskScript);
  const runDesk = own.runDesk ?? deskRunner(options.deskScript ?? '', ending.signal);
  const runner = createBackupRunner({ db, log, runDesk });
  const backups = {
    settings: () => findBackupSettings(db, cipher, env.backups),
    runner: hasDesk ? runner : null,
  };
  const time = async () => (hasDesk ? (await backups.settings()).time : null);
  const nightlyBackup = { db, clock, log, startedAt: clock(), time, runner, runDesk };
  const monitoring = openMonitoring(foundation, {
    mailboxId: () => mailboxNow()?.id ?? null,
    ignoredMailbox: connections.findIgnoredMailbox,
    failedJobs: () => jobRunner.failed().filter((name) => name !== alarmJobName && name !== backupJobName),
    isBackedUp: hasDesk && env.backups.time !== null,
  });
  const jobRunner: JobRunner = createJobRunner(
    jobs,
    {
      ...desk,
      log,
      storage,
      nightlyBackup,
      mailConnections: connections,
      checkAlarms: monitoring.checkAlarms,
    },
    log,
  );
  const workers = [outbox, webhookDeliveries, inbound, jobRunner];
  const feeds = openFeeds(foundation);
  // With PostgreSQL another instance may have the mail.
  const checkMail = () => checkMailServer({ db, clock, verify: transport.verify });
  const senderCheck = createSenderCheck(clock);
  const keepsMails = () => transport.keepsFiles === true;
  connections.onChange(inbound.follow);
  const canShowMails = mailDir !== null && engine === 'sqlite' && isLoopback(env.appUrl);
  return {
    env,
    log,
    database,
    outbox,
    webhookDeliveries,
    inbound,
    jobs: jobRunner,
    monitoring,
    mailDir,
    keepsMails,
    devMailKey: canShowMails ? (own.devMailKey ?? randomBytes(24).toString('base64url')) : null,
    checkMail,
    services: {
      ...desk,
      ...feeds,
      ...createRateLimits(foundation),
      backups,
      alarms: {
        receivers: hostsOf(env.alarms),
        async sendTest() {
          const { content } = await findPublished(db);
          return sendTestAlarm(env.alarms, content.company.name || env.appUrl);
        },
      },
      mailConnections: connections,
      checkMail,
      get mailboxId() {
        return mailboxNow()?.id ?? null;
      },
      storageState: storage.state,
      // By the sender of the draft, which mails have once it is published.
      async sendTestMail(address) {
        const { company } = await findContent(db);
        return sendTestMail({ db, clock, company, transport }, address);
      },
      mailSettings: (sender = currentSettings().company.email.noReply) =>
        cipher.hash(`mail-settings ${connections.current()?.smtpUrl ?? ''} ${sender}`),
      get mailsReachNobody() {
        return keepsMails() && !isLoopback(env.appUrl);
      },
      get senderCheck() {
        return keepsMails() ? null : senderCheck;
      },
      mailFiles: mail.mailFiles,
      parseMail: shownMails.parse,
      deskHeartbeatMs: own.deskHeartbeatMs ?? usualHeartbeatMs,
      signInAudit: createSignInAudit({ hash: cipher.hash, log }),
    },
    start() {
      for (const worker of workers) worker.start();
    },
    endPictures() {
      pictures.close();
    },
    async close() {
      feeds.deskEvents.close();
      feeds.deskPresence.close();
      ending.abort();
      await Promise.all([runner.ended(), ...workers.map((worker) => worker.stop())]);
      await Promise.all([mail.close(), rates.close(), pictures.close(), shownMails.close()]);
      await database.close();
    },
  };
}

/**
 * Opens everything except the database, which could not be opened for `reason`: what needs it fails, and is answered with
 * 503. Throws `reason` where there is no key or no
 * copy of the settings yet, since then nothing was ever stored.
 */
export async function openWithoutDatabase(options: StartOptions, reason: unknown): Promise<Dependencies> {
  const { dataDir, databaseUrl } = options.env;
  const { current, previous } = findSecrets(options.env);
  const settingsFile = databaseUrl ? null : settingsFileIn(dataDir);
  if (!current || !settingsFile) throw reason;
  await followFile(settingsFile, Date.now()).catch(() => {
    throw reason;
  });
  return openDependencies(options, {
    database: closedDatabase(reason),
    cipher: createCipher(current, previous),
  });
}

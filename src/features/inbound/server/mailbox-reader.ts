import { ImapFlow } from 'imapflow';
import { isInfrastructureFault } from '../../../platform/db/infrastructure-fault.ts';
import { SignInRefused, signInRefused } from '../../../platform/mail/connection/oauth.ts';
import { reasonOf } from '../../../platform/outbox/outbox-rows.ts';
import { ThreadEnded } from '../../../platform/threads.ts';
import { day, minute } from '../../../platform/values/durations.ts';
import { withPublished } from '../../settings/server/current-settings.ts';
import type { MailboxAddress } from './imap-url.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { Reception } from './inbound-records.ts';
import {
  type Cursor,
  createLeaseHolder,
  moveCursor,
  readCursor,
  releaseLease,
  storeConnection,
  takeLease,
} from './mailbox-cursor.ts';
import { type FetchedMail, receiveMail, setAside } from './receive-mail.ts';

export interface InboundLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Reads a mailbox while the server runs. */
export interface MailboxReader {
  start(): void;
  /** Ends the connection; resolves once the current mail is stored and the lease released. */
  stop(): Promise<void>;
}

/** Pauses in milliseconds. */
export interface ReaderTimes {
  lease: number;
  /** Used when the server does not support IDLE, and for lost notifications. */
  poll: number;
  firstRetry: number;
  lastRetry: number;
}

const usualTimes: ReaderTimes = {
  lease: minute,
  poll: minute,
  firstRetry: 1_000,
  lastRetry: 5 * minute,
};

/** Larger mails are truncated: parsing takes three times their size in memory. Few mail servers accept more. */
const mostBytes = 40_000_000;

/** Bytes that are read of a larger mail. */
const beginningBytes = 2_000_000;

/** Covers clock differences of the mail server, and mails that were moved in. */
const overlap = 2 * day;

/** Another process has the lease. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

interface ImapError {
  responseText?: string;
  authenticationFailed?: boolean;
}

/** Returns the reason for a failure from the IMAP library, without personal data. */
function problemText(error: unknown): string {
  const { responseText, authenticationFailed } = error as ImapError;
  if (error instanceof SignInRefused) return error.message;
  if (authenticationFailed) return 'The mail server does not accept the user name and password.';
  return reasonOf(responseText ?? error);
}

/**
 * Creates the reader of a mailbox. New mails are announced by the server (IDLE) or found by polling. The mailbox is
 * opened read-only: mails are not changed, marked or deleted. Mails from before the first connection are left to the
 * company's mail program. Every mail is stored before the cursor moves past it, so that none is lost when the process
 * ends, and `receiveMail` stores a mail that is fetched twice only once. Reconnects indefinitely, with growing pauses.
 */
export function createMailboxReader(
  deps: InboundDependencies,
  {
    mailbox,
    log,
    times = usualTimes,
    receive = receiveMail,
  }: {
    mailbox: MailboxAddress;
    log: InboundLog;
    times?: ReaderTimes;
    receive?: (deps: InboundDependencies, mail: FetchedMail) => Promise<Reception>;
  },
): MailboxReader {
  const { db, clock } = deps;
  const { id } = mailbox;
  const holder = createLeaseHolder();
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let client: ImapFlow | null = null;
  /** Milliseconds until the next attempt to connect; reset once the mailbox was read. */
  let retry = times.firstRetry;
  /** Ends the current pause. */
  let endPause = () => {};

  function pause(ms: number): Promise<void> {
    if (isStopped) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async function extendLease(): Promise<boolean> {
    const now = clock();
    return takeLease(db, { id, holder, now, until: now + times.lease });
  }

  async function move(cursor: Cursor): Promise<void> {
    if (!(await moveCursor(db, { id, holder, ...cursor }))) throw new LeaseLost();
  }

  /** Returns the cursor for the current UIDVALIDITY. */
  async function openCursor(imap: ImapFlow): Promise<Cursor> {
    if (!imap.mailbox) throw new Error('The mailbox is not open.');
    const uidValidity = Number(imap.mailbox.uidValidity);
    const { uidNext } = imap.mailbox;
    const cursor = await readCursor(db, id);
    if (cursor.uidValidity === uidValidity) return cursor;
    const isFirst = cursor.uidValidity === null;
    const since = new Date((cursor.lastMailAt ?? clock()) - overlap);
    const found = isFirst ? [] : (await imap.search({ since }, { uid: true })) || [];
    const lastUid = Math.min(uidNext, ...found) - 1;
    const opened = { uidValidity, lastUid, lastMailAt: cursor.lastMailAt ?? clock() };
    await move(opened);
    log.info(
      { event: isFirst ? 'inbound.began' : 'inbound.renumbered', after: lastUid },
      isFirst
        ? 'mails are received from now on'
        : 'the mail server has numbered the mails of the mailbox again',
    );
    return opened;
  }

  const store = withPublished(async (mail: FetchedMail, uid: number): Promise<void> => {
    let reception: Reception;
    try {
      reception = await receive(deps, mail);
    } catch (error) {
      if (isInfrastructureFault(error) || error instanceof ThreadEnded) throw error;
      log.error({ event: 'inbound.not_stored', uid, reason: reasonOf(error) }, 'a mail could not be stored');
      reception = await setAside(deps, mail);
    }
    if (reception.isRepeat) return;
    const { outcome, leadId } = reception;
    log.info(
      { event: 'inbound.received', uid, outcome, ...(leadId ? { leadId } : {}) },
      'a mail was received',
    );
  });

  async function fetchMail(imap: ImapFlow, uid: number, size: number): Promise<FetchedMail | null> {
    const source = size > mostBytes ? { start: 0, maxLength: beginningBytes } : true;
    const found = await imap.fetchOne(String(uid), { uid: true, source, internalDate: true }, { uid: true });
    // Deleted since it was listed.
    if (found === false || found.source === undefined) return null;
    const taken = new Date(found.internalDate ?? clock()).getTime();
    return { raw: found.source, size, receivedAt: Math.min(Number.isNaN(taken) ? clock() : taken, clock()) };
  }

  async function fetchNew(imap: ImapFlow): Promise<void> {
    let cursor = await openCursor(imap);
    const listed = await imap.fetchAll(`${cursor.lastUid + 1}:*`, { uid: true, size: true }, { uid: true });
    // The range includes the newest mail even when all numbers are smaller.
    const fresh = listed.filter(({ uid }) => uid > cursor.lastUid).sort((a, b) => a.uid - b.uid);
    for (const { uid, size = 0 } of fresh) {
      if (isStopped) return;
      if (!(await extendLease())) throw new LeaseLost();
      const mail = await fetchMail(imap, uid, size);
      if (mail) await store(mail, uid);
      cursor = { ...cursor, lastUid: uid, lastMailAt: mail?.receivedAt ?? cursor.lastMailAt };
      await move(cursor);
    }
  }

  /** A token that the server has rejected. */
  let rejected: string | undefined;

  /** Connects; with a token, one that the server rejects is another one at the next attempt. */
  async function connect(imap: ImapFlow, accessToken: string | undefined): Promise<void> {
    try {
      await imap.connect();
    } catch (error) {
      const { authenticationFailed, responseText } = error as ImapError;
      if (!mailbox.signIn || !authenticationFailed) throw error;
      rejected = accessToken;
      throw signInRefused(mailbox.signIn.provider, mailbox.signIn.name, responseText ?? 'token not accepted');
    }
  }

  /** Reads the mailbox until the connection ends; throws unless `stop` ended it. */
  async function readConnected(): Promise<void> {
    const token = await mailbox.signIn?.tokens(rejected);
    if (isStopped) return;
    const imap = new ImapFlow({
      ...mailbox.connection,
      ...(token
        ? { auth: { user: mailbox.connection.auth?.user ?? '', accessToken: token.accessToken } }
        : {}),
      logger: false,
      autoIdleDelay: 200,
      maxIdleTime: 5 * minute,
      missingIdleCommand: 'NOOP',
      connectionTimeout: 20_000,
      greetingTimeout: 10_000,
      socketTimeout: 10 * minute,
    });
    client = imap;
    let failure: unknown = null;
    let isNew = true;
    imap.on('error', (error) => {
      failure ??= error;
      endPause();
    });
    imap.on('close', () => endPause());
    imap.on('exists', () => {
      isNew = true;
      endPause();
    });
    try {
      await connect(imap, token?.accessToken);
      await imap.mailboxOpen(mailbox.folder, { readOnly: true });
      await storeConnection(db, id, { connectedAt: clock() });
      log.info({ event: 'inbound.connected' }, 'the mailbox is connected');
      let polledAt = clock();
      while (!isStopped && imap.usable) {
        if (isNew || clock() - polledAt >= times.poll) {
          isNew = false;
          polledAt = clock();
          await fetchNew(imap);
          retry = times.firstRetry;
        }
        if (!(await extendLease())) throw new LeaseLost();
        if (!isNew && imap.usable) await pause(Math.min(times.lease / 3, times.poll));
      }
      if (!isStopped) throw failure ?? new Error('The mail server ended the connection.');
    } finally {
      client = null;
      imap.close();
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        if (!(await extendLease())) {
          await pause(times.lease / 2);
          continue;
        }
        await readConnected();
      } catch (error) {
        if (isStopped) return;
        if (error instanceof LeaseLost) {
          log.info({ event: 'inbound.lease_lost' }, 'another process reads the mailbox');
        } else {
          const problem = problemText(error);
          log.warn({ event: 'inbound.failed', problem, retryMs: retry }, 'the mailbox could not be read');
          await storeConnection(db, id, { failedAt: clock(), problem }).catch(() => {});
        }
      }
      await pause(retry);
      retry = Math.min(2 * retry, times.lastRetry);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      isStopped = true;
      endPause();
      client?.close();
      await running;
      await releaseLease(db, { id, holder }).catch(() => {});
    },
  };
}

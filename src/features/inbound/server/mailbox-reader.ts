import { ImapFlow } from 'imapflow';
import { withPublished } from '#features/settings/server/current-settings.ts';
import { isInfrastructureFault } from '#platform/db/infrastructure-fault.ts';
import { requireOpenHost } from '#platform/http/url-rules.ts';
import { SignInRefused, signInRefused } from '#platform/mail/connection/oauth.ts';
import { reasonOf } from '#platform/outbox/outbox-rows.ts';
import { ThreadEnded } from '#platform/threads.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import type { MailboxAddress } from './imap-url.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { FetchedMail, Reception } from './inbound-records.ts';
import {
  createLeaseHolder,
  LeaseLost,
  readCursor,
  releaseLease,
  storeConnection,
  takeLease,
} from './mailbox-cursor.ts';
import {
  beginTry,
  cancelTry,
  enqueueMails,
  findDueMail,
  findNextTry,
  listQueued,
  oldestUnstored,
  type QueuedMail,
  storeProblem,
  triesUntilAside,
} from './mailbox-queue.ts';
import { createMailboxSession, type MailboxSession } from './mailbox-session.ts';
import { receiveMail, setAside } from './receive-mail.ts';

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
  /** While the server refuses the sign-in: many lock an account after frequent attempts. */
  lastSignIn: number;
  /** Limit of the time in which the server sends nothing during a fetch. */
  silence: number;
}

const usualTimes: ReaderTimes = {
  lease: minute,
  poll: minute,
  firstRetry: 1_000,
  lastRetry: minute,
  lastSignIn: 5 * minute,
  silence: minute,
};

/** Attempts that may end the process before a mail is set aside unread. */
const mostInterrupted = 6;

/** Attempts to fetch a mail that was set aside: about three weeks. */
const mostTries = 100;

const longestRetry = 6 * hour;

/** Covers clock differences of the mail server, and mails that were moved in. */
const overlap = 2 * day;

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
 * company's mail program. Every listed mail is queued before the cursor moves past it, and leaves the queue once it is
 * stored, so that none is lost when the process ends, and `receiveMail` stores a mail that is fetched twice only once. A mail
 * that the server does not hand over, or that cannot be stored, is set aside after three attempts, and blocks no other
 * mail. Reconnects indefinitely, with growing pauses.
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

  /** Queues the mails that have arrived. Returns the current UIDVALIDITY. */
  async function enqueueNew(session: MailboxSession): Promise<number> {
    const { uidValidity, uidNext } = session.numbering();
    const cursor = await readCursor(db, id);
    const mailbox = { id, holder, uidValidity };
    const now = clock();
    if (cursor.uidValidity === uidValidity) {
      const uids = (await session.search({ uid: `${cursor.lastUid + 1}:*` })) ?? [];
      // The range includes the newest mail even when all numbers are smaller.
      const fresh = [...new Set(uids)].filter((uid) => uid > cursor.lastUid).sort((a, b) => a - b);
      if (fresh.length === 0) return uidValidity;
      const mails = await session.list(fresh);
      const lastUid = Math.max(...fresh);
      const lastMailAt = Math.max(cursor.lastMailAt ?? 0, ...mails.map(({ receivedAt }) => receivedAt));
      await enqueueMails(db, { ...mailbox, lastUid, lastMailAt }, { mails, now });
      return uidValidity;
    }
    const isFirst = cursor.uidValidity === null;
    const before = uidNext ? uidNext - 1 : Math.max(0, ...((await session.search({ all: true })) ?? []));
    if (isFirst) {
      const beganAt = await session.newestReceipt();
      await enqueueMails(db, { ...mailbox, lastUid: before, lastMailAt: now, beganAt }, { mails: [], now });
    } else {
      const oldest = (await oldestUnstored(db, id)) ?? now;
      const since = Math.min((cursor.lastMailAt ?? now) - overlap, oldest - day);
      const uids = await session.search({ since: new Date(since) });
      if (!uids) throw new Error('The mail server does not search the mailbox.');
      const { beganAt } = cursor;
      const mails = (await session.list(uids)).filter(
        ({ receivedAt }) => beganAt === null || receivedAt > beganAt,
      );
      const lastUid = Math.max(before, ...uids);
      await enqueueMails(db, { ...mailbox, lastUid, lastMailAt: cursor.lastMailAt }, { mails, now });
    }
    log.info(
      { event: isFirst ? 'inbound.began' : 'inbound.renumbered', after: before },
      isFirst
        ? 'mails are received from now on'
        : 'the mail server has numbered the mails of the mailbox again',
    );
    return uidValidity;
  }

  const store = withPublished(async (queued: QueuedMail, fetched: Omit<FetchedMail, 'recordId'>) => {
    const { uid } = queued;
    const mail = { ...fetched, recordId: queued.id };
    if (queued.outcome !== 'waiting') await storeProblem(db, queued, { outcome: 'waiting', reason: null });
    let reception: Reception;
    try {
      reception = await receive(deps, mail);
    } catch (error) {
      if (isInfrastructureFault(error) || error instanceof ThreadEnded) {
        await cancelTry(db, queued, clock()).catch(() => {});
        throw error;
      }
      const reason = reasonOf(error);
      log.error(
        { event: 'inbound.not_stored', uid, tries: queued.tries + 1, reason },
        'a mail could not be stored',
      );
      if (queued.tries + 1 < triesUntilAside) {
        await storeProblem(db, queued, { problem: reason });
        return;
      }
      reception = await setAside(deps, mail, reason);
    }
    if (reception.isRepeat) return;
    const { outcome, leadId } = reception;
    log.info(
      { event: 'inbound.received', uid, outcome, ...(leadId ? { leadId } : {}) },
      'a mail was received',
    );
  });

  async function storeUnfetched(session: MailboxSession, mail: QueuedMail, error: unknown): Promise<void> {
    const { uid, size } = mail;
    const tries = mail.tries + 1;
    const problem = problemText(error);
    if (tries < triesUntilAside) {
      await storeProblem(db, mail, { problem });
      log.warn({ event: 'inbound.not_fetched', uid, tries, problem }, 'a mail could not be fetched');
      return;
    }
    const description =
      mail.outcome === 'waiting' && session.isUsable() ? await session.readEnvelope(mail) : {};
    await storeProblem(db, mail, {
      ...description,
      problem,
      outcome: 'unreadable',
      reason: 'not-fetched',
      ...(tries >= mostTries ? { next_try_at: null } : {}),
    });
    if (mail.outcome === 'waiting')
      log.error({ event: 'inbound.set_aside', uid, size, tries, problem }, 'a mail was set aside');
  }

  /** Returns null when the mail was not fetched. Throws when the connection has ended. */
  async function tryToFetch(session: MailboxSession, mail: QueuedMail) {
    try {
      const fetched = await session.fetchMail(mail);
      if (fetched) return fetched;
    } catch (error) {
      if (isStopped) {
        await cancelTry(db, mail, clock());
        return null;
      }
      await storeUnfetched(session, mail, error);
      if (!session.isUsable()) throw error;
      return null;
    }
    // Another attempt follows before it is taken as deleted.
    if (mail.tries === 0) return null;
    await storeProblem(db, mail, { outcome: 'gone', reason: null, next_try_at: null });
    log.info({ event: 'inbound.gone', uid: mail.uid }, 'a mail was deleted before it was read');
    return null;
  }

  async function receiveQueued(session: MailboxSession, mail: QueuedMail): Promise<void> {
    const { uid, size, tries } = mail;
    if (mail.outcome === 'waiting' && mail.problem === null && tries >= mostInterrupted) {
      const problem = 'The program ended while the mail was being stored.';
      await storeProblem(db, mail, {
        problem,
        outcome: 'unreadable',
        reason: 'not-stored',
        next_try_at: null,
      });
      log.error({ event: 'inbound.set_aside', uid, size, tries, problem }, 'a mail was set aside');
      return;
    }
    if (mail.outcome === 'waiting' && tries + 1 >= triesUntilAside)
      await session.requireOtherMail(await listQueued(db, id));
    await beginTry(db, mail, clock() + Math.min(times.firstRetry * 2 ** (tries + 1), longestRetry));
    const fetched = await tryToFetch(session, mail);
    if (!fetched) return;
    await store(mail, fetched);
    retry = times.firstRetry;
  }

  async function receiveDue(session: MailboxSession, uidValidity: number): Promise<void> {
    while (!isStopped && session.isUsable()) {
      const mail = await findDueMail(db, { id, uidValidity }, clock());
      if (!mail) return;
      if (!(await extendLease())) throw new LeaseLost();
      await receiveQueued(session, mail);
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
    const { host } = mailbox.connection;
    if (mailbox.isTyped && host) await requireOpenHost(host);
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
    const session = createMailboxSession(deps, {
      imap,
      silenceMs: times.silence,
      keepLease: () => void extendLease().catch(() => {}),
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
      await session.open(mailbox.folder);
      await storeConnection(db, id, { connectedAt: clock() });
      log.info({ event: 'inbound.connected' }, 'the mailbox is connected');
      let polledAt = clock();
      let uidValidity = 0;
      while (!isStopped && session.isUsable()) {
        if (isNew || clock() - polledAt >= times.poll) {
          isNew = false;
          polledAt = clock();
          uidValidity = await enqueueNew(session);
        }
        await receiveDue(session, uidValidity);
        if (session.isUsable()) retry = times.firstRetry;
        if (!(await extendLease())) throw new LeaseLost();
        const nextTry = await findNextTry(db, { id, uidValidity });
        const untilTry = nextTry === null ? times.poll : Math.max(nextTry - clock(), 0);
        if (!isNew && session.isUsable()) await pause(Math.min(times.lease / 3, times.poll, untilTry));
      }
      if (!isStopped) throw failure ?? new Error('The mail server ended the connection.');
    } finally {
      client = null;
      imap.close();
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      let longest = times.lastRetry;
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
          if (error instanceof SignInRefused || (error as ImapError).authenticationFailed)
            longest = times.lastSignIn;
          log.warn({ event: 'inbound.failed', problem, retryMs: retry }, 'the mailbox could not be read');
          await storeConnection(db, id, { failedAt: clock(), problem }).catch(() => {});
        }
      }
      await pause(retry);
      retry = Math.min(2 * retry, longest);
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

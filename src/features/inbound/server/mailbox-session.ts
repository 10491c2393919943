import type { ImapFlow } from 'imapflow';
import { minute } from '#platform/values/durations.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import type { FetchedMail } from './inbound-records.ts';
import { type ListedMail, type QueuedMail, triesUntilAside, unknownSize } from './mailbox-queue.ts';

/** Limit of the time of one fetch: some servers send signs of life, and never an answer. */
const longestFetch = 10 * minute;

/** Part of the listed size that a fetched mail has at least: some servers list a size that is not exact. */
const leastOfSize = 0.9;

/** Larger mails are truncated: parsing takes three times their size in memory. Few mail servers accept more. */
const mostBytes = 40_000_000;

/** Bytes that are read of a larger mail. */
const beginningBytes = 2_000_000;

function timeOf(date: unknown): number | null {
  const time = date === undefined ? Number.NaN : new Date(date as Date).getTime();
  return Number.isNaN(time) ? null : time;
}

/** Commands of an open connection to a mailbox, each within its time limits. */
export type MailboxSession = ReturnType<typeof createMailboxSession>;

export function createMailboxSession(
  { clock, cipher }: Pick<InboundDependencies, 'clock' | 'cipher'>,
  {
    imap,
    silenceMs,
    keepLease,
  }: {
    imap: ImapFlow;
    /** Limit of the time in which the server sends nothing. */
    silenceMs: number;
    /** Called at times while a command runs. */
    keepLease: () => void;
  },
) {
  /** Runs a command within the time limits, and keeps the lease while it runs. The connection is closed at a limit. */
  async function withinLimits<Result>(run: () => Promise<Result>): Promise<Result> {
    let { received } = imap.stats();
    const until = Date.now() + longestFetch;
    let isOver = false;
    const timer = setInterval(() => {
      const now = imap.stats().received;
      if (now === received || Date.now() > until) {
        isOver = true;
        imap.close();
      }
      received = now;
      keepLease();
    }, silenceMs);
    try {
      return await run();
    } catch (error) {
      throw isOver ? new Error('The mail server did not answer in time.') : error;
    } finally {
      clearInterval(timer);
    }
  }

  async function search(query: { uid: string } | { since: Date } | { all: true }) {
    return withinLimits(async () => (await imap.search(query, { uid: true })) || null);
  }

  /** Lists sizes and times of receipt; a server that refuses it for one mail gives the numbers alone. */
  async function list(uids: readonly number[]): Promise<ListedMail[]> {
    if (uids.length === 0) return [];
    const details = new Map<number, { size: number; receivedAt: number }>();
    const now = clock();
    try {
      const rows = await withinLimits(() =>
        imap.fetchAll(uids.join(','), { uid: true, size: true, internalDate: true }, { uid: true }),
      );
      for (const { uid, size = unknownSize, internalDate } of rows)
        details.set(uid, { size, receivedAt: Math.min(timeOf(internalDate) ?? now, now) });
    } catch (error) {
      if (!imap.usable) throw error;
    }
    return uids.map((uid) => ({ uid, ...(details.get(uid) ?? { size: unknownSize, receivedAt: now }) }));
  }

  /** Returns when the newest of the mails was received that a mailbox has now. */
  async function newestReceipt(): Promise<number> {
    if (!imap.mailbox || imap.mailbox.exists === 0) return 0;
    const first = Math.max(1, imap.mailbox.exists - 99);
    const rows = await withinLimits(() => imap.fetchAll(`${first}:*`, { internalDate: true }));
    return Math.max(0, ...rows.map(({ internalDate }) => timeOf(internalDate) ?? 0));
  }

  /** Fetches a mail; null when it is not in the mailbox anymore. Throws when the server does not hand it over. */
  async function fetchMail(mail: QueuedMail): Promise<Omit<FetchedMail, 'recordId'> | null> {
    const { uid, size } = mail;
    const isLong = size > mostBytes;
    const source =
      size > unknownSize && !isLong ? true : { start: 0, maxLength: isLong ? beginningBytes : mostBytes };
    const match = await withinLimits(() =>
      imap.fetchOne(String(uid), { uid: true, source, internalDate: true }, { uid: true }),
    );
    const raw = match === false ? undefined : match.source;
    if (match && raw && raw.byteLength > 0) {
      const isShort = !isLong && raw.byteLength < leastOfSize * size;
      if (isShort && mail.tries + 1 < triesUntilAside)
        throw new Error(`The mail server sent ${raw.byteLength} of ${size} bytes.`);
      const receivedAt = timeOf(match.internalDate) ?? mail.receivedAt;
      const isCut = isLong || isShort;
      return { raw, size: isCut ? size : raw.byteLength, receivedAt: Math.min(receivedAt, clock()) };
    }
    const uids = await search({ uid: String(uid) });
    if (uids && !uids.includes(uid)) return null;
    throw new Error(
      match ? 'The mail server sent the mail without content.' : 'The mail server sent nothing for the mail.',
    );
  }

  /** Returns the sender and the subject by the server's own reading of a mail that it does not hand over. */
  async function readEnvelope({ uid }: QueuedMail) {
    try {
      const match = await withinLimits(() =>
        imap.fetchOne(String(uid), { uid: true, envelope: true }, { uid: true }),
      );
      const { subject = '', from = [] } = (match ? match.envelope : undefined) ?? {};
      const address = from[0]?.address?.toLowerCase() ?? '';
      return {
        subject: subject.slice(0, 500),
        sender_name: (from[0]?.name ?? '').slice(0, 300),
        sender_address: address.slice(0, 300),
        ...(address ? { sender: cipher.hash(address) } : {}),
      };
    } catch {
      return {};
    }
  }

  /** Throws unless the server hands over another mail: then the fault is its own, and not that of one mail. */
  async function requireOtherMail(queued: ReadonlySet<number>): Promise<void> {
    const others = ((await search({ all: true })) ?? []).filter((uid) => !queued.has(uid));
    if (others.length === 0) return;
    for (const uid of others.slice(-3).reverse()) {
      try {
        const match = await withinLimits(() =>
          imap.fetchOne(String(uid), { uid: true, source: { start: 0, maxLength: 1_000 } }, { uid: true }),
        );
        if (match && (match.source?.byteLength ?? 0) > 0) return;
      } catch (error) {
        if (!imap.usable) throw error;
      }
    }
    throw new Error('The mail server does not hand over any mail.');
  }

  return {
    isUsable: () => imap.usable,
    /** Numbering of the mails: the current UIDVALIDITY and the next UID. */
    numbering() {
      if (!imap.mailbox) throw new Error('The mailbox is not open.');
      return { uidValidity: Number(imap.mailbox.uidValidity ?? 0), uidNext: imap.mailbox.uidNext };
    },
    open: (folder: string) => withinLimits(() => imap.mailboxOpen(folder, { readOnly: true })),
    ...{ search, list, newestReceipt, fetchMail, readEnvelope, requireOtherMail },
  };
}

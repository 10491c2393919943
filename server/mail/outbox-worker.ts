import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import type { ComposedEmail } from './composed-email.ts';
import type { EmailName, EmailProps } from './emails.ts';
import { claimDue, markFailed, markSent, type OutboxRow, reviveFailed } from './outbox-rows.ts';
import { reasonOf } from './retry-policy.ts';
import { type MailTransport, RecipientRefused } from './transport.ts';

/** What the worker needs of the house. */
export interface OutboxDependencies extends Pick<Database, 'db' | 'engine'> {
  transport: MailTransport;
  /** Makes the e-mail from its row; rejects when it cannot be made. */
  compose: <Name extends EmailName>(name: Name, props: EmailProps<Name>) => Promise<ComposedEmail>;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Logger;
  /** How long a mail is held while it is delivered; an attempt that takes nearly as long is given up. */
  leaseMs?: number;
  /** How often to look for due mails without being woken. */
  pollMs?: number;
  /** Deliveries at once. */
  concurrency?: number;
}

/** Delivers the outbox. Several may work on one database. */
export interface OutboxWorker {
  start(): void;
  /** Looks for due mails now. */
  wake(): void;
  /** Delivers everything that is due now, then resolves. Rejects when the database fails. */
  drain(): Promise<void>;
  /** Finishes the mails in hand, then resolves; takes no new ones. The transport stays open. */
  stop(): Promise<void>;
  /** Makes a failed mail due again. False when there is no failed mail of this id. */
  retry(id: string): Promise<boolean>;
}

/** The e-mails that go to an address which a visitor typed. */
const visitorEmails = new Set<string>([
  'lead-acknowledgement',
  'verify-email',
  'reset-password',
  'kyc-reviewed',
] satisfies EmailName[]);

/** A mail that can never be made; the reason quotes nothing of what it holds. */
class Uncomposable extends Error {}

function propsOf(row: OutboxRow): EmailProps<EmailName> {
  try {
    return JSON.parse(row.props);
  } catch {
    // The parser's message quotes the text, which is personal data.
    throw new Uncomposable('The properties of the e-mail are not JSON.');
  }
}

/** Makes the worker; it does nothing before `start` or `drain`. */
export function createOutboxWorker(dependencies: OutboxDependencies): OutboxWorker {
  const { db, transport, clock, log, leaseMs = 60_000, pollMs = 5_000, concurrency = 5 } = dependencies;
  const inHand = new Set<Promise<void>>();
  let stopping = false;
  let running: Promise<void> | null = null;
  let wakeUp = () => {};
  let woken = false;
  let lastClaim: Promise<void> = Promise.resolve();

  async function compose(row: OutboxRow): Promise<ComposedEmail> {
    try {
      // A row may hold any name; composeEmail rejects one that it does not know.
      return await dependencies.compose(row.email as EmailName, propsOf(row));
    } catch (error) {
      throw error instanceof Uncomposable ? error : new Uncomposable(reasonOf(error), { cause: error });
    }
  }

  async function send(row: OutboxRow): Promise<void> {
    const mail = await compose(row);
    await transport.deliver({ ...mail, messageId: row.id }, AbortSignal.timeout(leaseMs * 0.9));
  }

  /** One attempt, whose outcome is in the row when this resolves; rejects only when the database fails. */
  async function attempt(row: OutboxRow): Promise<void> {
    const facts = { outboxId: row.id, email: row.email, attempts: row.attempts };
    try {
      await send(row);
    } catch (error) {
      // A visitor's address may not exist. Ours does: a refusal there is a server's mood or a setting that will be mended.
      const refused = error instanceof RecipientRefused && visitorEmails.has(row.email);
      const permanent = error instanceof Uncomposable || refused;
      const reason = reasonOf(error);
      const givenUp = await markFailed(db, row, { reason, permanent, now: clock() });
      if (givenUp) log.error({ ...facts, reason }, 'a mail was given up');
      else log.warn({ ...facts, reason }, 'a mail was not delivered and will be tried again');
      return;
    }
    await markSent(db, row, clock());
    log.info(facts, 'a mail was delivered');
  }

  function reportDatabase(error: unknown): void {
    log.error({ reason: reasonOf(error) }, 'the outbox could not reach the database and will try again');
  }

  function wake(): void {
    woken = true;
    wakeUp();
  }

  function beginDelivery(row: OutboxRow): void {
    const delivery = attempt(row).finally(() => inHand.delete(delivery));
    inHand.add(delivery);
    // A delivery makes room for the next; a row whose outcome could not be stored waits for its lease to end.
    delivery.then(wake, reportDatabase);
  }

  /** Begins as many deliveries as there is room for. */
  async function claimAndBegin(): Promise<void> {
    const limit = concurrency - inHand.size;
    if (limit === 0) return;
    for (const row of await claimDue(dependencies, { now: clock(), leaseMs, limit })) beginDelivery(row);
  }

  /** Claims follow one another, so that the room is counted right and `drain` misses no mail that the loop takes. */
  function begin(): Promise<void> {
    const begun = lastClaim.then(claimAndBegin);
    lastClaim = begun.catch(() => {});
    return begun;
  }

  async function untilWokenOrDue(): Promise<void> {
    if (!woken && !stopping) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pollMs);
        wakeUp = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    woken = false;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await begin();
      } catch (error) {
        // Not woken: without the database, the pause until the next look is the poll's.
        reportDatabase(error);
      }
      await untilWokenOrDue();
    }
  }

  return {
    start() {
      running ??= run();
    },
    wake,
    async drain() {
      await begin();
      while (inHand.size > 0) {
        await Promise.all(inHand);
        await begin();
      }
    },
    async stop() {
      stopping = true;
      wake();
      await running;
      await Promise.allSettled(inHand);
    },
    async retry(id) {
      const revived = await reviveFailed(db, id, clock());
      if (revived) wake();
      return revived;
    },
  };
}

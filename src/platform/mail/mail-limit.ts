import type { Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import { day, hour } from '../values/durations.ts';

/** Mails to one address: 3 an hour and 10 a day of all kinds, and apart from that 5 and 10 links to choose a password. */
const limits = { all: { hour: 3, day: 10 }, reset: { hour: 5, day: 10 } } as const;

/** The address that a mail goes to, and the account that causes the mail; null for a visitor. */
export interface MailCause {
  address: string;
  accountId: string | null;
}

/** Limits the mails that a person can cause to an address that they have not confirmed to be theirs. */
export interface MailLimit {
  /** True if the account that causes a mail has confirmed that the address is its own: then nothing is counted. */
  isOwn(db: Db, cause: MailCause): Promise<boolean>;
  /**
   * Counts a mail, in the transaction that enqueues it: a mail that is not stored is not counted. False when the address
   * has had as many as it may get; the caller then enqueues none.
   */
  take(transaction: Db, cause: MailCause, now: number): Promise<boolean>;
  /** Time at which the address may get a mail again, in milliseconds since 1970; null when it may get one now. */
  nextAt(db: Db, address: string, now: number): Promise<number | null>;
  /**
   * Counts a link to choose a new password, as `take` does. It counts with the other mails, but only links use up what links may
   * take: nobody is kept out of an account by acknowledgements that a stranger caused.
   */
  takeReset(transaction: Db, address: string, now: number): Promise<boolean>;
}

/** Parameters of a count; times in milliseconds since 1970. */
interface Count {
  recipient: string;
  now: number;
  anHourAgo: number;
  aDayAgo: number;
  mostInHour: number;
  mostInDay: number;
}

const countOne = prepareQuery((db, { recipient, now, anHourAgo, aDayAgo, mostInHour, mostInDay }: Count) =>
  db
    .insertInto('mail_counts')
    .values({ recipient, hour_began_at: now, in_hour: 1, day_began_at: now, in_day: 1 })
    .onConflict((conflict) =>
      conflict
        .column('recipient')
        .doUpdateSet(({ eb, ref }) => {
          const hourIsOver = eb(ref('mail_counts.hour_began_at'), '<=', anHourAgo);
          const dayIsOver = eb(ref('mail_counts.day_began_at'), '<=', aDayAgo);
          const inHour = eb(ref('mail_counts.in_hour'), '+', 1);
          const inDay = eb(ref('mail_counts.in_day'), '+', 1);
          return {
            hour_began_at: eb.case().when(hourIsOver).then(now).else(ref('mail_counts.hour_began_at')).end(),
            in_hour: eb.case().when(hourIsOver).then(1).else(inHour).end(),
            day_began_at: eb.case().when(dayIsOver).then(now).else(ref('mail_counts.day_began_at')).end(),
            in_day: eb.case().when(dayIsOver).then(1).else(inDay).end(),
          };
        })
        .where((eb) =>
          eb.and([
            eb.or([
              eb('mail_counts.hour_began_at', '<=', anHourAgo),
              eb('mail_counts.in_hour', '<', mostInHour),
            ]),
            eb.or([eb('mail_counts.day_began_at', '<=', aDayAgo), eb('mail_counts.in_day', '<', mostInDay)]),
          ]),
        ),
    )
    .returning('recipient'),
);

/** Counts one, in one statement; false at the limit. A refused one is not counted, so that a flood ends with its day. */
async function count(
  db: Db,
  recipient: string,
  { now, most }: { now: number; most: { hour: number; day: number } },
): Promise<boolean> {
  const { rows } = await countOne(db, {
    recipient,
    now,
    anHourAgo: now - hour,
    aDayAgo: now - day,
    mostInHour: most.hour,
    mostInDay: most.day,
  });
  return rows.length > 0;
}

/** Returns the mailbox of an address: mails to ana+1@ and ana+2@ arrive in one. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
}

/** Makes the limit. `hash` is keyed, so that the table does not reveal whom we have written to. */
export function createMailLimit({
  hash,
  isConfirmed,
}: {
  hash: (text: string) => string;
  /** True if there is an account with the address, the given one if any, whose owner has confirmed it. */
  isConfirmed: (db: Db, address: string, accountId?: string) => Promise<boolean>;
}): MailLimit {
  const countAll = (db: Db, address: string, now: number) =>
    count(db, hash(mailboxOf(address)), { now, most: limits.all });
  const isOwn = async (db: Db, { address, accountId }: MailCause) =>
    accountId !== null && isConfirmed(db, address, accountId);
  return {
    isOwn,
    async take(transaction, cause, now) {
      return (await isOwn(transaction, cause)) || countAll(transaction, cause.address, now);
    },
    async nextAt(db, address, now) {
      const row = await db
        .selectFrom('mail_counts')
        .selectAll()
        .where('recipient', '=', hash(mailboxOf(address)))
        .executeTakeFirst();
      if (!row) return null;
      const next = Math.max(
        row.in_hour < limits.all.hour ? 0 : row.hour_began_at + hour,
        row.in_day < limits.all.day ? 0 : row.day_began_at + day,
      );
      return next > now ? next : null;
    },
    async takeReset(transaction, address, now) {
      if (await isConfirmed(transaction, address)) return true;
      const recipient = hash(`reset ${mailboxOf(address)}`);
      if (!(await count(transaction, recipient, { now, most: limits.reset }))) return false;
      await countAll(transaction, address, now);
      return true;
    },
  };
}

/** Deletes the counts that are over. */
export async function deleteOldMailCounts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_counts')
    .where('hour_began_at', '<=', now - hour)
    .where('day_began_at', '<=', now - day)
    .execute();
}

import type { Db } from '../db/open-database.ts';
import { blankSettled, deleteSettled } from '../outbox/outbox-rows.ts';
import { emailNames, emailOf } from './emails.ts';

const oneHour = 60 * 60 * 1000;
const oneMonth = 30 * 24 * oneHour;

/** Whether the content of a mail is deleted once it is settled: it holds a link that works once. */
export function holdsSecret(row: { email: string }): boolean {
  return emailOf(row)?.secret ?? false;
}

/** Deletes mails at the end of their retention; of those on a lead's timeline the content alone. */
export async function deleteOldMails(db: Db, now: number): Promise<void> {
  const hourly = emailNames(({ retention }) => retention === 'hour');
  const records = emailNames(({ retention }) => retention === 'record');
  await deleteSettled(db, { channel: 'mail', before: now - oneHour, only: hourly });
  await blankSettled(db, { channel: 'mail', before: now - oneMonth, only: records });
  // Those of an older release, too.
  await deleteSettled(db, { channel: 'mail', before: now - oneMonth, except: records });
}

import type { Db } from '../db/open-database.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Puts the mail that tells of a changed password in the outbox: in the transaction that changes it. */
export async function tellOfPassword(
  transaction: Db,
  { id, email }: { id: string; email: string },
  now: number,
): Promise<void> {
  const props = { address: email, language: 'en', changedAt: now } as const;
  await enqueueMail(transaction, 'password-changed', { props, subjectId: id, now });
}

import type { Db } from '../db/open-database.ts';
import type { EmailProps } from '../mail/emails.ts';
import { enqueueMail } from '../mail/outbox.ts';

/**
 * Puts the mail that tells a member of staff of a change of their access in the outbox: call it in the transaction that
 * changes it.
 */
export async function notifyAccessChanged(
  transaction: Db,
  { id, email }: { id: string; email: string },
  {
    change,
    now,
    detail = '',
  }: { change: EmailProps<'staff-access-changed'>['change']; now: number; detail?: string },
): Promise<void> {
  const props = { address: email, change, detail, changedAt: now };
  await enqueueMail(transaction, 'staff-access-changed', { props, subjectId: id, now });
}

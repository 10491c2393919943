import type { Db } from '../db/open-database.ts';
import { enqueueRow, type NewOutboxRow } from '../outbox/outbox-rows.ts';
import type { EmailName, EmailProps } from './emails.ts';

/**
 * Puts an e-mail in the outbox. Call it in the transaction that stores what the mail is about: either both are
 * stored or neither. It is delivered after the commit, at least once, by server/outbox/outbox-worker.ts. `id` is
 * given by whoever keeps it.
 */
export async function enqueueMail<Name extends EmailName>(
  transaction: Db,
  email: Name,
  mail: { props: EmailProps<Name>; subjectId: string; now: number; id?: string },
): Promise<void> {
  await enqueueRow(transaction, { channel: 'mail', email, ...mail });
}

/** An e-mail as a row for enqueueRows, where several are put in the outbox at once. */
export function mailRow<Name extends EmailName>(
  email: Name,
  mail: { props: EmailProps<Name>; subjectId: string; now: number },
): NewOutboxRow {
  return { channel: 'mail', email, ...mail };
}

import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { EmailName, EmailProps } from './emails.ts';

/**
 * Puts an e-mail in the outbox. Call it in the transaction that stores what the mail is about: either both are
 * stored or neither. It is delivered after the commit, at least once, by server/mail/outbox-worker.ts.
 */
export async function enqueueMail<Name extends EmailName>(
  transaction: Db,
  email: Name,
  mail: { props: EmailProps<Name>; subjectId: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: uuidv7(),
      email,
      props: JSON.stringify(mail.props),
      subject_id: mail.subjectId,
      state: 'pending',
      attempts: 0,
      next_attempt_at: mail.now,
      last_error: null,
      created_at: mail.now,
      sent_at: null,
    })
    .execute();
}

import { v7 as uuidv7 } from 'uuid';
import { dedupeKeyOf, type SubmissionContext, spamColumnsOf } from '../../../platform/commands/submission.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { newReference } from '../../requests/server/reference.ts';
import type { FeedbackInput } from '../feedback.ts';
import type { FeedbackTable } from './tables.ts';

/** Dependencies of the command. */
export interface FeedbackDependencies {
  db: Db;
  clock: () => number;
  /** Notifies the workers of the outbox that a row is waiting. */
  outboxIsWaiting: () => void;
}

/**
 * Stores feedback with the mail to the company, in one durable transaction. The same feedback sent again (equal key
 * and answers) is answered as the first time and stored once. Throws when the database fails.
 */
export async function submitFeedback(
  { db, clock, outboxIsWaiting }: FeedbackDependencies,
  answers: FeedbackInput,
  context: SubmissionContext,
): Promise<{ ok: true; reference: string }> {
  const now = clock();
  const texts = [answers.name, answers.comments];
  const reference = await storeOnce(db, {
    id: uuidv7(),
    reference: newReference('feedback'),
    ...(await spamColumnsOf(db, 'feedback', { texts, context, now })),
    dedupe_key: dedupeKeyOf('feedback', context.key, answers),
    locale: context.locale,
    received_at: now,
    ...answers,
  });
  outboxIsWaiting();
  return { ok: true, reference };
}

/** Inserts the row and its mail, or finds the one stored before; draws a new reference when that one is taken. */
async function storeOnce(db: Db, row: FeedbackTable): Promise<string> {
  const reference = await transact(db, async (transaction): Promise<string | null> => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('feedback')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      const earlier = await transaction
        .selectFrom('feedback')
        .select('reference')
        .where('dedupe_key', '=', row.dedupe_key)
        .executeTakeFirst();
      return earlier?.reference ?? null;
    }
    const { name, rating, comments, folder } = row;
    await enqueueMail(transaction, 'feedback-for-desk', {
      props: { name, rating, comments, folder, reference: row.reference, receivedAt: row.received_at },
      subjectId: row.id,
      now: row.received_at,
    });
    return row.reference;
  });
  return reference ?? storeOnce(db, { ...row, reference: newReference('feedback') });
}

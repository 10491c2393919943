import { v7 as uuidv7 } from 'uuid';
import { newReference } from '#features/requests/server/reference.ts';
import { spamColumnsOf } from '#features/requests/server/spam.ts';
import { dedupeKeyOf, type SubmissionContext } from '#platform/commands/submission.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { FeedbackInput } from '../feedback.ts';
import type { FeedbackTable } from './tables.ts';

export interface FeedbackDependencies {
  db: Db;
  clock: () => number;
  /** Notifies the outbox workers of a waiting row. */
  outboxIsWaiting: () => void;
}

/**
 * Stores feedback with the mail to the company, in one durable transaction. Repeated feedback (equal key and answers)
 * gets the first response and is stored once. Throws when the database fails.
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

/** Inserts the row and its mail, or returns the earlier one; draws a new reference when the first is taken. */
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

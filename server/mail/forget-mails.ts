import type { Db } from '../db/open-database.ts';
import { deleteRowsOf } from '../outbox/outbox-rows.ts';

/** Deletes every mail about a row, sent or waiting. */
export async function forgetMailsAbout(transaction: Db, subjectId: string): Promise<void> {
  await deleteRowsOf(transaction, subjectId);
}

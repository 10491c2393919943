import type { Db } from '../db/open-database.ts';
import { deleteMailsAbout } from '../mail/delete-mails.ts';
import { deleteDocuments } from './delete-documents.ts';

/**
 * Parts a case from an account that is being deleted; call it in that transaction. What was never sent is deleted: all
 * of it, or the documents added since. What was sent stays with the company until its time of keeping is over, as requests
 * do, with the answers as they were last saved. The case keeps neither name nor address, and mails about it go.
 */
export async function leaveCase(transaction: Db, accountId: string, now: number): Promise<void> {
  const row = await transaction
    .updateTable('kyc_cases')
    .set({ changed_at: now, customer_name: '', customer_email: '' })
    .where('account_id', '=', accountId)
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (!row) return;
  const { id, sent_at } = row;
  await deleteMailsAbout(transaction, id);
  const documents = transaction.selectFrom('files').select('id').where('kyc_case_id', '=', id);
  const unsent = await (sent_at === null ? documents : documents.where('added_at', '>', sent_at)).execute();
  const actor = { by: 'customer', id: accountId } as const;
  const documentIds = unsent.map((document) => document.id);
  await deleteDocuments(transaction, id, documentIds, { actor, at: now });
  if (sent_at !== null) return;
  await transaction.updateTable('kyc_cases').set({ answers: null }).where('id', '=', id).execute();
}

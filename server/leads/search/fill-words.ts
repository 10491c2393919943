import type { Db } from '../../db/open-database.ts';
import { transact } from '../../db/transact.ts';
import { storeWords } from './lead-words.ts';

function anyWords(db: Db) {
  return db.selectFrom('lead_words').select('rowid').limit(1).executeTakeFirst();
}

/** Makes leads findable that a release without search stored; does nothing once any lead is. */
export async function fillWords(db: Db): Promise<void> {
  if (await anyWords(db)) return;
  await transact(db, async (transaction) => {
    // Another instance may do the same at the same time: whoever holds the first lead goes first.
    await transaction
      .updateTable('leads')
      .set((lead) => ({ version: lead.ref('version') }))
      .where('number', '=', 1)
      .execute();
    if (await anyWords(transaction)) return;
    const leads = await transaction.selectFrom('leads').selectAll().orderBy('number').execute();
    for (const lead of leads) await storeWords(transaction, lead);
  });
}

import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { indexedWords, wordsOfLead } from './lead-words.ts';
import { marksOf } from './marks.ts';
import { wordsOf } from './words.ts';

/**
 * Makes the words of a lead anew, of what it, its timeline and the leads merged into it hold now; in the transaction that
 * took something out of them.
 */
export async function rebuildWords(transaction: Db, row: LeadTable): Promise<void> {
  const merged = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('merged_into', '=', row.id)
    .execute();
  const leads = [row, ...merged];
  const said = await transaction
    .selectFrom('lead_events')
    .innerJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
    .select('text')
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .where('type', 'in', ['note', 'reply'])
    .where('key', 'in', ['text', 'subject', 'body'])
    .orderBy('lead_events.position')
    .orderBy('key', 'desc')
    .execute();
  const words = [
    ...leads.flatMap((lead) => wordsOfLead(lead).split(' ')),
    ...said.flatMap(({ text }) => wordsOf(text)),
  ];
  await transaction
    .updateTable('lead_words')
    .set({ words: indexedWords(words), marks: marksOf(row).join(' ') })
    .where('rowid', '=', row.number)
    .execute();
}

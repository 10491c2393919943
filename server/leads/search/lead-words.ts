import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { marksOf } from './marks.ts';
import { wordsOf, wordsOfPhone } from './words.ts';

/** Every word that a lead is found by: its reference, who sent it and all that was sent. */
export function wordsOfLead(row: LeadTable): string {
  const answers: Record<string, unknown> = JSON.parse(row.payload);
  const texts = Object.values(answers).filter((answer) => typeof answer === 'string');
  const all = [row.reference, row.name, row.company, row.email, row.phone, ...texts].join(' \n ');
  return [...new Set([...wordsOf(all), ...wordsOfPhone(row.phone)])].join(' ');
}

/** Makes a lead findable; in the transaction that stores it. */
export async function storeWords(transaction: Db, row: LeadTable): Promise<void> {
  await transaction
    .insertInto('lead_words')
    .values({ rowid: row.number, words: wordsOfLead(row), marks: marksOf(row).join(' ') })
    .execute();
}

/** Brings the filters' marks up to date; in the transaction that changes the row. */
export async function storeMarks(transaction: Db, row: LeadTable): Promise<void> {
  await transaction
    .updateTable('lead_words')
    .set({ marks: marksOf(row).join(' ') })
    .where('rowid', '=', row.number)
    .execute();
}

/** Makes a lead findable by what was said later too: a note or a reply. */
export async function addWords(transaction: Db, number: number, text: string): Promise<void> {
  const added = wordsOf(text);
  if (added.length === 0) return;
  await transaction
    .updateTable('lead_words')
    .set({ words: sql<string>`words || ${` ${added.join(' ')}`}` })
    .where('rowid', '=', number)
    .execute();
}

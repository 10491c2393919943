import { sql } from 'kysely';
import { textsOf } from '../../../contract/answers.ts';
import type { Db } from '../../db/open-database.ts';
import { prepareQuery } from '../../db/prepared-query.ts';
import type { LeadTable } from '../../db/tables.ts';
import { marksOf } from './marks.ts';
import { wordsOf, wordsOfPhone } from './words.ts';

/**
 * Bytes of words that are indexed of a lead: PostgreSQL refuses a vector of 1 MB, and a search index must never refuse a
 * submission, reply, note or merge. What is said beyond that is stored, and not found by its words.
 */
const mostBytes = 200_000;

/** The first of some words that fit into so many bytes, each with the space after it. */
function withinBytes(words: string[], bytes: number): string[] {
  let left = bytes;
  const end = words.findIndex((word) => {
    left -= Buffer.byteLength(word) + 1;
    return left < 0;
  });
  return end === -1 ? words : words.slice(0, end);
}

/** Words as the index holds them: each once, and the first ones of too many. */
export function indexedWords(words: string[]): string {
  return withinBytes([...new Set(words)], mostBytes).join(' ');
}

/** Every word that a lead is found by: its reference, who sent it and all that was sent. */
export function wordsOfLead(row: LeadTable): string {
  const texts = textsOf({ answers: JSON.parse(row.payload) });
  const all = [row.reference, row.name, row.company, row.email, row.phone, ...texts].join(' \n ');
  return indexedWords([...wordsOfPhone(row.phone), ...wordsOf(all)]);
}

const insertWords = prepareQuery((db, row: { rowid: number; words: string; marks: string }) =>
  db.insertInto('lead_words').values(row),
);

/** Makes a lead findable; in the transaction that stores it. */
export async function storeWords(transaction: Db, row: LeadTable): Promise<void> {
  await insertWords(transaction, {
    rowid: row.number,
    words: wordsOfLead(row),
    marks: marksOf(row).join(' '),
  });
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
  const row = await transaction
    .selectFrom('lead_words')
    .select('words')
    .where('rowid', '=', number)
    .executeTakeFirst();
  if (!row) return;
  const known = new Set(row.words.split(' '));
  const unknown = wordsOf(text).filter((word) => !known.has(word));
  const added = withinBytes(unknown, mostBytes - Buffer.byteLength(row.words) - 1);
  if (added.length === 0) return;
  await transaction
    .updateTable('lead_words')
    .set({ words: sql<string>`words || ${` ${added.join(' ')}`}` })
    .where('rowid', '=', number)
    .execute();
}

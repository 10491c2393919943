import { sql } from 'kysely';
import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { amountText } from '#platform/values/money.ts';
import { textsOf } from '../../answers.ts';
import type { LeadTable } from '../tables.ts';
import { listShipmentNumbers } from './shipment-numbers.ts';
import { facetsOf, termsOf, termsOfPhone } from './terms.ts';

/**
 * Bytes of terms that are indexed of a lead: PostgreSQL refuses a vector of 1 MB, and a search index must never refuse a
 * submission, reply, note or merge. What is said beyond that is stored, and not found by its terms.
 */
const mostBytes = 200_000;

/** The first of some terms that fit into so many bytes, each with the space after it. */
function withinBytes(terms: string[], bytes: number): string[] {
  let left = bytes;
  const end = terms.findIndex((term) => {
    left -= Buffer.byteLength(term) + 1;
    return left < 0;
  });
  return end === -1 ? terms : terms.slice(0, end);
}

/** Terms as the index holds them: each once, and the first ones of too many. */
function indexedTerms(terms: string[]): string {
  return withinBytes([...new Set(terms)], mostBytes).join(' ');
}

/** Every term that a lead is found by: its reference, who sent it, what lists show of it and all that was sent. */
export function termsOfLead(row: LeadTable): string {
  const texts = textsOf({ answers: parseJson(row.payload) });
  const all = [row.reference, row.name, row.company, row.email, row.phone, row.about, ...texts].join(' \n ');
  return indexedTerms([...termsOfPhone(row.phone), ...termsOf(all)]);
}

const insertRow = prepareQuery((db, row: { rowid: number; terms: string; facets: string }) =>
  db.insertInto('lead_search').values(row),
);

/** Makes a lead findable; in the transaction that stores it. */
export async function storeSearchRow(transaction: Db, row: LeadTable): Promise<void> {
  await insertRow(transaction, {
    rowid: row.number,
    terms: termsOfLead(row),
    facets: facetsOf(row).join(' '),
  });
}

/** Brings the filters' facets up to date; in the transaction that changes the row. */
export async function storeFacets(transaction: Db, row: LeadTable): Promise<void> {
  await transaction
    .updateTable('lead_search')
    .set({ facets: facetsOf(row).join(' ') })
    .where('rowid', '=', row.number)
    .execute();
}

/** Makes a lead findable by what was said later too: a note or a reply. */
export async function addSearchTerms(transaction: Db, number: number, text: string): Promise<void> {
  const row = await transaction
    .selectFrom('lead_search')
    .select('terms')
    .where('rowid', '=', number)
    .executeTakeFirst();
  if (!row) return;
  const known = new Set(row.terms.split(' '));
  const unknown = termsOf(text).filter((term) => !known.has(term));
  const added = withinBytes(unknown, mostBytes - Buffer.byteLength(row.terms) - 1);
  if (added.length === 0) return;
  await transaction
    .updateTable('lead_search')
    .set({ terms: sql<string>`terms || ${` ${added.join(' ')}`}` })
    .where('rowid', '=', number)
    .execute();
}

/** The names of files, as one text to be found by. */
export function namesIn(attachments: AttachmentRef[]): string {
  return attachments.map(({ name }) => name).join('\n');
}

/** The purchase order numbers with which the quotes of some leads were accepted. */
async function listOrderNumbers(db: Db, leadIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('quote_decisions')
    .innerJoin('quotes', 'quotes.id', 'quote_decisions.quote_id')
    .select('order_number')
    .where('quotes.lead_id', 'in', leadIds)
    .where('order_number', '!=', '')
    .orderBy('quote_decisions.id')
    .execute();
  return rows.map(({ order_number: number }) => number);
}

/** Search texts of the quotes that were sent of some leads: the carriers or routes of their options, and the totals. */
export async function listQuoteTexts(db: Db, leadIds: string[]): Promise<string[]> {
  const sent = db
    .selectFrom('quotes')
    .where('lead_id', 'in', leadIds)
    .where('quotes.sent_at', 'is not', null);
  const quotes = await sent.select('content').orderBy('id').execute();
  const totals = await sent
    .innerJoin('quote_totals', 'quote_totals.quote_id', 'quotes.id')
    .select(['price', 'currency'])
    .orderBy('quotes.id')
    .orderBy('number')
    .orderBy('currency')
    .execute();
  const routes = quotes.flatMap(({ content }) => {
    return parseJson(content).options.flatMap(({ title, route }) => [title, route]);
  });
  // Without commas, which a search has none of either.
  const amounts = totals.map(({ price, currency }) =>
    amountText(deskLocale, { amount: price, currency }).replaceAll(',', ''),
  );
  return [...routes, ...amounts];
}

/**
 * Computes the terms of a lead again from the lead, its timeline, the numbers of its shipment, the purchase orders,
 * carriers and totals of its quotes, and the leads merged into it; in the transaction that deleted something of them.
 */
export async function rebuildSearchTerms(transaction: Db, row: LeadTable): Promise<void> {
  const merged = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('merged_into', '=', row.id)
    .execute();
  const leads = [row, ...merged];
  const leadIds = leads.map(({ id }) => id);
  const numbers = [
    ...(await listShipmentNumbers(transaction, leadIds)),
    ...(await listOrderNumbers(transaction, leadIds)),
    ...(await listQuoteTexts(transaction, leadIds)),
  ];
  const said = await transaction
    .selectFrom('lead_events')
    .innerJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
    .select(['key', 'text'])
    .where('lead_id', 'in', leadIds)
    .where('type', 'in', ['note', 'reply', 'message', 'third-party-mail'])
    .where('key', 'in', ['text', 'subject', 'body', 'from', 'attachments'])
    .orderBy('lead_events.position')
    .orderBy('key', 'desc')
    .execute();
  const terms = [
    ...leads.flatMap((lead) => termsOfLead(lead).split(' ')),
    ...numbers.flatMap(termsOf),
    ...said.flatMap(({ key, text }) =>
      termsOf(key === 'attachments' ? namesIn(parseJson(text as JsonText<AttachmentRef[]>)) : text),
    ),
  ];
  await transaction
    .updateTable('lead_search')
    .set({ terms: indexedTerms(terms), facets: facetsOf(row).join(' ') })
    .where('rowid', '=', row.number)
    .execute();
}

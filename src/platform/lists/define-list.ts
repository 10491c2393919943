import type { z } from 'zod';
import { csvLine } from '../csv/csv-line.ts';

/** A page of a list: `cursor` is the `next` of the page before, absent for the first. */
export interface ListPage {
  cursor?: string | undefined;
  limit: number;
}

export interface ListRows<Row> {
  rows: Row[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** A list of the desk. Its page (`loadList`, `ListPage`) and its CSV come from this one definition. */
export interface ListDefinition<Deps, Query extends z.ZodObject, Row> {
  /** Address of the CSV: `feedback` is /api/v1/desk/feedback.csv. */
  name: string;
  /** Plural of the rows, in the API's documentation, the record of downloads and the name of the file. */
  noun: string;
  /** Order, in the API's documentation, such as "the newest". */
  first: string;
  /** Filters and order. */
  query: Query;
  /** Returns the shape of a cursor; other ones are refused before they reach the database. */
  cursor: (query: z.output<Query>) => RegExp;
  /** Throws when the database fails. */
  read: (deps: Deps, query: z.output<Query>, page: ListPage) => Promise<ListRows<Row>>;
  /** Cells of the CSV by their titles. Times are in ISO 8601. */
  cells: Record<string, (row: Row) => string>;
}

export function defineList<Deps, Query extends z.ZodObject, Row>(list: ListDefinition<Deps, Query, Row>) {
  return list;
}

type Cells<Row> = Pick<ListDefinition<never, never, Row>, 'cells'>;

export const csvTitles = <Row>({ cells }: Cells<Row>) => csvLine(Object.keys(cells));

export const csvRow = <Row>({ cells }: Cells<Row>, row: Row) =>
  csvLine(Object.values(cells).map((cell) => cell(row)));

/** Rows that are read at once for a CSV: other writers hardly wait, and memory holds them. */
const csvPageLimit = 100;

/** Yields every row that matches, in the order of the list. Throws when the database fails. */
export async function* listRows<Deps, Query extends z.ZodObject, Row>(
  list: ListDefinition<Deps, Query, Row>,
  deps: Deps,
  query: z.output<Query>,
): AsyncGenerator<Row, void> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await list.read(deps, query, { cursor, limit: csvPageLimit });
    yield* rows;
    cursor = next ?? undefined;
  } while (cursor);
}

/** Yields the rows that match as lines of CSV, the titles first. Throws when the database fails. */
export async function* csvLines<Deps, Query extends z.ZodObject, Row>(
  list: ListDefinition<Deps, Query, Row>,
  deps: Deps,
  query: z.output<Query>,
): AsyncGenerator<string, void> {
  yield csvTitles(list);
  for await (const row of listRows(list, deps, query)) yield csvRow(list, row);
}

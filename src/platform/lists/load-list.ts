import { data } from 'react-router';
import type { z } from 'zod';
import { csvPath } from './csv-path.ts';
import type { ListDefinition } from './define-list.ts';

const pageLimit = 50;

/**
 * Reads the page of a list that an address names. `refine` completes the query of an address: a tab that is open by
 * default, for example. Throws a 404 when the address has an invalid filter or cursor.
 */
export async function loadList<Deps, Query extends z.ZodObject, Row>(
  list: ListDefinition<Deps, Query, Row>,
  deps: Deps,
  request: Request,
  refine: (query: z.output<Query>) => z.output<Query> = (query) => query,
) {
  const { cursor, ...fields } = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = list.query.safeParse(fields);
  if (!parsed.success || (cursor && !list.cursor(parsed.data).test(cursor)))
    throw data(null, { status: 404 });
  const query = refine(parsed.data);
  const { rows, next } = await list.read(deps, query, { cursor: cursor || undefined, limit: pageLimit });
  return { query, rows, next, csv: rows.length > 0 && csvPath(list.name, query) };
}

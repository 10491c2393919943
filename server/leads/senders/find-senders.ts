import type { Database, Db } from '../../db/open-database.ts';
import { matches } from '../search/matching.ts';
import { termsOf } from '../search/terms.ts';

interface Candidate {
  id: string;
  number: number;
  email_key: string;
  name: string;
  company: string;
  received_at: number;
}

type Named = Pick<Candidate, 'name' | 'company' | 'email_key'>;

/** Requests that are looked at for one page: the words may stand in many texts and in few names. */
const mostLookedAt = 1000;

/**
 * How many of them one query reads. SQLite's cost is that of its beginning, as it collects all that has a word which is
 * perhaps half typed; PostgreSQL walks back from the newest, and stops.
 */
const batchSizes = { sqlite: mostLookedAt, postgres: 200 };

/** The words of a search, as names are compared with them. */
export function searchTermsOf(text: string): string[] {
  return termsOf(text);
}

/** Whether somebody is called by all of the terms, each perhaps the beginning of one. */
export function isCalled(wanted: string[], { name, company, email_key }: Named): boolean {
  const terms = termsOf(`${name} ${company} ${email_key}`);
  return wanted.every((start) => terms.some((word) => word.startsWith(start)));
}

function candidates({ db, engine }: Pick<Database, 'db' | 'engine'>, wanted: string[], before: number) {
  return (
    db
      .selectFrom('lead_search')
      // On SQLite a cross join keeps this order of reading.
      .crossJoin('leads')
      .select(['leads.id', 'number', 'email_key', 'name', 'company', 'received_at'])
      .whereRef('leads.number', '=', 'lead_search.rowid')
      .where(matches(engine, { terms: wanted, facets: [] }))
      .where('lead_search.rowid', '<', before)
      .where('email_key', '!=', '')
      .orderBy('lead_search.rowid', 'desc')
      .limit(batchSizes[engine])
      .execute()
  );
}

/** For each address, the newest request that is called so: where a person stands in the list. */
async function placeOf(db: Db, wanted: string[], emails: string[]): Promise<Map<string, number>> {
  const places = new Map<string, number>();
  if (emails.length === 0) return places;
  const rows = await db
    .selectFrom('leads')
    .select(['number', 'email_key', 'name', 'company'])
    .where('email_key', 'in', emails)
    .execute();
  for (const row of rows) {
    if (isCalled(wanted, row))
      places.set(row.email_key, Math.max(row.number, places.get(row.email_key) ?? 0));
  }
  return places;
}

/**
 * The people who are called by the words, each once. A page may be short, or empty, with more behind it: only so many
 * requests are looked at for one.
 */
export async function findSenders(
  reading: Pick<Database, 'db' | 'engine'>,
  { wanted, before, limit }: { wanted: string[]; before: number; limit: number },
): Promise<{ rows: Candidate[]; next: number | null }> {
  const rows: Candidate[] = [];
  const batchSize = batchSizes[reading.engine];
  let from = before;
  for (let lookedAt = 0; lookedAt < mostLookedAt; lookedAt += batchSize) {
    const found = await candidates(reading, wanted, from);
    const called = found.filter((row) => isCalled(wanted, row));
    const places = await placeOf(reading.db, wanted, [...new Set(called.map(({ email_key }) => email_key))]);
    for (const row of called) {
      if (places.get(row.email_key) !== row.number) continue;
      if (rows.length === limit) return { rows, next: rows.at(-1)?.number ?? null };
      rows.push(row);
    }
    const last = found.at(-1);
    if (!last || found.length < batchSize) return { rows, next: null };
    from = last.number;
  }
  return { rows, next: from };
}

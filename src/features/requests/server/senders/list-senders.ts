import type { Database, Db } from '#platform/db/open-database.ts';
import type { LeadStage } from '../../lead.ts';
import { matches, termsOf } from '../search/terms.ts';

interface Candidate {
  id: string;
  number: number;
  email_key: string;
  name: string;
  company: string;
  locale: string;
  stage: LeadStage;
  received_at: number;
}

type Named = Pick<Candidate, 'name' | 'company' | 'email_key'>;

/** Requests that are read for one page: the terms may be in many texts and in few names. */
const mostLookedAt = 1000;

/**
 * Rows per query. SQLite's cost is that of its beginning, as it collects every match of a word that may be half typed;
 * PostgreSQL walks back from the newest, and stops.
 */
const batchSizes = { sqlite: mostLookedAt, postgres: 200 };

/** True if somebody is called by all of the terms, each perhaps the beginning of one. */
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
      .select(['leads.id', 'number', 'email_key', 'name', 'company', 'locale', 'stage', 'received_at'])
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
 * The people whose names match the terms, each once. A page may be short, or empty, with more behind it: only so many
 * requests are looked at for one.
 */
async function findSenders(
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

type Reading = Pick<Database, 'db' | 'engine'>;

/** Somebody who sent requests, as lists show them: by what they last sent. */
interface Sender {
  /** In lower case: what their requests are grouped by. */
  email: string;
  name: string;
  company: string;
  /** The language and stage of that request. */
  locale: string;
  stage: LeadStage;
  /** The id and place of the request that this was read off. */
  leadId: string;
  number: number;
  /** Time of receipt; milliseconds since 1970. */
  lastAt: number;
  /** Number of requests sent under the address. */
  requests: number;
}

/** A page of people; `next` is the cursor of the page behind it, null at the end. */
interface SenderPage {
  senders: Sender[];
  next: number | null;
}

type SenderRow = Omit<Sender, 'requests' | 'lastAt' | 'leadId' | 'email'> & {
  id: string;
  email_key: string;
  received_at: number;
};

/** The newest request of each address, the newest first. Every row is one descent of the index of addresses. */
function newestOfEach(db: Db, before: number, limit: number): Promise<SenderRow[]> {
  return (
    db
      .selectFrom('leads')
      .select(['id', 'number', 'email_key', 'name', 'company', 'locale', 'stage', 'received_at'])
      .where('number', '<', before)
      .where('email_key', '!=', '')
      // The folder is asked for inside alone: outside, SQLite would rather read by it than in the order of arrival.
      .where('number', '=', (lead) =>
        lead
          .selectFrom('leads as same')
          .select('same.number')
          .whereRef('same.email_key', '=', 'leads.email_key')
          .where('same.folder', '=', 'inbox')
          .orderBy('same.number', 'desc')
          .limit(1),
      )
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
  );
}

async function countByEmail(db: Db, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select((lead) => ['email_key', lead.fn.countAll<number>().as('count')])
    .where('email_key', 'in', emails)
    .groupBy('email_key')
    .execute();
  return new Map(rows.map(({ email_key, count }) => [email_key, Number(count)]));
}

/**
 * People by what they last sent, the newest first. Without search terms, senders of spam alone are left out; with
 * them, everybody whose name, company or address has them all is found, the last one perhaps half typed.
 */
export async function listSenders(
  { db, engine }: Reading,
  { text, before = Number.MAX_SAFE_INTEGER, limit }: { text: string; before?: number; limit: number },
): Promise<SenderPage> {
  const wanted = termsOf(text);
  const found =
    wanted.length > 0
      ? await findSenders({ db, engine }, { wanted, before, limit })
      : await newestOfEach(db, before, limit + 1).then((rows) => ({
          rows: rows.slice(0, limit),
          next: rows.length > limit ? (rows[limit - 1]?.number ?? null) : null,
        }));
  const counts = await countByEmail(
    db,
    found.rows.map(({ email_key }) => email_key),
  );
  const senders = found.rows.map(({ id, email_key, received_at, ...row }) => ({
    ...row,
    leadId: id,
    email: email_key,
    lastAt: received_at,
    requests: counts.get(email_key) ?? 0,
  }));
  return { senders, next: found.next };
}

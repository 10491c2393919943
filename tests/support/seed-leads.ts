import { type Insertable, sql } from 'kysely';
import type { StaffName } from '../../src/features/requests/lead.ts';
import { termsOfLead } from '../../src/features/requests/server/search/lead-search.ts';
import { facetsOf } from '../../src/features/requests/server/search/terms.ts';
import type { LeadSearchTable } from '../../src/features/requests/server/tables.ts';
import type { Database, Db } from '../../src/platform/db/open-database.ts';
import { day } from '../../src/platform/values/durations.ts';
import { type MadeUpLead, madeUpLead, madeUpStaff } from './made-up-leads.ts';
import { randomFrom } from './random-from.ts';
import { batchSize, storeRows } from './store-rows.ts';

const twoYears = 2 * 365 * day;

/**
 * Fills a database with made-up requests of the two years before `now`, the same ones for the same seed. They mail
 * nobody. Throws when the database holds requests already, so that invented ones never lie among real ones.
 */
export async function seedLeads(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  options: {
    requests: number;
    now: number;
    seed?: number;
    staff?: StaffName[];
    report?: (done: number) => void;
  },
): Promise<void> {
  const { requests, now, seed = 1, staff = madeUpStaff, report = () => {} } = options;
  if (await db.selectFrom('leads').select('id').limit(1).executeTakeFirst())
    throw new Error('There are requests in this database already.');
  const draw = randomFrom(seed);
  let position = 0;
  for (let start = 0; start < requests; start += batchSize) {
    const made = Array.from({ length: Math.min(batchSize, requests - start) }, (_, index) => {
      const order = start + index;
      const receivedAt = Math.round(now - twoYears + (twoYears * (order + draw.next())) / requests);
      const one = madeUpLead(draw, { number: position + 1, order, receivedAt, now, staff });
      position += one.events.length;
      return one;
    });
    // Before the rows: a seed that is stopped leaves no position that the next request would take again.
    if (engine === 'postgres') await sql`select setval('lead_event_positions', ${position})`.execute(db);
    await store(db, made);
    report(start + made.length);
  }
}

async function store(db: Db, made: MadeUpLead[]): Promise<void> {
  const events = made.flatMap((one) => one.events);
  const terms: Insertable<LeadSearchTable>[] = made.map(({ lead }) => ({
    rowid: lead.number,
    terms: termsOfLead(lead),
    facets: facetsOf(lead).join(' '),
  }));
  await db.transaction().execute(async (transaction) => {
    await storeRows(
      transaction,
      'leads',
      made.map(({ lead }) => lead),
    );
    await storeRows(
      transaction,
      'secret_links',
      made.map(({ link }) => link),
    );
    await storeRows(transaction, 'lead_events', events);
    await storeRows(transaction, 'lead_search', terms);
  });
}

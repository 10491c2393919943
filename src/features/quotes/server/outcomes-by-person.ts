import { sql } from 'kysely';
import type { Db } from '#platform/db/open-database.ts';
import { fold } from '#platform/values/fold.ts';
import type { QuoteFigures, QuoteOutcomes } from '../list.ts';

/** Customers that are named. */
const mostCustomers = 10;

interface Counted {
  stage: string;
  count: number;
}

function quotedIn(db: Db, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('quoted_leads')
    .innerJoin('leads', 'leads.id', 'quoted_leads.lead_id')
    .where('quoted_at', '>=', from)
    .where('quoted_at', '<', to)
    .where('quoted_leads.stage', '!=', 'spam');
}

/** Outcomes by a key, the most quoted first. */
function sumBy<Row extends Counted>(rows: Row[], keyOf: (row: Row) => string): [string, QuoteOutcomes][] {
  const outcomes = new Map<string, QuoteOutcomes>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = outcomes.get(key) ?? { quoted: 0, won: 0, lost: 0 };
    outcomes.set(key, sum);
    const count = Number(row.count);
    sum.quoted += count;
    if (row.stage === 'won' || row.stage === 'lost') sum[row.stage] += count;
  }
  return [...outcomes].sort(
    ([leftKey, left], [rightKey, right]) => right.quoted - left.quoted || (leftKey < rightKey ? -1 : 1),
  );
}

/** Outcomes by who owns the requests now; an empty id for those that nobody owns. */
async function outcomesByOwner(
  db: Db,
  period: { from: number; to: number },
): Promise<QuoteFigures['owners']> {
  const rows = await quotedIn(db, period)
    .select((row) => ['owner_id', 'quoted_leads.stage', row.fn.countAll<number>().as('count')])
    .groupBy(['owner_id', 'quoted_leads.stage'])
    .execute();
  const saved = await db
    .selectFrom('quotes')
    .select((row) => ['saved_by', row.fn.max('saved_by_name').as('name')])
    .where('sent_at', '>=', period.from)
    .where('sent_at', '<', period.to)
    .groupBy('saved_by')
    .execute();
  const names = new Map(saved.map(({ saved_by: id, name }) => [id, name]));
  return sumBy(rows, ({ owner_id: id }) => id ?? '').map(([ownerId, outcomes]) => ({
    ...{ ownerId, name: names.get(ownerId) ?? '' },
    ...outcomes,
  }));
}

/**
 * Outcomes of the customers that were quoted most: companies, however they are spelled, and people without a company by
 * their address or telephone number. Erased requests count for none.
 */
async function outcomesByCustomer(
  db: Db,
  period: { from: number; to: number },
): Promise<QuoteFigures['customers']> {
  const rows = await quotedIn(db, period)
    .select((row) => [
      'company',
      'email_key',
      'phone',
      'quoted_leads.stage',
      row.fn.countAll<number>().as('count'),
      sql<string>`max(name)`.as('name'),
    ])
    .where('erased_at', 'is', null)
    .groupBy(['company', 'email_key', 'phone', 'quoted_leads.stage'])
    .orderBy('company')
    .orderBy('email_key')
    .execute();
  const keyOf = (row: (typeof rows)[number]) =>
    row.company.trim() ? `company ${fold(row.company.trim())}` : `person ${row.email_key || row.phone}`;
  const names = new Map(
    rows.map((row) => [keyOf(row), row.company.trim() || row.name || row.email_key || row.phone]),
  );
  return sumBy(rows, keyOf)
    .filter(([key]) => names.get(key))
    .slice(0, mostCustomers)
    .map(([key, outcomes]) => ({ customer: names.get(key) ?? '', ...outcomes }));
}

/** Returns the outcomes of requests that were first quoted in a period, by their owners and by their customers. */
export async function outcomesByPerson(
  db: Db,
  period: { from: number; to: number },
): Promise<Pick<QuoteFigures, 'owners' | 'customers'>> {
  return { owners: await outcomesByOwner(db, period), customers: await outcomesByCustomer(db, period) };
}

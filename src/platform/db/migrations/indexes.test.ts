import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { firstRepliesByRule } from '#features/figures/server/lead-figures.ts';
import { deleteOldDecisionTraces } from '#features/quotes/server/erase-quotes.ts';
import { firstPriceFigures } from '#features/quotes/server/first-price-figures.ts';
import { listQuotedRates } from '#features/quotes/server/lane-rates.ts';
import { findOwnWaitingQuote, listRefusedQuotes } from '#features/quotes/server/waiting-quote.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { shipmentList } from '#features/shipments/server/list-shipments.ts';
import { countOverdueDeadlines } from '#features/shipments/server/remind-of-deadlines.ts';
import { deskOn } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { Database, Db } from '../open-database.ts';

/** Tables whose plans are read, in foreign-key order. */
const tables = ['leads', 'quotes', 'shipments', 'shipment_references', 'shipment_deadlines'];

/**
 * Fills the tables on PostgreSQL, which chooses an index by their statistics. Without rows of the test those of earlier
 * tests would decide, which autovacuum records at any moment: they stay when the tables are emptied.
 */
async function fillTables({ db, engine }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and is_nullable = 'NO' and column_default is null`.execute(db);
  const expressionOf = ({ table, name, type }: (typeof rows)[number]) => {
    if (type !== 'text') return 'n';
    return `'${name.endsWith('_id') ? `${name.slice(0, -3)}s` : table}-' || n`;
  };
  for (const table of tables) {
    const columns = rows.filter((column) => column.table === table);
    await sql
      .raw(
        `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
          select ${columns.map(expressionOf).join(', ')} from generate_series(1, 300) n`,
      )
      .execute(db);
    await sql.raw(`analyze ${table}`).execute(db);
  }
}

/** Query plan of the first query of `run`, with every table too large for a scan. */
async function planOf({ db, engine }: Database, run: (db: Db) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(plugin));
  const [node] = nodes;
  if (!node) throw new Error('There was no query.');
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
    const query = transaction.getExecutor().compileQuery(node, { queryId: 'explained' });
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
    const { rows } = await transaction.executeQuery(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    return JSON.stringify(rows);
  });
}

describeOnEachDatabase('an index', (connect) => {
  async function open(): Promise<Database> {
    const database = await connect();
    await fillTables(database);
    return database;
  }

  test('finds shipments by the beginning of a number', async () => {
    const database = await open();
    const desk = deskOn(database);
    const plan = await planOf(database, (db) =>
      shipmentList.read(Object.assign(desk, { db }), { text: 'MSCU123' }, { limit: 50 }),
    );
    expect(plan).toContain('shipment_references_prefix');
    expect(plan).toMatch(/value>\? AND value<\?|~>=~/);
  });

  test('finds deadlines that have passed, and shipments by their next deadline', async () => {
    const database = await open();
    const { db } = database;
    const desk = deskOn(database);
    expect(await planOf(database, (logged) => countOverdueDeadlines(logged, desk.now))).toContain(
      'shipment_deadlines_due',
    );
    const list = (logged: typeof db) =>
      shipmentList.read(Object.assign(desk, { db: logged }), { state: 'due' }, { limit: 50 });
    expect(await planOf(database, list)).toContain('shipments_deadline');
  });

  test('holds all that the figures of first prices read', async () => {
    const database = await open();
    const desk = deskOn(database);
    const plan = await planOf(database, (db) => firstPriceFigures(Object.assign(desk, { db }), { weeks: 4 }));
    expect(plan).toContain('leads_price_shown');
  });

  test('finds decisions whose address and browser are to be deleted', async () => {
    const database = await open();
    const plan = await planOf(database, (db) => deleteOldDecisionTraces(db, Date.now()));
    expect(plan).toContain('quote_decisions_traces');
  });

  test('finds the latest quotes of a lane without reading all requests', async () => {
    const database = await open();
    const desk = deskOn(database);
    const plan = await planOf(database, (db) => listQuotedRates(Object.assign(desk, { db }), 'lead'));
    // PostgreSQL chooses by the size of tables, which are empty here.
    if (database.engine === 'postgres') return;
    expect(plan).toMatch(/quotes_(sent|all)/);
    expect(plan).not.toContain('SCAN');
  });

  test('finds the requests to do without reading the inbox', async () => {
    const database = await open();
    const desk = deskOn(database);
    const plan = await planOf(database, (db) =>
      countLeads(Object.assign(desk, { db }), { toDo: 'sample-1' }),
    );
    expect(plan).toContain('leads_unassigned');
    // PostgreSQL chooses by the size of tables, which are empty here.
    if (database.engine === 'postgres') return;
    expect(plan).toMatch(/leads_waits.*leads_waits.*leads_follow_up/);
    expect(plan).not.toMatch(/leads_tabs|leads_counts|SCAN/);
  });

  test('finds the quotes that wait without reading the others', async () => {
    const database = await open();
    const desk = deskOn(database);
    const plan = await planOf(database, (db) => findOwnWaitingQuote(Object.assign(desk, { db }), 'sample-1'));
    expect(plan).toContain('quotes_due');
    const refused = await planOf(database, (db) => listRefusedQuotes(db, 'sample-1'));
    expect(refused).toContain('quotes_refused');
  });

  test('finds drafts that are ready to send, and quotes that a rule sent, without reading the others', async () => {
    const database = await open();
    const desk = deskOn(database);
    const ready = await planOf(database, (db) => countLeads(Object.assign(desk, { db }), { draft: 'ready' }));
    expect(ready).toContain('quotes_ready');
    const byRule = await planOf(database, (db) => firstRepliesByRule(db, 0));
    expect(byRule).toContain('quotes_by_rule');
  });
});

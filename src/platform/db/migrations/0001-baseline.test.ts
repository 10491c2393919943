import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { listCannedReplies } from '#features/requests/server/reply/canned-replies.ts';
import { findEvent } from '#features/requests/server/timeline/lead-events.ts';
import { baselineCounts, insertBaselineRows } from '#tests/support/baseline-rows.ts';
import { deskOn } from '#tests/support/desk.ts';
import { postgresUrl } from '#tests/support/find-postgres.ts';
import { openDatabase } from '../open-database.ts';
import { baselineStatements } from './0001-baseline.ts';

test.each([
  ['sqlite', 'dd4cb77d6f02c3c3'],
  ['postgres', '1b7871a1dc26e922'],
] as const)('the statements of the baseline on %s are unchanged', (engine, expected) => {
  const text = baselineStatements(engine).join(';').replace(/\s+/g, ' ');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(expected);
});

/** An empty place for a database on an engine, removed at the end. */
async function withPlace(
  databaseUrl: string | undefined,
  run: (place: { databaseUrl: string | undefined; dataDir: string; schema: string }) => Promise<void>,
): Promise<void> {
  const place = {
    databaseUrl,
    schema: `test_${process.pid}_upgrade`,
    dataDir: mkdtempSync(join(tmpdir(), 'fairlead-test-')),
  };
  const client = databaseUrl ? new pg.Client({ connectionString: databaseUrl }) : null;
  await client?.connect();
  await client?.query(`create schema ${place.schema}`);
  try {
    await run(place);
  } finally {
    await client?.query(`drop schema ${place.schema} cascade`);
    await client?.end();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

type Untyped = Kysely<Record<string, Record<string, unknown>>>;

/** A reply that a former release had stored and taken back, which no timeline keeps. */
async function insertTakenBackReply(db: Untyped): Promise<void> {
  const event = { lead_id: 'lead-1', version: 2, data: '{"outboxId":"m-9"}', actor_kind: 'staff', at: 1 };
  for (const type of ['reply', 'reply-withdrawn'])
    await db
      .insertInto('lead_events')
      .values({ ...event, type })
      .execute();
  await db.insertInto('lead_event_texts').values({ position: 5, key: 'body', text: 'USD 2,100' }).execute();
}

const engines: [name: string, databaseUrl: string | undefined][] = [
  ['SQLite', undefined],
  ...(postgresUrl ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
];

test.each(engines)('a database of the first release is upgraded with data (%s)', async (_, databaseUrl) => {
  await withPlace(databaseUrl, async (place) => {
    const onLostConnection = () => {};
    const first = await openDatabase({ ...place, onLostConnection, migrateTo: '0001-baseline' });
    const untyped = first.db as unknown as Untyped;
    await insertBaselineRows(untyped);
    await insertTakenBackReply(untyped);
    const { rows: tables } = await sql<{ name: string }>`${sql.raw(
      first.engine === 'sqlite'
        ? `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual')`
        : `select tablename as name from pg_tables where schemaname = current_schema()`,
    )}`.execute(first.db);
    // The migrator's and SQLite's own, the one row that the migration inserts, and counts that are lost anyway.
    const others = /^(kysely_|sqlite_|staff_settings$|rate_limits$)/;
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => !others.test(name))
        .sort(),
    ).toEqual(Object.keys(baselineCounts).sort());
    await first.close();

    const database = await openDatabase({ ...place, onLostConnection });
    try {
      // A later migration drops one.
      const { lead_merges: _, ...kept } = baselineCounts;
      for (const [table, expected] of Object.entries(kept)) {
        const { rows } = await sql<{
          count: number;
        }>`select count(*) as count from ${sql.table(table)}`.execute(database.db);
        expect([table, Number(rows[0]?.count)]).toEqual([table, expected]);
      }
      const desk = deskOn(database);
      expect(await listCannedReplies(database)).toMatchObject([{ id: 'r-1', texts: { en: '{{name}}' } }]);
      expect(await desk.found({ text: 'coffee pallets' })).toEqual(['RR-AAAAAA']);
      expect(await desk.events('lead-1')).toEqual(['received', 'stage', 'note']);
      expect(await findEvent(database.db, 4)).toMatchObject({
        actor: { kind: 'staff', id: 'staff-elena', name: 'Elena' },
        data: { type: 'note', text: 'Twelve pallets', mentions: [] },
      });
      const secret = await database.db.selectFrom('staff').select('two_factor_secret').executeTakeFirst();
      expect(Buffer.from(secret?.two_factor_secret ?? [])).toEqual(Buffer.from([0, 255, 39, 92]));

      // The positions of the two events that were deleted are given to no other.
      expect((await desk.submit({ products: 'Cocoa' })).number).toBe(7);
      const by = { id: 'staff-elena', name: 'Elena' };
      expect(await addNote(desk, { leadId: 'lead-1', by, text: 'Reefer' })).toMatchObject({ ok: true });
      expect(await desk.found({ text: 'reefer' })).toEqual(['RR-AAAAAA']);
      const change = database.db.updateTable('lead_events').set({ version: 9 }).execute();
      await expect(change).rejects.toThrow('The timeline is only ever added to.');
    } finally {
      await database.close();
    }
  });
});

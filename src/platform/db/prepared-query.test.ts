import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { Tables } from './tables.ts';

const rowOf = (recipient: string, in_hour = 1) => ({
  recipient,
  in_hour,
  hour_began_at: 0,
  day_began_at: 0,
  in_day: 1,
});

describeOnEachDatabase('a prepared query', (open) => {
  it('is built once for each number of rows, and runs with the values of each call', async () => {
    const { db, engine } = await open();
    let built = 0;
    const insert = prepareQuery((db: Kysely<Tables>, rows: ReturnType<typeof rowOf>[]) => {
      built += 1;
      return db.insertInto('mail_counts').values(rows).returning('recipient');
    });
    // In one transaction, and so on one connection.
    await db.transaction().execute(async (transaction) => {
      expect((await insert(transaction, [rowOf('a', 1)])).rows).toEqual([{ recipient: 'a' }]);
      // The names of the values decide, not their order.
      await insert(transaction, [
        { in_day: 1, day_began_at: 0, hour_began_at: 0, in_hour: 2, recipient: 'b' },
      ]);
      await insert(transaction, [rowOf('c', 3), rowOf('d', 4)]);
      await insert(transaction, [rowOf('e', 5), rowOf('f', 6)]);
      if (engine === 'sqlite') return;
      const { rows } =
        await sql`select name from pg_prepared_statements where name like 'prepared_%'`.execute(transaction);
      expect(rows).toHaveLength(2);
    });
    expect(built).toBe(2);
    const stored = await db
      .selectFrom('mail_counts')
      .select(['recipient', 'in_hour'])
      .orderBy('recipient')
      .execute();
    expect(stored.map((row) => `${row.recipient}${row.in_hour}`)).toEqual([
      'a1',
      'b2',
      'c3',
      'd4',
      'e5',
      'f6',
    ]);
  });

  it('refuses to be built with a value that was computed from another', async () => {
    const { db } = await open();
    const find = prepareQuery((db: Kysely<Tables>, { now }: { now: number }) =>
      db
        .selectFrom('mail_counts')
        .selectAll()
        .where('hour_began_at', '<', now - 1),
    );
    expect(() => find(db, { now: 5 })).toThrow('The value now of a prepared query cannot be computed with.');
  });
});

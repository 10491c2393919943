import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDialect } from './sqlite-dialect.ts';

interface Cargo {
  cargo: { id: number; name: string };
}

let folder: string;
let db: Kysely<Cargo>;
let other: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'llanomar-writer-'));
  const path = join(folder, 'cargo.sqlite');
  db = new Kysely<Cargo>({ dialect: openSqliteDialect(path) });
  await sql`create table cargo (id integer primary key, name text not null unique)`.execute(db);
  other = new DatabaseSync(path, { timeout: 0 });
});

afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** The names that another connection sees: what is committed. */
const committedNames = () =>
  other
    .prepare('select name from cargo order by id')
    .all()
    .map(({ name }) => name);

const add = (id: number, name = `${id}`) => db.insertInto('cargo').values({ id, name }).execute();

describe('the writer of SQLite', () => {
  it('lets transactions that come at once share one commit, without the one that fails', async () => {
    const seenWhenAcknowledged: number[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, id) => {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('cargo')
            .values({ id, name: `${id}` })
            .execute();
          expect(committedNames()).toEqual([]);
          if (id === 7) throw new Error('a bug');
        });
        seenWhenAcknowledged.push(committedNames().length);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // Each of the others was told only once all of them were stored.
    expect(seenWhenAcknowledged).toEqual(Array.from({ length: 19 }, () => 19));
    expect(committedNames()).not.toContain('7');
  });

  it('fails a single statement of a group alone', async () => {
    const outcomes = await Promise.allSettled([add(1), add(1, 'the same id'), add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(committedNames()).toEqual(['1', '2']);
  });

  it('undoes the first of a group and stores the second', async () => {
    const first = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('cargo').values({ id: 1, name: 'undone' }).execute();
      throw new Error('a bug');
    });
    const outcomes = await Promise.allSettled([first, add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(committedNames()).toEqual(['2']);
  });

  it('refuses every transaction of a group that the disk has no room for, and goes on when there is room', async () => {
    const limit = other.prepare('pragma page_count').get()?.page_count;
    await sql`pragma max_page_count = ${sql.lit(Number(limit))}`.execute(db);
    const large = 'x'.repeat(100_000);
    const first = add(1);
    // The second swallows the error: what it writes then must not be stored either.
    const second = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('cargo')
        .values({ id: 2, name: large })
        .execute()
        .catch(() => {});
      await sql`rollback`.execute(transaction).catch(() => {});
      await transaction.insertInto('cargo').values({ id: 3, name: 'three' }).execute();
    });
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(committedNames()).toEqual([]);

    await sql`pragma max_page_count = 100000`.execute(db);
    await Promise.all([add(4), add(5)]);
    expect(committedNames()).toEqual(['4', '5']);
  });

  it('tells nobody of a shared commit that fails', async () => {
    await sql`create table part (id integer primary key, cargo integer references cargo (id) deferrable initially deferred)`.execute(
      db,
    );
    const orphan = sql`insert into part (id, cargo) values (1, 99)`.execute(db);
    const outcomes = await Promise.allSettled([add(1), orphan, add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(committedNames()).toEqual([]);
    await add(3);
    expect(committedNames()).toEqual(['3']);
  });

  it('takes turns with another connection of the same process', async () => {
    const second = new Kysely<Cargo>({ dialect: openSqliteDialect(join(folder, 'cargo.sqlite')) });
    await Promise.all([add(1), second.insertInto('cargo').values({ id: 2, name: 'two' }).execute(), add(3)]);
    await second.destroy();
    expect(committedNames()).toEqual(['1', 'two', '3']);
  });

  it('shows reads what is committed, while a transaction waits for something else', async () => {
    await add(1);
    const writing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('cargo').values({ id: 2, name: 'two' }).execute();
      await pause(20);
    });
    await pause(5);
    expect(await db.selectFrom('cargo').select('name').execute()).toEqual([{ name: '1' }]);
    await writing;
    expect(await db.selectFrom('cargo').select('name').execute()).toHaveLength(2);
  });

  it('refuses a transaction for a row of its group only once reads show that row', async () => {
    const insert = (id: number) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('cargo').values({ id, name: 'same' }).execute();
      });
    const [stored, refused] = await Promise.allSettled([
      insert(1),
      insert(2).catch(() => {
        throw committedNames();
      }),
    ]);
    expect(stored.status).toBe('fulfilled');
    expect(refused).toMatchObject({ status: 'rejected', reason: ['same'] });
  });

  it('refuses a single statement for a row of its group only once reads show that row', async () => {
    const [stored, refused] = await Promise.allSettled([
      add(1, 'same'),
      add(2, 'same').catch(() => {
        throw committedNames();
      }),
    ]);
    expect(stored.status).toBe('fulfilled');
    expect(refused).toMatchObject({ status: 'rejected', reason: ['same'] });
  });
});

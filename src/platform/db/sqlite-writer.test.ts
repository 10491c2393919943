import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { mostMembers, SqliteWriter } from './sqlite-writer.ts';

interface Cargo {
  cargo: { id: number; name: string };
}

let folder: string;
let db: Kysely<Cargo>;
let other: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-writer-'));
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
      Array.from({ length: mostMembers }, async (_, id) => {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('cargo')
            .values({ id, name: `${id}` })
            .execute();
          expect(committedNames()).toEqual([]);
          if (id === 5) throw new Error('a bug');
        });
        seenWhenAcknowledged.push(committedNames().length);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // Each of the others resolved only once all of them were stored.
    expect(seenWhenAcknowledged).toEqual(Array.from({ length: mostMembers - 1 }, () => mostMembers - 1));
    expect(committedNames()).not.toContain('5');
  });

  it('lets the event loop handle other work between groups', async () => {
    const stored: number[] = [];
    const seen: number[] = [];
    const adding = Promise.all(Array.from({ length: 40 }, (_, id) => add(id).then(() => stored.push(id))));
    while (stored.length < 40) {
      await setImmediate();
      seen.push(stored.length);
    }
    await adding;
    // Other waiting writes run between two groups.
    expect(Math.max(...seen.map((count, index) => count - (seen[index - 1] ?? 0)))).toBeLessThanOrEqual(
      mostMembers,
    );
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

  it('rejects every transaction of a group whose commit fails', async () => {
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

  it('throws the first error of a transaction whose group fails at its commit', async () => {
    await sql`create table part (id integer primary key, cargo integer references cargo (id) deferrable initially deferred)`.execute(
      db,
    );
    const orphan = sql`insert into part (id, cargo) values (1, 99)`.execute(db);
    const faulty = db.transaction().execute(async () => {
      throw new Error('a bug');
    });
    const refused = db.transaction().execute(async (transaction) => {
      const row = { id: 2, name: 'same' };
      await transaction.insertInto('cargo').values(row).execute();
      await transaction.insertInto('cargo').values(row).execute();
    });
    const reasons = (await Promise.allSettled([orphan, faulty, refused])).map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason : null,
    );
    expect(reasons[0].message).toBe('FOREIGN KEY constraint failed');
    expect(reasons[1].message).toBe('a bug');
    expect(reasons[2]).toMatchObject({ message: 'UNIQUE constraint failed: cargo.id', cause: reasons[0] });
  });

  it('rejects a group with an error when a member ended its transaction', async () => {
    const whole = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('cargo').values({ id: 1, name: '1' }).execute();
    });
    const ended = db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
    });
    const outcomes = await Promise.allSettled([whole, ended]);
    const ends = { status: 'rejected', reason: new Error('The transaction has ended.') };
    expect(outcomes).toEqual([ends, ends]);
    await add(2);
    expect(committedNames()).toEqual(['2']);
  });
});

describe('the writer of a file that fails', () => {
  let fails: (sql: string) => boolean;
  let ran: string[];
  let writer: SqliteWriter;
  let file: SqliteFile;
  const insert = (id: number) =>
    writer.statement(() =>
      file.execute({ sql: 'insert into cargo values (?, ?)', parameters: [id, `${id}`] }),
    );

  beforeEach(() => {
    fails = () => false;
    ran = [];
    const path = join(folder, 'cargo.sqlite');
    file = openSqliteFile(path);
    writer = new SqliteWriter(path, {
      ...file,
      get isTransaction() {
        return file.isTransaction;
      },
      run(statement) {
        ran.push(statement);
        if (fails(statement)) throw new Error(`${statement} failed`);
        file.run(statement);
      },
    });
  });

  afterEach(() => writer.close());

  it('rejects what it cannot write while neither commit nor rollback succeeds, and then goes on', async () => {
    fails = (statement) => statement === 'commit' || statement === 'rollback';
    // More than share a commit: one is made in the midst of the turns.
    const outcomes = await Promise.allSettled(
      Array.from({ length: mostMembers * 2 - 2 }, (_, id) => insert(id)),
    );
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message);
    expect(new Set(reasons.slice(0, mostMembers))).toEqual(new Set(['commit failed']));
    expect(new Set(reasons.slice(mostMembers))).toEqual(new Set(['rollback failed']));
    // Once the event loop is idle, where a commit that fails would be an uncaught exception.
    await setImmediate();
    await expect(insert(100)).rejects.toThrow('rollback failed');

    fails = () => false;
    await setImmediate();
    await insert(101);
    expect(committedNames()).toEqual(['101']);
  });

  it('stores nothing of a group when a member of it cannot be rolled back', async () => {
    fails = (statement) => statement === 'rollback to member';
    const first = insert(1);
    const turn = await writer.enter();
    file.execute({ sql: "insert into cargo values (2, 'undone')", parameters: [] });
    writer.rollback(turn, new Error('a bug'));
    await expect(first).rejects.toThrow('rollback to member failed');
    await insert(3);
    expect(committedNames()).toEqual(['3']);
  });

  it('waits for the lock of another process once in a round of the event loop', async () => {
    file.execute({ sql: 'pragma busy_timeout = 1', parameters: [] });
    other.exec('begin immediate');
    const outcomes = await Promise.allSettled([1, 2, 3].map(insert));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(ran).toEqual(['begin immediate']);

    other.exec('rollback');
    await setImmediate();
    await insert(4);
    expect(committedNames()).toEqual(['4']);
  });
});

import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { emptyPlace, fillWithRows as fill, openAt } from '#tests/support/empty-place.ts';
import { postgresUrl } from '#tests/support/find-postgres.ts';
import type { Database } from '../db/open-database.ts';
import { createLogger } from '../log/logger.ts';
import { enqueueRow } from '../outbox/outbox-rows.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { deriveBackupKeys } from '../secrets/cipher.ts';
import { backUp, deleteOldBackups, listBackups, type Place } from './back-up.ts';
import { findUnderWay, recordBegun } from './backup-records.ts';
import { findDeliveryHold, releaseDeliveries } from './delivery-hold.ts';
import { drill } from './drill.ts';
import { hashFile, type Manifest, signManifest, type Trust, withBackup } from './manifest.ts';
import { digestTables, openPostgresSnapshot, openSqliteSnapshot } from './read-tables.ts';
import { restoreBackup } from './restore.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let into: string;
beforeEach(() => {
  into = mkdtempSync(join(folder, 'backups-'));
});

const now = Date.UTC(2027, 0, 1, 2, 30);
const made = (place: Place, at = now) => backUp(place, { into, now: at, version: '1.2.3', key });

const key = deriveBackupKeys(randomBytes(32));
const keys = [key];

/** Writes a manifest as the site itself would. */
function sign(backup: string, manifest: Manifest): void {
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(signManifest(manifest, key)));
}

describe.each(postgresUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))('on %s', (engine) => {
  async function filledPlace(): Promise<{ place: Place; db: Database['db'] }> {
    const place = await emptyPlace(engine);
    const database = await openAt(place);
    await fill(database, now);
    return { place, db: database.db };
  }

  test('a backup is restored with every row equal, and holds its mails until they are released', async () => {
    const { place } = await filledPlace();
    const { folder: backup, manifest } = await made(place);
    expect(manifest.tables.mail_counts?.rows).toBe(5_000);
    expect(readdirSync(into)).toEqual(['fairlead-20270101T023000Z']);

    const target = await emptyPlace(engine);
    await restoreBackup(backup, target, { now, keys });
    const { db } = await openAt(target);
    expect(await db.selectFrom('mail_counts').selectAll().execute()).toHaveLength(5_000);
    const worker = createOutboxWorker({
      db,
      engine,
      channel: 'mail',
      deliver: async () => ({ outcome: 'sent' }),
      clock: () => now + 1_000,
      log: createLogger('silent'),
    });
    await enqueueRow(db, {
      channel: 'mail',
      type: 'lead-received',
      props: {},
      subjectId: 'new',
      now: now + 1,
    });
    await worker.drain();
    const states = async () =>
      (await db.selectFrom('outbox').select(['subject_id', 'state']).orderBy('created_at').execute()).map(
        ({ subject_id, state }) => `${subject_id} ${state}`,
      );
    expect(await states()).toEqual(['s pending', 'new pending']);
    expect(await findDeliveryHold(db)).toEqual({ since: now, fromBackup: 1 });
    expect(await releaseDeliveries(db, { drop: true, now })).toBe(1);
    expect(await releaseDeliveries(db, { drop: true, now })).toBeNull();
    await worker.drain();
    expect(await states()).toEqual(['s dropped', 'new sent']);
  });

  test('a restored site has no backup under way', async () => {
    const { place, db } = await filledPlace();
    await recordBegun(db, now);
    const { folder: backup } = await made(place);
    expect(await findUnderWay(db, now)).toBe(now);
    const target = await emptyPlace(engine);
    await restoreBackup(backup, target, { now, keys });
    expect(await findUnderWay((await openAt(target)).db, now)).toBeNull();
  });

  test('the rows of a backup are those of one moment, whatever is written beside it', async () => {
    const { place, db } = await filledPlace();
    let isWriting = true;
    const writing = (async () => {
      for (let number = 0; isWriting; number += 1)
        await enqueueRow(db, {
          channel: 'mail',
          type: 'lead-received',
          props: {},
          subjectId: `w${number}`,
          now,
        });
    })();
    const { folder: backup } = await made(place);
    isWriting = false;
    await writing;
    await restoreBackup(backup, await emptyPlace(engine), { now, keys });
  });

  test('a drill leaves nothing, and fails for a backup of which a byte is wrong', async () => {
    const { place } = await filledPlace();
    const { folder: backup, manifest } = await made(place);
    const databaseUrl = place.engine === 'postgres' ? place.databaseUrl : undefined;
    await drill(backup, { databaseUrl, now, keys });
    expect(readdirSync(into)).toEqual(['fairlead-20270101T023000Z']);
    appendFileSync(join(backup, manifest.file.name), 'x');
    await expect(drill(backup, { databaseUrl, now, keys })).rejects.toThrow('was changed or cut off');
  });

  test('a place that is not empty is refused, and left as it is', async () => {
    const { place, db } = await filledPlace();
    const { folder: backup } = await made(place);
    await db.deleteFrom('outbox').execute();
    await expect(restoreBackup(backup, place, { now, keys })).rejects.toMatchObject({
      name: 'BackupProblem',
    });
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await findDeliveryHold(db)).toBeNull();
  });

  test('a table that differs from the manifest fails a restore, which leaves nothing that starts', async () => {
    const { place } = await filledPlace();
    const { folder: backup, manifest } = await made(place);
    const [table] = Object.values(manifest.tables);
    if (table) table.rows += 1;
    sign(backup, manifest);
    const target = await emptyPlace(engine);
    await expect(restoreBackup(backup, target, { now, keys })).rejects.toThrow('differs from the backup');
    if (target.engine === 'sqlite') expect(existsSync(target.path)).toBe(false);
    else await expect(openAt(target)).rejects.toMatchObject({ name: 'StartRefusal' });
  });

  test('a database that a newer version has migrated is refused in one sentence', async () => {
    const { place, db } = await filledPlace();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await expect(openAt(place)).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringMatching(/A newer version .* \(9999-later\)/),
    });
  });
});

test('a restore is refused beside the log of another database, which would be added to it', async () => {
  const place = await emptyPlace('sqlite');
  await fill(await openAt(place), now);
  const { folder: backup } = await made(place);
  const target = await emptyPlace('sqlite');
  writeFileSync(`${target.path}-wal`, 'of a server that was killed');
  await expect(restoreBackup(backup, target, { now, keys })).rejects.toThrow(`already ${target.path}-wal`);
  expect(existsSync(target.path)).toBe(false);
});

test('a manifest that names a file elsewhere is refused', async () => {
  const place = await emptyPlace('sqlite');
  await openAt(place);
  const { folder: backup, manifest } = await made(place);
  const file = { ...manifest.file, name: '../desk.sqlite' };
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, file }));
  await expect(withBackup(backup, { keys }, async () => {})).rejects.toMatchObject({ name: 'BackupProblem' });
});

/** Changes the copy of a backup, and its manifest so that all but the signature fit. */
async function tamper(backup: string, manifest: Manifest, statements: string): Promise<Manifest> {
  const path = join(backup, manifest.file.name);
  const copy = new DatabaseSync(path);
  copy.exec(statements);
  copy.close();
  const snapshot = openSqliteSnapshot(path);
  const tables = await digestTables(snapshot);
  await snapshot.close();
  const file = { ...manifest.file, bytes: statSync(path).size, sha256: await hashFile(path) };
  const changed = { ...manifest, tables, file };
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(changed));
  return changed;
}

describe('a backup that somebody has changed', () => {
  async function newBackup() {
    const place = await emptyPlace('sqlite');
    await fill(await openAt(place), now);
    return made(place);
  }
  const restoreWith = async (backup: string, trust: Trust) =>
    restoreBackup(backup, await emptyPlace('sqlite'), { now, ...trust });
  const another = 'update mail_counts set in_day = 9 where in_hour = 1';

  test('is refused by its signature, with or without one', async () => {
    const { folder: backup, manifest } = await newBackup();
    const { signature: _, ...changed } = await tamper(backup, manifest, another);
    await expect(restoreWith(backup, { keys })).rejects.toThrow('was changed, or was made under another key');
    await expect(restoreWith(backup, { keys: [] })).rejects.toThrow('set the APP_SECRET');
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(changed));
    await expect(restoreWith(backup, { keys })).rejects.toThrow('has no signature');
    // A copy of a version before signatures.
    await restoreWith(backup, { keys, isUnsigned: true });
  });

  test('is not taken in place of the encrypted one that lies next to it', async () => {
    const { folder: backup, manifest } = await newBackup();
    const path = join(backup, manifest.file.name);
    await sealFile(path, `${path}.sealed`, key.encryption);
    const { signature: _, ...changed } = await tamper(backup, manifest, another);
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(changed));
    await expect(restoreWith(backup, { keys })).rejects.toThrow('.sealed was changed or cut off');
  });

  test.each([
    'create trigger evil after insert on delivery_hold begin delete from delivery_hold; end',
    'create view evil as select * from staff',
    'drop trigger lead_events_no_update',
  ])('is refused for what the database would run: %s', async (statement) => {
    const { folder: backup, manifest } = await newBackup();
    sign(backup, await tamper(backup, manifest, statement));
    await expect(restoreWith(backup, { keys })).rejects.toThrow('is not the one that Fairlead makes');
  });

  test('is refused where another key encrypted it, though it was made before signatures', async () => {
    const { folder: backup, manifest } = await newBackup();
    const { signature: _, ...unsigned } = { ...manifest, keyCheck: deriveBackupKeys('another').checkValue };
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(unsigned));
    await expect(restoreWith(backup, { keys, isUnsigned: true })).rejects.toThrow('would not start');
  });
});

test.runIf(postgresUrl)('a trigger that was added to a dump is refused', async () => {
  const place = await emptyPlace('postgres');
  const { db } = await openAt(place);
  await sql`create function evil() returns trigger language plpgsql as 'begin delete from delivery_hold; return null; end'`.execute(
    db,
  );
  await sql`create trigger evil after insert on delivery_hold for each row execute function evil()`.execute(
    db,
  );
  const { folder: backup } = await made(place);
  const target = await emptyPlace('postgres');
  await expect(restoreBackup(backup, target, { now, keys })).rejects.toThrow(
    'is not the one that Fairlead makes',
  );
  await expect(openAt(target)).rejects.toMatchObject({ name: 'StartRefusal' });
});

test('an encrypted backup is restored with its key, and with no other', async () => {
  const place = await emptyPlace('sqlite');
  await fill(await openAt(place), now);
  const { folder: backup } = await made(place);
  const path = join(backup, 'desk.sqlite');
  await sealFile(path, `${path}.sealed`, key.encryption);
  expect(readFileSync(`${path}.sealed`).includes('mail_counts')).toBe(false);
  rmSync(path);
  for (const wrong of [[deriveBackupKeys(randomBytes(32))], []])
    for (const isUnsigned of [false, true])
      await expect(
        restoreBackup(backup, await emptyPlace('sqlite'), { now, keys: wrong, isUnsigned }),
      ).rejects.toMatchObject({ name: 'BackupProblem' });
  await restoreBackup(backup, await emptyPlace('sqlite'), { now, keys });
  // After a key was replaced, the previous one.
  await restoreBackup(backup, await emptyPlace('sqlite'), {
    now,
    keys: [deriveBackupKeys(randomBytes(32)), key],
  });
  // Nothing deciphered is left.
  expect(readdirSync(backup).sort()).toEqual(['desk.sqlite.sealed', 'manifest.json']);
  expect(readdirSync(into)).toHaveLength(1);
});

test('an encrypted file that was changed at any place cannot be opened', async () => {
  const [plain, sealed, opened] = ['plain', 'sealed', 'opened'].map((name) => join(into, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(plain, 'the customers');
  await sealFile(plain, sealed, key.encryption);
  const bytes = readFileSync(sealed);
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(sealed, changed);
    await expect(openSealedFile(sealed, opened, key.encryption), `byte ${at}`).rejects.toThrow();
  }
  expect(existsSync(opened)).toBe(false);
});

test('the newest backups are kept, and all copies from before an upgrade', async () => {
  const place = await emptyPlace('sqlite');
  await openAt(place);
  await backUp(place, { into, now, version: '1', key, reason: 'before-upgrade' });
  for (const hours of [1, 2, 3]) await made(place, now + hours * 3_600_000);
  // A server that is started twice within a second.
  await backUp(place, { into, now, version: '1', key, reason: 'before-upgrade' });
  await deleteOldBackups(into, { keep: 2, now });
  expect((await listBackups(into)).map((path) => path.slice(into.length + 1))).toEqual([
    'fairlead-20270101T053000Z',
    'fairlead-20270101T043000Z',
    'fairlead-20270101T023001Z-before-upgrade',
    'fairlead-20270101T023000Z-before-upgrade',
  ]);
});

test('what a killed backup, drill or copy left is deleted after a day', async () => {
  for (const name of ['.drill-abcdef', '.copy-abcdef', 'fairlead-20270101T023000Z.1a2b3c4d.part', 'photos']) {
    mkdirSync(join(into, name));
    writeFileSync(join(into, name, 'desk.sqlite'), 'customers');
  }
  await deleteOldBackups(into, { keep: 1, now: Date.now() });
  expect(readdirSync(into)).toHaveLength(4);
  await deleteOldBackups(into, { keep: 1, now: Date.now() + 25 * 3_600_000 });
  expect(readdirSync(into)).toEqual(['photos']);
});

describe.each(postgresUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  'tables on %s',
  (engine) => {
    test('are read in batches of few megabytes, however large a row is', async () => {
      const place = await emptyPlace(engine);
      const { db } = await openAt(place);
      await db
        .insertInto('files')
        .values({
          id: 'f',
          kyc_case_id: null,
          name: 'f',
          type: 'png',
          size: 1,
          digest: 'd',
          added_at: 1,
          added_by: null,
        })
        .execute();
      for (let number = 0; number < 80; number += 1)
        await db
          .insertInto('file_chunks')
          .values({ file_id: 'f', number, sealed: Buffer.alloc(262_144) })
          .execute();
      const snapshot =
        place.engine === 'sqlite'
          ? openSqliteSnapshot(place.path)
          : await openPostgresSnapshot(place.databaseUrl);
      onTestFinished(() => snapshot.close());
      const table = snapshot.tables.find(({ name }) => name === 'file_chunks');
      if (!table) throw new Error('There is no such table.');
      const counts: number[] = [];
      for await (const rows of snapshot.read(table)) counts.push(rows.length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(16);
      expect(counts.reduce((sum, count) => sum + count)).toBe(80);
    });
  },
);

test.runIf(postgresUrl)('a drill drops the database of one that was killed a day ago', async () => {
  const place = await emptyPlace('postgres');
  await fill(await openAt(place), now);
  const { folder: backup } = await made(place);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const ages = [25, 1].map(
    (hours) => `fairlead_drill_${now - hours * 3_600_000}_${randomBytes(4).toString('hex')}`,
  );
  for (const name of ages) await client.query(`create database ${name}`);
  await drill(backup, { databaseUrl: place.databaseUrl, now, keys });
  const { rows } = await client.query('select datname from pg_database where datname = any($1)', [ages]);
  expect(rows).toEqual([{ datname: ages[1] }]);
  await client.query(`drop database ${ages[1]}`);
});

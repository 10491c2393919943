import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Place } from '#platform/backups/back-up.ts';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { enqueueRow } from '#platform/outbox/outbox-rows.ts';
import { postgresUrl } from './find-postgres.ts';

/** A folder that is deleted after the test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty place of the engine, which is removed after the test. */
export async function emptyPlace<Engine extends Place['engine']>(
  engine: Engine,
): Promise<Extract<Place, { engine: Engine }>> {
  return (await emptyPlaceOf(engine)) as Extract<Place, { engine: Engine }>;
}

async function emptyPlaceOf(engine: Place['engine']): Promise<Place> {
  if (engine === 'sqlite') return { engine, path: join(newFolder(), 'desk.sqlite') };
  const name = `fairlead_restore_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return { engine, databaseUrl: url.href };
}

/** Opens and migrates the database of a place; it is closed after the test. */
export async function openAt(place: Place): Promise<Database> {
  const options = { onLostConnection: () => {} };
  const database = await openDatabase(
    place.engine === 'sqlite'
      ? { ...options, dataDir: join(place.path, '..') }
      : { ...options, dataDir: newFolder(), databaseUrl: place.databaseUrl },
  );
  onTestFinished(() => database.close());
  return database;
}

/** Stores 5,000 rows with numbers and letters that a copy may get wrong, and a mail that waits since before `now`. */
export async function fillWithRows({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  for (let number = 0; number < 5_000; number += 1_000)
    await db
      .insertInto('mail_counts')
      .values(
        Array.from({ length: 1_000 }, (_, at) => ({
          recipient: `r${number + at} ñ “quoted” 🚢`,
          hour_began_at: 2 ** 52 + at,
          in_hour: at,
          day_began_at: -at,
          in_day: 0,
        })),
      )
      .execute();
  await enqueueRow(db, { channel: 'mail', type: 'lead-received', props: {}, subjectId: 's', now: now - 1 });
}

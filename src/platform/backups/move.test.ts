import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emptyPlace, fillWithRows, openAt } from '#tests/support/empty-place.ts';
import { postgresUrl } from '#tests/support/find-postgres.ts';
import { addStaff, staffCookie } from '#tests/support/staff.ts';
import type { Place } from './back-up.ts';
import { findDeliveryHold } from './delivery-hold.ts';
import { moveToPostgres } from './move.ts';

const now = Date.UTC(2027, 0, 1, 2, 30);

describe.runIf(postgresUrl)('a move to PostgreSQL', () => {
  async function filledFile(): Promise<Place & { engine: 'sqlite' }> {
    const place = await emptyPlace('sqlite');
    if (place.engine !== 'sqlite') throw new Error('It is a file.');
    const { db, close } = await openAt(place);
    await fillWithRows({ db }, now);
    await db.insertInto('kyc_key').values({ id: 1, check_value: 'c' }).execute();
    await sql`insert into lead_search (rowid, terms, facets) values (7, 'steel coils', 'stage:new')`.execute(
      db,
    );
    // Sessions refer to staff.
    await staffCookie(db, await addStaff(db, { name: 'Ana' }));
    await close();
    return place;
  }
  async function emptyUrl(): Promise<string> {
    const place = await emptyPlace('postgres');
    return place.engine === 'postgres' ? place.databaseUrl : '';
  }

  test('copies every table, and goes on where it was ended', async () => {
    const { path } = await filledFile();
    const databaseUrl = await emptyUrl();
    const ended = moveToPostgres(path, databaseUrl, async (name) => {
      if (name === 'mail_counts') throw new Error('ended');
    });
    await expect(ended).rejects.toThrow('ended');
    await expect(openAt({ engine: 'postgres', databaseUrl })).rejects.toMatchObject({ name: 'StartRefusal' });
    const digests = await moveToPostgres(path, databaseUrl, async () => {});
    expect(digests.mail_counts?.rows).toBe(5_000);
    expect(digests.lead_search?.rows).toBe(1);
    const { db } = await openAt({ engine: 'postgres', databaseUrl });
    const { rows } = await sql`select rowid from lead_search where vector @@ 'coils'::tsquery`.execute(db);
    expect(rows).toEqual([{ rowid: 7 }]);
    await expect(moveToPostgres(path, databaseUrl, async () => {})).rejects.toThrow('holds tables already');
  });

  test('holds the mails of a restored database in the new one too', async () => {
    const place = await filledFile();
    const { db, close } = await openAt(place);
    await db.insertInto('delivery_hold').values({ id: 1, since: now }).execute();
    await close();
    const databaseUrl = await emptyUrl();
    await moveToPostgres(place.path, databaseUrl, async () => {});
    const moved = await openAt({ engine: 'postgres', databaseUrl });
    expect(await findDeliveryHold(moved.db)).toEqual({ since: now, fromBackup: 1 });
  });

  test('refuses a running site, used or not', async () => {
    const place = await filledFile();
    const { close } = await openAt(place);
    const databaseUrl = await emptyUrl();
    await expect(moveToPostgres(place.path, databaseUrl, async () => {})).rejects.toThrow('is running');
    await close();
    await moveToPostgres(place.path, databaseUrl, async () => {});
  });

  test('does not end well when the site is used during the copy', async () => {
    const place = await filledFile();
    const databaseUrl = await emptyUrl();
    const used = moveToPostgres(place.path, databaseUrl, async (name) => {
      if (name !== 'staff') return;
      const { db, close } = await openAt(place);
      await db.updateTable('staff').set({ name: 'Ana later' }).execute();
      await close();
    });
    await expect(used).rejects.toThrow('was used while it was moved');
    const { staff_sessions } = await moveToPostgres(place.path, databaseUrl, async () => {});
    expect(staff_sessions?.rows).toBe(1);
  });
});

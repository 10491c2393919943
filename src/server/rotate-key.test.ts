import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { jsonText } from '#platform/db/json-text.ts';
import { chunkSize, insertFile, openChunks, sealChunks } from '#platform/files/stored-file.ts';
import { createCipher, openCipher, pinKey, type SealContext } from '#platform/secrets/cipher.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { resealRows, rotateKey } from './rotate-key.ts';
import { sealedColumns } from './sealed-columns.ts';

const old = createCipher('o'.repeat(40));
const both = createCipher('n'.repeat(40), 'o'.repeat(40));
const current = createCipher('n'.repeat(40));

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-rotate-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeOnEachDatabase('a new key', (open) => {
  test('is known for every column of bytes', async () => {
    const { db, engine } = await open();
    const { rows } = await (engine === 'postgres'
      ? sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = current_schema() and data_type = 'bytea'`
      : sql<{
          name: string;
        }>`select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and c.type = 'bytea'`
    ).execute(db);
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      rows.map(({ name }) => name).sort(),
    );
  });

  test('reseals every value, which then opens with the new key alone', async () => {
    const { db } = await open();
    await db.transaction().execute((transaction) => pinKey(transaction, old));
    const secret = (context: SealContext) => old.seal(Buffer.from('a secret'), context);
    await db
      .insertInto('webhooks')
      .values({
        id: 'w',
        url: '',
        events: jsonText([]),
        state: 'active',
        secret: secret({ webhook: 'w' }),
        previous_secret: null,
        previous_until: null,
        created_at: 1,
        created_by: '',
        succeeded_at: null,
        failed_at: null,
        failure: null,
        failing_since: null,
      })
      .execute();
    const content = Buffer.alloc(2 * chunkSize + 5, 'x');
    const ownership = { fileId: 'f', ownerId: 'settings' };
    const file = { id: 'f', name: 'f', type: 'png', size: content.length, digest: 'd' } as const;
    await db.transaction().execute((transaction) =>
      insertFile(transaction, old, {
        row: { ...file, kyc_case_id: null, added_at: 1, added_by: null },
        chunks: sealChunks(old, ownership, content),
      }),
    );

    expect(await resealRows({ db, cipher: both })).toBe(4);
    expect(await resealRows({ db, cipher: both })).toBe(0);
    const webhook = await db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    expect(current.open(webhook.secret, { webhook: 'w' }).toString()).toBe('a secret');
    const chunks = await db.selectFrom('file_chunks').select('sealed').orderBy('number').execute();
    expect(
      openChunks(
        current,
        ownership,
        chunks.map(({ sealed }) => sealed),
      ).equals(content),
    ).toBe(true);
  });

  test('takes the place of the previous one once nothing is sealed with that', async () => {
    const { db } = await open();
    const sources = { appSecret: undefined, appSecretPrevious: undefined, dataDir };
    const first = await openCipher(db, sources);
    await db.transaction().execute((transaction) => pinKey(transaction, first));
    const events: string[] = [];
    const log = { info: ({ event }: { event: string }) => void events.push(event) };

    renameSync(join(dataDir, 'secret.key'), join(dataDir, 'secret.key.previous'));
    const cipher = await openCipher(db, sources);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).not.toBe(
      readFileSync(join(dataDir, 'secret.key.previous'), 'utf8'),
    );
    expect(cipher.previousCheckValue).toBe(first.checkValue);
    await rotateKey({ db, cipher, log });
    await rotateKey({ db, cipher, log });
    expect(events).toEqual(['key.rotated']);
    rmSync(join(dataDir, 'secret.key.previous'));
    const after = await openCipher(db, sources);
    expect(after.checkValue).toBe(cipher.checkValue);
    const stale = { ...sources, appSecret: 'x'.repeat(40) };
    await expect(openCipher(db, stale)).rejects.toMatchObject({ name: 'StartRefusal' });
  });
});

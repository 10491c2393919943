import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chunkSize, insertFile, sealChunks } from '#platform/files/stored-file.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { emptyPlace, openAt } from '#tests/support/empty-place.ts';
import { postgresUrl } from '#tests/support/find-postgres.ts';
import { seedDesk } from '#tests/support/seed/desk.ts';
import { exportEverything } from './export-everything.ts';
import { importEverything } from './import-everything.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-everything-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(join(folder, 'export-'));

const now = Date.UTC(2027, 0, 1, 2, 30);
const here = createCipher('h'.repeat(40));
const there = createCipher('t'.repeat(40));

/** Every file of an export; the lines of a table in order. */
function contentOf(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(root, name)).isFile() && name !== 'manifest.json')
      .map((name) => {
        const content = readFileSync(join(root, name), 'latin1');
        return [name, name.endsWith('.jsonl') ? content.split('\n').sort().join('\n') : content];
      }),
  );
}

const file = Buffer.alloc(2 * chunkSize + 5, 'the picture');

/** A desk with something in most tables, and a file. */
async function filledPlace(engine: 'sqlite' | 'postgres') {
  const place = await emptyPlace(engine);
  const database = await openAt(place);
  await seedDesk(database, { requests: 60, now, seed: 1, cipher: here });
  const row = { id: 'f1', name: 'f.png', type: 'png', size: file.length, digest: 'd' } as const;
  await database.db.transaction().execute((transaction) =>
    insertFile(transaction, here, {
      row: { ...row, kyc_case_id: null, added_at: 1, added_by: null },
      chunks: sealChunks(here, { fileId: 'f1', ownerId: 'settings' }, file),
    }),
  );
  return { place, ...database };
}

describe.each(postgresUrl ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))('on %s', (engine) => {
  test('everything is stored again, row by row, in an empty site with another key', async () => {
    const { place } = await filledPlace(engine);
    const first = newFolder();
    const { tables, files } = await exportEverything(place, { folder: first, cipher: here });
    expect(tables.leads).toBe(60);
    expect(files.files).toBeGreaterThan(1);
    expect(readFileSync(join(first, 'files/files/f1')).equals(file)).toBe(true);

    const target = await emptyPlace(engine);
    const database = await openAt(target);
    await importEverything(database, { folder: first, cipher: there, now });
    const second = newFolder();
    await exportEverything(target, { folder: second, cipher: there });
    expect(contentOf(second)).toEqual(contentOf(first));
    await expect(importEverything(database, { folder: first, cipher: there, now })).rejects.toThrow(
      'This site has',
    );
  });

  test('an export of which a file was cut off, or is elsewhere, is refused', async () => {
    const { place } = await filledPlace(engine);
    const root = newFolder();
    await exportEverything(place, { folder: root, cipher: here });
    const database = await openAt(await emptyPlace(engine));
    const refusal = async () => {
      const error = await importEverything(database, { folder: root, cipher: there, now }).catch(
        (each) => each,
      );
      return `${error.name}: ${error.message}`;
    };
    truncateSync(join(root, 'files/files/f1'), chunkSize);
    expect(await refusal()).toBe(`Refused: files/files/f1 has ${chunkSize} bytes instead of ${file.length}.`);
    const table = join(root, 'tables/files.jsonl');
    writeFileSync(table, readFileSync(table, 'utf8').replace('"id":"f1"', '"id":"../f1"'));
    expect(await refusal()).toBe('Refused: tables/files.jsonl names a file ../f1.');
  });

  test('an export with a link in place of a file, or with another table, is refused', async () => {
    const { place } = await filledPlace(engine);
    const root = newFolder();
    const manifest = await exportEverything(place, { folder: root, cipher: here });
    const database = await openAt(await emptyPlace(engine));
    const refused = (message: string) =>
      expect(importEverything(database, { folder: root, cipher: there, now })).rejects.toMatchObject({
        name: 'Refused',
        message: expect.stringContaining(message),
      });
    const path = join(root, 'files/files/f1');
    const elsewhere = join(newFolder(), 'secret');
    writeFileSync(elsewhere, file);
    rmSync(path);
    symlinkSync(elsewhere, path);
    await refused('f1 is a link');
    for (const name of ['../../etc/passwd', 'kyc_key']) {
      const tables = { ...manifest.tables, [name]: 1 };
      writeFileSync(join(root, 'manifest.json'), JSON.stringify({ ...manifest, tables }));
      await refused(`The export has a table ${name}`);
    }
  });

  test('an export that lacks a row is refused whole', async () => {
    const { place } = await filledPlace(engine);
    const root = newFolder();
    await exportEverything(place, { folder: root, cipher: here });
    const table = join(root, 'tables/feedback.jsonl');
    const [line] = readFileSync(table, 'utf8').split('\n');
    appendFileSync(table, `${line?.replace(/"(id|reference|dedupe_key)":"/g, '"$1":"x')}\n`);
    const database = await openAt(await emptyPlace(engine));
    await expect(importEverything(database, { folder: root, cipher: there, now })).rejects.toMatchObject({
      name: 'Refused',
      message: expect.stringContaining('feedback.jsonl'),
    });
    expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual([]);
  });
});

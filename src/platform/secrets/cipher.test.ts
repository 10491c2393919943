import { randomBytes } from 'node:crypto';
import {
  chmodSync,
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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { createCipher, openCipher, pinKey } from './cipher.ts';

const cipher = createCipher(randomBytes(32));
const noSecrets = { appSecret: undefined };
const plain = Buffer.from('the passport of Ana Ruiz');
const place = { chunk: 0, of: 1 };
const belonging = { file: 'p1', owner: 'a1', ...place };

test('what is sealed shows nothing, differs each time, and opens again', () => {
  const sealed = cipher.seal(plain, belonging);
  expect(sealed.includes('passport')).toBe(false);
  expect(sealed.equals(cipher.seal(plain, belonging))).toBe(false);
  expect(cipher.open(sealed, belonging).equals(plain)).toBe(true);
  expect(cipher.open(new Uint8Array(sealed), { ...place, owner: 'a1', file: 'p1' }).equals(plain)).toBe(true);
});

test('every changed byte is told', () => {
  const sealed = cipher.seal(plain, belonging);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => cipher.open(changed, belonging), `byte ${at}`).toThrow();
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => cipher.open(sealed.subarray(0, length), belonging)).toThrow();
});

test('another file, another owner and another key open nothing', () => {
  const sealed = cipher.seal(plain, belonging);
  expect(() => cipher.open(sealed, { ...place, file: 'p2', owner: 'a1' })).toThrow();
  expect(() => cipher.open(sealed, { ...place, file: 'p1', owner: 'a2' })).toThrow();
  expect(() => cipher.open(sealed, { answers: 'a1' })).toThrow();
  const otherCipher = createCipher(randomBytes(32));
  expect(() => otherCipher.open(sealed, belonging)).toThrow();
  expect(otherCipher.checkValue).not.toBe(cipher.checkValue);
});

let folder: string;
let dataDir: string;
const keyPath = () => join(dataDir, 'secret.key');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-key-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

describeOnEachDatabase('the key of the documents', (open) => {
  test('is made at first start, for this user alone, and is the same at the next', async () => {
    const { db } = await open();
    const first = await openCipher(db, { ...noSecrets, dataDir });
    expect(statSync(keyPath()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    const second = await openCipher(db, { ...noSecrets, dataDir });
    expect(second.checkValue).toBe(first.checkValue);
  });

  test('is no file when there is a secret', async () => {
    const { db } = await open();
    await openCipher(db, { ...noSecrets, appSecret: 'x'.repeat(32), dataDir });
    expect(() => statSync(keyPath())).toThrow();
  });

  test('may change as long as nothing is encrypted', async () => {
    const { db } = await open();
    await openCipher(db, { ...noSecrets, appSecret: 'x'.repeat(32), dataDir });
    await openCipher(db, { ...noSecrets, appSecret: 'y'.repeat(32), dataDir });
  });

  test('is refused at start when it is another than before, and nothing is overwritten', async () => {
    const { db } = await open();
    const cipher = await openCipher(db, { ...noSecrets, dataDir });
    await db.transaction().execute((transaction) => pinKey(transaction, cipher));
    const before = await db.selectFrom('kyc_key').selectAll().execute();
    const refusal = { name: 'StartRefusal', message: /encrypted with another key[\s\S]*APP_SECRET/ };
    await expect(openCipher(db, { ...noSecrets, appSecret: 'y'.repeat(32), dataDir })).rejects.toMatchObject({
      name: refusal.name,
      message: expect.stringMatching(refusal.message),
    });
    expect(await db.selectFrom('kyc_key').selectAll().execute()).toEqual(before);
    await openCipher(db, { ...noSecrets, dataDir });
    rmSync(keyPath());
    await expect(openCipher(db, { ...noSecrets, dataDir })).rejects.toThrow(refusal.message);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('pins once: a server that began with another key stores nothing', async () => {
    const { db } = await open();
    const [first, second] = await Promise.all(
      ['x', 'y'].map((letter) => openCipher(db, { ...noSecrets, appSecret: letter.repeat(32), dataDir })),
    );
    if (!first || !second) throw new Error('There are two.');
    await db.transaction().execute((transaction) => pinKey(transaction, first));
    await expect(db.transaction().execute((transaction) => pinKey(transaction, second))).rejects.toThrow(
      'another key',
    );
  });

  test.each([
    ['empty', ''],
    ['cut off', 'abcdef\n'],
    ['something else', 'z'.repeat(64)],
    ['too long', 'a'.repeat(66)],
  ])('in a file that is %s is refused and left as it is', async (_what, text) => {
    const { db } = await open();
    mkdirSync(dataDir);
    writeFileSync(keyPath(), text);
    await expect(openCipher(db, { ...noSecrets, dataDir })).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringContaining('holds no key'),
    });
    expect(readFileSync(keyPath(), 'latin1')).toBe(text);
  });

  test('that cannot be made is refused', async () => {
    const { db } = await open();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'a-file'), '');
    const unusable = join(dataDir, 'a-file', 'data');
    await expect(openCipher(db, { ...noSecrets, dataDir: unusable })).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringContaining('set APP_SECRET'),
    });
  });

  test('in a file that cannot be read is refused', async () => {
    const { db } = await open();
    mkdirSync(keyPath(), { recursive: true });
    chmodSync(keyPath(), 0o000);
    await expect(openCipher(db, { ...noSecrets, dataDir })).rejects.toMatchObject({
      name: 'StartRefusal',
      message: expect.stringContaining('cannot be read'),
    });
    chmodSync(keyPath(), 0o700);
  });
});

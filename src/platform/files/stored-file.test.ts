import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { createCipher } from '../secrets/cipher.ts';
import { deleteFiles, insertFile, openChunks, readChunks, receiveFile, sealChunks } from './stored-file.ts';

const cipher = createCipher('a secret of forty characters, for tests.');
const ownership = { fileId: 'file-1', ownerId: 'owner-1' };
const kilobyte = 1024;

test.each([1, 256 * kilobyte, 256 * kilobyte + 1, 900 * kilobyte])(
  'a content of %i bytes is sealed in chunks of 256 KB and opens whole',
  (length) => {
    const content = randomBytes(length);
    const chunks = sealChunks(cipher, ownership, content);
    expect(chunks).toHaveLength(Math.ceil(length / (256 * kilobyte)));
    expect(openChunks(cipher, ownership, chunks).equals(content)).toBe(true);
  },
);

test('chunks open at their own place in their own file alone, and none without the others', () => {
  const [first, second, last] = sealChunks(cipher, ownership, randomBytes(600 * kilobyte)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const open =
    (chunks: Buffer[], of = ownership) =>
    () =>
      openChunks(cipher, of, chunks);
  expect(open([first, second, last])).not.toThrow();
  expect(open([second, first, last])).toThrow();
  expect(open([first, second])).toThrow();
  expect(open([first, second, last, last])).toThrow();
  expect(open([])).toThrow();
  expect(open([first, second, last], { ...ownership, fileId: 'file-2' })).toThrow();
  expect(open([first, second, last], { ...ownership, ownerId: 'owner-2' })).toThrow();
});

describeOnDatabase('a stored file', (open) => {
  test('is read as it was sent, and deleted with its content', async () => {
    const { db } = await open();
    const texts = { reviewer_comment: '', customer_name: '', customer_email: '', locale: 'en' };
    await db
      .insertInto('kyc_cases')
      .values({
        id: 'case-1',
        account_id: 'owner-1',
        state: 'draft',
        answers: null,
        changed_at: 1,
        ...texts,
        sent_at: null,
        accepted_at: null,
        expires_at: null,
      })
      .execute();
    const content = pdf('a long one', 700 * kilobyte);
    const checks = { virusScanner: null, onInfected: () => {} };
    const sent = { name: '../Deed.pdf', stream: [content] };
    expect(await receiveFile(checks, { ...sent, largest: content.length - 1 })).toEqual({
      ok: false,
      reason: 'too-large',
    });
    const received = await receiveFile(checks, {
      ...sent,
      largest: content.length,
      accepted: ['pdf'] as const,
    });
    if (!received.ok) throw new Error(received.reason);
    const of = { id: 'file-1', kyc_case_id: 'case-1', added_at: 1, added_by: null };
    const row = { ...received.file, ...of };
    await insertFile(db, cipher, { row, chunks: sealChunks(cipher, ownership, content) });
    expect(row).toMatchObject({ name: 'Deed.pdf', type: 'pdf', size: content.length });
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([row]);
    const chunks = await readChunks(db, row.id);
    expect(chunks).toHaveLength(3);
    expect(openChunks(cipher, { fileId: row.id, ownerId: 'owner-1' }, chunks).equals(content)).toBe(true);
    expect(chunks.some((chunk) => Buffer.from(chunk).includes('a long one'))).toBe(false);

    await deleteFiles(db, [row.id]);
    expect(await readChunks(db, row.id)).toEqual([]);
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  test('of a case refers to it, and one of the settings is stored once', async () => {
    const { db } = await open();
    const row = {
      id: 'f',
      name: 'a',
      type: 'pdf',
      size: 1,
      digest: 'd',
      added_at: 1,
    } as const;
    const insert = (kyc_case_id: string | null, id = 'f') =>
      db
        .insertInto('files')
        .values({ ...row, id, kyc_case_id, added_by: null })
        .execute();
    await expect(insert('no-such-case')).rejects.toThrow(/foreign key/i);
    await insert(null);
    await expect(insert(null, 'g')).rejects.toThrow(/unique/i);
  });
});

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { emptyPlace, fillWithRows, openAt } from '#tests/support/empty-place.ts';
import { deriveBackupKeys } from '../secrets/cipher.ts';
import { backUp } from './back-up.ts';
import { restoreBackup } from './restore.ts';
import { bucketOf, copyToSecondPlace, s3UrlOf, testBucket } from './second-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-second-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.UTC(2027, 0, 1, 2, 30);
const key = deriveBackupKeys(randomBytes(32));
const keys = [key];

async function newBackup(): Promise<string> {
  const place = await emptyPlace('sqlite');
  await fillWithRows(await openAt(place), now);
  const into = mkdtempSync(join(folder, 'backups-'));
  return (await backUp(place, { into, now, version: '1.2.3', key })).folder;
}

const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();

/** Verifies a request as https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html describes. */
function isSigned({ method, url, headers }: IncomingMessage, secretKey: string): boolean {
  const [, scope = '', signed = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ??
    [];
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const [date = '', region = '', service = '', ending = ''] = scope.split('/');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const signingKey = [region, service, ending].reduce(hmac, hmac(`AWS4${secretKey}`, date));
  return hmac(signingKey, toSign).toString('hex') === signature;
}

/** A bucket that checks signatures and needs the length of what it is sent, as Amazon's does. */
async function openBucket(secretKey: string) {
  const stored = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (!isSigned(request, secretKey))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (request.method === 'PUT' && request.headers['content-length'] === undefined)
      return response.writeHead(411).end();
    if (request.method === 'DELETE') stored.delete(request.url ?? '');
    else stored.set(request.url ?? '', Buffer.concat(parts));
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const s3Url = (secret: string) =>
    `s3://ID:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket/fairlead/?region=eu-central-1&insecure=true`;
  return { stored, s3Url };
}

test('a bucket gets an encrypted backup, which is restored from it with the key', async () => {
  const backup = await newBackup();
  const { stored, s3Url } = await openBucket('a/secret+key');
  await copyToSecondPlace(backup, { command: undefined, s3Url: s3Url('a/secret+key') }, key);
  const name = basename(backup);
  expect([...stored.keys()]).toEqual([
    `/bucket/fairlead/${name}/desk.sqlite.sealed`,
    `/bucket/fairlead/${name}/manifest.json`,
  ]);
  const fetched = mkdtempSync(join(folder, 'fetched-'));
  for (const [path, content] of stored) writeFileSync(join(fetched, basename(path)), content);
  expect(readFileSync(join(fetched, 'desk.sqlite.sealed')).includes('SQLite format')).toBe(false);
  await restoreBackup(fetched, await emptyPlace('sqlite'), { now, keys });
});

test('a bucket that refuses is named, without the secret', async () => {
  const backup = await newBackup();
  const { s3Url } = await openBucket('another key');
  const refused = copyToSecondPlace(backup, { command: undefined, s3Url: s3Url('a wrong key') }, key);
  await expect(refused).rejects.toMatchObject({
    name: 'BackupProblem',
    message: expect.stringMatching(/^The second place: 127\.0\.0\.1 refused .* 403: SignatureDoesNotMatch$/),
  });
});

test('a bucket is tested by an object that is deleted again', async () => {
  const { stored, s3Url } = await openBucket('a/secret+key');
  const address = s3UrlOf(bucketOf(s3Url('')), 'a/secret+key');
  expect(new URL(address).pathname).toBe('/bucket/fairlead');
  expect(await testBucket(address)).toBe(true);
  expect([...stored.keys()]).toEqual([]);
  await expect(testBucket(s3Url('a wrong key'))).rejects.toThrow(/ 403: SignatureDoesNotMatch$/);
  const nobody = 's3://ID:key@127.0.0.1:1/bucket?insecure=true';
  await expect(testBucket(nobody)).rejects.toThrow(/^The second place: 127\.0\.0\.1 cannot be reached/);
});

test('a command gets the folder of the encrypted backup, and its failure is told', async () => {
  const backup = await newBackup();
  const target = mkdtempSync(join(folder, 'target-'));
  const command = `cp -r "$BACKUP_FOLDER" ${target}`;
  await copyToSecondPlace(backup, { command, s3Url: undefined }, key);
  expect(readdirSync(join(target, basename(backup))).sort()).toEqual(['desk.sqlite.sealed', 'manifest.json']);
  const failed = copyToSecondPlace(backup, { command: 'echo no room >&2; exit 3', s3Url: undefined }, key);
  await expect(failed).rejects.toMatchObject({
    name: 'BackupProblem',
    message: 'BACKUP_COMMAND failed: no room',
  });
  // Nothing but the backup is left in its folder.
  expect(readdirSync(join(backup, '..'))).toEqual([basename(backup)]);
});

import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { carefulLookup, hostOf, refuseClosed } from '../http/url-rules.ts';
import { ProgramFailure, runProgram } from '../run-program.ts';
import type { BackupKeys } from '../secrets/cipher.ts';
import { hour } from '../values/durations.ts';
import { BackupProblem } from './backup-problem.ts';
import { withBackup } from './manifest.ts';
import { sealFile } from './sealed-file.ts';

/** Target of copies besides the backup folder: a command, a bucket, or both. */
export interface SecondPlace {
  /** A shell command; BACKUP_FOLDER names the folder whose files it copies. */
  command: string | undefined;
  /** s3://key:secret@host/bucket/prefix?region=us-east-1, for any server that speaks Amazon S3's protocol. */
  s3Url: string | undefined;
}

/** Many times what a slow line takes for a large desk. */
const longestMs = 6 * hour;

async function runCommand(command: string, folder: string): Promise<void> {
  try {
    await runProgram(command, [], {
      shell: true,
      variables: { BACKUP_FOLDER: folder },
      timeoutMs: longestMs,
    });
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    throw new BackupProblem(`BACKUP_COMMAND failed: ${error.message.slice(-500)}`);
  }
}

/** Parts of a bucket's address, without the secret. */
export interface Bucket {
  endpoint: string;
  bucket: string;
  folder: string;
  region: string;
  accessKey: string;
}

/** Returns the address of a bucket. */
export function s3UrlOf({ endpoint, bucket, folder, region, accessKey }: Bucket, secretKey: string): string {
  const { protocol, host } = new URL(endpoint);
  const path = [bucket, folder].filter(Boolean).join('/');
  const parameters = new URLSearchParams({
    ...(region && { region }),
    ...(protocol === 'http:' && { insecure: 'true' }),
  });
  return `s3://${encodeURIComponent(accessKey)}:${encodeURIComponent(secretKey)}@${host}/${path}?${parameters}`;
}

/** Returns the parts of a bucket's address. */
export function bucketOf(s3Url: string): Bucket {
  const { host, username, pathname, searchParams } = new URL(s3Url);
  const scheme = searchParams.get('insecure') === 'true' ? 'http' : 'https';
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  return {
    endpoint: `${scheme}://${host}`,
    bucket,
    folder: folders.join('/'),
    region: searchParams.get('region') ?? '',
    accessKey: decodeURIComponent(username),
  };
}

interface BucketRequest {
  method: 'PUT' | 'DELETE';
  body?: Blob;
  signal?: AbortSignal;
}

/** Beginning of a response in which the code of an error is looked for. */
const readCharacters = 4_000;

/**
 * Sends a signed request, and returns the status and the code of S3's error; nothing else of the response is shown, as any
 * service may stand at an address. Follows no redirect. Rejects when the name leads where nothing may be sent.
 */
function sendSigned({ url, headers }: Request, { method, body, signal }: BucketRequest) {
  const address = new URL(url);
  const refusal = isIP(hostOf(address)) ? refuseClosed(hostOf(address)) : null;
  return new Promise<{ status: number; code: string }>((done, failed) => {
    if (refusal) return failed(refusal);
    const send = address.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      address,
      {
        method,
        agent: false,
        lookup: carefulLookup(refuseClosed),
        ...(signal && { signal }),
        headers: { ...Object.fromEntries(headers), 'Content-Length': body?.size ?? 0 },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          if (text.length < readCharacters) text += part;
        });
        response.on('error', failed);
        response.on('end', () => {
          const [, code = ''] = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text) ?? [];
          done({ status: response.statusCode ?? 0, code });
        });
      },
    );
    request.on('error', failed);
    if (body)
      Readable.fromWeb(body.stream() as ReadableStream)
        .on('error', failed)
        .pipe(request);
    else request.end();
  });
}

/** Attempts of a request that the server is too busy for, and the pause before the second. */
const mostAttempts = 4;
const firstPauseMs = 200;

/** Sends a signed request about an object, by its path from the folder. Throws a BackupProblem unless it succeeds. */
async function callBucket(s3Url: string, path: string, request: BucketRequest): Promise<void> {
  const { endpoint, bucket, folder, region, accessKey } = bucketOf(s3Url);
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: decodeURIComponent(new URL(s3Url).password),
    service: 's3',
    region: region || 'us-east-1',
  });
  const { hostname } = new URL(endpoint);
  const address = [endpoint, bucket, folder, path].filter(Boolean).join('/');
  for (let attempt = 1; ; attempt += 1) {
    // The body is encrypted, and its SHA-256 in the manifest.
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const signed = await client.sign(address, { method: request.method, headers });
    const { status, code } = await sendSigned(signed, request).catch((error) => {
      throw new BackupProblem(
        `The second place: ${hostname} cannot be reached (${error.code ?? error.message}).`,
      );
    });
    if (status >= 200 && status < 300) return;
    const isBusy = status >= 500 || status === 429;
    if (!isBusy || attempt === mostAttempts)
      throw new BackupProblem(
        `The second place: ${hostname} refused ${basename(path)} with ${[status, code].filter(Boolean).join(': ')}`,
      );
    await pause(firstPauseMs * 2 ** (attempt - 1));
  }
}

/** Sends one file. Its length is known, which S3 asks for; S3 takes up to 5 GB at once. */
async function putFile(file: string, s3Url: string, folderName: string): Promise<void> {
  const body = await openAsBlob(file);
  await callBucket(s3Url, `${folderName}/${basename(file)}`, { method: 'PUT', body });
}

const testMs = 20_000;

/**
 * Writes a small object into a bucket and deletes it. Returns false where it was written and not deleted, which a key that
 * can only write is a reason for. Throws a BackupProblem when it is not written.
 */
export async function testBucket(s3Url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(testMs);
  const name = 'fairlead-test';
  await callBucket(s3Url, name, { method: 'PUT', body: new Blob(['A test of this place.']), signal });
  return callBucket(s3Url, name, { method: 'DELETE', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Encrypts a backup and copies it to the second place: a folder of its name with `manifest.json`, which holds no
 * customer's data, and the encrypted file. Throws a BackupProblem when that fails; the backup itself stays.
 */
export async function copyToSecondPlace(
  folder: string,
  { command, s3Url }: SecondPlace,
  key: BackupKeys,
): Promise<void> {
  await withBackup(folder, { keys: [key] }, ({ path }) => copyFileOf(folder, path, { command, s3Url }, key));
}

async function copyFileOf(
  folder: string,
  path: string,
  { command, s3Url }: SecondPlace,
  key: BackupKeys,
): Promise<void> {
  const around = await mkdtemp(join(dirname(folder), '.copy-'));
  const outbound = join(around, basename(folder));
  const files = [join(outbound, `${basename(path)}.sealed`), join(outbound, 'manifest.json')] as const;
  try {
    await mkdir(outbound);
    await sealFile(path, files[0], key.encryption);
    await copyFile(join(folder, 'manifest.json'), files[1]);
    if (s3Url) for (const file of files) await putFile(file, s3Url, basename(folder));
    if (command) await runCommand(command, outbound);
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}

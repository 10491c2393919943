import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { ProgramFailure, runProgram } from '../run-program.ts';
import { hour } from '../values/durations.ts';
import { BackupProblem } from './backup-problem.ts';
import { readBackup } from './manifest.ts';
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

/** Sends a signed request about an object, by its path from the folder. Throws a BackupProblem unless it succeeds. */
async function callBucket(s3Url: string, path: string, request: RequestInit): Promise<void> {
  const { endpoint, bucket, folder, region, accessKey } = bucketOf(s3Url);
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: decodeURIComponent(new URL(s3Url).password),
    service: 's3',
    region: region || 'us-east-1',
    retries: 3,
  });
  const { hostname } = new URL(endpoint);
  const address = [endpoint, bucket, folder, path].filter(Boolean).join('/');
  const response = await client
    .fetch(address, {
      // The body is encrypted, and its SHA-256 in the manifest.
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      redirect: 'manual',
      ...request,
    })
    .catch((error) => {
      throw new BackupProblem(
        `The second place: ${hostname} cannot be reached (${error.cause?.code ?? error.message}).`,
      );
    });
  if (response.ok) return;
  const text = (await response.text())
    .replace(/<[^<>]{1,200}>/g, ' ')
    .trim()
    .slice(0, 300);
  throw new BackupProblem(
    `The second place: ${hostname} refused ${basename(path)} with ${response.status}: ${text}`,
  );
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
  key: Buffer,
): Promise<void> {
  const { path } = await readBackup(folder);
  const around = await mkdtemp(join(dirname(folder), '.copy-'));
  const outbound = join(around, basename(folder));
  const files = [join(outbound, `${basename(path)}.sealed`), join(outbound, 'manifest.json')] as const;
  try {
    await mkdir(outbound);
    await sealFile(path, files[0], key);
    await copyFile(join(folder, 'manifest.json'), files[1]);
    if (s3Url) for (const file of files) await putFile(file, s3Url, basename(folder));
    if (command) await runCommand(command, outbound);
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}

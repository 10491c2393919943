import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { ProgramFailure, runProgram } from '../run-program.ts';
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
const longestMs = 6 * 3_600_000;

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

/** Sends one file. S3 takes up to 5 GB at once. */
async function putFile(file: string, s3Url: string, folderName: string): Promise<void> {
  const url = new URL(s3Url);
  const { searchParams, hostname, pathname } = url;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  });
  const scheme = searchParams.get('insecure') === 'true' ? 'http' : 'https';
  const address = `${scheme}://${url.host}${pathname.replace(/\/$/, '')}/${folderName}/${basename(file)}`;
  const response = await client
    .fetch(address, {
      method: 'PUT',
      // Its length is known, which S3 asks for; the content is encrypted and its SHA-256 in the manifest.
      body: await openAsBlob(file),
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    .catch((error) => {
      throw new BackupProblem(
        `BACKUP_S3_URL: ${hostname} cannot be reached (${error.cause?.code ?? error.message}).`,
      );
    });
  if (response.ok) return;
  const text = (await response.text())
    .replace(/<[^<>]{1,200}>/g, ' ')
    .trim()
    .slice(0, 300);
  throw new BackupProblem(
    `BACKUP_S3_URL: ${hostname} refused ${basename(file)} with ${response.status}: ${text}`,
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { siteArgs, siteEnv } from '../scripts/site-command.mjs';
import { interruption } from './interruption.ts';

/** On the disk of the project, as ./data is: a folder in memory would make durable commits free. */
const workDir = 'test-results/bench';

/** Folder of the profiles of --profile. */
export const profilesDir = join(workDir, 'profiles');

const folders: string[] = [];

/** Makes an empty folder, which `removeFolders` deletes. */
export function makeFolder(): string {
  mkdirSync(workDir, { recursive: true });
  const folder = mkdtempSync(join(workDir, 'run-'));
  folders.push(folder);
  return folder;
}

/**
 * Deletes the folders of all rows, once nothing is measured any more: for some minutes after a deletion, ext4 skips the
 * inodes that it freed, one by one, for each new file. That takes up to a tenth of the processor's time of a submission,
 * also in a bench that is started within these minutes.
 */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A server of the bench as a process. */
export interface Program {
  origin: string;
  pid: number;
  /** Milliseconds from its start to its first response. */
  startMs: number;
  /** Ends it by SIGTERM and waits until it has exited. */
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** A response as it came: its bytes as they were sent, encoded or not. */
export interface RawResponse {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

/** Requests without a pool of connections. Rejects when nothing answers. */
export function fetchRaw(url: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((done, failed) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.once('error', failed);
  });
}

const pollMs = 5;
const longestStartMs = 60_000;

/** Resolves with the time of the first response that is 200. */
async function firstResponse(url: string, child: ChildProcess, log: string): Promise<number> {
  const latest = performance.now() + longestStartMs;
  for (;;) {
    const response = await fetchRaw(url).catch(() => null);
    if (response?.status === 200) return performance.now();
    if (child.exitCode !== null || performance.now() > latest) {
      throw new Error(
        `${child.spawnargs.join(' ')} does not answer at ${url}:\n${readFileSync(log, 'utf8')}`,
      );
    }
    await setTimeout(pollMs, undefined, { signal: interruption });
  }
}

async function startProgram(
  args: string[],
  env: Record<string, string>,
  { folder, probe }: { folder: string; probe: string },
): Promise<Program> {
  const port = await freePort();
  const log = join(folder, 'output.log');
  // A file, as under a service manager: a pipe would make this process read every line of the log.
  const output = openSync(log, 'a');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', './scripts/end-with-parent.mjs', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  };
  try {
    const startMs = (await firstResponse(origin + probe, child, log)) - startedAt;
    return { origin, pid: child.pid ?? 0, startMs, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Start options of the site for one row. */
export interface SiteOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The folder that a CPU profile is written to when the site ends. */
  profileDir?: string | undefined;
  /** The script that `npm start` runs, which looks for changed sources first; the built site itself by default. */
  script?: 'scripts/start.mjs';
}

/** Starts the built site, without rate limits. Throws with its output when it does not answer. */
export function startSite({ dataDir, databaseUrl, profileDir, script }: SiteOptions): Promise<Program> {
  const profile = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [];
  const env = {
    ...siteEnv,
    DATA_DIR: dataDir,
    RATE_LIMIT_FORMS: '100000000',
    RATE_LIMIT_SIGN_UPS: '100000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  return startProgram([...profile, ...(script ? [script] : siteArgs)], env, { folder: dataDir, probe: '/' });
}

/** Starts a yardstick of this folder. */
export function startBare(
  file: string,
  env: Record<string, string>,
  options: { folder: string; probe: string },
): Promise<Program> {
  return startProgram([`bench/${file}`], env, options);
}

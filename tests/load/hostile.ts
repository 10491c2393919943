import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startServer } from '../support/server-process.ts';

/*
 * How long GET /signin takes beside requests that are meant to exhaust the server, against its idle time:
 * `npm run build && node tests/load/hostile.ts`. The bar is twice the idle median. It starts a server of its own on
 * this machine; each attack ends after `attackMs` or `mostRequests`.
 */

const attackers = 4;
const attackMs = 6_000;
const mostRequests = 400;
const samples = 40;

interface Times {
  median: number;
  p95: number;
}

function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

const json = { 'Content-Type': 'application/json' };
const account = { fullname: 'Ana', username: 'ana@example.com', password: 'long enough for us 7' };

async function signUp(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/v1/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = (await response.json()) as { token: string };
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { Authorization: `Bearer ${token}`, Cookie: cookies.join('; ') };
}

function upload(session: Record<string, string>): RequestInit {
  const boundary = 'hostile';
  const name = `a${'.'.repeat(60_000)}x.pdf`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = `${head}%PDF-1.4\n%%EOF\n\r\n--${boundary}--\r\n`;
  return {
    method: 'POST',
    headers: { ...session, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

const manyFields = Buffer.from('a=&'.repeat((19 * 1024 * 1024) / 3));
let tokens = 0;

type Attack = (session: Record<string, string>) => [path: string, init: RequestInit];

const attacks: Record<string, Attack> = {
  // What as many harmless clients cost: the machine's part in the figures below it.
  'GET /signin itself, for comparison': () => ['/signin', {}],
  'an upload with 60,000 dots in its file name': (session) => ['/api/v1/kyc/documents', upload(session)],
  'an address of 15,000 slashes': () => [`${'/'.repeat(15_000)}x`, {}],
  'password resets with made-up tokens': () => {
    tokens += 1;
    const body = JSON.stringify({ token: `made-up-${tokens}`, newPassword: `a new password ${tokens}` });
    return ['/api/v1/password/reset', { method: 'POST', headers: json, body }];
  },
  'forms of 19 MB to /kyc': (session) => {
    const headers = { Cookie: session.Cookie ?? '', 'Content-Type': 'application/x-www-form-urlencoded' };
    return ['/kyc', { method: 'POST', headers, body: manyFields, redirect: 'manual' }];
  },
};

/** What a worker attacks with: a thread of its own, so that its work does not count as the server's. */
interface Order {
  name: string;
  origin: string;
  session: Record<string, string>;
}

/** Attacks from several clients at once; returns how often each status came. */
async function attack({ name, origin, session }: Order): Promise<Record<string, number>> {
  const end = performance.now() + attackMs;
  const statuses: Record<string, number> = {};
  let sent = 0;
  const attackOn = async () => {
    while (performance.now() < end && sent < mostRequests) {
      sent += 1;
      const [path, init] = (attacks[name] as Attack)(session);
      const status = await fetch(origin + path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        // Refused before the body was read.
        () => 'closed',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, attackOn));
  return statuses;
}

async function timeSignIn(origin: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/signin`);
  await response.arrayBuffer();
  return performance.now() - start;
}

async function sampleIdle(origin: string): Promise<Times> {
  const times: number[] = [];
  while (times.length < samples) times.push(await timeSignIn(origin));
  return timesOf(times);
}

/** Times /signin until the attack is over. */
async function sampleBeside(order: Order) {
  let statuses: Record<string, number> | null = null;
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  await once(worker, 'online');
  worker.once('message', (message) => {
    statuses = message;
  });
  const times: number[] = [];
  while (statuses === null) times.push(await timeSignIn(order.origin));
  return { ...timesOf(times), count: times.length, statuses };
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'llanomar-hostile-'));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { origin } = server;
  const session = await signUp(origin);
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  try {
    // Of this process and the server, neither has compiled its code when it starts.
    await sampleIdle(origin);
    for (const name of Object.keys(attacks)) {
      const idle = await sampleIdle(origin);
      const loaded = await sampleBeside({ name, origin, session });
      process.stdout.write(
        `${name} (load of the machine ${loadavg()[0]?.toFixed(1)})\n` +
          `  idle   median ${ms(idle.median)}, p95 ${ms(idle.p95)}\n` +
          `  loaded median ${ms(loaded.median)}, p95 ${ms(loaded.p95)} (${loaded.count} samples)\n` +
          `  ratio  median ${(loaded.median / idle.median).toFixed(1)}, p95 ${(loaded.p95 / idle.p95).toFixed(1)}` +
          `  answers ${JSON.stringify(loaded.statuses)}\n`,
      );
    }
  } finally {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(await attack(workerData));

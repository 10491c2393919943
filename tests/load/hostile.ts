import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
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

const dataDir = mkdtempSync(join(tmpdir(), 'llanomar-hostile-'));
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const json = { 'Content-Type': 'application/json' };
const account = { fullname: 'Ana', username: 'ana@example.com', password: 'long enough for us 7' };

/** Takes a session, whose cookie and token it returns. */
async function signUp(): Promise<Record<string, string>> {
  const response = await fetch(`${server.origin}/api/v1/signup`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = (await response.json()) as { token: string };
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { Authorization: `Bearer ${token}`, Cookie: cookies.join('; ') };
}

const session = await signUp();

function upload(): RequestInit {
  const boundary = 'hostile';
  const name = `a${'.'.repeat(60_000)}x.pdf`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="paper"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = `${head}%PDF-1.4\n%%EOF\n\r\n--${boundary}--\r\n`;
  return {
    method: 'POST',
    headers: { ...session, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

const manyFields = 'a=&'.repeat((19 * 1024 * 1024) / 3);
let tokens = 0;

const attacks: Record<string, () => [path: string, init: RequestInit]> = {
  'an upload with 60,000 dots in its file name': () => ['/api/v1/kyc/papers', upload()],
  'an address of 15,000 slashes': () => [`${'/'.repeat(15_000)}x`, {}],
  'password resets with made-up tokens': () => {
    tokens += 1;
    const body = JSON.stringify({ token: `made-up-${tokens}`, newPassword: `a new password ${tokens}` });
    return ['/api/v1/password/reset', { method: 'POST', headers: json, body }];
  },
  'forms of 19 MB to /kyc': () => {
    const headers = { Cookie: session.Cookie ?? '', 'Content-Type': 'application/x-www-form-urlencoded' };
    return ['/kyc', { method: 'POST', headers, body: manyFields, redirect: 'manual' }];
  },
};

async function timeSignIn(): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${server.origin}/signin`);
  await response.arrayBuffer();
  return performance.now() - start;
}

async function sampleIdle(): Promise<Times> {
  const times: number[] = [];
  while (times.length < samples) times.push(await timeSignIn());
  return timesOf(times);
}

/** Attacks from several clients at once, and times /signin until they are done. */
async function sampleBeside(attack: () => [string, RequestInit]) {
  const end = performance.now() + attackMs;
  const statuses = new Map<string, number>();
  let sent = 0;
  const attackOn = async () => {
    while (performance.now() < end && sent < mostRequests) {
      sent += 1;
      const [path, init] = attack();
      const status = await fetch(server.origin + path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        // Refused before the body was read.
        () => 'closed',
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  let isOver = false;
  const attacking = Promise.all(Array.from({ length: attackers }, attackOn)).then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await timeSignIn());
  await attacking;
  return { ...timesOf(times), count: times.length, statuses: Object.fromEntries(statuses) };
}

/** Of this process and the server: neither has compiled its code when it starts. */
await sampleIdle();
const ms = (time: number) => `${time.toFixed(1)} ms`;
process.stdout.write(`Load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
for (const [name, attack] of Object.entries(attacks)) {
  const idle = await sampleIdle();
  const loaded = await sampleBeside(attack);
  process.stdout.write(
    `${name}\n  idle   median ${ms(idle.median)}, p95 ${ms(idle.p95)}\n` +
      `  loaded median ${ms(loaded.median)}, p95 ${ms(loaded.p95)} (${loaded.count} samples)\n` +
      `  ratio  median ${(loaded.median / idle.median).toFixed(1)}, p95 ${(loaded.p95 / idle.p95).toFixed(1)}` +
      `  answers ${JSON.stringify(loaded.statuses)}\n`,
  );
}
await server.end('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });

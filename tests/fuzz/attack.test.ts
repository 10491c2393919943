import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOwner } from '../support/desk-owner.ts';
import { randomFrom } from '../support/seed/draw.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { openCallers } from './callers.ts';
import { type Caller, type FuzzRequest, send } from './fuzz-client.ts';

/** Longest wait of an ordinary request while a hostile one is being answered. */
const longestWaitMs = 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-attack-'));
let server: ServerProcess;
let customer: Caller;
let owner: Caller;

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    DESK_OWNER_EMAIL: deskOwner.email,
    DESK_OWNER_PASSWORD: deskOwner.password,
  });
  [, customer, owner] = (await openCallers(server.origin)) as [Caller, Caller, Caller];
});

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const draw = randomFrom(1);

/** The time of one request on a connection that is used for nothing else. */
function timeOfHealthCheck(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((done, failed) => {
    get(`${server.origin}/healthz`, { agent: false }, (response) => {
      response.resume().once('end', () => done(performance.now() - startedAt));
    }).once('error', failed);
  });
}

/** The longest that a health check waits while the requests are answered, sent at once. */
async function longestWaitBeside(requests: readonly FuzzRequest[]): Promise<number> {
  let isOver = false;
  const answered = Promise.all(
    // A server may hang up on a body that it refuses before it was sent whole.
    requests.map((request) => send(server.origin, draw, request).catch(() => null)),
  ).then(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await timeOfHealthCheck());
    await new Promise((done) => setTimeout(done, 20));
  }
  await answered;
  return longest;
}

function dottedUpload(dots: number): FuzzRequest {
  const name = `a${'.'.repeat(dots)}x.pdf`;
  return {
    method: 'POST',
    path: '/api/v1/kyc/documents',
    headers: { ...customer.headers(), 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="document"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\r\n--x--\r\n`,
  };
}

const urlencoded = 'application/x-www-form-urlencoded';
const json = 'application/json';
const repeated = (count: number, request: FuzzRequest) => Array.from({ length: count }, () => request);

const attacks: Record<string, () => FuzzRequest[]> = {
  'an upload whose file name is 60,000 dots': () => [dottedUpload(60_000)],
  'addresses of 15,000 slashes': () =>
    repeated(8, { method: 'GET', path: `${'/'.repeat(15_000)}x`, headers: {} }),
  'password resets with made-up tokens': () =>
    repeated(40, {
      method: 'POST',
      path: '/api/v1/password/reset',
      headers: { 'content-type': json },
      body: JSON.stringify({ token: 'made-up', newPassword: 'correct horse battery' }),
    }),
  'a form of 19 MB with five million fields': () => [
    {
      method: 'POST',
      path: '/kyc',
      headers: { ...customer.headers(), 'content-type': urlencoded },
      body: 'a=&'.repeat(6_300_000),
    },
  ],
  'a form of 1 MB with three hundred thousand fields': () => [
    {
      method: 'POST',
      path: '/contactus',
      headers: { 'content-type': urlencoded },
      body: 'a=&'.repeat(340_000),
    },
  ],
  'a form of tiny parts': () => [
    {
      method: 'POST',
      path: '/kyc',
      headers: { ...customer.headers(), 'content-type': 'multipart/form-data; boundary=x' },
      body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000)}--x--\r\n`,
    },
  ],
  'requests for the API document': () =>
    repeated(20, { method: 'GET', path: '/api/v1/openapi.json', headers: {} }),
  'feedback of 19,990 tabs, exported': () => [
    { method: 'GET', path: '/api/v1/desk/feedback.csv', headers: owner.headers() },
  ],
};

test.for(Object.keys(attacks))('%s delay an ordinary request by less than a second', async (name) => {
  if (name.startsWith('feedback')) {
    const comments = `a${'\t'.repeat(19_990)}b`;
    for (let row = 0; row < 5; row += 1) {
      const body = JSON.stringify({ name: `Ana ${row}`, email: 'ana@shop.example', rating: 5, comments });
      await send(server.origin, draw, {
        method: 'POST',
        path: '/api/v1/feedbackform',
        headers: { 'content-type': json },
        body,
      });
    }
  }
  const requests = (attacks[name] as () => FuzzRequest[])();
  // The quickest of three: a loaded machine delays one, a hostile request delays all.
  let wait = await longestWaitBeside(requests);
  for (let again = 0; again < 2 && wait > longestWaitMs; again += 1)
    wait = Math.min(wait, await longestWaitBeside(requests));
  expect(wait).toBeLessThan(longestWaitMs);
});

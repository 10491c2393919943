import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startManagedSite } from '../support/passed-socket.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-socket-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const restarts = 3;
const agent = new Agent({ keepAlive: false });

async function call(origin: string, path: string, body?: object): Promise<{ status: number; body: string }> {
  const sent = request(`${origin}${path}`, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

test('restarts of a site whose socket is passed to it fail no request', async () => {
  // PORT is not what it listens at.
  const site = await startManagedSite({ DATA_DIR: dataDir, PORT: '1', LOG_LEVEL: 'error' });
  const { origin } = site;
  const pids = () => site.processes()[0] ?? [];
  expect((await call(origin, '/readyz')).status).toBe(200);
  expect(site.output()).toContain(`The site is at http://localhost:${new URL(origin).port}`);

  let isOver = false;
  const references: string[] = [];
  const failures: unknown[] = [];
  const keep = async (run: (number: number) => Promise<void>) => {
    for (let number = 0; !isOver; number += 1) await run(number).catch((error) => failures.push(error));
  };
  const post = (client: number) => async (number: number) => {
    const email = `ana${client}-${number}@example.com`;
    const { status, body } = await call(origin, '/api/v1/raterequestform', { email, products: 'Coffee' });
    if (status === 200) references.push(JSON.parse(body).reference);
    else failures.push(`${status}: ${body}`);
  };
  const get = async () => {
    const { status } = await call(origin, '/contactus');
    if (status !== 200) failures.push(status);
    await pause(5);
  };
  const clients = [keep(post(1)), keep(post(2)), keep(post(3)), keep(get), keep(get)];
  const untilMore = async () => {
    const before = references.length;
    await expect.poll(() => references.length, { timeout: 60_000 }).toBeGreaterThan(before + 10);
  };
  for (let restart = 1; restart <= restarts; restart += 1) {
    await untilMore();
    process.kill(pids().at(-1) ?? 0, 'SIGTERM');
    await expect.poll(() => pids().length, { timeout: 60_000 }).toBe(restart + 1);
  }
  await untilMore();
  isOver = true;
  await Promise.all(clients);
  await site.stop();
  expect(failures).toEqual([]);

  const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { readOnly: true });
  const stored = database.prepare('select reference from leads').all();
  database.close();
  expect(new Set(references).size).toBe(references.length);
  expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort());
}, 300_000);

test('a thousand connections wait in the socket while no process accepts them', async () => {
  const site = await startManagedSite({ DATA_DIR: join(dataDir, 'waiting'), LOG_LEVEL: 'error' });
  expect((await call(site.origin, '/readyz')).status).toBe(200);
  const pid = site.processes()[0]?.at(-1);
  if (!pid) throw new Error('The site runs in no process.');
  process.kill(pid, 'SIGSTOP');
  const sockets = Array.from({ length: 1000 }, () => connect(Number(new URL(site.origin).port), '127.0.0.1'));
  let connected = 0;
  for (const socket of sockets)
    socket.once('connect', () => (connected += 1)).on('error', (error) => expect(error).toBeUndefined());
  try {
    await expect.poll(() => connected).toBe(1000);
  } finally {
    for (const socket of sockets) socket.destroy();
    process.kill(pid, 'SIGCONT');
    await site.stop();
  }
});

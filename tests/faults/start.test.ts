import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { postgresUrl } from '../support/find-postgres.ts';
import { freePort, freePorts, startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a port that is taken is named, with another to try', async () => {
  const port = await freePort();
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(port, '127.0.0.1', done));
  const server = await startServer({ DATA_DIR: dataDir, PORT: String(port) }, { waitUntilReady: false });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`PORT=${port + 1} npm start`);
  holder.close();
});

test('a data folder that cannot be written is named, with what to do', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const server = await startServer({ DATA_DIR: join(file, 'data') }, { waitUntilReady: false });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('set DATA_DIR to another');
});

test('a setting that cannot be used is named', async () => {
  const server = await startServer(
    { DATA_DIR: dataDir, SMTP_URL: 'mail.example' },
    { waitUntilReady: false },
  );
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('SMTP_URL');
});

test('a PostgreSQL that does not answer is told, with what to do', async () => {
  const databaseUrl = `postgres://postgres@127.0.0.1:${await freePort()}/test`;
  const server = await startServer(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    { waitUntilReady: false },
  );
  expect(await server.exited).toBe(1);
  expect(server.output()).toBe('No PostgreSQL answers at DATABASE_URL. Start it, or correct the address.\n');
});

test.skipIf(!postgresUrl)('a database that PostgreSQL does not have is told, with what to do', async () => {
  const missing = new URL(postgresUrl ?? '');
  missing.pathname = '/no_such_database';
  const server = await startServer(
    { DATA_DIR: dataDir, DATABASE_URL: missing.href },
    { waitUntilReady: false },
  );
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^PostgreSQL refused the connection: [^\n]*no_such_database[^\n]*\n$/);
});

test('a key of the documents that is none is named, and left as it is', async () => {
  const keyDir = mkdtempSync(join(tmpdir(), 'fairlead-key-'));
  writeFileSync(join(keyDir, 'secret.key'), 'half a key');
  const server = await startServer({ DATA_DIR: keyDir }, { waitUntilReady: false });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^The file .*secret\.key holds no key[^\n]*\n$/);
  expect(readFileSync(join(keyDir, 'secret.key'), 'utf8')).toBe('half a key');
  rmSync(keyDir, { recursive: true, force: true });
});

test('another key than the documents have is told, and nothing is overwritten', async () => {
  const keyDir = mkdtempSync(join(tmpdir(), 'fairlead-key-'));
  const first = await startServer({ DATA_DIR: keyDir });
  await first.end('SIGTERM');
  const key = readFileSync(join(keyDir, 'secret.key'));
  const database = new DatabaseSync(join(keyDir, 'desk.sqlite'), { timeout: 30_000 });
  database.exec("insert into kyc_key (id, check_value) values (1, 'of another key')");
  for (const settings of [{}, { APP_SECRET: 'x'.repeat(32) }]) {
    const server = await startServer({ DATA_DIR: keyDir, ...settings }, { waitUntilReady: false });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^The KYC documents .* encrypted with another key [^\n]*\n$/);
  }
  expect(readFileSync(join(keyDir, 'secret.key'))).toEqual(key);
  expect(database.prepare('select check_value from kyc_key').all()).toEqual([
    { check_value: 'of another key' },
  ]);
  database.close();
  rmSync(keyDir, { recursive: true, force: true });
});

test('three servers start at once on one new folder', async () => {
  const ports = await freePorts(3);
  const servers = await Promise.all(
    ports.map((port) => startServer({ DATA_DIR: dataDir, PORT: String(port) })),
  );
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});

test('a server that is asked to end as soon as it says where it is ends well', async () => {
  const newDir = mkdtempSync(join(tmpdir(), 'fairlead-start-'));
  const server = await startServer({ DATA_DIR: newDir }, { waitUntilReady: false });
  let hasEnded = false;
  server.exited.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && !server.output().includes('The site is at'))
    await new Promise((done) => setTimeout(done, 1));
  expect(await server.end('SIGTERM'), server.output()).toBe(0);
  rmSync(newDir, { recursive: true, force: true });
});

test('a server that is asked to end finishes what it accepted', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const answers = Array.from({ length: 20 }, (_, number) =>
    fetch(`${server.origin}/api/v1/contactform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `ending${number}@example.com` }),
    }),
  );
  await answers[0];
  const code = server.end('SIGTERM');
  const settled = await Promise.allSettled(answers);
  expect(await code).toBe(0);
  const acknowledged = settled.filter((answer) => answer.status === 'fulfilled' && answer.value.ok);
  const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { readOnly: true });
  const { count } =
    database.prepare("select count(*) as count from leads where email like 'ending%'").get() ?? {};
  database.close();
  expect(count).toBe(acknowledged.length);
});

test('an error that nothing handled is logged, and the server ends in order with a code for its restart', async () => {
  const fail = 'process.on("SIGUSR2", () => Promise.reject(new Error("nobody waits for this")))';
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}`,
  });
  const body = JSON.stringify({ email: 'ana@example.com', message: 'Do you go to Veracruz?' });
  const request = httpRequest(`${server.origin}/api/v1/contactform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  });
  const status = new Promise((done) => request.on('response', ({ statusCode }) => done(statusCode)));
  request.flushHeaders();
  await new Promise((done) => request.write(body.slice(0, 10), done));
  // The server has the request before it has the signal.
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  process.kill(server.pid as number, 'SIGUSR2');
  await expect.poll(server.output).toContain('process.failed');
  request.end(body.slice(10));
  expect(await status).toBe(200);
  expect(await server.exited).toBe(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { postgresUrl } from '../support/find-postgres.ts';
import { createPostgresSchema } from '../support/postgres-schema.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-upload-fault-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const size = 3_000_000;
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const tail = '\nstartxref\n9\n%%EOF\n\r\n--x--\r\n';

/** Begins an upload and sends most of it; `status` is null when the connection ends without a response. */
function beginUpload({ origin }: ServerProcess) {
  const request: ClientRequest = httpRequest(`${origin}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      'Upload-Key': crypto.randomUUID(),
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': head.length + size + tail.length,
    },
  });
  const status = new Promise<number | null>((done) => {
    request.on('response', (response) => done(response.resume().statusCode ?? null));
    request.on('error', () => done(null));
  });
  request.write(head);
  const send = (bytes: number) => new Promise((done) => request.write(Buffer.alloc(bytes, ' '), done));
  return { status, send, end: () => request.end(tail) };
}

/** Expects that uploads are refused while the database fails, and that the server goes on. */
async function failDuring(
  server: ServerProcess,
  { count, fail, recover }: { count: number; fail: () => Promise<unknown>; recover: () => Promise<unknown> },
): Promise<void> {
  const uploads = Array.from({ length: count }, () => beginUpload(server));
  await Promise.all(uploads.map(({ send }) => send(size / 2)));
  await fail();
  for (const { send, end } of uploads) send(size / 2).then(end);
  for (const { status } of uploads) expect(await status).toBe(503);
  await recover();
  const later = beginUpload(server);
  await later.send(size);
  later.end();
  expect(await later.status).toBe(200);
  expect(server.output()).not.toContain('process.failed');
  expect(await server.end('SIGTERM')).toBe(0);
}

test('a SQLite file that cannot be written during an upload ends no process', {
  timeout: 120_000,
}, async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
  const begun = () => database.prepare('select id from attachments').all().length;
  await failDuring(server, {
    count: 1,
    fail: async () => {
      await expect.poll(begun).toBe(1);
      database.exec('begin immediate');
    },
    recover: async () => database.exec('rollback'),
  });
  database.close();
});

test.runIf(postgresUrl)('connections that PostgreSQL closes during uploads end no process', async () => {
  const schema = await createPostgresSchema(postgresUrl as string);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: schema.url, APP_SECRET: 'x'.repeat(32) };
  const server = await startServer(settings);
  const begun = () => schema.query('select id from attachments');
  const waiting = () =>
    schema.query(`select pid from pg_locks where relation = 'attachment_chunks'::regclass and not granted`);
  await failDuring(server, {
    count: 3,
    fail: async () => {
      await expect.poll(async () => (await begun()).length).toBe(3);
      await schema.query('begin');
      await schema.query('lock table attachment_chunks');
      // Statements that wait for the table are under way when their connections end.
      setTimeout(async () => {
        await expect.poll(async () => (await waiting()).length).toBe(3);
        await schema.endConnections(100);
      });
    },
    recover: () => schema.query('rollback'),
  });
  await schema.remove();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresUrl } from '../support/find-postgres.ts';
import { createPostgresSchema, type PostgresSchema } from '../support/postgres-schema.ts';
import { startServer } from '../support/server-process.ts';
import { keepSubmitting, noSubmissions } from '../support/submit-until-stored.ts';

const rounds = 8;
const connectionsARound = 10;
const clients = 6;

describe.runIf(postgresUrl)('PostgreSQL', () => {
  const dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'fairlead-postgres-')));
  let schema: PostgresSchema;

  beforeAll(async () => {
    schema = await createPostgresSchema(postgresUrl as string);
  });
  afterAll(async () => {
    await schema.remove();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (dataDir = dataDirs[0] as string) =>
    startServer({ DATA_DIR: dataDir, DATABASE_URL: schema.url, APP_SECRET: 'x'.repeat(32) });

  /** Expects these requests and their mails, once nothing is left to deliver. */
  async function expectStoredAndMailed(acknowledged: string[]): Promise<void> {
    const pending = async () => {
      // A row whose delivery was cut off waits for its lease to end: let that be over.
      await schema.query(`update outbox set next_attempt_at = 0 where state = 'pending'`);
      return schema.query(`select id from outbox where state = 'pending'`);
    };
    await expect.poll(pending, { timeout: 60_000, interval: 1_000 }).toEqual([]);
    const stored = await schema.query(
      `select reference, (select count(*)::int from outbox where subject_id = leads.id and state = 'sent') as mails
       from leads where reference = any($1)`,
      [acknowledged],
    );
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(stored).toHaveLength(acknowledged.length);
    for (const { reference, mails } of stored) expect(mails, String(reference)).toBe(2);
  }

  test('connections that PostgreSQL closes under load cost no request and end no process', async () => {
    const server = await start();
    const submissions = noSubmissions();
    let isOver = false;
    const streams = Array.from({ length: clients }, (_, client) =>
      keepSubmitting([server.origin], `cut${client}`, submissions, () => isOver),
    );
    let ended = 0;
    for (let round = 0; round < rounds; round += 1) {
      // In the thick of it, however fast the machine is, and each time at another moment of a request.
      const enough = submissions.acknowledged.length + clients;
      while (submissions.acknowledged.length < enough && submissions.wrong.length === 0) await pause(5);
      await pause(round * 3);
      ended += await schema.endConnections(connectionsARound);
    }
    isOver = true;
    await Promise.all(streams);
    expect(submissions.wrong).toEqual([]);
    expect(ended).toBeGreaterThan(rounds);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const [{ count } = {}] = await schema.query(`select count(*)::int as count from leads`);
    expect(count).toBe(submissions.acknowledged.length);
    await expectStoredAndMailed(submissions.acknowledged);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('one of two servers on one database is killed, and the other takes its senders and its mails', async () => {
    const servers = [await start(), await start(dataDirs[1])] as const;
    const submissions = noSubmissions();
    let isOver = false;
    const origins = servers.map(({ origin }) => origin);
    const streams = Array.from({ length: clients }, (_, client) =>
      keepSubmitting(client % 2 ? origins : origins.toReversed(), `two${client}`, submissions, () => isOver),
    );
    const until = async (count: number) => {
      while (submissions.acknowledged.length < count && submissions.wrong.length === 0) await pause(5);
    };
    await until(clients * 3);
    await servers[0].end('SIGKILL');
    await until(submissions.acknowledged.length + clients * 3);
    isOver = true;
    await Promise.all(streams);
    expect(submissions.wrong).toEqual([]);
    expect(submissions.repeated).toBeGreaterThan(0);
    await expectStoredAndMailed(submissions.acknowledged);
    expect(await servers[1].end('SIGTERM')).toBe(0);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { startServer } from '../support/server-process.ts';
import { startSmtpListener } from '../support/smtp-listener.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-smtp-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a request sent while the mail server is down is mailed when it is up again', {
  timeout: 120_000,
}, async () => {
  const listener = await startSmtpListener();
  await listener.stop();
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: listener.url });
  const response = await fetch(`${server.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientName: 'Ana', email: 'ana@example.com', products: 'Coffee' }),
  });
  expect(response.status).toBe(200);
  const { reference } = (await response.json()) as { reference: string };

  const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
  const rows = () => database.prepare('select state, attempts, last_error from outbox').all();
  const until = async (ready: () => boolean, ms: number) => {
    const giveUpAt = Date.now() + ms;
    while (!ready() && Date.now() < giveUpAt) await new Promise((done) => setTimeout(done, 100));
  };
  await until(() => rows().every((row) => Number(row.attempts) > 0 && row.last_error !== null), 20_000);
  for (const row of rows()) expect(row).toMatchObject({ state: 'pending', attempts: 1 });

  await listener.restart();
  // Their next attempts are half a minute away.
  database.exec('update outbox set next_attempt_at = 0');
  await until(() => rows().every((row) => row.state === 'sent'), 90_000);
  expect(rows()).toEqual(Array(2).fill({ state: 'sent', attempts: 2, last_error: null }));
  expect(listener.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'ana@example.com',
    company.email.rates,
  ]);
  for (const { parsed } of listener.received) expect(parsed.subject).toContain(reference);
  database.close();
  await listener.stop();
  expect(await server.end('SIGTERM')).toBe(0);
});

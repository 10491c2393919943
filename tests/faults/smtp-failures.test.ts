import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type SmtpFailure, type SmtpListener, startSmtpListener } from '../support/smtp-listener.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-smtp-failures-'));
let listener: SmtpListener;
let server: ServerProcess;
let database: DatabaseSync;

beforeAll(async () => {
  listener = await startSmtpListener();
  server = await startServer({ DATA_DIR: dataDir, SMTP_URL: listener.url });
  database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
});
afterAll(async () => {
  database.close();
  await server.end('SIGKILL');
  await listener.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request, which must be acknowledged whatever the mail server does; returns its two mails' rows. */
async function submit(email: string): Promise<() => Record<string, unknown>[]> {
  const response = await fetch(`${server.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, products: 'Coffee' }),
  });
  expect(response.status).toBe(200);
  const { reference } = (await response.json()) as { reference: string };
  const rows = database.prepare(
    `select outbox.state, outbox.last_error from outbox join leads on leads.id = outbox.subject_id
     where leads.reference = ?`,
  );
  return () => rows.all(reference);
}

const failures: SmtpFailure[] = ['hang', 'greet-421', 'recipient-450', 'drop-after-data'];
const addressOf = (failure: SmtpFailure) => `${failure}@example.com`;

test.each(failures)('a request is acknowledged while the mail server fails (%s)', async (failure) => {
  listener.failBy(failure);
  const rows = await submit(addressOf(failure));
  await expect
    .poll(() => rows().every(({ last_error }) => last_error !== null), { timeout: 60_000, interval: 200 })
    .toBe(true);
  for (const row of rows()) expect(row).toMatchObject({ state: 'pending' });
});

test('every mail that waited is delivered once the mail server takes mails again', async () => {
  listener.failBy(null);
  const pending = () => {
    // Their next attempts are half a minute away and more.
    database.exec("update outbox set next_attempt_at = 0 where state = 'pending'");
    return database.prepare("select id from outbox where state <> 'sent'").all();
  };
  await expect.poll(pending, { timeout: 60_000, interval: 500 }).toEqual([]);
  const recipients = listener.received.flatMap((mail) => mail.recipients);
  for (const failure of failures) expect(recipients).toContain(addressOf(failure));
});

test('a request is acknowledged and reaches the desk when its sender’s address is refused with 550', async () => {
  listener.rejectRecipient('refused@example.com');
  const rows = await submit('refused@example.com');
  await expect
    .poll(
      () =>
        rows()
          .map(({ state }) => state)
          .sort(),
      { timeout: 60_000, interval: 200 },
    )
    .toEqual(['failed', 'sent']);
});

test('the server ends well after all that', async () => {
  expect(await server.end('SIGTERM'), server.output()).toBe(0);
});

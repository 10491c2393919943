import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wasMailTested } from '#features/identity/server/staff/staff-events.ts';
import { company } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { saveDraft } from '#features/settings/server/settings-store.ts';
import { type SmtpListener, startSmtpListener } from '#tests/support/smtp-listener.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { createFolderTransport } from './folder-transport.ts';
import { checkMailServer, findMailTrouble, problemOf, sendTestMail } from './mail-trouble.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { mailFailureText } from './strings/en/mail-problems.ts';

const clock = () => Date.parse('2026-11-20T15:00:00Z');

async function problemAt(url: string) {
  const transport = createSmtpTransport(url);
  const problem = await transport.verify?.().then(() => null, problemOf);
  await transport.close();
  return problem;
}

async function withListener<T>(
  options: Parameters<typeof startSmtpListener>[0],
  run: (listener: SmtpListener, at: (host: string) => string) => Promise<T>,
): Promise<T> {
  const listener = await startSmtpListener(options);
  const { port } = new URL(listener.url);
  return run(listener, (host) => `smtp://desk:wrong@${host}:${port}`).finally(() => listener.stop());
}

test('what is wrong with a mail server is told apart', async () => {
  await withListener({ password: 'right' }, async (_listener, at) => {
    expect(await problemAt(at('127.0.0.1'))).toBe('sign-in');
    expect(await problemAt(at('0.0.0.0'))).toBe('no-encryption');
  });
  await withListener({ startTls: true }, async (_listener, at) => {
    expect(await problemAt(at('0.0.0.0'))).toBe('certificate');
  });
  const closed = await withListener({}, async ({ url }) => url);
  expect(await problemAt(closed)).toBe('no-answer');
  expect(await problemAt('smtp://mail.invalid')).toBe('unknown-host');
});

describeOnDatabase('mail trouble', (open) => {
  test('is noted with its beginning and what waits, and ends with the first mail that leaves', async () => {
    const database = await open();
    const { db } = database;
    const app = await createTestApp(database, {}, clock);
    app.transport.failWith = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
    await app.post('/api/v1/contactform', { email: 'ana@example.com', message: 'When?' });
    await app.dependencies.outbox.drain();
    expect(await findMailTrouble(db)).toMatchObject({ problem: 'no-answer', since: clock(), waiting: 2 });
    const rows = await db.selectFrom('outbox').select(['state', 'problem']).execute();
    expect(rows).toEqual(Array(2).fill({ state: 'pending', problem: 'no-answer' }));

    app.transport.failWith = null;
    await db.updateTable('outbox').set({ next_attempt_at: clock() }).execute();
    await app.dependencies.outbox.drain();
    expect(await findMailTrouble(db)).toBeNull();
    expect(await db.selectFrom('outbox').select(['state', 'problem']).execute()).toEqual(
      Array(2).fill({ state: 'sent', problem: null }),
    );
  });

  test('is found at start, in one sentence with what to change, and ended by a test mail', async () => {
    const { db } = await open();
    await withListener({}, async (listener) => {
      await listener.stop();
      const transport = createSmtpTransport(listener.url);
      const verify = transport.verify;
      const failure = await checkMailServer({ db, clock, verify });
      expect(failure && mailFailureText(failure, { smtp: true })).toMatch(/does not answer .*SMTP_URL/);
      expect(failure && mailFailureText(failure, { smtp: false })).toMatch(
        /^(?!.*SMTP_URL).*\/desk\/connections/,
      );
      const deps = { db, clock, company, transport };
      expect(await sendTestMail(deps, 'olga@desk.example')).toMatchObject({ ok: false });
      expect(await findMailTrouble(db)).toMatchObject({ problem: 'no-answer', waiting: 0 });
      await listener.restart();
      expect(await sendTestMail(deps, 'olga@desk.example')).toMatchObject({ ok: true });
      expect(listener.received.map(({ recipients }) => recipients)).toEqual([['olga@desk.example']]);
      expect(await findMailTrouble(db)).toBeNull();
      expect(await checkMailServer({ db, clock, verify })).toBeNull();
      await transport.close();
    });
  });

  test('is tried by an owner’s test mail to themselves, which tells what the server answered', async () => {
    const database = await open();
    await withListener({}, async (listener) => {
      const transport = createSmtpTransport(listener.url);
      const app = await createTestApp(database, {}, clock, { transport });
      const owner = await addStaff(database.db, { now: clock() });
      const ask = askDesk(app, { Cookie: await staffCookie(database.db, owner, clock()) });
      const taken = await ask('POST', '/mail/test');
      expect(taken.status).toBe(200);
      expect((await taken.json()).message).toContain(`accepted the test mail to ${owner.email}`);
      expect(listener.received.map(({ recipients }) => recipients)).toEqual([[owner.email]]);
      await listener.stop();
      const refused = await ask('POST', '/mail/test');
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toMatch(
        /not sent, because .* does not answer .*\/desk\/connections/,
      );
      const env = { SMTP_URL: listener.url };
      const other = await createTestApp(database, env, clock, { transport });
      const ofEnvironment = askDesk(other, { Cookie: await staffCookie(database.db, owner, clock()) });
      const { message } = await (await ofEnvironment('POST', '/mail/test')).json();
      // The mailbox may be connected at the desk, the mail server is not.
      expect(message).toMatch(/^(?!.*\/desk\/connections).* does not answer .*SMTP_URL/);
      await listener.restart();
      await app.close();
      await other.close();
      await transport.close();
    });
  });

  test('is tried from the sender of the draft, which then counts as tested', async () => {
    const database = await open();
    await withListener({}, async (listener) => {
      const transport = createSmtpTransport(listener.url);
      const app = await createTestApp(database, {}, clock, { transport });
      const { services } = app.dependencies;
      const owner = await addStaff(database.db, { now: clock() });
      const ask = askDesk(app, { Cookie: await staffCookie(database.db, owner, clock()) });
      const actor = { id: owner.id, name: owner.name };
      const email = { ...sampleSettings.company.email, noReply: 'desk@harbor.example' };
      const value = { ...sampleSettings.company, email };
      expect(await saveDraft(services, actor, { part: 'company', value })).toEqual({ ok: true });
      expect((await ask('POST', '/mail/test')).status).toBe(200);
      expect(listener.received.map(({ parsed }) => parsed.from?.address)).toEqual(['desk@harbor.example']);
      expect(await wasMailTested(services)).toBe(false);
      const published = { db: services.db, mailSettings: () => services.mailSettings(email.noReply) };
      expect(await wasMailTested(published)).toBe(true);
      await app.close();
      await transport.close();
    });
  });

  test('of a public server without a mail server is that mails reach nobody; a local trial is silent', async () => {
    const database = await open();
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    const transport = createFolderTransport(folder);
    const publicApp = await createTestApp(database, { APP_URL: 'https://desk.example' }, clock, {
      transport,
    });
    const local = await createTestApp(database, {}, clock, { transport });
    const reach = [publicApp, local].map(({ dependencies }) => dependencies.services.mailsReachNobody);
    expect(reach).toEqual([true, false]);
    const owner = await addStaff(database.db, { now: clock() });
    const ask = askDesk(local, { Cookie: await staffCookie(database.db, owner, clock()) });
    const kept = await ask('POST', '/mail/test');
    expect(kept.status).toBe(409);
    expect((await kept.json()).message).toMatch(/kept as a file .*SMTP_URL/);
    await publicApp.close();
    await local.close();
    await rm(folder, { recursive: true });
  });
});

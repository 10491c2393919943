import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { newRecord } from '#features/inbound/server/inbound-records.ts';
import { unknownSize } from '#features/inbound/server/mailbox-queue.ts';
import { enqueueRow } from '#platform/outbox/outbox-rows.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import { makeCertificate } from '#tests/support/certificate.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { createAlarmCheck, sendTestAlarm } from './alarms.ts';
import { routeGroup } from './metrics.ts';
import { problemsOf } from './problems.ts';
import { createCertificateWatch, readSiteState, type SiteState } from './site-state.ts';

const now = Date.UTC(2027, 0, 5, 12);
const healthy: SiteState = {
  oldestUnsentAt: { mail: null, webhook: null },
  mailTrouble: null,
  failedMails: 0,
  overdueRequests: 0,
  overdueDeadlines: 0,
  mailbox: { connectedAt: now, failedAt: null, lastMailAt: null, problem: null },
  ignoredMailbox: null,
  setAside: { count: 0, oldestAt: null },
  backups: {
    firstAt: now - 29 * day,
    backedUpAt: now - hour,
    copiedAt: null,
    drilledAt: now - day,
    problem: null,
  },
  heldSince: null,
  disk: { free: 50e9, total: 100e9 },
  failedJobs: [],
  certificate: { expiresAt: now + 60 * day },
};
const watch = { startedAt: now - 30 * day, isOn: true };

test('a healthy site has no problems', () => {
  expect(problemsOf(healthy, now, watch)).toEqual([]);
});

test.each<[string, Partial<SiteState>, string]>([
  [
    'mail-not-sent',
    { mailTrouble: { since: now - 16 * minute, reason: 'unreachable' } },
    'No mail has left for 16',
  ],
  [
    'mail-not-sent',
    { oldestUnsentAt: { mail: now - 16 * minute, webhook: null } },
    'No mail has left for 16',
  ],
  [
    'mailbox-silent',
    { mailbox: { connectedAt: null, failedAt: now - 16 * minute, lastMailAt: null, problem: 'refused' } },
    'not been connected for 16 minutes (refused)',
  ],
  [
    'mailbox-silent',
    { ignoredMailbox: 'rates@example.com at imap.example.com' },
    'The mailbox of rates@example.com at imap.example.com, connected at /desk/connections, is not read',
  ],
  [
    'mails-set-aside',
    { setAside: { count: 2, oldestAt: now - hour } },
    '2 received mails could not be read, the oldest of 2027-01-05 11:00 UTC',
  ],
  ['requests-overdue', { overdueRequests: 2 }, '2 requests are overdue'],
  ['requests-overdue', { overdueDeadlines: 1 }, '1 deadline of a shipment has passed'],
  ['disk-low', { disk: { free: 300e6, total: 100e9 } }, '300 MB left'],
  ['backup-old', { backups: { ...healthy.backups, backedUpAt: now - 27 * hour } }, '27 hours ago'],
  [
    'backup-old',
    { backups: { ...healthy.backups, backedUpAt: null, problem: 'No room.' } },
    'no backup yet; the newest one failed: No room.',
  ],
  ['backup-old', { backups: { ...healthy.backups, problem: 'No bucket.' } }, 'from 1 hours ago; the newest'],
  ['drill-old', { backups: { ...healthy.backups, drilledAt: null } }, 'No backup was restored'],
  ['drill-old', { backups: { ...healthy.backups, drilledAt: now - 10 * day } }, 'restored on trial'],
  ['certificate', { certificate: { expiresAt: now + 5 * day } }, 'ends in 5 days'],
  ['certificate', { certificate: { problem: 'certificate has expired' } }, 'is refused'],
  ['jobs-failed', { failedJobs: ['remind'] }, 'remind'],
  ['deliveries-held', { heldSince: now - 2 * hour }, 'held since a restore'],
])('%s is a problem of %j', (name, change, text) => {
  expect(problemsOf({ ...healthy, ...change }, now, watch)).toEqual([
    { name, text: expect.stringContaining(text) },
  ]);
});

test('a failure that is new, and a new site without a backup, are no problems', () => {
  const state = { ...healthy, mailTrouble: { since: now - 14 * minute, reason: 'unreachable' } };
  expect(problemsOf(state, now, watch)).toEqual([]);
  const reconnecting = { ...healthy.mailbox, connectedAt: null, failedAt: now - minute, problem: 'ended' };
  expect(problemsOf({ ...healthy, mailbox: reconnecting as never }, now, watch)).toEqual([]);
  const unsaved = { ...healthy, backups: { ...healthy.backups, backedUpAt: null } };
  expect(problemsOf(unsaved, now, { startedAt: now - hour, isOn: true })).toEqual([]);
  expect(problemsOf(unsaved, now, { ...watch, isOn: false })).toEqual([]);
});

test('a certificate is refused, and what is known of it stays while the network fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { key, certificate } = makeCertificate(folder);
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const time = { now };
  const { check, known } = createCertificateWatch(`https://127.0.0.1:${port}`, () => time.now);
  await check();
  expect(known()).toEqual({ problem: 'self-signed certificate' });
  await new Promise((done) => server.close(done));
  time.now += hour;
  await check();
  expect(known()).toEqual({ problem: 'self-signed certificate' });
  const other = createCertificateWatch('https://127.0.0.1:1', () => now);
  await other.check();
  expect(other.known()).toBeNull();
});

test.each([
  ['/', 'page'],
  ['/es/contactus', 'page'],
  ['/assets/a.js', 'file'],
  ['/api/v1/desk/events', 'stream'],
  ['/api/v1/uploads', 'api'],
  ['/desk', 'desk'],
  ['/desk/settings', 'desk'],
  ['/healthz', 'health'],
])('%s is of the group %s', (path, group) => {
  expect(routeGroup(path)).toBe(group);
});

interface Received {
  path: string;
  body: string;
  title: string | undefined;
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A receiver of heartbeats and alarms on this machine. */
async function openReceiver() {
  const received: Received[] = [];
  let status = 200;
  let refused = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', body, title: request.headers.title as string | undefined });
    response.writeHead(request.url === refused ? 500 : status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => received.splice(0),
    takePaths: () =>
      received
        .splice(0)
        .map(({ path }) => path)
        .sort(),
    refuse: (path: string) => {
      refused = path;
    },
    answer: (next: number) => {
      status = next;
    },
  };
}

describeOnEachDatabase('alarms', (open) => {
  async function setUp() {
    const { db } = await open();
    const receiver = await openReceiver();
    const time = { now };
    const clock = () => time.now;
    const check = (failedJobs: string[] = []) =>
      createAlarmCheck({
        db,
        clock,
        dataDir: '/tmp',
        mailboxId: () => null,
        ignoredMailbox: () => null,
        failedJobs: () => failedJobs,
        certificate: createCertificateWatch('http://localhost', clock),
        log: { warn: () => {}, info: () => {} } as never,
        receivers: {
          heartbeatUrl: `${receiver.url}/beat`,
          webhookUrl: `${receiver.url}/hook`,
          ntfyUrl: `${receiver.url}/topic`,
        },
        site: () => 'Harbor Gate',
        backups: { startedAt: now, isOn: false },
      })();
    return { db, receiver, time, check };
  }
  const mailWaits = (db: Parameters<typeof enqueueRow>[0]) =>
    enqueueRow(db, { channel: 'mail', type: 'lead-received', props: {}, subjectId: 's', now: now - hour });

  test('ring once by every way, fall silent for the heartbeat, and end', async () => {
    const { db, receiver, time, check } = await setUp();
    await check();
    expect(receiver.take().map(({ path }) => path)).toEqual(['/beat']);
    await mailWaits(db);
    await Promise.all([check(), check()]);
    const rung = receiver.take();
    expect(rung.map(({ path }) => path).sort()).toEqual(['/hook', '/topic']);
    expect(JSON.parse(rung.find(({ path }) => path === '/hook')?.body ?? '')).toEqual({
      name: 'mail-not-sent',
      state: 'begun',
      text: expect.stringMatching(/^Harbor Gate: No mail has left for 60 minutes/),
    });
    expect(rung.find(({ path }) => path === '/topic')).toMatchObject({
      title: 'Fairlead: alarm',
      body: expect.stringContaining('No mail has left'),
    });
    time.now += hour;
    await check();
    expect(receiver.take()).toEqual([]);
    time.now += 12 * hour;
    await check();
    expect(receiver.take()).toHaveLength(2);
    await db.deleteFrom('outbox').execute();
    await check();
    expect(receiver.takePaths()).toEqual(['/beat', '/hook', '/topic']);
    expect(await db.selectFrom('alarms').selectAll().execute()).toEqual([]);
  });

  test('are tested at each receiver, with the problem of one that does not take the test', async () => {
    const { receiver } = await setUp();
    const { url } = receiver;
    const receivers = { heartbeatUrl: `${url}/beat`, webhookUrl: `${url}/hook`, ntfyUrl: undefined };
    expect(await sendTestAlarm(receivers, 'Harbor Gate')).toEqual({ count: 2, problems: [] });
    const sent = receiver.take();
    expect(sent.map(({ path }) => path).sort()).toEqual(['/beat', '/hook']);
    expect(JSON.parse(sent.find(({ path }) => path === '/hook')?.body ?? '')).toMatchObject({
      state: 'test',
    });
    receiver.refuse('/hook');
    expect((await sendTestAlarm(receivers, 'Harbor Gate')).problems).toHaveLength(1);
  });

  test('of mails that were set aside ring once, not for each mail, and end with the last', async () => {
    const { db, receiver, time, check } = await setUp();
    const record = () =>
      newRecord({ outcome: 'unreadable', reason: 'not-parsed', size: 9, received_at: now });
    const records = [record(), record()];
    await db
      .insertInto('inbound_mails')
      .values(records[0] as never)
      .execute();
    await check();
    const [rung] = receiver.take().filter(({ path }) => path === '/hook');
    expect(JSON.parse(rung?.body ?? '')).toMatchObject({
      name: 'mails-set-aside',
      text: expect.stringContaining('1 received mail could not be read'),
    });
    await db
      .insertInto('inbound_mails')
      .values(records[1] as never)
      .execute();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      time.now += minute;
      await check();
    }
    expect(receiver.take()).toEqual([]);
    await db.updateTable('inbound_mails').set({ outcome: 'done' }).execute();
    await check();
    expect(receiver.takePaths()).toEqual(['/beat', '/hook', '/topic']);
  });

  test('of one of two instances last until none has had the problem for three minutes', async () => {
    const { receiver, time, check } = await setUp();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await check(['remind']);
      await check();
      time.now += minute;
    }
    expect(receiver.takePaths()).toEqual(['/hook', '/topic']);
    time.now += minute;
    await check();
    expect(receiver.take()).toEqual([]);
    time.now += minute;
    await check();
    expect(receiver.takePaths()).toEqual(['/beat', '/hook', '/topic']);
  });

  test('that a receiver refused are sent again', async () => {
    const { db, receiver, check } = await setUp();
    await mailWaits(db);
    receiver.answer(500);
    await check();
    receiver.take();
    receiver.answer(200);
    await check();
    expect(receiver.take()).toHaveLength(2);
    await check();
    expect(receiver.take()).toEqual([]);
  });

  test('that one of two receivers took are not sent to it again', async () => {
    const { db, receiver, check } = await setUp();
    await mailWaits(db);
    receiver.refuse('/topic');
    await check();
    await check();
    expect(receiver.takePaths()).toEqual(['/hook', '/topic']);
  });

  test('ring when the database cannot be read, once, and end', async () => {
    const { db, receiver } = await setUp();
    const clock = () => now;
    let isAway = true;
    const check = createAlarmCheck({
      db: new Proxy(db, {
        get(target, name) {
          if (isAway) throw new Error('away');
          return Reflect.get(target, name).bind(target);
        },
      }),
      clock,
      dataDir: '/tmp',
      mailboxId: () => null,
      ignoredMailbox: () => null,
      failedJobs: () => [],
      certificate: createCertificateWatch('http://localhost', clock),
      log: { warn: () => {}, info: () => {} } as never,
      receivers: {
        heartbeatUrl: `${receiver.url}/beat`,
        webhookUrl: `${receiver.url}/hook`,
        ntfyUrl: undefined,
      },
      site: () => 'Harbor Gate',
      backups: { startedAt: now, isOn: false },
    });
    await expect(check()).rejects.toThrow('away');
    await expect(check()).rejects.toThrow('away');
    expect(receiver.take().map(({ path, body }) => [path, JSON.parse(body).name])).toEqual([
      ['/hook', 'database'],
    ]);
    isAway = false;
    await check();
    expect(receiver.take().map(({ path }) => path)).toEqual(['/hook', '/beat']);
  });

  test('the oldest unsent mail is one that is due, or failed before', async () => {
    const { db } = await open();
    const state = () =>
      readSiteState({
        db,
        clock: () => now,
        dataDir: '/tmp',
        mailboxId: () => null,
        ignoredMailbox: () => null,
        failedJobs: () => [],
        certificate: createCertificateWatch('http://localhost', () => now),
      });
    const row = { channel: 'mail', type: 't', props: {}, subjectId: 's' } as const;
    await enqueueRow(db, { ...row, now: now - day, dueAt: now + hour });
    expect((await state()).oldestUnsentAt.mail).toBeNull();
    await enqueueRow(db, { ...row, id: 'due', now: now - 2 * minute });
    expect((await state()).oldestUnsentAt).toEqual({ mail: now - 2 * minute, webhook: null });
    await enqueueRow(db, { ...row, id: 'failing', now: now - hour, dueAt: now + minute });
    await db.updateTable('outbox').set({ attempts: 2 }).where('id', '=', 'failing').execute();
    expect((await state()).oldestUnsentAt.mail).toBe(now - hour);
  });

  describe('metrics and deep health', () => {
    test('are for this machine without a proxy; with a token, for the token alone', async () => {
      const database = await open();
      const app = await createTestApp(database, { DATA_DIR: tmpdir() });
      await app.request('/api/v1/nothing');
      const read = async () => (await app.request('/metrics')).text();
      // An answer is counted once its connection has closed.
      await expect.poll(read).toMatch(/^fairlead_answers_total\{group="api",status="4xx"\} 1$/m);
      const text = await read();
      expect(text).toMatch(/^fairlead_state_readable 1$/m);
      expect(text).toMatch(/^fairlead_overdue_requests 0$/m);
      expect(text).not.toMatch(/^fairlead_backup_age_seconds /m);
      expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
      const METRICS_TOKEN = 'a token of 24 characters';
      const closed = await createTestApp(database, { METRICS_TOKEN, DATA_DIR: tmpdir() });
      const forwarded = [{ 'X-Forwarded-For': '203.0.113.7' }, { 'X-Real-IP': '203.0.113.7' }];
      const statusOf = async (asked: typeof app, path: string, headers: Record<string, string>) =>
        (await asked.request(path, { headers })).status;
      for (const path of ['/metrics', '/healthz?deep']) {
        expect(await statusOf(app, path, {})).toBe(200);
        for (const headers of forwarded) expect(await statusOf(app, path, headers)).toBe(404);
        expect(await statusOf(closed, path, {})).toBe(404);
        for (const headers of [{}, ...forwarded]) {
          const withToken = { ...headers, Authorization: `Bearer ${METRICS_TOKEN}` };
          expect(await statusOf(closed, path, withToken)).toBe(200);
          const wrong = { ...headers, Authorization: 'Bearer another' };
          expect(await statusOf(closed, path, wrong)).toBe(404);
        }
      }
    });

    test('name the mails that were set aside until staff have handled them, without what they say', async () => {
      const database = await open();
      const app = await createTestApp(database, { DATA_DIR: tmpdir() });
      const values = { outcome: 'unreadable', sender_address: 'ana@example.com', subject: 'Tiles' } as const;
      const records = [
        newRecord({
          ...values,
          reason: 'not-fetched',
          size: unknownSize,
          received_at: now,
          next_try_at: now,
        }),
        newRecord({ ...values, reason: 'not-parsed', size: 9, received_at: now - hour }),
        newRecord({ outcome: 'bounce', size: 9, received_at: now - 2 * hour }),
      ];
      await database.db.insertInto('inbound_mails').values(records).execute();
      const response = await app.request('/healthz?deep');
      expect(response.status).toBe(503);
      const body = await response.text();
      expect(JSON.parse(body).problems).toMatchObject([
        { name: 'mails-set-aside', text: expect.stringMatching(/^2 received mails.*2027-01-05 11:00/) },
      ]);
      expect(body).toContain('/desk/mails?show=set-aside');
      expect(body).not.toMatch(/ana@|Tiles/);
      expect(await (await app.request('/metrics')).text()).toMatch(/^fairlead_set_aside_mails 2$/m);
      const owner = await addStaff(database.db);
      const ask = askDesk(app, { Cookie: await staffCookie(database.db, owner) });
      for (const { id } of records.slice(0, 2))
        expect((await ask('POST', `/inbound/mails/${id}/done`, {})).status).toBe(200);
      expect((await app.request('/healthz?deep')).status).toBe(200);
      const due = database.db.selectFrom('inbound_mails').select('id').where('next_try_at', 'is not', null);
      expect(await due.execute()).toEqual([]);
    });

    test('name a problem with 503', async () => {
      const database = await open();
      const app = await createTestApp(database, { DATA_DIR: tmpdir() });
      await app.dependencies.outbox.stop();
      await enqueueRow(database.db, {
        channel: 'mail',
        type: 'lead-received',
        props: {},
        subjectId: 's',
        now: Date.now() - hour,
      });
      const response = await app.request('/healthz?deep');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ problems: [{ name: 'mail-not-sent' }] });
      expect((await app.request('/healthz')).status).toBe(200);
    });
  });
});

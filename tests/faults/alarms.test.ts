import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import { makeCertificate } from '../support/certificate.ts';
import { dovecotProblem, startDovecot } from '../support/dovecot.ts';
import { findProgram } from '../support/find-program.ts';
import { createMovingClock, hasMovingClock } from '../support/moving-clock.ts';
import { startServer } from '../support/server-process.ts';
import { mountDisk, mountProblem, unmountDisk } from '../support/small-disk.ts';
import { startSmtpListener } from '../support/smtp-listener.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-alarms-'));
const dataDir = join(folder, 'data');
const backups = join(folder, 'backups');
mkdirSync(dataDir);

const problem =
  mountProblem ??
  dovecotProblem ??
  (hasMovingClock ? null : 'libfaketime is not installed') ??
  (findProgram('openssl') ? null : 'openssl is not installed') ??
  (existsSync('build/bundle/start.js') ? null : 'the site is not built');

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
  unmountDisk(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/** Receives alarms and heartbeats; returns them in their order: `beat`, `mail-not-sent begun`, … */
async function startReceiver(): Promise<{ origin: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/beat') received.push('beat');
    else {
      const { name, state } = JSON.parse(body) as { name: string; state: string };
      received.push(`${name} ${state}`);
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ending.push(() => new Promise((done) => server.close(done).closeAllConnections()));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function readCertificate(days: number) {
  const { key, certificate } = makeCertificate(folder, days);
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
}

/** A proxy with TLS, as far as the check of its certificate goes. */
async function startProxy(certificate: ReturnType<typeof readCertificate>) {
  const server = createTlsServer(certificate, (socket) => socket.on('error', () => {}).end());
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  ending.push(() => new Promise((done) => server.close(done)));
  return { server, origin: `https://localhost:${(server.address() as AddressInfo).port}` };
}

/** Noon of a day with working days after it, in the coming week. */
function nextTuesday(): number {
  const noon = new Date(Date.now() + day);
  noon.setUTCHours(18, 0, 0, 0);
  while (noon.getUTCDay() !== 2) noon.setTime(noon.getTime() + day);
  return noon.getTime();
}

/** Starts a site with everything that alarms watch, all well but for a certificate that ends within ten days. */
async function startSite() {
  const clock = createMovingClock(folder, nextTuesday());
  const [mail, mailbox, receiver] = await Promise.all([startSmtpListener(), startDovecot(), startReceiver()]);
  ending.push(mailbox.remove, mail.stop);
  const [ends, lasts] = [readCertificate(10), readCertificate(400)];
  const authorities = join(folder, 'authorities.pem');
  writeFileSync(authorities, ends.cert + lasts.cert);
  const proxy = await startProxy(ends);
  const server = await startServer({
    ...clock.settings,
    DATA_DIR: dataDir,
    APP_URL: proxy.origin,
    NODE_EXTRA_CA_CERTS: authorities,
    SMTP_URL: mail.url,
    IMAP_URL: `${mailbox.url}?plus=false`,
    BACKUP_DIR: backups,
    HEARTBEAT_URL: `${receiver.origin}/beat`,
    ALARM_WEBHOOK_URL: `${receiver.origin}/alarm`,
  });
  ending.push(() => server.end('SIGKILL'));
  return { clock, mail, mailbox, receiver, proxy, lasts, server };
}

async function submit(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientName: 'Ana', email: 'ana@example.com', products: 'Coffee' }),
  });
  expect(response.status).toBe(200);
}

/** Logs a reply by telephone to each request, as an owner of the desk. */
async function replyToAll(origin: string, now: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const headers = {
    Cookie: `__Host-${await staffCookie(database.db, await addStaff(database.db, { now }), now)}`,
    'Content-Type': 'application/json',
  };
  const leads = await database.db.selectFrom('leads').select(['id', 'version']).execute();
  await database.close();
  for (const { id, version } of leads) {
    const response = await fetch(`${origin}/api/v1/desk/leads/${id}/reply-logged`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ version, channel: 'telephone', comment: 'Called back.' }),
    });
    expect(response.status, await response.text()).toBe(200);
  }
}

/** Real time in which a check that is due has ended, also on a loaded machine. */
const patience = { timeout: 60_000, interval: 50 };

/** Less than half of the six hours that a backup may take. */
const fewHours = 3 * hour - minute;

/** Time that is usually enough for it. */
const checkMs = 2_000;

describe.skipIf(problem)(
  `an alarm is sent for a fault, and when it ends${problem ? ` (${problem})` : ''}`,
  () => {
    let site: Awaited<ReturnType<typeof startSite>>;

    /** Lets steps of time pass until a message comes, and returns what came before it. */
    async function pass(message: string, step: number): Promise<string[]> {
      const { received } = site.receiver;
      const givesUpAt = Date.now() + patience.timeout;
      while (!received.includes(message)) {
        if (Date.now() > givesUpAt) throw new Error(`No ${message} in: ${received}\n${site.server.output()}`);
        site.clock.advance(step);
        // A mail that is being sent, too, does not survive many jumps.
        const stepEndsAt = Date.now() + (step > minute ? checkMs : 5 * checkMs);
        while (!received.includes(message) && Date.now() < stepEndsAt) await pause(patience.interval);
      }
      return received.splice(0, received.indexOf(message) + 1).slice(0, -1);
    }

    test('a certificate that ends within two weeks', async () => {
      // A disk on which 60 MB more are too many: less than 400 MB free is low.
      expect(mountDisk(dataDir, '440m')).toBe(true);
      site = await startSite();
      expect(await pass('certificate begun', 0)).toEqual([]);
      site.proxy.server.setSecureContext(site.lasts);
      expect(await pass('certificate ended', hour)).toEqual([]);
      await pass('beat', minute);
    });

    test('a mail server that has stopped', async () => {
      const { mail, server, receiver } = site;
      await mail.stop();
      receiver.received.length = 0;
      await submit(server.origin);
      const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
      await expect.poll(() => database.prepare('select 1 from mail_trouble').all(), patience).toHaveLength(1);
      database.close();
      site.clock.advance(9 * minute);
      await pass('beat', minute);
      await pass('mail-not-sent begun', 6 * minute);
      await mail.restart();
      site.clock.advance(30 * minute);
      await expect.poll(() => mail.received, patience).toHaveLength(2);
      await pass('mail-not-sent ended', minute);
      await pass('beat', minute);
    });

    test('a mailbox that refuses the password', async () => {
      const { mailbox } = site;
      await mailbox.stop();
      mailbox.changePassword('another');
      await mailbox.restart();
      await expect.poll(site.server.output, patience).toContain('inbound.failed');
      await pass('beat', minute);
      await pass('mailbox-silent begun', 5 * minute);
      await mailbox.stop();
      mailbox.changePassword('secret');
      await mailbox.restart();
      site.clock.advance(5 * minute);
      await expect.poll(() => site.server.output().match(/inbound\.connected/g), patience).toHaveLength(2);
      await pass('mailbox-silent ended', minute);
      await pass('beat', minute);
    });

    test('a disk that is nearly full', async () => {
      const ballast = join(dataDir, 'ballast');
      writeFileSync(ballast, Buffer.alloc(60_000_000));
      await pass('disk-low begun', minute);
      rmSync(ballast);
      expect(await pass('disk-low ended', minute)).toEqual([]);
      await pass('beat', minute);
    });

    test('a job that fails', async () => {
      const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
      // The table that only a job deletes from is damaged.
      database.exec('alter table lead_presence rename to lost_presence');
      await pass('jobs-failed begun', minute);
      database.exec('alter table lost_presence rename to lead_presence');
      database.close();
      expect(await pass('jobs-failed ended', minute)).toEqual([]);
      await pass('beat', minute);
    });

    test('a request without a reply', async () => {
      await pass('requests-overdue begun', fewHours);
      await replyToAll(site.server.origin, site.clock.now());
      await pass('requests-overdue ended', minute);
      await pass('beat', minute);
    });

    test('a folder of backups that cannot be written', async () => {
      rmSync(backups, { recursive: true, force: true });
      writeFileSync(backups, 'in the way of the folder');
      await pass('backup-old begun', fewHours);
      rmSync(backups);
      await pass('backup-old ended', hour);
      await pass('beat', minute);
    });

    test('a machine that is gone is silent', async () => {
      await site.server.end('SIGKILL');
      site.receiver.received.length = 0;
      site.clock.advance(5 * minute);
      await pause(checkMs);
      expect(site.receiver.received).toEqual([]);
    });
  },
);

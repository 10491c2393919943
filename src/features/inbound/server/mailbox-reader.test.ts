import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { elena } from '#tests/support/desk.ts';
import { type Dovecot, dovecotProblem, startDovecot } from '#tests/support/dovecot.ts';
import { type BrokenAnswer, type ImapProxy, startImapProxy } from '#tests/support/imap-proxy.ts';
import { customerMail, inboundOn, listUnreadable, shortTimes } from '#tests/support/inbound.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { readImapUrl } from './imap-url.ts';
import { listUnusedMails } from './list-mails.ts';
import { findMailboxStatus } from './mailbox-cursor.ts';
import { createMailboxReader, type MailboxReader, type ReaderTimes } from './mailbox-reader.ts';
import { receiveMail } from './receive-mail.ts';

const patient = { timeout: 60_000, interval: 50 };

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function dovecot(): Promise<Dovecot> {
  const server = await startDovecot();
  ends.push(server.remove);
  return server;
}

async function proxyTo(imap: Dovecot): Promise<ImapProxy> {
  const proxy = await startImapProxy(imap.url);
  ends.push(proxy.close);
  return proxy;
}

/** Numbers the mails again while the server is down, and delivers another. */
async function renumber(imap: Dovecot): Promise<void> {
  await imap.stop();
  imap.renumber();
  await imap.deliver(customerMail('two', 'two'));
  await imap.restart();
}

/** The outcome of every mail by its number. */
async function outcomesOf({ db }: Pick<Database, 'db'>) {
  const rows = await db
    .selectFrom('inbound_mails')
    .select(['uid', 'outcome', 'reason'])
    .orderBy('uid')
    .execute();
  return rows.map(({ uid, outcome, reason }) => `${uid} ${reason ?? outcome}`);
}

function readerOn(
  database: Pick<Database, 'db' | 'engine'>,
  url: string,
  own: { receive?: typeof receiveMail; times?: Partial<ReaderTimes> } = {},
) {
  const events: string[] = [];
  /** Milliseconds of the pause after each failure. */
  const pauses: number[] = [];
  const note = ({ event, retryMs }: { event?: string; retryMs?: number }) => {
    events.push(event ?? '');
    if (retryMs !== undefined) pauses.push(retryMs);
  };
  const desk = inboundOn(database as Database);
  desk.clock = Date.now;
  const reader = createMailboxReader(desk, {
    mailbox: readImapUrl(url),
    log: { info: note, warn: note, error: note },
    ...own,
    times: { ...shortTimes, ...own.times },
  });
  return { reader, events, pauses };
}

function start(reader: MailboxReader): void {
  ends.push(reader.stop);
  reader.start();
}

async function subjectsOf({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('about').orderBy('number').execute();
  return rows.map(({ about }) => about);
}

const began = (events: string[]) => expect.poll(() => events, patient).toContain('inbound.began');

const received = (database: Pick<Database, 'db'>, ids: string[]) =>
  expect.poll(() => subjectsOf(database), patient).toEqual(ids.map((id) => `Tiles ${id}`));

if (dovecotProblem !== null) {
  describe.skip(`a mailbox (${dovecotProblem})`, () => {});
} else {
  describeOnEachDatabase('a mailbox', (open) => {
    test('is read from the first connection on, as the server announces mails, and not changed', async () => {
      const [database, imap] = [await open(), await dovecot()];
      await imap.deliver(customerMail('old', 'There before.'));
      const { reader, events } = readerOn(database, imap.url);
      start(reader);
      await began(events);
      const { id: mailboxId } = readImapUrl(imap.url);
      const before = await findMailboxStatus(database.db, mailboxId, Date.now());
      expect(before).toMatchObject({ lastMailAt: null });
      for (const id of ['one', 'two', 'three']) await imap.deliver(customerMail(id, id));
      await received(database, ['one', 'two', 'three']);
      // Mails are neither marked as seen nor moved: the file of a new mail has no flags.
      expect((await imap.files()).every((name) => !name.includes(':2,'))).toBe(true);
      expect(await imap.files()).toHaveLength(4);
      const status = await findMailboxStatus(database.db, mailboxId, Date.now());
      const times = { connectedAt: expect.any(Number), lastMailAt: expect.any(Number) };
      expect(status).toMatchObject({ ...times, problem: null });
    });

    test('has a mail that comes by two ways as one request and a copy', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const { reader, events } = readerOn(database, imap.url);
      start(reader);
      await began(events);
      const ways = ['rates', 'hello'].map((name) => ({ 'Delivered-To': `${name}@example.com` }));
      for (const way of ways) await imap.deliver(customerMail('one', 'Two pallets.', way));
      await imap.deliver(customerMail('one', 'Three pallets.', ways[1]));
      await imap.deliver(customerMail('two', 'Two pallets.'));
      await received(database, ['one', 'one', 'two']);
      const outcomes = ['1 lead', '2 copy', '3 lead', '4 lead'];
      await expect.poll(() => outcomesOf(database), patient).toEqual(outcomes);
    });

    test('has a reply of staff from their own mail program, at the time of its receipt', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const { reader, events } = readerOn(database, imap.url);
      start(reader);
      await began(events);
      await imap.deliver(customerMail('one', 'Two pallets.'));
      await received(database, ['one']);
      const reply = {
        ...{ From: elena.email, To: 'ana@example.com', Cc: 'rates@example.com', Subject: 'Re: Tiles one' },
        ...{ 'In-Reply-To': '<one@example.com>', Date: 'Thu, 01 Jan 2026 00:00:00 +0000' },
      };
      const forged = { 'Authentication-Results': 'mx.example.com; dmarc=fail' };
      await imap.deliver(customerMail('forged', 'USD 1', { ...reply, ...forged }));
      await imap.deliver(customerMail('reply', 'USD 2,100', reply));
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 message', '3 reply']);
      const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
      expect(lead.waits_until).toBeNull();
      const { received_at: at } = await database.db
        .selectFrom('inbound_mails')
        .select('received_at')
        .where('outcome', '=', 'reply')
        .executeTakeFirstOrThrow();
      expect(Number(lead.replied_at)).toBe(Number(at));
    });

    test('is connected again once its server is back, and polled where nothing is announced', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const times = { poll: 50, firstRetry: 20, lastRetry: 80 };
      const { reader, events, pauses } = readerOn(database, imap.url, { times });
      start(reader);
      await began(events);
      await imap.stop();
      await expect.poll(() => pauses, patient).toContain(times.lastRetry);
      const { id } = readImapUrl(imap.url);
      await expect
        .poll(() => findMailboxStatus(database.db, id, Date.now()), patient)
        .toMatchObject({ connectedAt: null, problem: expect.any(String) });
      await imap.deliver(customerMail('away', 'Sent while it was away.'));
      await imap.restart();
      await received(database, ['away']);
      const failures = pauses.length;
      await imap.stop();
      await expect.poll(() => pauses.length, patient).toBeGreaterThan(failures);
      expect(pauses[failures]).toBe(times.firstRetry);
      await imap.restart();
    });

    test('whose mails are numbered again gives none twice', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const first = readerOn(database, imap.url);
      first.reader.start();
      await began(first.events);
      await imap.deliver(customerMail('one', 'one'));
      await received(database, ['one']);
      await first.reader.stop();
      await renumber(imap);
      const second = readerOn(database, imap.url);
      start(second.reader);
      await received(database, ['one', 'two']);
      expect(second.events).toContain('inbound.renumbered');
    });

    test('whose mails are numbered again leaves those from before the first connection alone', async () => {
      const [database, imap] = [await open(), await dovecot()];
      await imap.deliver(customerMail('old', 'There before.'));
      const first = readerOn(database, imap.url);
      first.reader.start();
      await began(first.events);
      await setTimeout(1_100);
      await imap.deliver(customerMail('one', 'one'));
      await received(database, ['one']);
      await first.reader.stop();
      await renumber(imap);
      start(readerOn(database, imap.url).reader);
      await received(database, ['one', 'two']);
      await setTimeout(500);
      expect(await subjectsOf(database)).toEqual(['Tiles one', 'Tiles two']);
    });

    test('is read by one of two processes, and by the other once that has ended', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const one = readerOn(database, imap.url);
      const other = readerOn(database, imap.url);
      one.reader.start();
      await began(one.events);
      start(other.reader);
      await imap.deliver(customerMail('one', 'one'));
      await received(database, ['one']);
      expect(other.events).toEqual([]);
      await one.reader.stop();
      await expect.poll(() => other.events, patient).toContain('inbound.connected');
      await imap.deliver(customerMail('two', 'two'));
      await received(database, ['one', 'two']);
    });

    test('goes on behind a mail that cannot be stored, and tries again when the database fails', async () => {
      const [database, imap] = [await open(), await dovecot()];
      let attempts = 0;
      const { reader, events } = readerOn(database, imap.url, {
        receive: async (deps, mail) => {
          const text = Buffer.from(mail.raw).toString();
          if (text.includes('Tiles bug')) throw new Error('a bug');
          if (text.includes('Tiles fault') && ++attempts === 1)
            throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
          return receiveMail(deps, mail);
        },
      });
      start(reader);
      await began(events);
      for (const id of ['bug', 'fault', 'after']) await imap.deliver(customerMail(id, id));
      await received(database, ['fault', 'after']);
      await expect.poll(() => listUnreadable(database.db), patient).toMatchObject([{ reason: 'not-stored' }]);
      expect(attempts).toBe(2);
    });

    const broken: BrokenAnswer[] = [
      ...(['empty', 'no', 'bad', 'nil', 'blank', 'other', 'bye', 'cut', 'hang'] as const),
    ];
    test.each(broken)(
      'sets a mail aside that the server answers by %s, reads the others, and tries again',
      async (how) => {
        const [database, imap] = [await open(), await dovecot()];
        const proxy = await proxyTo(imap);
        proxy.answers.set(2, how);
        const { reader, events } = readerOn(database, proxy.url);
        start(reader);
        await began(events);
        for (const id of ['one', 'two', 'three']) await imap.deliver(customerMail(id, id));
        await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 not-fetched', '3 lead']);
        const [row] = await database.db
          .selectFrom('inbound_mails')
          .selectAll()
          .where('outcome', '=', 'unreadable')
          .execute();
        expect(row).toMatchObject({ problem: expect.stringMatching(/./) });
        expect(Number(row?.size)).toBeGreaterThan(100);
        expect(events).toContain('inbound.set_aside');
        proxy.answers.clear();
        await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 lead', '3 lead']);
        expect(await subjectsOf(database)).toEqual(['Tiles one', 'Tiles three', 'Tiles two']);
      },
    );

    test('lists a mail at the desk whose size the server does not tell, and that it does not hand over', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const proxy = await proxyTo(imap);
      proxy.unlisted.add(2);
      proxy.answers.set(2, 'no');
      const { reader, events } = readerOn(database, proxy.url);
      start(reader);
      await began(events);
      for (const id of ['one', 'two']) await imap.deliver(customerMail(id, id));
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 not-fetched']);
      const { mails } = await listUnusedMails(database.db, { show: 'set-aside' });
      expect(mails).toMatchObject([{ reason: 'not-fetched', isSetAside: true }]);
      proxy.answers.clear();
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 lead']);
    });

    test('sets no mail aside while the server hands over none', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const proxy = await proxyTo(imap);
      await imap.deliver(customerMail('old', 'There before.'));
      proxy.answers.set('all', 'no');
      const { reader, events, pauses } = readerOn(database, proxy.url);
      start(reader);
      await began(events);
      for (const id of ['one', 'two']) await imap.deliver(customerMail(id, id));
      await expect.poll(() => pauses.length, patient).toBeGreaterThan(3);
      expect(await outcomesOf(database)).toEqual(['2 waiting', '3 waiting']);
      expect(await findMailboxStatus(database.db, readImapUrl(proxy.url).id, Date.now())).toMatchObject({
        problem: 'The mail server does not hand over any mail.',
      });
      proxy.answers.clear();
      await received(database, ['one', 'two']);
    });

    test('stores a mail that is shorter than the server has listed, and one without a date', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const proxy = await proxyTo(imap);
      proxy.answers.set(1, 'short').set(2, 'undated');
      const { reader, events } = readerOn(database, proxy.url);
      start(reader);
      await began(events);
      for (const id of ['one', 'two'])
        await imap.deliver(customerMail(id, 'A text of some length. '.repeat(20)));
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 lead', '2 lead']);
      expect(proxy.requested.filter((uid) => uid === 1)).toHaveLength(3);
    });

    test('takes a mail as deleted only when the server says so', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const proxy = await proxyTo(imap);
      proxy.answers.set(1, 'no');
      const { reader, events } = readerOn(database, proxy.url);
      start(reader);
      await began(events);
      await imap.deliver(customerMail('one', 'one'));
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 not-fetched']);
      await imap.removeAll();
      proxy.answers.set(1, 'empty');
      await expect.poll(() => outcomesOf(database), patient).toEqual(['1 gone']);
    });

    test('says why it cannot be read', async () => {
      const [database, imap] = [await open(), await dovecot()];
      const wrong = imap.url.replace('secret', 'wrong');
      start(readerOn(database, wrong).reader);
      await expect
        .poll(() => findMailboxStatus(database.db, readImapUrl(wrong).id, Date.now()), patient)
        .toMatchObject({ problem: 'The mail server does not accept the user name and password.' });
    });
  });

  describe('a process that reads a mailbox and is killed', () => {
    test.each(['fetched', 'stored'])('once a mail is %s loses none and stores none twice', async (point) => {
      const imap = await dovecot();
      const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-inbound-'));
      ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
      const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
      ends.push(database.close);
      const first = readerOn(database, imap.url);
      first.reader.start();
      await began(first.events);
      await first.reader.stop();
      for (const id of ['one', 'two', 'three']) await imap.deliver(customerMail(id, id));
      const script = join(import.meta.dirname, '../../../../tests/support/inbound-process.ts');
      const child = spawn(process.execPath, [script, dataDir, imap.url, point], { stdio: 'inherit' });
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
      expect(await subjectsOf(database)).toHaveLength(point === 'stored' ? 2 : 1);
      const next = readerOn(database, imap.url);
      start(next.reader);
      // The mail that was interrupted follows those that were not tried yet.
      await expect
        .poll(async () => (await subjectsOf(database)).sort(), patient)
        .toEqual(['Tiles one', 'Tiles three', 'Tiles two']);
      const { rows } = { rows: await database.db.selectFrom('outbox').selectAll().execute() };
      expect(rows.filter(({ type }) => type === 'lead-for-desk')).toHaveLength(3);
    });
  });
}

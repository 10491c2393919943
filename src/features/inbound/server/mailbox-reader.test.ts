import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Dovecot, dovecotProblem, startDovecot } from '../../../../tests/support/dovecot.ts';
import { customerMail, inboundOn, shortTimes } from '../../../../tests/support/inbound.ts';
import { describeOnEachDatabase } from '../../../../tests/support/test-database.ts';
import { type Database, openDatabase } from '../../../platform/db/open-database.ts';
import { readImapUrl } from './imap-url.ts';
import { findMailboxStatus } from './mailbox-cursor.ts';
import { createMailboxReader, type MailboxReader, type ReaderTimes } from './mailbox-reader.ts';
import { receiveMail } from './receive-mail.ts';
import { listUnreadable } from './unreadable-mails.ts';

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
      for (const id of ['one', 'two', 'three']) await imap.deliver(customerMail(id, id));
      await received(database, ['one', 'two', 'three']);
      // Mails are neither marked as seen nor moved: the file of a new mail has no flags.
      expect((await imap.files()).every((name) => !name.includes(':2,'))).toBe(true);
      expect(await imap.files()).toHaveLength(4);
      const status = await findMailboxStatus(database.db, readImapUrl(imap.url).id, Date.now());
      expect(status).toMatchObject({ connectedAt: expect.any(Number), problem: null });
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
      await imap.stop();
      imap.renumber();
      await imap.deliver(customerMail('two', 'two'));
      await imap.restart();
      const second = readerOn(database, imap.url);
      start(second.reader);
      await received(database, ['one', 'two']);
      expect(second.events).toContain('inbound.renumbered');
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
      expect(await listUnreadable(database.db)).toMatchObject([{ reason: 'not-stored' }]);
      expect(attempts).toBe(2);
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
      await received(database, ['one', 'two', 'three']);
      const { rows } = { rows: await database.db.selectFrom('outbox').selectAll().execute() };
      expect(rows.filter(({ type }) => type === 'lead-for-desk')).toHaveLength(3);
    });
  });
}

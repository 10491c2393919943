import { UpdateQueryNode } from 'kysely';
import { type Level, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { createMemoryTransport } from '../../tests/support/memory-transport.ts';
import { type SmtpListener, startSmtpListener } from '../../tests/support/smtp-listener.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import type { Database, Db } from '../db/open-database.ts';
import { composeEmail } from '../mail/compose-email.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import type { MailTransport } from '../mail/transport.ts';
import { reviveFailed } from './outbox-rows.ts';
import {
  createOutboxWorker,
  type Delivery,
  type OutboxDependencies,
  type OutboxWorker,
} from './outbox-worker.ts';

const start = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnEachDatabase('the outbox worker', (open) => {
  let now: number;
  let logged: string[];
  let workers: OutboxWorker[];
  let transports: MailTransport[];

  beforeEach(() => {
    now = start;
    logged = [];
    workers = [];
    transports = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(transports.map((transport) => transport.close()));
  });

  function work(database: Database, transport: MailTransport, options: Partial<OutboxDependencies> = {}) {
    const worker = createOutboxWorker({
      ...database,
      channel: 'mail',
      deliver: deliverMail({
        transport,
        compose: (name, props) => composeEmail(name, props, { company, appUrl: 'https://site.example' }),
      }),
      clock: () => now,
      log: pino({ level: 'debug' satisfies Level }, { write: (line: string) => logged.push(line) }),
      ...options,
    });
    workers.push(worker);
    return worker;
  }

  function smtp(listener: SmtpListener): MailTransport {
    const transport = createSmtpTransport(listener.url, company);
    transports.push(transport);
    return transport;
  }

  async function enqueue(db: Db, count = 1) {
    for (let number = 1; number <= count; number += 1) {
      const props = {
        name: `Visitor ${number}`,
        rating: 9,
        comments: 'Good',
        folder: 'inbox' as const,
        reference: `FB-${String(number).padStart(6, '3')}`,
        receivedAt: now,
      };
      await enqueueMail(db, 'feedback-for-desk', { props, subjectId: `subject-${number}`, now });
    }
  }

  const rows = (db: Db) => db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();

  async function onlyRow(db: Db) {
    const [row] = await rows(db);
    if (!row) throw new Error('The outbox is empty.');
    return row;
  }

  test('delivers what is due and notes it', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 12);
    await work(database, transport).drain();
    expect(transport.mails).toHaveLength(12);
    for (const row of await rows(database.db)) {
      expect(row).toMatchObject({ state: 'sent', sent_at: start, attempts: 1, last_error: null });
    }
    expect(logged.join('')).not.toMatch(/Visitor|@/);
  });

  test('woken, it delivers at once; stopped, it has finished', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    const worker = work(database, transport, { pollMs: 60_000 });
    worker.start();
    await enqueue(database.db, 20);
    worker.wake();
    await expect.poll(() => transport.mails.length).toBe(20);
    await worker.stop();
    expect((await rows(database.db)).every((row) => row.state === 'sent')).toBe(true);
  });

  test('delivers what was stored before the clock was set back by a day', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 2);
    const day = 24 * 60 * 60 * 1000;
    await database.db
      .updateTable('outbox')
      .set({ next_attempt_at: start + day })
      .execute();
    await work(database, transport, { concurrency: 1 }).drain();
    expect(transport.mails).toHaveLength(2);
  });

  test('claims together what comes within an interval', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    const batches: number[] = [];
    const settled = async (deliveries: Delivery[]) => {
      batches.push(deliveries.length);
    };
    const worker = work(database, transport, { pollMs: 60_000, claimIntervalMs: 2_000, settled });
    worker.start();
    await worker.drain();
    for (let count = 1; count <= 4; count += 1) {
      await enqueue(database.db);
      worker.wake();
    }
    await expect.poll(() => transport.mails.length).toBe(4);
    expect(batches.length).toBeLessThanOrEqual(2);
  });

  test('marks what was sent together in one statement, and what failed alone', async () => {
    const database = await open();
    const memory = createMemoryTransport();
    await enqueue(database.db, 5);
    const [refused] = await rows(database.db);
    const transport: MailTransport = {
      ...memory,
      async deliver(mail) {
        if (mail.messageId === refused?.id) throw new Error('451 try later');
        await memory.deliver(mail);
      },
    };
    const updates: string[] = [];
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (UpdateQueryNode.is(node)) updates.push(node.returning ? 'claim' : 'mark');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await work({ ...database, db }, transport).drain();
    expect(updates.toSorted()).toEqual(['claim', 'claim', 'mark', 'mark']);
    const states = (await rows(database.db)).map(({ id, state, sent_at, attempts }) => ({
      isRefused: id === refused?.id,
      state,
      sent_at,
      attempts,
    }));
    expect(states.filter(({ isRefused }) => !isRefused)).toEqual(
      Array.from({ length: 4 }, () => ({ isRefused: false, state: 'sent', sent_at: start, attempts: 1 })),
    );
    expect(states.find(({ isRefused }) => isRefused)).toMatchObject({ state: 'pending', sent_at: null });
  });

  test('deletes the secrets alone of what was sent together', async () => {
    const database = await open();
    await enqueue(database.db, 4);
    const [secret] = await rows(database.db);
    const holdsSecret = ({ id }: { id: string }) => id === secret?.id;
    await work(database, createMemoryTransport(), { holdsSecret }).drain();
    const blanked = (await rows(database.db)).filter(({ props }) => props === 'null');
    expect(blanked.map(({ id }) => id)).toEqual([secret?.id]);
  });

  test('marks what was sent without waiting for a slower delivery', async () => {
    const database = await open();
    const memory = createMemoryTransport();
    await enqueue(database.db, 2);
    const [slow] = await rows(database.db);
    const held = Promise.withResolvers<void>();
    const transport: MailTransport = {
      ...memory,
      async deliver(mail) {
        if (mail.messageId === slow?.id) await held.promise;
        await memory.deliver(mail);
      },
    };
    const drained = work(database, transport).drain();
    await expect
      .poll(async () => (await rows(database.db)).map(({ state }) => state))
      .toEqual(['pending', 'sent']);
    held.resolve();
    await drained;
    expect((await rows(database.db)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('looks for mail by itself', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    work(database, transport, { pollMs: 20 }).start();
    await enqueue(database.db);
    await expect.poll(() => transport.mails.length).toBe(1);
  });

  test('drain waits for the mails that the loop has in hand', async () => {
    const database = await open();
    const memory = createMemoryTransport();
    const slow: MailTransport = {
      ...memory,
      async deliver(mail) {
        await new Promise((done) => setTimeout(done, 100));
        await memory.deliver(mail);
      },
    };
    const worker = work(database, slow);
    worker.start();
    await enqueue(database.db, 7);
    worker.wake();
    await worker.drain();
    expect(memory.mails).toHaveLength(7);
  });

  test('three workers deliver sixty mails exactly once each', async () => {
    const databases = [await open(), await open(), await open()];
    const transport = createMemoryTransport();
    const [first] = databases;
    if (!first) throw new Error('unreachable');
    await enqueue(first.db, 60);
    await Promise.all(databases.map((database) => work(database, transport).drain()));
    expect(transport.mails).toHaveLength(60);
    expect(new Set(transport.mails.map((mail) => mail.messageId)).size).toBe(60);
    expect((await rows(first.db)).every((row) => row.state === 'sent' && row.attempts === 1)).toBe(true);
  });

  test('a mail that cannot be composed fails, and the others pass', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 5);
    const [unknown, broken, empty] = await rows(database.db);
    const set = (id = '', values: { email?: string; props?: string }) =>
      database.db.updateTable('outbox').set(values).where('id', '=', id).execute();
    await set(unknown?.id, { email: 'no-such-email' });
    await set(broken?.id, { props: '{"name": Ana Ruiz' });
    await set(empty?.id, { props: 'null' });
    await work(database, transport).drain();
    expect(transport.mails).toHaveLength(2);
    const after = await rows(database.db);
    expect(after.map((row) => row.state)).toEqual(['failed', 'failed', 'failed', 'sent', 'sent']);
    expect(after[0]?.last_error).toMatch(/no e-mail of this name/);
    expect(after[1]?.last_error).not.toMatch(/Ana/);
    expect(logged.join('')).not.toMatch(/Ana/);
  });

  test('a killed worker’s mail goes out again when its lease ends, under the same Message-ID', async () => {
    const [database, survivor] = [await open(), await open()];
    const memory = createMemoryTransport();
    await enqueue(database.db);
    // Takes the mail and never comes back, as a killed process does after the server said 250.
    const killed: MailTransport = {
      ...memory,
      async deliver(mail) {
        await memory.deliver(mail);
        await new Promise(() => {});
      },
    };
    const dying = work(database, killed, { leaseMs: 60_000 });
    workers.pop();
    // It gives up in a minute, when its database is closed.
    dying.drain().catch(() => {});
    await expect.poll(() => memory.mails.length).toBe(1);

    const worker = work(survivor, memory);
    await worker.drain();
    expect(memory.mails).toHaveLength(1);
    now += 60_001;
    await worker.drain();
    expect(memory.mails).toHaveLength(2);
    expect(memory.mails[1]?.messageId).toBe(memory.mails[0]?.messageId);
    expect(await onlyRow(survivor.db)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('an attempt that outlasts its lease is given up and tried again', async () => {
    const database = await open();
    const memory = createMemoryTransport();
    const hanging: MailTransport = {
      ...memory,
      deliver: (_mail, signal) =>
        new Promise((_done, failed) => signal?.addEventListener('abort', () => failed(signal.reason))),
    };
    await enqueue(database.db);
    await work(database, hanging, { leaseMs: 100 }).drain();
    expect(await onlyRow(database.db)).toMatchObject({ state: 'pending', attempts: 1 });
  });

  test('after five days a mail is given up, until a person starts it again', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    transport.failWith = new Error('451 try later, ana@shipper.example');
    await enqueue(database.db);
    const worker = work(database, transport);
    for (let attempt = 0; attempt < 60 && (await onlyRow(database.db)).state === 'pending'; attempt += 1) {
      now = (await onlyRow(database.db)).next_attempt_at;
      await worker.drain();
    }
    const failed = await onlyRow(database.db);
    expect(failed).toMatchObject({ state: 'failed', last_error: '451 try later, [address]' });
    expect(now - start).toBeGreaterThan(5 * day);
    expect(now - start).toBeLessThan(5.5 * day);

    transport.failWith = null;
    await worker.drain();
    expect(transport.mails).toEqual([]);
    const revive = () => reviveFailed(database.db, { id: failed.id, subjectId: failed.subject_id, now });
    expect(await revive()).toBe(true);
    await worker.drain();
    expect(transport.mails).toHaveLength(1);
    expect(await revive()).toBe(false);
    expect(await onlyRow(database.db)).toMatchObject({ state: 'sent', last_error: null });
  });

  test('an attempt that never ends is left behind, and takes up no room', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db);
    const stuck = () => new Promise<never>(() => {});
    await work(database, transport, { deliver: stuck, leaseMs: 200 }).drain();
    expect(await onlyRow(database.db)).toMatchObject({
      state: 'pending',
      last_error: 'The attempt did not end in time.',
    });
  });

  test('a database that fails is reported, and the loop goes on', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db);
    await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    work(database, transport, { pollMs: 20 }).start();
    await expect.poll(() => logged.join('')).toMatch(/could not reach the database/);
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    await expect.poll(() => transport.mails.length).toBe(1);
  });

  describe('with a mail server', () => {
    let listener: SmtpListener;

    beforeEach(async () => {
      listener = await startSmtpListener();
    });
    afterEach(() => listener.stop());

    test('delivers over SMTP, with the outbox id as Message-ID', async () => {
      const database = await open();
      await enqueue(database.db, 7);
      await work(database, smtp(listener)).drain();
      expect(listener.received).toHaveLength(7);
      const domain = company.email.noReply.split('@').at(-1);
      const ids = (await rows(database.db)).map((row) => `<${row.id}@${domain}>`).sort();
      expect(listener.received.map((mail) => mail.parsed.messageId).sort()).toEqual(ids);
      expect(listener.received[0]).toMatchObject({
        recipients: [company.email.contact],
        parsed: { from: { name: company.name, address: company.email.noReply } },
      });
    });

    test('waits longer and longer while the server is down, and delivers once it is up', async () => {
      const database = await open();
      await enqueue(database.db);
      const worker = work(database, smtp(listener));
      await listener.stop();
      for (const expected of [30_000, 60_000, 120_000]) {
        await worker.drain();
        const row = await onlyRow(database.db);
        expect(row).toMatchObject({ state: 'pending', last_error: expect.stringMatching(/ECONNREFUSED/) });
        expect(Math.abs(row.next_attempt_at - now - expected)).toBeLessThanOrEqual(expected / 10);
        now = row.next_attempt_at;
      }
      await listener.restart();
      await worker.drain();
      expect(listener.received).toHaveLength(1);
      expect(await onlyRow(database.db)).toMatchObject({ state: 'sent', attempts: 4, last_error: null });
    });

    test('a temporary refusal is tried again', async () => {
      const database = await open();
      await enqueue(database.db);
      const worker = work(database, smtp(listener));
      listener.answerWith(451);
      await worker.drain();
      expect(await onlyRow(database.db)).toMatchObject({
        state: 'pending',
        last_error: expect.stringMatching(/451/),
      });
      listener.answerWith(null);
      now += 2 * minute;
      await worker.drain();
      expect(await onlyRow(database.db)).toMatchObject({ state: 'sent', attempts: 2 });
    });

    test('a recipient that does not exist fails at once, and is not named', async () => {
      const database = await open();
      const email = 'nobody@example.com';
      await enqueueMail(database.db, 'lead-acknowledgement', {
        props: {
          id: 'a lead',
          email,
          lead: { kind: 'contact-message', answers: { name: '', email, subject: '', message: '' } },
          language: 'en',
          reference: 'CM-AAAAAA',
          secret: 'secret',
          folder: 'inbox',
          receivedAt: now,
          dueAt: now,
        },
        subjectId: 'a lead',
        now,
      });
      listener.rejectRecipient(email);
      await work(database, smtp(listener)).drain();
      const row = await onlyRow(database.db);
      expect(row).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringMatching(/550/) });
      expect(row.last_error).not.toContain(email);
      expect(logged.join('')).not.toContain(email);
    });

    test('our own mailbox that is refused is tried again: the request must reach the desk', async () => {
      const database = await open();
      await enqueue(database.db);
      listener.rejectRecipient(company.email.contact);
      await work(database, smtp(listener)).drain();
      const row = await onlyRow(database.db);
      expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: expect.stringMatching(/550/) });
    });
  });
});

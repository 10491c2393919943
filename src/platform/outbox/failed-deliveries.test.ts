import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { createMemoryTransport } from '#tests/support/memory-transport.ts';
import { outboxBench } from '#tests/support/outbox.ts';
import { type SmtpListener, startSmtpListener } from '#tests/support/smtp-listener.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { MailTransport } from '../mail/transport.ts';
import { day, minute } from '../values/durations.ts';
import { requeueFailed } from './outbox-maintenance.ts';
import { noProps, type OutboxRow } from './outbox-rows.ts';

describeOnEachDatabase('the outbox worker, where deliveries fail,', (open) => {
  const bench = outboxBench();
  const { work, enqueue, rows, onlyRow, smtp } = bench;

  test('a mail that cannot be read fails, one that cannot be composed is tried again, and the others pass', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 5);
    const [unknown, broken, empty] = await rows(database.db);
    const set = (id = '', values: Partial<Pick<OutboxRow, 'type' | 'props'>>) =>
      database.db.updateTable('outbox').set(values).where('id', '=', id).execute();
    await set(unknown?.id, { type: 'no-such-email' });
    await set(broken?.id, { props: '{"name": Ana Ruiz' as OutboxRow['props'] });
    await set(empty?.id, { props: noProps });
    await work(database, transport).drain();
    expect(transport.mails).toHaveLength(2);
    const after = await rows(database.db);
    expect(after.map((row) => row.state)).toEqual(['failed', 'failed', 'pending', 'sent', 'sent']);
    expect(after[0]?.last_error).toMatch(/no e-mail of this name/);
    expect(after[1]?.last_error).not.toMatch(/Ana/);
    expect(bench.logged.join('')).not.toMatch(/Ana/);
  });

  test('a killed worker’s mail goes out again when its lease ends, under the same Message-ID', async () => {
    const [database, survivor] = [await open(), await open()];
    const memory = createMemoryTransport();
    await enqueue(database.db);
    // Takes the mail and never resolves, like a process that was killed after the server replied 250.
    const killed: MailTransport = {
      ...memory,
      async deliver(mail) {
        await memory.deliver(mail);
        await new Promise(() => {});
      },
    };
    const dying = work(database, killed, { leaseMs: 60_000 });
    bench.workers.pop();
    // Fails in a minute, when its database is closed.
    dying.drain().catch(() => {});
    await expect.poll(() => memory.mails.length).toBe(1);

    const worker = work(survivor, memory);
    await worker.drain();
    expect(memory.mails).toHaveLength(1);
    bench.now += 60_001;
    await worker.drain();
    expect(memory.mails).toHaveLength(2);
    expect(memory.mails[1]?.messageId).toBe(memory.mails[0]?.messageId);
    expect(await onlyRow(survivor.db)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('an attempt that outlasts its lease is aborted and retried', async () => {
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

  test('after five days a mail has failed permanently, until a person retries it', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    transport.failWith = new Error('451 try later, ana@shipper.example');
    await enqueue(database.db);
    const worker = work(database, transport);
    for (let attempt = 0; attempt < 60 && (await onlyRow(database.db)).state === 'pending'; attempt += 1) {
      bench.now = (await onlyRow(database.db)).next_attempt_at;
      await worker.drain();
    }
    const failed = await onlyRow(database.db);
    expect(failed).toMatchObject({ state: 'failed', last_error: '451 try later, [address]' });
    expect(bench.now - bench.start).toBeGreaterThan(5 * day);
    expect(bench.now - bench.start).toBeLessThan(5.5 * day);

    transport.failWith = null;
    await worker.drain();
    expect(transport.mails).toEqual([]);
    const revive = () =>
      requeueFailed(database.db, { id: failed.id, subjectId: failed.subject_id, now: bench.now });
    expect(await revive()).toBe(true);
    await worker.drain();
    expect(transport.mails).toHaveLength(1);
    expect(await revive()).toBe(false);
    expect(await onlyRow(database.db)).toMatchObject({ state: 'sent', last_error: null });
  });

  test('an attempt that never ends is abandoned, and takes up no room', async () => {
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
    await expect.poll(() => bench.logged.join('')).toMatch(/could not reach the database/);
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
        expect(Math.abs(row.next_attempt_at - bench.now - expected)).toBeLessThanOrEqual(expected / 10);
        bench.now = row.next_attempt_at;
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
      bench.now += 2 * minute;
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
          reference: 'CM-AAAAAA',
          folder: 'inbox',
          receivedAt: bench.now,
          dueAt: bench.now,
        },
        locale: 'en',
        subjectId: 'a lead',
        now: bench.now,
      });
      listener.rejectRecipient(email);
      await work(database, smtp(listener)).drain();
      const row = await onlyRow(database.db);
      expect(row).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringMatching(/550/) });
      expect(row.last_error).not.toContain(email);
      expect(bench.logged.join('')).not.toContain(email);
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

import { setTimeout as pause } from 'node:timers/promises';
import { UpdateQueryNode } from 'kysely';
import { expect, test } from 'vitest';
import { createMemoryTransport } from '#tests/support/memory-transport.ts';
import { outboxBench } from '#tests/support/outbox.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { MailTransport } from '../mail/transport.ts';
import { day } from '../values/durations.ts';
import type { Delivery } from './outbox-worker.ts';

describeOnEachDatabase('the outbox worker', (open) => {
  const bench = outboxBench();
  const { work, enqueue, rows } = bench;

  test('delivers what is due and notes it', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 12);
    await work(database, transport).drain();
    expect(transport.mails).toHaveLength(12);
    for (const row of await rows(database.db)) {
      expect(row).toMatchObject({ state: 'sent', sent_at: bench.start, attempts: 1, last_error: null });
    }
    expect(bench.logged.join('')).not.toMatch(/Visitor|@/);
  });

  test('delivers at once when notified, and has finished once stopped', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    const worker = work(database, transport, { pollMs: 60_000 });
    worker.start();
    await enqueue(database.db, 20);
    worker.notify();
    await expect.poll(() => transport.mails.length).toBe(20);
    await worker.stop();
    expect((await rows(database.db)).every((row) => row.state === 'sent')).toBe(true);
  });

  test('leaves no timer behind that ends an attempt which is over', async () => {
    const database = await open();
    const memory = createMemoryTransport();
    const signals: (AbortSignal | undefined)[] = [];
    const transport: MailTransport = {
      ...memory,
      async deliver(mail, signal) {
        signals.push(signal);
        await memory.deliver(mail, signal);
      },
    };
    await enqueue(database.db, 2);
    const worker = work(database, transport, { leaseMs: 1_000 });
    await worker.drain();
    await pause(1_200);
    await worker.stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  });

  test('delivers what was stored before the clock was set back by a day', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    await enqueue(database.db, 2);
    await database.db
      .updateTable('outbox')
      .set({ next_attempt_at: bench.start + day })
      .execute();
    await work(database, transport, { concurrency: 1 }).drain();
    expect(transport.mails).toHaveLength(2);
  });

  test('claims together what comes within an interval', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    const batches: number[] = [];
    const onAttempt = async (deliveries: Delivery[]) => {
      batches.push(deliveries.length);
    };
    const worker = work(database, transport, { pollMs: 60_000, claimIntervalMs: 2_000, onAttempt });
    worker.start();
    await worker.drain();
    for (let count = 1; count <= 4; count += 1) {
      await enqueue(database.db);
      worker.notify();
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
      Array.from({ length: 4 }, () => ({
        isRefused: false,
        state: 'sent',
        sent_at: bench.start,
        attempts: 1,
      })),
    );
    expect(states.find(({ isRefused }) => isRefused)).toMatchObject({ state: 'pending', sent_at: null });
  });

  test('deletes the secrets alone of what was sent together', async () => {
    const database = await open();
    await enqueue(database.db, 4);
    const [secret] = await rows(database.db);
    const deletesContent = ({ id }: { id: string }) => id === secret?.id;
    await work(database, createMemoryTransport(), { deletesContent }).drain();
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

  test('polls for due mail', async () => {
    const database = await open();
    const transport = createMemoryTransport();
    work(database, transport, { pollMs: 20 }).start();
    await enqueue(database.db);
    await expect.poll(() => transport.mails.length).toBe(1);
  });

  test('drain waits for the mails that the loop has in flight', async () => {
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
    worker.notify();
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
});

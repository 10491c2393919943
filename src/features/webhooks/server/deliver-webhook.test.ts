import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { createOutboxWorker } from '#platform/outbox/outbox-worker.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { createMemoryTransport } from '#tests/support/memory-transport.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { startWebhookListener, verify, type WebhookListener } from '#tests/support/webhook-listener.ts';
import { webhooksOn } from '#tests/support/webhooks.ts';
import { webhookEvents } from '../webhook.ts';
import { changeWebhook, pauseWebhook, resumeWebhook, retryDelivery, testWebhook } from './change-webhook.ts';

describeOnEachDatabase('webhooks', (open) => {
  let listener: WebhookListener;
  let desk: ReturnType<typeof webhooksOn>;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(async () => {
    await desk.worker.stop();
    await listener.stop();
  });

  const by = nameOf(elena);

  test('get a failed delivery again under the same id, with a new time', async () => {
    desk = webhooksOn(await open());
    const { secret } = await desk.add(listener.url);
    listener.answerWith(500);
    await desk.submit();
    await desk.worker.drain();
    expect(await desk.first()).toMatchObject({ failure: 'The receiver answered 500.', failedAt: desk.now });
    listener.answerWith(200);
    desk.now += minute;
    await desk.worker.drain();
    const [first, second] = listener.received;
    expect(listener.received).toHaveLength(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    if (second) expect(verify(secret, second)).toMatchObject({ type: 'lead.received' });
  });

  test('that do not respond, or do not exist, fail with a reason that says so', async () => {
    desk = webhooksOn(await open(), { timeoutMs: 100 });
    const { id } = await desk.add(listener.url);
    listener.answerWith(null);
    await desk.submit();
    await desk.worker.drain();
    const lastError = async () => (await desk.deliveries(id))[0]?.lastError;
    expect(await lastError()).toBe('There was no answer within 0.1 seconds.');
    await listener.stop();
    // Long enough that a refusal comes first.
    desk.timeoutMs = 10_000;
    desk.now += minute;
    await desk.worker.drain();
    expect(await lastError()).toMatch(/ECONNREFUSED/);
  });

  test('that redirect are not followed', async () => {
    desk = webhooksOn(await open());
    const elsewhere = await startWebhookListener();
    const { id } = await desk.add(listener.url);
    listener.answerWith((response) => response.writeHead(307, { Location: elsewhere.url }).end());
    await desk.submit();
    await desk.worker.drain();
    expect(elsewhere.received).toEqual([]);
    expect(await desk.deliveries(id)).toMatchObject([
      { state: 'pending', lastError: 'The receiver answered 307.' },
    ]);
    await elsewhere.stop();
  });

  test('that leave HTTP, or hang up, fail like any other', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    const lastError = async () => (await desk.deliveries(id))[0]?.lastError;
    listener.answerWith((response) =>
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
    await desk.submit();
    await desk.worker.drain();
    expect(await lastError()).toBe('The receiver answered 101.');
    listener.answerWith((response) => response.socket?.destroy());
    desk.now += minute;
    await desk.worker.drain();
    expect(await lastError()).toMatch(/hang up|ECONNRESET/);
  });

  test('whose address is corrected are tried at once, and start over', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(`${listener.url}/wrong`);
    listener.answerWith(404);
    await desk.submit();
    for (let hours = 0; hours < 4.8 * 24; hours += 1) {
      await desk.worker.drain();
      desk.now += hour;
    }
    const events = [...webhookEvents];
    expect(await changeWebhook(desk, { id, by }, { url: listener.url, events })).toEqual({ ok: true });
    await desk.worker.drain();
    expect(listener.received.at(-1)?.path).toBe('/hook');
    desk.now += 6 * hour;
    await desk.worker.drain();
    expect(await desk.first()).toMatchObject({ state: 'active' });
  });

  test('need no more than the first line of a response, however long it is', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    listener.answerWith((response) => response.writeHead(200).write('a beginning'));
    await desk.submit();
    await desk.worker.drain();
    expect(await desk.deliveries(id)).toMatchObject([{ state: 'sent' }]);
  });

  test('that respond 410 end, and the owners are notified once', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(`${listener.url}?key=hidden`);
    listener.answerWith(410);
    await desk.submit();
    await desk.submit({ products: 'Tea' });
    await desk.worker.drain();
    desk.now += minute;
    await desk.worker.drain();
    expect(await desk.first()).toMatchObject({ state: 'ended', failure: 'The receiver answered 410.' });
    expect(listener.received.length).toBeLessThanOrEqual(2);
    const mails = await desk.mails('webhook-stopped');
    expect(mails).toHaveLength(1);
    const which = { id, by, deliveryId: (await desk.deliveries(id))[0]?.id ?? '' };
    expect(await retryDelivery(desk, which)).toEqual({ ok: false, reason: 'no-failed-delivery' });
    expect(JSON.parse(mails[0]?.props ?? '')).toMatchObject({ state: 'ended', to: { address: elena.email } });
    expect(mails[0]?.props).not.toContain('hidden');
    const before = (await desk.deliveries(id)).length;
    await desk.submit({ products: 'Cocoa' });
    expect(await desk.deliveries(id)).toHaveLength(before);
    expect((await desk.deliveries(id)).map(({ state }) => state)).not.toContain('pending');
  });

  test('are disabled after five days of nothing but failure; what waits is sent when they are resumed', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    listener.answerWith(503);
    await desk.submit();
    const start = desk.now;
    while ((await desk.first()).state === 'active' && desk.now - start < 7 * day) {
      desk.now += hour;
      await desk.worker.drain();
    }
    expect(await desk.first()).toMatchObject({ state: 'disabled', failure: 'The receiver answered 503.' });
    expect(desk.now - start).toBeGreaterThan(4.9 * day);
    expect(desk.now - start).toBeLessThan(5.5 * day);
    expect(await desk.mails('webhook-stopped')).toHaveLength(1);

    const asked = listener.received.length;
    await desk.submit({ products: 'Tea' });
    desk.now += day;
    await desk.worker.drain();
    expect(listener.received).toHaveLength(asked);
    expect((await desk.deliveries(id))[0]).toMatchObject({ state: 'held', attempts: 0 });

    listener.answerWith(200);
    await resumeWebhook(desk, { id, by });
    await desk.worker.drain();
    const products = listener.received.slice(asked).map(({ body }) => body.data.lead.answers.products);
    // The first delivery may arrive before or after it, unless it failed permanently too.
    expect(products).toContain('Tea');
    expect((await desk.deliveries(id)).map(({ state }) => state)).not.toContain('held');
    expect(await desk.mails('webhook-stopped')).toHaveLength(1);
  });

  test('stay active after one success within the five days', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    for (let round = 0; round < 4; round += 1) {
      listener.answerWith(503);
      await desk.submit({ products: `Round ${round}` });
      await desk.worker.drain();
      desk.now += 2 * day;
      listener.answerWith(200);
      await desk.worker.drain();
      desk.now += minute;
      await desk.worker.drain();
    }
    expect(await desk.first()).toMatchObject({ state: 'active' });
    expect((await desk.deliveries(id)).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('that were paused receive the events of the pause, for thirty days', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    await pauseWebhook(desk, { id, by });
    await desk.submit({ products: 'Old' });
    await desk.worker.drain();
    desk.now += 20 * day;
    await desk.submit({ products: 'New' });
    desk.now += 15 * day;
    await desk.worker.drain();
    expect(listener.received).toEqual([]);
    await resumeWebhook(desk, { id, by });
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body.data.lead.answers.products)).toEqual(['New']);
    expect((await desk.deliveries(id)).map(({ state }) => state)).toEqual(['sent', 'dropped']);
  });

  test('are tested while paused, once, and a failed delivery is sent again by hand', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    await pauseWebhook(desk, { id, by });
    listener.answerWith(404);
    await testWebhook(desk, { id, by });
    await desk.worker.drain();
    const [failed] = await desk.deliveries(id);
    expect(failed).toMatchObject({ type: 'ping', state: 'failed', lastError: 'The receiver answered 404.' });
    listener.answerWith(204);
    const which = { id, by, deliveryId: failed?.id ?? '' };
    expect(await retryDelivery(desk, which)).toEqual({ ok: true });
    await desk.worker.drain();
    expect(await desk.deliveries(id)).toMatchObject([{ state: 'sent' }]);
    expect(await retryDelivery(desk, which)).toEqual({ ok: false, reason: 'no-failed-delivery' });
  });

  test('get a test that is sent again at once, whatever fails beside it', async () => {
    desk = webhooksOn(await open());
    const { id } = await desk.add(listener.url);
    listener.answerWith(500);
    await testWebhook(desk, { id, by });
    await desk.worker.drain();
    const [failed] = await desk.deliveries(id);
    await desk.submit();
    listener.answerWith(async (response) => {
      listener.answerWith(204);
      await retryDelivery(desk, { id, by, deliveryId: failed?.id ?? '' });
      response.writeHead(500).end();
    });
    await desk.worker.drain();
    const states = (await desk.deliveries(id)).map(({ type, state }) => [type, state]);
    expect(Object.fromEntries(states)).toEqual({ ping: 'sent', 'lead.received': 'pending' });
  });

  test('that do not respond get a few deliveries at once, and delay no other webhook', async () => {
    desk = webhooksOn(await open(), { timeoutMs: 2_000 });
    await desk.add(listener.url);
    listener.answerWith(null);
    for (let number = 0; number < 30; number += 1) await desk.submit({ products: `Load ${number}` });
    const alive = await startWebhookListener();
    await desk.add(alive.url);
    await desk.submit({ products: 'Coffee' });
    await desk.worker.drain();
    expect(alive.received).toHaveLength(1);
    expect(listener.received.length).toBeLessThan(10);
    await alive.stop();
  });

  test('that do not respond delay no mail', async () => {
    const database = await open();
    desk = webhooksOn(database, { timeoutMs: 60_000 });
    await desk.add(listener.url);
    listener.answerWith(null);
    for (let number = 0; number < 9; number += 1)
      await desk.submit({ products: `Load ${number}`, email: `ana${number}@example.com` });
    desk.worker.start();
    await expect.poll(() => listener.received.length).toBe(5);

    const transport = createMemoryTransport();
    const log = pino({ level: 'silent' });
    const mails = createOutboxWorker({
      ...database,
      channel: 'mail',
      deliver: deliverMail({
        transport,
        log,
        compose: (name, props, { locale }) =>
          composeEmail(name, props, { locale, company, appUrl: desk.appUrl }),
      }),
      clock: desk.clock,
      log,
    });
    await mails.drain();
    await mails.stop();
    expect(transport.mails).toHaveLength(18);
    expect(listener.received).toHaveLength(5);
    await listener.stop();
  });

  test('have their deliveries aborted when the server stops, and retried without counting the attempt', async () => {
    const database = await open();
    desk = webhooksOn(database, { timeoutMs: 60_000 });
    const { id } = await desk.add(listener.url);
    listener.answerWith(null);
    await desk.submit();
    const stopping = desk.newWorker({ graceMs: 50 });
    stopping.start();
    await expect.poll(() => listener.received.length).toBe(1);
    await stopping.stop();
    expect(await desk.deliveries(id)).toMatchObject([{ state: 'pending', attempts: 0, lastError: null }]);
    expect(await desk.first()).toMatchObject({ failedAt: null });
    listener.answerWith(204);
    await desk.worker.drain();
    expect(await desk.deliveries(id)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });
});

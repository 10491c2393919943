import { afterEach, beforeEach, expect, test } from 'vitest';
import { elena, nameOf } from '../../../../tests/support/desk.ts';
import { withQuotes } from '../../../../tests/support/quotes.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { startWebhookListener, type WebhookListener } from '../../../../tests/support/webhook-listener.ts';
import { webhooksOn } from '../../../../tests/support/webhooks.ts';
import { claimDue } from '../../../platform/outbox/outbox-rows.ts';
import { decideQuote } from '../../quotes/server/decide-quote.ts';
import { unsendQuote, withdrawQuote } from '../../quotes/server/unsend-quote.ts';
import { sendDelayMs } from '../../requests/lead.ts';
import type { WebhookEvent } from '../webhook.ts';

describeOnDatabase('webhooks of a quote', (open) => {
  let listener: WebhookListener;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(() => listener.stop());

  async function quoted(events: WebhookEvent[] = ['quote.sent']) {
    const desk = withQuotes(webhooksOn(await open(), { now: Date.parse('2026-11-20T15:00:00Z') }));
    const { id } = await desk.add(listener.url, events);
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    await desk.worker.drain();
    expect(listener.received).toEqual([]);
    const states = async () => (await desk.deliveries(id)).map(({ state }) => state);
    const claimMail = () => claimDue(desk, { channel: 'mail', now: desk.now, leaseMs: 60_000, limit: 50 });
    return { desk, lead, quoteId, states, claimMail };
  }

  test('are told that it was sent once it can no longer be taken back', async () => {
    const { desk, lead, quoteId, states, claimMail } = await quoted();
    desk.now += sendDelayMs;
    // The mail is due, and no worker has claimed it: it can be taken back still.
    await desk.worker.drain();
    expect([listener.received, await states()]).toEqual([[], ['pending']]);
    await claimMail();
    desk.now += sendDelayMs;
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body)).toMatchObject([
      { type: 'quote.sent', data: { event: { quoteId, revision: 1 }, lead: { id: lead.id } } },
    ]);
    await desk.worker.stop();
  });

  test('are told nothing of one that was taken back, and of the next sending alone', async () => {
    const { desk, lead, quoteId, states, claimMail } = await quoted();
    expect(await unsendQuote(desk, { quoteId, by: nameOf(elena) })).toMatchObject({ ok: true });
    const { version } = await desk.stored(quoteId);
    expect(await desk.send(lead.id, quoteId, version)).toMatchObject({ ok: true, revision: 1 });
    desk.now += sendDelayMs;
    await claimMail();
    await desk.worker.drain();
    expect((await states()).sort()).toEqual(['dropped', 'sent']);
    expect(listener.received).toHaveLength(1);
    await desk.worker.stop();
  });

  test('do not announce a quote that was withdrawn before its mail left', async () => {
    const { desk, quoteId, states } = await quoted(['quote.sent', 'quote.withdrawn']);
    expect(await withdrawQuote(desk, { quoteId, by: nameOf(elena) })).toMatchObject({ ok: true });
    await desk.worker.drain();
    desk.now += 2 * sendDelayMs;
    await desk.worker.drain();
    expect([listener.received, await states()]).toEqual([[], ['dropped']]);
    await desk.worker.stop();
  });

  test('announce only the revision when it is sent before the mail of the first left', async () => {
    const { desk, lead, states, claimMail } = await quoted(['quote.sent', 'quote.withdrawn']);
    const { quoteId } = await desk.quote(lead.id);
    desk.now += sendDelayMs;
    await claimMail();
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body)).toMatchObject([
      { type: 'quote.sent', data: { event: { quoteId, revision: 2 } } },
    ]);
    expect((await states()).sort()).toEqual(['dropped', 'sent']);
    await desk.worker.stop();
  });

  test('receive the withdrawal of a quote whose mail is being delivered', async () => {
    const { desk, quoteId, claimMail } = await quoted(['quote.sent', 'quote.withdrawn']);
    desk.now += sendDelayMs;
    await claimMail();
    await desk.worker.drain();
    expect(await withdrawQuote(desk, { quoteId, by: nameOf(elena) })).toMatchObject({ ok: true });
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body.type)).toEqual(['quote.sent', 'quote.withdrawn']);
    await desk.worker.stop();
  });

  test('receive an acceptance that was recorded before the mail left', async () => {
    const { desk, quoteId } = await quoted(['quote.sent', 'quote.accepted']);
    const decider = { kind: 'staff', by: nameOf(elena), via: 'telephone' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' } as const;
    expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
    desk.now += sendDelayMs;
    await desk.worker.drain();
    desk.now += 2000;
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body.type)).toEqual(['quote.sent', 'quote.accepted']);
    await desk.worker.stop();
  });

  test('receive an acceptance after the sending that they have refused so far', async () => {
    const { desk, quoteId, states } = await quoted(['quote.sent', 'quote.accepted']);
    listener.answerWith(503);
    const decider = { kind: 'staff', by: nameOf(elena), via: 'telephone' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' } as const;
    expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
    await desk.worker.drain();
    expect(listener.received).toEqual([]);
    for (let hours = 0; hours < 2; hours += 1) {
      desk.now += 3_600_000;
      await desk.worker.drain();
    }
    expect(new Set(listener.received.map(({ body }) => body.type))).toEqual(new Set(['quote.sent']));
    expect(await states()).toEqual(['pending', 'pending']);
    listener.answerWith(204);
    for (let hours = 0; hours < 2; hours += 1) {
      desk.now += 3_600_000;
      await desk.worker.drain();
    }
    expect(listener.received.slice(-2).map(({ body }) => body.type)).toEqual([
      'quote.sent',
      'quote.accepted',
    ]);
    await desk.worker.stop();
  });
});

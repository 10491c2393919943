import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideQuote } from '#features/quotes/server/decide-quote.ts';
import { withdrawQuote } from '#features/quotes/server/withdraw-quote.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { withQuotes } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { startWebhookListener, type WebhookListener } from '#tests/support/webhook-listener.ts';
import { webhooksOn } from '#tests/support/webhooks.ts';
import type { WebhookEvent } from '../webhook.ts';

describeOnDatabase('webhooks of a quote', (open) => {
  let listener: WebhookListener;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(() => listener.stop());

  async function quoted(events: WebhookEvent[]) {
    const desk = withQuotes(webhooksOn(await open(), { now: Date.parse('2026-11-20T15:00:00Z') }));
    const { id } = await desk.add(listener.url, events);
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    const states = async () => (await desk.deliveries(id)).map(({ state }) => state);
    return { desk, lead, quoteId, states };
  }

  test('are told of a withdrawal after its sending', async () => {
    const { desk, lead, quoteId } = await quoted(['quote.sent', 'quote.withdrawn']);
    expect(await withdrawQuote(desk, { quoteId, by: nameOf(elena) })).toMatchObject({ ok: true });
    await desk.worker.drain();
    desk.now += 2000;
    await desk.worker.drain();
    expect(listener.received.map(({ body }) => body)).toMatchObject([
      { type: 'quote.sent', data: { event: { quoteId, revision: 1 }, lead: { id: lead.id } } },
      { type: 'quote.withdrawn' },
    ]);
    await desk.worker.stop();
  });

  test('receive an acceptance after the sending that they have refused so far', async () => {
    const { desk, quoteId, states } = await quoted(['quote.sent', 'quote.accepted']);
    listener.answerWith(503);
    const decider = { kind: 'staff', by: nameOf(elena), via: 'telephone' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' } as const;
    expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
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

import { afterEach, beforeEach, expect, test } from 'vitest';
import { withdrawalMs } from '../../contract/lead.ts';
import { elena, nameOf } from '../../tests/support/desk.ts';
import { withQuotes } from '../../tests/support/quotes.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { startWebhookListener, type WebhookListener } from '../../tests/support/webhook-listener.ts';
import { webhooksOn } from '../../tests/support/webhooks.ts';
import { claimDue } from '../outbox/outbox-rows.ts';
import { unsendQuote } from '../quotes/unsend-quote.ts';

describeOnEachDatabase('webhooks of a quote', (open) => {
  let listener: WebhookListener;

  beforeEach(async () => {
    listener = await startWebhookListener();
  });
  afterEach(() => listener.stop());

  async function quoted() {
    const desk = withQuotes(webhooksOn(await open(), { now: Date.parse('2026-11-20T15:00:00Z') }));
    const { id } = await desk.add(listener.url, ['quote.sent']);
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
    desk.now += withdrawalMs;
    // The mail is due, and no worker has claimed it: it can be taken back still.
    await desk.worker.drain();
    expect([listener.received, await states()]).toEqual([[], ['pending']]);
    await claimMail();
    desk.now += withdrawalMs;
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
    desk.now += withdrawalMs;
    await claimMail();
    await desk.worker.drain();
    expect((await states()).sort()).toEqual(['dropped', 'sent']);
    expect(listener.received).toHaveLength(1);
    await desk.worker.stop();
  });
});

import { expect, test } from 'vitest';
import { changeBy, elena, nameOf } from '../../../../tests/support/desk.ts';
import { quoteDeskOn } from '../../../../tests/support/quotes.ts';
import { sendReply } from '../../../../tests/support/reply.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { findLeadBySecret } from '../../requests/server/customer/lead-by-link.ts';
import { openForCustomer } from '../../requests/server/files/downloads.ts';
import { type Decision, decideQuote } from './decide-quote.ts';
import { quoteFigures } from './quote-figures.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';
import { unsendQuote, withdrawQuote } from './unsend-quote.ts';

const by = nameOf(elena);

describeOnDatabase('until the mail of a quote leaves, its customer', (open) => {
  async function quoted() {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const seen = () => findLeadBySecret(desk.db, lead.secret);
    /** The states of the quotes on the page, and whether the PDF of one can be downloaded. */
    const shown = async (quoteId: string) => {
      const { document_id: fileId } = await desk.stored(quoteId);
      const file = await openForCustomer(desk, { secret: lead.secret, fileId: fileId ?? '' });
      await file?.content.cancel();
      const quotes = await listCustomerQuotes(desk, lead.secret);
      return { states: quotes.map(({ state }) => state), hasPdf: file !== null };
    };
    return { desk, lead, seen, shown };
  }

  test('sees the request as it stood before', async () => {
    const { desk, lead, seen } = await quoted();
    await desk.quote(lead.id);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted', replied_at: desk.now });
    expect(await seen()).toMatchObject({ stage: 'new', repliedAt: null });
    const at = desk.now;
    await desk.leave();
    expect(await seen()).toMatchObject({ stage: 'quoted', repliedAt: at });
  });

  test('sees it as it stood after a reply that was sent before', async () => {
    const { desk, lead, seen } = await quoted();
    const reply = { subject: 'Your request', body: 'Dear Ana', stage: { to: 'quoting' as const } };
    expect(await sendReply(desk, changeBy(elena, lead), reply)).toMatchObject({ ok: true });
    const repliedAt = desk.now;
    desk.now += 1000;
    await desk.quote(lead.id);
    expect(await seen()).toMatchObject({ stage: 'quoting', repliedAt });
    await desk.leave();
    expect(await seen()).toMatchObject({ stage: 'quoted' });
  });

  test('never sees it once it is withdrawn, and waits for an answer as before', async () => {
    const { desk, lead, seen, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    expect(await withdrawQuote(desk, { quoteId, by })).toMatchObject({ ok: true });
    expect(await desk.mails('quote-sent')).toEqual([]);
    await desk.leave();
    expect(await shown(quoteId)).toEqual({ states: [], hasPdf: false });
    expect(await seen()).toMatchObject({ stage: 'new', repliedAt: null });
    expect(await desk.row(lead.id)).toMatchObject({
      ...{ stage: 'new', replied_at: null, first_replied_at: null, follow_up_at: null },
      waits_until: lead.waits_until,
    });
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'withdrawn' });
  });

  test('was not quoted for the figures, whatever the revision', async () => {
    const { desk, lead } = await quoted();
    const first = await desk.quote(lead.id);
    expect(await withdrawQuote(desk, { quoteId: first.quoteId, by })).toMatchObject({ ok: true });
    const second = await desk.quote(lead.id);
    expect(second.revision).toBe(2);
    expect(await quoteFigures(desk, { weeks: 4 })).toMatchObject({ quoted: 1 });
    expect(await unsendQuote(desk, { quoteId: second.quoteId, by })).toMatchObject({ ok: true });
    expect(await quoteFigures(desk, { weeks: 4 })).toMatchObject({ quoted: 0 });
  });

  test('does not lose the answer that somebody has given since, when it is withdrawn', async () => {
    const { desk, lead } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    desk.now += 1000;
    const change = changeBy(elena, await desk.row(lead.id));
    expect(await sendReply(desk, change, { subject: 'Your request', body: 'Dear Ana' })).toMatchObject({
      ok: true,
    });
    expect(await withdrawQuote(desk, { quoteId, by })).toMatchObject({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ replied_at: desk.now });
  });

  test('keeps the revision before, when it is withdrawn', async () => {
    const { desk, lead, shown } = await quoted();
    const first = await desk.quote(lead.id);
    await desk.leave();
    const second = await desk.quote(lead.id);
    expect(await desk.stored(first.quoteId)).toMatchObject({ state: 'superseded' });
    expect(await withdrawQuote(desk, { quoteId: second.quoteId, by })).toMatchObject({ ok: true });
    expect(await shown(first.quoteId)).toEqual({ states: ['sent'], hasPdf: true });
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted' });
  });

  test('sees it withdrawn where its mail had begun to leave', async () => {
    const { desk, lead, seen, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    const at = desk.now;
    await desk.leave();
    expect(await withdrawQuote(desk, { quoteId, by })).toMatchObject({ ok: true });
    expect(await shown(quoteId)).toEqual({ states: ['withdrawn'], hasPdf: true });
    expect(await seen()).toMatchObject({ stage: 'quoting', repliedAt: at });
  });

  test.each<[string, Decision]>([
    ['accepted', { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' }],
    ['declined', { outcome: 'declined', reason: 'price', comment: '', name: 'Ana Ruiz' }],
  ])('sees it where staff record that it was %s, and its mail leaves at once', async (state, decision) => {
    const { desk, lead, seen, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    desk.now += 1000;
    expect(await shown(quoteId)).toEqual({ states: [], hasPdf: false });
    const decider = { kind: 'staff', by, via: 'telephone' } as const;
    expect(await decideQuote(desk, quoteId, decider, decision)).toMatchObject({ ok: true });
    expect(await shown(quoteId)).toEqual({ states: [state], hasPdf: true });
    expect(await seen()).toMatchObject({ stage: state === 'accepted' ? 'won' : 'lost' });
    expect(await desk.mails('quote-sent')).toMatchObject([{ state: 'pending', next_attempt_at: desk.now }]);
    expect(await unsendQuote(desk, { quoteId, by })).toEqual({ ok: false, reason: 'no-such-quote' });
  });

  test('gets the mail of a revision alone that replaces it', async () => {
    const { desk, lead, seen, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    desk.now += 1000;
    const revision = await desk.quote(lead.id);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'superseded', outbox_id: null });
    const { outbox_id: mailId } = await desk.stored(revision.quoteId);
    expect(await desk.mails('quote-sent')).toMatchObject([{ id: mailId }]);
    expect(await shown(quoteId)).toEqual({ states: [], hasPdf: false });
    expect(await seen()).toMatchObject({ stage: 'new', repliedAt: null });
    const { now } = desk;
    await desk.leave();
    expect(await shown(quoteId)).toEqual({ states: ['sent'], hasPdf: false });
    expect(await shown(revision.quoteId)).toEqual({ states: ['sent'], hasPdf: true });
    expect(await seen()).toMatchObject({ stage: 'quoted', repliedAt: now });
  });

  test('gets no mail where the revision that replaces it is taken back too', async () => {
    const { desk, lead, shown } = await quoted();
    const before = await desk.row(lead.id);
    const { quoteId } = await desk.quote(lead.id);
    desk.now += 1000;
    const revision = await desk.quote(lead.id);
    expect(await unsendQuote(desk, { quoteId: revision.quoteId, by })).toMatchObject({ ok: true });
    expect(await desk.mails('quote-sent')).toEqual([]);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'superseded' });
    expect(await desk.stored(revision.quoteId)).toMatchObject({ state: 'draft' });
    await desk.leave();
    expect(await shown(quoteId)).toEqual({ states: [], hasPdf: false });
    const { stage, replied_at, first_replied_at, waits_until, follow_up_at } = before;
    expect(await desk.row(lead.id)).toMatchObject({
      ...{ stage, replied_at, first_replied_at, waits_until, follow_up_at },
    });
    expect(await quoteFigures(desk, { weeks: 4 })).toMatchObject({ quoted: 0 });
  });

  test('keeps the quote that has left where both that replaced it are taken back', async () => {
    const { desk, lead, shown } = await quoted();
    const first = await desk.quote(lead.id);
    await desk.leave();
    const second = await desk.quote(lead.id);
    desk.now += 1000;
    const third = await desk.quote(lead.id);
    expect(await desk.stored(first.quoteId)).toMatchObject({ state: 'superseded', settled_at: desk.now });
    expect(await unsendQuote(desk, { quoteId: third.quoteId, by })).toMatchObject({ ok: true });
    expect(await desk.stored(second.quoteId)).toMatchObject({ state: 'superseded', outbox_id: null });
    expect(await shown(first.quoteId)).toEqual({ states: ['sent'], hasPdf: true });
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted' });
  });

  test('sees both where the mail of the first had begun to leave', async () => {
    const { desk, lead, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    await desk.quote(lead.id);
    expect(await desk.mails('quote-sent')).toHaveLength(2);
    await desk.leave();
    expect(await shown(quoteId)).toEqual({ states: ['sent', 'superseded'], hasPdf: true });
  });

  test('is not quoted by a revision that is refused, and the first leaves', async () => {
    const { desk, lead, shown } = await quoted();
    const { quoteId } = await desk.quote(lead.id);
    const { quoteId: draftId, version } = await desk.draft(lead.id);
    const { version: current } = await desk.row(lead.id);
    expect(await desk.send(lead.id, draftId, version, current - 1)).toMatchObject({ reason: 'changed' });
    expect(await desk.send(lead.id, draftId, version + 1)).toMatchObject({ reason: 'quote-changed' });
    expect(await desk.row(lead.id)).toMatchObject({ version: current });
    await desk.leave();
    expect(await shown(quoteId)).toEqual({ states: ['sent'], hasPdf: true });
  });
});

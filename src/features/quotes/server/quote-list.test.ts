import { expect, test } from 'vitest';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { appendEvent } from '#features/requests/server/timeline/lead-events.ts';
import { day } from '#platform/values/durations.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { sentQuote } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { keepQuotedLead, quoteFigures } from './quote-figures.ts';
import { countQuotes, quoteList } from './quote-list.ts';
import type { QuoteTable } from './tables.ts';

type Desk = ReturnType<typeof deskOn>;

/** A quote of a lead as it is stored once it was sent. */
async function store(
  desk: Desk,
  leadId: string,
  quote: Partial<QuoteTable> & { id: string },
  { price = 100_000, cost = 80_000 as number | null } = {},
): Promise<void> {
  const sentAt = quote.sent_at === undefined ? desk.now : quote.sent_at;
  await desk.db
    .insertInto('quotes')
    .values(
      sentQuote({
        lead_id: leadId,
        valid_until: '2026-12-11',
        expires_at: desk.now + 30 * day,
        begun_at: desk.now,
        saved_at: desk.now,
        ...quote,
        sent_at: sentAt,
      }),
    )
    .execute();
  if (sentAt === null) return;
  await desk.db
    .insertInto('quote_totals')
    .values({
      quote_id: quote.id,
      option_id: 'one',
      number: 0,
      currency: 'USD',
      price,
      cost,
      sent_at: sentAt,
      is_accepted: quote.state === 'accepted' ? 1 : 0,
    })
    .execute();
}

async function recordSent(desk: Desk, leadId: string, quoteId: string): Promise<void> {
  await appendEvent({ timelineSubscribers: [keepQuotedLead] }, desk.db, {
    lead: await desk.row(leadId),
    by: { id: elena.id, name: elena.name },
    at: desk.now,
    data: {
      type: 'quote-sent',
      quoteId,
      revision: 1,
      validUntil: '2026-12-11',
      document: '',
      to: '',
      subject: '',
      body: '',
      outboxId: '',
    },
  });
}

const page = { limit: 50 };

describeOnEachDatabase('the list of quotes', (open) => {
  test('holds each quote in its tab, with its amounts, and counts as it lists', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ clientName: 'Ana Ruiz', brandName: 'Café Sol' });
    const other = await desk.submit({ clientName: 'Bruno' });
    await store(desk, lead.id, { id: 'superseded', state: 'superseded' });
    await store(desk, lead.id, { id: 'open', revision: 2 }, { price: 250_000, cost: null });
    await store(desk, lead.id, { id: 'draft', revision: 3, state: 'draft', sent_at: null, expires_at: null });
    await store(desk, other.id, { id: 'expired', expires_at: desk.now });
    await store(desk, other.id, { id: 'expiring', revision: 2, expires_at: desk.now + 2 * day });
    await store(desk, other.id, { id: 'accepted', revision: 3, state: 'accepted' });
    await store(desk, other.id, { id: 'declined', revision: 4, state: 'declined' });
    const listed = async (state: Parameters<typeof quoteList.read>[1]['state'], text = '') =>
      (await quoteList.read(desk, { state, text }, page)).rows.map(({ id }) => id).sort();
    expect(await listed('open')).toEqual(['expiring', 'open']);
    expect(await listed('expiring')).toEqual(['expiring']);
    expect(await listed('expired')).toEqual(['expired']);
    expect(await listed('accepted')).toEqual(['accepted']);
    expect(await listed('declined')).toEqual(['declined']);
    expect(await listed('draft')).toEqual(['draft']);
    expect(await listed('all')).toHaveLength(6);
    expect(await listed('all', 'cafe sol')).toEqual(['open', 'superseded']);
    expect(await listed('open', other.reference)).toEqual(['expiring']);
    expect(await listed('open', 'zzyzx')).toEqual([]);
    for (const text of ['', 'bruno']) {
      const counts = await countQuotes(desk, text);
      for (const state of ['open', 'expiring', 'expired', 'accepted', 'declined', 'draft', 'all'] as const)
        expect(counts[state], `${state} ${text}`).toBe((await listed(state, text)).length);
    }
    const { rows: quotes } = await quoteList.read(desk, { state: 'open', text: lead.reference }, page);
    expect(quotes).toEqual([
      expect.objectContaining({
        leadId: lead.id,
        reference: lead.reference,
        revision: 2,
        name: 'Ana Ruiz',
        state: 'sent',
        amounts: [{ currency: 'USD', price: 250_000, cost: null }],
        otherOptions: 0,
      }),
    ]);
  });

  test('finds the quotes of merged requests by what names either', async () => {
    const desk = deskOn(await open());
    const keep = await desk.submit({ clientName: 'Ana Ruiz' });
    const gone = await desk.submit({ clientName: 'Bruno Paz' });
    const other = await desk.submit({ clientName: 'Carla Sosa' });
    await store(desk, keep.id, { id: 'kept' });
    await store(desk, gone.id, { id: 'merged' });
    await store(desk, other.id, { id: 'other' });
    const merging = { keep, other: gone, by: { id: elena.id, name: elena.name }, differentPeople: true };
    expect(await mergeLeads(desk, merging)).toMatchObject({ ok: true });
    for (const text of [gone.reference, 'bruno', keep.reference, 'ruiz', 'bruno ruiz']) {
      const { rows: quotes } = await quoteList.read(desk, { state: 'open', text }, page);
      expect(quotes.map(({ id }) => id).sort()).toEqual(['kept', 'merged']);
      expect(await countQuotes(desk, text)).toMatchObject({ open: 2, all: 2 });
    }
    expect((await quoteList.read(desk, { state: 'open', text: 'carla' }, page)).rows).toHaveLength(1);
  });

  test('can be extended while it is open or expired, without a draft and unless its request was merged', async () => {
    const desk = deskOn(await open());
    const keep = await desk.submit({ clientName: 'Ana Ruiz' });
    const gone = await desk.submit({ clientName: 'Bruno Paz' });
    await store(desk, keep.id, { id: 'open' });
    await store(desk, keep.id, { id: 'expired', revision: 2, expires_at: desk.now });
    await store(desk, keep.id, { id: 'accepted', revision: 3, state: 'accepted' });
    await store(desk, gone.id, { id: 'merged' });
    const extendable = async () =>
      (await quoteList.read(desk, { state: 'all', text: '' }, page)).rows
        .filter(({ canExtend }) => canExtend)
        .map(({ id }) => id)
        .sort();
    expect(await extendable()).toEqual(['expired', 'merged', 'open']);
    const merging = { keep, other: gone, by: { id: elena.id, name: elena.name }, differentPeople: true };
    expect(await mergeLeads(desk, merging)).toMatchObject({ ok: true });
    expect(await extendable()).toEqual(['expired', 'open']);
    // The draft of a merged request is that of the one which is kept.
    const draft = { state: 'draft', sent_at: null, expires_at: null } as const;
    await store(desk, gone.id, { id: 'draft', revision: 2, ...draft });
    expect(await extendable()).toEqual([]);
  });

  test('comes in pages that hold each quote once, also of one moment', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    for (let number = 1; number <= 7; number += 1)
      await store(desk, lead.id, { id: `quote-${number}`, revision: number });
    const newest = ['7', '6', '5', '4', '3', '2', '1'].map((number) => `quote-${number}`);
    for (const [state, sort, order] of [
      ['open', 'newest', newest],
      ['all', undefined, newest],
      ['all', 'oldest', newest.toReversed()],
      ['open', 'ending', newest.toReversed()],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { rows: quotes, next } = await quoteList.read(
          desk,
          { state, text: '', sort },
          { limit: 3, ...(cursor ? { cursor } : {}) },
        );
        seen.push(...quotes.map(({ id }) => id));
        cursor = next;
      }
      expect(seen, `${state} ${sort}`).toEqual(order);
    }
  });

  test('is in the order that is asked for, where the tab has it', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const other = await desk.submit();
    const at = (days: number) => desk.now + days * day;
    await store(desk, lead.id, { id: 'old', sent_at: at(-9), expires_at: at(5) });
    await store(desk, lead.id, { id: 'new', revision: 2, sent_at: at(-1), expires_at: at(2) });
    await store(desk, lead.id, { id: 'past', revision: 3, sent_at: at(-30), expires_at: at(-3) });
    await store(desk, lead.id, { id: 'gone', revision: 4, sent_at: at(-20), expires_at: at(-6) });
    const draft = { state: 'draft', sent_at: null, expires_at: null } as const;
    await store(desk, lead.id, { id: 'begun-last', revision: 5, ...draft });
    await store(desk, other.id, { id: 'begun-first', ...draft, begun_at: at(-4) });
    const listed = async (
      state: Parameters<typeof quoteList.read>[1]['state'],
      sort?: 'newest' | 'oldest' | 'ending',
    ) => (await quoteList.read(desk, { state, text: '', sort }, page)).rows.map(({ id }) => id);
    expect(await listed('open')).toEqual(['new', 'old']);
    expect(await listed('open', 'oldest')).toEqual(['old', 'new']);
    expect(await listed('open', 'ending')).toEqual(['new', 'old']);
    expect(await listed('expiring', 'oldest')).toEqual(['old', 'new']);
    expect(await listed('expiring')).toEqual(['new', 'old']);
    expect(await listed('expired')).toEqual(['past', 'gone']);
    expect(await listed('expired', 'newest')).toEqual(['gone', 'past']);
    expect(await listed('draft', 'oldest')).toEqual(['begun-first', 'begun-last']);
    expect(await listed('draft', 'ending')).toEqual(['begun-last', 'begun-first']);
    expect(await listed('all', 'oldest')).toEqual(['past', 'gone', 'old', 'new']);
  });
});

describeOnEachDatabase('the figures of quotes', (open) => {
  test('count requests by what became of them, with the accepted amounts and the time to quote', async () => {
    const desk = deskOn(await open());
    const leads = [await desk.submit(), await desk.submit(), await desk.submit(), await desk.submit()];
    const again = async (id: string) => changeBy(elena, await desk.row(id));
    // In the morning of the next business day.
    desk.now = Date.parse('2026-11-23T15:00:00Z');
    for (const [index, { id }] of leads.entries()) {
      await changeStage(desk, await again(id), { to: 'quoted' });
      await store(desk, id, { id: `quote-${index}`, ...(index === 0 ? { state: 'accepted' as const } : {}) });
      await recordSent(desk, id, `quote-${index}`);
    }
    const [won, lost, spam] = leads;
    if (!won || !lost || !spam) throw new Error('There are four.');
    await changeStage(desk, await again(won.id), { to: 'won' });
    await changeStage(desk, await again(lost.id), { to: 'lost', reason: 'price' });
    await changeStage(desk, await again(spam.id), { to: 'spam' });
    const figures = await quoteFigures(desk, { weeks: 4 });
    expect(figures).toMatchObject({ quoted: 3, won: 1, lost: 1 });
    expect(figures.reasons).toMatchObject({ price: 1, other: 0 });
    expect(figures.revenue).toEqual([
      { currency: 'USD', count: 1, price: 100_000, costedPrice: 100_000, cost: 80_000 },
    ]);
    expect(figures.timeToQuote.median).toBeGreaterThan(0);
    expect(figures.services.reduce((sum, { quoted }) => sum + quoted, 0)).toBe(3);
    desk.now += 60 * day;
    expect(await quoteFigures(desk, { weeks: 4 })).toMatchObject({ quoted: 0, won: 0, revenue: [] });
  });

  test('are given by owner and by customer, however a company is spelled', async () => {
    const desk = deskOn(await open());
    const senders = [
      { brandName: 'Café de Altura', email: 'ana@example.com' },
      { brandName: 'CAFE DE ALTURA ', email: 'eva@example.com' },
      { brandName: '', clientName: 'Ben', email: 'ben@example.com' },
    ];
    const leads: string[] = [];
    for (const sender of senders) {
      const { id } = await desk.submit({ ...sender, phone: '' });
      await store(desk, id, { id: `quote-${id}` });
      await recordSent(desk, id, `quote-${id}`);
      leads.push(id);
    }
    const [first = ''] = leads;
    await assignLead(desk, changeBy(elena, await desk.row(first)), elena.id);
    await changeStage(desk, changeBy(elena, await desk.row(first)), { to: 'won' });
    const { owners, customers } = await quoteFigures(desk, { weeks: 4 });
    expect(owners).toEqual([
      { ownerId: '', name: '', quoted: 2, won: 0, lost: 0 },
      { ownerId: elena.id, name: elena.name, quoted: 1, won: 1, lost: 0 },
    ]);
    expect(
      customers.map(({ customer, quoted, won }) => [customer.toLowerCase().slice(0, 3), quoted, won]),
    ).toEqual([
      ['caf', 2, 1],
      ['ben', 1, 0],
    ]);
  });

  test('leave out what was accepted of spam, also where it was merged', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.submit();
    const merged = await desk.submit();
    for (const lead of [id, merged.id]) {
      await store(desk, lead, { id: `quote-${lead}`, state: 'accepted' });
      await recordSent(desk, lead, `quote-${lead}`);
    }
    const accepted = async () => (await quoteFigures(desk, { weeks: 4 })).revenue.map(({ count }) => count);
    const [keep, other] = [await desk.row(id), await desk.row(merged.id)];
    await mergeLeads(desk, { keep, other, by: elena, differentPeople: false });
    expect(await accepted()).toEqual([2]);
    await changeStage(desk, await changeBy(elena, await desk.row(id)), { to: 'spam' });
    expect(await accepted()).toEqual([]);
    await changeStage(desk, await changeBy(elena, await desk.row(id)), { to: 'won' });
    expect(await accepted()).toEqual([2]);
  });
});

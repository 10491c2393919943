import { expect, test } from 'vitest';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { rebuildSearchTerms } from '#features/requests/server/search/lead-search.ts';
import { beginShipment } from '#features/shipments/server/begin-shipment.ts';
import { changeBy, daniel, elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { type Decider, type Decision, decideQuote, reopenQuote } from './decide-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const by = nameOf(elena);
const bySea: Decision = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: 'PO 7' };
const decline: Decision = { outcome: 'declined', reason: 'price', comment: 'Too dear', name: 'Ana Ruiz' };
const byStaff: Decider = { kind: 'staff', by, via: 'purchase-order' };

describeOnEachDatabase('a decision on a quote', (open) => {
  async function quoted() {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    const byCustomer = (secret = lead.secret): Decider => ({
      kind: 'customer',
      secret,
      address: '192.0.2.1',
      userAgent: 'Browser',
    });
    const decide = (decision: Decision, decider = byCustomer(), id = quoteId) =>
      decideQuote(desk, id, decider, decision);
    const decisions = () => desk.db.selectFrom('quote_decisions').selectAll().orderBy('id').execute();
    return { desk, lead, quoteId, byCustomer, decide, decisions };
  }

  test('is recorded once with who, when and from where; another one is refused with what stands', async () => {
    const { desk, lead, quoteId, decide, decisions } = await quoted();
    expect(await decide(bySea)).toEqual({ ok: true, isRepeat: false, revision: 1 });
    expect(await decide(bySea)).toEqual({ ok: true, isRepeat: true, revision: 1 });
    const refused = { ok: false, reason: 'already-decided', outcome: 'accepted', at: desk.now };
    expect(await decide({ ...bySea, optionId: 'air' })).toEqual(refused);
    expect(await decide(decline)).toEqual(refused);
    const { document_digest: digest } = await desk.stored(quoteId);
    expect(await decisions()).toMatchObject([
      {
        outcome: 'accepted',
        option_id: 'sea',
        via: 'page',
        name: 'Ana Ruiz',
        order_number: 'PO 7',
        address: '192.0.2.1',
        user_agent: 'Browser',
        document_digest: digest,
        decided_by: null,
        terms_digest: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ]);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'won' });
    const totals = await desk.db.selectFrom('quote_totals').selectAll().orderBy('number').execute();
    expect(totals.map(({ option_id, is_accepted }) => [option_id, is_accepted])).toEqual([
      ['sea', 1],
      ['air', 0],
    ]);
  });

  test('of a later revision stands instead of the one before, until it is undone', async () => {
    const { desk, lead, quoteId, decide } = await quoted();
    await decide(bySea);
    const second = await desk.quote(lead.id);
    await desk.leave();
    await decide({ ...bySea, optionId: 'air' }, undefined, second.quoteId);
    const states = async () =>
      Promise.all([quoteId, second.quoteId].map(async (id) => (await desk.stored(id)).state));
    const counted = () =>
      desk.db
        .selectFrom('quote_totals')
        .select(['quote_id', 'option_id'])
        .where('is_accepted', '=', 1)
        .execute();
    expect(await states()).toEqual(['superseded', 'accepted']);
    expect(await counted()).toEqual([{ quote_id: second.quoteId, option_id: 'air' }]);
    expect(await reopenQuote(desk, { quoteId: second.quoteId, by })).toMatchObject({ ok: true });
    expect(await states()).toEqual(['accepted', 'sent']);
    expect(await counted()).toEqual([{ quote_id: quoteId, option_id: 'sea' }]);
    await decide(decline, undefined, second.quoteId);
    expect(await states()).toEqual(['accepted', 'declined']);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'won' });
  });

  test('stands while a later revision is withdrawn', async () => {
    const { desk, lead, decide } = await quoted();
    await decide(bySea);
    const second = await desk.quote(lead.id);
    await desk.leave();
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted' });
    await withdrawQuote(desk, { quoteId: second.quoteId, by });
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'won' });
  });

  test('of a later revision is what the shipment has sold', async () => {
    const { desk, lead, decide } = await quoted();
    await decide(bySea);
    await beginShipment(desk, { leadId: lead.id, by });
    const second = await desk.quote(lead.id);
    await desk.leave();
    await decide(bySea, undefined, second.quoteId);
    const shipment = await desk.db.selectFrom('shipments').select('quote_id').executeTakeFirstOrThrow();
    expect(shipment.quote_id).toBe(second.quoteId);
  });

  test('asks for KYC unless the account of the request has an accepted case: an address that was typed proves nothing', async () => {
    const { desk, lead, decide } = await quoted();
    const account = { id: 'account-ana', name: 'Ana', email: lead.email_key, password: '' };
    await desk.addAccount(account);
    await desk.db
      .insertInto('kyc_cases')
      .values({
        id: 'case-ana',
        account_id: account.id,
        state: 'accepted',
        answers: null,
        locale: 'en',
        reviewer_comment: '',
        customer_name: '',
        customer_email: '',
        changed_at: desk.now,
        sent_at: desk.now,
        accepted_at: desk.now,
        expires_at: null,
      })
      .execute();
    const asks = async () =>
      (await desk.mails('quote-accepted')).map(({ props }) => JSON.parse(props).needsKyc);
    await decide(bySea);
    expect(await asks()).toEqual([true]);

    const own = await desk.submit();
    await desk.db.updateTable('leads').set({ account_id: account.id }).where('id', '=', own.id).execute();
    const { quoteId } = await desk.quote(own.id);
    await desk.leave();
    await decide(bySea, { kind: 'customer', secret: own.secret, address: '', userAgent: '' }, quoteId);
    expect(await asks()).toEqual([true, false]);
  });

  test('that is an acceptance is to do for the owner until the shipment begins, whatever the customer writes', async () => {
    const { desk, lead, decide } = await quoted();
    const toDo = (staffId: string) => desk.found({ toDo: staffId });
    expect(await toDo(elena.id)).toEqual([]);
    await decide(bySea);
    expect(await toDo(elena.id)).toEqual([lead.reference]);
    expect(await toDo(daniel.id)).toEqual([]);
    expect((await countLeads(desk, { toDo: elena.id })).stages.won).toBe(1);
    await desk.receive(lead.id, 'When?');
    await logReply(desk, changeBy(elena, await desk.row(lead.id)), { channel: 'telephone', comment: '' });
    expect(await toDo(elena.id)).toEqual([lead.reference]);
    await assignLead(desk, changeBy(elena, await desk.row(lead.id)), null);
    expect(await toDo(daniel.id)).toEqual([lead.reference]);
    expect(await beginShipment(desk, { leadId: lead.id, by })).toMatchObject({ ok: true });
    expect([await toDo(elena.id), await toDo(daniel.id)]).toEqual([[], []]);
  });

  test('takes the purchase order number of a repeat, and the request is found by it from then on', async () => {
    const { desk, lead, decide, decisions } = await quoted();
    const numbered = (orderNumber: string): Decision => ({ ...bySea, orderNumber });
    const stored = async () => (await decisions()).map(({ order_number: number }) => number);
    const numbers = async () =>
      (await desk.events(lead.id)).filter((type) => type === 'quote-order-number').length;
    expect(await decide(numbered(''))).toMatchObject({ isRepeat: false });
    const repeat = { ok: true, isRepeat: true, revision: 1 };
    expect(await decide(numbered('PO-4711'))).toEqual(repeat);
    expect([await stored(), await numbers()]).toEqual([['PO-4711'], 1]);
    // Sent twice, or without a number: nothing is new.
    expect(await decide(numbered('PO-4711'))).toEqual(repeat);
    expect(await decide(numbered(''), byStaff)).toEqual(repeat);
    expect([await stored(), await numbers()]).toEqual([['PO-4711'], 1]);
    expect(await decide(numbered('PO-5822'), byStaff)).toEqual(repeat);
    expect([await stored(), await numbers()]).toEqual([['PO-5822'], 2]);
    const found = (text: string) => desk.found({ text });
    expect(await found('5822')).toEqual([lead.reference]);
    await rebuildSearchTerms(desk.db, await desk.row(lead.id));
    expect(await found('5822')).toEqual([lead.reference]);
  });

  test('is refused for an unknown option, a foreign link, a draft, and `other` without a comment', async () => {
    const { desk, lead, quoteId, byCustomer, decide, decisions } = await quoted();
    const other = await desk.submit({ email: 'ben@example.com' });
    const unknown = { ok: false, reason: 'no-such-quote' };
    expect(await decide(bySea, byCustomer(other.secret))).toEqual(unknown);
    expect(await decide(bySea, byCustomer('x'.repeat(43)))).toEqual(unknown);
    expect(await decide(bySea, byStaff, 'nobody')).toEqual(unknown);
    expect(await decide({ ...bySea, optionId: 'rail' })).toEqual({ ok: false, reason: 'no-such-option' });
    expect(await decide({ ...decline, reason: 'other', comment: '' })).toEqual({
      ok: false,
      reason: 'comment-missing',
    });
    const draft = await desk.draft(lead.id);
    expect(await decide(bySea, byStaff, draft.quoteId)).toEqual(unknown);
    expect(await decisions()).toEqual([]);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'sent' });
  });

  test('is refused for what was superseded, withdrawn or has expired', async () => {
    const { desk, lead, quoteId, decide, decisions } = await quoted();
    const second = await desk.quote(lead.id, { ...completeQuote, validUntil: '2026-11-20' });
    await desk.leave();
    expect(await decide(bySea)).toEqual({ ok: false, reason: 'superseded' });
    const before = desk.now;
    desk.now = Number((await desk.stored(second.quoteId)).expires_at);
    for (const decider of [undefined, byStaff])
      expect(await decide(bySea, decider, second.quoteId)).toEqual({ ok: false, reason: 'expired' });
    desk.now = before;
    expect(await withdrawQuote(desk, { quoteId: second.quoteId, by })).toMatchObject({ ok: true });
    expect(await withdrawQuote(desk, { quoteId: second.quoteId, by })).toMatchObject({ reason: 'not-open' });
    expect(await decide(decline, byStaff, second.quoteId)).toEqual({ ok: false, reason: 'withdrawn' });
    expect(await decisions()).toEqual([]);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'superseded' });
  });

  test('that staff recorded by mistake is undone, kept on record, and not once the shipment has begun', async () => {
    const { desk, lead, quoteId, decide, decisions } = await quoted();
    const reopen = () => reopenQuote(desk, { quoteId, by });
    expect(await reopen()).toEqual({ ok: false, reason: 'not-decided' });
    expect(await reopenQuote(desk, { quoteId: 'nobody', by })).toEqual({
      ok: false,
      reason: 'no-such-quote',
    });
    expect(await decide(decline, byStaff)).toMatchObject({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'lost', lost_reason: 'price' });
    expect(await reopen()).toMatchObject({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted', lost_reason: null });
    expect(await decide(bySea)).toMatchObject({ ok: true, isRepeat: false });
    expect((await decisions()).map(({ outcome, undone_by }) => [outcome, undone_by])).toEqual([
      ['declined', elena.id],
      ['accepted', null],
    ]);
    expect(await beginShipment(desk, { leadId: lead.id, by })).toMatchObject({ ok: true });
    expect(await reopen()).toEqual({ ok: false, reason: 'shipment-begun' });
  });

  test.each([
    ['accepted', bySea],
    ['declined', decline],
  ] as const)('that it was %s is not undone while a newer revision is open', async (state, decision) => {
    const { desk, lead, quoteId, decide } = await quoted();
    const reopen = () => reopenQuote(desk, { quoteId, by });
    expect(await decide(decision, byStaff)).toMatchObject({ ok: true });
    const newer = await desk.quote(lead.id);
    expect(await reopen()).toEqual({ ok: false, reason: 'superseded' });
    expect(await desk.stored(quoteId)).toMatchObject({ state });
    await desk.leave();
    expect(await withdrawQuote(desk, { quoteId: newer.quoteId, by })).toMatchObject({ ok: true });
    expect(await reopen()).toMatchObject({ ok: true });
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'sent' });
  });
});

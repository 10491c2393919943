import { expect, test } from 'vitest';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { unmergeLead } from '#features/requests/server/merge/unmerge-lead.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { decideQuote, reopenQuote } from './decide-quote.ts';
import { findQuoteDraft, listQuotesOf } from './quote-rows.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';
import { remindOfExpiringQuotes } from './remind-expiring.ts';
import { discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const by = nameOf(elena);
type Desk = ReturnType<typeof quoteDeskOn>;

const accept = (desk: Desk, quoteId: string) =>
  decideQuote(
    desk,
    quoteId,
    { kind: 'staff', by, via: 'telephone' },
    { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' },
  );

async function merge(desk: Desk, keep: LeadTable, other: LeadTable) {
  const [kept, gone] = [await desk.row(keep.id), await desk.row(other.id)];
  const merged = await mergeLeads(desk, { keep: kept, other: gone, by, differentPeople: false });
  expect(merged).toMatchObject({ ok: true });
}

describeOnEachDatabase('the quotes of merged requests', (open) => {
  async function merged() {
    const desk = quoteDeskOn(await open());
    const [keep, other] = [await desk.submit({ products: 'Coffee' }), await desk.submit({ products: 'Tea' })];
    const kept = await desk.quote(keep.id);
    desk.now += 60_000;
    const gone = await desk.quote(other.id);
    const row = (lead: LeadTable) => desk.row(lead.id);
    const listed = async (lead: LeadTable) =>
      (await listQuotesOf(desk.db, lead.id, desk.now)).map(({ id }) => id);
    const state = async ({ quoteId }: { quoteId: string }) => (await desk.stored(quoteId)).state;
    await merge(desk, keep, other);
    desk.now += 60_000;
    return { desk, keep, other, kept, gone, row, listed, state };
  }

  test('are listed with the request that is kept, and apart again once the merge is undone', async () => {
    const { desk, keep, other, kept, gone, row, listed } = await merged();
    expect(await listed(keep)).toEqual([gone.quoteId, kept.quoteId]);
    const undone = await unmergeLead(desk, { keep: await row(keep), otherId: other.id, by });
    expect(undone).toMatchObject({ ok: true });
    expect([await listed(keep), await listed(other)]).toEqual([[kept.quoteId], [gone.quoteId]]);
  });

  test('are shown to the customer by when they were sent: the one that can be accepted first', async () => {
    const desk = quoteDeskOn(await open());
    const [keep, other] = [await desk.submit({ products: 'Coffee' }), await desk.submit({ products: 'Tea' })];
    const draft = await desk.draft(other.id);
    desk.now += 60_000;
    const first = await desk.quote(keep.id);
    await desk.leave();
    await merge(desk, keep, other);
    desk.now += 60_000;
    expect(await desk.send(keep.id, draft.quoteId)).toMatchObject({ ok: true, revision: 2 });
    await desk.leave();
    expect(await listCustomerQuotes(desk, await desk.secretOf(keep.id))).toMatchObject([
      { id: draft.quoteId, state: 'sent' },
      { id: first.quoteId, state: 'superseded' },
    ]);
  });

  test('expire with a reminder to the sender of each, whose own link shows it', async () => {
    const { desk, keep, other } = await merged();
    await desk.db.updateTable('leads').set({ email: 'ben@example.com' }).where('id', '=', other.id).execute();
    desk.now = Date.parse('2026-12-03T17:00:00Z');
    expect(await remindOfExpiringQuotes(desk)).toBe(2);
    const secrets = await desk.secretsIn('quote-expiring');
    const mails = (await desk.mails('quote-expiring')).map(({ props, subject_id: leadId }, at) => [
      ...[leadId, JSON.parse(props).address, JSON.parse(props).reference, secrets[at]],
    ]);
    expect(new Set(mails.map(String))).toEqual(
      new Set([
        String([keep.id, keep.email, keep.reference, await desk.secretOf(keep.id)]),
        String([other.id, 'ben@example.com', other.reference, await desk.secretOf(other.id)]),
      ]),
    );
  });

  test('leave the request quoted while another of them is open', async () => {
    const { desk, keep, kept, gone, row } = await merged();
    await desk.leave();
    expect(await withdrawQuote(desk, { quoteId: gone.quoteId, by })).toMatchObject({ ok: true });
    expect(await row(keep)).toMatchObject({ stage: 'quoted' });
    expect(await withdrawQuote(desk, { quoteId: kept.quoteId, by })).toMatchObject({ ok: true });
    expect(await row(keep)).toMatchObject({ stage: 'quoting' });
  });

  test('move the request that is kept when one of another is accepted', async () => {
    const { desk, keep, gone, row } = await merged();
    expect(await accept(desk, gone.quoteId)).toMatchObject({ ok: true, isRepeat: false });
    expect(await row(keep)).toMatchObject({ stage: 'won' });
  });

  test('are closed when one of them is accepted, until that is undone', async () => {
    const { desk, kept, gone, state } = await merged();
    expect(await accept(desk, kept.quoteId)).toMatchObject({ ok: true });
    expect([await state(kept), await state(gone)]).toEqual(['accepted', 'superseded']);
    desk.now += 60_000;
    expect(await accept(desk, gone.quoteId)).toEqual({ ok: false, reason: 'superseded' });
    expect(await reopenQuote(desk, { quoteId: kept.quoteId, by })).toMatchObject({ ok: true });
    expect([await state(kept), await state(gone)]).toEqual(['sent', 'sent']);
    expect(await accept(desk, gone.quoteId)).toMatchObject({ ok: true });
    expect([await state(kept), await state(gone)]).toEqual(['superseded', 'accepted']);
  });

  test('are superseded by the next one', async () => {
    const { desk, keep, kept, gone, state } = await merged();
    await desk.leave();
    const next = await desk.quote(keep.id);
    const states = [await state(kept), await state(gone), await state(next)];
    expect(states).toEqual(['superseded', 'superseded', 'sent']);
  });

  test('are not accepted beside one that was accepted before the merge, unless they are sent later', async () => {
    const desk = quoteDeskOn(await open());
    const [keep, other] = [await desk.submit({ products: 'Coffee' }), await desk.submit({ products: 'Tea' })];
    const [kept, gone] = [await desk.quote(keep.id), await desk.quote(other.id)];
    desk.now += 60_000;
    expect(await accept(desk, kept.quoteId)).toMatchObject({ ok: true });
    await merge(desk, keep, other);
    desk.now += 60_000;
    expect(await accept(desk, gone.quoteId)).toEqual({ ok: false, reason: 'superseded' });
    const changed = await desk.quote(keep.id);
    expect(await accept(desk, changed.quoteId)).toMatchObject({ ok: true });
  });

  test('are not reopened where one of another request is newer', async () => {
    const { desk, keep, other, kept, gone, state } = await merged();
    const undone = await unmergeLead(desk, { keep: await desk.row(keep.id), otherId: other.id, by });
    expect(undone).toMatchObject({ ok: true });
    expect(await accept(desk, kept.quoteId)).toMatchObject({ ok: true });
    await merge(desk, keep, other);
    const reopened = await reopenQuote(desk, { quoteId: kept.quoteId, by });
    expect(reopened).toEqual({ ok: false, reason: 'superseded' });
    expect([await state(kept), await state(gone)]).toEqual(['accepted', 'sent']);
  });

  test.each([
    ['of two people', 'ben@example.com'],
    ['under one address', 'ana@example.com'],
  ])('are accepted by the link they were sent for, whose sender is mailed: %s', async (_case, email) => {
    const desk = quoteDeskOn(await open());
    const [keep, other] = [await desk.submit(), await desk.submit({ email })];
    const { quoteId } = await desk.quote(other.id);
    await desk.leave();
    const [kept, gone] = [await desk.row(keep.id), await desk.row(other.id)];
    const merged = await mergeLeads(desk, { keep: kept, other: gone, by, differentPeople: true });
    expect(merged).toMatchObject({ ok: true });
    const decide = ({ secret }: { secret: string }) =>
      decideQuote(
        desk,
        quoteId,
        { kind: 'customer', secret, address: '192.0.2.1', userAgent: 'Browser' },
        { outcome: 'accepted', optionId: 'sea', name: 'Ben Ode', orderNumber: '' },
      );
    expect(await decide(keep)).toEqual({ ok: false, reason: 'no-such-quote' });
    expect(await listCustomerQuotes(desk, await desk.secretOf(keep.id))).toEqual([]);
    expect(await decide(other)).toMatchObject({ ok: true, isRepeat: false });
    const mails = await desk.mails('quote-accepted');
    const props = mails.map((mail) => JSON.parse(mail.props));
    expect(mails).toMatchObject([{ subject_id: other.id }]);
    expect(props).toMatchObject([{ address: email, reference: other.reference }]);
    expect(await desk.secretsIn('quote-accepted')).toEqual([other.secret]);
    expect(await listCustomerQuotes(desk, other.secret)).toMatchObject([{ state: 'accepted' }]);
    expect(await desk.row(keep.id)).toMatchObject({ stage: 'won' });
  });

  test('get no new draft at the request that went', async () => {
    const { desk, other } = await merged();
    const draft = { content: completeQuote, subject: '', message: '' };
    expect(await saveQuoteDraft(desk, { leadId: other.id, version: 0, by }, draft)).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
  });
});

describeOnEachDatabase('the draft of a request that was merged into another', (open) => {
  async function drafted() {
    const desk = quoteDeskOn(await open());
    const [keep, other] = [await desk.submit({ products: 'Coffee' }), await desk.submit({ products: 'Tea' })];
    await desk.quote(keep.id);
    const draft = await desk.draft(other.id, { ...completeQuote, terms: 'Of the other request' });
    await merge(desk, keep, other);
    const found = async (lead: LeadTable) => (await findQuoteDraft(desk.db, lead.id, desk.now))?.id ?? null;
    const undo = async () => {
      const undone = await unmergeLead(desk, { keep: await desk.row(keep.id), otherId: other.id, by });
      expect(undone).toMatchObject({ ok: true });
    };
    return { desk, keep, other, draft, found, undo };
  }

  test('is that of the one that is kept, and becomes its own when it is saved', async () => {
    const { desk, keep, other, draft, found, undo } = await drafted();
    expect(await found(keep)).toBe(draft.quoteId);
    const content = { content: completeQuote, subject: 'Your quote', message: 'Dear Ana' };
    const saved = await saveQuoteDraft(desk, { leadId: keep.id, version: 1, by }, content);
    expect(saved).toEqual({ ok: true, quoteId: draft.quoteId, revision: 2, version: 2, uncovered: [] });
    expect(await desk.stored(draft.quoteId)).toMatchObject({ lead_id: keep.id, revision: 2 });
    await undo();
    expect([await found(keep), await found(other)]).toEqual([draft.quoteId, null]);
  });

  test('is sent for the one that is kept', async () => {
    const { desk, keep, draft } = await drafted();
    await desk.leave();
    expect(await desk.send(keep.id, draft.quoteId)).toMatchObject({ ok: true, revision: 2 });
    expect(await desk.stored(draft.quoteId)).toMatchObject({ lead_id: keep.id, state: 'sent' });
    expect((await desk.mails('quote-sent')).map((mail) => mail.subject_id)).toEqual([keep.id, keep.id]);
  });

  test('goes back with its request where nobody has changed it', async () => {
    const { keep, other, draft, found, undo } = await drafted();
    await undo();
    expect([await found(keep), await found(other)]).toEqual([null, draft.quoteId]);
  });

  test('waits behind a draft of the one that is kept', async () => {
    const { desk, keep, other, draft, found, undo } = await drafted();
    await undo();
    const own = await desk.draft(keep.id);
    await merge(desk, keep, other);
    expect(await found(keep)).toBe(own.quoteId);
    expect(await desk.send(keep.id, draft.quoteId)).toEqual({ ok: false, reason: 'draft-exists' });
    expect(await desk.send(keep.id, own.quoteId)).toMatchObject({ ok: true });
    expect(await found(keep)).toBe(draft.quoteId);
    expect(await discardQuoteDraft(desk, { leadId: keep.id, version: 1 })).toEqual({ ok: true });
    expect(await found(keep)).toBeNull();
  });
});

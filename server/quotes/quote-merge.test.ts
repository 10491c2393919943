import { expect, test } from 'vitest';
import { elena, nameOf } from '../../tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '../../tests/support/quotes.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import type { LeadTable } from '../db/tables.ts';
import { mergeLeads } from '../leads/merge/merge-leads.ts';
import { unmergeLead } from '../leads/merge/unmerge-lead.ts';
import { decideQuote } from './decide-quote.ts';
import { listQuotesOf } from './quote-rows.ts';
import { saveQuoteDraft } from './save-draft.ts';

const by = nameOf(elena);

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
    const merge = await mergeLeads(desk, {
      ...{ keep: await row(keep), other: await row(other), by, differentPeople: false },
    });
    expect(merge).toMatchObject({ ok: true });
    return { desk, keep, other, kept, gone, row, listed };
  }

  test('are listed with the request that is kept, and apart again once the merge is undone', async () => {
    const { desk, keep, other, kept, gone, row, listed } = await merged();
    expect(await listed(keep)).toEqual([gone.quoteId, kept.quoteId]);
    const undone = await unmergeLead(desk, { keep: await row(keep), otherId: other.id, by });
    expect(undone).toMatchObject({ ok: true });
    expect([await listed(keep), await listed(other)]).toEqual([[kept.quoteId], [gone.quoteId]]);
  });

  test('move the request that is kept when one of another is accepted', async () => {
    const { desk, keep, gone, row } = await merged();
    const outcome = await decideQuote(
      desk,
      gone.quoteId,
      { kind: 'staff', by, via: 'telephone' },
      { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' },
    );
    expect(outcome).toMatchObject({ ok: true, isRepeat: false });
    expect(await row(keep)).toMatchObject({ stage: 'won' });
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

import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { termsOfLead } from '#features/requests/server/search/lead-search.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { up } from './0067-search-terms.ts';

describeOnEachDatabase('requests of an earlier release', (open) => {
  test('are found by the end of their telephone number, and by carrier and total of their quotes', async () => {
    const database = await open();
    const { db } = database;
    const desk = quoteDeskOn(database);
    const lead = await desk.submit({ phone: '+13465550110' });
    const other = await desk.submit({ phone: '' });
    const options = completeQuote.options.map((option) => ({ ...option, route: 'Hapag-Lloyd' }));
    const { quoteId, version } = await desk.draft(lead.id, { ...completeQuote, options });
    expect(await desk.send(lead.id, quoteId, version)).toMatchObject({ ok: true });
    const [{ price } = { price: 0 }] = await db.selectFrom('quote_totals').select('price').execute();
    const kept = await desk.submit({ phone: '' });
    const merged = await desk.submit({ phone: '+13465550222' });
    await db.updateTable('leads').set({ merged_into: kept.id }).where('id', '=', merged.id).execute();
    const terms = termsOfLead(await desk.row(lead.id)).replace(' 5550110', '');
    await db.updateTable('lead_search').set({ terms }).where('rowid', '=', lead.number).execute();
    const typed = ['555 0110', 'hapag', (Number(price) / 100).toFixed(2)];
    for (const text of typed) expect(await desk.found({ text }), text).toEqual([]);
    await up(db as unknown as Kysely<unknown>);
    for (const text of typed) expect(await desk.found({ text }), text).toEqual([lead.reference]);
    expect(await desk.found({ text: '555 0222' })).toContain(kept.reference);
    expect(await desk.found({ text: other.reference })).toEqual([other.reference]);
  });
});

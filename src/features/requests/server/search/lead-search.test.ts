import { expect, test } from 'vitest';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addNote } from '../commands/add-note.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { rebuildSearchTerms } from './lead-search.ts';

const by = nameOf(elena);

/** Some 20,000 characters of three bytes, all of them different terms. */
function hangul(seed: number): string {
  const term = (index: number) => String.fromCodePoint(0xac00 + (index % 11_000), 0xac00 + seed);
  return Array.from({ length: 6_600 }, (_, index) => term(index)).join(' ');
}

describeOnEachDatabase('the search index of a request', (open) => {
  test('refuses no note, reply, merge or rebuilding, however much is said', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ products: 'Coffee' });
    for (let seed = 0; seed < 26; seed += 1)
      expect(await addNote(desk, { leadId: lead.id, by, text: hangul(seed) })).toMatchObject({ ok: true });
    const other = await desk.submit({ products: 'Tea', objective: hangul(30), address: hangul(31) });
    const merged = await mergeLeads(desk, { keep: await desk.row(lead.id), other, by });
    expect(merged).toMatchObject({ ok: true });
    const reply = { subject: 'Offer', body: hangul(32) };
    expect(await sendReply(desk, changeBy(elena, await desk.row(lead.id)), reply)).toMatchObject({
      ok: true,
    });
    await rebuildSearchTerms(desk.db, await desk.row(lead.id));
    const { terms } = await desk.db
      .selectFrom('lead_search')
      .select('terms')
      .where('rowid', '=', lead.number)
      .executeTakeFirstOrThrow();
    expect(Buffer.byteLength(terms)).toBeLessThanOrEqual(200_000);
    expect(terms.split(' ')).toEqual(
      expect.arrayContaining(['coffee', lead.reference.toLowerCase().replace('-', '')]),
    );
  });

  test('finds a vehicle by all that a list shows of it', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({
      shipment: { version: 1, vehicles: [{ year: 2003, make: 'Honda', model: 'Accord' }] },
    });
    expect(lead.about).toBe('2003 Honda Accord');
    expect(await desk.found({ text: lead.about })).toEqual([lead.reference]);
  });

  test('finds a telephone number by its last digits, and a reference without its letters', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ phone: '+1 (346) 5550110', email: 'ana@example.com' });
    await desk.submit({ phone: '+1 346 555 0111', email: 'ben@example.com' });
    const typed = [
      '5550110',
      '555 0110',
      '555-0110',
      '346 555 0110',
      '+1 346-555-0110',
      lead.reference.slice(3),
    ];
    for (const text of [...typed, lead.reference.slice(3, 8).toLowerCase()])
      expect(await desk.found({ text }), text).toEqual([lead.reference]);
  });
});

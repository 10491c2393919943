import { expect, test } from 'vitest';
import { changeBy, deskOn, elena, nameOf } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { addNote } from '../leads/commands/add-note.ts';
import { changeStage } from '../leads/commands/change-stage.ts';
import { mergeLeads } from '../leads/merge/merge-leads.ts';
import { keptMailsIn } from '../mail/kept-mails.ts';
import { erasePerson } from './erase-person.ts';

const by = nameOf(elena);
const walnuts = {
  clientName: 'Xavier Nogal',
  email: 'xavier@example.com',
  phone: '+52 229 555 0111',
  products: 'Walnuts',
};
const almonds = { clientName: 'Yolanda', email: 'yolanda@example.com', products: 'Almonds' };

describeOnEachDatabase('deleting the data of one of two people whose requests were merged', (open) => {
  async function merged() {
    const desk = deskOn(await open());
    const xavier = await desk.submit(walnuts);
    const yolanda = await desk.submit(almonds);
    await addNote(desk, { leadId: xavier.id, by, text: 'Nogal wants pallets' });
    expect(await mergeLeads(desk, { keep: yolanda, other: xavier, by, differentPeople: true })).toMatchObject(
      { ok: true },
    );
    await addNote(desk, { leadId: yolanda.id, by, text: 'Both by sea' });
    const deps = { ...desk, keptMails: keptMailsIn(null) };
    const erase = (key: string, confirmation: string) => erasePerson(deps, { key, by, confirmation });
    return { desk, xavier, yolanda, erase };
  }

  test('takes them out of the request that goes on', async () => {
    const { desk, xavier, yolanda, erase } = await merged();
    expect(await desk.row(yolanda.id)).toMatchObject({ phone: walnuts.phone });
    expect(await erase(xavier.id, walnuts.email)).toMatchObject({ ok: true });
    for (const text of ['xavier', 'nogal', 'walnuts', 'pallets', '2295550111'])
      expect(await desk.found({ text }), text).toEqual([]);
    for (const text of ['yolanda', 'almonds', 'both by sea', xavier.reference])
      expect(await desk.found({ text }), text).toEqual([yolanda.reference]);
    expect(await desk.row(yolanda.id)).toMatchObject({ phone: '', email: almonds.email });
    const { terms, facets } = await desk.db
      .selectFrom('lead_search')
      .selectAll()
      .where('rowid', '=', yolanda.number)
      .executeTakeFirstOrThrow();
    expect(`${terms} ${facets}`).not.toContain('2295550111');
  });

  test('lets the other request stand alone again, found and waited for', async () => {
    const { desk, xavier, yolanda, erase } = await merged();
    await changeStage(desk, changeBy(elena, { ...yolanda, version: 2 }), { to: 'quoting' });
    expect(await erase(yolanda.id, almonds.email)).toMatchObject({ ok: true });
    expect(await desk.row(xavier.id)).toMatchObject({
      merged_into: null,
      erased_at: null,
      waits_until: xavier.due_at,
      version: 3,
      email: walnuts.email,
    });
    expect(await desk.found({ text: 'walnuts' })).toEqual([xavier.reference]);
    expect(await desk.found({}, 'urgent')).toContain(xavier.reference);
    expect(await desk.events(xavier.id)).toEqual(['received', 'note', 'merged-into', 'unmerged']);
    expect(await changeStage(desk, changeBy(elena, { ...xavier, version: 3 }), { to: 'won' })).toMatchObject({
      ok: true,
    });
  });

  test('leaves requests of one person merged', async () => {
    const desk = deskOn(await open());
    const [one, two] = [await desk.submit(walnuts), await desk.submit(walnuts)];
    await mergeLeads(desk, { keep: one, other: two, by });
    const deps = { ...desk, keptMails: keptMailsIn(null) };
    await erasePerson(deps, { key: two.id, by, confirmation: walnuts.email });
    expect(await desk.row(two.id)).toMatchObject({ merged_into: one.id, waits_until: null });
    expect(await desk.found({ text: 'walnuts' })).toEqual([]);
  });
});

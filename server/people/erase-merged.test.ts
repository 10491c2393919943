import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena, nameOf } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import type { LeadTable } from '../db/tables.ts';
import { addNote } from '../leads/commands/add-note.ts';
import { changeStage } from '../leads/commands/change-stage.ts';
import { recordAnswer } from '../leads/commands/record-answer.ts';
import { findLeadBySecret } from '../leads/customer/find-lead-by-secret.ts';
import { leadFigures } from '../leads/figures/lead-figures.ts';
import { findLead, listTimeline } from '../leads/inbox/find-lead.ts';
import { mergeLeads } from '../leads/merge/merge-leads.ts';
import { saveDraft } from '../leads/reply/draft.ts';
import { sendReply } from '../leads/reply/send-reply.ts';
import { termsOfLead } from '../leads/search/lead-search.ts';
import { erasePerson, planErasure } from './erase-person.ts';

const ana = {
  clientName: 'Ana Zarzuela',
  brandName: 'Quetzalina',
  email: 'ana@quetzalina.example',
  phone: '+52 229 555 0177',
  products: 'Two pallets of dried xoconostle',
};
const ben = {
  clientName: 'Ben Ode',
  brandName: 'Ode Ltd',
  email: 'ben@ode.example',
  products: 'Green coffee',
};
/** Ana's alone; none may be left anywhere. */
const anas = ['zarzuela', 'quetzalina', '2295550177', '229 555 0177', 'xoconostle'];
const by = nameOf(elena);

describeOnEachDatabase('deleting a person whose request was merged with another’s', (open) => {
  async function desk() {
    const house = deskOn(await open());
    const deleted: string[] = [];
    const deleteMails = async (ids: string[]) => void deleted.push(...ids);
    const keptMails = { findTo: async () => [], delete: deleteMails };
    return Object.assign(house, {
      keptMails,
      deleted,
      merge: async (keep: LeadTable, other: LeadTable) => {
        const [kept, gone] = [await house.row(keep.id), await house.row(other.id)];
        expect(await mergeLeads(house, { keep: kept, other: gone, by, differentPeople: true })).toMatchObject(
          { ok: true },
        );
      },
      note: (leadId: string, text: string) => addNote(house, { leadId, by, text }),
      async stored(): Promise<string> {
        const tables = [
          'leads',
          'lead_events',
          'lead_event_texts',
          'lead_search',
          'lead_drafts',
          'outbox',
          'erasures',
        ] as const;
        const rows = await Promise.all(
          tables.map((table) => house.db.selectFrom(table).selectAll().execute()),
        );
        return JSON.stringify(rows).toLowerCase();
      },
      async timeline(id: string) {
        const lead = await findLead(house, id);
        if (!lead) throw new Error('The lead is gone.');
        return (await listTimeline(house.db, lead)).events.map(({ data }) => data);
      },
      async erase(key: string, email: string) {
        const plan = await planErasure(house.db, key);
        const outcome = await erasePerson({ ...house, keptMails }, { key, by, confirmation: email });
        expect(outcome).toEqual({ ok: true, counts: plan?.counts });
      },
      words: async ({ number }: LeadTable) =>
        (
          await house.db
            .selectFrom('lead_search')
            .select('terms')
            .where('rowid', '=', number)
            .executeTakeFirstOrThrow()
        ).terms,
    });
  }

  test('leaves nothing of hers on what stays, and all that is his', async () => {
    const house = await desk();
    const [his, hers] = [await house.submit(ben), await house.submit(ana)];
    await house.note(his.id, 'Wants a price for coffee');
    await house.note(hers.id, 'Called about xoconostle');
    await house.merge(his, hers);
    expect((await house.row(his.id)).phone).toBe(ana.phone);
    await house.note(his.id, 'Ana Zarzuela asks @Daniel too');
    await house.note(his.id, 'Ring 229-555-0177 before noon');
    await house.note(his.id, 'Coffee is loaded on Friday');
    const reply = { subject: 'Your coffee', body: 'Space is booked.' };
    const change = async () => changeBy(elena, await house.row(his.id));
    expect(await sendReply(house, await change(), reply)).toMatchObject({ ok: true });
    expect(
      await sendReply(house, await change(), { subject: 'Both', body: 'We wrote to\nAna Zarzuela as well.' }),
    ).toMatchObject({ ok: true });
    await house.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await saveDraft(house, { leadId: his.id, staffId: elena.id, subject: 'Quetzalina', body: '' });
    await saveDraft(house, { leadId: his.id, staffId: daniel.id, subject: 'Coffee', body: 'Soon' });
    const before = await house.stored();
    for (const word of anas) expect(before, word).toContain(word);
    const figures = await leadFigures(house, { weeks: 4 });

    await house.erase(hers.id, ana.email);
    const after = await house.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect(await house.row(his.id)).toMatchObject({ ...{ name: 'Ben Ode', email: ben.email, phone: '' } });
    expect((await house.row(his.id)).payload).toBe(his.payload);
    const said = await house.timeline(his.id);
    expect(said.flatMap((each) => (each.type === 'note' ? [each.text] : []))).toEqual([
      'Wants a price for coffee',
      '',
      '',
      '',
      'Coffee is loaded on Friday',
    ]);
    expect(said.flatMap((each) => (each.type === 'reply' ? [each.body] : []))).toEqual([
      'Space is booked.',
      '',
    ]);
    expect(said.at(-1)).toEqual({ type: 'erased' });
    expect(await house.db.selectFrom('lead_drafts').select('subject').execute()).toEqual([
      { subject: 'Coffee' },
    ]);
    expect((await house.mails('lead-reply')).map(({ props }) => JSON.parse(props).subject)).toEqual([
      'Your coffee',
    ]);
    expect(await house.mails('lead-mention')).toEqual([]);
    expect(house.deleted.length).toBeGreaterThan(3);
    for (const text of ['coffee', 'friday', 'booked', his.reference, hers.reference])
      expect(await house.found({ text }), text).toEqual([his.reference]);
    for (const text of ['ana', 'xoconostle', '2295550177'])
      expect(await house.found({ text }), text).toEqual([]);
    expect(await leadFigures(house, { weeks: 4 })).toEqual(figures);
    expect(await changeStage(house, await change(), { to: 'won' })).toMatchObject({ ok: true });
  });

  test('lets the other request stand for itself when hers went on with both', async () => {
    const house = await desk();
    const [hers, his, again] = [
      await house.submit(ana),
      await house.submit(ben),
      await house.submit({ ...ben, products: 'Cocoa' }),
    ];
    await house.note(his.id, 'As Ana Zarzuela wrote');
    await house.merge(hers, his);
    await house.merge(hers, again);
    await changeStage(house, changeBy(elena, await house.row(hers.id)), { to: 'quoting' });
    expect(await house.found({ text: 'cocoa' })).toEqual([hers.reference]);

    await house.erase(hers.id, ana.email);
    const after = await house.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    const row = await house.row(his.id);
    expect(row).toMatchObject({
      merged_into: null,
      stage: 'quoting',
      email: ben.email,
      waits_until: hers.due_at,
    });
    expect(await house.row(again.id)).toMatchObject({ merged_into: his.id, payload: again.payload });
    expect(await house.found({ text: 'cocoa' })).toEqual([his.reference]);
    expect(await house.found({ stage: 'quoting' })).toContain(his.reference);
    expect((await house.timeline(his.id)).at(-1)).toEqual({ type: 'unmerged', reference: hers.reference });
    expect(await findLeadBySecret(house.db, again.secret)).toMatchObject({ stage: 'quoting' });
    const change = changeBy(daniel, row);
    expect(await recordAnswer(house, change, { channel: 'telephone', words: '' })).toMatchObject({
      ok: true,
    });
  });

  test('through a chain of merges, and in the words of each link', async () => {
    const house = await desk();
    const [hers, middle, last] = [
      await house.submit(ana),
      await house.submit({ clientName: 'Cleo Marsh', email: 'cleo@marsh.example' }),
      await house.submit(ben),
    ];
    await house.merge(middle, hers);
    await house.merge(last, middle);
    expect(await house.words(middle)).toContain('xoconostle');
    expect((await house.row(last.id)).phone).toBe(ana.phone);
    await house.note(last.id, 'For Cleo Marsh');
    await house.erase(hers.id, ana.email);
    const after = await house.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect((await house.row(last.id)).phone).toBe('');
    expect(await house.found({ text: 'cleo marsh' })).toEqual([last.reference]);
    expect(await house.row(middle.id)).toMatchObject({ merged_into: last.id, name: 'Cleo Marsh' });
  });

  test('gives back an address that another’s request took over, and takes her own along', async () => {
    const house = await desk();
    const called = { email: '', phone: '+1 713 555 0142', clientName: 'Ben Ode', products: 'Green coffee' };
    const hisCall = await house.submit(called);
    const herCall = await house.submit({
      ...called,
      clientName: 'Ana Zarzuela',
      phone: '+52 1 229 555 0177',
    });
    const [one, two] = [await house.submit(ana), await house.submit({ ...ana, products: 'More xoconostle' })];
    await house.merge(hisCall, one);
    await house.merge(herCall, two);
    expect((await house.row(hisCall.id)).email).toBe(ana.email);
    await sendReply(house, changeBy(elena, await house.row(hisCall.id)), {
      subject: 'Rate',
      body: 'As asked',
    });

    await house.erase(one.id, ana.email);
    const after = await house.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect(await house.row(herCall.id)).toMatchObject({ name: '', payload: '{}' });
    expect(await house.row(hisCall.id)).toMatchObject({
      name: 'Ben Ode',
      email: '',
      email_key: '',
      phone: called.phone,
      payload: hisCall.payload,
      erased_at: null,
    });
    expect(await house.words(await house.row(hisCall.id))).toContain('coffee');
  });

  test('keeps what both have in common, and a reply that is on its way to him', async () => {
    const house = await desk();
    const office = { brandName: 'Ode Ltd', phone: '+1 713 555 0142' };
    const his = await house.submit({ ...ben, ...office });
    const hers = await house.submit({ ...ana, ...office });
    await house.merge(his, hers);
    await house.note(his.id, 'Ode Ltd, +1 713 555 0142, pays on Friday');
    const reply = { subject: 'Rate', body: 'Ana Zarzuela has it too.' };
    await sendReply(house, changeBy(elena, await house.row(his.id)), reply);
    const pending = await house.mails('lead-reply');
    await house.erase(hers.id, ana.email);
    expect(await house.mails('lead-reply')).toEqual(pending);
    expect((await house.mails('lead-acknowledgement')).map(({ subject_id }) => subject_id)).toEqual([his.id]);
    const row = await house.row(his.id);
    expect(row.phone).toBe(office.phone);
    const notes = (await house.timeline(his.id)).filter(({ type }) => type === 'note');
    expect(notes).toMatchObject([{ text: 'Ode Ltd, +1 713 555 0142, pays on Friday' }]);
    for (const word of termsOfLead(row).split(' ')) expect(await house.words(row)).toContain(word);
  });

  test('lets no event of any timeline be changed', async () => {
    const house = await desk();
    const [his, hers, stranger] = [await house.submit(ben), await house.submit(ana), await house.submit()];
    await house.note(his.id, 'Coffee');
    await house.note(stranger.id, 'Tiles');
    await house.merge(his, hers);
    const note = ({ id }: LeadTable) =>
      house.db.updateTable('lead_events').where('lead_id', '=', id).where('type', '=', 'note');
    const refused = 'The timeline is only ever added to.';
    await expect(note(his).set({ data: '{}' }).execute()).rejects.toThrow(refused);
    await house.erase(hers.id, ana.email);
    await expect(note(stranger).set({ data: '{}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ data: '{"text":"Tea"}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ at: 1, data: '{}' }).execute()).rejects.toThrow(refused);
  });
});

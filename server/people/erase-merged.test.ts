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
    const deps = deskOn(await open());
    const deleted: string[] = [];
    const deleteMails = async (ids: string[]) => void deleted.push(...ids);
    const keptMails = { findTo: async () => [], delete: deleteMails };
    return Object.assign(deps, {
      keptMails,
      deleted,
      merge: async (keep: LeadTable, other: LeadTable) => {
        const [kept, gone] = [await deps.row(keep.id), await deps.row(other.id)];
        expect(await mergeLeads(deps, { keep: kept, other: gone, by, differentPeople: true })).toMatchObject({
          ok: true,
        });
      },
      note: (leadId: string, text: string) => addNote(deps, { leadId, by, text }),
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
          tables.map((table) => deps.db.selectFrom(table).selectAll().execute()),
        );
        return JSON.stringify(rows).toLowerCase();
      },
      async timeline(id: string) {
        const lead = await findLead(deps, id);
        if (!lead) throw new Error('The lead is gone.');
        return (await listTimeline(deps.db, lead)).events.map(({ data }) => data);
      },
      async erase(key: string, email: string) {
        const plan = await planErasure(deps.db, key);
        const outcome = await erasePerson({ ...deps, keptMails }, { key, by, confirmation: email });
        expect(outcome).toEqual({ ok: true, counts: plan?.counts });
      },
      terms: async ({ number }: LeadTable) =>
        (
          await deps.db
            .selectFrom('lead_search')
            .select('terms')
            .where('rowid', '=', number)
            .executeTakeFirstOrThrow()
        ).terms,
    });
  }

  test('leaves nothing of hers on what stays, and all that is his', async () => {
    const deps = await desk();
    const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
    await deps.note(his.id, 'Wants a price for coffee');
    await deps.note(hers.id, 'Called about xoconostle');
    await deps.merge(his, hers);
    expect((await deps.row(his.id)).phone).toBe(ana.phone);
    await deps.note(his.id, 'Ana Zarzuela asks @Daniel too');
    await deps.note(his.id, 'Ring 229-555-0177 before noon');
    await deps.note(his.id, 'Coffee is loaded on Friday');
    const reply = { subject: 'Your coffee', body: 'Space is booked.' };
    const change = async () => changeBy(elena, await deps.row(his.id));
    expect(await sendReply(deps, await change(), reply)).toMatchObject({ ok: true });
    expect(
      await sendReply(deps, await change(), { subject: 'Both', body: 'We wrote to\nAna Zarzuela as well.' }),
    ).toMatchObject({ ok: true });
    await deps.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await saveDraft(deps, { leadId: his.id, staffId: elena.id, subject: 'Quetzalina', body: '' });
    await saveDraft(deps, { leadId: his.id, staffId: daniel.id, subject: 'Coffee', body: 'Soon' });
    const before = await deps.stored();
    for (const word of anas) expect(before, word).toContain(word);
    const figures = await leadFigures(deps, { weeks: 4 });

    await deps.erase(hers.id, ana.email);
    const after = await deps.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect(await deps.row(his.id)).toMatchObject({ ...{ name: 'Ben Ode', email: ben.email, phone: '' } });
    expect((await deps.row(his.id)).payload).toBe(his.payload);
    const said = await deps.timeline(his.id);
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
    expect(await deps.db.selectFrom('lead_drafts').select('subject').execute()).toEqual([
      { subject: 'Coffee' },
    ]);
    expect((await deps.mails('lead-reply')).map(({ props }) => JSON.parse(props).subject)).toEqual([
      'Your coffee',
    ]);
    expect(await deps.mails('lead-mention')).toEqual([]);
    expect(deps.deleted.length).toBeGreaterThan(3);
    for (const text of ['coffee', 'friday', 'booked', his.reference, hers.reference])
      expect(await deps.found({ text }), text).toEqual([his.reference]);
    for (const text of ['ana', 'xoconostle', '2295550177'])
      expect(await deps.found({ text }), text).toEqual([]);
    expect(await leadFigures(deps, { weeks: 4 })).toEqual(figures);
    expect(await changeStage(deps, await change(), { to: 'won' })).toMatchObject({ ok: true });
  });

  test('lets the other request stand for itself when hers went on with both', async () => {
    const deps = await desk();
    const [hers, his, again] = [
      await deps.submit(ana),
      await deps.submit(ben),
      await deps.submit({ ...ben, products: 'Cocoa' }),
    ];
    await deps.note(his.id, 'As Ana Zarzuela wrote');
    await deps.merge(hers, his);
    await deps.merge(hers, again);
    await changeStage(deps, changeBy(elena, await deps.row(hers.id)), { to: 'quoting' });
    expect(await deps.found({ text: 'cocoa' })).toEqual([hers.reference]);

    await deps.erase(hers.id, ana.email);
    const after = await deps.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    const row = await deps.row(his.id);
    expect(row).toMatchObject({
      merged_into: null,
      stage: 'quoting',
      email: ben.email,
      waits_until: hers.due_at,
    });
    expect(await deps.row(again.id)).toMatchObject({ merged_into: his.id, payload: again.payload });
    expect(await deps.found({ text: 'cocoa' })).toEqual([his.reference]);
    expect(await deps.found({ stage: 'quoting' })).toContain(his.reference);
    expect((await deps.timeline(his.id)).at(-1)).toEqual({ type: 'unmerged', reference: hers.reference });
    expect(await findLeadBySecret(deps.db, again.secret)).toMatchObject({ stage: 'quoting' });
    const change = changeBy(daniel, row);
    expect(await recordAnswer(deps, change, { channel: 'telephone', comment: '' })).toMatchObject({
      ok: true,
    });
  });

  test('through a chain of merges, and in the words of each link', async () => {
    const deps = await desk();
    const [hers, middle, last] = [
      await deps.submit(ana),
      await deps.submit({ clientName: 'Cleo Marsh', email: 'cleo@marsh.example' }),
      await deps.submit(ben),
    ];
    await deps.merge(middle, hers);
    await deps.merge(last, middle);
    expect(await deps.terms(middle)).toContain('xoconostle');
    expect((await deps.row(last.id)).phone).toBe(ana.phone);
    await deps.note(last.id, 'For Cleo Marsh');
    await deps.erase(hers.id, ana.email);
    const after = await deps.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect((await deps.row(last.id)).phone).toBe('');
    expect(await deps.found({ text: 'cleo marsh' })).toEqual([last.reference]);
    expect(await deps.row(middle.id)).toMatchObject({ merged_into: last.id, name: 'Cleo Marsh' });
  });

  test('gives back an address that another’s request took over, and takes her own along', async () => {
    const deps = await desk();
    const called = { email: '', phone: '+1 713 555 0142', clientName: 'Ben Ode', products: 'Green coffee' };
    const hisCall = await deps.submit(called);
    const herCall = await deps.submit({
      ...called,
      clientName: 'Ana Zarzuela',
      phone: '+52 1 229 555 0177',
    });
    const [one, two] = [await deps.submit(ana), await deps.submit({ ...ana, products: 'More xoconostle' })];
    await deps.merge(hisCall, one);
    await deps.merge(herCall, two);
    expect((await deps.row(hisCall.id)).email).toBe(ana.email);
    await sendReply(deps, changeBy(elena, await deps.row(hisCall.id)), {
      subject: 'Rate',
      body: 'As asked',
    });

    await deps.erase(one.id, ana.email);
    const after = await deps.stored();
    for (const word of anas) expect(after, word).not.toContain(word);
    expect(await deps.row(herCall.id)).toMatchObject({ name: '', payload: '{}' });
    expect(await deps.row(hisCall.id)).toMatchObject({
      name: 'Ben Ode',
      email: '',
      email_key: '',
      phone: called.phone,
      payload: hisCall.payload,
      erased_at: null,
    });
    expect(await deps.terms(await deps.row(hisCall.id))).toContain('coffee');
  });

  test('keeps what both have in common, and a reply that is on its way to him', async () => {
    const deps = await desk();
    const office = { brandName: 'Ode Ltd', phone: '+1 713 555 0142' };
    const his = await deps.submit({ ...ben, ...office });
    const hers = await deps.submit({ ...ana, ...office });
    await deps.merge(his, hers);
    await deps.note(his.id, 'Ode Ltd, +1 713 555 0142, pays on Friday');
    const reply = { subject: 'Rate', body: 'Ana Zarzuela has it too.' };
    await sendReply(deps, changeBy(elena, await deps.row(his.id)), reply);
    const pending = await deps.mails('lead-reply');
    await deps.erase(hers.id, ana.email);
    expect(await deps.mails('lead-reply')).toEqual(pending);
    expect((await deps.mails('lead-acknowledgement')).map(({ subject_id }) => subject_id)).toEqual([his.id]);
    const row = await deps.row(his.id);
    expect(row.phone).toBe(office.phone);
    const notes = (await deps.timeline(his.id)).filter(({ type }) => type === 'note');
    expect(notes).toMatchObject([{ text: 'Ode Ltd, +1 713 555 0142, pays on Friday' }]);
    for (const word of termsOfLead(row).split(' ')) expect(await deps.terms(row)).toContain(word);
  });

  test('lets no event of any timeline be changed', async () => {
    const deps = await desk();
    const [his, hers, stranger] = [await deps.submit(ben), await deps.submit(ana), await deps.submit()];
    await deps.note(his.id, 'Coffee');
    await deps.note(stranger.id, 'Tiles');
    await deps.merge(his, hers);
    const note = ({ id }: LeadTable) =>
      deps.db.updateTable('lead_events').where('lead_id', '=', id).where('type', '=', 'note');
    const refused = 'The timeline is only ever added to.';
    await expect(note(his).set({ data: '{}' }).execute()).rejects.toThrow(refused);
    await deps.erase(hers.id, ana.email);
    await expect(note(stranger).set({ data: '{}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ data: '{"text":"Tea"}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ at: 1, data: '{}' }).execute()).rejects.toThrow(refused);
  });
});

import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena, nameOf } from '../../../../tests/support/desk.ts';
import { sendReply } from '../../../../tests/support/reply.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { leadFigures } from '../../figures/server/lead-figures.ts';
import { addNote } from '../../requests/server/commands/add-note.ts';
import { changeContact } from '../../requests/server/commands/change-contact.ts';
import { changeStage } from '../../requests/server/commands/change-stage.ts';
import { findLeadBySecret } from '../../requests/server/customer/lead-by-link.ts';
import { findLead, listTimeline } from '../../requests/server/inbox/find-lead.ts';
import { mergeLeads } from '../../requests/server/merge/merge-leads.ts';
import { unmergeLead } from '../../requests/server/merge/unmerge-lead.ts';
import { saveDraft } from '../../requests/server/reply/draft.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
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
const cleo = { clientName: 'Cleo Marsh', email: 'cleo@marsh.example', products: 'Wicker' };
/** Texts that only the two merged requests contain; none may remain. */
const erasedTexts = ['zarzuela', 'quetzalina', '2295550177', '229 555 0177', 'xoconostle', 'coffee', 'jute'];
const by = nameOf(elena);
const tables = [
  'leads',
  'lead_events',
  'lead_event_texts',
  'lead_search',
  'lead_drafts',
  'lead_merges',
  'outbox',
  'erasures',
] as const;

describeOnDatabase('deleting a person whose request was merged with another’s', (open) => {
  async function desk() {
    const deps = deskOn(await open());
    const deletedFiles: string[] = [];
    const deleteFiles = async (ids: string[]) => void deletedFiles.push(...ids);
    const mailFiles = { findTo: async () => [], delete: deleteFiles };
    const erase = (key: string, confirmation: string, others: LeadTable[]) =>
      erasePerson(
        { ...deps, mailFiles },
        { key, by, confirmation, others: others.map(({ reference }) => reference) },
      );
    return Object.assign(deps, {
      deletedFiles,
      erase,
      async merge(keep: LeadTable, other: LeadTable) {
        const [kept, gone] = [await deps.row(keep.id), await deps.row(other.id)];
        expect(await mergeLeads(deps, { keep: kept, other: gone, by, differentPeople: true })).toMatchObject({
          ok: true,
        });
      },
      note: (leadId: string, text: string) => addNote(deps, { leadId, by, text }),
      async stored(): Promise<string> {
        const rows = await Promise.all(
          tables.map((table) => deps.db.selectFrom(table).selectAll().execute()),
        );
        return JSON.stringify(
          rows.map((each) => each.map((row) => JSON.stringify(row)).sort()),
        ).toLowerCase();
      },
      async storedOf(leads: LeadTable[]) {
        const ids = leads.map(({ id }) => id);
        const numbers = leads.map(({ number }) => number);
        const { db } = deps;
        return {
          rows: await db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id').execute(),
          search: await db
            .selectFrom('lead_search')
            .select(['rowid', 'terms', 'facets'])
            .where('rowid', 'in', numbers)
            .orderBy('rowid')
            .execute(),
          events: await db
            .selectFrom('lead_events')
            .leftJoin('lead_event_texts', 'lead_event_texts.position', 'lead_events.position')
            .select(['lead_events.position', 'type', 'data', 'key', 'text'])
            .where('lead_id', 'in', ids)
            .orderBy('lead_events.position')
            .orderBy('key')
            .execute(),
          drafts: await db.selectFrom('lead_drafts').selectAll().where('lead_id', 'in', ids).execute(),
          merges: await db.selectFrom('lead_merges').selectAll().where('lead_id', 'in', ids).execute(),
          mails: await db
            .selectFrom('outbox')
            .selectAll()
            .where('subject_id', 'in', ids)
            .orderBy('id')
            .execute(),
        };
      },
    });
  }

  type Desk = Awaited<ReturnType<typeof desk>>;

  async function eraseAsPlanned(deps: Desk, key: string, email: string, others: LeadTable[]) {
    const plan = await planErasure(deps.db, key);
    expect(plan?.others.map(({ reference }) => reference)).toEqual(others.map(({ reference }) => reference));
    expect(await deps.erase(key, email, others)).toEqual({ ok: true, counts: plan?.counts });
    return plan?.counts;
  }

  async function mergedRequests(deps: Desk) {
    const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
    await deps.note(hers.id, 'Called about xoconostle');
    await deps.merge(his, hers);
    await deps.note(his.id, 'Ana Zarzuela asks @Daniel too');
    await deps.note(his.id, 'Coffee is loaded on Friday, in jute');
    const change = async () => changeBy(elena, await deps.row(his.id));
    const reply = { subject: 'Both', body: 'We wrote to\nAna Zarzuela as well.' };
    expect(await sendReply(deps, await change(), reply)).toMatchObject({ ok: true });
    await deps.db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await sendReply(deps, await change(), { subject: 'Jute', body: 'On its way.' })).toMatchObject({
      ok: true,
    });
    const contact = { name: 'Ben Ode', company: 'Ode Traders', email: ben.email, phone: ana.phone };
    expect(await changeContact(deps, await change(), contact)).toMatchObject({ ok: true });
    await saveDraft(deps, { leadId: his.id, staffId: elena.id, subject: 'Quetzalina', body: '' });
    await saveDraft(deps, { leadId: his.id, staffId: daniel.id, subject: 'Coffee', body: 'Soon' });
    return { his, hers };
  }

  test('lists the requests of others by reference and name, and asks for their confirmation', async () => {
    const deps = await desk();
    const { his, hers } = await mergedRequests(deps);
    const plan = await planErasure(deps.db, hers.id);
    expect(plan?.others).toEqual([{ reference: his.reference, name: 'Ben Ode' }]);
    const before = await deps.stored();
    const refused = { ok: false, reason: 'others-not-confirmed', others: plan?.others };
    expect(await deps.erase(hers.id, ana.email, [])).toEqual(refused);
    expect(await deps.erase(hers.id, ana.email, [hers])).toEqual(refused);
    expect(await deps.stored()).toBe(before);
    expect(deps.deletedFiles).toEqual([]);
  });

  test('leaves nothing of both, whichever of them is erased', async () => {
    for (const whose of ['hers', 'his'] as const) {
      const deps = await desk();
      const { his, hers } = await mergedRequests(deps);
      const before = await deps.stored();
      for (const text of erasedTexts) expect(before, text).toContain(text);
      const figures = await leadFigures(deps, { weeks: 4 });
      const [erased, other, email] = whose === 'hers' ? [hers, his, ana.email] : [his, hers, ben.email];

      const mails = await deps.storedOf([his, hers]).then((stored) => stored.mails);
      expect(await eraseAsPlanned(deps, erased.id, email, [other])).toEqual({
        requests: 2,
        texts: 6,
        drafts: 2,
        mails: mails.length,
        accounts: 0,
        sessions: 0,
        kycCases: 0,
        documents: 0,
      });
      const after = await deps.stored();
      for (const text of [
        ...erasedTexts,
        'ben ode',
        'ode ltd',
        'traders',
        'friday',
        'ana@',
        'ben@',
        'on its way',
      ])
        expect(after, text).not.toContain(text);
      const { rows, events, drafts, mails: mailsLeft } = await deps.storedOf([his, hers]);
      for (const row of rows) expect(row).toMatchObject({ erased_at: deps.now, payload: '{}', phone: '' });
      expect(events.filter(({ text }) => text !== null)).toEqual([]);
      expect([drafts, mailsLeft]).toEqual([[], []]);
      expect(deps.deletedFiles.sort()).toEqual(mails.map(({ id }) => id).sort());
      for (const { id, secret } of [his, hers]) {
        expect((await deps.events(id)).at(-1)).toBe('erased');
        expect(await findLeadBySecret(deps.db, secret)).toBeNull();
      }
      for (const { reference } of [his, hers])
        expect(await deps.found({ text: reference })).toEqual([his.reference]);
      expect(await leadFigures(deps, { weeks: 4 })).toEqual(figures);
      const lead = await findLead(deps, his.id);
      if (!lead) throw new Error('The request is gone.');
      expect(
        (await listTimeline(deps.db, lead)).events.filter(({ data }) => data.type === 'erased'),
      ).toHaveLength(2);
      expect(await planErasure(deps.db, other.id)).toBeNull();
    }
  });

  test('touches no request that was not merged with theirs, not even of the same people', async () => {
    const deps = await desk();
    const apart = [
      await deps.submit({ ...ben, products: 'Cocoa' }),
      await deps.submit({ ...cleo }),
      await deps.submit({ ...ben, products: 'Cocoa beans' }),
    ] as const;
    await deps.note(apart[1].id, 'Ask @Daniel about wicker');
    await deps.merge(apart[1], apart[2]);
    await saveDraft(deps, { leadId: apart[1].id, staffId: elena.id, subject: 'Wicker', body: 'Soon' });
    const { his, hers } = await mergedRequests(deps);
    const before = await deps.storedOf([...apart]);
    await eraseAsPlanned(deps, hers.id, ana.email, [his]);
    expect(await deps.storedOf([...apart])).toEqual(before);
    expect(await deps.found({ text: 'cocoa' })).toEqual([apart[1].reference, apart[0].reference]);
    const change = changeBy(elena, await deps.row(apart[1].id));
    expect(await changeStage(deps, change, { to: 'won' })).toMatchObject({ ok: true });
  });

  test('reaches through a chain of merges', async () => {
    const deps = await desk();
    const [hers, middle, last] = [await deps.submit(ana), await deps.submit(cleo), await deps.submit(ben)];
    await deps.merge(middle, hers);
    await deps.merge(last, middle);
    await eraseAsPlanned(deps, hers.id, ana.email, [middle, last]);
    const after = await deps.stored();
    for (const text of ['zarzuela', 'cleo', 'wicker', 'coffee']) expect(after, text).not.toContain(text);
  });

  test('takes along what was merged with theirs for a time, as texts about both may stand there', async () => {
    const deps = await desk();
    const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
    await deps.merge(his, hers);
    await deps.note(his.id, 'Ana Zarzuela pays');
    const keep = await deps.row(his.id);
    expect(await unmergeLead(deps, { keep, otherId: hers.id, by })).toMatchObject({ ok: true });
    await eraseAsPlanned(deps, hers.id, ana.email, [his]);
    expect(await deps.stored()).not.toContain('zarzuela');
  });

  test('needs no confirmation of others where all requests are of one person', async () => {
    const deps = await desk();
    const [one, two] = [await deps.submit(ana), await deps.submit(ana)];
    await deps.merge(one, two);
    await eraseAsPlanned(deps, two.id, ana.email, []);
    expect(await deps.row(two.id)).toMatchObject({ merged_into: one.id, waits_until: null });
    expect(await deps.found({ text: 'xoconostle' })).toEqual([]);
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
    await eraseAsPlanned(deps, hers.id, ana.email, [his]);
    await expect(note(stranger).set({ data: '{}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ data: '{"text":"Tea"}' }).execute()).rejects.toThrow(refused);
    await expect(note(his).set({ at: 1, data: '{}' }).execute()).rejects.toThrow(refused);
  });
});

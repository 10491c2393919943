import { expect, test } from 'vitest';
import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { decideQuote } from '#features/quotes/server/decide-quote.ts';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { logReplyIn } from '#features/requests/server/commands/log-reply.ts';
import { receiveMessage } from '#features/requests/server/commands/receive-message.ts';
import { findConversation } from '#features/requests/server/customer/conversation.ts';
import { findLeadBySecret } from '#features/requests/server/customer/lead-by-link.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { unmergeLead } from '#features/requests/server/merge/unmerge-lead.ts';
import { saveDraft } from '#features/requests/server/reply/draft.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { transact } from '#platform/db/transact.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
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
/** Of her request and of what she wrote. */
const herTexts = ['zarzuela', 'quetzalina', '2295550177', '229 555 0177', 'xoconostle', 'in jute'];
const by = nameOf(elena);
const tables = [
  'leads',
  'lead_event_texts',
  'lead_search',
  'lead_drafts',
  'lead_messages',
  'erasures',
] as const;

describeOnEachDatabase('deleting a person whose request was merged with another’s', (open) => {
  async function desk() {
    const deps = deskOn(await open());
    return Object.assign(deps, {
      async merge(keep: LeadTable, other: LeadTable) {
        const [kept, gone] = [await deps.row(keep.id), await deps.row(other.id)];
        const merged = await mergeLeads(deps, { keep: kept, other: gone, by, differentPeople: true });
        expect(merged).toMatchObject({ ok: true });
      },
      note: (leadId: string, text: string) => addNote(deps, { leadId, by, text }),
      write: ({ id: leadId }: LeadTable, text: string) =>
        receiveMessage(deps, {
          leadId,
          key: text,
          via: 'page',
          from: '',
          text,
          quoted: '',
          fileIds: [],
          at: deps.now,
        }),
      said: async (secret: string) => (await findConversation(deps.db, secret))?.map(({ text }) => text),
      async stored(): Promise<string> {
        const rows = await Promise.all(
          tables.map((table) => deps.db.selectFrom(table).selectAll().execute()),
        );
        return JSON.stringify(rows).toLowerCase();
      },
      /** Erases a person as the page does, and expects the counts of the plan. */
      async erase(key: string, confirmation: string) {
        const plan = await planErasure(deps.db, key);
        const erased = await erasePerson(
          { ...deps, mailFiles: mailFilesIn(null) },
          { key, by, confirmation },
        );
        expect(erased).toEqual({ ok: true, counts: plan?.counts });
        return plan?.counts;
      },
    });
  }

  type Desk = Awaited<ReturnType<typeof desk>>;

  /** Two merged requests, each of whose senders has written since. */
  async function mergedRequests(deps: Desk, whose: 'his' | 'hers') {
    const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
    await deps.note(hers.id, 'Called about xoconostle');
    await deps.note(his.id, 'Loaded on Friday');
    await saveDraft(deps, { leadId: hers.id, staffId: elena.id, subject: 'Quetzalina', body: '' });
    const [kept, other] = whose === 'his' ? [his, hers] : [hers, his];
    await deps.merge(kept, other);
    await deps.write(hers, 'Mine goes in jute');
    await deps.write(his, 'Mine goes in bags');
    return { his, hers };
  }

  test.each(['his', 'hers'] as const)(
    'leaves nothing of hers, and all of his, where %s was kept',
    async (whose) => {
      const deps = await desk();
      const { his, hers } = await mergedRequests(deps, whose);
      for (const text of herTexts) expect(await deps.stored(), text).toContain(text);
      const figures = await leadFigures(deps, { weeks: 4 });
      expect(await deps.erase(hers.id, ana.email)).toMatchObject({ requests: 1, texts: 2, drafts: 1 });

      for (const text of herTexts) expect(await deps.stored(), text).not.toContain(text);
      expect(await findLeadBySecret(deps.db, hers.secret)).toBeNull();
      expect((await deps.events(hers.id)).slice(-2)).toEqual(['merge-undone', 'erased']);
      expect(await deps.row(hers.id)).toMatchObject({
        erased_at: deps.now,
        merged_into: null,
        waits_until: null,
      });
      expect(await deps.row(his.id)).toMatchObject({
        merged_into: null,
        name: ben.clientName,
        erased_at: null,
      });
      expect((await deps.row(his.id)).waits_until).not.toBeNull();
      expect(await deps.found({ text: 'coffee' })).toEqual([his.reference]);
      expect(await deps.found({ text: 'friday' })).toEqual([his.reference]);
      expect(await deps.said(await deps.secretOf(his.id))).toEqual(['Mine goes in bags']);
      const change = changeBy(elena, await deps.row(his.id));
      expect(await changeStage(deps, change, { to: 'won' })).toMatchObject({ ok: true });
      // Two requests are counted again.
      expect((await leadFigures(deps, { weeks: 4 })).count).toBe(figures.count + 1);
    },
  );

  test.each([
    ['waits', false],
    ['that came before an older reply was read waits', true],
  ])(
    'his unanswered message %s at his request once hers, which it was shown at, is erased',
    async (_, isRead) => {
      const deps = await desk();
      const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
      const answer = { subject: 'Coffee', body: 'On its way.' };
      for (const { id } of [his, hers])
        expect(await sendReply(deps, changeBy(elena, await deps.row(id)), answer)).toMatchObject({
          ok: true,
        });
      await deps.merge(hers, his);
      deps.now += 60_000;
      await deps.write(his, 'And when does it leave?');
      const { due_at, version } = await deps.row(hers.id);
      const older = { leadId: hers.id, version, by, at: deps.now - 30_000 };
      const headers = { from: { name: '', address: elena.email }, to: [], cc: [], subject: 'Coffee' };
      const own = { channel: 'own-mail' as const, comment: 'See below.', mail: { headers, attachments: [] } };
      if (isRead)
        expect(
          await transact(deps.db, (transaction) => logReplyIn(deps, transaction, older, own)),
        ).toMatchObject({ ok: true });
      await deps.erase(hers.id, ana.email);
      expect(await deps.row(his.id)).toMatchObject({
        merged_into: null,
        replied_at: null,
        waits_until: due_at,
        customer_wrote_at: deps.now,
      });
    },
  );

  test('deletes the mails of her request and about what she wrote, and leaves those of his', async () => {
    const deps = await desk();
    const { his, hers } = await mergedRequests(deps, 'his');
    const reply = { subject: 'Coffee', body: 'On its way.' };
    expect(await sendReply(deps, changeBy(elena, await deps.row(his.id)), reply)).toMatchObject({ ok: true });
    await deps.erase(hers.id, ana.email);
    const mails = await deps.db.selectFrom('outbox').selectAll().execute();
    expect(new Set(mails.map(({ subject_id }) => subject_id))).toEqual(new Set([his.id]));
    expect(JSON.stringify(mails)).toContain('On its way.');
    for (const text of herTexts) expect(JSON.stringify(mails).toLowerCase(), text).not.toContain(text);
  });

  test('deletes what was said of her quote on the timeline of his request', async () => {
    const deps = quoteDeskOn(await open());
    const [his, hers] = [await deps.submit(ben), await deps.submit(ana)];
    const { quoteId } = await deps.quote(hers.id);
    await deps.leave();
    const [keep, other] = [await deps.row(his.id), await deps.row(hers.id)];
    await mergeLeads(deps, { keep, other, by, differentPeople: true });
    const decider = { kind: 'staff', by, via: 'telephone' } as const;
    const decision = {
      outcome: 'declined',
      reason: 'price',
      comment: 'Xoconostle is cheaper',
      name: 'Zarzuela',
    } as const;
    expect(await decideQuote(deps, quoteId, decider, decision)).toMatchObject({ ok: true });
    expect(await deps.events(his.id)).toContain('quote-declined');
    await erasePerson(
      { ...deps, mailFiles: mailFilesIn(null) },
      { key: hers.id, by, confirmation: ana.email },
    );
    const texts = await deps.db.selectFrom('lead_event_texts').select('text').execute();
    expect(JSON.stringify([texts, await deps.db.selectFrom('outbox').selectAll().execute()])).not.toMatch(
      /zarzuela|xoconostle/i,
    );
  });

  test('deletes what she wrote while the two were merged, also once they are separate again', async () => {
    const deps = await desk();
    const { his, hers } = await mergedRequests(deps, 'his');
    const keep = await deps.row(his.id);
    expect(await unmergeLead(deps, { keep, otherId: hers.id, by })).toMatchObject({ ok: true });
    await deps.erase(hers.id, ana.email);
    for (const text of herTexts) expect(await deps.stored(), text).not.toContain(text);
    expect(await deps.found({ text: 'jute' })).toEqual([]);
    expect(await deps.said(await deps.secretOf(his.id))).toEqual(['Mine goes in bags']);
  });

  test('reaches through a chain of merges', async () => {
    const deps = await desk();
    const [hers, middle, last] = [await deps.submit(ana), await deps.submit(ana), await deps.submit(ben)];
    await deps.merge(middle, hers);
    await deps.merge(last, middle);
    expect(await deps.erase(hers.id, ana.email)).toMatchObject({ requests: 2 });
    expect(await deps.stored()).not.toContain('zarzuela');
    expect(await deps.found({ text: 'coffee' })).toEqual([last.reference]);
  });

  test('keeps the requests of one person together', async () => {
    const deps = await desk();
    const [one, two] = [await deps.submit(ana), await deps.submit(ana)];
    await deps.merge(one, two);
    await deps.erase(two.id, ana.email);
    expect(await deps.row(two.id)).toMatchObject({ merged_into: one.id, waits_until: null });
    expect(await deps.found({ text: 'xoconostle' })).toEqual([]);
    expect(await deps.found({ text: two.reference })).toEqual([one.reference]);
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
    await expect(
      note(his)
        .set({ data: jsonText({}) })
        .execute(),
    ).rejects.toThrow(refused);
    await deps.erase(hers.id, ana.email);
    await expect(
      note(stranger)
        .set({ data: jsonText({}) })
        .execute(),
    ).rejects.toThrow(refused);
    await expect(
      note(his)
        .set({ data: jsonText({ text: 'Tea' }) })
        .execute(),
    ).rejects.toThrow(refused);
    await expect(
      note(his)
        .set({ at: 1, data: jsonText({}) })
        .execute(),
    ).rejects.toThrow(refused);
  });
});

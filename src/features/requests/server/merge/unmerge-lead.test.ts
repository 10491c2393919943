import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase, type OpenTestDatabase } from '#tests/support/test-database.ts';
import { addNote } from '../commands/add-note.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { changeStage } from '../commands/change-stage.ts';
import { logReply } from '../commands/log-reply.ts';
import { receiveMessage } from '../commands/receive-message.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { discardDraft, discardSentDraft, findDraft, saveDraft } from '../reply/draft.ts';
import type { LeadTable } from '../tables.ts';
import { mergeLeads } from './merge-leads.ts';
import { unmergeLead } from './unmerge-lead.ts';

const coffee = { clientName: 'Ana Ruiz', products: 'Green coffee' };
const tea = { clientName: 'Ana Ruiz', products: 'Black tea' };
const by = nameOf(elena);

async function deskWith(open: OpenTestDatabase) {
  const desk = deskOn(await open());
  return Object.assign(desk, {
    merge: async (keep: LeadTable, other: LeadTable, differentPeople = false) =>
      mergeLeads(desk, {
        keep: await desk.row(keep.id),
        other: await desk.row(other.id),
        by,
        differentPeople,
      }),
    unmerge: async (keep: LeadTable, other: LeadTable) =>
      unmergeLead(desk, { keep: await desk.row(keep.id), otherId: other.id, by }),
    answer: async (lead: LeadTable) =>
      logReply(desk, changeBy(elena, await desk.row(lead.id)), { channel: 'telephone', comment: '' }),
    erase: (key: string, confirmation: string) =>
      erasePerson({ ...desk, mailFiles: mailFilesIn(null) }, { key, by, confirmation }),
  });
}

/** Columns that a merge must not change for good. */
const standing = [
  'stage',
  'folder',
  'owner_id',
  'email',
  'phone',
  'replied_at',
  'due_at',
  'waits_until',
] as const;

function pick(lead: LeadTable) {
  return Object.fromEntries(standing.map((name) => [name, lead[name] === null ? null : String(lead[name])]));
}

describeOnEachDatabase('undoing a merge', (open) => {
  test('restores both requests as they were, and keeps what was written since with the kept one', async () => {
    const desk = await deskWith(open);
    const kept = await desk.submit({ ...coffee, email: '', phone: '+52 229 555 0100' });
    await desk.answer(kept);
    desk.now += hour;
    const other = await desk.submit(tea);
    await assignLead(desk, changeBy(elena, other), daniel.id);
    await changeStage(desk, changeBy(elena, await desk.row(other.id)), { to: 'quoting' });
    await addNote(desk, { leadId: other.id, by, text: 'Wants jute sacks' });
    for (const { id } of [elena, daniel])
      await saveDraft(desk, { leadId: other.id, staffId: id, subject: 'Tea', body: 'Dear Ana' });
    const before = [pick(await desk.row(kept.id)), pick(await desk.row(other.id))];

    expect(await desk.merge(kept, other)).toMatchObject({ ok: false, reason: 'different-people' });
    expect(await desk.merge(kept, other, true)).toMatchObject({ ok: true });
    expect(await desk.row(kept.id)).toMatchObject({ email: '', replied_at: null });
    desk.now += 60_000;
    await saveDraft(desk, { leadId: kept.id, staffId: elena.id, subject: 'Both', body: 'Dear Ana' });
    await addNote(desk, { leadId: kept.id, by, text: 'Both by sea' });
    expect(await desk.unmerge(kept, other)).toMatchObject({ ok: true });

    expect([pick(await desk.row(kept.id)), pick(await desk.row(other.id))]).toEqual(before);
    expect(await desk.row(other.id)).toMatchObject({ merged_into: null });
    for (const text of ['tea', 'jute', other.reference])
      expect(await desk.found({ text }), text).toEqual([other.reference]);
    for (const text of ['coffee', 'both by sea', kept.reference])
      expect(await desk.found({ text }), text).toEqual([kept.reference]);
    expect(await findDraft(desk.db, other.id, daniel.id)).toMatchObject({ subject: 'Tea' });
    expect(await findDraft(desk.db, kept.id, elena.id)).toMatchObject({ subject: 'Both' });
    expect(await findDraft(desk.db, kept.id, daniel.id)).toBeNull();
    const lead = await findLead(desk, kept.id);
    if (!lead) throw new Error('The lead is gone.');
    expect((await listTimeline(desk.db, lead)).events.map(({ data }) => data).at(-1)).toEqual({
      type: 'merge-undone',
      leadId: other.id,
      reference: other.reference,
    });
    expect((await desk.events(other.id)).slice(-2)).toEqual(['merged-into', 'merge-undone']);
    expect(await desk.unmerge(kept, other)).toEqual({ ok: false, reason: 'not-merged' });
    expect(await desk.merge(other, kept, true)).toMatchObject({ ok: true });
  });

  test('leaves the timer that somebody stopped since, and takes only the timer of the one that leaves', async () => {
    const desk = await deskWith(open);
    const kept = await desk.submit(coffee);
    await desk.answer(kept);
    desk.now += hour;
    const one = await desk.submit(tea);
    desk.now += hour;
    const two = await desk.submit(tea);
    await desk.merge(kept, one);
    await desk.merge(kept, two);
    expect(await desk.row(kept.id)).toMatchObject({ waits_until: one.due_at });
    await desk.unmerge(kept, one);
    expect(await desk.row(kept.id)).toMatchObject({ waits_until: two.due_at });
    await desk.unmerge(kept, two);
    expect((await desk.row(kept.id)).waits_until).toBeNull();

    await desk.merge(kept, one);
    desk.now += 60_000;
    await desk.answer(kept);
    const { replied_at } = await desk.row(kept.id);
    await desk.unmerge(kept, one);
    expect((await desk.row(kept.id)).replied_at).toBe(replied_at);
    expect(await desk.row(one.id)).toMatchObject({ waits_until: one.due_at });
  });

  test('gives back the mark of a customer who wrote, which the merge has kept of the newest', async () => {
    const desk = await deskWith(open);
    const [kept, one, two] = [await desk.submit(coffee), await desk.submit(tea), await desk.submit(tea)];
    const writtenAt: Record<string, number> = {};
    for (const { id: leadId } of [kept, two, one]) {
      desk.now += hour;
      writtenAt[leadId] = desk.now;
      const written = { key: leadId, from: '', text: 'When?', quoted: '', fileIds: [] };
      await receiveMessage(desk, { ...written, leadId, via: 'page', at: desk.now });
    }
    const mark = async () => (await desk.row(kept.id)).customer_wrote_at;
    await desk.merge(kept, one);
    expect(await mark()).toBe(writtenAt[one.id]);
    await desk.merge(kept, two);
    expect(await mark()).toBe(writtenAt[one.id]);
    await desk.unmerge(kept, one);
    expect(await mark()).toBe(writtenAt[two.id]);
    await desk.unmerge(kept, two);
    expect(await mark()).toBe(writtenAt[kept.id]);

    // A mark that was answered is none.
    await desk.answer(one);
    await desk.answer(kept);
    await desk.merge(one, kept);
    expect((await desk.row(one.id)).waits_until).toBeNull();
    const fresh = await desk.submit(tea);
    await desk.merge(one, fresh);
    expect(await desk.row(one.id)).toMatchObject({ waits_until: fresh.due_at, customer_wrote_at: null });
  });

  test('separates each of those that were merged one into another', async () => {
    const desk = await deskWith(open);
    const [one, two, three] = [await desk.submit(coffee), await desk.submit(tea), await desk.submit(coffee)];
    await desk.answer(three);
    await saveDraft(desk, { leadId: one.id, staffId: elena.id, subject: 'One', body: '' });
    await desk.merge(two, one);
    await desk.merge(three, two);
    expect(await findDraft(desk.db, three.id, elena.id)).toMatchObject({ subject: 'One' });
    expect(await desk.unmerge(two, one)).toMatchObject({ ok: false, reason: 'no-such-lead' });
    expect(await desk.unmerge(three, two)).toMatchObject({ ok: true });
    // One came along, and still waits.
    expect(await desk.row(one.id)).toMatchObject({ merged_into: three.id });
    expect(await desk.row(three.id)).toMatchObject({ waits_until: one.due_at });
    expect(await desk.unmerge(three, one)).toMatchObject({ ok: true });
    expect(await findDraft(desk.db, three.id, elena.id)).toBeNull();
    expect(await findDraft(desk.db, one.id, elena.id)).toMatchObject({ subject: 'One' });
    expect((await desk.found({})).sort()).toEqual([one, two, three].map(({ reference }) => reference).sort());
  });

  test('leaves a draft with the kept one where its author has changed it there', async () => {
    const desk = await deskWith(open);
    const [kept, other] = [await desk.submit(coffee), await desk.submit(tea)];
    const save = ({ id }: LeadTable, subject: string) =>
      saveDraft(desk, { leadId: id, staffId: elena.id, subject, body: '' });
    const shown = async ({ id }: LeadTable) => (await findDraft(desk.db, id, elena.id))?.subject ?? null;
    await save(other, 'Tea');
    await desk.merge(kept, other);
    await save(kept, 'Tea and coffee');
    expect([await shown(kept), await shown(other)]).toEqual(['Tea and coffee', null]);
    await desk.unmerge(kept, other);
    await save(other, 'Tea');
    await desk.merge(kept, other);
    // Both are somebody's: the one that is kept comes first.
    expect(await shown(kept)).toBe('Tea and coffee');
    await discardDraft(desk.db, kept.id, elena.id);
    expect(await shown(kept)).toBe('Tea');
    // A second time, as the page asks after a save that it gave up, leaves the other draft.
    await discardDraft(desk.db, kept.id, elena.id);
    expect(await shown(kept)).toBe('Tea');
    await discardSentDraft(desk.db, kept.id, elena.id);
    expect([await shown(kept), await shown(other)]).toEqual([null, null]);
  });

  test('is refused for a stale page, and done once where two ask for it at the same time', async () => {
    const desks = await desksOn(open, 2);
    const [desk, second] = desks;
    if (!desk || !second) throw new Error('There is no desk.');
    const [kept, other] = [await desk.submit(coffee), await desk.submit(tea)];
    await mergeLeads(desk, { keep: kept, other, by });
    const undo = (deps: typeof desk, version: number) =>
      unmergeLead(deps, { keep: { id: kept.id, version }, otherId: other.id, by });
    expect(await undo(desk, 1)).toMatchObject({ ok: false, reason: 'changed' });
    const outcomes = await Promise.all([undo(desk, 2), undo(second, 2)]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('leaves what was written since with the kept one, and takes no way to answer', async () => {
    const desk = await deskWith(open);
    const his = await desk.submit({ clientName: 'Ben Ode', email: 'ben@ode.example', products: 'Walnuts' });
    const hers = await desk.submit({ ...coffee, clientName: 'Ana Zarzuela', phone: '+52 229 555 0177' });
    await desk.merge(his, hers, true);
    await addNote(desk, { leadId: his.id, by, text: 'Zarzuela: ask Ana Zarzuela first' });
    await desk.unmerge(his, hers);
    expect(await desk.row(his.id)).toMatchObject({ phone: '' });
    expect(await desk.found({ text: 'zarzuela first' })).toEqual([his.reference]);
  });

  test('is refused for what was deleted', async () => {
    const desk = await deskWith(open);
    const [one, two] = [
      await desk.submit({ email: 'eva@example.com' }),
      await desk.submit({ email: 'eva@example.com' }),
    ];
    await desk.merge(one, two);
    await desk.erase(two.id, 'eva@example.com');
    expect(await desk.unmerge(one, two)).toEqual({ ok: false, reason: 'erased' });
  });
});

import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addNote } from './add-note.ts';
import { assignLead } from './assign-lead.ts';
import { changeMany } from './change-many.ts';
import { changeStage, restoreLead } from './change-stage.ts';
import { logReply } from './log-reply.ts';

describeOnEachDatabase('work on a lead', (open) => {
  test('a stale page is refused with what changed since, and undoes nothing', async () => {
    const desk = deskOn(await open());
    const seen = await desk.submit();
    expect(await changeStage(desk, changeBy(elena, seen), { to: 'quoting' })).toEqual({
      ok: true,
      version: 2,
    });
    await addNote(desk, { leadId: seen.id, by: nameOf(elena), text: 'Carrier asked' });
    const stale = await changeStage(desk, changeBy(daniel, seen), { to: 'need-information' });
    expect(stale).toMatchObject({ ok: false, reason: 'changed', version: 2 });
    const since = 'since' in stale ? stale.since : [];
    expect(since.map(({ actor, data }) => ['name' in actor && actor.name, data])).toEqual([
      ['Elena Quintana', { type: 'stage', from: 'new', to: 'quoting' }],
      ['Elena Quintana', { type: 'note', text: 'Carrier asked', mentions: [] }],
    ]);
    expect(await desk.row(seen.id)).toMatchObject({ stage: 'quoting', version: 2 });
  });

  test('of two who change it at the same moment, one does', async () => {
    const desks = await desksOn(open, 2);
    const [desk] = desks;
    if (!desk) throw new Error('There is no desk.');
    const seen = await desk.submit();
    const outcomes = await Promise.all(
      desks.map((one, index) => assignLead(one, changeBy(elena, seen), index === 0 ? elena.id : daniel.id)),
    );
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await desk.events(seen.id)).toEqual(['received', 'owner']);
  });

  test('a loss needs its reason; the same stage, an unknown lead and an unknown owner are refused', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const to = (choice: Parameters<typeof changeStage>[2]) =>
      changeStage(desk, changeBy(elena, lead), choice);
    expect(await to({ to: 'lost' })).toEqual({ ok: false, reason: 'reason-missing' });
    expect(await to({ to: 'lost', reason: 'other' })).toEqual({ ok: false, reason: 'comment-missing' });
    expect(await to({ to: 'new' })).toEqual({ ok: false, reason: 'same-stage' });
    expect(await to({ to: 'lost', reason: 'other', comment: 'x'.repeat(301) })).toMatchObject({ ok: false });
    const nowhere = { leadId: 'none', version: 1, by: nameOf(elena) };
    expect(await changeStage(desk, nowhere, { to: 'won' })).toEqual({ ok: false, reason: 'no-such-lead' });
    expect(await assignLead(desk, changeBy(elena, lead), 'nobody')).toEqual({
      ok: false,
      reason: 'no-such-staff',
    });
    expect(await desk.events(lead.id)).toEqual(['received']);
    expect(await to({ to: 'lost', reason: 'price' })).toEqual({ ok: true, version: 2 });
    expect(await desk.row(lead.id)).toMatchObject({ lost_reason: 'price', waits_until: null });
  });

  test('spam keeps the stage below; restoring sends the acknowledgement that was held back, once', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({}, true);
    expect(lead).toMatchObject({ folder: 'spam', stage: 'new', waits_until: null });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);

    // The promise of that Friday is long broken: the acknowledgement makes one that can be kept.
    desk.now = Date.parse('2026-12-01T15:00:00Z');
    expect(await restoreLead(desk, changeBy(elena, lead))).toEqual({ ok: true, version: 2 });
    const restored = await desk.row(lead.id);
    expect(new Date(restored.due_at).toISOString()).toBe('2026-12-02T15:00:00.000Z');
    expect(restored).toMatchObject({ folder: 'inbox', waits_until: restored.due_at });
    const [mail] = await desk.mails('lead-acknowledgement');
    expect(JSON.parse(mail?.props ?? '')).toMatchObject({ dueAt: restored.due_at, folder: 'inbox' });

    await changeStage(desk, changeBy(elena, restored), { to: 'spam' });
    expect(await desk.found({})).toEqual([]);
    expect(await desk.found({ stage: 'spam' })).toEqual([lead.reference]);
    await changeStage(desk, changeBy(elena, { ...lead, version: 3 }), { to: 'quoting' });
    expect(await desk.found({ stage: 'quoting' })).toEqual([lead.reference]);
    expect(await desk.mails('lead-acknowledgement')).toHaveLength(1);
    expect(await desk.events(lead.id)).toEqual(['received', 'stage', 'acknowledged', 'stage', 'stage']);
    expect(await restoreLead(desk, changeBy(elena, { ...lead, version: 4 }))).toEqual({
      ok: false,
      reason: 'not-spam',
    });
  });

  test('what a person answered while it lay in spam comes back without a promise of an answer', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({}, true);
    await logReply(desk, changeBy(elena, lead), { channel: 'telephone', comment: '' });
    expect(await restoreLead(desk, changeBy(elena, { ...lead, version: 2 }))).toMatchObject({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ folder: 'inbox', waits_until: null });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
  });

  test('many at once are each refused by themselves', async () => {
    const desk = deskOn(await open());
    const leads = [await desk.submit(), await desk.submit(), await desk.submit()];
    await assignLead(desk, changeBy(elena, leads[1] as (typeof leads)[0]), daniel.id);
    const results = await changeMany(desk, {
      leads,
      by: nameOf(elena),
      change: { kind: 'stage', choice: { to: 'spam' } },
    });
    expect(results.map(({ outcome }) => outcome.ok)).toEqual([true, false, true]);
    expect(await desk.found({ stage: 'spam' })).toHaveLength(2);
    const all = { leads: Array.from({ length: 201 }, () => ({ id: 'x', version: 1 })), by: nameOf(elena) };
    await expect(changeMany(desk, { ...all, change: { kind: 'owner', ownerId: null } })).rejects.toThrow(
      '200',
    );
  });

  test('the timeline cannot be changed, not even by the code', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.submit();
    await expect(desk.db.updateTable('lead_events').set({ type: 'note' }).execute()).rejects.toThrow(
      'only ever added',
    );
    await expect(desk.db.deleteFrom('lead_events').where('lead_id', '=', id).execute()).rejects.toThrow(
      'only ever',
    );
  });

  test('a note tells those whom it names, but not its author', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const text = 'Ask @daniel and @Elena Quintana about Ñuñoa';
    const outcome = await addNote(desk, { leadId: lead.id, by: nameOf(elena), text });
    expect(outcome).toEqual({ ok: true, mentions: [nameOf(daniel), nameOf(elena)] });
    const mails = await desk.mails('lead-mention');
    expect(mails.map(({ props }) => JSON.parse(props).address)).toEqual([daniel.email]);
    expect(await desk.found({ text: 'nunoa' })).toEqual([lead.reference]);
    expect((await desk.row(lead.id)).version).toBe(1);
    expect(await addNote(desk, { leadId: lead.id, by: nameOf(elena), text: ' ' })).toMatchObject({
      ok: false,
    });
    expect(await addNote(desk, { leadId: 'none', by: nameOf(elena), text: 'x' })).toMatchObject({
      ok: false,
    });
  });
});

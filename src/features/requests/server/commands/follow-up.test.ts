import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { sentQuote } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { countLeads } from '../inbox/count-leads.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { assignLead } from './assign-lead.ts';
import { changeMany } from './change-many.ts';
import { changeStage, restoreLead } from './change-stage.ts';
import { setFollowUp } from './follow-up.ts';
import { logReply } from './log-reply.ts';
import { remindOfFollowUps } from './remind.ts';

const byTelephone = { channel: 'telephone', comment: 'Called back' } as const;
const page = { sort: 'newest', limit: 50 } as const;

describeOnDatabase('the follow-up of a lead', (open) => {
  async function begin() {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const again = async () => changeBy(elena, await desk.row(lead.id));
    const followUp = async () => (await desk.row(lead.id)).follow_up_at;
    const message = (key: string) => desk.receive(lead.id, 'Any news?', { key });
    return { desk, lead, again, followUp, message };
  }

  test('is proposed with Quoted and Need information, and ends with other stages', async () => {
    const { desk, again, followUp } = await begin();
    await changeStage(desk, await again(), { to: 'need-information' });
    const first = await followUp();
    expect(first).toBeGreaterThan(desk.now);
    await changeStage(desk, await again(), { to: 'quoted' });
    expect(await followUp()).toBeGreaterThan(Number(first));
    await changeStage(desk, await again(), { to: 'quoting' });
    expect(await followUp()).toBeNull();
    for (const choice of [{ to: 'won' }, { to: 'lost', reason: 'price' }, { to: 'spam' }] as const) {
      await changeStage(desk, await again(), { to: 'quoted' });
      expect(await followUp()).not.toBeNull();
      await changeStage(desk, await again(), choice);
      expect(await followUp()).toBeNull();
    }
  });

  test('comes back with the undo of a move to Lost or to spam', async () => {
    const { desk, lead, again, followUp } = await begin();
    await changeStage(desk, await again(), { to: 'quoting' });
    await setFollowUp(desk, await again(), '2026-12-18');
    const before = await followUp();
    await changeStage(desk, await again(), { to: 'lost', reason: 'price' });
    await changeStage(desk, await again(), { to: 'quoting', followUpDate: '2026-12-18' });
    expect(await followUp()).toBe(before);
    await changeStage(desk, await again(), { to: 'spam' });
    expect(await followUp()).toBeNull();
    await restoreLead(desk, await again(), { followUpDate: '2026-12-18' });
    expect(await followUp()).toBe(before);
    const { version } = await again();
    const spam = { kind: 'stage', choice: { to: 'spam' } } as const;
    await changeMany(desk, { leads: [{ id: lead.id, version }], by: elena, change: spam });
    const leads = [{ id: lead.id, version: (await again()).version }];
    await changeMany(desk, { leads, by: elena, change: { kind: 'restore', followUpDate: '2026-12-18' } });
    expect(await followUp()).toBe(before);
    const far = { to: 'quoted', followUpDate: '2099-01-01' } as const;
    expect(await changeStage(desk, await again(), far)).toEqual({ ok: false, reason: 'date-too-far' });
  });

  test('follows the last day of the quote that the customer has', async () => {
    const { desk, lead, again, followUp } = await begin();
    await changeStage(desk, await again(), { to: 'quoted', validUntil: '2026-12-11' });
    expect(new Date(Number(await followUp())).toISOString().slice(0, 10)).toBe('2026-12-09');
    await changeStage(desk, await again(), { to: 'quoting' });
    const quote = sentQuote({ id: 'quote-1', lead_id: lead.id, valid_until: '2026-12-18' });
    await desk.db.insertInto('quotes').values(quote).execute();
    await changeStage(desk, await again(), { to: 'quoted' });
    expect(new Date(Number(await followUp())).toISOString().slice(0, 10)).toBe('2026-12-16');
  });

  test('is set to a day by staff, with an event, and refused where it makes no sense', async () => {
    const { desk, lead, again, followUp } = await begin();
    const seen = await again();
    expect(await setFollowUp(desk, seen, '2026-12-01')).toMatchObject({ ok: true });
    expect(await setFollowUp(desk, seen, '2026-12-02')).toMatchObject({ ok: false, reason: 'changed' });
    const refusal = async (date: string | null) => await setFollowUp(desk, await again(), date);
    expect(await refusal('2026-12-01')).toEqual({ ok: false, reason: 'nothing-changed' });
    expect(await refusal('2036-12-01')).toEqual({ ok: false, reason: 'date-too-far' });
    expect(await refusal('1926-12-01')).toEqual({ ok: false, reason: 'date-too-far' });
    expect(await refusal(null)).toMatchObject({ ok: true });
    expect(await followUp()).toBeNull();
    expect((await desk.events(lead.id)).filter((type) => type === 'follow-up')).toHaveLength(2);
    await changeStage(desk, await again(), { to: 'lost', reason: 'price' });
    expect(await refusal('2026-12-01')).toEqual({ ok: false, reason: 'closed' });
    await changeStage(desk, await again(), { to: 'spam' });
    expect(await refusal('2026-12-01')).toEqual({ ok: false, reason: 'spam' });
  });

  test('ends when the customer writes, and is proposed again once that is answered', async () => {
    const { desk, again, followUp, message } = await begin();
    await changeStage(desk, await again(), { to: 'quoted' });
    await logReply(desk, await again(), byTelephone);
    const first = await followUp();
    await message('first');
    expect(await followUp()).toBeNull();
    await logReply(desk, await again(), byTelephone);
    expect(await followUp()).toBe(first);
    // A date that lies ahead is kept.
    await setFollowUp(desk, await again(), '2027-01-04');
    const chosen = await followUp();
    await logReply(desk, await again(), byTelephone);
    expect(await followUp()).toBe(chosen);
  });

  test('that is due is to do for its owner, found by the filter, and reminded of once', async () => {
    const { desk, lead, again, followUp } = await begin();
    await assignLead(desk, await again(), daniel.id);
    await changeStage(desk, await again(), { to: 'quoted' });
    await logReply(desk, await again(), byTelephone);
    const toDo = async (staffId: string) => (await listLeads(desk, { toDo: staffId }, page)).leads.length;
    const found = async (followUp: 'due' | 'any') => {
      const { stages } = await countLeads(desk, { followUp });
      const { leads } = await listLeads(desk, { followUp }, page);
      expect(stages.quoted).toBe(leads.length);
      return leads.map((one) => one.isFollowUpDue);
    };
    expect(await toDo(daniel.id)).toBe(0);
    expect(await found('any')).toEqual([false]);
    expect(await found('due')).toEqual([]);
    expect(await remindOfFollowUps(desk)).toBe(0);
    desk.now = Number(await followUp());
    expect(await toDo(daniel.id)).toBe(1);
    expect(await toDo(elena.id)).toBe(0);
    expect(await found('due')).toEqual([true]);
    expect((await countLeads(desk, { toDo: daniel.id })).stages.quoted).toBe(1);
    expect(await remindOfFollowUps(desk)).toBe(1);
    expect(await remindOfFollowUps(desk)).toBe(0);
    const [mail, ...more] = await desk.mails('leads-due');
    expect(more).toEqual([]);
    expect(JSON.parse(mail?.props ?? '')).toMatchObject({
      kind: 'follow-up',
      to: { address: daniel.email },
      leads: [{ id: lead.id, dueAt: desk.now }],
    });
    // Put off, it is reminded of again on the new day.
    await setFollowUp(desk, await again(), '2026-12-15');
    expect(await toDo(daniel.id)).toBe(0);
    desk.now = Number(await followUp());
    expect(await remindOfFollowUps(desk)).toBe(1);
  });

  test('of a merged lead is no longer due, and is put off for many at once with what was before', async () => {
    const { desk, lead, again, followUp } = await begin();
    const other = await desk.submit();
    await setFollowUp(desk, await again(), '2026-12-01');
    const leads = await Promise.all([lead.id, other.id].map((id) => desk.row(id)));
    const results = await changeMany(desk, {
      leads: leads.map(({ id, version }) => ({ id, version })),
      by: nameOf(elena),
      change: { kind: 'follow-up', date: '2026-12-02' },
    });
    expect(results.map((result) => result.fromFollowUp)).toEqual(['2026-12-01', null]);
    const [one, two] = await Promise.all([lead.id, other.id].map((id) => desk.row(id)));
    if (!one || !two) throw new Error('A lead is gone.');
    await mergeLeads(desk, { keep: two, other: one, by: nameOf(elena), differentPeople: true });
    desk.now = Number(await followUp());
    expect(await remindOfFollowUps(desk)).toBe(1);
    expect((await listLeads(desk, { followUp: 'due' }, page)).leads.map(({ id }) => id)).toEqual([two.id]);
  });
});

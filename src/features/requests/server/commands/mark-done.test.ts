import { expect, test } from 'vitest';
import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { day } from '#platform/values/durations.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { countLeads } from '../inbox/count-leads.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { unmergeLead } from '../merge/unmerge-lead.ts';
import { assignLead } from './assign-lead.ts';
import { changeMany } from './change-many.ts';
import { changeStage } from './change-stage.ts';
import { markDone, unmarkDone } from './mark-done.ts';

describeOnEachDatabase('a request that needs no answer', (open) => {
  const toDo = async (desk: ReturnType<typeof deskOn>) => {
    const { stages } = await countLeads(desk, { toDo: elena.id });
    return Object.values(stages).reduce((sum, count) => sum + count, 0);
  };

  test('waits for nobody, keeps its stage, and is neither a reply nor a loss', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.write('I am looking for a job.');
    expect(await toDo(desk)).toBe(1);
    expect(await markDone(desk, changeBy(elena, await desk.row(id)))).toMatchObject({ ok: true });
    const done = {
      stage: 'new',
      waits_until: null,
      replied_at: null,
      first_replied_at: null,
      follow_up_at: null,
    };
    expect(await desk.row(id)).toMatchObject(done);
    expect(await toDo(desk)).toBe(0);
    expect(await desk.events(id)).toEqual(['received', 'done']);
    desk.now += 7 * day;
    const { answers, outcomes, count } = await leadFigures(desk, { weeks: 4 });
    expect({ answers, count, lost: outcomes.lost }).toEqual({
      answers: { answered: 0, median: null, ninetieth: null, inTime: 0, late: 0 },
      count: 1,
      lost: 0,
    });
  });

  test('is opened again by a message, whose answer is due from then on', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.write('Thanks.');
    await markDone(desk, changeBy(elena, await desk.row(id)));
    desk.now += 3 * day;
    await desk.receive(id, 'One more question');
    const row = await desk.row(id);
    expect(row).toMatchObject({ no_answer_needed_at: null });
    expect(Number(row.waits_until)).toBeGreaterThan(desk.now);
    expect(Number(row.promised_at)).toBe(Number(row.due_at));
    expect(await toDo(desk)).toBe(1);
    await sendReply(desk, changeBy(elena, row), { subject: 'Re', body: 'Yes' });
    desk.now += day;
    expect((await leadFigures(desk, { weeks: 4 })).answers).toMatchObject({ inTime: 1, late: 0 });
  });

  test('keeps the stage of a quoted request whose customer only thanks', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.submit();
    await sendReply(desk, changeBy(elena, await desk.row(id)), {
      subject: 'Re',
      body: 'Soon',
      stage: { to: 'quoted' },
    });
    await desk.receive(id, 'Thank you, received!');
    await markDone(desk, changeBy(elena, await desk.row(id)));
    expect(await desk.row(id)).toMatchObject({ stage: 'quoted', waits_until: null });
    expect(await toDo(desk)).toBe(0);
  });

  test('waits again until the same time once that is taken back, with its follow-up', async () => {
    const desk = deskOn(await open());
    const { id, waits_until } = await desk.submit();
    await markDone(desk, changeBy(elena, await desk.row(id)));
    expect(await unmarkDone(desk, changeBy(elena, await desk.row(id)), '2026-12-01')).toMatchObject({
      ok: true,
    });
    const row = await desk.row(id);
    expect(Number(row.waits_until)).toBe(Number(waits_until));
    expect(row.follow_up_at).not.toBe(null);
    expect(await unmarkDone(desk, changeBy(elena, row))).toEqual({ ok: false, reason: 'not-done' });
  });

  test('is refused twice, for a stale page, a notice and spam', async () => {
    const desk = deskOn(await open());
    const seen = await desk.submit();
    await assignLead(desk, changeBy(elena, seen), elena.id);
    expect(await markDone(desk, changeBy(elena, seen))).toMatchObject({ ok: false, reason: 'changed' });
    const again = async () => markDone(desk, changeBy(elena, await desk.row(seen.id)));
    expect(await again()).toMatchObject({ ok: true });
    expect(await again()).toEqual({ ok: false, reason: 'done-already' });
    const { id } = await desk.write('Hello');
    for (const to of ['notice', 'spam'] as const) {
      await changeStage(desk, changeBy(elena, await desk.row(id)), { to });
      expect(await markDone(desk, changeBy(elena, await desk.row(id)))).toEqual({ ok: false, reason: to });
    }
  });

  test('is marked with others at once', async () => {
    const desk = deskOn(await open());
    const leads = [await desk.submit(), await desk.write('Hi')].map(({ id, version }) => ({ id, version }));
    const results = await changeMany(desk, { leads, by: elena, change: { kind: 'done' } });
    expect(results.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    expect(await toDo(desk)).toBe(0);
  });

  test('stays done when a request that waits for nobody is merged into it, and after the merge is undone', async () => {
    const desk = deskOn(await open());
    const kept = await desk.submit();
    const other = await desk.submit({ products: 'Tiles' });
    for (const { id } of [kept, other]) await markDone(desk, changeBy(elena, await desk.row(id)));
    const seen = async (id: string) => ({ id, version: (await desk.row(id)).version });
    await mergeLeads(desk, { keep: await seen(kept.id), other: await seen(other.id), by: elena });
    expect(await desk.row(kept.id)).toMatchObject({ waits_until: null });
    await unmergeLead(desk, { keep: await seen(kept.id), otherId: other.id, by: elena });
    for (const { id } of [kept, other]) {
      const row = await desk.row(id);
      expect(row).toMatchObject({ waits_until: null });
      expect(row.no_answer_needed_at).not.toBe(null);
    }
  });
});

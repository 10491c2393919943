import { expect, test } from 'vitest';
import { hour, minute } from '#platform/values/durations.ts';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { leadPage } from '../../lead-input.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { changeMany } from './change-many.ts';
import { setPriority } from './priority.ts';

describeOnEachDatabase('a request with priority', (open) => {
  test('stands before others of the same due hour, and behind those of the hour before, on every page', async () => {
    const desk = deskOn(await open());
    const submitDue = async (due: number) => {
      const lead = await desk.submit();
      await desk.db
        .updateTable('leads')
        .set({ due_at: due, waits_until: due })
        .where('id', '=', lead.id)
        .execute();
      return lead;
    };
    const at = Math.ceil(desk.now / hour) * hour + hour;
    const before = await submitDue(at - minute);
    const first = await submitDue(at);
    const second = await submitDue(at + minute);
    const last = await submitDue(at + 59 * minute);
    const order = () => desk.found({}, 'urgent');
    expect(await setPriority(desk, changeBy(elena, last), true)).toMatchObject({ ok: true });
    const expected = [before, last, first, second].map(({ reference }) => reference);
    expect(await order()).toEqual(expected);
    const paged: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = { sort: 'urgent', limit: 1, ...(cursor ? { cursor } : {}) };
      const { leads, next } = await listLeads(desk, {}, leadPage.parse(page));
      paged.push(...leads.map(({ reference }) => reference));
      cursor = next;
    } while (cursor);
    expect(paged).toEqual(expected);
    expect(await setPriority(desk, changeBy(elena, { ...last, version: 2 }), true)).toMatchObject({
      reason: 'nothing-changed',
    });
    const change = { by: nameOf(elena), change: { kind: 'not-priority' } } as const;
    await changeMany(desk, { ...change, leads: [{ id: last.id, version: 2 }] });
    expect(await order()).toEqual([before, first, second, last].map(({ reference }) => reference));
    expect((await desk.events(last.id)).slice(-2)).toEqual(['priority', 'not-priority']);
  });
});

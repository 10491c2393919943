import { expect, test } from 'vitest';
import { daniel, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import type { PresentStaff } from '../../lead.ts';
import { createPresenceFeed, deleteOldPresence, endPresence, showPresence } from './presence.ts';

describeOnDatabase('presence', (open) => {
  test('two people in one lead see each other, on any instance, until one is away', async () => {
    const [desk, other] = await desksOn(open, 2);
    if (!desk || !other) throw new Error('There is no desk.');
    const { id } = await desk.submit();
    expect(await showPresence(desk, id, nameOf(elena))).toEqual([]);
    expect(await showPresence(other, id, nameOf(daniel))).toEqual([{ ...nameOf(elena), isTyping: false }]);
    expect(await showPresence(desk, id, nameOf(elena))).toEqual([{ ...nameOf(daniel), isTyping: false }]);
    await endPresence(other, id, daniel.id);
    expect(await showPresence(desk, id, nameOf(elena))).toEqual([]);
    other.now += 46_000;
    expect(await showPresence(other, id, nameOf(daniel))).toEqual([]);
    await deleteOldPresence(other);
    expect(await desk.db.selectFrom('lead_presence').select('staff_id').execute()).toEqual([
      { staff_id: daniel.id },
    ]);
  });

  test('a follower learns within two seconds who comes, types and leaves, on any instance', async () => {
    const [desk, other] = await desksOn(open, 2);
    if (!desk || !other) throw new Error('There is no desk.');
    const [{ id }, elsewhere] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
    const feed = createPresenceFeed({
      ...desk,
      report: (error) => {
        throw error;
      },
    });
    const received: PresentStaff[][] = [];
    const leave = feed.follow({ leadId: id, staffId: elena.id, onChange: (here) => received.push(here) });
    const latest = () => expect.poll(() => received.at(-1), { timeout: 2000, interval: 20 });
    await latest().toEqual([]);
    await showPresence(desk, id, nameOf(elena));
    await showPresence(other, elsewhere.id, nameOf(daniel));
    await showPresence(other, id, { ...nameOf(daniel), isTyping: true });
    await latest().toEqual([{ ...nameOf(daniel), isTyping: true }]);
    // A page that is loaded again reports no typing.
    await showPresence(other, id, nameOf(daniel));
    desk.now += 9_000;
    await latest().toEqual([{ ...nameOf(daniel), isTyping: false }]);
    await endPresence(other, id, daniel.id);
    await latest().toEqual([]);
    expect(received).toHaveLength(4);
    leave();
    feed.close();
  });
});

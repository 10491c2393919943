import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadHappening } from '../../../contract/lead-event.ts';
import { changeBy, desksOn, elena } from '../../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts';
import { changeStage } from './change-stage.ts';
import { appendEvent, lastPosition, listEventsAfter } from './lead-events.ts';

describeOnEachDatabase('the events of the desk', (open) => {
  test('a follower who reads while many write misses none and sees none twice', async () => {
    const [reader, ...writers] = await desksOn(open, 4);
    if (!reader) throw new Error('There is nobody to follow.');
    const { db } = reader;
    const seen: number[] = [];
    let done = false;
    const follow = async () => {
      for (;;) {
        const last = done;
        const events = await listEventsAfter(reader, seen.at(-1) ?? 0, 7);
        seen.push(...events.map(({ position }) => position));
        if (last && events.length === 0) return;
        await new Promise((next) => setTimeout(next, 1));
      }
    };
    const write = async (desk: (typeof writers)[number]) => {
      for (let count = 0; count < 8; count += 1) {
        const lead = await desk.submit();
        await changeStage(desk, changeBy(elena, lead), { to: 'quoting' });
      }
    };
    const following = follow();
    await Promise.all(writers.map(write));
    done = true;
    await following;
    const stored = await db.selectFrom('lead_events').select('position').orderBy('position').execute();
    expect(seen).toEqual(stored.map(({ position }) => Number(position)));
    expect(seen).toHaveLength(48);
    expect(await lastPosition(reader)).toBe(seen.at(-1));
  });

  test('a reader waits for a lower position that is not committed yet', async () => {
    const [reader, slow, quick] = await desksOn(open, 3);
    if (!reader || !slow || !quick) throw new Error('There is nobody to write.');
    // SQLite has one writer: nothing can be committed out of order.
    if (reader.engine === 'sqlite') return;
    const { id: leadId, number } = await reader.submit();
    const note: LeadHappening = { type: 'note', text: 'Slow', mentions: [] };
    const [started, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = slow.db.transaction().execute(async (transaction) => {
      await appendEvent(transaction, { leadId, version: 1, by: null, at: slow.now, happening: note });
      started.resolve();
      await commit.promise;
    });
    await started.promise;
    await quick.submit();

    let read = false;
    const reading = listEventsAfter(reader, number).finally(() => {
      read = true;
    });
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where classid = 5 and not granted
        and objid::bigint = hashtext(current_schema())::bigint & 4294967295`.execute(quick.db);
      return rows.length > 0;
    };
    while (!read && !(await isWaiting()));
    commit.resolve();
    await writing;
    const types = (await reading).map(({ happening }) => happening.type);
    expect(types).toEqual(['note', 'received']);
  });
});

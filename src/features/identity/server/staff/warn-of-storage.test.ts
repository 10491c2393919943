import { expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { hour } from '#platform/values/durations.ts';
import { desksOn } from '#tests/support/desk.ts';
import { addStaff } from '#tests/support/staff.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { warnOfStorage } from './warn-of-storage.ts';

async function mailedOwners(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('props').where('type', '=', 'storage-low').execute();
  return rows.map(({ props }) => JSON.parse(props).to.name).sort();
}

describeOnEachDatabase('a disk that is running out of space', (open) => {
  test('mails every owner once in 24 hours, and nobody else', async () => {
    const { db } = await open();
    await addStaff(db, { name: 'Olga', role: 'owner' });
    await addStaff(db, { name: 'Omar', role: 'owner' });
    await addStaff(db, { name: 'Ada', role: 'agent' });
    let now = Date.now();
    let announced = 0;
    const deps = {
      db,
      clock: () => now,
      outboxIsWaiting: () => {
        announced += 1;
      },
    };
    await warnOfStorage(deps, { state: 'low', freeMegabytes: 900 });
    now += 23 * hour;
    await warnOfStorage(deps, { state: 'full', freeMegabytes: 100 });
    expect([await mailedOwners(db), announced]).toEqual([['Olga', 'Omar'], 1]);
    now += 2 * hour;
    await warnOfStorage(deps, { state: 'full', freeMegabytes: 100 });
    expect([await mailedOwners(db), announced]).toEqual([['Olga', 'Olga', 'Omar', 'Omar'], 2]);
  });

  test('mails an owner who is new within the 24 hours', async () => {
    const { db } = await open();
    const deps = { db, clock: Date.now, outboxIsWaiting: () => {} };
    await addStaff(db, { name: 'Olga', role: 'owner' });
    await warnOfStorage(deps, { state: 'low', freeMegabytes: 900 });
    await addStaff(db, { name: 'Omar', role: 'owner' });
    await warnOfStorage(deps, { state: 'low', freeMegabytes: 900 });
    expect(await mailedOwners(db)).toEqual(['Olga', 'Omar']);
  });

  test('mails once although several instances measure it at the same moment, today and tomorrow', async () => {
    const desks = await desksOn(open, 3);
    const [desk] = desks;
    if (!desk) throw new Error('There is no desk.');
    await addStaff(desk.db, { name: 'Olga', role: 'owner' });
    const warnAtOnce = () =>
      Promise.all(desks.map((one) => warnOfStorage(one, { state: 'low', freeMegabytes: 900 })));
    await warnAtOnce();
    expect(await mailedOwners(desk.db)).toEqual(['Olga']);
    for (const one of desks) one.now += 25 * hour;
    await warnAtOnce();
    expect(await mailedOwners(desk.db)).toEqual(['Olga', 'Olga']);
  });
});

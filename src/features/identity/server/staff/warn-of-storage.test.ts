import { expect, test } from 'vitest';
import { addStaff } from '../../../../../tests/support/staff.ts';
import { describeOnDatabase } from '../../../../../tests/support/test-database.ts';
import { hour } from '../../../../platform/values/durations.ts';
import { warnOfStorage } from './warn-of-storage.ts';

describeOnDatabase('a disk that is running out of space', (open) => {
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
    const mailed = async () => {
      const rows = await db.selectFrom('outbox').select('props').where('type', '=', 'storage-low').execute();
      return rows.map(({ props }) => JSON.parse(props).to.name).sort();
    };
    await warnOfStorage(deps, { state: 'low', freeMegabytes: 900 });
    now += 23 * hour;
    await warnOfStorage(deps, { state: 'full', freeMegabytes: 100 });
    expect([await mailed(), announced]).toEqual([['Olga', 'Omar'], 1]);
    now += 2 * hour;
    await warnOfStorage(deps, { state: 'full', freeMegabytes: 100 });
    expect([await mailed(), announced]).toEqual([['Olga', 'Olga', 'Omar', 'Omar'], 2]);
  });
});

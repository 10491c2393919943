import { expect, test } from 'vitest';
import { findBackupTimes, recordBegun, recordOutcome } from '#platform/backups/backup-records.ts';
import { createLogger } from '#platform/log/logger.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { backUpNightly, createBackupRunner, type NightlyBackup } from './nightly-backup.ts';

/** Half past two in Houston, in winter. */
const planned = Date.UTC(2027, 0, 5, 8, 30);

describeOnEachDatabase('the backup of the night', (open) => {
  async function setUp() {
    const { db } = await open();
    const ran: string[] = [];
    let now = planned - hour;
    let outcome: 'made' | 'fails' = 'made';
    const log = createLogger('silent');
    const runDesk: NightlyBackup['runDesk'] = async (args) => {
      ran.push(args[0] ?? '');
      const id = args[2];
      if (outcome === 'fails') throw new Error('No room.');
      if (id) await recordOutcome(db, id, { finished_at: now, folder: 'f' });
      else await db.updateTable('backups').set({ drilled_at: now }).execute();
      return '';
    };
    const nightly: NightlyBackup = {
      db,
      clock: () => now,
      log,
      startedAt: now,
      time: async () => '02:30',
      runner: createBackupRunner({ db, log, runDesk }),
      runDesk,
    };
    return {
      db,
      nightly,
      ran,
      at: (instant: number, what: 'made' | 'fails' = 'made') => {
        now = instant;
        outcome = what;
        return backUpNightly(nightly);
      },
    };
  }

  test('is made once when it is time, with a drill each week', async () => {
    const { ran, at, db } = await setUp();
    await at(planned - minute);
    expect(ran).toEqual([]);
    await at(planned);
    await at(planned + 5 * minute);
    expect(ran).toEqual(['backup', 'drill']);
    for (let night = 1; night <= 7; night += 1) await at(planned + night * day + minute);
    expect(ran.slice(2)).toEqual([...Array<string>(7).fill('backup'), 'drill']);
    expect(await findBackupTimes(db)).toMatchObject({
      backedUpAt: planned + 7 * day + minute,
      problem: null,
    });
  });

  test('is made again an hour after it failed, and says why', async () => {
    const { ran, at, db } = await setUp();
    await expect(at(planned, 'fails')).rejects.toThrow('No room.');
    expect(await findBackupTimes(db)).toMatchObject({ backedUpAt: null, problem: 'No room.' });
    await at(planned + 5 * minute);
    expect(ran).toEqual(['backup']);
    await at(planned + hour + minute);
    expect(ran).toEqual(['backup', 'backup', 'drill']);
    expect(await findBackupTimes(db)).toMatchObject({ backedUpAt: planned + hour + minute, problem: null });
  });

  test('whose copy to the second place failed is a problem until the next one', async () => {
    const { db } = await setUp();
    const id = await recordBegun(db, planned);
    await recordOutcome(db, id, { finished_at: planned + minute });
    await recordOutcome(db, id, { problem: 'No bucket.' });
    await recordBegun(db, planned + hour);
    expect(await findBackupTimes(db)).toMatchObject({ backedUpAt: planned + minute, problem: 'No bucket.' });
  });

  test('is made by one of two servers', async () => {
    const { ran, at, nightly } = await setUp();
    await Promise.all([at(planned), at(planned), backUpNightly(nightly)]);
    expect(ran.filter((name) => name === 'backup')).toHaveLength(1);
  });

  test('is not made at the first start of a new site', async () => {
    const { ran, at, nightly } = await setUp();
    nightly.startedAt = planned + hour;
    await at(planned + hour);
    expect(ran).toEqual([]);
    await at(planned + day);
    expect(ran).toEqual(['backup', 'drill']);
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { transact } from './transact.ts';

describeOnEachDatabase('transact', (open) => {
  it('runs a transaction again after a serialization failure or a deadlock', async () => {
    const { db } = await open();
    for (const code of ['40001', '40P01']) {
      let runs = 0;
      const result = await transact(db, async () => {
        runs += 1;
        if (runs < 3) throw Object.assign(new Error('try again'), { code });
        return 'committed';
      });
      expect({ result, runs }).toEqual({ result: 'committed', runs: 3 });
    }
  });

  it('throws a serialization failure that does not go away after five attempts', async () => {
    const { db } = await open();
    let runs = 0;
    const failed = transact(db, async () => {
      runs += 1;
      throw Object.assign(new Error('try again'), { code: '40001' });
    });
    await expect(failed).rejects.toThrow('try again');
    expect(runs).toBe(5);
  });

  it('runs once and throws the first error when the rollback fails too', async () => {
    const { db } = await open();
    let runs = 0;
    const failed = transact(db, async (transaction) => {
      runs += 1;
      // The database has ended the transaction, as SQLite does on a full disk.
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    expect(runs).toBe(1);
  });

  it('retries after a deadlock that a library wraps in an error of its own', async () => {
    const { db } = await open();
    let runs = 0;
    await transact(db, async () => {
      runs += 1;
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      if (runs < 2) throw new Error('the user could not be created', { cause: deadlock });
    });
    expect(runs).toBe(2);
  });
});

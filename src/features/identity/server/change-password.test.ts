import { expect, test } from 'vitest';
import { addStaff } from '#tests/support/staff.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { lockPassword } from './change-password.ts';
import { staffAccounts } from './staff/staff-accounts.ts';

describeOnDatabase('a password that was read', (open) => {
  test('is held as it is, and not once it was replaced or its owner deactivated', async () => {
    const { db } = await open();
    const now = Date.parse('2026-11-20T15:00:00Z');
    const { id } = await addStaff(db, { now });
    const held = async (row: { id: string; password: string }) =>
      db.transaction().execute((transaction) => lockPassword(transaction, staffAccounts, row));
    const read = await staffAccounts.find(db, { id });
    if (!read) throw new Error('Nobody was added.');
    expect(await held(read)).toBe(true);
    await db.updateTable('staff').set({ password: 'another hash' }).where('id', '=', id).execute();
    expect(await held(read)).toBe(false);
    expect(await held({ id, password: 'another hash' })).toBe(true);
    await db.updateTable('staff').set({ deactivated_at: now }).where('id', '=', id).execute();
    expect(await held({ id, password: 'another hash' })).toBe(false);
  });
});

import type { StorageLowProps } from '../../../../mails/desk-emails.tsx';
import { transact } from '../../../../platform/db/transact.ts';
import { enqueueMail } from '../../../../platform/mail/outbox.ts';
import { day } from '../../../../platform/values/durations.ts';
import { listColleagues } from './list-staff.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/**
 * Mails every owner that the disk is running out of space, once in 24 hours however often it is called. Throws when the
 * database fails, as it does when no space is left at all.
 */
export async function warnOfStorage(
  { db, clock, outboxIsWaiting }: Pick<StaffDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  storage: Pick<StorageLowProps, 'state' | 'freeMegabytes'>,
): Promise<void> {
  const now = clock();
  // Before the transaction: on SQLite there is one connection, which the transaction holds.
  const owners = (await listColleagues(db)).filter(({ role }) => role === 'owner');
  const isSent = await transact(db, async (transaction) => {
    const recent = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('type', '=', 'storage-low')
      .where('created_at', '>', now - day)
      .executeTakeFirst();
    if (recent) return false;
    for (const { id, name, email } of owners) {
      const props = { ...storage, to: { name, address: email } };
      await enqueueMail(transaction, 'storage-low', { props, subjectId: id, now });
    }
    return owners.length > 0;
  });
  if (isSent) outboxIsWaiting();
}

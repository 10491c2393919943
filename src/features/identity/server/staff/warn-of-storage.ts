import { transact } from '#platform/db/transact.ts';
import { mailRow } from '#platform/mail/outbox.ts';
import { enqueueRows, releaseDedupeKeys } from '#platform/outbox/outbox-rows.ts';
import { day } from '#platform/values/durations.ts';
import type { StorageLowProps } from '../../mails/account-emails.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { listColleagues } from './list-staff.ts';

/**
 * Mails every owner that the disk is running out of space, each once in 24 hours however often and by however many
 * instances it is called. Throws when the database fails, as it does when no space is left at all.
 */
export async function warnOfStorage(
  { db, clock, outboxIsWaiting }: Pick<IdentityDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  storage: Pick<StorageLowProps, 'state' | 'freeMegabytes'>,
): Promise<void> {
  const now = clock();
  // Before the transaction: on SQLite there is one connection, which the transaction holds.
  const owners = (await listColleagues(db)).filter(({ role }) => role === 'owner');
  const keyOf = ({ id }: { id: string }) => `storage-low/${id}`;
  const mails = owners.map((owner) =>
    mailRow('storage-low', {
      props: { ...storage, to: { name: owner.name, address: owner.email } },
      subjectId: owner.id,
      now,
      dedupeKey: keyOf(owner),
    }),
  );
  const mailed = await transact(db, async (transaction) => {
    await releaseDedupeKeys(transaction, { keys: owners.map(keyOf), until: now - day });
    return enqueueRows(transaction, mails);
  });
  if (mailed > 0) outboxIsWaiting();
}

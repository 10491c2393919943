import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { day } from '../values/durations.ts';

/** Bytes of uploads that one sender may have waiting: a few forms, as an office shares an address. */
const mostOfSender = 100_000_000;

/** Bytes of all visitors' uploads within 24 hours: two hundred of the largest files. */
const mostOfDay = 2_000_000_000;

/** Finds the oldest upload of `sender` but `excluded` that is stored, and of no form that is still arriving. */
async function findOldestUpload(transaction: Db, sender: string, excluded: string[]) {
  return transaction
    .selectFrom('attachments')
    .select(['id', 'size'])
    .where('sender', '=', sender)
    .where('lead_id', 'is', null)
    .where('stored_at', 'is not', null)
    .$if(excluded.length > 0, (query) => query.where('id', 'not in', excluded))
    .where('upload_key', 'not in', (attachments) =>
      attachments
        .selectFrom('attachments')
        .select('upload_key')
        .where('sender', '=', sender)
        .where('stored_at', 'is', null),
    )
    .orderBy('id')
    .executeTakeFirst();
}

/** Sums the bytes of some uploads by their sender; one on its way has its declared size. */
async function sumBySender(
  transaction: Db,
  select: (
    uploads: SelectQueryBuilder<Tables, 'attachments', object>,
  ) => SelectQueryBuilder<Tables, 'attachments', object>,
): Promise<Map<string, number>> {
  const rows = await select(transaction.selectFrom('attachments').where('sender', 'is not', null))
    .select((file) => ['sender', file.fn.sum<number | string>('size').as('bytes')])
    .groupBy('sender')
    .execute();
  return new Map(rows.map((row) => [row.sender ?? '', Number(row.bytes)]));
}

/**
 * Returns true when a file of `size` bytes fits into the day's total of all visitors. One network may take a quarter of
 * what the others have left, so that a few cannot take it all.
 */
async function fitsInDay(
  transaction: Db,
  { sender, size, now }: { sender: string; size: number; now: number },
): Promise<boolean> {
  const bytesOf = await sumBySender(transaction, (uploads) => uploads.where('begun_at', '>', now - day));
  const ofSender = bytesOf.get(sender) ?? 0;
  bytesOf.delete(sender);
  let left = mostOfDay;
  for (const bytes of bytesOf.values()) left -= bytes;
  return ofSender + size <= left / 4;
}

/**
 * Finds storage for one more upload of `sender`, of `size` bytes at most. Refuses what exceeds the totals of the last 24
 * hours, sent with a form or not. Where unsent uploads take too much, the oldest of the largest sender are deleted, so that
 * one sender cannot stop the others; no sender loses an upload to one that has as much, nor to one that is refused.
 */
export async function makeSpace(
  transaction: Db,
  {
    sender,
    size,
    mostDraftBytes,
    now,
  }: { sender: string; size: number; mostDraftBytes: number; now: number },
): Promise<'too-many-unsent' | 'storage-full' | null> {
  if (!(await fitsInDay(transaction, { sender, size, now }))) return 'storage-full';
  const bytesOf = await sumBySender(transaction, (uploads) => uploads.where('lead_id', 'is', null));
  const ofSender = bytesOf.get(sender) ?? 0;
  if (ofSender + size > mostOfSender) return 'too-many-unsent';
  bytesOf.delete(sender);
  let excess = ofSender + size - mostDraftBytes;
  for (const bytes of bytesOf.values()) excess += bytes;
  const deleted: string[] = [];
  while (excess > 0) {
    const [first, bytes] = [...bytesOf].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
    if (bytes <= ofSender) return 'storage-full';
    const oldest = await findOldestUpload(transaction, first, deleted);
    if (oldest) {
      deleted.push(oldest.id);
      bytesOf.set(first, bytes - oldest.size);
      excess -= oldest.size;
    } else bytesOf.delete(first);
  }
  await deleteUnclaimed(transaction, deleted);
  return null;
}

/** Deletes uploads that no lead has, with their content. */
export async function deleteUnclaimed(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('attachments').where('id', 'in', ids).where('lead_id', 'is', null).execute();
}

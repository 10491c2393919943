import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { AttachmentDependencies } from '../../../platform/files/attachments.ts';
import { openChunks, sealChunks } from '../../../platform/files/stored-file.ts';
import { type Cipher, pinKey } from '../../../platform/secrets/cipher.ts';
import { day } from '../../../platform/values/durations.ts';
import type { UnreadableMailTable, UnreadableReason } from './tables.ts';

/** They are not linked to a person, so an erasure cannot find them; the mail server keeps its own copies. */
const unreadableRetentionDays = 30;

/** Period in which a mail that is fetched again is recognized. */
const recordRetentionDays = 400;

/** Owner id in the encryption context, which no file of a person shares. */
const ownerId = 'inbound-mail';

/** Bytes that are kept while the disk is full: the headers, which identify the mail in the mailbox. */
const leastKept = 10_000;

/** Limit of bytes of all kept mails; beyond it only the beginning is kept. */
const mostKeptInAll = 500_000_000;

async function keptInAll(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('unreadable_mails')
    .select((mail) => mail.fn.sum<number | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Stores an unparsed mail, encrypted, once per key; only its beginning while the disk is full, or once 500 MB are kept.
 */
export async function keepUnreadable(
  { db, cipher, documentStorage }: Pick<AttachmentDependencies, 'db' | 'cipher' | 'documentStorage'>,
  mail: { raw: Uint8Array; key: string; reason: UnreadableReason; receivedAt: number; size: number },
): Promise<void> {
  const id = uuidv7();
  const isFull = documentStorage.isFull() || (await keptInAll(db)) + mail.size > mostKeptInAll;
  const kept = isFull ? mail.raw.subarray(0, leastKept) : mail.raw;
  const chunks = kept.byteLength === 0 ? [] : sealChunks(cipher, { fileId: id, ownerId }, kept);
  await transact(db, async (transaction) => {
    const { key, reason, size, receivedAt } = mail;
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('unreadable_mails')
      .values({ id, key, reason, size, received_at: receivedAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || chunks.length === 0) return;
    await pinKey(transaction, cipher);
    for (const [number, sealed] of chunks.entries())
      await transaction
        .insertInto('unreadable_mail_chunks')
        .values({ mail_id: id, number, sealed })
        .execute();
  });
}

/** Returns the newest 100 unreadable mails. */
export async function listUnreadable(db: Db): Promise<Omit<UnreadableMailTable, 'key'>[]> {
  const rows = await db
    .selectFrom('unreadable_mails')
    .select(['id', 'reason', 'size', 'received_at'])
    .orderBy('received_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size), received_at: Number(row.received_at) }));
}

/** Returns an unreadable mail unchanged; null for an unknown id. Throws when the stored data was changed. */
export async function readUnreadable(
  { db, cipher }: { db: Db; cipher: Cipher },
  id: string,
): Promise<Buffer | null> {
  const chunks = await db
    .selectFrom('unreadable_mail_chunks')
    .select('sealed')
    .where('mail_id', '=', id)
    .orderBy('number')
    .execute();
  if (chunks.length === 0) return null;
  return openChunks(
    cipher,
    { fileId: id, ownerId },
    chunks.map(({ sealed }) => sealed),
  );
}

/** Deletes unreadable mails after 30 days, and the record of every mail after 400. */
export async function deleteOldInbound(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('unreadable_mails')
    .where('received_at', '<', now - unreadableRetentionDays * day)
    .execute();
  await db
    .deleteFrom('inbound_mails')
    .where('received_at', '<', now - recordRetentionDays * day)
    .execute();
}

/**
 * Removes leads and senders from the records of received mails, in the transaction that erases the leads. The records
 * stay: without them the same mails would be stored again when the mail server renumbers its mails.
 */
export async function unlinkMails(transaction: Db, leadIds: string[]): Promise<void> {
  for (const leadId of leadIds)
    await transaction
      .updateTable('inbound_mails')
      .set({ lead_id: null, sender: '', message_id: null })
      .where('lead_id', '=', leadId)
      .execute();
}

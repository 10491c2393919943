import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { AttachmentDependencies } from '#platform/files/attachments.ts';
import { openChunks, sealChunks } from '#platform/files/stored-file.ts';
import { type Cipher, pinKey } from '#platform/secrets/cipher.ts';
import { day } from '#platform/values/durations.ts';

/** Period in which a mail is kept as it came, with its sender and subject. */
const originalRetentionDays = 90;

/** Period in which a mail that is fetched again is recognized. */
const recordRetentionDays = 400;

/** Owner id in the encryption context, which no file of a person shares. */
const ownerId = 'inbound-mail';

/** Bytes that are kept of a mail while the disk is full: the headers and the beginning of the text. */
const leastKept = 100_000;

/** Limit of bytes of all kept mails. */
const mostKeptInAll = 1_000_000_000;

/** Chunks of 256 KB that are written in one transaction: other writers wait for it. */
const chunksAtOnce = 16;

export interface OriginalMail {
  content: Buffer;
  /** False when only the beginning was fetched or kept. */
  isWhole: boolean;
  /** Bytes of the mail in the mailbox. */
  size: number;
}

async function keptInAll(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('inbound_mails')
    .select((mail) => mail.fn.sum<number | null>('kept_size').as('bytes'))
    .where('kept_size', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Stores a mail as it came, encrypted, with its record; only its beginning while the disk is full, or while all originals
 * exceed 1 GB. Does nothing when it is stored already.
 */
export async function keepOriginal(
  { db, cipher, documentStorage }: Pick<AttachmentDependencies, 'db' | 'cipher' | 'documentStorage'>,
  { id, raw }: { id: string; raw: Uint8Array },
): Promise<void> {
  const row = await db
    .selectFrom('inbound_mails')
    .select('kept_size')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.kept_size > 0 || raw.byteLength === 0) return;
  const isFull =
    (await documentStorage.state()) === 'full' || (await keptInAll(db)) + raw.byteLength > mostKeptInAll;
  const kept = isFull ? raw.subarray(0, leastKept) : raw;
  const chunks = sealChunks(cipher, { fileId: id, ownerId }, kept).map((sealed, number) => ({
    mail_id: id,
    number,
    sealed,
  }));
  for (let at = 0; at < chunks.length; at += chunksAtOnce)
    await transact(db, async (transaction) => {
      await pinKey(transaction, cipher);
      // An attempt that was interrupted may have stored others.
      if (at === 0) await transaction.deleteFrom('inbound_mail_chunks').where('mail_id', '=', id).execute();
      await transaction
        .insertInto('inbound_mail_chunks')
        .values(chunks.slice(at, at + chunksAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  await db.updateTable('inbound_mails').set({ kept_size: kept.byteLength }).where('id', '=', id).execute();
}

/**
 * Returns a mail as it came; null for an unknown id, and once its original was deleted. Throws when the stored data was
 * changed.
 */
export async function readOriginal(
  { db, cipher }: { db: Db; cipher: Cipher },
  mailId: string,
): Promise<OriginalMail | null> {
  const row = await db
    .selectFrom('inbound_mails')
    .select(['size', 'kept_size'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (!row || row.kept_size === 0) return null;
  const chunks = await db
    .selectFrom('inbound_mail_chunks')
    .select('sealed')
    .where('mail_id', '=', mailId)
    .orderBy('number')
    .execute();
  if (chunks.length === 0) return null;
  const content = openChunks(
    cipher,
    { fileId: mailId, ownerId },
    chunks.map(({ sealed }) => sealed),
  );
  return { content, size: row.size, isWhole: content.byteLength >= row.size };
}

const withoutOriginal = { kept_size: 0, sender_name: '', sender_address: '', subject: '' };

/** Deletes the originals of mails with what is shown of them; the records stay. */
async function deleteOriginals(db: Db, ids: string[]): Promise<void> {
  for (const id of ids)
    await transact(db, async (transaction) => {
      await transaction.deleteFrom('inbound_mail_chunks').where('mail_id', '=', id).execute();
      await transaction.updateTable('inbound_mails').set(withoutOriginal).where('id', '=', id).execute();
    });
}

/**
 * Deletes the originals of mails after 90 days, those that are on a request and copies earlier while all exceed 1 GB, and
 * the record of every mail after 400 days.
 */
export async function deleteOldInbound(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom('inbound_mails')
    .select('id')
    .where('received_at', '<', now - originalRetentionDays * day)
    .where('kept_size', '>', 0)
    .execute();
  await deleteOriginals(
    db,
    old.map(({ id }) => id),
  );
  let excess = (await keptInAll(db)) - mostKeptInAll;
  if (excess > 0) {
    const onRequests = await db
      .selectFrom('inbound_mails')
      .select(['id', 'kept_size'])
      .where('kept_size', '>', 0)
      .where((mail) => mail.or([mail('lead_id', 'is not', null), mail('copy_of', 'is not', null)]))
      .orderBy('received_at')
      .execute();
    for (const { id, kept_size } of onRequests) {
      if (excess <= 0) break;
      await deleteOriginals(db, [id]);
      excess -= kept_size;
    }
  }
  await db
    .deleteFrom('inbound_mails')
    .where('received_at', '<', now - recordRetentionDays * day)
    .execute();
}

/**
 * Deletes the originals of a person's mails, and removes leads and senders from their records, in the transaction that
 * erases the person. The records stay: without them the same mails would be stored again when the mail server renumbers its
 * mails.
 */
export async function unlinkMails(
  transaction: Db,
  { leadIds, email }: { leadIds: string[]; email: string },
): Promise<void> {
  const copiesOf = (leadId: string) =>
    transaction
      .selectFrom('inbound_mails as copies')
      .innerJoin('inbound_mails as first', 'first.id', 'copies.copy_of')
      .select('copies.id')
      .where('first.lead_id', '=', leadId)
      .execute();
  const erase = async (column: 'lead_id' | 'sender_address' | 'id', value: string) => {
    await transaction
      .deleteFrom('inbound_mail_chunks')
      .where('mail_id', 'in', (mail) =>
        mail.selectFrom('inbound_mails').select('id').where(column, '=', value),
      )
      .execute();
    await transaction
      .updateTable('inbound_mails')
      .set({ ...withoutOriginal, size: 0, sender: '' })
      // A mail of this person on the request of another stays with that.
      .$if(column === 'lead_id', (update) => update.set({ lead_id: null, message_id: null }))
      .where(column, '=', value)
      .execute();
  };
  for (const leadId of leadIds) {
    for (const { id } of await copiesOf(leadId)) await erase('id', id);
    await erase('lead_id', leadId);
  }
  await erase('sender_address', email);
}

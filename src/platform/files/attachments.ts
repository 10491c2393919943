import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { AttachmentTable } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { type Cipher, pinKey } from '../secrets/cipher.ts';
import { type FileType, fileTypes } from './file-type.ts';
import { chunkSize, type FileChecks, type FileProblem, receiveFile } from './stored-file.ts';

const hour = 60 * 60 * 1000;

/** Bytes of one attachment. */
const largest = 10 * 1024 * 1024;

/** Bytes of uploads that one sender may have waiting: a few forms, as an office shares an address. */
const mostOfSender = 100_000_000;

/** Uploads of one form that are not claimed. */
const mostOfForm = 10;

/** Time until an upload without a form is deleted. */
const unclaimedMs = 24 * hour;

/** Time limit of an upload; an older unfinished one was cut off by the end of the process. */
const arrivalMs = hour;

/** Dependencies of storing and reading attachments. */
export interface AttachmentDependencies extends FileChecks {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  cipher: Cipher;
  documentStorage: {
    /** True if the disk that holds them is full: then none is taken. */
    isFull: () => boolean;
    /** Bytes that uploads of visitors which were not sent may take together. */
    mostDraftBytes: number;
  };
}

/** An attachment as its form and its lead name it; `size` in bytes. */
export interface StoredAttachment {
  fileId: string;
  name: string;
  size: number;
}

export type StoreProblem = FileProblem | 'too-many' | 'too-many-unsent' | 'storage-full';

export type StoreOutcome = { ok: true; file: StoredAttachment } | { ok: false; reason: StoreProblem };

/** The form's key as it is stored. */
function hashOf(uploadKey: string): string {
  return createHash('sha256').update(uploadKey).digest('hex');
}

function asStored({ id, name, size }: Pick<AttachmentTable, 'id' | 'name' | 'size'>): StoredAttachment {
  return { fileId: id, name, size };
}

type Arriving = Pick<AttachmentTable, 'id' | 'upload_key'>;

/** Finds the oldest upload of `sender` but `excluded` that is stored, and of no form that is still arriving. */
async function findOldestUpload(transaction: Db, sender: string, excluded: string[]) {
  return transaction
    .selectFrom('attachments')
    .select(['id', 'size'])
    .where('sender', '=', sender)
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

/**
 * Finds storage for one more upload of `sender`. Where those of all take too much, the oldest of the largest sender are
 * deleted, so that one sender cannot stop the others; nobody loses an upload to a sender who has as much, nor to one who is
 * refused.
 */
async function makeSpace(
  transaction: Db,
  { sender, mostDraftBytes }: { sender: string; mostDraftBytes: number },
): Promise<'too-many-unsent' | 'storage-full' | null> {
  const rows = await transaction
    .selectFrom('attachments')
    // One that is arriving may become as large as any.
    .select((file) => [
      'sender',
      file.fn
        .sum<number | string>(
          file.case().when('stored_at', 'is', null).then(file.val(largest)).else(file.ref('size')).end(),
        )
        .as('bytes'),
    ])
    .where('sender', 'is not', null)
    .groupBy('sender')
    .execute();
  const bytesOf = new Map(rows.map((row) => [row.sender ?? '', Number(row.bytes)]));
  const ofSender = bytesOf.get(sender) ?? 0;
  if (ofSender + largest > mostOfSender) return 'too-many-unsent';
  bytesOf.delete(sender);
  let excess = ofSender + largest - mostDraftBytes;
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

/** Makes the row of an upload before its bytes, which come in many transactions. */
async function beginUpload(
  { db, clock, cipher, documentStorage }: AttachmentDependencies,
  { uploadKey, network }: { uploadKey: string; network: string | null },
): Promise<{ ok: true; row: Arriving } | { ok: false; reason: StoreProblem }> {
  if (documentStorage.isFull()) return { ok: false, reason: 'storage-full' };
  const row = { id: uuidv7(), upload_key: hashOf(uploadKey) };
  const sender = network === null ? null : cipher.hash(`uploads of ${network}`);
  return transact(db, async (transaction) => {
    const ofForm = await transaction
      .selectFrom('attachments')
      .select('id')
      .where('lead_id', 'is', null)
      .where('upload_key', '=', row.upload_key)
      .execute();
    if (ofForm.length >= mostOfForm) return { ok: false, reason: 'too-many' } as const;
    const { mostDraftBytes } = documentStorage;
    const refusal = sender === null ? null : await makeSpace(transaction, { sender, mostDraftBytes });
    if (refusal) return { ok: false, reason: refusal } as const;
    await pinKey(transaction, cipher);
    await transaction
      .insertInto('attachments')
      .values({
        ...row,
        lead_id: null,
        name: '',
        type: '',
        size: 0,
        digest: '',
        scan: 'off',
        begun_at: clock(),
        stored_at: null,
        sender,
      })
      .execute();
    return { ok: true, row } as const;
  });
}

/** Encrypts and stores chunks as they arrive, each in a transaction of its own; returns the columns known at their end. */
async function receive(
  deps: AttachmentDependencies,
  { id, upload_key: uploadKey }: Arriving,
  { stream, name }: { stream: AsyncIterable<Uint8Array>; name: string },
) {
  const { db, cipher } = deps;
  const received = await receiveFile(deps, { stream, name, largest }, async (chunk, { number, last }) => {
    const sealed = cipher.seal(chunk, { attachment: id, uploadKey, chunk: number, last });
    await db.insertInto('attachment_chunks').values({ attachment_id: id, number, sealed }).execute();
  });
  if (!received.ok) return received;
  return { ok: true, columns: { ...received.file, scan: received.scan } } as const;
}

/** Deletes uploads that no lead has, with their content. */
async function deleteUnclaimed(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('attachments').where('id', 'in', ids).where('lead_id', 'is', null).execute();
}

/** The same content under the same name, sent with the same form before. */
async function findSame(
  db: Db,
  { id, upload_key }: Arriving,
  { name, digest }: { name: string; digest: string },
) {
  const row = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'size'])
    .where('upload_key', '=', upload_key)
    .where('digest', '=', digest)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a file while it arrives, encrypted, as an upload that waits 24 hours for the form with this key. The same file
 * sent again under the same key is answered as the first time. Refuses what is empty, larger than 10 MB, of no known type,
 * cut off or infected, the eleventh file of a form, and any for which there is no storage; nothing is kept then. Throws
 * what the stream throws and when the database fails; nothing is kept then either.
 *
 * `network` is a visitor's, whose uploads are limited in bytes: 100 MB of one network, and `mostDraftBytes` of all, for
 * which the oldest of the largest network are deleted. Null for staff and the server itself, which have no quota.
 */
export async function storeUpload(
  deps: AttachmentDependencies,
  {
    stream,
    name,
    uploadKey,
    network = null,
  }: { stream: AsyncIterable<Uint8Array>; name: string; uploadKey: string; network?: string | null },
): Promise<StoreOutcome> {
  const { db, clock } = deps;
  const begun = await beginUpload(deps, { uploadKey, network });
  if (!begun.ok) return begun;
  const { row } = begun;
  let isStored = false;
  try {
    const received = await receive(deps, row, { stream, name });
    if (!received.ok) return received;
    const same = await findSame(db, row, received.columns);
    if (same) return { ok: true, file: asStored(same) };
    const stored = await db
      .updateTable('attachments')
      .set({ ...received.columns, stored_at: clock() })
      .where('id', '=', row.id)
      .executeTakeFirst();
    isStored = stored.numUpdatedRows === 1n;
    if (!isStored) throw new Error('The upload was deleted while it arrived.');
    return { ok: true, file: asStored({ id: row.id, ...received.columns }) };
  } finally {
    // The hourly maintenance deletes the rest.
    if (!isStored) await deleteUnclaimed(db, [row.id]).catch(() => {});
  }
}

/**
 * Stores a file that belongs to a lead already, such as one of an inbound mail; the outcomes are those of `storeUpload`. It
 * stays an upload where the lead was erased.
 * `uploadKey` makes a repeat harmless: use one that is the same for every attempt and that nobody can guess.
 */
export async function storeAttachment(
  deps: AttachmentDependencies,
  {
    leadId,
    uploadKey,
    ...file
  }: { stream: AsyncIterable<Uint8Array>; name: string; leadId: string; uploadKey: string },
): Promise<StoreOutcome> {
  const stored = await storeUpload(deps, { ...file, uploadKey });
  if (!stored.ok) return stored;
  await deps.db
    .updateTable('attachments')
    .set({ lead_id: leadId, sender: null })
    .where('id', '=', stored.file.fileId)
    .where('lead_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leads')
          .select('leads.id')
          .where('leads.id', '=', leadId)
          .where('leads.erased_at', 'is', null),
      ),
    )
    .execute();
  return stored;
}

/** The uploads of a form, in the order of their arrival, also those that a lead has already. */
export async function findUploads(
  db: Db,
  { fileIds, uploadKey }: ClaimedUploads,
): Promise<(StoredAttachment & { digest: string; leadId: string | null })[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'size', 'digest', 'lead_id'])
    .where('id', 'in', fileIds)
    .where('upload_key', '=', hashOf(uploadKey))
    .where('stored_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ digest, lead_id: leadId, ...row }) => ({ ...asStored(row), digest, leadId }));
}

/** The files that were uploaded for a form, and the key that they were uploaded with. */
export interface ClaimedUploads {
  fileIds: readonly string[];
  uploadKey: string;
}

/** An upload is gone, another form's, or another lead's: the transaction that would claim it must end. */
export class UploadsGone extends Error {
  override name = 'UploadsGone';
}

/**
 * Makes the uploads of a form a lead's, in the transaction that stores what they were sent with; returns them in the order
 * of their arrival. Throws UploadsGone unless every one of `fileIds` was stored under this key and belongs to no other lead;
 * with `isFirst`, to none at all.
 */
export async function claimUploads(
  transaction: Db,
  { fileIds, uploadKey, leadId, isFirst = false }: ClaimedUploads & { leadId: string; isFirst?: boolean },
): Promise<StoredAttachment[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  if (wanted.length > mostOfForm) throw new UploadsGone();
  const claimed = await transaction
    .updateTable('attachments')
    .set({ lead_id: leadId, sender: null })
    .where('id', 'in', wanted)
    .where('upload_key', '=', hashOf(uploadKey))
    .where('stored_at', 'is not', null)
    .where((file) =>
      file.or([file('lead_id', 'is', null), ...(isFirst ? [] : [file('lead_id', '=', leadId)])]),
    )
    .returning(['id', 'name', 'size'])
    .execute();
  if (claimed.length !== wanted.length) throw new UploadsGone();
  return claimed.map(asStored).sort((one, other) => (one.fileId < other.fileId ? -1 : 1));
}

/** Makes files of a lead uploads again, in the transaction that takes back what they were sent with: they wait 24 hours more. */
export async function releaseUploads(
  transaction: Db,
  { fileIds, leadId, at }: { fileIds: readonly string[]; leadId: string; at: number },
): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .updateTable('attachments')
    .set({ lead_id: null, begun_at: at })
    .where('id', 'in', fileIds)
    .where('lead_id', '=', leadId)
    .execute();
}

/** Deletes an upload that its form no longer wants; does nothing for one that was sent. */
export async function deleteUpload(
  db: Db,
  { fileId, uploadKey }: { fileId: string; uploadKey: string },
): Promise<void> {
  await db
    .deleteFrom('attachments')
    .where('id', '=', fileId)
    .where('upload_key', '=', hashOf(uploadKey))
    .where('lead_id', 'is', null)
    .execute();
}

/** Deletes uploads whose form was not sent within 24 hours, and those that were cut off an hour ago or earlier. */
export async function deleteOldUploads(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom('attachments')
    .select('id')
    .where('lead_id', 'is', null)
    .where((file) =>
      file.or([
        file('begun_at', '<', now - unclaimedMs),
        file.and([file('stored_at', 'is', null), file('begun_at', '<', now - arrivalMs)]),
      ]),
    )
    .execute();
  // One by one: a content of 10 MB is overwritten when it is deleted.
  for (const { id } of old) await deleteUnclaimed(db, [id]);
}

/** Deletes the attachments of leads with their contents, in the transaction that erases the leads. */
export async function deleteAttachments(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('attachments').where('lead_id', 'in', leadIds).execute();
}

/** An attachment that can be sent: its content is read and decrypted while it is. */
export interface OpenAttachment {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  content: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * The content of a stored attachment, a chunk at a time. The stream fails when what is stored was changed or is not whole,
 * so that the download is cut off and not taken for the file.
 */
export function openContent(
  { db, cipher }: Pick<AttachmentDependencies, 'db' | 'cipher'>,
  { id, upload_key: uploadKey, name, type, size }: AttachmentTable,
): OpenAttachment {
  const count = Math.ceil(size / chunkSize);
  let number = 0;
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const chunk = await db
        .selectFrom('attachment_chunks')
        .select('sealed')
        .where('attachment_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!chunk) throw new Error('A part of an attachment is missing.');
      const last = number === count - 1;
      const opened = cipher.open(chunk.sealed, { attachment: id, uploadKey, chunk: number, last });
      controller.enqueue(new Uint8Array(opened));
      number += 1;
      if (last) controller.close();
    },
  });
  return { name, mediaType: fileTypes[type as FileType].mediaType, size, content };
}

/** The whole content of a stored file, for a mail; null where it is gone. Throws when what is stored was changed or is not whole. */
export async function readAttachment(
  deps: Pick<AttachmentDependencies, 'db' | 'cipher'>,
  fileId: string,
): Promise<{ name: string; type: string; content: Uint8Array } | null> {
  const row = await deps.db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', fileId)
    .where('lead_id', 'is not', null)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const { name, mediaType, size, content } = openContent(deps, row);
  const whole = new Uint8Array(size);
  let length = 0;
  for await (const chunk of content) {
    whole.set(chunk, length);
    length += chunk.byteLength;
  }
  return { name, type: mediaType, content: whole };
}

import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open-database.ts';
import type { AttachmentTable } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { pinKey } from '../secrets/cipher.ts';
import {
  type AttachmentDependencies,
  asStored,
  hashOf,
  type StoredAttachment,
  type UploadLimits,
} from './attachments.ts';
import { usualTypes } from './file-type.ts';
import { type FileProblem, receiveFile } from './stored-file.ts';
import { deleteUnclaimed, makeSpace } from './upload-quota.ts';

/** Bytes of one attachment. */
const largest = 10 * 1024 * 1024;

const formLimits: UploadLimits = { largest, mostFiles: 10, accepted: usualTypes };

export type StoreProblem = FileProblem | 'too-many' | 'too-many-unsent' | 'storage-full';

export type StoreOutcome = { ok: true; file: StoredAttachment } | { ok: false; reason: StoreProblem };

type Arriving = Pick<AttachmentTable, 'id' | 'upload_key'>;

/** Makes the row of an upload before its bytes, which come in many transactions. */
async function beginUpload(
  { db, clock, cipher, documentStorage }: AttachmentDependencies,
  {
    uploadKey,
    network,
    size,
    mostFiles,
  }: { uploadKey: string; network: string | null; size: number; mostFiles: number },
): Promise<{ ok: true; row: Arriving } | { ok: false; reason: StoreProblem }> {
  const state = await documentStorage.state();
  if (state === 'full' || (state === 'low' && network !== null)) return { ok: false, reason: 'storage-full' };
  const row = { id: uuidv7(), upload_key: hashOf(uploadKey) };
  const sender = network === null ? null : cipher.hash(`uploads of ${network}`);
  return transact(db, async (transaction) => {
    const ofForm = await transaction
      .selectFrom('attachments')
      .select('id')
      .where('lead_id', 'is', null)
      .where('upload_key', '=', row.upload_key)
      .execute();
    if (ofForm.length >= mostFiles) return { ok: false, reason: 'too-many' } as const;
    const { mostDraftBytes } = documentStorage;
    const refusal =
      sender === null ? null : await makeSpace(transaction, { sender, size, mostDraftBytes, now: clock() });
    if (refusal) return { ok: false, reason: refusal } as const;
    await pinKey(transaction, cipher);
    await transaction
      .insertInto('attachments')
      .values({
        ...row,
        lead_id: null,
        name: '',
        type: '',
        // Its declared size, for the quotas.
        size,
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

/** The disk ran full while an upload arrived. */
class DiskFull extends Error {
  override name = 'DiskFull';
}

/** Encrypts and stores chunks as they arrive, each in a separate transaction; returns the columns known at their end. */
async function receive(
  deps: AttachmentDependencies,
  { id, upload_key: uploadKey }: Arriving,
  { stream, name, limits }: { stream: AsyncIterable<Uint8Array>; name: string; limits: UploadLimits },
) {
  const { db, cipher, documentStorage } = deps;
  const { largest, accepted } = limits;
  const received = await receiveFile(
    deps,
    { stream, name, largest, accepted },
    async (chunk, { number, last }) => {
      if ((await documentStorage.state()) === 'full') throw new DiskFull();
      const sealed = cipher.seal(chunk, { attachment: id, uploadKey, chunk: number, last });
      await db.insertInto('attachment_chunks').values({ attachment_id: id, number, sealed }).execute();
    },
  );
  if (!received.ok) return received;
  return { ok: true, columns: { ...received.file, scan: received.scan } } as const;
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
 * sent again under the same key is answered as the first time. Refuses what is empty, beyond `limits` (of a form: 10 MB, 10
 * files, known types), cut off or infected, and any for which there is no storage; nothing is kept then. Throws
 * what the stream throws and when the database fails; nothing is kept then either.
 *
 * `network` is a visitor's, whose uploads are limited in bytes (see `makeSpace`) and refused while the disk is low. Null for
 * staff and the server itself, which have no quota.
 */
export async function storeUpload(
  deps: AttachmentDependencies,
  {
    stream,
    name,
    uploadKey,
    network = null,
    limits = formLimits,
    declaredBytes = limits.largest,
  }: {
    stream: AsyncIterable<Uint8Array>;
    name: string;
    uploadKey: string;
    network?: string | null;
    limits?: UploadLimits;
    /** Bytes that the sender announced, which its body cannot exceed. */
    declaredBytes?: number;
  },
): Promise<StoreOutcome> {
  const { db, clock } = deps;
  const size = Math.min(declaredBytes, limits.largest);
  const begun = await beginUpload(deps, { uploadKey, network, size, mostFiles: limits.mostFiles });
  if (!begun.ok) return begun;
  const { row } = begun;
  let isStored = false;
  try {
    const received = await receive(deps, row, { stream, name, limits });
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
  } catch (error) {
    if (error instanceof DiskFull) return { ok: false, reason: 'storage-full' };
    throw error;
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
    isInternal = false,
    ...file
  }: {
    stream: AsyncIterable<Uint8Array>;
    name: string;
    leadId: string;
    uploadKey: string;
    limits?: UploadLimits;
    /** Staff alone may open it. */
    isInternal?: boolean;
  },
): Promise<StoreOutcome> {
  const stored = await storeUpload(deps, { ...file, uploadKey });
  if (!stored.ok) return stored;
  await deps.db
    .updateTable('attachments')
    .set({ lead_id: leadId, sender: null, is_internal: isInternal ? 1 : 0 })
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

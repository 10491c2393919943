import { createHash } from 'node:crypto';
import type { Db } from '../db/open-database.ts';
import type { AttachmentTable } from '../db/tables.ts';
import type { Cipher } from '../secrets/cipher.ts';
import type { StorageState } from '../storage.ts';
import { day, hour } from '../values/durations.ts';
import { type FileType, mailTypes } from './file-type.ts';
import type { FileChecks } from './stored-file.ts';
import { deleteUnclaimed } from './upload-quota.ts';

/** Limits of the files that are stored together. */
export interface UploadLimits {
  /** Bytes of one file. */
  largest: number;
  /** Files that are not claimed. */
  mostFiles: number;
  accepted: readonly FileType[];
}

/** Limits of a mail, whose size the mailbox limits. */
export const mailLimits: UploadLimits = { largest: 50_000_000, mostFiles: 200, accepted: mailTypes };

/** Time until an upload without a form is deleted. */
const unclaimedMs = day;

/** Time limit of an upload; an older unfinished one was cut off by the end of the process. */
const arrivalMs = hour;

/** Dependencies of storing and reading attachments. */
export interface AttachmentDependencies extends FileChecks {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  cipher: Cipher;
  documentStorage: {
    /** State of the disk that holds them: visitors' files are taken while it is ok, all others until it is full. */
    state: () => Promise<StorageState>;
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

/** The form's key as it is stored. */
export function hashOf(uploadKey: string): string {
  return createHash('sha256').update(uploadKey).digest('hex');
}

export function asStored({
  id,
  name,
  size,
}: Pick<AttachmentTable, 'id' | 'name' | 'size'>): StoredAttachment {
  return { fileId: id, name, size };
}

/** Returns those of some contents (SHA-256, in hex) that a person sent before, apart from the uploads under this key. */
export async function findSentBefore(
  db: Db,
  { digests, email, uploadKey }: { digests: readonly string[]; email: string; uploadKey: string },
): Promise<Set<string>> {
  if (digests.length === 0) return new Set();
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('leads', 'leads.id', 'attachments.lead_id')
    .select('digest')
    .distinct()
    .where('digest', 'in', digests)
    .where('leads.email_key', '=', email.toLowerCase())
    .where('upload_key', '!=', hashOf(uploadKey))
    .execute();
  return new Set(rows.map(({ digest }) => digest));
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
  if (wanted.length > mailLimits.mostFiles) throw new UploadsGone();
  const claimed = await transaction
    .updateTable('attachments')
    .set({ lead_id: leadId })
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
    .set({ lead_id: null, sender: null, begun_at: at })
    .where('id', 'in', fileIds)
    .where('lead_id', '=', leadId)
    .execute();
}

/** Lets the customer open files of a lead, or staff alone. */
export async function setInternal(
  transaction: Db,
  { fileIds, isInternal }: { fileIds: readonly string[]; isInternal: boolean },
): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .updateTable('attachments')
    .set({ is_internal: isInternal ? 1 : 0 })
    .where('id', 'in', fileIds)
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

/**
 * Deletes uploads whose form was not sent within 24 hours, and those that were cut off an hour ago or earlier. Unlinks the
 * senders of older files, which count towards no total any more.
 */
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
  await db
    .updateTable('attachments')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('begun_at', '<', now - day)
    .execute();
}

/** Deletes the attachments of leads with their contents, in the transaction that erases the leads. */
export async function deleteAttachments(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('attachments').where('lead_id', 'in', leadIds).execute();
}

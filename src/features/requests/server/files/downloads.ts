import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import type { AttachmentTable } from '#platform/db/tables.ts';
import { transact } from '#platform/db/transact.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import type { AttachmentDependencies } from '#platform/files/attachments.ts';
import { type OpenAttachment, openContent } from '#platform/files/open-attachment.ts';
import { selectGroup } from '../merge/merge-group.ts';
import { findLeadIdBySecret } from '../secret-links.ts';

type Reading = Pick<AttachmentDependencies, 'db' | 'clock' | 'cipher'>;

/** Records that a file or a mail of a lead is opened; call it before its content is returned. */
export async function recordAccess(
  db: Db,
  access: { leadId: string; fileId: string; by: 'customer' | 'staff'; id: string; at: number },
): Promise<void> {
  const { leadId, fileId, by, id, at } = access;
  await db
    .insertInto('attachment_access_log')
    .values({ id: uuidv7(), lead_id: leadId, attachment_id: fileId, by_kind: by, by_id: id, at })
    .execute();
}

/** Opens an attachment of one of some leads, and records who does; null where none of them has it. */
async function open(
  { db, clock, cipher }: Reading,
  { leadIds, fileId }: { leadIds: string[]; fileId: string },
  { by, id }: { by: 'customer' | 'staff'; id: string },
): Promise<OpenAttachment | null> {
  if (leadIds.length === 0) return null;
  const found = await transact(db, async (transaction) => {
    const row = await transaction
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', fileId)
      .where('lead_id', 'in', leadIds)
      .where('stored_at', 'is not', null)
      .executeTakeFirst();
    if (!row?.lead_id) return null;
    await recordAccess(transaction, { leadId: row.lead_id, fileId, by, id, at: clock() });
    return row;
  });
  return found && openContent({ db, cipher }, found);
}

/**
 * A file of a lead, or of one that was merged into it, for staff; null when there is none. Records the access before the
 * content is returned.
 */
export async function openForStaff(
  deps: Reading,
  { leadId, fileId, staffId }: { leadId: string; fileId: string; staffId: string },
): Promise<OpenAttachment | null> {
  const group = await selectGroup(deps.db, leadId).execute();
  return open(deps, { leadIds: group.map(({ id }) => id), fileId }, { by: 'staff', id: staffId });
}

/** True if a file is a document of a shipment, or of a third party's mail, that staff keep to themselves. */
async function isForStaff(db: Db, fileId: string): Promise<boolean> {
  const file = await db
    .selectFrom('attachments')
    .select('is_internal')
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (file?.is_internal === 1) return true;
  const row = await db
    .selectFrom('shipment_documents')
    .select('attachment_id')
    .where('attachment_id', '=', fileId)
    .where('is_for_customer', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Opens a file of a lead for the holder of its link; null when the link does not work or the file is not theirs, and for a
 * document of the shipment and a third party's file that are for staff alone. Records the access before the content is returned.
 */
export async function openForCustomer(
  deps: Reading,
  { secret, fileId }: { secret: string; fileId: string },
): Promise<OpenAttachment | null> {
  const leadId = await findLeadIdBySecret(deps.db, secret);
  if (!leadId) return null;
  if (await isForStaff(deps.db, fileId)) return null;
  return open(deps, { leadIds: [leadId], fileId }, { by: 'customer', id: '' });
}

/** An attachment as the desk lists it. */
export interface LeadAttachment extends AttachmentRef {
  /** One of src/platform/files/file-type.ts. */
  type: string;
  addedAt: number;
  /** A virus scanner is set, and could not be reached when it arrived. */
  isUnscanned: boolean;
}

const asListed = ({ id, name, size, type, scan, begun_at }: AttachmentTable): LeadAttachment => ({
  fileId: id,
  name,
  size,
  type,
  addedAt: begun_at,
  isUnscanned: scan === 'unscanned',
});

/** The attachments of leads that are shown as one, the oldest first. */
export async function listAttachments(db: Db, leadIds: string[]): Promise<LeadAttachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .where('stored_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(asListed);
}

/** A download of a lead's attachment. */
export interface AttachmentAccess {
  id: string;
  by: 'customer' | 'staff';
  /** The staff member's id; empty for the customer. */
  byId: string;
  name: string;
  at: number;
}

/** Returns the downloads of the attachments of leads that are shown as one, the newest first, at most 200. */
export async function listAttachmentAccess(db: Db, leadIds: string[]): Promise<AttachmentAccess[]> {
  const rows = await db
    .selectFrom('attachment_access_log')
    .innerJoin('attachments', 'attachments.id', 'attachment_access_log.attachment_id')
    .select(['attachment_access_log.id', 'by_kind', 'by_id', 'name', 'at'])
    .where('attachment_access_log.lead_id', 'in', leadIds)
    .orderBy('attachment_access_log.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, by_kind: by, by_id: byId, name, at }) => ({ id, by, byId, name, at }));
}

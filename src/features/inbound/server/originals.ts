import { type AttachmentAccess, recordAccess } from '#features/requests/server/files/downloads.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { originalStrings } from '../strings/en/original.ts';
import { type OriginalMail, readOriginal } from './kept-mails.ts';
import { findUnused } from './list-mails.ts';

/** A mail that became a message or a third party's mail of a request, or the request itself. */
export interface MailOfLead {
  id: string;
  leadId: string;
  /** Of the message on the timeline; null for the mail that the request began with. */
  position: number | null;
}

/** Returns the mails of leads whose originals are kept. */
export async function listMailsOfLeads(db: Db, leadIds: readonly string[]): Promise<MailOfLead[]> {
  const rows = await db
    .selectFrom('inbound_mails')
    .leftJoin('lead_messages', (join) =>
      join
        .onRef('lead_messages.key', '=', 'inbound_mails.key')
        .onRef('lead_messages.lead_id', '=', 'inbound_mails.lead_id'),
    )
    .leftJoin('third_party_mails', (join) =>
      join
        .onRef('third_party_mails.key', '=', 'inbound_mails.key')
        .onRef('third_party_mails.lead_id', '=', 'inbound_mails.lead_id'),
    )
    .select((mail) => [
      'inbound_mails.id',
      'inbound_mails.lead_id',
      'inbound_mails.outcome',
      mail.fn.coalesce('lead_messages.position', 'third_party_mails.position').as('position'),
    ])
    .where('inbound_mails.lead_id', 'in', leadIds)
    .where('inbound_mails.outcome', 'in', ['lead', 'message'])
    .where('kept_size', '>', 0)
    .orderBy('inbound_mails.id')
    .execute();
  return rows.flatMap(({ id, lead_id, outcome, position }) => {
    if (lead_id === null || (outcome === 'message' && position === null)) return [];
    return [{ id, leadId: lead_id, position }];
  });
}

/**
 * Returns a mail of a lead, of one that was merged into it, or a copy of it, as it came; null when there is none. Records
 * the access before the content is returned.
 */
export async function openOriginal(
  { db, clock, cipher }: { db: Db; clock: () => number; cipher: Cipher },
  { leadId, mailId, staffId }: { leadId: string; mailId: string; staffId: string },
): Promise<OriginalMail | null> {
  const group = await selectGroup(db, leadId).execute();
  // PostgreSQL takes no empty list.
  if (group.length === 0) return null;
  const mail = await db
    .selectFrom('inbound_mails')
    .leftJoin('inbound_mails as first', 'first.id', 'inbound_mails.copy_of')
    .select(({ fn }) => fn.coalesce('inbound_mails.lead_id', 'first.lead_id').as('lead_id'))
    .where('inbound_mails.id', '=', mailId)
    .where('inbound_mails.kept_size', '>', 0)
    .executeTakeFirst();
  if (!mail?.lead_id || !group.some(({ id }) => id === mail.lead_id)) return null;
  const access = { leadId: mail.lead_id, fileId: mailId, by: 'staff', id: staffId, at: clock() } as const;
  await recordAccess(db, access);
  return readOriginal({ db, cipher }, mailId);
}

/**
 * Returns a mail that is on no request as it came; null when there is none. Records the access to a copy of a mail of a
 * request.
 */
export async function openUnused(
  deps: Parameters<typeof openOriginal>[0],
  { mailId, staffId }: { mailId: string; staffId: string },
): Promise<OriginalMail | null> {
  const unused = await findUnused(deps.db, mailId);
  if (!unused) return null;
  const { leadId } = unused;
  return leadId === null ? readOriginal(deps, mailId) : openOriginal(deps, { leadId, mailId, staffId });
}

/** Returns when staff opened the originals of leads, the newest first, at most 200. */
export async function listOriginalAccess(db: Db, leadIds: readonly string[]): Promise<AttachmentAccess[]> {
  const rows = await db
    .selectFrom('attachment_access_log')
    .innerJoin('inbound_mails', 'inbound_mails.id', 'attachment_access_log.attachment_id')
    .select(['attachment_access_log.id', 'by_id', 'subject', 'at'])
    .where('attachment_access_log.lead_id', 'in', leadIds)
    .orderBy('attachment_access_log.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, by_id: byId, subject, at }) => ({
    id,
    by: 'staff',
    byId,
    name: originalStrings.accessed(subject),
    at,
  }));
}

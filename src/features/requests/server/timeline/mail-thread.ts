import type { Db } from '../../../../platform/db/open-database.ts';
import { emailNames } from '../../../../platform/mail/emails.ts';
import type { MailThread } from '../../../../platform/mail/mail-thread.ts';
import type { LeadTable } from '../tables.ts';

/** The Message-ID of the mail that a lead came by; null where it came otherwise, or the mail has none. */
export async function findFirstMail(db: Db, leadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('inbound_mails')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('outcome', '=', 'lead')
    .executeTakeFirst();
  return row?.message_id ?? null;
}

/** The Message-IDs of the mails that the sender of a lead and their colleagues wrote about it. */
async function listReceived(db: Db, leadId: string) {
  const rows = await db
    .selectFrom('lead_messages')
    .select(['message_id', 'at'])
    .where('message_id', 'is not', null)
    .where('lead_id', '=', leadId)
    .execute();
  return rows.flatMap(({ message_id, at }) =>
    message_id === null ? [] : [{ id: message_id, at: Number(at) }],
  );
}

/**
 * The mails that went to and came from the sender of a lead, which the next mail to them follows. `except` is the id of
 * that mail, whose event is stored already.
 */
export async function findMailThread(
  db: Db,
  lead: Pick<LeadTable, 'id'>,
  { except }: { except: string },
): Promise<MailThread> {
  const sent = await db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('subject_id', '=', lead.id)
    .where('id', '!=', except)
    .where(
      'type',
      'in',
      emailNames(({ thread }) => thread !== false),
    )
    .orderBy('id')
    .execute();
  const mails = [
    ...sent.map(({ id, created_at }) => ({ id, at: Number(created_at) })),
    ...(await listReceived(db, lead.id)),
  ].sort((one, other) => one.at - other.at);
  const first = await findFirstMail(db, lead.id);
  return { references: [...(first ? [first] : []), ...mails.map(({ id }) => id)] };
}

import {
  type NotificationChoices,
  type NotificationKind,
  usualNotifications,
} from '#features/identity/notifications.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { MailAddress } from '#platform/mail/composed-email.ts';
import { listDeskMailIds } from '#platform/mail/list-mails.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { EventOf, LeadRow } from '../lead-dependencies.ts';

/** A member of staff with what they are notified of; without, the usual. */
type Notified = StaffMember & { notifications?: NotificationChoices };

/** Lists the staff members who may sign in now, read in the transaction of the event. */
export type ListNotified = (transaction: Db) => Promise<Notified[]>;

function wantsMail({ notifications = usualNotifications }: Notified, kind: NotificationKind): boolean {
  return notifications.mail.includes(kind);
}

/** Mails the new owner of a lead who wants that, unless it was their own act. */
export async function mailAssigned(
  listStaff: ListNotified,
  transaction: Db,
  { lead, by, at: now, data: { to } }: EventOf<'owner'>,
): Promise<void> {
  if (to === null || typeof by === 'string' || by.id === to.id) return;
  const owner = (await listStaff(transaction)).find(({ id }) => id === to.id);
  if (!owner || !wantsMail(owner, 'assigned')) return;
  const { id: leadId, reference, about } = lead;
  const references = await listDeskMailIds(transaction, leadId);
  await enqueueMail(transaction, 'lead-assigned', {
    props: { name: owner.name, address: owner.email, by: by.name, leadId, reference, about, references },
    subjectId: leadId,
    now,
  });
}

/** Mails everybody whom a note names and who wants that, except its author. */
export async function mailNote(
  listStaff: ListNotified,
  transaction: Db,
  { lead, by, at: now, data }: EventOf<'note'>,
): Promise<void> {
  if (data.mentions.length === 0 || typeof by === 'string') return;
  const mentioned = new Set(data.mentions.map(({ id }) => id).filter((id) => id !== by.id));
  const references = await listDeskMailIds(transaction, lead.id);
  for (const person of await listStaff(transaction)) {
    const { id, name, email: address } = person;
    if (!mentioned.has(id) || !wantsMail(person, 'mentioned')) continue;
    const { id: leadId, reference } = lead;
    await enqueueMail(transaction, 'lead-mention', {
      props: { name, address, by: by.name, leadId, reference, text: data.text, references },
      subjectId: leadId,
      now,
    });
  }
}

/**
 * Recipient of the mail about a customer's message: the owner of the lead if they want it; null, for the desk's
 * address, without an owner.
 */
async function recipientOfMessage(
  listStaff: ListNotified,
  transaction: Db,
  { owner_id: ownerId }: LeadRow,
): Promise<MailAddress | 'nobody' | null> {
  const owner = ownerId && (await listStaff(transaction)).find(({ id }) => id === ownerId);
  if (!owner) return null;
  return wantsMail(owner, 'answered') ? { name: owner.name, address: owner.email } : 'nobody';
}

function withNote({ text, note }: { text: string; note?: string }): string {
  return [text, note].filter(Boolean).join('\n\n');
}

/**
 * Mails that a customer or, for the desk alone, a third party has written about a lead, unless it is spam or the third party
 * is staff.
 */
export async function mailMessage(
  listStaff: ListNotified,
  transaction: Db,
  { lead, at: now, data }: EventOf<'message' | 'third-party-mail'>,
): Promise<void> {
  const isInternal = data.type === 'third-party-mail';
  if (lead.folder === 'spam' || data.isOverLimit) return;
  if (isInternal ? data.isOfStaff : data.dueAt === null) return;
  const to = await recipientOfMessage(listStaff, transaction, lead);
  if (to === 'nobody') return;
  const { id: leadId, kind, reference, name, company } = lead;
  const { from, attachments, isUnverified } = data;
  await enqueueMail(transaction, 'lead-message', {
    props: {
      ...{ to, kind, leadId, reference, from, name: name || company, text: withNote(data) },
      dueAt: isInternal ? null : data.dueAt,
      ...(isInternal ? { isInternal } : {}),
      ...(isUnverified ? { isUnverified } : {}),
      files: attachments.map((file) => file.name),
      references: await listDeskMailIds(transaction, leadId),
    },
    // Deleted with the request that it was sent about.
    subjectId: data.aboutId ?? leadId,
    now,
  });
}

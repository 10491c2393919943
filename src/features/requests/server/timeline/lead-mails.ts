import type { StaffMember } from '../../../../platform/commands/caller.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { knownLocale } from '../../../../platform/i18n/locale.ts';
import type { MailAddress } from '../../../../platform/mail/composed-email.ts';
import { listDeskMailIds } from '../../../../platform/mail/list-mails.ts';
import type { MailCause, MailLimit } from '../../../../platform/mail/mail-limit.ts';
import { enqueueMail, mailRow, redirectMails, replaceLocale } from '../../../../platform/mail/outbox.ts';
import { enqueueRows, type NewOutboxRow } from '../../../../platform/outbox/outbox-rows.ts';
import {
  type NotificationChoices,
  type NotificationKind,
  usualNotifications,
} from '../../../identity/notifications.ts';
import type { LeadEmailProps, LinkReason } from '../../mails/lead-emails.tsx';
import type { LeadRow, NewLeadEvent, TimelineSubscriber } from '../lead-dependencies.ts';
import { findWorkingLink } from '../secret-links.ts';
import { findFirstMail, findMailThread } from './mail-thread.ts';

/** A member of staff with what they are notified of; without, the usual. */
type Notified = StaffMember & { notifications?: NotificationChoices };

interface MailDependencies {
  mailLimit: MailLimit;
  /** The staff members who may sign in now, read in the transaction of the event. */
  listStaff: (transaction: Db) => Promise<Notified[]>;
}

type EventOf<Type extends NewLeadEvent['data']['type']> = NewLeadEvent & {
  data: Extract<NewLeadEvent['data'], { type: Type }>;
};

function isOf<Type extends NewLeadEvent['data']['type']>(
  type: Type,
  event: NewLeadEvent,
): event is EventOf<Type> {
  return event.data.type === type;
}

function emailPropsOf(lead: LeadRow): LeadEmailProps {
  return {
    id: lead.id,
    lead: { kind: lead.kind, answers: JSON.parse(lead.payload) },
    name: lead.name,
    email: lead.email,
    reference: lead.reference,
    folder: lead.folder,
    receivedAt: lead.received_at,
    dueAt: lead.due_at,
  };
}

const causeOf = ({ email, account_id: accountId }: LeadRow): MailCause => ({ address: email, accountId });

/** True if a lead that arrives is acknowledged to its sender; `limited` where the address has had too many mails. */
export type Acknowledgement = 'sent' | 'limited' | 'not-wanted';

/**
 * Counts the acknowledgement of a lead that arrives, in the transaction that stores it. Spam is acknowledged only when a
 * person restores it.
 */
export async function countAcknowledgement(
  transaction: Db,
  mailLimit: MailLimit,
  lead: LeadRow,
): Promise<Acknowledgement> {
  if (lead.folder !== 'inbox' || lead.email === '') return 'not-wanted';
  return (await mailLimit.take(transaction, causeOf(lead), lead.received_at)) ? 'sent' : 'limited';
}

/**
 * Nobody may use us to write to strangers, so what was typed stands only in a mail to the confirmed address of the
 * account that it was sent from.
 */
async function acknowledgementOf(
  { mailLimit }: MailDependencies,
  transaction: Db,
  { lead, at: now, data, messageId }: NewLeadEvent,
): Promise<NewOutboxRow> {
  const withAnswers = await mailLimit.isOwn(transaction, causeOf(lead));
  const received = data.type === 'received' ? messageId : await findFirstMail(transaction, lead.id);
  const props = { ...emailPropsOf(lead), withAnswers, references: received ? [received] : [] };
  const locale = knownLocale(lead.locale);
  return mailRow('lead-acknowledgement', { props, locale, subjectId: lead.id, now });
}

async function mailReceived(
  deps: MailDependencies,
  transaction: Db,
  event: EventOf<'received'>,
): Promise<void> {
  const { lead, at: now, isAcknowledged } = event;
  // A request that was answered as it was entered needs no mail to the desk.
  const isWaiting = lead.replied_at === null;
  const mails = isWaiting
    ? [mailRow('lead-for-desk', { props: emailPropsOf(lead), subjectId: lead.id, now })]
    : [];
  if (isAcknowledged) mails.push(await acknowledgementOf(deps, transaction, event));
  await enqueueRows(transaction, mails);
}

/** A person of the desk has restored it from spam: it is acknowledged whatever its address has had. */
async function mailAcknowledged(
  deps: MailDependencies,
  transaction: Db,
  event: EventOf<'acknowledged'>,
): Promise<void> {
  await enqueueRows(transaction, [await acknowledgementOf(deps, transaction, event)]);
}

/**
 * Puts a mail with the link of a lead, or that none works, in the outbox. `reason`: it was asked for, the address was
 * corrected, or another lead was merged into it.
 */
export async function enqueueLink(
  transaction: Db,
  lead: Pick<LeadRow, 'id' | 'kind' | 'reference' | 'email' | 'locale'>,
  { reason, now }: { reason: LinkReason; now: number },
): Promise<void> {
  // The mail itself is not in the outbox yet.
  const { references } = await findMailThread(transaction, lead, { except: '' });
  await enqueueMail(transaction, 'lead-link', {
    props: { address: lead.email, reference: lead.reference, references, reason },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/**
 * Mails that have not left go to the new address, to which a lead is acknowledged while an answer is still due; where a
 * visitor gave it, only while the address has not had too many mails. A new link leaves in any case: its mail was counted
 * before it was made.
 */
async function mailContactChanged(
  deps: MailDependencies,
  transaction: Db,
  event: EventOf<'contact-changed'>,
): Promise<void> {
  const { lead, by, at, data } = event;
  if (!data.fields.includes('email')) return;
  await redirectMails(transaction, { subjectId: lead.id, to: lead.email });
  const isWaiting = lead.replied_at === null && lead.due_at > at;
  if (!isWaiting || lead.folder !== 'inbox' || lead.email === '') {
    if (data.hasNewLink) await enqueueLink(transaction, lead, { reason: 'corrected', now: at });
    return;
  }
  const isCounted = by !== 'customer' || data.hasNewLink === true;
  if (!isCounted && !(await deps.mailLimit.take(transaction, causeOf(lead), at))) return;
  await enqueueRows(transaction, [await acknowledgementOf(deps, transaction, event)]);
}

/**
 * The sender of a lead that another was merged into gets its link: replies to both go there. A new link is mailed whatever
 * the address has had, as staff cause it; nobody keeps a shown link by using up the mails of an address.
 */
async function mailMerged(
  { mailLimit }: MailDependencies,
  transaction: Db,
  event: EventOf<'merged-in'>,
): Promise<void> {
  const { lead, at, data } = event;
  if (lead.email === '' || lead.folder !== 'inbox') return;
  if ((await findWorkingLink(transaction, lead.id)) === null) return;
  if (!data.hasNewLink && !(await mailLimit.take(transaction, causeOf(lead), at))) return;
  await enqueueLink(transaction, lead, { reason: 'merged', now: at });
}

function wantsMail({ notifications = usualNotifications }: Notified, kind: NotificationKind): boolean {
  return notifications.mail.includes(kind);
}

/** Mails the new owner of a lead who wants that, unless it was their own act. */
async function mailAssigned(
  { listStaff }: MailDependencies,
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
async function mailNote(
  { listStaff }: MailDependencies,
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
  { listStaff }: MailDependencies,
  transaction: Db,
  { owner_id: ownerId }: LeadRow,
): Promise<MailAddress | 'nobody' | null> {
  const owner = ownerId && (await listStaff(transaction)).find(({ id }) => id === ownerId);
  if (!owner) return null;
  return wantsMail(owner, 'answered') ? { name: owner.name, address: owner.email } : 'nobody';
}

/** Mails that a customer has written, unless the lead is spam. */
async function mailMessage(
  deps: MailDependencies,
  transaction: Db,
  { lead, at: now, data }: EventOf<'message'>,
): Promise<void> {
  if (lead.folder === 'spam' || data.dueAt === null || data.isOverLimit) return;
  const to = await recipientOfMessage(deps, transaction, lead);
  if (to === 'nobody') return;
  const { id: leadId, kind, reference, name, company } = lead;
  const { from, text, attachments, dueAt, isUnverified } = data;
  await enqueueMail(transaction, 'lead-message', {
    props: {
      to,
      kind,
      leadId,
      reference,
      name: name || company,
      from,
      text,
      dueAt,
      ...(isUnverified ? { isUnverified } : {}),
      files: attachments.map((file) => file.name),
      references: await listDeskMailIds(transaction, leadId),
    },
    // Deleted with the request that it was sent about.
    subjectId: data.aboutId ?? leadId,
    now,
  });
}

/** The mail of a reply has the id that the event names. */
async function mailReply(transaction: Db, { lead, at: now, data }: EventOf<'reply'>): Promise<void> {
  const { to: address, subject, body, outboxId: id, attachments = [] } = data;
  const { reference } = lead;
  const thread = await findMailThread(transaction, lead, { except: id });
  await enqueueMail(transaction, 'lead-reply', {
    id,
    props: { address, reference, subject, body, thread, files: attachments.map(({ name }) => name) },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/** Mails to the sender that have not left are composed in the language that the lead has now. */
async function changeLocaleOfMails(transaction: Db, { lead }: NewLeadEvent): Promise<void> {
  await replaceLocale(transaction, { subjectId: lead.id, locale: knownLocale(lead.locale) });
}

/**
 * Makes the timeline's subscriber that puts in the outbox the mails that an event causes. A reminder is no such mail: it
 * lists the leads of several events (remind.ts).
 */
export function createLeadMails(deps: MailDependencies): TimelineSubscriber {
  return async (transaction, event) => {
    if (isOf('received', event)) await mailReceived(deps, transaction, event);
    if (isOf('acknowledged', event)) await mailAcknowledged(deps, transaction, event);
    if (isOf('contact-changed', event)) await mailContactChanged(deps, transaction, event);
    if (isOf('merged-in', event)) await mailMerged(deps, transaction, event);
    if (isOf('owner', event)) await mailAssigned(deps, transaction, event);
    if (isOf('note', event)) await mailNote(deps, transaction, event);
    if (isOf('message', event)) await mailMessage(deps, transaction, event);
    if (isOf('reply', event)) await mailReply(transaction, event);
    if (isOf('locale', event)) await changeLocaleOfMails(transaction, event);
  };
}

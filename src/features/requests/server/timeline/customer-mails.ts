import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { emailNames } from '#platform/mail/emails.ts';
import type { MailCause, MailLimit } from '#platform/mail/mail-limit.ts';
import { enqueueMail, mailRow, redirectMails, replaceLocale } from '#platform/mail/outbox.ts';
import { enqueueRows, type NewOutboxRow, noProps } from '#platform/outbox/outbox-rows.ts';
import { replySubject } from '#platform/values/reply-subject.ts';
import type { MailHeaders } from '../../lead.ts';
import type { LeadEmailProps } from '../../mails/lead-for-desk.tsx';
import type { LinkReason } from '../../mails/lead-links.ts';
import { mayHaveLink, replyAddressIn } from '../../recipients.ts';
import type { EventOf, LeadRow, NewLeadEvent } from '../lead-dependencies.ts';
import { listRecipients } from '../reply/recipients.ts';
import { findWorkingLink } from '../secret-links.ts';
import { isUndoable, listReaddressings, undoMs } from './contact-changes.ts';
import {
  findFirstHeaders,
  findFirstMail,
  findMailThread,
  listReceivedMails,
  threadSubject,
} from './mail-thread.ts';

export function emailPropsOf(lead: LeadRow): LeadEmailProps {
  return {
    id: lead.id,
    lead: { kind: lead.kind, answers: parseJson(lead.payload) },
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
  { lead, now }: { lead: LeadRow; now: number },
): Promise<Acknowledgement> {
  if (lead.folder !== 'inbox' || lead.email === '') return 'not-wanted';
  return (await mailLimit.take(transaction, causeOf(lead), now)) ? 'sent' : 'limited';
}

const longestRepeated = 150;

/**
 * Returns the subject of a mail as its acknowledgement may repeat it, so that it stays in the thread; null for one that
 * could advertise something in our name, and for an address that did not write it.
 */
function subjectToRepeat(headers: MailHeaders, address: string): string | null {
  const { subject } = headers;
  const isTheirs = replyAddressIn(headers).address.toLowerCase() === address.toLowerCase();
  const isHarmless =
    subject.length <= longestRepeated && !/:\/\/|\bwww\.|[\p{L}\d]\.[\p{L}]{2,}(?:$|[\s/])/iu.test(subject);
  return isTheirs && isHarmless ? replySubject(subject) : null;
}

/**
 * Nobody may use us to write to strangers, so what was typed stands only in a mail to the confirmed address of the
 * account that it was sent from.
 */
export async function acknowledgementOf(
  mailLimit: MailLimit,
  transaction: Db,
  { lead, at: now, data, messageId }: NewLeadEvent,
): Promise<NewOutboxRow> {
  const withAnswers = await mailLimit.isOwn(transaction, causeOf(lead));
  const received = data.type === 'received' ? messageId : await findFirstMail(transaction, lead.id);
  const mail = data.type === 'received' ? data.headers : await findFirstHeaders(transaction, lead.id);
  const props = {
    ...emailPropsOf(lead),
    withAnswers,
    references: received ? [received] : [],
    ...(mail ? { mail: { subject: subjectToRepeat(mail, lead.email) } } : {}),
  };
  const locale = knownLocale(lead.locale);
  return mailRow('lead-acknowledgement', { props, locale, subjectId: lead.id, now });
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
  const mails = await listReceivedMails(transaction, lead);
  const subject = mails.some(({ address }) => address === lead.email.toLowerCase())
    ? threadSubject(mails)
    : null;
  await enqueueMail(transaction, 'lead-link', {
    props: {
      ...{ address: lead.email, reference: lead.reference, references, reason },
      ...(subject ? { subject } : {}),
    },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/** Addresses of the other people of a lead whose contact was corrected: what is to them stays theirs. */
async function colleaguesOf(
  transaction: Db,
  { lead, data }: EventOf<'contact-changed'>,
): Promise<ReadonlySet<string>> {
  const own = new Set(data.former.toLowerCase().split('\n'));
  const people = await listRecipients(transaction, lead);
  return new Set(people.map(({ address }) => address.toLowerCase()).filter((address) => !own.has(address)));
}

/** Returns true when a mail about a lead has been sent to an address and was not returned. */
async function hasReached(transaction: Db, leadId: string, address: string): Promise<boolean> {
  const sent = await transaction
    .selectFrom('outbox')
    .select('props')
    .where('subject_id', '=', leadId)
    .where(
      'type',
      'in',
      emailNames(({ thread }) => thread !== false),
    )
    .where('state', '=', 'sent')
    .execute();
  // Of an old one only the record is left, without the address.
  return sent.some(
    ({ props }) =>
      props === noProps ||
      Object.values(parseJson(props) ?? {}).some(
        (value) => typeof value === 'string' && value.toLowerCase() === address.toLowerCase(),
      ),
  );
}

/**
 * Notifies the former address of a change, with the link that undoes it, where a mail has reached it. It is not counted: by
 * using up the mails of an address nobody hides a change from it.
 */
async function mailFormerAddress(
  transaction: Db,
  { lead, at, data }: EventOf<'contact-changed'>,
  position: number,
): Promise<void> {
  const { formerEmail: address, endedLinkId, undoes } = data;
  if (address === undefined || lead.folder !== 'inbox') return;
  if (!(await hasReached(transaction, lead.id, address))) return;
  const all = await listReaddressings(transaction, lead.id);
  const event = all.find((readdressing) => readdressing.position === position);
  const canUndo = event !== undefined && isUndoable(event, all);
  await enqueueMail(transaction, 'lead-readdressed', {
    props: {
      ...{ address, reference: lead.reference, isUndone: undoes !== undefined },
      linkId: canUndo && endedLinkId !== undefined ? endedLinkId : null,
      until: at + undoMs,
    },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now: at,
  });
}

/**
 * Mails that have not left go to the new address, to which a lead is acknowledged while an answer is still due; where a
 * visitor gave it, only while the address has not had too many mails. A new link leaves in any case: its mail was counted
 * before it was made.
 */
export async function mailContactChanged(
  mailLimit: MailLimit,
  transaction: Db,
  event: EventOf<'contact-changed'>,
  position: number,
): Promise<void> {
  const { lead, by, at, data } = event;
  if (!data.fields.includes('email')) return;
  await mailFormerAddress(transaction, event, position);
  await redirectMails(transaction, {
    subjectId: lead.id,
    to: lead.email,
    except: await colleaguesOf(transaction, event),
  });
  const isWaiting = lead.replied_at === null && lead.due_at > at;
  if (!isWaiting || lead.folder !== 'inbox' || lead.email === '') {
    if (data.hasNewLink) await enqueueLink(transaction, lead, { reason: 'corrected', now: at });
    return;
  }
  const isCounted = by !== 'customer' || data.hasNewLink === true;
  if (!isCounted && !(await mailLimit.take(transaction, causeOf(lead), at))) return;
  await enqueueRows(transaction, [await acknowledgementOf(mailLimit, transaction, event)]);
}

/**
 * The sender of a lead that another was merged into gets its link: replies to both go there. A new link is mailed whatever
 * the address has had, as staff cause it; nobody keeps a shown link by using up the mails of an address.
 */
export async function mailMerged(
  mailLimit: MailLimit,
  transaction: Db,
  event: EventOf<'merged-in'>,
): Promise<void> {
  const { lead, at, data } = event;
  if (lead.email === '' || lead.folder !== 'inbox' || data.isNotice) return;
  if ((await findWorkingLink(transaction, lead.id)) === null) return;
  if (!data.hasNewLink && !(await mailLimit.take(transaction, causeOf(lead), at))) return;
  await enqueueLink(transaction, lead, { reason: 'merged', now: at });
}

/**
 * The mail of a reply has the id that the event names. In a conversation by mail it answers the last mail of its recipient,
 * unless they have written on the page since.
 */
export async function mailReply(
  transaction: Db,
  { lead, by, at: now, data }: EventOf<'reply'>,
): Promise<void> {
  const { to: address, subject, body, outboxId: id, attachments = [] } = data;
  const { reference } = lead;
  const thread = await findMailThread(transaction, lead, { except: id });
  const mails = await listReceivedMails(transaction, lead);
  const answered = mails.findLast((mail) => mail.address === address.toLowerCase());
  if (answered?.messageId) thread.inReplyTo = answered.messageId;
  const mail =
    mails.length > 0
      ? { mail: { quote: answered ? { name: answered.name, at: answered.at, text: answered.text } : null } }
      : {};
  const author = typeof by === 'string' ? {} : { author: by.name };
  const withoutLink = mayHaveLink(lead.email, address) ? {} : { withoutLink: true };
  await enqueueMail(transaction, 'lead-reply', {
    id,
    props: {
      ...{ address, reference, subject, body, thread },
      ...{ ...author, ...mail, ...withoutLink },
      files: attachments.map(({ name }) => name),
    },
    locale: knownLocale(lead.locale),
    subjectId: lead.id,
    now,
  });
}

/** Mails to the sender that have not left are composed in the language that the lead has now. */
export async function changeLocaleOfMails(transaction: Db, { lead }: NewLeadEvent): Promise<void> {
  await replaceLocale(transaction, { subjectId: lead.id, locale: knownLocale(lead.locale) });
}

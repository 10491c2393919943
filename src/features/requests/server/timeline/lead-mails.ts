import type { Db } from '#platform/db/open-database.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import { mailRow } from '#platform/mail/outbox.ts';
import { enqueueRows } from '#platform/outbox/outbox-rows.ts';
import { type EventOf, isEventOf, type TimelineSubscriber } from '../lead-dependencies.ts';
import {
  acknowledgementOf,
  changeLocaleOfMails,
  emailPropsOf,
  mailContactChanged,
  mailMerged,
  mailReply,
} from './customer-mails.ts';
import { type ListNotified, mailAssigned, mailMessage, mailNote } from './staff-mails.ts';

interface MailDependencies {
  mailLimit: MailLimit;
  listStaff: ListNotified;
}

async function mailReceived(
  deps: MailDependencies,
  transaction: Db,
  event: EventOf<'received'>,
): Promise<void> {
  const { lead, at: now, isAcknowledged } = event;
  // A lead that was answered as it was entered needs no mail to the desk, nor does a notice.
  const isWaiting = lead.replied_at === null && lead.folder !== 'notices';
  const mails = isWaiting
    ? [mailRow('lead-for-desk', { props: emailPropsOf(lead), subjectId: lead.id, now })]
    : [];
  if (isAcknowledged) mails.push(await acknowledgementOf(deps.mailLimit, transaction, event));
  await enqueueRows(transaction, mails);
}

/** A person of the desk has restored it from spam: it is acknowledged whatever its address has had. */
async function mailAcknowledged(
  { mailLimit }: MailDependencies,
  transaction: Db,
  event: EventOf<'acknowledged'>,
): Promise<void> {
  await enqueueRows(transaction, [await acknowledgementOf(mailLimit, transaction, event)]);
}

/**
 * Makes the timeline's subscriber that puts in the outbox the mails that an event causes. A reminder is no such mail: it
 * lists the leads of several events (remind.ts).
 */
export function createLeadMails(deps: MailDependencies): TimelineSubscriber {
  return async (transaction, event, position) => {
    if (isEventOf('received', event)) await mailReceived(deps, transaction, event);
    if (isEventOf('acknowledged', event)) await mailAcknowledged(deps, transaction, event);
    if (isEventOf('contact-changed', event))
      await mailContactChanged(deps.mailLimit, transaction, event, position);
    if (isEventOf('merged-in', event)) await mailMerged(deps.mailLimit, transaction, event);
    if (isEventOf('owner', event)) await mailAssigned(deps.listStaff, transaction, event);
    if (isEventOf('note', event)) await mailNote(deps.listStaff, transaction, event);
    if (isEventOf('message', event) || isEventOf('third-party-mail', event))
      await mailMessage(deps.listStaff, transaction, event);
    if (isEventOf('reply', event)) await mailReply(transaction, event);
    if (isEventOf('locale', event)) await changeLocaleOfMails(transaction, event);
  };
}

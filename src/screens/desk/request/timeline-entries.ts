import { isUnverifiedColleague, type LeadEvent, requestPath } from '#features/requests/lead.ts';
import { shownMails } from '#features/requests/recipients.ts';
import { request as requestStrings } from '#features/requests/strings/en/request.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import type { MailState } from '#platform/mail/list-mails.ts';
import { mailProblems } from '#platform/mail/strings/en/mail-problems.ts';
import { fileSize, fill } from '#platform/values/format.ts';
import { describeHeaders } from './mail-headers.tsx';
import { originalPath } from './original-link.tsx';
import type { RequestData } from './request-data.ts';
import type { TimelineEntry } from './timeline.tsx';
import { titleOf } from './timeline-titles.ts';

const icons: Record<LeadEvent['data']['type'], TimelineEntry['kind']> = {
  received: 'received',
  'not-acknowledged': 'mail',
  stage: 'stage',
  owner: 'owner',
  note: 'note',
  reply: 'reply',
  'reply-logged': 'reply-logged',
  done: 'stage',
  'not-done': 'stage',
  priority: 'stage',
  'not-priority': 'stage',
  'customer-replied': 'received',
  message: 'message',
  'third-party-mail': 'third-party',
  'third-party-mail-shown': 'link',
  'third-party-mail-hidden': 'link',
  'auto-reply': 'mail',
  acknowledged: 'mail',
  'mail-retried': 'mail',
  'reply-undelivered': 'mail',
  'contact-changed': 'owner',
  corrected: 'draft',
  locale: 'language',
  'link-renewed': 'link',
  'link-revoked': 'link',
  reminded: 'mail',
  'follow-up': 'owner',
  'quote-sent': 'reply',
  'quote-withdrawn': 'draft',
  'quote-accepted': 'message',
  'quote-declined': 'message',
  'quote-order-number': 'message',
  'quote-reopened': 'stage',
  'quote-expiring': 'mail',
  'shipment-begun': 'stage',
  'shipment-changed': 'stage',
  'shipment-cancelled': 'stage',
  milestone: 'stage',
  'milestone-removed': 'stage',
  'shipment-document': 'document',
  'merged-in': 'merge',
  'merged-into': 'merge',
  'merge-undone': 'merge',
  erased: 'spam',
};

/** Returns the delivery state of a mail, with the reason of a failure. */
function mailStateText({ state, problem, keptAsFile }: MailState): string {
  const { states, sentWithout, waiting, failedBecause, kept } = requestStrings.mails;
  const stateText = state === 'sent' && keptAsFile ? kept : states[state];
  if (problem === null) return stateText;
  const { reason } = mailProblems[problem];
  if (state === 'sent') return fill(sentWithout, { state: stateText, reason });
  return fill(state === 'pending' ? waiting : failedBecause, { reason });
}

/** Returns the files of a message or reply with their addresses. */
function attachmentsOf({ data, leadId }: LeadEvent): TimelineEntry['attachments'] {
  if (!('attachments' in data)) return undefined;
  const ownId = ('aboutId' in data && data.aboutId) || leadId;
  return data.attachments?.map(({ fileId, name, size }) => ({
    path: `/api/v1${requestPath(ownId)}/files/${fileId}`,
    name,
    size: fileSize(deskLocale, size),
  }));
}

/** Returns the address of the mail that an event came by, with the mails of its request. */
function originalOf(
  { data, leadId, position }: LeadEvent,
  originals: RequestData['originals'],
): TimelineEntry['originalPath'] {
  if (data.type !== 'message' && data.type !== 'third-party-mail' && data.type !== 'received')
    return undefined;
  const isReceived = data.type === 'received';
  const ownId = (!isReceived && data.aboutId) || leadId;
  const place = isReceived ? null : position;
  const mail = originals.find((one) => one.leadId === ownId && one.position === place);
  return mail && originalPath(ownId, mail.id);
}

/** Returns what the desk is to know of a third party's mail before it is shown to the customer. */
function thirdPartyOf({ data, position }: LeadEvent, visible: ReadonlySet<number>): Partial<TimelineEntry> {
  if (data.type !== 'third-party-mail') return {};
  const { from, text, headers } = data;
  const isShown = visible.has(position);
  const canShow = !isUnverifiedColleague(data);
  const firstLine = (headers.subject || (text.trim().split('\n')[0] ?? '')).slice(0, 200);
  return {
    thirdParty: { isShown, canShow, isUnverified: data.isUnverified === true, from, firstLine },
  };
}

/** Returns events, mails with their delivery and downloads of the customer's documents, oldest first. */
export function entriesOf(
  { lead, staff, timeline, waitingReply, originals, company }: RequestData,
  timeZone: string,
): TimelineEntry[] {
  const { events, mails, accessLog } = timeline;
  const request = requestStrings;
  const references = new Map([lead, ...lead.merged].map(({ id, reference }) => [id, reference]));
  /** Returns the request of an event or mail when several were merged. */
  const aboutOf = (id: string) => (lead.merged.length > 0 ? (references.get(id) ?? '') : '');
  const deliveryOf = (id: string): Pick<TimelineEntry, 'delivery'> => {
    const mail = mails.find((one) => one.id === id);
    if (!mail) return {};
    const retryId = mail.canRetry ? id : undefined;
    return { delivery: { state: mail.state, text: mailStateText(mail), retryId } };
  };
  const replies = new Set(events.flatMap(({ data }) => (data.type === 'reply' ? [data.outboxId] : [])));
  // The line of the request that they were merged into covers it.
  const isSaidElsewhere = ({ data, leadId }: LeadEvent) => data.type === 'merged-into' && leadId !== lead.id;
  const shownEvents = events.filter((event) => !isSaidElsewhere(event));
  const visible = shownMails(events);
  const headersIn = ({ data }: LeadEvent) =>
    'headers' in data && data.type !== 'received' && data.headers
      ? describeHeaders(data.headers, company)
      : undefined;
  const happened = shownEvents.map(
    (event): TimelineEntry => ({
      id: String(event.position),
      about: aboutOf(
        ((event.data.type === 'message' || event.data.type === 'third-party-mail') && event.data.aboutId) ||
          event.leadId,
      ),
      kind: icons[event.data.type],
      ...titleOf(event, timeZone, visible.has(event.position)),
      headers: headersIn(event),
      ...thirdPartyOf(event, visible),
      who: event.actor.kind === 'staff' ? event.actor.name : '',
      at: event.at,
      attachments: attachmentsOf(event),
      originalPath: originalOf(event, originals),
      // The message of the customer has both above.
      ...(event.data.type === 'received' && event.leadId === lead.id
        ? { body: undefined, originalPath: undefined }
        : {}),
      ...(event.data.type === 'reply' ? deliveryOf(event.data.outboxId) : {}),
      isAutomatic: event.data.type === 'reminded' || event.data.type === 'acknowledged',
    }),
  );
  const sent = mails
    .filter(({ id }) => !replies.has(id))
    .map(
      ({ id, email, createdAt, subjectId, state }): TimelineEntry => ({
        id,
        // A failed mail is never folded.
        isAutomatic: state !== 'failed',
        about: aboutOf(subjectId),
        kind: 'mail',
        title: request.mails.names[email],
        who: '',
        at: createdAt,
        ...deliveryOf(id),
      }),
    );
  const looked = accessLog.map(
    ({ staffId, document, at }): TimelineEntry => ({
      id: `${staffId} ${at}`,
      kind: 'document',
      title: fill(request.downloaded, { document: document ?? request.deletedDocument }),
      who: staff.find((member) => member.id === staffId)?.name ?? '',
      at: at,
    }),
  );
  const waiting = waitingReply
    ? [
        {
          id: waitingReply.replyId,
          about: '',
          kind: 'reply' as const,
          title: fill(request.events.reply, {
            to: waitingReply.to ?? lead.email,
            subject: waitingReply.subject,
          }),
          body: waitingReply.body,
          who: waitingReply.by.name,
          at: waitingReply.sendAt,
          delivery: { state: 'pending' as const, text: request.waiting },
        },
      ]
    : [];
  const passed = [...happened, ...sent, ...looked].sort((one, other) => one.at - other.at);
  return [...passed, ...waiting];
}

import type { AnsweredLead } from '../../../contract/answers.ts';
import { fileSize, fill, listIn, pluralOf } from '../../../contract/format.ts';
import {
  type LeadEvent,
  lastLoss,
  type PresentStaff,
  requestPath,
  type StaffName,
} from '../../../contract/lead.ts';
import { deskLocale, knownLocale, type Locale, locales } from '../../../contract/locale.ts';
import { dayOf } from '../../../contract/moment.ts';
import { fillVariables } from '../../../contract/reply-variables.ts';
import { isService } from '../../../contract/service.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { lacksCountryCode, whatsappUrl } from '../../../contract/telephone.ts';
import type { DeskShipment } from '../../../contract/tracking/shipment.ts';
import type { AttachmentAccess, LeadAttachment } from '../../../server/leads/attachments/downloads.ts';
import type { DeskLead, Timeline } from '../../../server/leads/inbox/find-lead.ts';
import type { RelatedLead } from '../../../server/leads/merge/related-leads.ts';
import type { Draft } from '../../../server/leads/reply/draft.ts';
import type { MailState } from '../../../server/mail/list-mails.ts';
import type { CannedReply } from '../../../server/replies/canned-replies.ts';
import { company } from '../../content/company.ts';
import { answeredOnly, describeAnswers } from '../../content/describe-answers.ts';
import { mailProblems } from '../../content/en/desk/mail-problems.ts';
import { describeDueTime, shortMoment } from '../../content/en/desk/moments.ts';
import {
  delayReasonNames,
  documentKindNames,
  milestoneNames,
  timeKindNames,
} from '../../content/en/desk/tracking.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import { customerMailStrings } from '../../content/mail-strings.ts';
import { languageOf, languageOptions } from './customer-language.ts';
import { followUpOf } from './follow-up-view.ts';
import { stageOptions } from './inbox-view.ts';
import { draftPathOf } from './request/drafts.ts';
import { shipmentView } from './request/shipment-view.ts';
import type { TimelineEntry } from './request/timeline.tsx';
import { trackingView } from './request/tracking-view.ts';

interface RequestFacts {
  lead: DeskLead;
  /** The part of the address that says from which list the page was opened. */
  query: string;
  timeline: Timeline;
  /** The shipment that was begun for it. */
  followed: DeskShipment | null;
  related: RelatedLead[];
  files: LeadAttachment[];
  /** Who downloaded them. */
  downloads: AttachmentAccess[];
  draft: Draft | null;
  canned: CannedReply[];
  /** What variables of canned replies stand for in a text of a language. */
  valuesIn: (locale: Locale) => Record<string, string>;
  staff: StaffMember[];
  /** Who else has the page open. */
  here: PresentStaff[];
  me: StaffMember;
  now: number;
  t: DeskStrings;
}

const timeZone = company.hours.timeZone;

/** What was sent, without what was not answered, and without the fields of some names. */
const answersOf = (lead: AnsweredLead, without: string[] = []) =>
  answeredOnly(describeAnswers(lead, deskLocale, { isForDesk: true }), without);

/** Fields that stand beside the answers: how the sender is reached, and the service. */
const shownElsewhere = {
  'rate-request': ['clientName', 'brandName', 'phone', 'email', 'service', 'attachments'],
  'contact-message': ['name', 'email'],
};

/** The answers of a request without what its page shows elsewhere: the headline, where it holds a whole answer, is one. */
function answersBeside(lead: DeskLead) {
  const headline = Object.entries(lead.answers).find(([, value]) => value !== '' && value === lead.about);
  // The shipment has its card.
  const { shipment: _, ...answers } = lead.answers;
  const others = lead.shipment ? { kind: lead.kind, answers } : lead;
  return answersOf(others, [...shownElsewhere[lead.kind], ...(headline ? [headline[0]] : [])]);
}

type ReplyData = Extract<LeadEvent['data'], { type: 'reply' }>;

/** The fields of a merged request that say the same of its sender as the request that it went into. */
function sharedContact({ kind, answers }: DeskLead['merged'][number], lead: DeskLead): string[] {
  const known = [lead.name, lead.company, lead.email, lead.phone];
  return Object.entries(answers).flatMap(([name, value]) =>
    shownElsewhere[kind].includes(name) && typeof value === 'string' && known.includes(value) ? [name] : [],
  );
}

function titleOf(
  { data, actor }: LeadEvent,
  replies: Map<string, ReplyData>,
  t: DeskStrings,
): { title: string; body?: string; quoted?: string } {
  const { request, leads } = t;
  const strings = request.events;
  const nameOf = (staff: StaffName | null) => (staff ? staff.name || t.inbox.left : request.nobody);
  switch (data.type) {
    case 'stage': {
      const { from, to, reason, comment: detail } = data;
      const body = [reason && leads.lostReasons[reason], detail].filter(Boolean).join(': ');
      return {
        title: fill(strings.stage, { from: leads.stages[from], to: leads.stages[to] }),
        ...(body && { body }),
      };
    }
    case 'owner':
      return { title: fill(strings.owner, { from: nameOf(data.from), to: nameOf(data.to) }) };
    case 'note':
      return { title: strings.note, body: data.text };
    case 'reply':
      return { title: fill(strings.reply, { to: data.to, subject: data.subject }), body: data.body };
    case 'reply-withdrawn':
      return {
        title: fill(strings['reply-withdrawn'], { subject: replies.get(data.outboxId)?.subject ?? '' }),
      };
    case 'reply-logged':
      return {
        title: fill(strings['reply-logged'], { channel: leads.channels[data.channel] }),
        ...(data.comment && { body: data.comment }),
      };
    case 'received':
      return {
        title: data.channel
          ? fill(strings.entered, { channel: leads.arrivalChannels[data.channel] })
          : strings.received,
      };
    case 'customer-replied':
      return { title: strings['customer-replied'], ...(data.comment && { body: data.comment }) };
    case 'message': {
      const { via, from, text, quoted, attachments } = data;
      const author = from ? fill(strings.message.colleague, { from }) : strings.message[via];
      const title = data.isOverLimit ? fill(strings.message.overLimit, { title: author }) : author;
      const sentFiles =
        attachments.length > 0 ? pluralOf(deskLocale, attachments.length, strings.message.files) : '';
      return { title, body: text || sentFiles, quoted };
    }
    case 'auto-reply':
      return { title: fill(strings['auto-reply'], { from: data.from }), quoted: data.text };
    case 'contact-changed': {
      const text = strings['contact-changed'];
      const fields = listIn(
        deskLocale,
        data.fields.map((field) => request.contact.fields[field]),
      );
      const title = data.dueAt === null ? text[actor.kind === 'staff' ? 'desk' : 'customer'] : text.waits;
      const former = listIn(deskLocale, data.former.split('\n'));
      return { title: fill(title, { fields }), ...(former && { body: fill(text.before, { former }) }) };
    }
    case 'locale':
      return { title: fill(strings.locale, { from: languageOf(data.from), to: languageOf(data.to) }) };
    case 'reply-undelivered': {
      const titles = strings[data.isQuote ? 'quote-undelivered' : 'reply-undelivered'];
      return { title: titles[data.dueAt === null ? 'answered' : 'waits'] };
    }
    case 'reminded':
      return { title: strings.reminded[data.kind], body: listIn(deskLocale, data.to) };
    case 'follow-up':
      return {
        title:
          data.at === null
            ? strings['follow-up'].cleared
            : fill(strings['follow-up'].set, { day: dayOf(data.at, timeZone, deskLocale) }),
      };
    case 'quote-sent': {
      const { revision, to, subject, body } = data;
      return { title: fill(strings['quote-sent'], { revision, to, subject }), body };
    }
    case 'quote-unsent':
    case 'quote-withdrawn':
    case 'quote-reopened':
      return { title: fill(strings[data.type], { revision: data.revision }) };
    case 'quote-accepted': {
      const { revision, via, option, name, orderNumber } = data;
      const order = orderNumber && fill(strings.orderNumber, { number: orderNumber });
      return {
        title: fill(strings['quote-accepted'], { revision, channel: strings.decisionChannels[via] }),
        body: [option, name, order].filter(Boolean).join('\n'),
      };
    }
    case 'quote-order-number': {
      const { revision, orderNumber } = data;
      return {
        title: fill(strings['quote-order-number'], { revision }),
        body: orderNumber && fill(strings.orderNumber, { number: orderNumber }),
      };
    }
    case 'quote-declined': {
      const { revision, via, reason, name, comment } = data;
      return {
        title: fill(strings['quote-declined'], { revision, channel: strings.decisionChannels[via] }),
        body: [strings.declineReasons[reason], name, comment].filter(Boolean).join('\n'),
      };
    }
    case 'quote-expiring': {
      const { revision, to, at } = data;
      return {
        title: fill(strings['quote-expiring'][to], { revision, day: dayOf(at, timeZone, deskLocale) }),
      };
    }
    case 'shipment-changed': {
      const what = listIn(
        deskLocale,
        data.what.map((part) => strings.shipmentParts[part]),
      );
      return { title: fill(strings['shipment-changed'], { what }) };
    }
    case 'milestone': {
      const { code, kind, time, place, delay, comment } = data;
      const values = {
        milestone: milestoneNames[code],
        kind: timeKindNames[kind],
        time: time.replace('T', ' '),
      };
      return {
        title: fill(strings.milestone, values),
        body: [place, delay && delayReasonNames[delay], comment].filter(Boolean).join('\n'),
      };
    }
    case 'milestone-removed':
      return { title: fill(strings['milestone-removed'], { milestone: milestoneNames[data.code] }) };
    case 'shipment-document': {
      const title = strings['shipment-document'][data.isForCustomer ? 'customer' : 'desk'];
      return { title: fill(title, { kind: documentKindNames[data.kind] }) };
    }
    case 'merged-in':
    case 'merged-into':
    case 'merge-undone':
      return { title: fill(strings[data.type], { reference: data.reference }) };
    default:
      return { title: strings[data.type] };
  }
}

const icons: Record<LeadEvent['data']['type'], TimelineEntry['kind']> = {
  received: 'received',
  'not-acknowledged': 'mail',
  stage: 'stage',
  owner: 'owner',
  note: 'note',
  reply: 'reply',
  'reply-withdrawn': 'draft',
  'reply-logged': 'reply-logged',
  'customer-replied': 'received',
  message: 'message',
  'auto-reply': 'mail',
  acknowledged: 'mail',
  'mail-retried': 'mail',
  'reply-undelivered': 'mail',
  'contact-changed': 'owner',
  locale: 'language',
  'link-renewed': 'link',
  'link-revoked': 'link',
  reminded: 'mail',
  'follow-up': 'owner',
  'quote-sent': 'reply',
  'quote-unsent': 'draft',
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

/** How the delivery of a mail stands, with the reason where it does not leave. */
function mailStateText({ state, problem, keptAsFile }: MailState, t: DeskStrings): string {
  const { states, sentWithout, waiting, failedBecause, kept } = t.request.mails;
  const stateText = state === 'sent' && keptAsFile ? kept : states[state];
  if (problem === null) return stateText;
  const { reason } = mailProblems[problem];
  if (state === 'sent') return fill(sentWithout, { state: stateText, reason });
  return fill(state === 'pending' ? waiting : failedBecause, { reason });
}

/** The files of a message or reply, with where they are downloaded. */
function attachmentsOf({ data, leadId }: LeadEvent): TimelineEntry['attachments'] {
  if (data.type !== 'message' && data.type !== 'reply') return undefined;
  return data.attachments?.map(({ fileId, name, size }) => ({
    path: `/api/v1${requestPath(leadId)}/files/${fileId}`,
    name,
    size: fileSize(deskLocale, size),
  }));
}

/** The replies on a timeline, by the id of their mails. */
function repliesIn(events: LeadEvent[]): Map<string, ReplyData> {
  return new Map(
    events.flatMap(({ data }) => (data.type === 'reply' ? [[data.outboxId, data] as const] : [])),
  );
}

/** The reply that somebody withdrew last, which is what they write on; null without one. */
function withdrawnBy({ id }: StaffMember, events: LeadEvent[]) {
  const last = events.findLast(
    ({ data, actor }) => data.type === 'reply-withdrawn' && actor.kind === 'staff' && actor.id === id,
  );
  const reply = last && 'outboxId' in last.data && repliesIn(events).get(last.data.outboxId);
  if (!reply) return null;
  const { subject, body, attachments = [] } = reply;
  return { position: last.position, subject, body, files: attachments.map(({ name }) => name) };
}

/** Everything that happened, the oldest first, as a conversation reads: events, mails with their delivery, downloads of the customer's documents. */
function entriesOf(facts: RequestFacts): TimelineEntry[] {
  const { lead, staff, now, t } = facts;
  const { events, mails, accessLog } = facts.timeline;
  const { request } = t;
  const references = new Map([lead, ...lead.merged].map(({ id, reference }) => [id, reference]));
  /** Whose an event or mail is, where more than one request goes on here. */
  const aboutOf = (id: string) => (lead.merged.length > 0 ? (references.get(id) ?? '') : '');
  const when = (at: number) => ({ text: shortMoment(at, now, timeZone), at });
  const deliveryOf = (id: string): Pick<TimelineEntry, 'delivery'> => {
    const mail = mails.find((one) => one.id === id);
    if (!mail) return {};
    const retryId = mail.canRetry ? id : undefined;
    return { delivery: { state: mail.state, text: mailStateText(mail, t), retryId } };
  };
  const replies = repliesIn(events);
  const withdrawn = new Set(
    events.flatMap(({ data }) => (data.type === 'reply-withdrawn' ? [data.outboxId] : [])),
  );
  // The line of its withdrawal says all of a reply that nobody got.
  const isSaidElsewhere = ({ data, leadId }: LeadEvent) =>
    (data.type === 'reply' && withdrawn.has(data.outboxId)) ||
    // The line of the request that they were merged into says it.
    (data.type === 'merged-into' && leadId !== lead.id);
  const shownEvents = events.filter((event) => !isSaidElsewhere(event));
  const happened = shownEvents.map(
    (event): TimelineEntry => ({
      id: String(event.position),
      about: aboutOf(event.leadId),
      kind: icons[event.data.type],
      ...titleOf(event, replies, t),
      who: event.actor.kind === 'staff' ? event.actor.name : '',
      when: when(event.at),
      attachments: attachmentsOf(event),
      ...(event.data.type === 'reply' ? deliveryOf(event.data.outboxId) : {}),
      isAutomatic: event.data.type === 'reminded' || event.data.type === 'acknowledged',
    }),
  );
  const sent = mails
    .filter(({ id }) => !replies.has(id))
    .map(
      ({ id, email, createdAt, subjectId, state }): TimelineEntry => ({
        id,
        // One that nobody got is no routine.
        isAutomatic: state !== 'failed',
        about: aboutOf(subjectId),
        kind: 'mail',
        title: request.mails.names[email],
        who: '',
        when: when(createdAt),
        ...deliveryOf(id),
      }),
    );
  const looked = accessLog.map(
    ({ staffId, document, at }): TimelineEntry => ({
      id: `${staffId} ${at}`,
      kind: 'document',
      title: fill(request.downloaded, { document: document ?? request.deletedDocument }),
      who: staff.find((member) => member.id === staffId)?.name ?? '',
      when: when(at),
    }),
  );
  return [...happened, ...sent, ...looked].sort((one, other) => one.when.at - other.when.at);
}

/** The subject of the conversation by mail, which a reply keeps unless its author chooses another. */
function subjectOf({ lead, timeline: { mails, events } }: RequestFacts): string {
  const acknowledged = mails.find(
    ({ email, subjectId }) => email === 'lead-acknowledgement' && subjectId === lead.id,
  );
  const { leadAcknowledgement } = customerMailStrings(acknowledged?.locale ?? deskLocale);
  if (acknowledged) return `Re: ${leadAcknowledgement.subject[lead.kind](lead.reference)}`;
  const first = [...repliesIn(events).values()][0];
  if (first) return `Re: ${first.subject}`;
  return customerMailStrings(knownLocale(lead.locale)).leadReply.subject(lead.reference);
}

export type FileKind = 'picture' | 'sheet' | 'archive' | 'mail' | 'drawing' | 'document';

/** What an attachment is, by its type in server/files. */
function kindOf(type: string): FileKind {
  if (['jpeg', 'png', 'heic', 'webp', 'avif', 'gif', 'tiff', 'bmp'].includes(type)) return 'picture';
  if (['xlsx', 'xls', 'ods', 'csv'].includes(type)) return 'sheet';
  if (type === 'dwg' || type === 'dxf') return 'drawing';
  if (type === 'eml' || type === 'msg') return 'mail';
  return type === 'zip' ? 'archive' : 'document';
}

/** The files of a request, with where they are downloaded, and who did. */
function filesOf({ lead, files, downloads, staff, now, t }: RequestFacts) {
  const strings = t.request.files;
  const when = (at: number) => ({ text: shortMoment(at, now, timeZone), at });
  return {
    files: files.map(({ type, addedAt, size, ...file }) => ({
      ...file,
      kind: kindOf(type),
      size: fileSize(deskLocale, size),
      added: when(addedAt),
      path: `/api/v1${requestPath(lead.id)}/files/${file.fileId}`,
    })),
    downloads: downloads.map(({ id, by, byId, name, at }) => ({
      ...{ id, name, when: when(at) },
      who:
        by === 'customer'
          ? strings.customer
          : (staff.find((member) => member.id === byId)?.name ?? strings.formerStaff),
    })),
  };
}

/** What another request has to do with the one on the page. */
function noteOn({ mentioned, revision, ...other }: RelatedLead, t: DeskStrings['request']): string {
  if (revision) return fill(t.revisions[revision], { reference: other.reference });
  return mentioned ? t.duplicates.mentioned : '';
}

/** What the sender of a request in spam has had from us. */
function spamNoteOf(lead: DeskLead, { mails }: Timeline, t: DeskStrings['request']): string {
  const mail = mails.find(
    ({ email, subjectId }) => email === 'lead-acknowledgement' && subjectId === lead.id,
  );
  const { spamNotes } = t;
  if (mail) return spamNotes[mail.state === 'sent' ? 'acknowledged' : mail.state];
  if (lead.email === '') return spamNotes.noAddress;
  return lead.repliedAt === null ? spamNotes.held : spamNotes.answered;
}

/** Another request, in one line. */
function lineOf(lead: RelatedLead, { now, t }: RequestFacts) {
  return {
    id: lead.id,
    path: requestPath(lead.id),
    reference: lead.reference,
    about: lead.about,
    stage: t.leads.stages[lead.stage],
    received: { text: shortMoment(lead.receivedAt, now, timeZone), at: lead.receivedAt },
    /** What it has to do with the one on the page, where there is more to say. */
    note: noteOn(lead, t.request),
  };
}

/** The address of a WhatsApp chat with a sender, with their reference typed in their language. */
function whatsAppOf({ phone, reference, locale }: DeskLead): string {
  const digits = phone.replace(/\D/g, '').replace(/^(?:00|011)/, '');
  return whatsappUrl(digits, customerMailStrings(knownLocale(locale)).leadReply.chat(reference));
}

/** Whose the request can be; also whose it is, when that person has left. */
function ownersOf({ ownerId }: DeskLead, staff: StaffMember[], left: string) {
  const options = staff.map(({ id, name }) => ({ value: id, title: name }));
  const isKnown = ownerId === null || staff.some(({ id }) => id === ownerId);
  return isKnown ? options : [...options, { value: ownerId, title: left }];
}

/** The position of the customer's last message, unless the desk answered since; null without one. */
function unansweredIn(events: LeadEvent[]): number | null {
  const last = events.findLast(({ data }) =>
    ['message', 'reply', 'reply-logged', 'quote-sent'].includes(data.type),
  );
  return last?.data.type === 'message' ? last.position : null;
}

/**
 * A canned reply as it is inserted for a customer: in their language, or where it is not written in that, in the first
 * one that it is, whose name `instead` is then.
 */
function cannedFor({ id, title, texts }: CannedReply, wanted: Locale, valuesIn: RequestFacts['valuesIn']) {
  const locale = [wanted, ...locales].find((one) => texts[one]);
  if (!locale) return [];
  const body = fillVariables(texts[locale] ?? '', valuesIn(locale)).text;
  return [{ id, title, body, locale, instead: locale === wanted ? '' : languageOf(locale) }];
}

export type RequestView = ReturnType<typeof requestView>;

/** Everything that a request's page shows. */
export function requestView(facts: RequestFacts) {
  const { lead, query, timeline, related, draft, canned, valuesIn, staff, here, me, now, t } = facts;
  const { request, leads } = t;
  const { reference, name, company: from, due, dueAt } = lead;
  const colleagues = staff.filter(({ id }) => id !== me.id).map((other) => other.name);
  const names = listIn(
    deskLocale,
    colleagues.map((other) => `@${other}`),
  );
  const linesOf = (isMeant: (other: RelatedLead) => boolean) =>
    related.filter(isMeant).map((other) => lineOf(other, facts));
  // A merged request is merged no further.
  const isSuggested = ({ duplicate, mentioned }: RelatedLead) =>
    lead.mergedInto === null && (duplicate || mentioned);
  return {
    title: `${reference} ${name || from}`,
    t: {
      ...request,
      shipment: t.shipment,
      tracking: t.shipments.card,
      keys: t.inbox.keys.all,
      note: { ...request.note, help: fill(request.note.help, { names: names || '@Name' }) },
    },
    /** The list that the page was opened from. */
    backPath: `/desk${query}`,
    draftPath: draftPathOf(lead.id),
    id: lead.id,
    version: lead.version,
    /** What colleagues and the customer did; `by` is empty for the customer. */
    changes: timeline.events.flatMap(({ position, actor }) =>
      actor.kind === 'customer'
        ? [{ position, by: '' }]
        : actor.kind === 'staff' && actor.id !== me.id
          ? [{ position, by: actor.name }]
          : [],
    ),
    unanswered: unansweredIn(timeline.events),
    /** The newest event that is shown. */
    position: Math.max(0, ...timeline.events.map(({ position }) => position)),
    /** What should move and where to, or what a message is about, as its sender began to say it. */
    headline: lead.about || name || reference,
    name: name || lead.email || lead.phone,
    company: from,
    reference,
    received: { text: shortMoment(lead.receivedAt, now, timeZone), at: lead.receivedAt },
    kind: [leads.kinds[lead.kind], isService(lead.service) ? t.services[lead.service] : '']
      .filter(Boolean)
      .join(' · '),
    stage: lead.stage,
    stageTitle: leads.stages[lead.stage],
    /** Why it is lost; null for one that is not. */
    loss: lead.stage === 'lost' ? lastLoss(timeline.events.filter(({ leadId }) => leadId === lead.id)) : null,
    due: { state: due ?? ('none' as const), text: describeDueTime({ due, dueAt }, now, timeZone), at: dueAt },
    followUp: followUpOf(lead, now, request.followUp),
    isAnswered: lead.repliedAt !== null,
    /** When the customer last opened their page; empty where they never did. */
    opened:
      lead.openedAt === null ? '' : fill(request.opened, { at: shortMoment(lead.openedAt, now, timeZone) }),
    mergedInto: lead.mergedInto && requestPath(lead.mergedInto),
    here,
    tracking: trackingView(facts),
    shipment: lead.shipment && shipmentView(lead.shipment, leads.modes, t.shipment),
    answers: answersBeside(lead),
    ...filesOf(facts),
    merged: lead.merged.map((other) => ({
      id: other.id,
      reference: other.reference,
      received: shortMoment(other.receivedAt, now, timeZone),
      isSeparable: other.isSeparable && lead.mergedInto === null,
      answers: answersOf(other, sharedContact(other, lead)),
    })),
    mergePath: `${requestPath(lead.id)}/merge`,
    spamNote: spamNoteOf(lead, timeline, request),
    entries: entriesOf(facts),
    email: lead.email,
    phone: lead.phone,
    whatsApp: lacksCountryCode(lead.phone) || lead.phone === '' ? null : whatsAppOf(lead),
    contact: { name, company: from, email: lead.email, phone: lead.phone },
    locale: knownLocale(lead.locale),
    language: languageOf(lead.locale),
    writes: fill(leads.writes, { language: languageOf(lead.locale) }),
    languages: languageOptions(),
    hasAccount: lead.accountId !== null,
    /** Null for a request whose data was deleted: it has no link, and gets none. */
    link:
      lead.erasedAt === null
        ? {
            id: lead.link?.id ?? '',
            text: lead.link
              ? fill(request.link.works, { at: shortMoment(lead.link.createdAt, now, timeZone) })
              : request.link.revoked,
          }
        : null,
    personPath: lead.email ? `/desk/people/${lead.id}` : null,
    others: linesOf((other) => !isSuggested(other) && other.revision === null),
    duplicates: linesOf(isSuggested),
    revisions: linesOf((other) => !isSuggested(other) && other.revision !== null),
    draft: { subject: draft?.subject ?? subjectOf(facts), body: draft?.body ?? '' },
    withdrawn: withdrawnBy(me, timeline.events),
    canned: canned.flatMap((reply) => cannedFor(reply, knownLocale(lead.locale), valuesIn)),
    frame: fill(request.reply.frame, { language: languageOf(lead.locale) }),
    owner: lead.ownerId ?? '',
    meId: me.id,
    colleagues,
    staff: ownersOf(lead, staff, t.inbox.left),
    stages: stageOptions(t),
    // A loss needs its reason, and spam is not replied to.
    replyStages: stageOptions(t).filter(({ value }) => !['new', 'lost', 'spam'].includes(value)),
    reasons: Object.entries(leads.lostReasons).map(([value, title]) => ({ value, title })),
    channels: Object.entries(leads.channels).map(([value, title]) => ({ value, title })),
  };
}

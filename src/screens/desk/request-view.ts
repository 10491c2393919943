import type { AnsweredLead } from '../../features/requests/answers.ts';
import { answeredOnly, describeAnswers } from '../../features/requests/describe-answers.ts';
import { cargoView } from '../../features/requests/desk/cargo-view.ts';
import { languageOf, languageOptions } from '../../features/requests/desk/customer-language.ts';
import { draftPathOf } from '../../features/requests/desk/drafts.ts';
import { followUpOf } from '../../features/requests/desk/follow-up-view.ts';
import { type LeadEvent, lastLoss, requestPath } from '../../features/requests/lead.ts';
import { leadMailStringsIn } from '../../features/requests/mails/mail-strings.ts';
import { fillVariables } from '../../features/requests/reply-variables.ts';
import type { DeskLead, Timeline } from '../../features/requests/server/inbox/find-lead.ts';
import type { RelatedLead } from '../../features/requests/server/merge/related-leads.ts';
import type { CannedReply } from '../../features/requests/server/reply/canned-replies.ts';
import { shipment as shipmentStrings } from '../../features/requests/strings/en/desk-cargo.ts';
import { inbox as inboxStrings } from '../../features/requests/strings/en/inbox.ts';
import { labels } from '../../features/requests/strings/en/labels.ts';
import * as leadsStrings from '../../features/requests/strings/en/leads.ts';
import { request as requestStrings } from '../../features/requests/strings/en/request.ts';
import { isService } from '../../features/services/service.ts';
import { company } from '../../features/settings/sample-company.ts';
import { shortMoment } from '../../features/settings/strings/en/moments.ts';
import { shipments as shipmentsStrings } from '../../features/shipments/strings/en/shipments.ts';
import type { StaffMember } from '../../platform/commands/caller.ts';
import { deskLocale, knownLocale, type Locale, locales } from '../../platform/i18n/locale.ts';
import { fill, listIn } from '../../platform/values/format.ts';
import { lacksCountryCode, whatsappUrl } from '../../platform/values/telephone.ts';
import { optionsOf } from '../../ui/desk/controls.tsx';
import { filesOf } from './request/files-view.ts';
import type { RequestFacts } from './request/request-facts.ts';
import { entriesOf, subjectOf } from './request/timeline-view.ts';
import { trackingView } from './request/tracking-view.ts';

const timeZone = company.hours.timeZone;

/** Returns the answered fields, except those in `without`. */
const answersOf = (lead: AnsweredLead, without: string[] = []) =>
  answeredOnly(describeAnswers(lead, deskLocale, { isForDesk: true }), without);

/** Fields shown outside the answers: contact and service. */
const shownElsewhere = {
  'rate-request': ['clientName', 'brandName', 'phone', 'email', 'service', 'attachments'],
  'contact-message': ['name', 'email'],
};

/** Omits fields shown elsewhere, such as an answer that the headline repeats in full. */
function answersBeside(lead: DeskLead) {
  const headline = Object.entries(lead.answers).find(([, value]) => value !== '' && value === lead.about);
  // Shown in its card.
  const { shipment: _, ...answers } = lead.answers;
  const others = lead.shipment ? { kind: lead.kind, answers } : lead;
  return answersOf(others, [...shownElsewhere[lead.kind], ...(headline ? [headline[0]] : [])]);
}

/** Returns a merged request's contact fields that equal those of the request that it was merged into. */
function sharedContact({ kind, answers }: DeskLead['merged'][number], lead: DeskLead): string[] {
  const known = [lead.name, lead.company, lead.email, lead.phone];
  return Object.entries(answers).flatMap(([name, value]) =>
    shownElsewhere[kind].includes(name) && typeof value === 'string' && known.includes(value) ? [name] : [],
  );
}

/** Returns the relation of another request to this one. */
function noteOn({ mentioned, revision, ...other }: RelatedLead): string {
  if (revision) return fill(requestStrings.revisions[revision], { reference: other.reference });
  return mentioned ? requestStrings.duplicates.mentioned : '';
}

/** Returns a note about mails that the sender of a spam request received. */
function spamNoteOf(lead: DeskLead, { mails }: Timeline): string {
  const mail = mails.find(
    ({ email, subjectId }) => email === 'lead-acknowledgement' && subjectId === lead.id,
  );
  const { spamNotes } = requestStrings;
  if (mail) return spamNotes[mail.state === 'sent' ? 'acknowledged' : mail.state];
  if (lead.email === '') return spamNotes.noAddress;
  return lead.repliedAt === null ? spamNotes.held : spamNotes.answered;
}

function lineOf(lead: RelatedLead, { now }: RequestFacts) {
  return {
    id: lead.id,
    path: requestPath(lead.id),
    reference: lead.reference,
    about: lead.about,
    stage: leadsStrings.stages[lead.stage],
    received: { text: shortMoment(lead.receivedAt, now, timeZone), at: lead.receivedAt },
    /** Relation to this request; empty for none. */
    note: noteOn(lead),
  };
}

/** Returns a WhatsApp link with the reference in the sender's language. */
function whatsAppOf({ phone, reference, locale }: DeskLead): string {
  const digits = phone.replace(/\D/g, '').replace(/^(?:00|011)/, '');
  return whatsappUrl(digits, leadMailStringsIn(knownLocale(locale)).leadReply.chat(reference));
}

/** Returns possible owners, including a current owner who has left the team. */
function ownersOf({ ownerId }: DeskLead, staff: StaffMember[], left: string) {
  const options = staff.map(({ id, name }) => ({ value: id, title: name }));
  const isKnown = ownerId === null || staff.some(({ id }) => id === ownerId);
  return isKnown ? options : [...options, { value: ownerId, title: left }];
}

/** Returns the position of the customer's last message when it has no reply; null otherwise. */
function unansweredIn(events: LeadEvent[]): number | null {
  const last = events.findLast(({ data }) =>
    ['message', 'reply', 'reply-logged', 'quote-sent'].includes(data.type),
  );
  return last?.data.type === 'message' ? last.position : null;
}

/**
 * Fills in a canned reply in the customer's language, or in the first language that it has, whose name is then in
 * `instead`.
 */
function cannedFor({ id, title, texts }: CannedReply, wanted: Locale, valuesIn: RequestFacts['valuesIn']) {
  const locale = [wanted, ...locales].find((candidate) => texts[candidate]);
  if (!locale) return [];
  const body = fillVariables(texts[locale] ?? '', valuesIn(locale)).text;
  return [{ id, title, body, locale, instead: locale === wanted ? '' : languageOf(locale) }];
}

export type RequestView = ReturnType<typeof requestView>;

export function requestView(facts: RequestFacts) {
  const { lead, query, timeline, related, draft, canned, valuesIn, staff, here, me, now } = facts;
  const request = requestStrings;
  const leads = leadsStrings;
  const { reference, name, company: from, due, dueAt } = lead;
  const colleagues = staff.filter(({ id }) => id !== me.id).map((other) => other.name);
  const names = listIn(
    deskLocale,
    colleagues.map((other) => `@${other}`),
  );
  const linesOf = (isMeant: (other: RelatedLead) => boolean) =>
    related.filter(isMeant).map((other) => lineOf(other, facts));
  // A merged request cannot be merged again.
  const isSuggested = ({ duplicate, mentioned }: RelatedLead) =>
    lead.mergedInto === null && (duplicate || mentioned);
  return {
    title: `${reference} ${name || from}`,
    t: {
      ...request,
      shipment: shipmentStrings,
      tracking: shipmentsStrings.card,
      keys: inboxStrings.keys.all,
      note: { ...request.note, help: fill(request.note.help, { names: names || '@Name' }) },
    },
    /** List that the page was opened from. */
    backPath: `/desk${query}`,
    draftPath: draftPathOf(lead.id),
    id: lead.id,
    version: lead.version,
    /** Events by colleagues and the customer; `by` is empty for the customer. */
    changes: timeline.events.flatMap(({ position, actor }) =>
      actor.kind === 'customer'
        ? [{ position, by: '' }]
        : actor.kind === 'staff' && actor.id !== me.id
          ? [{ position, by: actor.name }]
          : [],
    ),
    unanswered: unansweredIn(timeline.events),
    /** Newest event on the page. */
    position: Math.max(0, ...timeline.events.map(({ position }) => position)),
    /** Cargo and destination, or the beginning of a message. */
    headline: lead.about || name || reference,
    name: name || lead.email || lead.phone,
    company: from,
    reference,
    received: { text: shortMoment(lead.receivedAt, now, timeZone), at: lead.receivedAt },
    kind: [leads.kinds[lead.kind], isService(lead.service) ? labels.services[lead.service] : '']
      .filter(Boolean)
      .join(' · '),
    stage: lead.stage,
    stageTitle: leads.stages[lead.stage],
    /** Reason of the loss; null unless lost. */
    loss: lead.stage === 'lost' ? lastLoss(timeline.events.filter(({ leadId }) => leadId === lead.id)) : null,
    due: { due, dueAt },
    followUp: followUpOf(lead, now, request.followUp),
    isAnswered: lead.repliedAt !== null,
    /** Last time that the customer opened the page; empty for never. */
    opened:
      lead.openedAt === null ? '' : fill(request.opened, { at: shortMoment(lead.openedAt, now, timeZone) }),
    mergedInto: lead.mergedInto && requestPath(lead.mergedInto),
    here,
    tracking: trackingView(facts),
    shipment: lead.shipment && cargoView(lead.shipment, leads.modes, shipmentStrings),
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
    spamNote: spamNoteOf(lead, timeline),
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
    /** Null for a request whose data was deleted. */
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
    /** The draft was to be sent and came back: when, with which files, and whether it was refused. */
    returned: draft?.returned ?? null,
    canned: canned.flatMap((reply) => cannedFor(reply, knownLocale(lead.locale), valuesIn)),
    frame: fill(request.reply.frame, { language: languageOf(lead.locale) }),
    owner: lead.ownerId ?? '',
    meId: me.id,
    colleagues,
    staff: ownersOf(lead, staff, inboxStrings.left),
    // A loss needs a reason, and spam gets no reply.
    replyStages: optionsOf(leads.stages).filter(({ value }) => !['new', 'lost', 'spam'].includes(value)),
    channels: Object.entries(leads.channels).map(([value, title]) => ({ value, title })),
  };
}

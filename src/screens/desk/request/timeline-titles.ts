import { languageOf } from '#features/requests/desk/customer-language.ts';
import type { LeadEvent, LeadEventData, StaffName } from '#features/requests/lead.ts';
import { inbox as inboxStrings } from '#features/requests/strings/en/inbox.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { request as requestStrings } from '#features/requests/strings/en/request.ts';
import {
  delayReasonNames,
  documentKindNames,
  milestoneNames,
  timeKindNames,
} from '#features/shipments/strings/en/desk-tracking.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';

interface Titled {
  title: string;
  body?: string;
  quoted?: string;
}

/** Adds to the title of a message or mail that it is not verified, or not announced; its files stand for a missing text. */
function letterOf(
  {
    text,
    quoted,
    note,
    attachments,
    isUnverified,
    isOverLimit,
  }: Extract<LeadEventData, { type: 'message' | 'third-party-mail' }>,
  name: string,
): Titled {
  const t = requestStrings.events.message;
  const author = isUnverified ? fill(t.unverified, { title: name }) : name;
  const title = isOverLimit ? fill(t.overLimit, { title: author }) : author;
  const sentFiles = attachments.length > 0 ? pluralOf(deskLocale, attachments.length, t.files) : '';
  return { title, body: [text || sentFiles, note].filter(Boolean).join('\n\n'), quoted };
}

/** Returns the one-line title of an event and its text. */
export function titleOf(
  { data, actor }: LeadEvent,
  timeZone: string,
  /** Of a third party's mail: the customer sees it. */
  isShown: boolean,
): Titled {
  const request = requestStrings;
  const leads = leadsStrings;
  const strings = request.events;
  const nameOf = (staff: StaffName | null) => (staff ? staff.name || inboxStrings.left : request.nobody);
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
    case 'reply-logged':
      return {
        title: data.headers
          ? fill(strings.replyMailed, {
              to: listIn(
                deskLocale,
                data.headers.to.map(({ name, address }) => name || address),
              ),
              subject: data.headers.subject,
            })
          : fill(strings['reply-logged'], { channel: leads.channels[data.channel] }),
        ...(data.comment && { body: data.comment }),
      };
    case 'not-done':
      return { title: strings['not-done'][data.dueAt === null ? 'closed' : 'waits'] };
    case 'received':
      return {
        title: data.notice
          ? strings.notices[data.notice]
          : data.channel
            ? fill(strings.entered, { channel: leads.arrivalChannels[data.channel] })
            : strings.received,
        ...(data.note && { body: data.note }),
      };
    case 'customer-replied':
      return { title: strings['customer-replied'], ...(data.comment && { body: data.comment }) };
    case 'message': {
      const { via, from, asksForChange, asksForRequote } = data;
      const name = from
        ? fill(strings.message.colleague, { from })
        : strings.message[asksForRequote ? 'requote' : asksForChange ? 'change' : via];
      return letterOf(data, name);
    }
    case 'third-party-mail': {
      const titles = data.isOfStaff ? strings.ofStaff : strings.thirdParty;
      return letterOf(data, fill(titles[isShown ? 'shown' : 'internal'], { from: data.from }));
    }
    case 'auto-reply':
      return { title: fill(strings['auto-reply'], { from: data.from }), body: data.text };
    case 'contact-changed': {
      const text = strings['contact-changed'];
      const fields = listIn(
        deskLocale,
        data.fields.map((field) => request.contact.fields[field]),
      );
      const corrected = data.dueAt === null ? text[actor.kind === 'staff' ? 'desk' : 'customer'] : text.waits;
      const title = data.undoes === undefined ? corrected : text.undone;
      const former = listIn(deskLocale, data.former.split('\n'));
      const lines = [former && fill(text.before, { former }), data.hasNewLink && text.newLink].filter(
        Boolean,
      );
      return { title: fill(title, { fields }), ...(lines.length > 0 && { body: lines.join('\n') }) };
    }
    case 'corrected':
      return { title: strings.corrected, ...(data.changes && { body: data.changes }) };
    case 'locale':
      return { title: fill(strings.locale, { from: languageOf(data.from), to: languageOf(data.to) }) };
    case 'reply-undelivered': {
      const titles = strings[data.isQuote ? 'quote-undelivered' : 'reply-undelivered'];
      return { title: titles[data.dueAt === null ? 'answered' : 'waits'] };
    }
    case 'reminded':
      return {
        title: fill(strings.reminded[data.kind], { task: data.task ?? strings.reminded.deadline }),
        body: listIn(deskLocale, data.to),
      };
    case 'follow-up':
      return {
        title:
          data.at === null
            ? strings['follow-up'].cleared
            : fill(strings['follow-up'].set, { day: dayOf(data.at, timeZone, deskLocale) }),
      };
    case 'quote-sent': {
      const { revision, to: recipient, subject, body, byRule } = data;
      const title = byRule
        ? fill(strings['quote-sent-by-rule'], { ...byRule, revision, recipient, subject })
        : fill(strings['quote-sent'], { revision, to: recipient, subject });
      return { title, body };
    }
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
      return {
        title: fill(strings['merged-in'], { reference: data.reference }),
        ...(data.hasNewLink && { body: strings.mergedNewLink }),
      };
    case 'merged-into':
    case 'merge-undone':
      return { title: fill(strings[data.type], { reference: data.reference }) };
    default:
      return { title: strings[data.type] };
  }
}

import { deskLocale } from '#platform/i18n/locale.ts';
import {
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailAddress,
  type MailContext,
  momentIn,
  momentOfOffice,
} from '#platform/mail/composed-email.ts';
import { linkMail } from '#platform/mail/link-mail.tsx';
import { threadHeaders } from '#platform/mail/mail-thread.ts';
import { pluralOf } from '#platform/values/format.ts';
import { type DeadlineReminderKind, type ReminderKind, requestPath } from '../lead.ts';
import type { LeadKind } from '../server/tables.ts';
import { staffLeadMails } from '../strings/en/lead-mails.ts';

/** The thread of the mails to the desk about one lead. */
interface DeskThread {
  /** The outbox ids of those before, the oldest first; rows of older releases lack it. */
  references?: string[];
}

interface LeadMentionProps extends MailAddress, DeskThread {
  /** Author of the note. */
  by: string;
  leadId: string;
  reference: string;
  text: string;
}

/** E-mail to a member of staff whom a colleague's note mentions. */
export function leadMention(props: LeadMentionProps, context: MailContext): EmailDraft {
  const strings = staffLeadMails.leadMention;
  return linkMail(context, {
    to: { name: props.name, address: props.address },
    headers: threadHeaders({ references: props.references ?? [] }, context.company),
    title: strings.title(headerText(props.by), props.reference),
    text: [],
    preview: headerText(props.text),
    facts: { list: [{ label: strings.note, value: props.text }] },
    link: { href: `${context.appUrl}${requestPath(props.leadId)}`, text: strings.action },
  });
}

interface LeadAssignedProps extends MailAddress, DeskThread {
  /** Assigned by. */
  by: string;
  leadId: string;
  reference: string;
  /** The beginning of what was sent. */
  about: string;
}

/** E-mail to a member of staff whom a colleague made the owner of a lead. */
export function leadAssigned(props: LeadAssignedProps, context: MailContext): EmailDraft {
  const strings = staffLeadMails.leadAssigned;
  const about = headerText(props.about);
  return linkMail(context, {
    to: { name: props.name, address: props.address },
    headers: threadHeaders({ references: props.references ?? [] }, context.company),
    title: strings.title(headerText(props.by), props.reference),
    text: [],
    preview: about,
    facts: { list: about ? [{ label: strings.about, value: about }] : [] },
    link: { href: `${context.appUrl}${requestPath(props.leadId)}`, text: strings.action },
  });
}

export interface LeadMessageProps {
  /** The owner of the lead; null for the desk's address, where nobody owns it. */
  to: MailAddress | null;
  kind: LeadKind;
  leadId: string;
  reference: string;
  /** Sender of the lead. */
  name: string;
  /** Name and address of the colleague who wrote; empty for the sender. */
  from: string;
  text: string;
  /** The mail server has not verified that it is from this sender. */
  isUnverified?: boolean;
  /** Names of the files with it. */
  files: string[];
  /** Null for a third party's, which nobody waits for. */
  dueAt: number | null;
  /** From a third party: the customer does not see it. */
  isInternal?: boolean;
  /** The outbox ids of the mails to the desk about this lead before. */
  references: string[];
}

/** E-mail to the owner of a lead, or to the desk, when its customer has written: the text, and a link to reply. */
export function leadMessage(props: LeadMessageProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = staffLeadMails.leadMessage;
  const { reference, from, files, dueAt } = props;
  const text = props.text || (files.length > 0 ? pluralOf(deskLocale, files.length, strings.sentFiles) : '');
  const address = props.kind === 'rate-request' ? company.email.rates : company.email.contact;
  const facts = [
    { label: strings.message, value: text },
    { label: strings.from, value: from },
    { label: strings.sender, value: props.isUnverified ? strings.unverified : '' },
    { label: strings.files, value: files.join('\n') },
    { label: strings.visibility, value: props.isInternal ? strings.internal : '' },
    { label: strings.due, value: dueAt === null ? '' : momentIn(context, dueAt) },
  ];
  return linkMail(context, {
    to: props.to ?? { name: company.name, address },
    headers: { ...automaticHeaders, ...threadHeaders(props, company) },
    // The same for all messages on a lead, so that mail programs keep them together.
    title: props.isInternal
      ? strings.thirdParty(reference)
      : strings.title(headerText(props.name), reference),
    text: [],
    preview: headerText(text),
    facts: { list: facts.filter(({ value }) => value !== '') },
    link: {
      href: `${appUrl}${requestPath(props.leadId)}`,
      text: props.isInternal ? strings.read : strings.action,
    },
    after: props.isInternal ? [] : [strings.notice],
  });
}

interface LeadsDueProps {
  kind: ReminderKind | DeadlineReminderKind;
  /** Null when no member of staff is to be reminded: the desk's own address is. */
  to: MailAddress | null;
  leads: {
    id: string;
    reference: string;
    who: string;
    dueAt: number;
    /** Of a deadline. */
    shipmentId?: string;
    task?: string;
  }[];
}

/** Reminds a member of staff, or the desk, of leads or deadlines that are due. */
export function leadsDue({ kind, to, leads }: LeadsDueProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = staffLeadMails.leadsDue;
  const [first] = leads;
  const isSingle = leads.length === 1;
  const isDeadline = kind === 'deadline-soon' || kind === 'deadline-overdue';
  const pathOf = ({ id, shipmentId }: LeadsDueProps['leads'][number]) =>
    `${appUrl}${shipmentId ? `/desk/shipments/${shipmentId}` : requestPath(id)}`;
  const list = leads.map((lead) => ({
    label: lead.reference,
    value: strings[kind === 'follow-up' ? 'followUp' : 'due'](
      [lead.task, lead.who || strings.unnamed].filter(Boolean).join('\n'),
      momentIn(context, lead.dueAt),
    ),
    href: pathOf(lead),
  }));
  return linkMail(context, {
    to: to ?? { name: company.name, address: company.email.rates },
    title: strings.title[kind](
      leads.length,
      first ? [first.task, first.reference].filter(Boolean).join(', ') : '',
      first ? momentOfOffice(context, first.dueAt) : '',
    ),
    text: [strings.text[kind]],
    facts: { list },
    link: {
      href:
        isSingle && first ? pathOf(first) : `${appUrl}${isDeadline ? '/desk/shipments?state=due' : '/desk'}`,
      text: isSingle
        ? strings[isDeadline ? 'openShipment' : 'open']
        : strings[isDeadline ? 'openShipments' : 'action'],
    },
  });
}

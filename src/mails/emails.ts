import type { Locale } from '../platform/i18n/locale.ts';
import { hasRequestPdf } from '../platform/mail/composed-email.ts';
import type { templates } from './compose-email.ts';

/** A name is stored in the outbox: one that has been used is never renamed. */
export type EmailName = keyof typeof templates;

/** What the template of an e-mail is called with. */
export type EmailProps<Name extends EmailName> = Parameters<(typeof templates)[Name]>[0];

/** The properties that the outbox holds: the secret of the sender's link is read when the mail is composed. */
export type StoredProps<Name extends EmailName> =
  EmailProps<Name> extends { secret: string | null } ? Omit<EmailProps<Name>, 'secret'> : EmailProps<Name>;

/** What the outbox and the desk must know of an e-mail, apart from its template. */
interface Email {
  /** Who reads it. A customer's address may not exist: one that a server refuses is not tried again. */
  audience: 'customer' | 'staff' | 'company';
  /** It holds a link that works once: its content is deleted as soon as it is sent or has failed permanently. */
  singleUseLink: boolean;
  /**
   * It belongs to the conversation with the sender of a lead: the next mail of it follows this one in mail programs, and
   * until it has left, it follows changes of the sender's address. It has the link that works when it is composed.
   */
  thread: false | { redirectedTo: (to: string) => object };
  /**
   * How long it is kept once it was sent, dropped or has failed permanently; until then staff may retry a failed one.
   * `record`: its content a month, and what became of it as long as its lead, whose timeline shows that.
   */
  retention: 'hour' | 'month' | 'record';
  /** True if a PDF is attached, which takes some twenty times as long to compose as the mail. */
  hasPdf?: (props: never) => boolean;
  /** The id of the stored file that it attaches; null for none. */
  storedFile?: (props: never) => string | null;
}

/** What follows from the properties of an e-mail, so that none can be entered otherwise. */
interface EmailOf<Props> extends Email {
  singleUseLink: Props extends { token: string } ? true : false;
  /** `redirectedTo`: the properties that change when it goes to another address. */
  thread: Props extends { secret: string | null } ? { redirectedTo: (to: string) => Partial<Props> } : false;
  hasPdf?: (props: Props) => boolean;
  storedFile?: (props: Props) => string | null;
}

/**
 * Every e-mail that is sent. Apart from the templates (compose-email.ts), so that commands read it without React; an
 * e-mail that has no line in one of the two is a type error.
 */
const emails = {
  'lead-for-desk': { audience: 'company', singleUseLink: false, thread: false, retention: 'record' },
  'lead-acknowledgement': {
    audience: 'customer',
    singleUseLink: false,
    // Nobody has confirmed the new address, so no answers go there.
    thread: { redirectedTo: (email) => ({ email, withAnswers: false }) },
    retention: 'record',
    hasPdf: hasRequestPdf,
  },
  'lead-reply': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  },
  'quote-sent': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
    hasPdf: ({ fileId }) => fileId !== null,
    storedFile: ({ fileId }) => fileId,
  },
  'quote-accepted': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
    hasPdf: ({ fileId }) => fileId !== null,
    storedFile: ({ fileId }) => fileId,
  },
  'quote-expiring': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  },
  'quote-decided': { audience: 'company', singleUseLink: false, thread: false, retention: 'record' },
  'quote-expiring-for-desk': {
    audience: 'company',
    singleUseLink: false,
    thread: false,
    retention: 'record',
  },
  'lead-link': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  },
  'shipment-milestone': {
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  },
  'lead-assigned': { audience: 'staff', singleUseLink: false, thread: false, retention: 'record' },
  'lead-mention': { audience: 'staff', singleUseLink: false, thread: false, retention: 'record' },
  'lead-message': { audience: 'company', singleUseLink: false, thread: false, retention: 'record' },
  'leads-due': { audience: 'staff', singleUseLink: false, thread: false, retention: 'month' },
  'feedback-for-desk': { audience: 'company', singleUseLink: false, thread: false, retention: 'month' },
  'verify-email': { audience: 'customer', singleUseLink: true, thread: false, retention: 'hour' },
  'reset-password': { audience: 'customer', singleUseLink: true, thread: false, retention: 'hour' },
  'password-changed': { audience: 'customer', singleUseLink: false, thread: false, retention: 'hour' },
  'kyc-for-desk': { audience: 'company', singleUseLink: false, thread: false, retention: 'month' },
  'kyc-received': { audience: 'customer', singleUseLink: false, thread: false, retention: 'month' },
  'kyc-reviewed': { audience: 'customer', singleUseLink: false, thread: false, retention: 'month' },
  'staff-invitation': { audience: 'staff', singleUseLink: true, thread: false, retention: 'hour' },
  'staff-password': { audience: 'staff', singleUseLink: true, thread: false, retention: 'hour' },
  'staff-access-changed': { audience: 'staff', singleUseLink: false, thread: false, retention: 'hour' },
  'webhook-stopped': { audience: 'staff', singleUseLink: false, thread: false, retention: 'month' },
  'storage-low': { audience: 'staff', singleUseLink: false, thread: false, retention: 'month' },
} as const satisfies { [Name in EmailName]: EmailOf<EmailProps<Name>> };

type NamesWith<Wanted extends Partial<Email>> = {
  [Name in EmailName]: (typeof emails)[Name] extends Wanted ? Name : never;
}[EmailName];

/** The e-mails that the timeline of a lead shows. */
export type TimelineEmailName = NamesWith<{ retention: 'record' }>;

type CustomerEmailName = NamesWith<{ audience: 'customer' }>;

/** What an enqueued e-mail says of its locale: a customer's is given, all others are in the locale of the desk. */
export type LocaleFor<Name extends EmailName> = Name extends CustomerEmailName
  ? { locale: Locale }
  : { locale?: undefined };

/** An e-mail by the type of an outbox row; undefined for one of a newer or older release. */
export function emailOf(type: string): Email | undefined {
  return Object.hasOwn(emails, type) ? emails[type as EmailName] : undefined;
}

/** True if the e-mail of this name has a PDF with it, when it is made from these properties. */
export function hasPdf(name: EmailName, props: EmailProps<EmailName>): boolean {
  return emailOf(name)?.hasPdf?.(props as never) ?? false;
}

/** The id of the stored file that an e-mail of this name attaches, when it is made from these properties; null for none. */
export function storedFileOf(name: EmailName, props: EmailProps<EmailName>): string | null {
  return props === null ? null : (emailOf(name)?.storedFile?.(props as never) ?? null);
}

/** The names of the e-mails with a property. */
export function emailNames(isWanted: (email: Email) => boolean): EmailName[] {
  return (Object.keys(emails) as EmailName[]).filter((name) => isWanted(emails[name]));
}

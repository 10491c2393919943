import type { Locale } from '../i18n/locale.ts';
import type { EmailDraft, MailContext } from './composed-email.ts';

type Template = (props: never, context: MailContext) => EmailDraft;

/** Facts of an e-mail for the outbox and the desk, apart from its template. */
interface Email {
  /** A customer's address may not exist: one that a server refuses is not tried again. */
  audience: 'customer' | 'staff' | 'company';
  /** True if it holds a link that works once: its content is deleted as soon as it is sent or has failed permanently. */
  singleUseLink: boolean;
  /**
   * Set if it belongs to the conversation with the sender of a lead: the next mail of it follows this one in mail programs,
   * and until it has left, it follows changes of the sender's address. It has the link that works when it is composed.
   */
  thread: false | { redirectedTo: (to: string) => object };
  /**
   * Time that it is kept once it was sent, dropped or has failed permanently; until then staff may retry a failed one.
   * `record`: its content a month, and its delivery as long as its lead, whose timeline shows that.
   */
  retention: 'hour' | 'month' | 'record';
  /** True if a PDF is attached, which takes some twenty times as long to compose as the mail. */
  hasPdf?: (props: never) => boolean;
  /** The id of the stored file that it attaches; null for none. */
  storedFile?: (props: never) => string | null;
}

/** An e-mail whose facts agree with the properties of its template. */
interface EmailOf<Props> extends Email {
  singleUseLink: Props extends { token: string } ? true : false;
  /** `redirectedTo`: the properties that change when it goes to another address. */
  thread: Props extends { secret: string | null } ? { redirectedTo: (to: string) => Partial<Props> } : false;
  hasPdf?: (props: Props) => boolean;
  storedFile?: (props: Props) => string | null;
}

/**
 * Every e-mail by its name; each feature adds its own in `mails/emails.ts`. A name is stored in the outbox: one that has been
 * used is never renamed.
 */
export interface Emails extends Record<never, Email> {}

export type EmailName = keyof Emails;

/** The properties that the template of an e-mail is called with. */
export type EmailProps<Name extends EmailName> = Parameters<TemplateOf<Name>>[0];

export type TemplateOf<Name extends EmailName> = NonNullable<Emails[Name]['template']>;

/** The properties that the outbox holds: the secret of the sender's link is read when the mail is composed. */
export type StoredProps<Name extends EmailName> =
  EmailProps<Name> extends { secret: string | null } ? Omit<EmailProps<Name>, 'secret'> : EmailProps<Name>;

/** Message of the error for a name that is not registered; it crosses threads, which no class of an error does. */
export const unknownEmail = 'There is no e-mail of this name.';

const emails = new Map<string, Email>();

/** Adds the e-mails of a feature. */
export function registerEmails<Added extends Record<string, Email>>(added: Added): Added {
  for (const [name, email] of Object.entries(added)) emails.set(name, email);
  return added;
}

/** Declares an e-mail; its template is known by its type alone, so that commands read the facts without React. */
export function emailFor<Sent extends Template>() {
  return <const Facts extends EmailOf<Parameters<Sent>[0]>>(facts: Facts): Facts & { template?: Sent } =>
    facts;
}

type NamesWith<Wanted extends Partial<Email>> = {
  [Name in EmailName]: Emails[Name] extends Wanted ? Name : never;
}[EmailName];

/** The e-mails that the timeline of a lead shows. */
export type TimelineEmailName = NamesWith<{ retention: 'record' }>;

type CustomerEmailName = NamesWith<{ audience: 'customer' }>;

/** The locale of an enqueued e-mail: a customer's is given, all others are in the locale of the desk. */
export type LocaleFor<Name extends EmailName> = Name extends CustomerEmailName
  ? { locale: Locale }
  : { locale?: undefined };

/** An e-mail by the type of an outbox row; undefined for one of a newer or older release. */
export function emailOf(type: string): Email | undefined {
  return emails.get(type);
}

/** True if the e-mail of this name has a PDF with it, when it is made from these properties. */
export function hasPdf(name: EmailName, props: EmailProps<EmailName>): boolean {
  return emailOf(name)?.hasPdf?.(props as never) ?? false;
}

/** The id of the stored file that an e-mail of this name attaches, when it is made from these properties; null for none. */
export function storedFileOf(name: EmailName, props: EmailProps<EmailName>): string | null {
  return props === null ? null : (emailOf(name)?.storedFile?.(props as never) ?? null);
}

/** The names of the e-mails with a property. Throws before the e-mails are registered (src/mails/emails.ts). */
export function emailNames(isWanted: (email: Email) => boolean): EmailName[] {
  if (emails.size === 0) throw new Error('No e-mail is registered.');
  return [...emails].filter(([, email]) => isWanted(email)).map(([name]) => name as EmailName);
}

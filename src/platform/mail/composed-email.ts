import type { ReactElement } from 'react';
import type { Company } from '../company.ts';
import { type Locale, localPath } from '../i18n/locale.ts';
import { momentInBothZones, type Zones } from '../values/moment.ts';
import { zonesOf } from '../values/zones.ts';

/** A mailbox. The name is the company's or that of a member of staff. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A file that goes with an e-mail. */
export interface Attachment {
  /** With its ending; ASCII, as every mail program can show it. */
  name: string;
  /** A media type, such as application/pdf. */
  type: string;
  content: Uint8Array;
}

/** A picture of the HTML, which shows it by `cid:` and its id. */
export interface MailPicture {
  id: string;
  /** PNG. */
  content: Uint8Array;
}

/** An e-mail as a value that a test can read and a transport can deliver. */
export interface ComposedEmail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  html: string;
  text: string;
  /** Headers in addition to the usual ones. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
  /** Parts of the mail itself: most programs load nothing from the site, and show these at once. */
  pictures?: MailPicture[];
  /** Reason that the template's attachment is missing. */
  attachmentFailure?: string;
  /** Reason that the mail has the company's name in place of its logo. */
  logoFailure?: string;
}

/** Context of every template, in addition to its own properties. */
export interface MailContext {
  locale: Locale;
  company: Company;
  /** The site's public address, without a trailing slash. */
  appUrl: string;
  /**
   * Answers to mails about a request reach the desk, as a mailbox is connected. With `replyKey` by an address of their own for each
   * request; null where the mailbox has no such addresses.
   */
  answersByMail?: { replyKey: string | null } | undefined;
  /** The stored file that the mail attaches, as it was read when the mail is delivered. */
  file?: Attachment | undefined;
  /** The attachment could not be made: the mail neither attaches nor mentions it. */
  withoutAttachments?: boolean;
}

/** The address of a page of the site, in the language of the mail. */
export function pageIn({ appUrl, locale }: MailContext, path: string): string {
  return appUrl + localPath(path, locale);
}

const mostMoments = 200;
const moments = new Map<string, string>();

/**
 * The text of an instant. It is the same for each instant of a minute, and formatting those of a mail takes nearly as long
 * as rendering it.
 */
function textOf(instant: number, zones: Zones, locale: Locale): string {
  const key = `${Math.floor(instant / 60_000)} ${zones.official} ${zones.own ?? zones.local} ${locale}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  if (moments.size === mostMoments) moments.clear();
  const text = momentInBothZones(instant, zones, locale);
  moments.set(key, text);
  return text;
}

/** An instant (ms since 1970) on the company's clocks, or on its own and the customer's, in the language of the mail. */
export function momentIn({ company, locale }: MailContext, instant: number, own?: string | null): string {
  return textOf(instant, { ...zonesOf(company), own }, locale);
}

/** An instant (ms since 1970) on the clock of the office's hours alone, for a line that must be short. */
export function momentOfOffice({ company, locale }: MailContext, instant: number): string {
  const { official } = zonesOf(company);
  return textOf(instant, { official, local: official }, locale);
}

/** An e-mail before its body is rendered; the sender is always the company. */
export type EmailDraft = Omit<ComposedEmail, 'from' | 'html' | 'text' | 'attachments' | 'pictures'> & {
  body: ReactElement;
  /** Makes what is attached; may reject. */
  attach?: () => Promise<Attachment[]>;
};

/** RFC 3834: keeps out-of-office answers from coming back, and from being answered again. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const longestHeader = 60;

/** Makes a text fit for a header: one line, without control characters and the invisible ones that hide or reorder text. */
export function headerLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** `headerLine` of what a visitor typed, at most 60 characters, as the desk sees it. */
export function headerText(typed: string): string {
  const line = headerLine(typed);
  const characters = Array.from(line);
  return characters.length <= longestHeader
    ? line
    : `${characters
        .slice(0, longestHeader - 1)
        .join('')
        .trimEnd()}…`;
}

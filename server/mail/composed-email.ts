import type { ReactElement } from 'react';
import type { Company } from '../../contract/company.ts';
import type { Locale } from '../../contract/locale.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';

/** A mailbox. The name is the company's or that of a member of staff. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An e-mail as a value that a test can read and a transport can deliver. */
export interface ComposedEmail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  html: string;
  text: string;
  /** Headers beside the usual ones. */
  headers?: Record<string, string>;
  /** The whole mail (RFC 5322), where the composer has made that too. */
  mime?: Uint8Array;
}

/** What every e-mail is composed with, beside its own properties. */
export interface MailContext {
  locale: Locale;
  company: Company;
  /** The site's public address, without a trailing slash. */
  appUrl: string;
}

/** An instant (ms since 1970) on the company's clocks, in the language of the mail. */
export function momentIn({ company, locale }: MailContext, instant: number): string {
  return momentInBothZones(instant, zonesOf(company), locale);
}

/** An e-mail before its body is rendered; the sender is always the company. */
export type EmailDraft = Omit<ComposedEmail, 'from' | 'html' | 'text'> & { body: ReactElement };

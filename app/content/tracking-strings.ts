import type { Locale } from '../../contract/locale.ts';
import { tracking as en } from './en/tracking.ts';
import { trackingMails as enMails } from './en/tracking-mails.ts';
import { tracking as es } from './es/tracking.ts';
import { trackingMails as esMails } from './es/tracking-mails.ts';
import { tracking as pt } from './pt/tracking.ts';
import { trackingMails as ptMails } from './pt/tracking-mails.ts';

export type TrackingStrings = typeof en;

const strings: Record<Locale, TrackingStrings> = { en, es, pt };

/** The text about a shipment on its way, in a customer’s language. */
export function trackingStringsIn(locale: Locale): TrackingStrings {
  return strings[locale];
}

type TrackingMails = typeof enMails;

const mailStrings: Record<Locale, TrackingMails> = { en: enMails, es: esMails, pt: ptMails };

/** The text of the mails about milestones, in a customer’s language. */
export function trackingMailStringsIn(locale: Locale): TrackingMails {
  return mailStrings[locale];
}

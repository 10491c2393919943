import type { Locale } from '../../platform/i18n/locale.ts';
import { tracking as en } from './strings/en/tracking.ts';
import { trackingMails as enMails } from './strings/en/tracking-mails.ts';
import { tracking as es } from './strings/es/tracking.ts';
import { trackingMails as esMails } from './strings/es/tracking-mails.ts';
import { tracking as pt } from './strings/pt/tracking.ts';
import { trackingMails as ptMails } from './strings/pt/tracking-mails.ts';

export type TrackingStrings = typeof en;

const strings: Record<Locale, TrackingStrings> = { en, es, pt };

export function trackingStringsIn(locale: Locale): TrackingStrings {
  return strings[locale];
}

type TrackingMails = typeof enMails;

const mailStrings: Record<Locale, TrackingMails> = { en: enMails, es: esMails, pt: ptMails };

export function trackingMailStringsIn(locale: Locale): TrackingMails {
  return mailStrings[locale];
}

import type { Locale } from '../../contract/locale.ts';
import type { TransportMode } from '../../contract/shipment/choices.ts';
import type { MilestoneCode } from '../../contract/tracking/milestones.ts';
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

/** A milestone as it is called where the shipment travels by a mode. */
export function milestoneName(
  { milestones, byAir }: Pick<TrackingStrings, 'milestones' | 'byAir'>,
  code: MilestoneCode,
  mode: TransportMode | null,
): string {
  return mode === 'air' && code === 'discharged' ? byAir.discharged : milestones[code];
}

type TrackingMails = typeof enMails;

const mailStrings: Record<Locale, TrackingMails> = { en: enMails, es: esMails, pt: ptMails };

/** The text of the mails about milestones, in a customer’s language. */
export function trackingMailStringsIn(locale: Locale): TrackingMails {
  return mailStrings[locale];
}

import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { tracking as en } from './strings/en/tracking.ts';
import { trackingMails as enMails } from './strings/en/tracking-mails.ts';
import { tracking as es } from './strings/es/tracking.ts';
import { trackingMails as esMails } from './strings/es/tracking-mails.ts';
import { tracking as pt } from './strings/pt/tracking.ts';
import { trackingMails as ptMails } from './strings/pt/tracking-mails.ts';

export type TrackingStrings = typeof en;

export const trackingStringsIn = stringsByLocale<TrackingStrings>(
  'tracking',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);

export const trackingMailStringsIn = stringsByLocale<typeof enMails>(
  'trackingMails',
  { en: () => enMails, es: () => esMails, pt: () => ptMails },
  { isPlain: true },
);

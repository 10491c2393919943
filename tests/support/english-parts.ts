import { accountMailStringsIn } from '#features/identity/mails/mail-strings.ts';
import { kycMailStringsIn } from '#features/kyc/mails/mail-strings.ts';
import { quoteMailStringsIn } from '#features/quotes/mails/mail-strings.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';

const gap = '§';

/** The texts of a tree of strings and of functions that make them, by their path; `§` is where a value stands. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(...Array(value.length).fill(gap))]];
  return Object.entries(value as object).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

export const mailStringsIn = (locale: Locale) => ({
  ...leadMailStringsIn(locale),
  ...quoteMailStringsIn(locale),
  ...accountMailStringsIn(locale),
  ...kycMailStringsIn(locale),
});

const textsOf = (locale: Locale) => [
  ...textsIn(mailStringsIn(locale), 'mails'),
  ...textsIn(labelsIn(locale), 'labels'),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English texts of mails to customers that another language does not share, in parts without values. */
export function englishPartsBut(locale: Locale): RegExp[] {
  const others = new Map(textsOf(locale));
  return textsOf(defaultLocale)
    .filter(([path, text]) => others.get(path) !== text)
    .flatMap(([, text]) => text.split(gap))
    .map((part) => part.replace(/^[\s.,:]+|[\s.,:]+$/g, ''))
    .filter((part) => /\p{L}{3}/u.test(part))
    .map((part) => new RegExp(`(?<![\\p{L}\\d])${escaped(part)}(?![\\p{L}\\d])`, 'u'));
}

/** The languages the site is written in. A new one is a folder in app/content and a column in contract/messages.ts. */
const languages = ['en'] as const;

export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { en: 'en-US' };

/** The locale that `Intl` formats a language's dates, numbers and lists in. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** The language of the desk and of the e-mails to staff. */
export const deskLanguage: Language = 'en';

/** The language of a customer who has chosen none. */
export const defaultLanguage: Language = 'en';

/** A length of time in words: "1 minute", "5 years". */
export function durationIn(
  language: Language,
  count: number,
  unit: 'minute' | 'hour' | 'month' | 'year',
): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** Tells whether a string names one of the site's languages. */
export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

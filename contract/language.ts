/** The languages the site is written in. A new one is a folder in app/content and a column in contract/messages.ts. */
const languages = ['en'] as const;

export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { en: 'en-US' };

/** The locale that `Intl` formats a language's dates, numbers and lists in. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** Tells whether a string names one of the site's languages. */
export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

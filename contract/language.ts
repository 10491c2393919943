/** The languages the site is written in. A new one is a folder in app/content and a column in contract/messages.ts. */
const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** Tells whether a string names one of the site's languages. */
export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

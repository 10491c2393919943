import type { Locale } from './locale.ts';

/** “e-mail” in a text, but where the text begins with it. */
const emailInText = /(?<=.\be-)(?=mail)/gis;

/** Parts of the text that stay as they are: heads of pages, and PDFs, whose typeface has no word joiner. */
const untouched = ['meta', 'brochure', 'kycForm', 'kycTexts'];

/** The same text with “e-mail” kept on one line, by a word joiner after its hyphen: it has no width, and a search skips it. */
export function keepEmailWhole<Text>(text: Text): Text {
  if (typeof text === 'string') return text.replace(emailInText, '\u2060') as Text;
  if (Array.isArray(text)) return text.map(keepEmailWhole) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, part]) => [key, untouched.includes(key) ? part : keepEmailWhole(part)]),
  ) as Text;
}

/**
 * Texts by locale. English is the shape: a locale that lacks a string does not compile. Only loaders, actions and the
 * server read them, so that no page's text is part of the browser's scripts.
 */
export function byLocale<Strings>(strings: { en: Strings } & Record<Locale, NoInfer<Strings>>) {
  const whole: Record<Locale, Strings> = { ...strings, pt: keepEmailWhole(strings.pt) };
  return (locale: Locale): Strings => whole[locale];
}

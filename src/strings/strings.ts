import type { Locale } from '../platform/i18n/locale.ts';
import { site as en } from './en/site.ts';
import { site as es } from './es/site.ts';
import { site as pt } from './pt/site.ts';

/**
 * The text of the public site, by page; the desk's is English alone (en/desk.ts). English defines the shape: a locale that
 * lacks a string does not compile.
 */
export type SiteStrings = typeof en;

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

const strings: Record<Locale, SiteStrings> = { en, es, pt: keepEmailWhole(pt) };

/** The site's text in one locale. Only loaders and actions call it, so that no page's text is part of the browser's scripts. */
export function stringsIn(locale: Locale): SiteStrings {
  return strings[locale];
}

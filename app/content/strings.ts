import type { Locale } from '../../contract/locale.ts';
import { site as en } from './en/site.ts';
import { site as es } from './es/site.ts';
import { site as pt } from './pt/site.ts';

/**
 * The text of the public site, by page; the desk's is English alone (en/desk.ts). English defines the shape: a locale that
 * lacks a string does not compile.
 */
export type SiteStrings = typeof en;

const strings: Record<Locale, SiteStrings> = { en, es, pt };

/** The site's text in one locale. Only loaders and actions call it, so that no page's text is part of the browser's scripts. */
export function stringsIn(locale: Locale): SiteStrings {
  return strings[locale];
}

/** The same text with “e-mail” kept on one line, by a word joiner after its hyphen: it has no width, and a search skips it. */
export function keepEmailWhole<Text>(text: Text): Text {
  return JSON.parse(JSON.stringify(text).replaceAll(/\be-(?=mail)/gi, '$&\u2060')) as Text;
}

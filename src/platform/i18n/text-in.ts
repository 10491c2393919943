import { defaultLocale, type Locale } from './locale.ts';

/** Returns a text in a language, or in English where that is missing; empty where both are. */
export function textIn(texts: { [L in Locale]?: string | undefined } | undefined, locale: Locale): string {
  return texts?.[locale] || texts?.[defaultLocale] || '';
}

import type { Locale } from '../../contract/locale.ts';
import { quoteDefaults as en } from './en/quote-defaults.ts';
import { quoteDefaults as es } from './es/quote-defaults.ts';
import { quoteDefaults as pt } from './pt/quote-defaults.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/** The texts that a quote begins with, in the language of its customer. */
export function quoteDefaultsIn(locale: Locale): typeof en {
  return strings[locale];
}

import type { Locale } from '../../platform/i18n/locale.ts';
import { fill } from '../../platform/values/format.ts';
import { currentSettings } from '../settings/server/current-settings.ts';
import { stringsByLocale } from '../settings/server/strings-by-locale.ts';
import { quoteDefaults as en } from './strings/en/quote-defaults.ts';
import { quoteDefaults as es } from './strings/es/quote-defaults.ts';
import { quoteDefaults as pt } from './strings/pt/quote-defaults.ts';

const stringsIn = stringsByLocale<typeof en>(
  'quoteDefaults',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);

/**
 * The texts that a quote begins with, in the language of its customer; its terms make the company's trade terms part of it.
 */
export function quoteDefaultsIn(locale: Locale): typeof en {
  const defaults = stringsIn(locale);
  const { tradeTerms } = currentSettings().company;
  if (!tradeTerms) return defaults;
  const { name, url, text } = tradeTerms;
  const where = [url, text].filter(Boolean).join('\n');
  return { ...defaults, terms: `${defaults.terms}\n${fill(defaults.tradeTerms, { name, where })}` };
}

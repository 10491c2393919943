import { fill } from '../../contract/format.ts';
import type { Locale } from '../../contract/locale.ts';
import { company } from './company.ts';
import { quoteDefaults as en } from './en/quote-defaults.ts';
import { quoteDefaults as es } from './es/quote-defaults.ts';
import { quoteDefaults as pt } from './pt/quote-defaults.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/**
 * The texts that a quote begins with, in the language of its customer; its terms make the company's trade terms part of it.
 */
export function quoteDefaultsIn(locale: Locale): typeof en {
  const defaults = strings[locale];
  if (!company.tradeTerms) return defaults;
  const { name, url, text } = company.tradeTerms;
  const where = [url, text].filter(Boolean).join('\n');
  return { ...defaults, terms: `${defaults.terms}\n${fill(defaults.tradeTerms, { name, where })}` };
}

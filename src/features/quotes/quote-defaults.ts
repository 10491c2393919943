import { byLicense } from '#features/services/licences.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import type { Company } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { quoteDefaults as en } from './strings/en/quote-defaults.ts';
import { quoteDefaults as es } from './strings/es/quote-defaults.ts';
import { quoteDefaults as pt } from './strings/pt/quote-defaults.ts';

const stringsIn = stringsByLocale<typeof en>(
  'quoteDefaults',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);

type TradeTerms = NonNullable<Company['tradeTerms']>;

/**
 * The texts that a quote begins with, in the language of its customer; its terms begin with the payment, and make the
 * company's trade terms part of it. A company with a customs broker's license clears customs in its own name.
 */
export function quoteDefaultsIn(locale: Locale): typeof en {
  const { company, options } = currentSettings();
  const texts = stringsIn(locale);
  const { payment, assumptions } = texts;
  const { paymentDays } = options.quotes;
  const terms = [
    paymentDays === 0 && payment.before,
    paymentDays && pluralOf(locale, paymentDays, payment.days),
    texts.terms,
    company.tradeTerms && tradeTermsText(texts.tradeTerms, company.tradeTerms),
  ];
  const broker = byLicense(company, 'customs-entry', '', assumptions.broker);
  return { ...texts, terms: terms.filter(Boolean).join('\n'), assumptions: { ...assumptions, broker } };
}

function tradeTermsText(text: string, { name, url, text: written }: TradeTerms): string {
  return fill(text, { name, where: [url, written].filter(Boolean).join('\n') });
}

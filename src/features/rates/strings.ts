import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { firstPrice as en } from './strings/en/first-price.ts';
import { firstPrice as es } from './strings/es/first-price.ts';
import { firstPrice as pt } from './strings/pt/first-price.ts';

/** The page of first prices. */
export const firstPriceStringsIn = stringsByLocale('firstPrice', {
  en: () => en,
  es: () => es,
  pt: () => pt,
});

export type FirstPriceStrings = ReturnType<typeof firstPriceStringsIn>;

import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { rateLetter as rateLetterEn } from './strings/en/rate-letter.ts';
import { rateLetter as rateLetterEs } from './strings/es/rate-letter.ts';
import { rateLetter as rateLetterPt } from './strings/pt/rate-letter.ts';

export const quotesStringsIn = stringsByLocale(
  'quotes',
  {
    en: (settings) => ({ rateLetter: rateLetterEn(settings) }),
    es: (settings) => ({ rateLetter: rateLetterEs(settings) }),
    pt: (settings) => ({ rateLetter: rateLetterPt(settings) }),
  },
  { fixedPaths: ['rateLetter.letter.options.*.total.currency'] },
);

import { stringsByLocale } from '../settings/server/strings-by-locale.ts';
import { rateLetter as rateLetterEn } from './strings/en/rate-letter.ts';
import { rateLetter as rateLetterEs } from './strings/es/rate-letter.ts';
import { rateLetter as rateLetterPt } from './strings/pt/rate-letter.ts';

export const quotesStringsIn = stringsByLocale({
  en: () => ({ rateLetter: rateLetterEn }),
  es: () => ({ rateLetter: rateLetterEs }),
  pt: () => ({ rateLetter: rateLetterPt }),
});

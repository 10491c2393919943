import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { quote as en } from './strings/en/quote.ts';
import { quoteDraft as enDraft } from './strings/en/quote-draft.ts';
import { quote as es } from './strings/es/quote.ts';
import { quoteDraft as esDraft } from './strings/es/quote-draft.ts';
import { quote as pt } from './strings/pt/quote.ts';
import { quoteDraft as ptDraft } from './strings/pt/quote-draft.ts';

export type QuoteStrings = typeof en;

/** The text of quotes in the language of their customer. Only the server reads it, so that it is in no script. */
export const quoteStringsIn = stringsByLocale<QuoteStrings>(
  'quote',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);

export type QuoteDraftStrings = typeof enDraft;

/** The mail of a quote as it begins, in the language of its customer. */
export const quoteDraftIn = stringsByLocale<QuoteDraftStrings>(
  'quoteDraft',
  { en: () => enDraft, es: () => esDraft, pt: () => ptDraft },
  { isPlain: true },
);

import type { Locale } from '../../platform/i18n/locale.ts';
import { quote as en } from './strings/en/quote.ts';
import { quoteDraft as enDraft } from './strings/en/quote-draft.ts';
import { quote as es } from './strings/es/quote.ts';
import { quoteDraft as esDraft } from './strings/es/quote-draft.ts';
import { quote as pt } from './strings/pt/quote.ts';
import { quoteDraft as ptDraft } from './strings/pt/quote-draft.ts';

export type QuoteStrings = typeof en;

const strings: Record<Locale, QuoteStrings> = { en, es, pt };

/** The text of quotes in the language of their customer. Only the server reads it, so that it is in no script. */
export function quoteStringsIn(locale: Locale): QuoteStrings {
  return strings[locale];
}

export type QuoteDraftStrings = typeof enDraft;

const drafts: Record<Locale, QuoteDraftStrings> = { en: enDraft, es: esDraft, pt: ptDraft };

/** The mail of a quote as it begins, in the language of its customer. */
export function quoteDraftIn(locale: Locale): QuoteDraftStrings {
  return drafts[locale];
}

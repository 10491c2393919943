import { deskLocale, type Locale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import type { TransportMode } from '../../cargo/choices.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import { charges } from '../../rates/strings/en/charges.ts';
import { languageOf } from '../../requests/desk/customer-language.ts';
import { quoteVersion } from '../limits.ts';
import type { QuoteContent, QuoteLine } from '../quote-content.ts';
import type { QuoteCopy } from '../server/save-draft.ts';
import type { QuoteTemplate } from '../server/templates.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import type { QuoteTexts } from '../usual-texts.ts';
import type { Insertable } from './editor/insert-content.ts';

const { editor: t } = quotes;

function detailOf({ options }: QuoteContent): string {
  const lines = options.flatMap((option) => option.lines);
  return listIn(deskLocale, [...new Set(lines.map(({ code, text }) => text || charges[code]))]);
}

function lineOfRate({ sheetId, number, code, text, basis, container, ...rate }: ProposedRate): QuoteLine {
  return {
    id: `${sheetId}-${number}`,
    code,
    text,
    basis,
    container,
    quantity: null,
    rate: rate.rate,
    currency: rate.currency,
    minimum: rate.minimum,
    cost: rate.cost === null ? null : { rate: rate.cost, minimum: null },
  };
}

/** Converts rates of one mode into a quote, without container sizes that are not shipped. */
function contentOfRates(rates: ProposedRate[], mode: TransportMode, shipment: Cargo | null): QuoteContent {
  const shipped = new Set((shipment?.containers ?? []).map(({ type }) => type));
  const lines = rates.filter(
    ({ container }) => container === null || shipped.size === 0 || shipped.has(container),
  );
  const transitDays = lines.find((rate) => rate.transitDays !== null)?.transitDays ?? null;
  return {
    version: quoteVersion,
    options: [{ id: mode, title: '', mode, route: '', transitDays, lines: lines.map(lineOfRate) }],
    included: '',
    notIncluded: '',
    assumptions: '',
    terms: '',
    validUntil: null,
    conversion: null,
  };
}

/** Returns texts, each in the language of its customer. */
export function textsOf({ included, notIncluded, assumptions, terms }: QuoteContent): QuoteTexts {
  return { included, notIncluded, assumptions, terms };
}

const noTexts: QuoteTexts = { included: '', notIncluded: '', assumptions: '', terms: '' };

/** Converts a template or copied quote; texts in another language than the quote's are left out. */
function insertableIn(
  locale: Locale,
  {
    content,
    locale: written,
    ...named
  }: Pick<Insertable, 'id' | 'title' | 'content'> & { locale: Locale | null },
): Insertable {
  const language = written === null ? t.insert.unknownLanguage : languageOf(written);
  const isOther = written !== null && written !== locale;
  const hasTexts = Object.values(textsOf(content)).some((text) => text !== '');
  return {
    ...named,
    detail: isOther ? detailOf(content) : `${language} · ${detailOf(content)}`,
    content: isOther ? { ...content, ...noTexts } : content,
    otherLanguage: isOther ? language : '',
    note: isOther && hasTexts ? fill(t.insert.leftOut, { language }) : '',
  };
}

/**
 * Converts a copy for a new quote, with the proposed last day. Texts in another language are replaced by the proposed
 * ones.
 */
export function asProposed(
  copied: QuoteCopy,
  { locale, proposed }: { locale: Locale; proposed: QuoteContent },
): QuoteContent {
  const texts = textsOf(copied.locale === locale ? copied.content : proposed);
  return { ...copied.content, ...texts, validUntil: proposed.validUntil };
}

interface InsertableFacts {
  /** Quote to copy into an existing draft. */
  copied: QuoteCopy | null;
  templates: QuoteTemplate[];
  /** Locale of the quote. */
  locale: Locale;
  rates: ProposedRate[];
  shipment: Cargo | null;
}

/** Returns insertable content: the copied quote, the rates of the lane, then templates, matching ones first. */
export function insertableFor({ copied, templates, locale, rates, shipment }: InsertableFacts): Insertable[] {
  const modes = [...new Set(rates.map(({ mode }) => mode))];
  return [
    ...(copied ? [insertableIn(locale, { id: 'copied', title: t.insert.copied, ...copied })] : []),
    ...modes.map((mode) => {
      const ofMode = rates.filter((rate) => rate.mode === mode);
      const title = fill(t.insert.rates, { sheet: ofMode[0]?.sheet ?? '', mode: t.options.modes[mode] });
      const content = contentOfRates(ofMode, mode, shipment);
      const detail = detailOf(content);
      return { id: `rates-${mode}`, title, detail, content, otherLanguage: '', note: '' };
    }),
    ...templates.map(({ id, name: title, locale: written, content }) =>
      insertableIn(locale, { id, title, locale: written, content }),
    ),
  ].filter(({ content }) => content.options.some(({ lines }) => lines.length > 0));
}

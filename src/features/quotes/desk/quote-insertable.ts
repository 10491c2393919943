import type { CargoPrice } from '#features/rates/price/price-cargo.ts';
import { charges } from '#features/rates/strings/en/charges.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill, joinByDots, listIn } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import { quoteVersion } from '../limits.ts';
import { optionOfPrice } from '../priced-option.ts';
import type { QuoteContent } from '../quote-content.ts';
import type { QuoteCopy } from '../server/save-draft.ts';
import type { QuoteTemplate } from '../server/templates.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import type { QuoteTexts } from '../usual-texts.ts';
import { priceText } from './drafted-text.ts';
import type { Insertable } from './editor/insert-content.ts';

const { editor: t } = quotes;

function detailOf({ options }: QuoteContent): string {
  const lines = options.flatMap((option) => option.lines);
  return listIn(deskLocale, [...new Set(lines.map(({ code, text }) => text || charges[code]))]);
}

const noTexts: QuoteTexts = { included: '', notIncluded: '', assumptions: '', terms: '' };

/** Returns the content of a price by the company's rates; the texts of the quote stay. */
function contentOfPrice(price: CargoPrice): QuoteContent {
  return {
    version: quoteVersion,
    options: [optionOfPrice('price', price)],
    ...noTexts,
    validUntil: null,
    conversion: price.conversion,
    tax: null,
  };
}

/** Returns what prices are compared by: total with margin, days in transit, last day. */
function factsOf(price: CargoPrice): string {
  const { transitDays, validUntil } = price;
  const days = transitDays && [...new Set(transitDays)].join('–');
  return joinByDots([
    priceText(price),
    days ? fill(t.options.transit, { days }) : '',
    validUntil ? fill(quotes.section.valid, { day: dayOf(Date.parse(validUntil), 'UTC', deskLocale) }) : '',
  ]);
}

/** Orders prices by their totals; those without one stand last. */
function byTotal(one: CargoPrice, other: CargoPrice): number {
  const [first, second] = [one, other].map(({ total }) => total?.amount ?? Number.POSITIVE_INFINITY);
  return first === second ? 0 : Number(first) - Number(second);
}

/** Returns texts, each in the language of its customer. */
export function textsOf({ included, notIncluded, assumptions, terms }: QuoteContent): QuoteTexts {
  return { included, notIncluded, assumptions, terms };
}

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
  /** Prices of the shipment by the company's rates. */
  prices: CargoPrice[];
}

/** Returns insertable content: the copied quote, the prices by the company's rates with the lowest total first, then templates, matching ones first. */
export function insertableFor({ copied, templates, locale, prices }: InsertableFacts): Insertable[] {
  return [
    ...(copied ? [insertableIn(locale, { id: 'copied', title: t.insert.copied, ...copied })] : []),
    ...[...prices].sort(byTotal).map((price, index) => {
      const { mode, carrier } = price;
      const title = fill(t.insert.rates, {
        way: [t.options.modes[mode], carrier].filter(Boolean).join(', '),
      });
      const content = contentOfPrice(price);
      return {
        id: `price-${index + 1}`,
        title,
        facts: factsOf(price),
        detail: detailOf(content),
        content,
        otherLanguage: '',
        note: '',
      };
    }),
    ...templates.map(({ id, name: title, locale: written, content }) =>
      insertableIn(locale, { id, title, locale: written, content }),
    ),
  ].filter(({ content }) => content.options.some(({ lines }) => lines.length > 0));
}

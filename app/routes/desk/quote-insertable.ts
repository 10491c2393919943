import { fill, listIn } from '../../../contract/format.ts';
import { deskLocale, type Locale } from '../../../contract/locale.ts';
import { quoteVersion } from '../../../contract/quote/limits.ts';
import type { QuoteContent, QuoteLine } from '../../../contract/quote/quote-content.ts';
import type { ProposedRate } from '../../../contract/rates.ts';
import type { TransportMode } from '../../../contract/shipment/choices.ts';
import type { Shipment } from '../../../contract/shipment/shipment.ts';
import type { QuoteTemplate } from '../../../server/quotes/templates.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import { quoteStringsIn } from '../../content/quote-strings.ts';
import { languageOf } from './customer-language.ts';
import type { Insertable } from './quote/insert-content.ts';

const { charges } = quoteStringsIn(deskLocale).document;

function detailOf({ options }: QuoteContent): string {
  const lines = options.flatMap((option) => option.lines);
  return listIn(deskLocale, [...new Set(lines.map(({ code, text }) => text || charges[code]))]);
}

function lineOfRate({ sheetId, number, code, text, basis, container, ...rate }: ProposedRate): QuoteLine {
  return {
    ...{ id: `${sheetId}-${number}`, code, text, basis, container, quantity: null },
    ...{ rate: rate.rate, currency: rate.currency, minimum: rate.minimum },
    cost: rate.cost === null ? null : { rate: rate.cost, minimum: null },
  };
}

/** Rates of one mode as a quote; those for containers that are not shipped are left out. */
function contentOfRates(rates: ProposedRate[], mode: TransportMode, shipment: Shipment | null): QuoteContent {
  const shipped = new Set((shipment?.containers ?? []).map(({ type }) => type));
  const lines = rates.filter(
    ({ container }) => container === null || shipped.size === 0 || shipped.has(container),
  );
  const transitDays = lines.find((rate) => rate.transitDays !== null)?.transitDays ?? null;
  return {
    version: quoteVersion,
    options: [{ ...{ id: mode, title: '', mode, route: '', transitDays }, lines: lines.map(lineOfRate) }],
    ...{ included: '', notIncluded: '', assumptions: '', terms: '', validUntil: null, conversion: null },
  };
}

/** A template as it is inserted: without its texts where they are in another language than the quote. */
function insertableTemplate(
  { id, name, content, locale: own }: QuoteTemplate,
  locale: Locale,
  t: DeskStrings['quotes']['editor'],
): Insertable {
  const language = own === null ? t.insert.unknownLanguage : languageOf(own);
  const isOther = own !== null && own !== locale;
  const { included, notIncluded, assumptions, terms } = content;
  const hasTexts = [included, notIncluded, assumptions, terms].some((text) => text !== '');
  return {
    ...{ id, title: name },
    detail: isOther ? detailOf(content) : `${language} · ${detailOf(content)}`,
    content: isOther ? { ...content, included: '', notIncluded: '', assumptions: '', terms: '' } : content,
    otherLanguage: isOther ? language : '',
    note: isOther && hasTexts ? fill(t.insert.leftOut, { language }) : '',
  };
}

interface InsertableFacts {
  /** What is to be copied into a draft that was begun before. */
  copied: QuoteContent | null;
  templates: QuoteTemplate[];
  /** The language of the quote. */
  locale: Locale;
  rates: ProposedRate[];
  shipment: Shipment | null;
  t: DeskStrings['quotes']['editor'];
}

/** What can be inserted into a quote: what was copied, the rates of its lane, then the templates, the fitting ones first. */
export function insertableFor({
  copied,
  templates,
  locale,
  rates,
  shipment,
  t,
}: InsertableFacts): Insertable[] {
  const modes = [...new Set(rates.map(({ mode }) => mode))];
  const of = (id: string, title: string, content: QuoteContent) => ({
    id,
    title,
    content,
    detail: detailOf(content),
    ...{ otherLanguage: '', note: '' },
  });
  return [
    ...(copied ? [of('copied', t.insert.copied, copied)] : []),
    ...modes.map((mode) => {
      const own = rates.filter((rate) => rate.mode === mode);
      const title = fill(t.insert.rates, { sheet: own[0]?.sheet ?? '', mode: t.options.modes[mode] });
      return of(`rates-${mode}`, title, contentOfRates(own, mode, shipment));
    }),
    ...templates.map((template) => insertableTemplate(template, locale, t)),
  ].filter(({ content }) => content.options.some(({ lines }) => lines.length > 0));
}

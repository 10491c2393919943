import { cargoQuestionsIn } from '#features/cargo/cargo-questions.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { placeName } from '#features/cargo/place.ts';
import { questionText } from '#features/cargo/question-text.ts';
import { transitText } from '#features/quotes/document/quote-lines.ts';
import { quoteVersion } from '#features/quotes/limits.ts';
import { quoteStringsIn } from '#features/quotes/quote-strings.ts';
import { dayText, rangeText } from '#features/rates/price/first-price-text.ts';
import type { ShownPrice } from '#features/rates/server/first-price.ts';
import { ratedAreas } from '#features/rates/server/rated-lane.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';
import { fill, joinByDots } from '#platform/values/format.ts';
import type { ReadShipment } from './read-shipment.ts';

/** The lines under the range: the cargo, the day, and the exchange rate where it is in another currency. */
async function notesOf(price: ShownPrice, locale: Locale): Promise<string[]> {
  const strings = firstPriceStringsIn(locale);
  const { company, pricing } = currentSettings();
  const date = (day: string) => dayText(locale, day);
  const until = price.validUntil && fill(strings.until, { date: date(price.validUntil) });
  const rate = pricing.exchange.find(({ from }) => from === price.currency);
  const isConverted = rate && price.currency !== company.currency;
  return [
    ...(await ratedNotes(price, locale)),
    ...(price.high === null ? [strings.atLeast] : []),
    [fill(strings.on, { date: date(price.on) }), until].filter(Boolean).join(', '),
    ...(isConverted ? [fill(strings.converted, { currency: company.currency, date: date(rate.on) })] : []),
  ];
}

/** Says of which places the rates are, where they are others than the visitor’s. */
async function ratedNotes(price: ShownPrice, locale: Locale): Promise<string[]> {
  const { rated, instead = {} } = price;
  if (!rated) return [];
  const { zones } = currentSettings().pricing;
  const texts = firstPriceStringsIn(locale).rated;
  const areas = await ratedAreas(price, { rated, instead }, { locale, zones });
  return (['from', 'to'] as const).flatMap((end) => {
    const [area, place] = [areas[end], placeName(price[end])];
    return area ? [fill(instead[end] ? texts.nearby : texts.area, { area, place })] : [];
  });
}

function transitOf({ mode, transitDays = null }: ShownPrice, locale: Locale): string {
  const { document } = quoteStringsIn(locale);
  return transitText(locale, { mode, transitDays }, { version: quoteVersion, strings: document });
}

/** Returns the price with its notes as texts. */
export async function factsOf(price: ShownPrice, locale: Locale) {
  const strings = firstPriceStringsIn(locale);
  const { document } = quoteStringsIn(locale);
  const transit = transitOf(price, locale);
  const namesOf = (codes: ShownPrice['includes']) => joinByDots(codes.map((code) => document.charges[code]));
  return {
    range: rangeText(locale, price),
    mode: strings.modes[price.mode],
    transit: transit && `${strings.transit}: ${transit}`,
    scope: strings.scopes[price.mode],
    notes: await notesOf(price, locale),
    includes: namesOf(price.includes) || strings.nothing,
    leavesOut: namesOf(price.leavesOut) || strings.nothing,
  };
}

const carriage: Record<TransportMode, 'air' | 'sea' | 'land'> = {
  ...{ air: 'air', fcl: 'sea', lcl: 'sea' },
  ...{ rail: 'land', road: 'land' },
};

/** The cheapest price of each other carriage, with the address of this page by its mode. */
export function otherPrices(prices: ShownPrice[], url: URL, locale: Locale) {
  const seen = new Set(prices.slice(0, 1).map(({ mode }) => carriage[mode]));
  return prices.flatMap((price) => {
    if (seen.has(carriage[price.mode])) return [];
    seen.add(carriage[price.mode]);
    const query = new URLSearchParams(url.search);
    query.set('mode', price.mode);
    const mode = firstPriceStringsIn(locale).modes[price.mode];
    const href = `${localPath('/price', locale)}?${query}`;
    return [{ mode, range: rangeText(locale, price), transit: transitOf(price, locale), href }];
  });
}

/** Returns the visitor’s own words with what they leave open, so that a misreading is seen; null without words. */
export function ownTextOf({ kept, questions, special, problems }: ReadShipment, locale: Locale) {
  const strings = cargoQuestionsIn(locale);
  const density = problems.kgPerM3;
  const open = [
    ...(special ? [fill(strings.special, { text: special.text })] : []),
    ...questions.map((question) =>
      question.kind === 'containers' ? strings.containers : questionText(question, strings, locale),
    ),
    ...(density === undefined ? [] : [questionText({ kind: 'density', kgPerM3: density }, strings, locale)]),
  ];
  return { label: strings.ownText, text: kept.what ?? '', questions: [...new Set(open)] };
}

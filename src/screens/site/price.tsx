import { data } from 'react-router';
import { type BriefStart, briefLinkOf } from '../../features/cargo/brief-link.ts';
import { transportModes } from '../../features/cargo/choices.ts';
import { placeText } from '../../features/cargo/place.ts';
import type { ParsedPlace } from '../../features/cargo/server/places/places.ts';
import { transitText } from '../../features/quotes/document/quote-lines.ts';
import { quoteStringsIn } from '../../features/quotes/quote-strings.ts';
import { hasFirstPrices, pricedCargoOf } from '../../features/rates/price/first-price.ts';
import { dayText, pricedCargoText, rangeText } from '../../features/rates/price/first-price-text.ts';
import {
  codeOfPlace,
  findFirstPrice,
  type ShownPrice,
  signFirstPrice,
} from '../../features/rates/server/first-price.ts';
import { firstPriceStringsIn } from '../../features/rates/strings.ts';
import { isOffered } from '../../features/services/service.ts';
import { answerDueAt } from '../../features/settings/business-hours.ts';
import { templateOf } from '../../features/settings/own-services.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import { type LoadContext, requestContext, servicesContext } from '../../platform/context.ts';
import { type Locale, localeOf, localPath } from '../../platform/i18n/locale.ts';
import { metaWith } from '../../platform/pages/page-meta.ts';
import { fill, joinByDots } from '../../platform/values/format.ts';
import { zonesOf } from '../../platform/values/moment.ts';
import { isCurrency } from '../../platform/values/money.ts';
import type { Route } from './+types/price';
import { PriceForm } from './price/price-form.tsx';
import { PriceResult } from './price/price-result.tsx';
import {
  linkedContainer,
  type ReadEnd,
  type ReadShipment,
  readEnd,
  readShipment,
  serviceBy,
} from './price/read-shipment.ts';

/** The lines under the range: the cargo, the day, and the exchange rate where it is in another currency. */
function notesOf(price: ShownPrice, locale: Locale): string[] {
  const strings = firstPriceStringsIn(locale);
  const { company, pricing } = currentSettings();
  const date = (day: string) => dayText(locale, day);
  const until = price.validUntil && fill(strings.until, { date: date(price.validUntil) });
  const rate = pricing.exchange.find(({ from }) => from === price.currency);
  const isConverted = rate && price.currency !== company.currency;
  return [
    [fill(strings.on, { date: date(price.on) }), until].filter(Boolean).join(', '),
    ...(isConverted ? [fill(strings.converted, { currency: company.currency, date: date(rate.on) })] : []),
  ];
}

function factsOf(price: ShownPrice, locale: Locale) {
  const strings = firstPriceStringsIn(locale);
  const { document } = quoteStringsIn(locale);
  const transit = transitText(locale, price.transitDays ?? null, document);
  const namesOf = (codes: ShownPrice['includes']) => joinByDots(codes.map((code) => document.charges[code]));
  return {
    range: rangeText(locale, price),
    mode: strings.modes[price.mode],
    transit: transit && `${strings.transit}: ${transit}`,
    notes: notesOf(price, locale),
    includes: namesOf(price.includes) || strings.nothing,
    leavesOut: namesOf(price.leavesOut) || strings.nothing,
  };
}

/** Finds the cheapest price of the modes that a cargo may travel by. */
async function findCheapest(
  services: Parameters<typeof findFirstPrice>[0],
  { cargoes, typed }: ReadShipment,
  { from, to, service }: { from: ParsedPlace; to: ParsedPlace; service: string | null },
): Promise<ShownPrice | null> {
  const template = service && templateOf(currentSettings(), service);
  const currency = isCurrency(typed.currency) ? { currency: typed.currency } : {};
  const portAt = (place: ParsedPlace) => ({
    text: codeOfPlace(place),
    ...(place.unlocode && { code: place.unlocode }),
    scope: 'port' as const,
  });
  const ends = { from: portAt(from), to: portAt(to) };
  const prices = await Promise.all(
    cargoes.map(({ mode, cargo }) =>
      findFirstPrice(services, {
        cargo: { ...cargo, ...ends },
        service: serviceBy(mode, template) && service,
        ...currency,
      }),
    ),
  );
  const shown = prices.filter((price) => price !== null);
  return shown.sort((one, other) => one.low - other.low)[0] ?? null;
}

/** The address of this page with another place at one end. */
function chosenLinks({ choices }: ReadEnd, end: 'from' | 'to', url: URL, locale: Locale) {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return choices.map((place) => {
    const query = new URLSearchParams(url.search);
    query.set(end, placeText(place));
    const text = [place.name, place.region, countries.of(place.country)].filter(Boolean).join(', ');
    return { text, code: place.code ?? '', href: `${localPath('/price', locale)}?${query}` };
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = currentSettings();
  if (!hasFirstPrices(settings)) throw data(null, { status: 404 });
  const locale = localeOf(url);
  const { company, pricing } = settings;
  const services = context.get(servicesContext);
  const strings = firstPriceStringsIn(locale);
  const modes = transportModes.filter((mode) => hasFirstPrices(settings, [mode]));
  const read = readShipment(url.searchParams, { modes, locale });
  const { typed, kept, cargoes, problems } = read;
  const asked = url.searchParams.get('service');
  const service = isOffered(asked, settings) ? asked : null;
  const page = {
    strings,
    typed,
    modes,
    kept: parametersOf({ ...kept, ...(service && { service }) }),
    currencies: [...new Set([company.currency, ...pricing.exchange.map(({ from }) => from)])],
    problems: {} as ReadShipment['problems'],
    choices: {} as Partial<Record<'from' | 'to', ReturnType<typeof chosenLinks>>>,
    result: null as ResultData | null,
  };
  if (!typed.from || !typed.to) return data(page);
  const [from, to] = await Promise.all([readEnd(typed.from), readEnd(typed.to)]);
  const isSpecial = typed.special !== '';
  if (!from.place || !to.place || (cargoes.length === 0 && !isSpecial))
    return data({
      ...page,
      problems,
      choices: {
        ...(!from.place && { from: chosenLinks(from, 'from', url, locale) }),
        ...(!to.place && { to: chosenLinks(to, 'to', url, locale) }),
      },
    });
  const ends = { from: from.place, to: to.place };
  const [first] = cargoes;
  const container = first && linkedContainer(first.cargo);
  const linkWith = (further: BriefStart) =>
    briefLinkOf({
      ...kept,
      ...{ from: typed.from, to: typed.to },
      ...(typed.mode && { mode: typed.mode }),
      ...(container && { container }),
      ...(!first?.cargo.pieces && { kg: typed.kg, m3: typed.m3 }),
      ...further,
    });
  const named = ({ name, country }: ParsedPlace) => `${name}, ${country}`;
  const resultWith = (further: Partial<ResultData> & Pick<ResultData, 'brief'>): ResultData => ({
    lane: `${named(ends.from)} → ${named(ends.to)}`,
    cargo: first ? pricedCargoText(locale, pricedCargoOf(first.cargo)) : '',
    price: null,
    refusal: null,
    dueIfSentNow: answerDueAt(services.clock(), company.answerWithin.rateRequest, company.hours),
    zones: zonesOf(company),
    ...further,
  });
  const inService = service ? { service } : {};
  const refused = (reason: keyof typeof strings.refused) =>
    resultWith({ refusal: strings.refused[reason], brief: linkWith(inService) });
  if (isSpecial) {
    const what = [kept.what, strings.special.title].filter(Boolean).join('. ');
    const result = { ...refused('special'), brief: linkWith({ ...inService, what }) };
    return data({ ...page, result });
  }
  const counted = await countLane(context, ends);
  if (!counted.ok) {
    const headers = { 'Retry-After': String(counted.retryAfterSeconds) };
    return data({ ...page, result: refused('tooOften') }, { status: 429, headers });
  }
  const shown = await findCheapest(services, read, { ...ends, service });
  if (!shown) return data({ ...page, result: refused('notRated') });
  const { mode } = shown;
  const isOfService = service !== null && serviceBy(mode, templateOf(settings, service)) !== null;
  const price = signFirstPrice(services.cipher, shown);
  return data({
    ...page,
    typed: { ...typed, mode },
    result: resultWith({
      price: factsOf(shown, locale),
      brief: linkWith({ ...(isOfService && inService), mode, price }),
    }),
  });
}

/** The parameters of a link with what it takes along. */
function parametersOf(start: BriefStart): [string, string][] {
  return [...new URL(briefLinkOf(start), 'https://site.invalid').searchParams];
}

interface ResultData {
  lane: string;
  cargo: string;
  price: ReturnType<typeof factsOf> | null;
  refusal: string | null;
  brief: string;
  dueIfSentNow: number;
  zones: ReturnType<typeof zonesOf>;
}

/** Counts a lane, by its codes, towards the visitor's limits. */
function countLane(context: LoadContext, { from, to }: { from: ParsedPlace; to: ParsedPlace }) {
  const { firstPriceLimit } = context.get(servicesContext);
  return firstPriceLimit.take(context.get(requestContext).address, {
    ...{ from: codeOfPlace(from), to: codeOfPlace(to) },
  });
}

/** Prices are of one visitor and one hour, so no cache keeps them. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}

export const meta = metaWith('brief');

export const handle = { frame: 'task' };

/** The result stands before the form, and the form directly below its heading: a phone shows them first. */
export default function Price({ loaderData }: Route.ComponentProps) {
  const { strings, result } = loaderData;
  return (
    <>
      {result ? (
        <PriceResult {...result} strings={strings} />
      ) : (
        <div className="frame grid gap-x-10 gap-y-1 pt-5 pb-5 lg:grid-cols-12 lg:pt-16 lg:pb-12">
          <h1 className="text-title lg:col-span-7 lg:text-opening">{strings.heading}</h1>
          <p className="measure self-end lg:col-span-4 lg:col-start-9">{strings.text}</p>
        </div>
      )}
      <div className="frame pb-section">
        <PriceForm {...loaderData} isAgain={result !== null} />
      </div>
    </>
  );
}

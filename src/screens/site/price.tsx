import { data, redirect } from 'react-router';
import { type BriefStart, briefLinkOf } from '#features/cargo/brief-link.ts';
import { transportModes } from '#features/cargo/choices.ts';
import { isoCodeOf } from '#features/cargo/container-fit.ts';
import { placeText } from '#features/cargo/place.ts';
import type { ParsedPlace } from '#features/cargo/server/places/places.ts';
import { fillTypedLane, type LaneEndName } from '#features/cargo/server/places/typed-lane.ts';
import { isSpecialService } from '#features/cargo/special-cargo.ts';
import { hasFirstPrices, pricedCargoOf } from '#features/rates/price/first-price.ts';
import { pricedCargoText } from '#features/rates/price/first-price-text.ts';
import {
  codeOfPlace,
  findFirstPrice,
  type ShownPrice,
  signFirstPrice,
} from '#features/rates/server/first-price.ts';
import { ownPlacesOf } from '#features/rates/server/own-places.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { isOffered } from '#features/services/service.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type LoadContext, requestContext, servicesContext } from '#platform/context.ts';
import { type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import type { ShortPage } from '#platform/pages/short-page.ts';
import { fill, waitIn } from '#platform/values/format.ts';
import { isCurrency } from '#platform/values/money.ts';
import { zonesOf } from '#platform/values/zones.ts';
import type { Route } from './+types/price';
import { PriceForm } from './price/price-form.tsx';
import { PriceResult } from './price/price-result.tsx';
import { factsOf, otherPrices, ownTextOf } from './price/price-texts.ts';
import {
  linkedContainer,
  portAt,
  type ReadEnd,
  type ReadShipment,
  readEnd,
  readShipment,
  serviceBy,
} from './price/read-shipment.ts';

/** Finds the prices of the modes that a cargo may travel by, the cheapest first. */
async function findPrices(
  services: Parameters<typeof findFirstPrice>[0],
  { cargoes, typed }: ReadShipment,
  { from, to, service }: { from: ParsedPlace; to: ParsedPlace; service: string | null },
): Promise<ShownPrice[]> {
  const template = service && templateOf(currentSettings(), service);
  const currency = isCurrency(typed.currency) ? { currency: typed.currency } : {};
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
  return prices.filter((price) => price !== null).sort((one, other) => one.low - other.low);
}

/** The query of the page for a 40′ HC, which takes all that a 40′ does; null for any other cargo. */
function asHighCube({ typed }: ReadShipment, url: URL): URLSearchParams | null {
  if (typed.type !== isoCodeOf['40']) return null;
  const query = new URLSearchParams(url.search);
  query.delete('container');
  query.set('type', isoCodeOf['40hc']);
  query.set('count', typed.count || '1');
  return query;
}

/** The address of this page with another place at one end. */
function chosenLinks({ choices }: Pick<ReadEnd, 'choices'>, end: 'from' | 'to', url: URL, locale: Locale) {
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
  const locale = localeOf(url);
  if (!hasFirstPrices(settings)) throw redirect(localPath(briefInstead(url), locale));
  const { company, pricing } = settings;
  const services = context.get(servicesContext);
  const strings = firstPriceStringsIn(locale);
  const modes = transportModes.filter((mode) => hasFirstPrices(settings, [mode]));
  const reading = { modes, locale };
  const read = readShipment(url.searchParams, reading);
  const { kept, cargoes, problems } = read;
  const what = kept.what ?? '';
  const { read: readEnds, ...lane } = await fillTypedLane(
    { ...read.typed, what },
    url.searchParams.get('read')?.trim() ?? what,
  );
  const typed = { ...read.typed, ...lane, special: read.typed.special || (read.special ? 'yes' : '') };
  const { what: _, ...keptOfBrief } = kept;
  const asked = url.searchParams.get('service');
  const service = isOffered(asked, settings) ? asked : null;
  const page = {
    strings,
    typed,
    modes,
    kept: parametersOf({ ...keptOfBrief, ...(service && { service }) }),
    isSent: ['read', 'type', 'count'].some((name) => url.searchParams.has(name)),
    readText: kept.what ?? '',
    lane: '',
    currencies: [...new Set([company.currency, ...pricing.exchange.map(({ from }) => from)])],
    problems: {} as ReadShipment['problems'],
    choices: {} as Partial<Record<LaneEndName, ReturnType<typeof chosenLinks>>>,
    readEnds,
    taken: {} as Partial<Record<LaneEndName, string>>,
    ownText: ownTextOf(read, locale),
    result: null as ResultData | null,
  };
  const hasQuestions = page.ownText.questions.length > 0;
  const isSpecial = typed.special !== '';
  const template = service && templateOf(settings, service);
  const inService = service ? { service } : {};
  const linkWith = (first: PricedCargo | undefined, further: BriefStart) => {
    const container = first && linkedContainer(first.cargo);
    return briefLinkOf({
      ...kept,
      ...{ from: typed.from, to: typed.to },
      ...(typed.mode && { mode: typed.mode }),
      ...(container && { container }),
      ...(!first?.cargo.pieces && { kg: typed.kg, m3: typed.m3 }),
      ...further,
    });
  };
  const resultWith = (
    lane: string,
    first: PricedCargo | undefined,
    further: Partial<ResultData> & Pick<ResultData, 'brief'>,
  ): ResultData => ({
    lane,
    cargo: first ? pricedCargoText(locale, pricedCargoOf(first.cargo)) : '',
    price: null,
    others: [],
    instead: '',
    refusal: null,
    dueIfSentNow: answerDueAt(services.clock(), company.answerWithin.rateRequest, company.hours),
    zones: zonesOf(company),
    ...further,
  });
  // Our team quotes it, so nothing more is asked here, not even the lane.
  const specialOn = (lane: string) => {
    const what = [kept.what, !read.special && strings.special.title].filter(Boolean).join('. ');
    const brief = linkWith(cargoes[0], { ...inService, what });
    return data({
      ...page,
      result: resultWith(lane, cargoes[0], { refusal: strings.refused.special, brief }),
    });
  };
  const typedLane = [typed.from, typed.to].filter(Boolean).join(' → ');
  if (!typed.from || !typed.to) {
    if (isSpecial) return specialOn(typedLane || strings.ask);
    const missing = page.isSent
      ? { choices: { ...(!typed.from && { from: [] }), ...(!typed.to && { to: [] }) } }
      : {};
    return data({ ...page, ...missing, ...((hasQuestions || page.isSent) && { problems }) });
  }
  const ownPlaces = (codes: readonly string[]) => ownPlacesOf(services, codes);
  const [from, to] = await Promise.all([readEnd(typed.from, ownPlaces), readEnd(typed.to, ownPlaces)]);
  for (const [end, { place, choices, isTaken }] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!place || !isTaken) continue;
    page.taken[end] = placeNamed(place);
    page.choices[end] = chosenLinks({ choices }, end, url, locale);
  }
  if (isSpecial)
    return specialOn(from.place && to.place ? laneText({ from: from.place, to: to.place }) : typedLane);
  if (!from.place || !to.place || cargoes.length === 0)
    return data({
      ...page,
      problems,
      lane: from.place && to.place ? laneText({ from: from.place, to: to.place }) : '',
      choices: {
        ...page.choices,
        ...(!from.place && { from: chosenLinks(from, 'from', url, locale) }),
        ...(!to.place && { to: chosenLinks(to, 'to', url, locale) }),
      },
    });
  const ends = { from: from.place, to: to.place };
  const limit = await limitOf(context, ends);
  const search = async (shipment: ReadShipment) =>
    isSpecialService(template) ? [] : findPrices(services, shipment, { ...ends, service });
  const early = await limit.peek();
  const ownPrices = early.ok ? await search(read) : [];
  const highCube = early.ok && ownPrices.length === 0 ? asHighCube(read, url) : null;
  const larger = highCube && readShipment(highCube, reading);
  const prices = larger ? await search(larger) : ownPrices;
  const isLarger = larger !== null && prices.length > 0;
  const [first] = isLarger ? larger.cargoes : cargoes;
  const refused = (reason: keyof typeof strings.refused) =>
    resultWith(laneText(ends), first, {
      refusal: strings.refused[reason],
      brief: linkWith(first, inService),
    });
  const refusedFor = (retryAfterSeconds: number) => {
    const refusal = fill(strings.refused.tooOften, { wait: waitIn(locale, retryAfterSeconds) });
    const result = { ...refused('notRated'), refusal };
    const { lane, cargo, brief } = result;
    const short: ShortPage = {
      ...{ heading: lane, about: cargo, text: refusal },
      link: { href: localPath(brief, locale), label: strings.ask },
    };
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return data({ ...page, result, short }, { status: 429, headers });
  };
  if (!early.ok) return refusedFor(early.retryAfterSeconds);
  const [shown] = prices;
  if (!shown) return data({ ...page, result: refused('notRated') });
  const counted = await limit.take();
  if (!counted.ok) return refusedFor(counted.retryAfterSeconds);
  const { mode } = shown;
  const isOfService = service !== null && serviceBy(mode, template) !== null;
  const price = signFirstPrice(services.cipher, shown);
  return data({
    ...page,
    typed: { ...typed, mode },
    result: resultWith(laneText(ends), first, {
      price: await factsOf(shown, locale),
      others: otherPrices(prices, url, locale),
      ...(isLarger && { instead: strings.highCube }),
      brief: linkWith(first, { ...(isOfService && inService), mode, price }),
    }),
  });
}

/** The address of the brief with what that of this page holds, while there are no first prices. */
function briefInstead({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  const [type, count] = [query.get('type'), query.get('count') || '1'];
  if (type) query.set('container', `${count}x${type}`);
  for (const name of ['type', 'count', 'currency', 'special', 'read']) query.delete(name);
  return query.size > 0 ? `/clientbriefform?${query}` : '/clientbriefform';
}

type PricedCargo = ReadShipment['cargoes'][number];

const placeNamed = ({ name, region, country }: ParsedPlace) =>
  [name, region, country].filter(Boolean).join(', ');

const laneText = ({ from, to }: { from: ParsedPlace; to: ParsedPlace }) =>
  `${placeNamed(from)} → ${placeNamed(to)}`;

/** The parameters of a link with what it takes along. */
function parametersOf(start: BriefStart): [string, string][] {
  return [...new URL(briefLinkOf(start), 'https://site.invalid').searchParams];
}

interface ResultData {
  lane: string;
  cargo: string;
  price: Awaited<ReturnType<typeof factsOf>> | null;
  /** By another carriage. */
  others: ReturnType<typeof otherPrices>;
  /** Says that the price is for another container than was asked for. */
  instead: string;
  refusal: string | null;
  brief: string;
  dueIfSentNow: number;
  zones: ReturnType<typeof zonesOf>;
}

/** Returns the limits of the reader for a lane: `take` counts a price that is shown. */
async function limitOf(context: LoadContext, { from, to }: { from: ParsedPlace; to: ParsedPlace }) {
  const { firstPriceLimit } = context.get(servicesContext);
  const { address, session } = context.get(requestContext);
  const account = (await session())?.account;
  const reader = { address, accountId: account?.emailVerified ? account.id : null };
  const lane = { from: codeOfPlace(from), to: codeOfPlace(to) };
  return {
    peek: () => firstPriceLimit.peek(reader, lane),
    take: () => firstPriceLimit.take(reader, lane),
  };
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
        <PriceResult {...result} ownText={loaderData.ownText} strings={strings} />
      ) : (
        <div className="frame grid gap-x-10 gap-y-1 pt-5 pb-5 lg:grid-cols-12 lg:pt-16 lg:pb-12">
          <h1 className="text-title lg:col-span-7 lg:text-opening">{loaderData.lane || strings.heading}</h1>
          <p className="measure self-end lg:col-span-4 lg:col-start-9">{strings.text}</p>
        </div>
      )}
      <div className="frame pb-section">
        <PriceForm {...loaderData} isAgain={result !== null} />
      </div>
    </>
  );
}

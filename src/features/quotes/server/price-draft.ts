import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { placeName } from '#features/cargo/place.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { taxCountryOf } from '#features/cargo/tax-number.ts';
import { usualBasis } from '#features/rates/charges.ts';
import type { Conversion } from '#features/rates/price/charge-line.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { markupOf } from '#features/rates/price/markup.ts';
import type { CargoPrice } from '#features/rates/price/price-cargo.ts';
import { requestedMode } from '#features/rates/price/requested-mode.ts';
import type { Job } from '#features/rates/price/usual-charges.ts';
import { ratedAreas } from '#features/rates/server/rated-lane.ts';
import { billingOf } from '#features/requests/billing.ts';
import { replyValues } from '#features/requests/server/reply/send-reply.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import type { Drafted } from '../drafted.ts';
import { firstMail } from '../first-mail.ts';
import { optionOfPrice } from '../priced-option.ts';
import type { QuoteContent, QuoteOption } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { quoteDraftIn } from '../quote-strings.ts';
import { quoteScopeOf, usualTexts } from '../usual-texts.ts';
import { findLaneTariff, type LaneTariff, laneOf, priceShipment } from './lane-rates.ts';
import { proposeQuote } from './propose-quote.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';

type PricingDependencies = Pick<QuoteDependencies, 'db' | 'clock'>;

/** Options of a quote; the cheapest carriers. */
const mostPrices = 3;

function optionOf(price: CargoPrice, index: number): QuoteOption {
  const option = optionOfPrice(`option-${index + 1}`, price);
  const { currency } = currentSettings().company;
  const unpriced = price.missing.flatMap((part, number) =>
    part.kind === 'rate'
      ? [
          {
            ...emptyLine(`missing-${number + 1}`, currency),
            code: part.code,
            basis: usualBasis(part.code, price.mode),
          },
        ]
      : [],
  );
  return { ...option, lines: [...option.lines, ...unpriced] };
}

/** The exchange rates of all options. */
function conversionOf(prices: readonly CargoPrice[]): Conversion | null {
  const used = prices.flatMap(({ conversion }) => conversion ?? []);
  const [first] = used;
  if (!first) return null;
  const rates = new Map(used.flatMap((conversion) => conversion.rates.map((rate) => [rate.from, rate])));
  const [on] = used.flatMap((conversion) => conversion.on ?? []).sort();
  const sources = new Set(used.map(({ source }) => source).filter(Boolean));
  return { ...first, rates: [...rates.values()], on, source: [...sources].join(', ').slice(0, 60) };
}

const earliest = (days: readonly (string | null)[]) => days.filter((day) => day !== null).sort()[0] ?? null;

/** Prices a request in the mode that it asks for: complete prices alone where there are some. */
async function pricesFor(deps: PricingDependencies, { email: customer }: LeadTable, { cargo, service }: Job) {
  const mode = requestedMode(cargo, service);
  if (mode === null) return null;
  const tariff = await findLaneTariff(deps, cargo, mode);
  try {
    const all = priceShipment(tariff, { cargo, mode, service, customer });
    const [best] = all;
    if (!best) return null;
    const prices = all.filter(({ missing }) => missing.length === best.missing.length).slice(0, mostPrices);
    const { markups } = currentSettings().pricing;
    const markup = markups[markupOf(markups, { ends: tariff.ends, mode, service, customer })];
    return { ...tariff, mode, best, prices, isForCustomer: Boolean(markup?.customer) };
  } catch (error) {
    // An amount is too large to be exact.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A draft by the company's rates as it is stored, with what it follows from. */
export interface PricedDraft extends LaneTariff {
  content: QuoteContent;
  drafted: Drafted;
  subject: string;
  message: string;
  cargo: Cargo | null;
  mode: TransportMode;
  /** One for each option. */
  prices: CargoPrice[];
  /** The markup of the price names the customer's address. */
  isForCustomer: boolean;
}

/** Says of which places the freight rates are, where they are others than the request names. */
async function ratedTexts(
  cargo: Cargo | null,
  { best, instead }: Pick<PricedDraft, 'instead'> & { best: CargoPrice },
  locale: Locale,
): Promise<string[]> {
  const lane = laneOf(cargo);
  const { zones } = currentSettings().pricing;
  const areas = await ratedAreas(lane, { rated: best.rated, instead }, { locale, zones });
  const texts = quoteDefaultsIn(locale).rated;
  return (['from', 'to'] as const).flatMap((end) => {
    const area = areas[end];
    const place = placeName(lane[end]);
    return area ? [fill(instead[end] ? texts.nearby[end] : texts.area[end], { place, area })] : [];
  });
}

/** Returns the draft of a lead's quote by the company's rates; null where its lane and mode have none. */
export async function draftByRates(deps: PricingDependencies, lead: LeadTable): Promise<PricedDraft | null> {
  const { company } = currentSettings();
  const answers = parseJson(lead.payload);
  const cargo = cargoIn(answers);
  const service = templateOf(currentSettings(), lead.service);
  const priced = await pricesFor(deps, lead, { cargo, service });
  if (!priced) return null;
  const { best, prices, ...facts } = priced;
  const now = deps.clock();
  const locale = knownLocale(lead.locale);
  const proposed = proposeQuote({
    cargo,
    service,
    locale,
    today: dateAt(now, company.hours.timeZone),
    company,
    customerCountry: taxCountryOf(billingOf(answers).taxKind),
  });
  const options = prices.map(optionOf);
  const texts = usualTexts(options, quoteDefaultsIn(locale), quoteScopeOf(cargo, company.address.country));
  const content: QuoteContent = {
    ...proposed,
    options,
    ...texts,
    assumptions: [...(await ratedTexts(cargo, priced, locale)), texts.assumptions].filter(Boolean).join('\n'),
    validUntil: earliest([proposed.validUntil, ...prices.map(({ validUntil }) => validUntil)]),
    conversion: conversionOf(prices),
  };
  const drafted: Drafted = {
    total: best.total,
    margin: best.margin,
    missing: best.missing,
    reasons: Object.fromEntries(prices.map(({ reasons }, index) => [`option-${index + 1}`, reasons])),
    pricedAt: now,
    leadVersion: lead.version,
    settingsVersion: currentSettings().version,
  };
  const values = replyValues({ ...lead, dueAt: lead.due_at }, { id: '', name: '' }, { company, locale });
  return { content, drafted, ...firstMail(quoteDraftIn(locale), values), cargo, prices, ...facts };
}

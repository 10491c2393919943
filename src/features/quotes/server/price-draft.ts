import { knownLocale } from '../../../platform/i18n/locale.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import type { TransportMode } from '../../cargo/choices.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { taxCountryOf } from '../../cargo/tax-number.ts';
import { usualBasis } from '../../rates/charges.ts';
import type { Conversion } from '../../rates/price/charge-line.ts';
import { emptyLine } from '../../rates/price/empty-line.ts';
import { markupOf } from '../../rates/price/markup.ts';
import type { CargoPrice } from '../../rates/price/price-cargo.ts';
import { requestedMode } from '../../rates/price/requested-mode.ts';
import { requestedServices } from '../../rates/price/requested-services.ts';
import type { Job } from '../../rates/price/usual-charges.ts';
import { billingOf } from '../../requests/billing.ts';
import { replyValues } from '../../requests/server/reply/send-reply.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { templateOf } from '../../settings/own-services.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import type { Drafted } from '../drafted.ts';
import { firstMail } from '../first-mail.ts';
import { optionOfPrice } from '../priced-option.ts';
import type { QuoteContent, QuoteOption } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { quoteDraftIn } from '../quote-strings.ts';
import { usualTexts } from '../usual-texts.ts';
import { findLaneTariff, type LaneTariff, priceShipment } from './lane-rates.ts';
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
  const tariff = await findLaneTariff(deps, cargo);
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

/** Returns the draft of a lead's quote by the company's rates; null where its lane and mode have none. */
export async function draftByRates(deps: PricingDependencies, lead: LeadTable): Promise<PricedDraft | null> {
  const { company } = currentSettings();
  const answers = JSON.parse(lead.payload);
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
  const requested = requestedServices(cargo, company.address.country);
  const content: QuoteContent = {
    ...proposed,
    options,
    ...usualTexts(options, quoteDefaultsIn(locale), requested),
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
  const values = replyValues(
    { ...lead, dueAt: Number(lead.due_at) },
    { id: '', name: '' },
    { company, locale },
  );
  return { content, drafted, ...firstMail(quoteDraftIn(locale), values), cargo, prices, ...facts };
}

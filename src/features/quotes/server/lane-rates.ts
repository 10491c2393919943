import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { type CargoPrice, type PriceRequest, priceCargo } from '#features/rates/price/price-cargo.ts';
import { rateDayOf } from '#features/rates/price/rate-day.ts';
import { requestedMode } from '#features/rates/price/requested-mode.ts';
import type { LaneEnds } from '#features/rates/price/select-rates.ts';
import type { Job } from '#features/rates/price/usual-charges.ts';
import type { ProposedRate } from '#features/rates/rates.ts';
import { findLaneEnds, findRates, findTariff, type Tariff } from '#features/rates/server/find-rates.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import type { LaneRate } from '../send-findings.ts';

/** Quotes of a lane that say its rates, and the days after which one no longer does. */
const mostQuotes = 5;
const ratesLastDays = 365;

/** Returns the places of a shipment by which rates and templates are searched; empty where they are not known. */
export function laneOf(cargo: Cargo | null): { from: string; to: string } {
  const { from, to } = cargo ?? {};
  return { from: from?.code || from?.text || '', to: to?.code || to?.text || '' };
}

/** The lane of a shipment as rates and rules name it, and the rates that are valid for it (`rateDayOf`). */
export interface LaneTariff {
  ends: LaneEnds;
  rates: ProposedRate[];
  /** The codes whose rates are used for a place without. */
  instead: Tariff['instead'];
}

/** Returns the company's rates for the lane of a shipment: of all modes, or of one with what `findTariff` falls back to. */
export async function findLaneTariff(
  { db, clock }: { db: Db; clock: () => number },
  cargo: Cargo | null,
  mode: TransportMode | null = null,
): Promise<LaneTariff> {
  const { company, pricing } = currentSettings();
  const asOf = clock();
  const on = rateDayOf(cargo, dateAt(asOf, company.hours.timeZone));
  if (mode !== null) return findTariff(db, laneOf(cargo), { mode, on, asOf, zones: pricing.zones });
  const ends = await findLaneEnds(laneOf(cargo), pricing.zones);
  return { ends, rates: await findRates(db, { ends, on, asOf }), instead: {} };
}

/** Rates of a lane that are valid on other days than the one it is quoted for. */
export interface OtherDays extends Pick<ProposedRate, 'validFrom' | 'validUntil'> {
  /** The day it is quoted for. */
  on: string;
}

/**
 * Returns the days of the rates of a lane that are valid on other days only, of the next ones where some are to come, else of
 * the last; null where there are none. `isMeant` selects the rates.
 */
export async function findOtherDays(
  { db, clock }: { db: Db; clock: () => number },
  cargo: Cargo | null,
  isMeant: (rate: ProposedRate) => boolean = () => true,
): Promise<OtherDays | null> {
  const { company, pricing } = currentSettings();
  const asOf = clock();
  const on = rateDayOf(cargo, dateAt(asOf, company.hours.timeZone));
  const ends = await findLaneEnds(laneOf(cargo), pricing.zones);
  const rates = (await findRates(db, { ends, on: null, asOf })).filter(isMeant);
  const isLater = ({ validFrom }: ProposedRate) => (validFrom ?? '') > on;
  const isOver = ({ validUntil }: ProposedRate) => validUntil !== null && validUntil < on;
  if (!rates.every((rate) => isLater(rate) || isOver(rate))) return null;
  const [next] = rates.filter(isLater).sort((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1));
  const [last] = rates.filter(isOver).sort((a, b) => ((a.validUntil ?? '') > (b.validUntil ?? '') ? -1 : 1));
  const { validFrom, validUntil } = next ?? last ?? {};
  return next || last ? { on, validFrom: validFrom ?? null, validUntil: validUntil ?? null } : null;
}

/** The rates of a lane by all modes. */
interface LaneTariffs {
  rates: ProposedRate[];
  /** Returns the tariff that a mode is priced by. */
  tariffOf: (mode: TransportMode) => LaneTariff;
}

/** Returns the company's rates for a job by all modes: those of the requested mode with what `findTariff` falls back to. */
export async function findTariffs(
  deps: { db: Db; clock: () => number },
  { cargo, service }: Job,
): Promise<LaneTariffs> {
  const requested = requestedMode(cargo, service);
  const [all, ofRequested] = await Promise.all([
    findLaneTariff(deps, cargo),
    requested && findLaneTariff(deps, cargo, requested),
  ]);
  if (!ofRequested) return { rates: all.rates, tariffOf: () => all };
  return {
    rates: [...ofRequested.rates, ...all.rates.filter(({ mode }) => mode !== requested)],
    tariffOf: (mode) => (mode === requested ? ofRequested : all),
  };
}

/** A price that lacks a charge which every price of its mode has is one of a part: it has no total, and names the charge. */
function asQuote(price: CargoPrice): CargoPrice {
  const { missing, uncovered } = price;
  const lacked = uncovered.filter(
    (code) => !missing.some((part) => part.kind === 'rate' && part.code === code),
  );
  if (lacked.length === 0) return price;
  const ofMode = lacked.map((code) => ({ kind: 'rate' as const, code }));
  return { ...price, missing: [...missing, ...ofMode], total: null, margin: null };
}

/** Prices a shipment in a mode by the rates of its lane: a price for each carrier. */
export function priceShipment(
  { ends, rates }: LaneTariff,
  { cargo, mode, service, customer }: Pick<PriceRequest, 'cargo' | 'mode' | 'service' | 'customer'>,
): CargoPrice[] {
  const { company, pricing } = currentSettings();
  const prices = priceCargo({
    cargo,
    mode,
    service,
    customer,
    ends,
    rates: rates.filter((rate) => rate.mode === mode),
    pricing,
    company: { country: company.address.country, currency: company.currency },
  });
  return prices.map(asQuote);
}

/** Returns the rates of the latest quotes that were sent for the lane of a lead; an `other` charge is another one each time. */
export async function listQuotedRates(
  { db, clock }: { db: Db; clock: () => number },
  leadId: string,
): Promise<LaneRate[]> {
  const rows = await db
    .selectFrom('leads as lead')
    .innerJoin('leads as quoted', (join) =>
      join.onRef('quoted.lane_from', '=', 'lead.lane_from').onRef('quoted.lane_to', '=', 'lead.lane_to'),
    )
    .innerJoin('quotes', 'quotes.lead_id', 'quoted.id')
    .select('quotes.content')
    .where('lead.id', '=', leadId)
    .where('sent_at', '>', clock() - ratesLastDays * day)
    .where('state', '!=', 'withdrawn')
    .orderBy('sent_at', 'desc')
    .limit(mostQuotes)
    .execute();
  return rows.flatMap(({ content }) =>
    parseJson(content).options.flatMap(({ mode, lines }) =>
      lines.flatMap(({ code, basis, container, rate, currency }) =>
        mode !== null && code !== 'other' ? [{ mode, code, basis, container, rate, currency }] : [],
      ),
    ),
  );
}

import type { Db } from '../../../platform/db/open-database.ts';
import { day } from '../../../platform/values/durations.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { type CargoPrice, type PriceRequest, priceCargo } from '../../rates/price/price-cargo.ts';
import type { LaneEnds } from '../../rates/price/select-rates.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import { findLaneEnds, findRates } from '../../rates/server/find-rates.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import type { QuoteContent } from '../quote-content.ts';
import type { LaneRate } from '../send-findings.ts';

/** Quotes of a lane that say its rates, and the days after which one no longer does. */
const mostQuotes = 5;
const ratesLastDays = 365;

/** Returns the places of a shipment by which rates and templates are searched; empty where they are not known. */
export function laneOf(cargo: Cargo | null): { from: string; to: string } {
  const { from, to } = cargo ?? {};
  return { from: from?.code || from?.text || '', to: to?.code || to?.text || '' };
}

/** The lane of a shipment as rates and rules name it, and the rates that hold for it today. */
export interface LaneTariff {
  ends: LaneEnds;
  rates: ProposedRate[];
}

/** Returns the company's rates for the lane of a shipment. */
export async function findLaneTariff(
  { db, clock }: { db: Db; clock: () => number },
  cargo: Cargo | null,
): Promise<LaneTariff> {
  const { company, pricing } = currentSettings();
  const now = clock();
  const ends = await findLaneEnds(laneOf(cargo), pricing.zones);
  const on = dateAt(now, company.hours.timeZone);
  return { ends, rates: await findRates(db, { ends, on, asOf: now }) };
}

/** Prices a shipment in a mode by the rates of its lane: a price for each carrier. */
export function priceShipment(
  { ends, rates }: LaneTariff,
  { cargo, mode, service, customer }: Pick<PriceRequest, 'cargo' | 'mode' | 'service' | 'customer'>,
): CargoPrice[] {
  const { company, pricing } = currentSettings();
  return priceCargo({
    cargo,
    mode,
    service,
    customer,
    ends,
    rates: rates.filter((rate) => rate.mode === mode),
    pricing,
    company: { country: company.address.country, currency: company.currency },
  });
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
    (JSON.parse(content) as QuoteContent).options.flatMap(({ mode, lines }) =>
      lines.flatMap(({ code, basis, container, rate, currency }) =>
        mode !== null && code !== 'other' ? [{ mode, code, basis, container, rate, currency }] : [],
      ),
    ),
  );
}

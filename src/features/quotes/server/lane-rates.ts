import type { Db } from '../../../platform/db/open-database.ts';
import { day } from '../../../platform/values/durations.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import { proposeRates } from '../../rates/server/rate-sheets.ts';
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

/** Returns the company's rates for the lane of a shipment. */
export async function listLaneRates(
  deps: Parameters<typeof proposeRates>[0],
  cargo: Cargo | null,
): Promise<ProposedRate[]> {
  const lane = laneOf(cargo);
  return lane.from && lane.to ? proposeRates(deps, lane) : [];
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

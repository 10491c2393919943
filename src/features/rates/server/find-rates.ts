import type { Db } from '../../../platform/db/open-database.ts';
import type { TransportMode } from '../../cargo/choices.ts';
import { findPlaceScopes } from '../../cargo/server/places/place-scopes.ts';
import { anyPlace } from '../../settings/lane-end.ts';
import type { Pricing } from '../../settings/pricing.ts';
import type { LaneEnds } from '../price/select-rates.ts';
import type { ProposedRate } from '../rates.ts';
import { lineOf } from './rate-rows.ts';

/** Returns the names by which rates may mean a place, the most specific first; only `*` for an unknown place. */
async function endsOf(text: string, zones: Pricing['zones']): Promise<string[]> {
  const { codes, state, country } = await findPlaceScopes(text);
  const areas = [codes, state ? [state] : [], country ? [country] : []];
  const withZones = areas.flatMap((names) => [
    ...names,
    ...zones
      .filter(({ places }) => places.some((place) => names.includes(place)))
      .map(({ id }) => `zone:${id}`),
  ]);
  return [...new Set([...withZones, anyPlace])];
}

/** Returns the ends of a lane as rates and rules name them. */
export async function findLaneEnds(
  { from, to }: { from: string; to: string },
  zones: Pricing['zones'],
): Promise<LaneEnds> {
  const [origins, destinations] = await Promise.all([endsOf(from, zones), endsOf(to, zones)]);
  return { from: origins, to: destinations };
}

/** Limit of lines of one lane. */
const mostLines = 2_000;

/**
 * Returns the lines of all sheets that hold for a lane on a day (YYYY-MM-DD), the newest sheets first: those that are in use,
 * or that were at a time (`asOf`). A lane with an unknown end has none.
 */
export async function findRates(
  db: Db,
  { ends, on, mode, asOf }: { ends: LaneEnds; on: string; mode?: TransportMode; asOf: number },
): Promise<ProposedRate[]> {
  if (ends.from.length < 2 || ends.to.length < 2) return [];
  let lines = db
    .selectFrom('rate_lines')
    .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_lines.sheet_id')
    .selectAll('rate_lines')
    .select('rate_sheets.name')
    .where('lane_from', 'in', [...ends.from])
    .where('lane_to', 'in', [...ends.to])
    .where('confirmed_at', '<=', asOf)
    .where((sheet) => sheet.or([sheet('ended_at', 'is', null), sheet('ended_at', '>', asOf)]))
    .where((line) => line.or([line('valid_from', 'is', null), line('valid_from', '<=', on)]))
    .where((line) => line.or([line('valid_until', 'is', null), line('valid_until', '>=', on)]));
  if (mode) lines = lines.where('mode', '=', mode);
  const rows = await lines
    .orderBy('confirmed_at', 'desc')
    .orderBy('sheet_id', 'desc')
    .orderBy('number')
    .limit(mostLines)
    .execute();
  return rows.map(({ name, ...row }) => ({
    ...lineOf(row),
    sheetId: row.sheet_id,
    sheet: name,
    number: row.number,
  }));
}

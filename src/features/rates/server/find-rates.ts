import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import { findPlaceScopes } from '#features/cargo/server/places/place-scopes.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { LaneEnds } from '../price/select-rates.ts';
import type { ProposedRate } from '../rates.ts';
import { inUseAt, lineOf } from './rate-rows.ts';

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

/** A lane by a main port or a large airport near an end that has no rates. */
interface NearbyLane {
  lane: { from: string; to: string };
  /** The codes that stand for the place of the lane. */
  instead: { from?: string; to?: string };
}

/** Returns the lanes whose rates may be used for one without, the nearest first; none by rail and road. */
async function findNearbyLanes(
  { from, to }: { from: string; to: string },
  mode: TransportMode,
): Promise<NearbyLane[]> {
  const nearTo = async (text: string) =>
    (await findPlaceScopes(text)).near.filter((code) =>
      isBySea(mode) ? code.length === 5 : mode === 'air' && code.length === 3,
    );
  const [origins, destinations] = await Promise.all([nearTo(from), nearTo(to)]);
  const byOrigin = origins.map((code) => ({ lane: { from: code, to }, instead: { from: code } }));
  const byDestination = destinations.map((code) => ({ lane: { from, to: code }, instead: { to: code } }));
  const byBoth = origins.flatMap((start) =>
    destinations.map((end) => ({ lane: { from: start, to: end }, instead: { from: start, to: end } })),
  );
  return [...byOrigin, ...byDestination, ...byBoth];
}

/** Limit of lines of one lane. */
const mostLines = 2_000;

/**
 * Returns the lines of all sheets that hold for a lane on a day (YYYY-MM-DD), or on any, the newest sheets first: those that
 * are in use, or that were at a time (`asOf`). A lane with an unknown end has none.
 */
export async function findRates(
  db: Db,
  { ends, on, mode, asOf }: { ends: LaneEnds; on: string | null; mode?: TransportMode; asOf: number },
): Promise<ProposedRate[]> {
  if (ends.from.length < 2 || ends.to.length < 2) return [];
  let lines = db
    .selectFrom('rate_lines')
    .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_lines.sheet_id')
    .selectAll('rate_lines')
    .select('rate_sheets.name')
    .where('lane_from', 'in', [...ends.from])
    .where('lane_to', 'in', [...ends.to])
    .where(inUseAt(asOf));
  if (on !== null)
    lines = lines
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

/** The rates of a lane with what they are of. */
export interface Tariff {
  ends: LaneEnds;
  rates: ProposedRate[];
  /** The ends of the lane itself, where the rates are of another. */
  ownEnds: LaneEnds;
  instead: NearbyLane['instead'];
}

/**
 * Returns the rates of a lane by a mode; of the nearest main port or large airport where the lane has no freight, with the
 * pickup and delivery of the lane's own places in place of that one's.
 */
export async function findTariff(
  db: Db,
  lane: { from: string; to: string },
  { mode, zones, ...at }: { mode: TransportMode; on: string; asOf: number; zones: Pricing['zones'] },
): Promise<Tariff> {
  const ends = await findLaneEnds(lane, zones);
  const own = { ends, ownEnds: ends, rates: await findRates(db, { ...at, ends, mode }), instead: {} };
  const hasFreight = (rates: readonly ProposedRate[]) => rates.some(({ code }) => code === 'freight');
  if (hasFreight(own.rates)) return own;
  for (const { lane: other, instead } of await findNearbyLanes(lane, mode)) {
    const nearby = await findLaneEnds(other, zones);
    const rates = await findRates(db, { ...at, ends: nearby, mode });
    if (!hasFreight(rates)) continue;
    const isOfDoor = ({ code }: ProposedRate) =>
      (code === 'pickup' && instead.from) || (code === 'delivery' && instead.to);
    const ownCharges = own.rates.filter(isOfDoor);
    const isOfOtherDoor = (rate: ProposedRate) =>
      isOfDoor(rate) &&
      (rate.code === 'pickup' ? !ends.from.includes(rate.from) : !ends.to.includes(rate.to));
    const isNew = (rate: ProposedRate) =>
      !ownCharges.some(({ sheetId, number }) => sheetId === rate.sheetId && number === rate.number);
    const others = rates.filter((rate) => !isOfOtherDoor(rate) && isNew(rate));
    return { ends: nearby, ownEnds: ends, rates: [...ownCharges, ...others], instead };
  }
  return own;
}

import { findPlaceScopes } from '#features/cargo/server/places/place-scopes.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { inUseAt } from './rate-rows.ts';

/** Returns those of some places, by their codes, that the company has a lane or a rate in use at; each lane runs in both directions. */
export async function ownPlacesOf(
  { db, clock }: { db: Db; clock: () => number },
  places: readonly string[],
): Promise<string[]> {
  const { lanes, pricing } = currentSettings();
  const scopes = await Promise.all(
    places.map(async (place) => ({ place, codes: [place, ...(await findPlaceScopes(place)).codes] })),
  );
  const asked = [...new Set(scopes.flatMap(({ codes }) => codes))];
  if (asked.length === 0) return [];
  const now = clock();
  const rated = await Promise.all(
    (['lane_from', 'lane_to'] as const).map((end) =>
      db
        .selectFrom('rate_lines')
        .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_lines.sheet_id')
        .select(`rate_lines.${end} as code`)
        .distinct()
        .where(`rate_lines.${end}`, 'in', asked)
        .where(inUseAt(now))
        .execute(),
    ),
  );
  const own = new Set([
    ...lanes.flatMap(({ from, to }) => [from.code, to.code]),
    ...pricing.firstPrices.flatMap(({ from, to }) => [from, to]),
    ...rated.flat().map(({ code }) => code),
  ]);
  return scopes.flatMap(({ place, codes }) => (codes.some((code) => own.has(code)) ? [place] : []));
}

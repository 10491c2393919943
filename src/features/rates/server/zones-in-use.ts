import { findPublished } from '#features/settings/server/published-versions.ts';
import type { Db } from '#platform/db/open-database.ts';

/** Returns those of some zones, by id, that lines of a sheet in use or of an unconfirmed one name, with its name. */
export async function zonesInUse(db: Db, ids: readonly string[]): Promise<{ id: string; sheet: string }[]> {
  const ends = ids.map((id) => `zone:${id}`);
  const rows = await db
    .selectFrom('rate_lines')
    .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_lines.sheet_id')
    .select(['lane_from', 'lane_to', 'name'])
    .distinct()
    .where('ended_at', 'is', null)
    .where((line) => line.or([line('lane_from', 'in', ends), line('lane_to', 'in', ends)]))
    .orderBy('name')
    .execute();
  return rows.flatMap(({ lane_from, lane_to, name }) =>
    ids.filter((id) => [lane_from, lane_to].includes(`zone:${id}`)).map((id) => ({ id, sheet: name })),
  );
}

/** Returns the codes of zones (`zone:gulf`) that lines of a sheet name and the published settings do not have. */
export async function unknownZones(db: Db, sheetId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rate_lines')
    .select(['lane_from', 'lane_to'])
    .distinct()
    .where('sheet_id', '=', sheetId)
    .where((line) => line.or([line('lane_from', 'like', 'zone:%'), line('lane_to', 'like', 'zone:%')]))
    .execute();
  const { pricing } = (await findPublished(db)).content;
  const known = pricing.zones.map(({ id }) => `zone:${id}`);
  const named = rows.flatMap(({ lane_from, lane_to }) => [lane_from, lane_to]);
  return [...new Set(named)].filter((end) => end.startsWith('zone:') && !known.includes(end)).sort();
}

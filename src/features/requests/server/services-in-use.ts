import type { Db } from '#platform/db/open-database.ts';

/** Returns those of some services, by slug, that requests name, erased and merged ones too. */
export async function servicesInUse(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('service')
    .distinct()
    .where('service', 'in', slugs)
    .execute();
  return rows.flatMap(({ service }) => service ?? []);
}

import type { ErasureCounts } from '../../contract/erasure.ts';
import type { StaffName } from '../../contract/lead.ts';
import type { Db } from '../db/open-database.ts';

/** A deletion that was done; milliseconds since 1970. Nothing in it says whose data it was but a hash. */
export interface Erasure {
  id: string;
  at: number;
  by: StaffName;
  emailHash: string;
  counts: ErasureCounts;
}

/** The deletions that were done, the newest first: at most `limit`, before the one with the id `before`. */
export async function listErasures(
  db: Db,
  { before, limit = 100 }: { before?: string | undefined; limit?: number } = {},
): Promise<Erasure[]> {
  const newest = db.selectFrom('erasures').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (before ? newest.where('id', '<', before) : newest).execute();
  return rows.map(({ id, at, by_id, by_name, email_hash, counts }) => ({
    id,
    at: Number(at),
    by: { id: by_id, name: by_name },
    emailHash: email_hash,
    counts: JSON.parse(counts),
  }));
}

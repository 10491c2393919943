import type { Db } from '../../db/open-database.ts';
import type { LeadEventTable } from '../../db/tables.ts';

/** The keys of a timeline's lines that hold what people wrote; migration 0006 lets the database check the same. */
const writtenInReply = new Set(['to', 'subject', 'body']);
const writtenElsewhere = new Set(['text', 'mentions', 'words']);

/** What people wrote in a line, and its data without that; null when it holds none of it. */
function takenApart({ type, data }: Pick<LeadEventTable, 'type' | 'data'>) {
  const written = type === 'reply' ? writtenInReply : writtenElsewhere;
  const entries = Object.entries<unknown>(JSON.parse(data));
  const kept = entries.filter(([key]) => !written.has(key));
  if (kept.length === entries.length) return null;
  const texts = entries.flatMap(([key, value]) =>
    written.has(key) && typeof value === 'string' ? [value] : [],
  );
  return { text: texts.join('\n'), blank: JSON.stringify(Object.fromEntries(kept)) };
}

/** The lines of some leads that hold what people wrote, if `isMeant` says so of it. */
export async function linesWithTexts(
  db: Db,
  leadIds: string[],
  isMeant: (text: string) => boolean = () => true,
): Promise<{ position: number; blank: string }[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('lead_events')
    .select(['position', 'type', 'data'])
    .where('lead_id', 'in', leadIds)
    .execute();
  return rows.flatMap((row) => {
    const parts = takenApart(row);
    return parts && isMeant(parts.text) ? [{ position: row.position, blank: parts.blank }] : [];
  });
}

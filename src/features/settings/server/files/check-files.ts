import type { Db } from '#platform/db/open-database.ts';

interface NamedFile {
  /** Path of the field that it was uploaded in. */
  field: string;
  digest: string;
  type: string;
}

/** Lists the files that settings name: a film or logo with its type, a picture by width and type. */
function filesIn(value: unknown, path: string[]): NamedFile[] {
  if (typeof value !== 'object' || value === null) return [];
  const { digest, type, png, avif, webp } = value as Record<string, unknown>;
  const field = path.join('.');
  const picture = path.slice(0, -1).join('.');
  const files = [
    { field, digest, type },
    { field, digest: png, type: 'png' },
    { field: picture, digest: avif, type: 'avif' },
    { field: picture, digest: webp, type: 'webp' },
  ].filter(
    (file): file is NamedFile => typeof file.digest === 'string' && /^[0-9a-f]{64}$/.test(file.digest),
  );
  return [...files, ...Object.entries(value).flatMap(([key, inner]) => filesIn(inner, [...path, key]))];
}

/**
 * Returns problems by field where settings name a file that is not stored, or of another type than its place takes. Files
 * that are named stay: their time until the deletion of unused ones starts again. Call it in the transaction that saves.
 */
export async function checkFiles(
  transaction: Db,
  value: unknown,
  now: number,
): Promise<Record<string, string> | null> {
  const named = filesIn(value, []);
  if (named.length === 0) return null;
  const digests = [...new Set(named.map(({ digest }) => digest))];
  const stored = await transaction
    .updateTable('files')
    .set({ added_at: now })
    .where('digest', 'in', digests)
    .where('kyc_case_id', 'is', null)
    .returning(['digest', 'type'])
    .execute();
  const types = new Map(stored.map(({ digest, type }) => [digest, type as string]));
  const problems = named.flatMap(({ field, digest, type }) => {
    const own = types.get(digest);
    if (own === undefined) return [[field, 'This file is not stored here: upload it again.']];
    return own === type
      ? []
      : [[field, `This is the file of another place: it is ${own} instead of ${type}.`]];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}

import { v7 as uuidv7 } from 'uuid';
import { countRows } from '#platform/db/count-rows.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { mostSavedViews, type SavedList } from '../../lead-input.ts';

/** A list of the inbox that a member of staff keeps under a name. */
export interface SavedView extends SavedList {
  id: string;
  name: string;
}

export type SaveViewOutcome = { ok: true; id: string } | { ok: false; reason: 'too-many' };

/** A person's saved views, in the order in which they were saved. */
export async function listSavedViews(db: Db, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['id', 'name', 'list'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, list }) => ({ id, name, ...parseJson(list) }));
}

/** Saves a list under a name, for one person. Refuses more than 20. Throws when the database fails. */
export function createSavedView(
  { db, clock }: { db: Db; clock: () => number },
  staffId: string,
  { name, filter, sort }: Omit<SavedView, 'id'>,
): Promise<SaveViewOutcome> {
  return transact(db, async (transaction): Promise<SaveViewOutcome> => {
    // A change that changes nothing: two windows of one person save one after the other.
    await transaction.updateTable('staff').set({ id: staffId }).where('id', '=', staffId).execute();
    const count = await countRows(transaction.selectFrom('saved_views').where('staff_id', '=', staffId));
    if (count >= mostSavedViews) return { ok: false, reason: 'too-many' };
    const id = uuidv7();
    const list = jsonText({ filter, sort } satisfies SavedList);
    await transaction
      .insertInto('saved_views')
      .values({ id, staff_id: staffId, name, list, created_at: clock() })
      .execute();
    return { ok: true, id };
  });
}

/** Renames one of a person's saved views. False when they have none of this id. */
export async function renameSavedView(
  db: Db,
  staffId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_views')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes one of a person's saved views. False when they have none of this id. */
export async function deleteSavedView(db: Db, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes the saved views of all staff that have an e-mail address in their name or search, for its erasure. */
export async function deleteViewsWithAddress(transaction: Db, email: string): Promise<void> {
  const rows = await transaction.selectFrom('saved_views').select(['id', 'name', 'list']).execute();
  const found = rows.filter(({ name, list }) => {
    const { filter } = parseJson(list);
    return `${name} ${filter.text ?? ''}`.toLowerCase().includes(email.toLowerCase());
  });
  for (const { id } of found) await transaction.deleteFrom('saved_views').where('id', '=', id).execute();
}

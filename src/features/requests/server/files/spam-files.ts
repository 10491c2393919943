import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day, hour } from '#platform/values/durations.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** Time that files of spam stay after the last event of their request: staff may still restore it. */
const spamFilesMs = 14 * day;

/** Time after which an unsent upload is most likely abandoned, though its form could still be sent. */
const unsentMs = hour;

/** Selects the files of spam, but none of a request with a quote or a shipment, which was no spam once. */
function selectSpamFiles(db: Db) {
  return db
    .selectFrom('attachments')
    .innerJoin('leads', 'leads.id', 'attachments.lead_id')
    .where('leads.folder', '=', 'spam')
    .where('leads.id', 'not in', (quotes) => quotes.selectFrom('quotes').select('lead_id'))
    .where('leads.id', 'not in', (shipments) => shipments.selectFrom('shipments').select('lead_id'));
}

function selectUnsentFiles(db: Db, now: number) {
  return (
    db
      .selectFrom('attachments')
      .where('lead_id', 'is', null)
      // Files of staff wait for a reply or a quote.
      .where('sender', 'is not', null)
      .where('stored_at', 'is not', null)
      .where('begun_at', '<', now - unsentMs)
  );
}

/** Number and bytes of the files that an owner may delete to make room. */
export interface DeletableFiles {
  spam: { count: number; bytes: number };
  unsent: { count: number; bytes: number };
}

/** Counts the files of spam, and the uploads that no form was sent with for an hour. */
export async function countDeletableFiles({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<DeletableFiles> {
  const [spam, unsent] = await Promise.all([
    selectSpamFiles(db)
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('attachments.size').as('bytes')])
      .executeTakeFirst(),
    selectUnsentFiles(db, clock())
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('size').as('bytes')])
      .executeTakeFirst(),
  ]);
  const numbersOf = (row: typeof spam) => ({
    count: Number(row?.count ?? 0),
    bytes: Number(row?.bytes ?? 0),
  });
  return { spam: numbersOf(spam), unsent: numbersOf(unsent) };
}

/** Deletes files one by one: each content of up to 10 MB is overwritten when it is deleted. */
async function deleteFiles(db: Db, files: { id: string }[]): Promise<void> {
  for (const { id } of files) await db.deleteFrom('attachments').where('id', '=', id).execute();
}

/** Deletes the files that `countDeletableFiles` counts, and records who did. Returns their number and bytes. */
export async function deleteFilesForRoom(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  by: StaffActor,
): Promise<{ ok: true; count: number; bytes: number }> {
  const files = [
    ...(await selectSpamFiles(db).select(['attachments.id', 'attachments.size']).execute()),
    ...(await selectUnsentFiles(db, clock()).select(['id', 'size']).execute()),
  ];
  await deleteFiles(db, files);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const detail = `${files.length} files, ${Math.round(bytes / 1_000_000)} MB`;
  await recordStaffEvent(db, { at: clock(), by, action: 'files-deleted', detail });
  return { ok: true, count: files.length, bytes };
}

/** Deletes the files of spam to which nothing happened for 14 days. */
export async function deleteOldSpamFiles({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<void> {
  const before = clock() - spamFilesMs;
  const old = await selectSpamFiles(db)
    .select('attachments.id')
    .where('attachments.begun_at', '<', before)
    .where('leads.id', 'not in', (events) =>
      events.selectFrom('lead_events').select('lead_id').where('at', '>=', before),
    )
    .execute();
  await deleteFiles(db, old);
}

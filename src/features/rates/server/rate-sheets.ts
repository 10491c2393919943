import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { lockTable, transact } from '#platform/db/transact.ts';
import type { RateDifference } from '../difference.ts';
import type { RateMapping } from '../rate-input.ts';
import type { RateLine, SheetReading } from '../rates.ts';
import { compareSheets } from './compare-sheets.ts';
import { findPlaceCodes } from './place-codes.ts';
import { lineOf } from './rate-rows.ts';
import { unknownZones } from './zones-in-use.ts';

interface Writing {
  db: Db;
  clock: () => number;
}

export const sheetStates = ['unconfirmed', 'in-use', 'ended'] as const;

export interface RateSheet {
  id: string;
  name: string;
  /** Empty for the company's own rates. */
  vendor: string;
  lineCount: number;
  importedAt: number;
  /** Id of the staff member. */
  importedBy: string;
  state: (typeof sheetStates)[number];
  endedAt: number | null;
  /** Number of lines that end on a day, by YYYY-MM-DD. */
  ends: Record<string, number>;
  difference: RateDifference | null;
}

/** Sheets of which all lines are stored, the newest first. */
function sheets(db: Db) {
  return db
    .selectFrom('rate_sheets')
    .selectAll()
    .where('line_count', '>', 0)
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc');
}

type SheetRow = Awaited<ReturnType<ReturnType<typeof sheets>['executeTakeFirstOrThrow']>>;

function sheetOf(row: SheetRow): RateSheet {
  const endedAt = row.ended_at;
  return {
    id: row.id,
    name: row.name,
    vendor: row.vendor,
    lineCount: row.line_count,
    importedAt: row.imported_at,
    importedBy: row.imported_by,
    state: row.confirmed_at === null ? 'unconfirmed' : endedAt === null ? 'in-use' : 'ended',
    endedAt,
    ends: parseJson(row.ends),
    difference: parseJson(row.difference),
  };
}

/** Returns every rate sheet, the newest first. */
export async function listRateSheets(db: Db): Promise<RateSheet[]> {
  const rows = await sheets(db).execute();
  return rows.map(sheetOf);
}

/** Returns the names of some sheets by their ids, also of those that have ended. */
export async function listSheetNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('rate_sheets')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findRateSheet(db: Db, id: string): Promise<RateSheet | null> {
  const row = await sheets(db).where('id', '=', id).executeTakeFirst();
  return row ? sheetOf(row) : null;
}

/** Returns the other versions of a sheet, which have the same vendor and name, the newest first. */
export async function listVersions(
  db: Db,
  { id, name, vendor }: Pick<RateSheet, 'id' | 'name' | 'vendor'>,
): Promise<RateSheet[]> {
  const titleOf = (sheet: Pick<RateSheet, 'name' | 'vendor'>) =>
    JSON.stringify([sheet.vendor, sheet.name]).toLowerCase();
  const title = titleOf({ name, vendor });
  return (await listRateSheets(db)).filter((sheet) => sheet.id !== id && titleOf(sheet) === title);
}

/** Returns the versions of a sheet that are in use; it takes their place. */
async function sheetsInUse(db: Db, sheet: Pick<RateSheet, 'id' | 'name' | 'vendor'>): Promise<RateSheet[]> {
  return (await listVersions(db, sheet)).filter(({ state }) => state === 'in-use');
}

/**
 * Returns the sheet whose place an unconfirmed or former one would take, with what it changes; compares them where that is not
 * stored.
 */
export async function findReplaced(
  db: Db,
  sheet: RateSheet,
): Promise<{ sheet: RateSheet; difference: RateDifference } | null> {
  const [replaced] = await sheetsInUse(db, sheet);
  const withId = replaced?.id ?? null;
  const stored = sheet.difference;
  const difference =
    (stored?.with ?? null) === withId ? stored : await compareSheets(db, { id: sheet.id, withId });
  return replaced && difference ? { sheet: replaced, difference } : null;
}

/** Uses a sheet in place of those of the same vendor and name, which stay as former ones, and queues what waits for rates. */
async function putInUse(transaction: Db, id: string, others: RateSheet[], now: number): Promise<void> {
  const replaced = others.map((sheet) => sheet.id);
  if (replaced.length > 0)
    await transaction.updateTable('rate_sheets').set({ ended_at: now }).where('id', 'in', replaced).execute();
  await transaction
    .updateTable('rate_sheets')
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)), ended_at: null }))
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('sheets_to_price')
    .values({ sheet_id: id, after_lead: '' })
    .onConflict((conflict) => conflict.column('sheet_id').doUpdateSet({ after_lead: '' }))
    .execute();
}

type SheetAction = 'rates-imported' | 'rates-confirmed' | 'rates-restored' | 'rates-ended' | 'rates-deleted';

/** Records what was done with a sheet; call it in the transaction that does it. */
export function recordSheetEvent(
  transaction: Db,
  { id, name, vendor }: Pick<RateSheet, 'id' | 'name' | 'vendor'>,
  event: { at: number; by: StaffActor; action: SheetAction; detail?: string },
): Promise<void> {
  const subject = { id, name: [vendor, name].filter(Boolean).join(', ') };
  return recordStaffEvent(transaction, { ...event, subject });
}

export type ConfirmOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'replaces-another' }
  | { ok: false; reason: 'unread-columns' | 'left-out'; reading: SheetReading };

/** The reading of the file that the caller has seen. */
export interface SeenReading {
  /** Columns with numbers are not read. */
  unread: boolean;
  /** Lines or prices are left out. */
  leftOut: boolean;
}

const nothingRead: SheetReading = {
  leftOutLines: 0,
  leftOut: [],
  unread: [],
  ignored: [],
  sheet: '',
  otherSheets: [],
};

/** Returns how the file of a sheet was read; nothing left out for one that was imported before that was stored. */
export async function findReading(db: Db, id: string): Promise<SheetReading> {
  const row = await db
    .selectFrom('rate_readings')
    .select('reading')
    .where('sheet_id', '=', id)
    .executeTakeFirst();
  return row ? { ...nothingRead, ...parseJson(row.reading) } : nothingRead;
}

/** Returns the mapping that confirming a sheet remembers; null where its columns have our own names. */
export async function findSheetMapping(db: Db, id: string): Promise<RateMapping | null> {
  const row = await db.selectFrom('rate_sheets').select('mapping').where('id', '=', id).executeTakeFirst();
  return parseJson(row?.mapping ?? null);
}

/** Returns the ends of lanes that names of files mean, by name. */
export async function listPlaceNames(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('rate_place_names').select(['name', 'code']).execute();
  return Object.fromEntries(rows.map(({ name, code }) => [name, code]));
}

/** Remembers the columns of a vendor's files, and what names of places mean for all of them. */
async function rememberMapping(
  transaction: Db,
  { vendor, mapping }: { vendor: string; mapping: RateMapping },
  { at, by }: { at: number; by: string },
): Promise<void> {
  const { places = {}, dates: _dates, year: _year, decimals: _decimals, ...kept } = mapping;
  const changed = { changed_at: at, changed_by: by };
  if (Object.keys(kept.columns).length > 0) {
    const values = { mapping: jsonText(kept), ...changed };
    await transaction
      .insertInto('rate_mappings')
      .values({ vendor: vendor.toLowerCase(), ...values })
      .onConflict((conflict) => conflict.column('vendor').doUpdateSet(values))
      .execute();
  }
  // One that was left out is asked for again.
  for (const [name, code] of Object.entries(places).filter(([, code]) => code !== ''))
    await transaction
      .insertInto('rate_place_names')
      .values({ name, code, ...changed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ code, ...changed }))
      .execute();
}

/**
 * Uses a sheet from now on, in place of the one in use of the same vendor and name, and remembers how the vendor's file was
 * read; no effect on a sheet in use. Refused when it would take the place of another sheet than the one that it was compared
 * with, as when two owners confirm at once, and while the caller has not seen what of the file is not imported.
 */
export async function confirmRateSheet(
  { db, clock }: Writing,
  by: StaffActor,
  id: string,
  seen: SeenReading = { unread: false, leftOut: false },
): Promise<ConfirmOutcome> {
  return transact(db, async (transaction) => {
    await lockTable(transaction, 'rate_sheets');
    const row = await sheets(transaction).where('id', '=', id).executeTakeFirst();
    const sheet = row && sheetOf(row);
    if (!sheet || sheet.state === 'ended') return { ok: false, reason: 'unknown' };
    if (sheet.state === 'in-use') return { ok: true };
    const others = await sheetsInUse(transaction, sheet);
    if ((sheet.difference?.with ?? null) !== (others[0]?.id ?? null))
      return { ok: false, reason: 'replaces-another' };
    const reading = await findReading(transaction, id);
    if (reading.unread.length > 0 && !seen.unread) return { ok: false, reason: 'unread-columns', reading };
    if (reading.leftOut.length > 0 && !seen.leftOut) return { ok: false, reason: 'left-out', reading };
    await putInUse(transaction, id, others, clock());
    await recordSheetEvent(transaction, sheet, { at: clock(), by, action: 'rates-confirmed' });
    if (row.mapping !== null)
      await rememberMapping(
        transaction,
        { vendor: row.vendor, mapping: parseJson(row.mapping) },
        { at: clock(), by: by.id },
      );
    return { ok: true };
  });
}

export type RestoreOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'unknown-zones'; zones: string[] };

/**
 * Uses a former sheet again, in place of the one in use of the same vendor and name. Refused where it names a zone that was
 * removed since.
 */
export async function restoreRateSheet(
  { db, clock }: Writing,
  by: StaffActor,
  id: string,
): Promise<RestoreOutcome> {
  return transact(db, async (transaction) => {
    await lockTable(transaction, 'rate_sheets');
    const sheet = await findRateSheet(transaction, id);
    if (!sheet || sheet.state === 'unconfirmed') return { ok: false, reason: 'unknown' };
    if (sheet.state === 'in-use') return { ok: true };
    const zones = await unknownZones(transaction, id);
    if (zones.length > 0) return { ok: false, reason: 'unknown-zones', zones };
    await putInUse(transaction, id, await sheetsInUse(transaction, sheet), clock());
    await recordSheetEvent(transaction, sheet, { at: clock(), by, action: 'rates-restored' });
    return { ok: true };
  });
}

/** Removes a sheet with its lines, in parts, so that no other writer waits for all of them. */
export async function removeRateSheet(db: Db, id: string): Promise<void> {
  const rowsAtOnce = 1_000;
  for (const [table, column] of [
    ['rate_lines', 'number'],
    ['rate_changes', 'position'],
  ] as const)
    for (let last = 1; last > 0; ) {
      const numbered = sql.ref<number>(column);
      const found = await db
        .selectFrom(table)
        .select(({ fn }) => fn.max(numbered).as('last'))
        .where('sheet_id', '=', id)
        .executeTakeFirst();
      last = found?.last ?? 0;
      await db
        .deleteFrom(table)
        .where('sheet_id', '=', id)
        .where(numbered, '>', last - rowsAtOnce)
        .execute();
      await nextTurn();
    }
  await db.deleteFrom('rate_sheets').where('id', '=', id).execute();
}

/**
 * Ends the use of a sheet, which stays as a former one; one that was never confirmed is deleted. Returns false when there is no
 * sheet with this id.
 */
export async function deleteRateSheet({ db, clock }: Writing, by: StaffActor, id: string): Promise<boolean> {
  const sheet = await transact(db, async (transaction) => {
    await lockTable(transaction, 'rate_sheets');
    const found = await findRateSheet(transaction, id);
    if (!found || found.state === 'ended') return found;
    const action = found.state === 'in-use' ? 'rates-ended' : 'rates-deleted';
    await recordSheetEvent(transaction, found, { at: clock(), by, action });
    // A sheet of no lines is not confirmed while its lines are deleted.
    const change = found.state === 'in-use' ? { ended_at: clock() } : { line_count: 0 };
    await transaction.updateTable('rate_sheets').set(change).where('id', '=', id).execute();
    return found;
  });
  if (sheet?.state === 'unconfirmed') await removeRateSheet(db, id);
  return sheet !== null;
}

/** Returns how the files of a vendor are read; null before its first import with a mapping. */
export async function findRateMapping(db: Db, vendor: string): Promise<RateMapping | null> {
  const row = await db
    .selectFrom('rate_mappings')
    .select('mapping')
    .where('vendor', '=', vendor.toLowerCase())
    .executeTakeFirst();
  return row ? parseJson(row.mapping) : null;
}

/** Returns lines of a sheet after a given line, in order; with `place` those with this end, with `charge` those of it. */
export async function listRateLines(
  db: Db,
  {
    id,
    after = 0,
    limit = 50,
    place = '',
    charge,
  }: { id: string; after?: number; limit?: number; place?: string; charge?: RateLine['code'] | undefined },
): Promise<(RateLine & { number: number })[]> {
  const ends = place === '' ? [] : [...(await findPlaceCodes(place)), place, place.toUpperCase()];
  const rows = await db
    .selectFrom('rate_lines')
    .selectAll()
    .where('sheet_id', '=', id)
    .where('number', '>', after)
    .$if(ends.length > 0, (query) =>
      query.where((line) => line.or([line('lane_from', 'in', ends), line('lane_to', 'in', ends)])),
    )
    .$if(charge !== undefined, (query) => query.where('code', '=', charge as RateLine['code']))
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...lineOf(row), number: row.number }));
}

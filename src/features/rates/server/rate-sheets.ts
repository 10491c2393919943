import { v7 as uuidv7 } from 'uuid';
import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { day } from '../../../platform/values/durations.ts';
import { decimalOfMoney } from '../../../platform/values/money.ts';
import type { StaffName } from '../../requests/lead.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { type ProposedRate, type RateLine, type RateSheetProblem, rateColumns } from '../rates.ts';
import { findPlaceCodes } from './place-codes.ts';
import { readRateSheet } from './read-rate-sheet.ts';
import type { RateSheetLineTable } from './tables.ts';

interface Writing {
  db: Db;
  clock: () => number;
}

export interface RateSheet {
  id: string;
  name: string;
  lineCount: number;
  importedAt: number;
  /** Id of the staff member. */
  importedBy: string;
  /** False for an imported sheet whose lines were not confirmed. */
  isConfirmed: boolean;
}

/** Rows per statement: SQLite and PostgreSQL limit its parameters to 32,766 and 65,535. */
const rowsAtOnce = 500;

/** Retention period of an unconfirmed sheet. */
const unconfirmedMs = day;

function rowOf(line: RateLine): Omit<RateSheetLineTable, 'sheet_id' | 'number'> {
  return {
    lane_from: line.from,
    lane_to: line.to,
    mode: line.mode,
    code: line.code,
    text: line.text,
    basis: line.basis,
    container: line.container,
    rate: line.rate,
    cost_rate: line.cost,
    currency: line.currency,
    minimum: line.minimum,
    valid_from: line.validFrom,
    valid_until: line.validUntil,
    transit_least: line.transitDays?.[0] ?? null,
    transit_most: line.transitDays?.[1] ?? null,
  };
}

function lineOf(row: RateSheetLineTable): RateLine {
  const { transit_least: least, transit_most: most } = row;
  return {
    from: row.lane_from,
    to: row.lane_to,
    mode: row.mode,
    code: row.code,
    text: row.text,
    basis: row.basis,
    container: row.container,
    rate: row.rate,
    cost: row.cost_rate,
    currency: row.currency,
    minimum: row.minimum === null ? null : Number(row.minimum),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    transitDays: least === null || most === null ? null : [least, most],
  };
}

export type ImportOutcome =
  | { ok: true; id: string; lineCount: number }
  | { ok: false; reason: 'lines-wrong'; problems: RateSheetProblem[] };

/**
 * Imports a rate sheet; its lines are not proposed until they are confirmed, and after a day they are deleted with the
 * next import. Refused with every problem when any line is wrong: then none is stored.
 */
export async function importRateSheet(
  { db, clock }: Writing,
  by: StaffName,
  { name, csv }: { name: string; csv: string },
): Promise<ImportOutcome> {
  const read = await readRateSheet(csv);
  if (!read.ok) return { ok: false, reason: 'lines-wrong', problems: read.problems };
  const { lines } = read;
  const id = uuidv7();
  const now = clock();
  await transact(db, async (transaction) => {
    await transaction
      .deleteFrom('rate_sheets')
      .where('confirmed_at', 'is', null)
      .where('imported_at', '<', now - unconfirmedMs)
      .execute();
    await transaction
      .insertInto('rate_sheets')
      .values({
        id,
        name,
        line_count: lines.length,
        imported_at: now,
        imported_by: by.id,
        confirmed_at: null,
      })
      .execute();
    for (let at = 0; at < lines.length; at += rowsAtOnce)
      await transaction
        .insertInto('rate_sheet_lines')
        .values(
          lines.slice(at, at + rowsAtOnce).map((line, index) => ({
            sheet_id: id,
            number: at + index + 1,
            ...rowOf(line),
          })),
        )
        .execute();
  });
  return { ok: true, id, lineCount: lines.length };
}

/** Activates the lines of a sheet; no effect on a confirmed one. Returns false when there is no sheet with this id. */
export async function confirmRateSheet({ db, clock }: Writing, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rate_sheets')
    .set((sheet) => ({ confirmed_at: sheet.fn.coalesce('confirmed_at', sheet.val(clock())) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a sheet with its lines; quotes that used them stay. Returns false when there is no sheet with this id. */
export async function deleteRateSheet({ db }: Pick<Writing, 'db'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_sheets')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function sheets(db: Db) {
  return db
    .selectFrom('rate_sheets')
    .select(['id', 'name', 'line_count', 'imported_at', 'imported_by', 'confirmed_at']);
}

function sheetOf(row: Awaited<ReturnType<ReturnType<typeof sheets>['executeTakeFirstOrThrow']>>): RateSheet {
  const { line_count: lineCount, imported_at: importedAt, imported_by: importedBy } = row;
  return {
    id: row.id,
    name: row.name,
    lineCount,
    importedAt: Number(importedAt),
    importedBy,
    isConfirmed: row.confirmed_at !== null,
  };
}

/** Returns every rate sheet, the newest first. */
export async function listRateSheets(db: Db): Promise<RateSheet[]> {
  const rows = await sheets(db).orderBy('imported_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map(sheetOf);
}

export async function findRateSheet(db: Db, id: string): Promise<RateSheet | null> {
  const row = await sheets(db).where('id', '=', id).executeTakeFirst();
  return row ? sheetOf(row) : null;
}

/** Returns lines of a sheet after a given line, in order. */
export async function listRateLines(
  db: Db,
  { id, after = 0, limit = 50 }: { id: string; after?: number; limit?: number },
): Promise<(RateLine & { number: number })[]> {
  const rows = await db
    .selectFrom('rate_sheet_lines')
    .selectAll()
    .where('sheet_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...lineOf(row), number: row.number }));
}

/** Yields a sheet as CSV that can be imported again; for an unknown sheet only the header. */
export async function* rateSheetLines(db: Db, id: string): AsyncGenerator<string, void> {
  yield csvLine([...rateColumns]);
  for (let after = 0; ; ) {
    const lines = await listRateLines(db, { id, after, limit: rowsAtOnce });
    for (const line of lines) yield csvLine(cellsOf(line));
    after = lines.at(-1)?.number ?? after;
    if (lines.length < rowsAtOnce) return;
  }
}

function cellsOf({ minimum, currency, transitDays, ...line }: RateLine): string[] {
  return [
    ...[line.from, line.to, line.mode, line.code, line.text, line.basis, line.container ?? ''],
    ...[line.rate, line.cost ?? '', currency],
    minimum === null ? '' : decimalOfMoney({ amount: minimum, currency }),
    ...[line.validFrom ?? '', line.validUntil ?? '', [...new Set(transitDays ?? [])].join('-')],
  ];
}

const example: RateLine[] = [
  {
    from: 'USHOU',
    to: 'COBUN',
    mode: 'fcl',
    code: 'freight',
    text: '',
    basis: 'container',
    container: '45G1',
    rate: '1000',
    cost: '900',
    currency: 'USD',
    minimum: null,
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    transitDays: [10, 14],
  },
  {
    from: 'JFK',
    to: 'BOG',
    mode: 'air',
    code: 'freight',
    text: '',
    basis: 'chargeable-kg',
    container: null,
    rate: '1.5',
    cost: null,
    currency: 'USD',
    minimum: 10_000,
    validFrom: null,
    validUntil: null,
    transitDays: [3, 3],
  },
];

/** A sheet of two fictional rates, as a starting point. */
export const exampleRateSheet = [csvLine([...rateColumns]), ...example.map((line) => csvLine(cellsOf(line)))];

/** Limit of proposed lines for one quote. */
const mostProposed = 100;

/**
 * Returns the company's rates for a lane on a day (YYYY-MM-DD, by default today): for each mode only those of the newest
 * confirmed sheet with the lane, in its order. Places may be codes or names.
 */
export async function proposeRates(
  { db, clock }: Writing,
  { from, to, on }: { from: string; to: string; on?: string },
): Promise<ProposedRate[]> {
  const [origins, destinations] = await Promise.all([findPlaceCodes(from), findPlaceCodes(to)]);
  if (origins.length === 0 || destinations.length === 0) return [];
  const date = on ?? dateAt(clock(), currentSettings().company.hours.timeZone);
  const rows = await db
    .selectFrom('rate_sheet_lines')
    .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_sheet_lines.sheet_id')
    .selectAll('rate_sheet_lines')
    .select('rate_sheets.name')
    .where('lane_from', 'in', origins)
    .where('lane_to', 'in', destinations)
    .where('confirmed_at', 'is not', null)
    .where((line) => line.or([line('valid_from', 'is', null), line('valid_from', '<=', date)]))
    .where((line) => line.or([line('valid_until', 'is', null), line('valid_until', '>=', date)]))
    .orderBy('imported_at', 'desc')
    .orderBy('sheet_id', 'desc')
    .orderBy('number')
    .limit(10 * mostProposed)
    .execute();
  const newest = new Map<string, string>();
  for (const row of rows) if (!newest.has(row.mode)) newest.set(row.mode, row.sheet_id);
  return rows
    .filter((row) => newest.get(row.mode) === row.sheet_id)
    .slice(0, mostProposed)
    .map(({ name, ...row }) => ({
      ...lineOf(row),
      sheetId: row.sheet_id,
      sheet: name,
      number: row.number,
    }));
}

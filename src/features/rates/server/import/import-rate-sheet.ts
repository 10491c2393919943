import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { day } from '#platform/values/durations.ts';
import type { RateDifference } from '../../difference.ts';
import type { RateMapping } from '../../rate-input.ts';
import {
  type CommonTerms,
  commonTerms,
  type RateLine,
  type RateSheetProblem,
  type SheetReading,
} from '../../rates.ts';
import type { RateDependencies } from '../rate-dependencies.ts';
import { rowOf } from '../rate-rows.ts';
import {
  findRateMapping,
  findRateSheet,
  findReplaced,
  listPlaceNames,
  recordSheetEvent,
  removeRateSheet,
} from '../rate-sheets.ts';
import type { RateFile, RateQuestion } from './read-rate-file.ts';

/** Lines per statement, which holds the event loop for some milliseconds. */
const linesAtOnce = 50;

/** Retention period of an unconfirmed sheet. */
const unconfirmedMs = day;

export interface RateImport {
  name: string;
  vendor: string;
  content: Uint8Array;
  mapping?: RateMapping | undefined;
  ask?: boolean;
}

export type ImportOutcome =
  | { ok: true; id: string; lineCount: number; reading: SheetReading; difference: RateDifference | null }
  | { ok: false; reason: 'lines-wrong'; problems: RateSheetProblem[]; count: number }
  | ({ ok: false; reason: 'unmapped' } & RateQuestion);

async function removeUnconfirmed(db: Db, before: number): Promise<void> {
  const old = await db
    .selectFrom('rate_sheets')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('imported_at', '<', before)
    .execute();
  for (const { id } of old) await removeRateSheet(db, id);
}

/** Removes what the same person imported under the same name and has not confirmed. */
async function removeCopies(
  db: Db,
  { name, vendor, by }: { name: string; vendor: string; by: string },
): Promise<void> {
  const copies = await db
    .selectFrom('rate_sheets')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('line_count', '>', 0)
    .where('imported_by', '=', by)
    .where('name', '=', name)
    .where('vendor', '=', vendor)
    .execute();
  for (const { id } of copies) await removeRateSheet(db, id);
}

/** Stores lines in short transactions, between which others write. Returns how many end on each day, and what all have. */
async function storeLines(
  db: Db,
  id: string,
  batches: Uint8Array[],
): Promise<{ ends: Record<string, number>; common: CommonTerms }> {
  const ends: Record<string, number> = {};
  const terms = Object.fromEntries(commonTerms.map((term) => [term, new Set<RateLine[typeof term]>()]));
  let number = 0;
  for (const batch of batches) {
    const lines: RateLine[] = JSON.parse(Buffer.from(batch).toString());
    const rows = lines.map((line) => {
      number += 1;
      for (const term of commonTerms) terms[term]?.add(line[term]);
      if (line.validUntil) ends[line.validUntil] = (ends[line.validUntil] ?? 0) + 1;
      return { sheet_id: id, number, ...rowOf(line) };
    });
    await transact(db, async (transaction) => {
      for (let at = 0; at < rows.length; at += linesAtOnce) {
        await transaction
          .insertInto('rate_lines')
          .values(rows.slice(at, at + linesAtOnce))
          .execute();
        await nextTurn();
      }
    });
  }
  const same = Object.entries(terms).filter(([, values]) => values.size === 1);
  return { ends, common: Object.fromEntries(same.map(([term, values]) => [term, [...values][0]])) };
}

/** Returns the names by which the company's files and settings call places. */
export async function namesOfCompany(db: Db): Promise<Pick<RateFile, 'places' | 'zones'>> {
  const zones = currentSettings().pricing.zones.map(({ id, name }) => ({ id, name }));
  return { places: await listPlaceNames(db), zones };
}

/**
 * Imports a file of rates as an unconfirmed sheet, and compares it with the one in use of the same vendor and name. After a day
 * unconfirmed sheets are deleted with the next import, and those of the same person and name at once. Lines that are wrong
 * are left out and kept with their causes. Refused with every problem when no line is right, and with questions about what is
 * not known: then nothing is stored. Its lines are stored in parts; until all are, the sheet is not listed.
 */
export async function importRateSheet(
  { db, clock, readRates }: RateDependencies,
  by: StaffActor,
  { name, vendor, content, mapping: chosen = undefined, ask = false }: RateImport,
): Promise<ImportOutcome> {
  const read = await readRates({
    content,
    vendor,
    chosen: chosen ?? null,
    ask,
    remembered: await findRateMapping(db, vendor),
    ...(await namesOfCompany(db)),
  });
  if (read.kind === 'problems')
    return { ok: false, reason: 'lines-wrong', problems: read.problems, count: read.count };
  if (read.kind === 'unmapped') {
    const { kind: _kind, ...question } = read;
    return { ok: false, reason: 'unmapped', ...question };
  }
  const { batches, count, reading } = read;
  const stored = await storeRateSheet({ db, clock }, by, {
    ...{ name, vendor, batches, count, reading },
    mapping: read.mapping,
    isImport: true,
  });
  return { ok: true, ...stored };
}

export interface ReadSheet {
  name: string;
  vendor: string;
  count: number;
  /** JSON of arrays of RateLine. */
  batches: Uint8Array[];
  mapping: RateMapping | null;
  reading: SheetReading;
  /** True where the audit log records it. */
  isImport?: boolean;
}

/** Stores lines as an unconfirmed sheet, in place of those of the same person and name. */
export async function storeRateSheet(
  { db, clock }: Pick<RateDependencies, 'db' | 'clock'>,
  by: StaffActor,
  { name, vendor, count, batches, mapping, reading, isImport = false }: ReadSheet,
) {
  const id = uuidv7();
  const now = clock();
  await removeUnconfirmed(db, now - unconfirmedMs);
  await removeCopies(db, { name, vendor, by: by.id });
  const unfinished = { line_count: 0, confirmed_at: null, ended_at: null, ends: jsonText({}) };
  await db
    .insertInto('rate_sheets')
    .values({
      ...{ id, name, vendor, imported_at: now, imported_by: by.id, ...unfinished },
      ...{ mapping: mapping && jsonText(mapping), difference: null },
    })
    .execute();
  try {
    const { ends, common } = await storeLines(db, id, batches);
    await transact(db, async (transaction) => {
      await transaction
        .insertInto('rate_readings')
        .values({ sheet_id: id, reading: jsonText({ ...reading, common }) })
        .execute();
      await transaction
        .updateTable('rate_sheets')
        .set({ line_count: count, ends: jsonText(ends) })
        .where('id', '=', id)
        .execute();
      const event = { at: now, by, action: 'rates-imported', detail: String(count) } as const;
      if (isImport) await recordSheetEvent(transaction, { id, name, vendor }, event);
    });
  } catch (error) {
    await removeRateSheet(db, id).catch(() => {});
    throw error;
  }
  const sheet = await findRateSheet(db, id);
  const replaced = sheet && (await findReplaced(db, sheet));
  return { id, lineCount: count, reading, difference: replaced?.difference ?? null };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { day } from '../../../../platform/values/durations.ts';
import { currentSettings } from '../../../settings/server/current-settings.ts';
import type { RateDifference } from '../../difference.ts';
import type { FoundTitle } from '../../mapping.ts';
import type { RateMapping } from '../../rate-input.ts';
import type { RateLine, RateSheetProblem } from '../../rates.ts';
import type { RateDependencies } from '../rate-dependencies.ts';
import { rowOf } from '../rate-rows.ts';
import { findRateMapping, findRateSheet, findReplaced, removeRateSheet } from '../rate-sheets.ts';

/** Lines per statement, which holds the event loop for some milliseconds. */
const linesAtOnce = 50;

/** Retention period of an unconfirmed sheet. */
const unconfirmedMs = day;

export interface RateImport {
  name: string;
  vendor: string;
  content: Uint8Array;
  mapping?: RateMapping | undefined;
}

export type ImportOutcome =
  | { ok: true; id: string; lineCount: number; difference: RateDifference | null }
  | { ok: false; reason: 'lines-wrong'; problems: RateSheetProblem[]; count: number }
  | { ok: false; reason: 'unmapped'; titles: FoundTitle[]; constants: RateMapping['constants'] };

async function removeUnconfirmed(db: Db, before: number): Promise<void> {
  const old = await db
    .selectFrom('rate_sheets')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('imported_at', '<', before)
    .execute();
  for (const { id } of old) await removeRateSheet(db, id);
}

/** Stores lines in short transactions, between which others write. Returns how many end on each day. */
async function storeLines(db: Db, id: string, batches: Uint8Array[]): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  let number = 0;
  for (const batch of batches) {
    const lines: RateLine[] = JSON.parse(Buffer.from(batch).toString());
    const rows = lines.map((line) => {
      number += 1;
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
  return ends;
}

/**
 * Imports a file of rates as an unconfirmed sheet, and compares it with the one in use of the same vendor and name. After a day
 * unconfirmed sheets are deleted with the next import. Refused with every problem when any line is wrong, and with the titles
 * when those are not known: then nothing is stored. Its lines are stored in parts; until all are, the sheet is not listed.
 */
export async function importRateSheet(
  { db, clock, readRates }: RateDependencies,
  by: { id: string },
  { name, vendor, content, mapping: chosen = undefined }: RateImport,
): Promise<ImportOutcome> {
  const read = await readRates({
    content,
    vendor,
    chosen: chosen ?? null,
    remembered: await findRateMapping(db, vendor),
    zones: currentSettings().pricing.zones.map(({ id, name }) => ({ id, name })),
  });
  if (read.kind === 'problems')
    return { ok: false, reason: 'lines-wrong', problems: read.problems, count: read.count };
  if (read.kind === 'unmapped')
    return { ok: false, reason: 'unmapped', titles: read.titles, constants: read.constants };
  const id = uuidv7();
  const now = clock();
  await removeUnconfirmed(db, now - unconfirmedMs);
  const unfinished = { line_count: 0, confirmed_at: null, ended_at: null, ends: '{}' };
  await db
    .insertInto('rate_sheets')
    .values({
      ...{ id, name, vendor, imported_at: now, imported_by: by.id, ...unfinished },
      ...{ mapping: read.mapping && JSON.stringify(read.mapping), difference: null },
    })
    .execute();
  try {
    const ends = await storeLines(db, id, read.batches);
    await db
      .updateTable('rate_sheets')
      .set({ line_count: read.count, ends: JSON.stringify(ends) })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    await removeRateSheet(db, id).catch(() => {});
    throw error;
  }
  const sheet = await findRateSheet(db, id);
  const replaced = sheet && (await findReplaced(db, sheet));
  return { ok: true, id, lineCount: read.count, difference: replaced?.difference ?? null };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type JsonText, jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import {
  type ChangeKind,
  changeKinds,
  changeOf,
  keyOf,
  type LinePrices,
  pricesOf,
  type RateDifference,
} from '../difference.ts';
import type { RateLine } from '../rates.ts';
import { lineOf } from './rate-rows.ts';

type NumberedLine = RateLine & { number: number };

const linesAtOnce = 500;

/** Yields the lines of a sheet in order. SQLite’s dialect returns to the event loop between long reads. */
export async function* everyLine(db: Db, sheetId: string): AsyncGenerator<NumberedLine> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('rate_lines')
      .selectAll()
      .where('sheet_id', '=', sheetId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(linesAtOnce)
      .execute();
    for (const row of rows) yield { ...lineOf(row), number: row.number };
    if (rows.length < linesAtOnce) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** Numbers the lines with an equal key, as those of two periods are. */
function createKeys() {
  const counts = new Map<string, number>();
  return (line: RateLine) => {
    const key = keyOf(line);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count} ${key}`;
  };
}

interface Change {
  kind: ChangeKind;
  number: number;
  oldNumber: number | null;
  tenths: number | null;
}

const mostVanishedLanes = 20;

/** Finds what a sheet changes in another one, without storing it. */
async function findChanges(db: Db, { id, withId }: { id: string; withId: string }) {
  const old = new Map<string, { number: number; prices: JsonText<LinePrices> }>();
  const oldLanes = new Set<string>();
  const laneOf = ({ from, to, mode }: RateLine) => `${from} → ${to} ${mode}`;
  const oldKey = createKeys();
  for await (const line of everyLine(db, withId)) {
    old.set(oldKey(line), { number: line.number, prices: jsonText(pricesOf(line)) });
    oldLanes.add(laneOf(line));
  }
  const changes: Change[] = [];
  const counts = { changed: 0, added: 0, removed: 0, identical: 0 };
  const add = (change: Change) => {
    counts[change.kind] += 1;
    changes.push(change);
  };
  const newKey = createKeys();
  for await (const line of everyLine(db, id)) {
    oldLanes.delete(laneOf(line));
    const key = newKey(line);
    const before = old.get(key);
    old.delete(key);
    const { number } = line;
    const prices = pricesOf(line);
    if (!before) add({ kind: 'added', number, oldNumber: null, tenths: null });
    else if (before.prices === jsonText(prices)) counts.identical += 1;
    else {
      const tenths = changeOf(parseJson(before.prices), prices);
      add({ kind: 'changed', number, oldNumber: before.number, tenths });
    }
  }
  for (const { number } of old.values()) add({ kind: 'removed', number, oldNumber: null, tenths: null });
  await nextTurn();
  // The largest changes first. Sorting 100,000 takes 50 ms.
  changes.sort((a, b) => Math.abs(b.tenths ?? 0) - Math.abs(a.tenths ?? 0) || a.number - b.number);
  await nextTurn();
  const largest = (sign: 1 | -1) => {
    const found = changes.find(({ tenths }) => tenths !== null && tenths * sign > 0);
    return found ? { tenths: found.tenths ?? 0, number: found.number } : null;
  };
  const difference: RateDifference = {
    with: withId,
    counts,
    rise: largest(1),
    fall: largest(-1),
    vanished: { count: oldLanes.size, lanes: [...oldLanes].slice(0, mostVanishedLanes) },
  };
  return { changes, difference };
}

const changesAtOnce = 500;

/** Compares a sheet with the one that it takes the place of, and stores what changes; null removes what was stored. */
export async function compareSheets(
  db: Db,
  { id, withId }: { id: string; withId: string | null },
): Promise<RateDifference | null> {
  await db.deleteFrom('rate_changes').where('sheet_id', '=', id).execute();
  const found = withId === null ? null : await findChanges(db, { id, withId });
  const changes = changeKinds.flatMap(
    (kind) => found?.changes.filter((change) => change.kind === kind) ?? [],
  );
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const rows = changes.slice(at, at + changesAtOnce).map(({ kind, number, oldNumber, tenths }, index) => ({
      ...{ sheet_id: id, position: at + index + 1, kind, number },
      ...{ old_number: oldNumber, tenths },
    }));
    // Two people who look at once compare the same.
    await db
      .insertInto('rate_changes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await nextTurn();
  }
  const difference = found?.difference ?? null;
  await db
    .updateTable('rate_sheets')
    .set({ difference: difference && jsonText(difference) })
    .where('id', '=', id)
    .execute();
  return difference;
}

/** A changed, added or removed line; `old` is that of the sheet before. */
export interface RateChange {
  position: number;
  tenths: number | null;
  line: RateLine | null;
  old: RateLine | null;
}

/** Returns changes of a kind after a given one, the largest first. */
export async function listRateChanges(
  db: Db,
  {
    id,
    withId,
    kind,
    after = 0,
    limit = 50,
  }: { id: string; withId: string; kind: ChangeKind; after?: number; limit?: number },
): Promise<RateChange[]> {
  const rows = await db
    .selectFrom('rate_changes')
    .selectAll()
    .where('sheet_id', '=', id)
    .where('kind', '=', kind)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  const linesOf = async (sheetId: string, numbers: (number | null)[]) => {
    const wanted = numbers.filter((number) => number !== null);
    if (wanted.length === 0) return new Map<number, RateLine>();
    const found = await db
      .selectFrom('rate_lines')
      .selectAll()
      .where('sheet_id', '=', sheetId)
      .where('number', 'in', wanted)
      .execute();
    return new Map(found.map((row) => [row.number, lineOf(row)]));
  };
  const isRemoved = kind === 'removed';
  const lines = await linesOf(id, isRemoved ? [] : rows.map(({ number }) => number));
  const old = await linesOf(
    withId,
    rows.map((row) => (isRemoved ? row.number : row.old_number)),
  );
  return rows.map(({ position, tenths, number, old_number }) => ({
    position,
    tenths,
    line: isRemoved ? null : (lines.get(number) ?? null),
    old: old.get(isRemoved ? number : (old_number ?? 0)) ?? null,
  }));
}

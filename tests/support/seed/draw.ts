import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';

/** Rows of one statement: both databases take their parameters. */
export const batchSize = 500;

export function storeRows(db: Db, rows: { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }) {
  return db.transaction().execute(async (transaction) => {
    for (const [table, all = []] of Object.entries(rows))
      for (let start = 0; start < all.length; start += batchSize)
        await transaction
          .insertInto(table as keyof Tables)
          .values(all.slice(start, start + batchSize) as Insertable<Tables[keyof Tables]>[])
          .execute();
  });
}

/** Before every real id, which begin with the time. */
export function seedId(index: number): string {
  return `00seed${String(index).padStart(12, '0')}`;
}

/** Numbers that look random and are the same for the same seed, with what to draw by them. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  next(): number;
  whole(from: number, to: number): number;
  one<T>(items: readonly T[]): T;
  chance(share: number): boolean;
  weighted<T extends string>(weights: Record<T, number>): T;
}

/** The generator mulberry32. */
export function randomFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const one = <T>(items: readonly T[]) => items[whole(0, items.length - 1)] as T;
  return {
    next,
    whole,
    one,
    chance: (share) => next() < share,
    weighted: <T extends string>(weights: Record<T, number>) =>
      one((Object.keys(weights) as T[]).flatMap((key) => Array<T>(weights[key]).fill(key))),
  };
}

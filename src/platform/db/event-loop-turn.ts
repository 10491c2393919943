import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work in one turn of the event loop, after which a read waits for the next turn. */
const longestTurnMs = 20;

/** The time at which the first query of this turn began; null while there was none. */
let turnBeganAt: number | null = null;

/**
 * Returns a promise of the next turn of the event loop when queries have held this one for 20 ms, else null. SQLite
 * answers in the same turn, so that a loop of queries would otherwise hold the event loop until it ends.
 */
export function nextTurnIfLong(): Promise<void> | null {
  if (turnBeganAt !== null) return performance.now() - turnBeganAt > longestTurnMs ? nextTurn() : null;
  turnBeganAt = performance.now();
  setImmediate(() => {
    turnBeganAt = null;
  });
  return null;
}

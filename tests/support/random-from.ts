/** Numbers that look random and are the same for the same seed, with what to draw by them. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  next(): number;
  whole(from: number, to: number): number;
  one<T>(items: readonly T[]): T;
  chance(share: number): boolean;
  /** One of the keys, as often as its weight says. */
  weighted<T extends string>(weights: Record<T, number>): T;
}

/** The generator mulberry32: short, and good enough for made-up requests. */
export function randomFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    one: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    chance: (share) => next() < share,
    weighted<T extends string>(weights: Record<T, number>) {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return (entries.at(-1) as [T, number])[0];
    },
  };
}

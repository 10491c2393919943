import type { RateLine } from '../../rates.ts';

const linesAtOnce = 200;

/** Collects lines as JSON of arrays of 200 each, so that no reader parses all of them at once. */
export function createLineBatches() {
  const batches: Uint8Array<ArrayBuffer>[] = [];
  let lines: RateLine[] = [];
  let count = 0;
  const flush = () => {
    if (lines.length > 0) batches.push(Buffer.from(JSON.stringify(lines)));
    lines = [];
  };
  return {
    get count() {
      return count;
    },
    add(added: readonly RateLine[]) {
      count += added.length;
      lines.push(...added);
      if (lines.length >= linesAtOnce) flush();
    },
    end() {
      flush();
      return batches;
    },
  };
}

/** Characters of a value that needs half a line at most. */
const half = 48;

/** A fact whose value is a text that needs half a line at most. */
const isShort = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value.length <= half && !value.includes('\n');

/** Puts two short facts that follow one another side by side, and each other one alone. */
export function factsInPairs<Fact extends { value: unknown }>(facts: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isShort) && isShort(fact)) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

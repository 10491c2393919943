/** Returns the entry of a table under a name that somebody typed; undefined for "constructor" and what else every object has. */
export function ownEntry<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

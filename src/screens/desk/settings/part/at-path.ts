/** Returns the value at a path such as `0.week.6`, empty for the value itself; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);
}

/** Returns a copy with another value at a path; undefined removes the key, and an item of a list. */
export function withAt<Value>(value: Value, path: string, next: unknown): Value {
  if (path === '') return next as Value;
  const [key = '', ...rest] = path.split('.');
  const below = rest.join('.');
  const own = rest.length === 0 ? next : withAt(valueAt(value, key) ?? {}, below, next);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy.splice(Number(key), 1, ...(own === undefined ? [] : [own]));
    return copy as Value;
  }
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return (own === undefined ? others : { ...(value as object), [key]: own }) as Value;
}

/** Returns the value at a path such as `0.week.6`, empty for the value itself; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);
}

/** Identities of items of lists, which their changed copies share. */
const identities = new WeakMap<object, string>();

let identified = 0;

/** Returns what identifies an item and its changed copies, wherever they are moved. */
export function identityOf(item: object): string {
  const identity = identities.get(item) ?? `item-${++identified}`;
  identities.set(item, identity);
  return identity;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Gives a changed copy of an item its identity. */
export function copyOf<Copy extends object>(item: object, copy: Copy): Copy {
  const identity = identities.get(item);
  if (identity) identities.set(copy, identity);
  return copy;
}

/**
 * Returns the path in later values of what is at a path now, however its item is moved in its list; null once the item is
 * removed.
 */
export function followPath(value: unknown, path: string): (later: unknown) => string | null {
  const keys = path.split('.');
  const at = keys.findLastIndex((key) => String(Number(key)) === key);
  const item = valueAt(value, keys.slice(0, at + 1).join('.'));
  if (at < 0 || !isObject(item)) return () => path;
  const identity = identityOf(item);
  const list = keys.slice(0, at);
  return (later) => {
    const items = valueAt(later, list.join('.'));
    const index = Array.isArray(items)
      ? items.findIndex((own) => isObject(own) && identities.get(own) === identity)
      : -1;
    return index < 0 ? null : [...list, index, ...keys.slice(at + 1)].join('.');
  };
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
  const copy = own === undefined ? others : { ...(value as object), [key]: own };
  return copyOf(value as object, copy) as Value;
}

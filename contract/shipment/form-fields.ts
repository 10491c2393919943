/** Names deeper than this, and rows beyond `mostIndex`, belong to no form. */
const mostDepth = 4;
const mostIndex = 99;

/** Names that would reach the prototype of an object. */
const forbidden = ['__proto__', 'constructor', 'prototype'];

type Nested = { [name: string]: unknown };

/**
 * Makes the nested value of the fields of a form whose names begin with `${root}.`: `shipment.pieces.0.length` is put in
 * the list `pieces`, whose missing rows are null. Empty fields are left out, so that a form in which nothing was filled in
 * gives undefined.
 */
export function nestedIn(fields: Record<string, string>, root: string): Nested | undefined {
  const result: Nested = {};
  for (const [name, value] of Object.entries(fields)) {
    const [first, ...path] = name.split('.');
    if (first !== root || value === '' || path.length === 0 || path.length > mostDepth) continue;
    if (path.some((key) => key === '' || forbidden.includes(key) || Number(key) > mostIndex)) continue;
    let target: Nested | unknown[] = result;
    for (const [depth, key] of path.entries()) {
      const isLast = depth === path.length - 1;
      const next = isLast ? value : /^\d+$/.test(path[depth + 1] ?? '') ? [] : {};
      const holder = target as Nested;
      if (Array.isArray(target)) while (target.length < Number(key)) target.push(null);
      holder[key] ??= next;
      const child = holder[key];
      if (isLast || typeof child !== 'object' || child === null) break;
      target = child as Nested;
    }
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

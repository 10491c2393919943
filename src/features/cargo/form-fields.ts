import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { rewriteNumber } from '#platform/values/typed-number.ts';

/** Deeper names, and rows beyond `mostIndex`, belong to no form. */
const mostDepth = 4;
const mostIndex = 99;

/** Names that would reach the prototype of an object. */
const forbidden = ['__proto__', 'constructor', 'prototype'];

type Nested = { [name: string]: unknown };

/**
 * Builds the nested value of the fields whose names begin with `${root}.`: `shipment.pieces.0.length` goes to the list
 * `pieces`, whose missing rows are null. Empty fields are left out, so that an empty form returns undefined.
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

/** Detail fields that hold an amount, without row numbers. */
export const amountFields = new Set([
  'pieces.quantity',
  'pieces.length',
  'pieces.width',
  'pieces.height',
  'pieces.weight',
  'grossKg',
  'volumeM3',
  'containers.quantity',
  'containers.weightKg',
  'value.amount',
  'alcohol.abv',
  'alcohol.bottleMl',
  'alcohol.bottlesPerCase',
  'alcohol.cases',
  'vehicles.year',
  'storage.palletsIn',
  'storage.palletsOut',
  'storage.areaM2',
]);

const degreeFields = ['temperature.minC', 'temperature.maxC'];

/** Rewrites the numbers in details from one locale to another. */
export function rewriteDetails(
  fields: Record<string, string>,
  from: Locale,
  to: Locale = defaultLocale,
): Record<string, string> {
  const rewritten = Object.entries(fields).map(([name, typed]): [string, string] => {
    const path = name.replace(/^shipment\./, '').replace(/\.\d+(?=\.)/g, '');
    if (path === name) return [name, typed];
    const isNumber = amountFields.has(path) || degreeFields.includes(path);
    return [name, isNumber ? rewriteNumber(typed, from, to) : typed];
  });
  return Object.fromEntries(rewritten);
}

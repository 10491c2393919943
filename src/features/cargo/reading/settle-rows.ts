import { amountOf, type Draft, type Row } from './group-items.ts';
import type { Token } from './tokens.ts';
import { addingTerms, countLabels, looseTerms, setOf, totalTerms } from './vocabulary.ts';

/** Words before the pieces that hold the others: “600 cartons on 10 pallets”. */
const carryingTerms = setOf('on onto in into inside en em sobre');
/** Words before the pieces that the others hold: “10 pallets with 60 cartons each”. */
const carriedTerms = setOf('with of containing con de com contendo conteniendo x (');

/** “dentro de 2 cajas”, “em cima de 2 paletes”. */
const placeTerms = setOf('dentro encima arriba cima');
/** Words for pieces that travel separately from the others. */
const besideTerms = new Set([
  ...looseTerms,
  ...setOf('extra extras additional adicional adicionales adicionais separate separately aparte'),
]);

const isBare = ({ size, kg, m3 }: Row) => size === null && kg.length === 0 && m3.length === 0;
const countOf = (rows: readonly Row[]) => rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/**
 * Settles rows that repeat others: the count of all of them, and pieces inside of others. Returns the doubt that remains
 * about how many pieces there are.
 */
export function settleRows(draft: Draft, tokens: readonly Token[]): boolean {
  countSizes(draft, tokens);
  const isMiscounted = takeCounts(draft, tokens);
  return takeNested(draft, tokens) || isMiscounted;
}

/** “2 crates: 180x90x95 cm and 120x80x60 cm”: as many sizes as pieces, one for each. */
function countSizes({ rows }: Draft, tokens: readonly Token[]) {
  const [first, ...others] = rows;
  if (!first?.size || first.quantity !== rows.length || others.length === 0) return;
  const { start, size, packing } = first;
  const isHeading = tokens.some(
    (token) => token.text === ':' && token.start > start && token.end <= size.start,
  );
  // Sides in brackets are the same in another unit.
  const isRestated = (row: Row) => /^[(=]$/.test(tokens[indexOf(row, tokens) - 1]?.text ?? '');
  const areSizes = others.every(
    (row) => row.size !== null && row.quantity === null && row.packing === null && !isRestated(row),
  );
  if (!isHeading || !areSizes) return;
  for (const row of rows) Object.assign(row, { quantity: 1, packing });
  const last = rows.at(-1);
  const isSaidAtEnd = rows.every((row) => row === last || row.kg.length === 0);
  if (last && isSaidAtEnd && last.kg.every(({ sense }) => sense === 'each'))
    for (const row of rows) row.kg = last.kg;
}

/** “Total: 7 pcs 350 kg”, “5 boxes: 2 of 60x40x40 and 3 of …”: takes out the count of all, gives its measures to the totals. */
function takeCounts(draft: Draft, tokens: readonly Token[]): boolean {
  let isMiscounted = false;
  for (const row of [...draft.rows]) {
    const others = draft.rows.filter((other) => other !== row);
    const areCounted = others.length > 0 && others.every(({ quantity }) => quantity !== null);
    if (row.quantity === null || row.size !== null || !areCounted) continue;
    const isTotal = isAfterTotal(row, tokens);
    const isHeading =
      others.length > 1 && isBare(row) && draft.rows[0] === row && /^[:(]$/.test(tokenAfter(row, tokens));
    const agrees = countOf(others) === row.quantity;
    if (isTotal && !agrees && others.length > 1) isMiscounted = true;
    if (!agrees || !(isTotal || isHeading)) continue;
    draft.rows = others;
    draft.totals.push(...[...row.kg, ...row.m3].filter(({ sense }) => sense !== 'each'));
    const { packing } = row;
    for (const other of others)
      if (other.packing === null || other.packing === 'piece') other.packing = packing;
  }
  return isMiscounted;
}

const tokenAfter = ({ end }: Row, tokens: readonly Token[]) =>
  tokens.find(({ start }) => start >= end)?.text ?? '';

const indexOf = ({ start }: Row, tokens: readonly Token[]) =>
  tokens.findIndex((token) => token.start >= start);

function isAfterTotal(row: Row, tokens: readonly Token[]): boolean {
  let at = indexOf(row, tokens) - 1;
  while (/^(?:[:=(-]|of|de)$/.test(tokens[at]?.text ?? '') || countLabels.has(tokens[at]?.text ?? ''))
    at -= 1;
  return totalTerms.has(tokens[at]?.text ?? '');
}

/** “600 cartons on 10 pallets”: takes out the pieces inside if nothing is said of them; true where more is said. */
function takeNested(draft: Draft, tokens: readonly Token[]): boolean {
  let isOpen = false;
  for (const [index, second] of [...draft.rows].entries()) {
    const first = draft.rows[draft.rows.indexOf(second) - 1];
    if (index === 0 || !first || !isPairOf(first, second)) continue;
    const inner = innerOf(first, second, tokens) ?? (weighsAsOther(first, second) ? first : null);
    if (!inner || isBeside(inner, tokens)) continue;
    // “x2” after a row may be twice as much, and “with 2 crates” 2 more.
    const isMore =
      inner === second && (inner.packing === 'piece' || (inner.quantity ?? 0) <= (first.quantity ?? 0));
    if (isBare(inner) && inner.packing !== 'pallet' && !isMore)
      draft.rows = draft.rows.filter((row) => row !== inner);
    else isOpen = true;
  }
  return isOpen;
}

const isBeside = (row: Row, tokens: readonly Token[]) =>
  tokens.some(({ text, start, end }) => start >= row.start && end <= row.end && besideTerms.has(text));

/** Pieces of two kinds, each with its number. */
const isPairOf = (first: Row, second: Row) =>
  first.packing !== second.packing && first.quantity !== null && second.quantity !== null;

function innerOf(first: Row, second: Row, tokens: readonly Token[]): Row | null {
  const at = indexOf(second, tokens);
  const textAt = (index: number) => tokens[index]?.text ?? '';
  const isBracketedCount = textAt(at) === '(' && textAt(at + 2) === ')';
  const before = /^[(x]$/.test(textAt(at)) && !isBracketedCount ? at : at - 1;
  const isPlaced = textAt(before) === 'de' && placeTerms.has(textAt(before - 1));
  if (isPlaced || carryingTerms.has(textAt(before))) return first;
  return carriedTerms.has(textAt(before)) && !addingTerms.has(textAt(before - 1)) ? second : null;
}

/** True for pieces that weigh as much as the pallets of the next row, or a little less: they may be what is on the pallets. */
function weighsAsOther(first: Row, second: Row): boolean {
  const [outer, inner] = first.packing === 'pallet' ? [first, second] : [second, first];
  if (outer.packing !== 'pallet') return false;
  const weightOf = ({ kg: [kg], quantity }: Row) => {
    const amount = kg ? amountOf(kg) : null;
    return amount === null || kg?.sense !== 'each' ? amount : amount * (quantity ?? 1);
  };
  const [held, whole] = [weightOf(inner), weightOf(outer)];
  return held !== null && whole !== null && held <= whole && held >= 0.8 * whole;
}

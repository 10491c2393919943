import { strangeDensity } from '../density.ts';
import { amountOf, isNear, type MeasureItem, type Row } from './group-items.ts';
import { readSides, type SideContext, volumeOf } from './read-sides.ts';
import { isPlural, type Packing, packings } from './vocabulary.ts';

const mostPieces = 10_000;

interface RowContext extends SideContext {
  /** Totals that the text states. */
  stated: { kg: number | null; m3: number | null };
  /** The text has no other row. */
  isOnly: boolean;
}

/** The weights that all pieces of a row may have. */
function possibleKg({ quantity, kg }: Row, { stated, isOnly }: RowContext): number[] {
  const [first] = kg;
  const value = first && amountOf(first);
  if (!value) return isOnly && stated.kg !== null ? [stated.kg] : [];
  const count = quantity ?? 1;
  return first.sense === 'each' ? [value * count] : [value, value * count];
}

/** Reads one row: sizes first, then what its weight and volume are of. */
export function readRow(row: Row, context: RowContext) {
  const { ask, textOf, isOnly, tokens, unreadSpans, stated, isOfHeavyGoods } = context;
  const hasPlural = tokens.some(({ text }) => isPlural(text));
  const quantity = row.quantity ?? (isOnly && !hasPlural ? 1 : null);
  if (quantity === null) ask({ kind: 'quantity' });
  else if (quantity < 1 || quantity > mostPieces || (row.packing === 'pallet' && quantity > 1_000))
    ask({ kind: 'count', text: textOf(row) });
  const sidesCm = readSides({ ...row, quantity }, possibleKg({ ...row, quantity }, context), context);
  const volumeOfSides = sidesCm && quantity !== null ? volumeOf(sidesCm) * quantity : null;
  const packing = row.packing;
  const isOfOther = ({ per }: MeasureItem) =>
    per !== null &&
    packing !== null &&
    packing !== 'piece' &&
    per !== 'piece' &&
    per !== packing &&
    !(isBoxLike(per) && isBoxLike(packing));
  unreadSpans.push(...[...row.kg, ...row.m3].filter(isOfOther).slice(0, 1));
  const own = {
    kg: row.kg.filter((item) => !isOfOther(item)),
    m3: row.m3.filter((item) => !isOfOther(item)),
  };

  const countOf = quantity ?? 1;
  const volume = measureOf(own.m3, 'm3', countOf, packing, (total) => {
    if (volumeOfSides !== null) return isNear(total, volumeOfSides, 0.1);
    const kg = stated.kg ?? (own.kg[0]?.sense === 'each' ? (amountOf(own.kg[0]) ?? 0) * countOf : null);
    return kg === null || strangeDensity({ kg, m3: total }, isOfHeavyGoods) === null;
  });
  const m3 = volumeOfSides ?? volume.total ?? (isOnly ? stated.m3 : null);
  const weight = measureOf(
    own.kg,
    'kg',
    countOf,
    packing,
    (total) => m3 === null || strangeDensity({ kg: total, m3 }, isOfHeavyGoods) === null,
  );
  for (const [unit, measured] of [
    ['kg', weight],
    ['m3', volume],
  ] as const) {
    const [item] = own[unit];
    if (measured.decided === 'contradiction') ask({ kind: 'contradiction', of: unit });
    if (measured.decided === 'open' && item && measured.value !== null)
      ask({
        kind: 'each-or-total',
        of: unit,
        text: textOf(item),
        total: { each: measured.value * countOf, all: measured.value },
      });
  }
  if (volumeOfSides !== null && volume.total !== null && !isNear(volumeOfSides, volume.total, 0.1))
    ask({ kind: 'contradiction', of: 'm3' });
  const eachKg = weight.decided === 'each' && weight.value !== null ? weight.value : null;
  return {
    row,
    quantity: row.quantity,
    packing,
    sidesCm,
    eachKg,
    kg: quantity === null ? null : weight.total,
    m3: quantity === null ? null : m3,
  };
}

const isBoxLike = (packing: Packing) => packing === 'box' || packing === 'carton' || packing === 'crate';

interface Measured {
  value: number | null;
  total: number | null;
  decided: 'each' | 'all' | 'open' | 'none' | 'contradiction';
}

/** Decides what the weight or volume of a row is of: by its words, else by what is possible. */
function measureOf(
  items: readonly MeasureItem[],
  of: 'kg' | 'm3',
  quantity: number,
  packing: Packing | null,
  isPossible: (total: number) => boolean,
): Measured {
  const [first, ...repeated] = items;
  const value = first ? amountOf(first) : null;
  if (!first || value === null) return { value: null, total: null, decided: 'none' };
  const isRepeated = (item: MeasureItem) => {
    const other = amountOf(item);
    return other !== null && (isNear(other, value, 0.02) || isNear(other, value * quantity, 0.02));
  };
  if (!repeated.every(isRepeated)) return { value, total: null, decided: 'contradiction' };
  if (quantity === 1) return { value, total: value, decided: first.sense === 'each' ? 'each' : 'all' };
  const isEachSaid =
    first.sense === 'each' ||
    repeated.some((item) => item.sense === 'each' && isNear(amountOf(item) ?? 0, value, 0.02));
  if (isEachSaid) return { value, total: value * quantity, decided: 'each' };
  const [least, most] = packings[packing ?? 'piece'][of];
  const isEach = value >= least && value <= most && isPossible(value * quantity);
  const isAll = value / quantity >= least && value / quantity <= most && isPossible(value);
  if (isEach === isAll) return { value, total: null, decided: 'open' };
  return isEach
    ? { value, total: value * quantity, decided: 'each' }
    : { value, total: value, decided: 'all' };
}

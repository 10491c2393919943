import type { Item } from './items/item.ts';
import type { Span } from './tokens.ts';
import type { Packing } from './vocabulary.ts';

/** Densities of ordinary cargo: of two readings, the one inside of them needs no question. */
export const usualDensities = { least: 30, most: 1_500 };

export type MeasureItem = Extract<Item, { kind: 'measure' }>;
export type SizeItem = Extract<Item, { kind: 'size' }>;
export type ContainerItem = Extract<Item, { kind: 'container' }>;

export interface Row extends Span {
  quantity: number | null;
  packing: Packing | null;
  size: SizeItem | null;
  kg: MeasureItem[];
  m3: MeasureItem[];
}

export interface Draft {
  rows: Row[];
  containers: ContainerItem[];
  /** Measures of everything, or of the containers. */
  totals: MeasureItem[];
}

/** Groups items: a row begins with its quantity or its size, whichever comes first. */
export function groupItems(items: readonly Item[]): Draft {
  const draft: Draft = { rows: [], containers: [], totals: [] };
  let row: Row | null = null;
  const begin = ({ start, end }: Span): Row => {
    row = { start, end, quantity: null, packing: null, size: null, kg: [], m3: [] };
    draft.rows.push(row);
    return row;
  };
  let isInContainer = false;
  for (const item of items) {
    const open: Row | null = row;
    switch (item.kind) {
      case 'container':
        draft.containers.push(item);
        isInContainer = true;
        row = null;
        break;
      case 'pieces': {
        const current: Row = !open || (open as Row).quantity !== null ? begin(item) : open;
        Object.assign(current, { quantity: item.quantity, packing: item.packing, end: item.end });
        isInContainer = false;
        break;
      }
      case 'size': {
        const isTaken =
          (open as Row | null)?.size || (item.quantity !== null && (open as Row | null)?.quantity);
        const current: Row = !open || isTaken ? begin(item) : open;
        Object.assign(current, { size: item, end: item.end });
        if (item.quantity !== null) current.quantity = item.quantity;
        isInContainer = false;
        break;
      }
      case 'measure': {
        if (item.sense === 'net') break;
        if (
          item.sense === 'total' ||
          (isInContainer && item.per === null) ||
          continuesTotal(item, draft, items)
        )
          draft.totals.push(item);
        else {
          const current: Row = rowOf(item, draft) ?? open ?? begin(item);
          current[item.of].push(item);
          current.end = Math.max(current.end, item.end);
        }
        break;
      }
      case 'fact':
        break;
    }
  }
  return draft;
}

/** The only row of the pieces that a measure names, as in “500 kg per pallet”. */
function rowOf({ per }: MeasureItem, { rows }: Draft): Row | undefined {
  const [row, other] = rows.filter(({ packing }) => per !== null && per !== 'piece' && packing === per);
  return other ? undefined : row;
}

/** True for “3 m³” of “4 pallets, total 900 kg, 3 m³”: one list, if all of it can be the totals. */
function continuesTotal(item: MeasureItem, { totals }: Draft, items: readonly Item[]): boolean {
  const before = items[items.indexOf(item) - 1];
  if (item.sense !== null || before?.kind !== 'measure' || before.of === item.of || !totals.includes(before))
    return false;
  const [one, other] = [amountOf(before), amountOf(item)];
  if (one === null || other === null) return false;
  const density = item.of === 'm3' ? one / other : other / one;
  return density >= usualDensities.least && density <= usualDensities.most;
}

/** The value of a measure in kg or m³; null while it is not known. */
export const amountOf = ({ value, factor }: MeasureItem) =>
  typeof value === 'number' && value > 0 ? value * factor : null;

/** True for values that differ by at most a share of the larger. */
export const isNear = (one: number, other: number, share: number) =>
  Math.abs(one - other) <= share * Math.max(one, other);

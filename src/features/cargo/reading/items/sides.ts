import { addingTerms, byTerms, type SideUnit, sideLabels, sideUnits } from '../vocabulary.ts';
import type { Match, SideItem } from './item.ts';
import type { TokenReader } from './token-reader.ts';

/** Creates the reader of sizes: `120 x 80 x 145 cm`. */
export function createSideReader({
  tokens,
  at,
  isNumber,
  isWord,
  isGlued,
  valueAt,
  skip,
  item,
  sideUnitAt,
}: TokenReader) {
  /** The fraction of inches or feet after a whole number: `48 1/2 in`, `48-1/2 x`; 0 for none. */
  function fractionAfter(index: number): number {
    const from = skip(index + 1, '-');
    const [over, sign, under, next] = [0, 1, 2, 3].map((step) => at(from + step));
    const isFraction =
      /^\d+$/.test(at(index)) &&
      sign === '/' &&
      /^(?:2|4|8|16)$/.test(under ?? '') &&
      Number(over) < Number(under) &&
      (next === 'x' || /^(?:in|ft)$/.test(sideUnitAt(from + 3) ?? ''));
    return isFraction ? Number(over) / Number(under) : 0;
  }

  /** One side with its label and unit: `L 120 cm`, `4'6"`, `48"H`. */
  function sideAt(index: number): { side: SideItem; isLabeled: boolean; next: number } | null {
    let next = index;
    let isLabeled = false;
    if (isWord(next) && sideLabels.has(at(next)) && at(next) !== 'by') {
      const afterLabel = skip(skip(next + 1, '.'), ':=-');
      if (!isNumber(afterLabel)) return null;
      [next, isLabeled] = [afterLabel, true];
    }
    if (!isNumber(next)) return null;
    let value = valueAt(next);
    const fraction = fractionAfter(next);
    if (fraction && typeof value === 'number') [value, next] = [value + fraction, skip(next + 1, '-') + 2];
    let unit: SideUnit | null = sideUnitAt(next + 1);
    next += unit ? 2 : 1;
    if (unit && at(next) === '.')
      next += /^[x,;]$/.test(at(next + 1)) || isNumber(next + 1) || next + 1 >= tokens.length ? 1 : 0;
    // 4'6" and 4 ft 6 in
    if (
      unit === 'ft' &&
      isNumber(next) &&
      sideUnits.get(at(next + 1)) === 'in' &&
      typeof value === 'number'
    ) {
      const inches = valueAt(next);
      value = typeof inches === 'number' && inches < 12 ? value * 12 + inches : null;
      [unit, next] = ['in', next + 2];
    } else if (unit === 'ft' && isNumber(next) && isGlued(next)) return null;
    const bracketed = skip(next, '(');
    // “2,3 m de ancho”
    const label = at(bracketed) === 'de' && at(bracketed + 1).length > 3 ? bracketed + 1 : bracketed;
    const isNextLabel = isNumber(label + 1) || (/^[:=]$/.test(at(label + 1)) && isNumber(label + 2));
    if (isWord(label) && sideLabels.has(at(label)) && !isNextLabel) {
      next = skip(label + 1, ')');
      isLabeled = true;
    }
    return { side: { value, unit }, isLabeled, next };
  }

  /** Labelled sides are listed: `length 48, width 40 and height 60`. */
  function joinedAt(index: number): number {
    const next = skip(index, ',;/\n');
    return addingTerms.has(at(next)) ? next + 1 : next;
  }

  /** Numbers joined by ×: three sides, with the quantity before or after them. */
  function readSides(index: number): Match | null {
    const sides: SideItem[] = [];
    let isLabeled = true;
    let next = index;
    let end = index;
    for (;;) {
      const opened = sides.length === 1 ? skip(next, '(') : next;
      const side = sideAt(opened);
      if (!side) break;
      sides.push(side.side);
      isLabeled = isLabeled && side.isLabeled;
      end = side.next;
      next = end;
      if (byTerms.has(at(next)) && (at(next) !== 'p' || isLabeled)) next += 1;
      else if (isLabeled && sideAt(joinedAt(next))?.isLabeled) next = joinedAt(next);
      else break;
    }
    if (sides.length < 3) return null;
    const unreadChain: Match = { item: null, next: end };
    if (sides.length > 4) return unreadChain;
    // “145 m3 boxes”: a volume, or meters before three boxes.
    if (isWord(end) && sideUnits.has(at(end)) && sideUnitAt(end) === null && at(end) !== 'in')
      return unreadChain;
    // A unit in brackets, or after them: “120x80x145 (cm)”.
    const opened = skip(end, '([');
    const unit = sideUnitAt(opened);
    if (opened > end && unit && /[)\]]/.test(at(opened + 1))) {
      const last = sides.at(-1);
      if (last && !last.unit) last.unit = unit;
      end = opened + 2;
    }
    if (sides.length === 4) return fourSides(sides, index, end) ?? unreadChain;
    return item({ kind: 'size', sides: sides as [SideItem, SideItem, SideItem], quantity: null }, index, end);
  }

  /** Of four numbers the first or the last is the quantity: the one without the unit, or the only small one. */
  function fourSides(all: SideItem[], from: number, next: number): Match | null {
    const [first, second, third, last] = all as [SideItem, SideItem, SideItem, SideItem];
    const isCount = ({ value, unit }: SideItem) =>
      typeof value === 'number' && Number.isInteger(value) && value > 0 && unit === null;
    const isSmall = ({ value }: SideItem) => Number(value) < 10;
    const others = [second, third].map(({ value }) => Number(value));
    const areSides = Math.min(...others) >= 10;
    const isTall = isSmall(last) && !isSmall(first) && last.unit !== 'm' && last.unit !== 'ft';
    const isFirst =
      isCount(first) && !isTall && (last.unit !== null || (areSides && isSmall(first) && !isSmall(last)));
    const isLast =
      isCount(last) &&
      last.unit === null &&
      (third.unit !== null || (areSides && isSmall(last) && !isSmall(first)));
    if (isFirst === isLast) return null;
    const quantity = Number((isFirst ? first : last).value);
    const sides: [SideItem, SideItem, SideItem] = isFirst ? [second, third, last] : [first, second, third];
    return item({ kind: 'size', sides, quantity }, from, next);
  }

  return { readSides };
}

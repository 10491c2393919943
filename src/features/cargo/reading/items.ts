import type { Locale } from '#platform/i18n/locale.ts';
import type { ContainerType } from '../container-fit.ts';
import { labelEnd } from './labels.ts';
import { habitsOf, type NumberReading, readNumber, type Span, type Token } from './tokens.ts';
import {
  addingTerms,
  byTerms,
  capacityUnits,
  cmOf,
  codeLabels,
  containerTerms,
  containingTerms,
  countLabels,
  cubicTerms,
  currencyTerms,
  dryTerms,
  eachTerms,
  equipmentTerms,
  highTerms,
  isPlural,
  kgOfUnit,
  m3OfUnit,
  measureTerms,
  netTerms,
  numerals,
  type Packing,
  packingOf,
  perTerms,
  pieceTerms,
  type SideUnit,
  sideLabels,
  sideUnits,
  totalTerms,
  vagueTerms,
} from './vocabulary.ts';

export type Sense = 'each' | 'total' | 'net' | null;

export interface SideItem {
  value: NumberReading;
  unit: SideUnit | null;
}

/** A part of a cargo that was read, with its place in the text. */
export type Item = Span &
  (
    | { kind: 'container'; size: ContainerType | 'special' | null; quantity: number | null }
    | { kind: 'pieces'; quantity: number | null; packing: Packing }
    | { kind: 'size'; sides: [SideItem, SideItem, SideItem]; quantity: number | null }
    | {
        kind: 'measure';
        of: 'kg' | 'm3';
        value: NumberReading;
        factor: number;
        sense: Sense;
        per: Packing | null;
      }
    /** A UN number, a temperature, a code or an amount of money. */
    | { kind: 'fact'; special: 'dangerous' | 'temperature' | null }
  );

/** The items of a text, and the places that hold a number, a unit or a kind of piece that is in none of them. */
export interface ReadItems {
  items: Item[];
  unread: Span[];
}

interface Match {
  item: Item | null;
  /** Index of the token after it. */
  next: number;
}

/** `Omit` of each member of a union. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** “dos” is “of the” in Portuguese. */
const noNumerals: Record<Locale, readonly string[]> = { en: [], es: [], pt: ['dos'] };

const sizes: Record<string, ContainerType> = { '20': '20', '40': '40', '45': '45hc' };
const isoSizes: Record<string, ContainerType> = { '22g1': '20', '42g1': '40', '45g1': '40hc', l5g1: '45hc' };

export function readItems(tokens: readonly Token[], locale: Locale): ReadItems {
  const habits = habitsOf(tokens);
  const isUsed = new Array<boolean>(tokens.length).fill(false);
  const at = (index: number) => tokens[index]?.text ?? '';
  const isNumber = (index: number) => tokens[index]?.kind === 'number';
  const isWord = (index: number) => tokens[index]?.kind === 'word';
  const isGlued = (index: number) => tokens[index]?.isGlued ?? false;
  const valueAt = (index: number) => readNumber(at(index), locale, habits);
  const skip = (index: number, texts: string) => (texts.includes(at(index)) && at(index) ? index + 1 : index);
  const item = (value: Without<Item, 'start' | 'end'>, from: number, next: number): Match => ({
    item: { ...value, start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 } as Item,
    next,
  });
  const hasContainers = tokens.some(
    ({ text }, index) => containerTerms.has(text) || Boolean(readSize(index)),
  );

  /** A whole number in digits or in words. */
  function countAt(index: number): number | null {
    if (isNumber(index)) {
      const value = valueAt(index);
      return typeof value === 'number' && Number.isInteger(value) ? value : null;
    }
    if (noNumerals[locale].includes(at(index))) return null;
    return numerals.get(at(index)) ?? null;
  }

  /** The side unit at a place; “in total” and “in 2 boxes” are no inches. */
  function sideUnitAt(index: number): SideUnit | null {
    const unit = sideUnits.get(at(index));
    if (!unit) return null;
    const isPower =
      (at(index + 1) === '^' ? isNumber(index + 2) : isNumber(index + 1) && isGlued(index + 1)) &&
      isWord(index);
    if (isPower || cubicTerms.has(at(index + 1))) return null;
    if (
      at(index) === 'in' &&
      (totalTerms.has(at(index + 1)) || /^(?:all|a|one|two|the)$/.test(at(index + 1)))
    )
      return null;
    const isBeforeCount = at(index) === 'in' && !isGlued(index) && countAt(index + 1) !== null;
    if (isBeforeCount && !measureUnitAt(index + 2)) return null;
    return unit;
  }

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

  /** The unit of a weight or volume: `kg`, `m3`, `cu. ft.`, `pies cúbicos`. */
  function measureUnitAt(index: number): { of: 'kg' | 'm3'; factor: number; next: number } | null {
    const word = at(index);
    if (cubicTerms.has(word)) {
      const unitAt = skip(index + 1, '.');
      const unit = sideUnits.get(at(unitAt));
      return unit ? { of: 'm3', factor: (cmOf[unit] / 100) ** 3, next: skip(unitAt + 1, '.') } : null;
    }
    const side = isWord(index) ? sideUnits.get(word) : undefined;
    if (side && cubicTerms.has(at(index + 1)))
      return { of: 'm3', factor: (cmOf[side] / 100) ** 3, next: index + 2 };
    const power = at(index + 1) === '^' ? index + 2 : index + 1;
    if (side && at(power) === '3' && isGlued(power))
      return { of: 'm3', factor: (cmOf[side] / 100) ** 3, next: power + 1 };
    const metric = /^metric[oa]?s?$/.test(word) ? index + 1 : index;
    const kg = kgOfUnit(at(metric));
    if (kg !== undefined && !(isNumber(metric + 1) && isGlued(metric + 1)))
      return { of: 'kg', factor: kg, next: metric + 1 };
    const m3 = m3OfUnit(word);
    return m3 === undefined || (isNumber(index + 1) && isGlued(index + 1))
      ? null
      : { of: 'm3', factor: m3, next: index + 1 };
  }

  /** Words on the left of a measure that say whether it is of one piece or of all. */
  function senseBefore(index: number): { sense: Sense; per: Packing | null } {
    const as = (sense: Sense, per: Packing | null = null) => ({ sense, per });
    let isNet = false;
    for (let near = index - 1; near >= Math.max(0, index - 6); near -= 1) {
      // A word of the measure before it is not of this one: “12 kg each 60 m³”.
      if (isUsed[near]) break;
      const word = at(near);
      if (totalTerms.has(word) || (word === 'all' && at(near - 1) === 'in')) return as('total');
      if (eachTerms.has(word) || word === '@' || (word === 'u' && at(near - 1) === '/')) return as('each');
      if (word === 'x' && near === index - 1) return as('each');
      if (/^(?:de|of)$/.test(word) && near === index - 1 && packingOf(at(near - 1))) return as('each');
      // “weight per pallet: 500 kg”, “peso/caja 12 kg”
      const isPer = /^[x/]$/.test(at(near - 1)) || perTerms.has(at(near - 1));
      const per = isPer && !isUsed[near - 1] ? packingOf(word) : undefined;
      if (isPer && pieceTerms.has(word)) return as('each');
      if (per) return as('each', per);
      // “each pallet weighs 500 kg”, “cada una pesa 12 kg”
      const isOfEach = eachTerms.has(at(near - 1)) && !isUsed[near - 1];
      if (isOfEach && (pieceTerms.has(word) || packingOf(word))) return as('each', packingOf(word) ?? null);
      if (netTerms.has(word)) isNet = true;
      else if (!measureTerms.has(word) && !/^[:.=~-]$/.test(word)) break;
    }
    return as(isNet ? 'net' : null);
  }

  /** Words on the right of a measure: `each`, `c/u`, `/ctn`, `por caja`, `en total`. */
  function senseAfter(index: number): { sense: Sense; per: Packing | null; next: number } {
    let next = skip(skip(index, '.'), ')');
    if (tokens[next - 1]?.text === '.' && isNumber(next)) next = index;
    let isNet = false;
    for (;;) {
      const word = at(next);
      if (netTerms.has(word) && !isNumber(skip(next + 1, ':='))) isNet = true;
      else if (word !== 'bruto' && word !== 'gross' && word !== 'brutos' && word !== 'bruta' && word !== '(')
        break;
      next += 1;
    }
    const none = { sense: isNet ? ('net' as const) : null, per: null, next: isNet ? next : index };
    if (isNet) return none;
    const word = at(next);
    const close = (end: number) => skip(end, ')');
    if (totalTerms.has(word)) return { sense: 'total', per: null, next: close(next + 1) };
    if (/^(?:in|en|no|em|al|na)$/.test(word) && /^(?:total|all|todo|conjunto|totales)$/.test(at(next + 1)))
      return { sense: 'total', per: null, next: close(next + 2) };
    if (/^(?:all|todo)$/.test(word) && /^(?:together|junto)$/.test(at(next + 1)))
      return { sense: 'total', per: null, next: close(next + 2) };
    const slash = word === '/' ? next + 1 : next;
    if (
      word === 'c' &&
      at(next + 1) === '/' &&
      /^(?:u|una|uno|um|uma|caja|bulto|pallet|tarima|caixa)$/.test(at(next + 2))
    )
      return { sense: 'each', per: null, next: close(next + 3) };
    if (word === 'e' && at(next + 1) === '/' && at(next + 2) === 'a')
      return { sense: 'each', per: null, next: close(next + 3) };
    if (word === 'cu' || (eachTerms.has(word) && word !== '')) {
      const named = packingOf(at(next + 1));
      const isOne = pieceTerms.has(at(next + 1));
      return {
        sense: 'each',
        per: isOne ? null : (named ?? null),
        next: close(named || isOne ? next + 2 : next + 1),
      };
    }
    const isPer = slash > next || perTerms.has(word) || (word === 'x' && isWord(next + 1));
    const perAt = slash > next ? slash : at(next + 1) === '/' ? next + 2 : next + 1;
    if (isPer) {
      const per = packingOf(at(perAt));
      if (pieceTerms.has(at(perAt))) return { sense: 'each', per: null, next: close(perAt + 1) };
      if (per || /^(?:c|cada)$/.test(at(perAt)) || (slash > next && /^(?:un|unid|ud)$/.test(at(perAt))))
        return { sense: 'each', per: per ?? null, next: close(perAt + 1) };
      if (containerTerms.has(at(perAt))) return { sense: 'each', per: null, next: close(perAt + 1) };
    }
    return none;
  }

  function isVague(index: number): boolean {
    const near = [at(index - 1), at(index - 2)];
    const isLimit =
      /^(?:de|than|que)$/.test(near[0] ?? '') && /^(?:mas|mais|menos|more|less)$/.test(near[1] ?? '');
    return (
      isLimit ||
      near.some((word) => vagueTerms.has(word)) ||
      (near[0] === '-' && isNumber(index - 2) && isGlued(index))
    );
  }

  /** The number of a measure; thousands of cubic meters are more likely a decimal. */
  function amountAt(index: number, of: 'kg' | 'm3'): NumberReading {
    const value = valueAt(index);
    const parts = of === 'm3' && /^([1-9]\d{0,2})[.,](\d{3})$/.exec(at(index));
    if (!parts || typeof value !== 'number' || value < 1_000) return value;
    return { whole: String(value), decimal: `${parts[1]}.${parts[2]}` };
  }

  /** A measure behind its unit: `kg: 350`, `Weight (kg): 350`. */
  function readLabelledMeasure(index: number): Match | null {
    const isOfNumber = isNumber(index - 1) && !isUsed[index - 1];
    const unit = isWord(index) && !isOfNumber ? measureUnitAt(index) : null;
    if (!unit) return null;
    const numberAt = skip(skip(unit.next, ')]'), ':=');
    if (!/^[:=]$/.test(at(numberAt - 1)) || !isNumber(numberAt) || isVague(numberAt)) return null;
    const own = measureUnitAt(numberAt + 1);
    const isOther = own ? !/^[:=]$/.test(at(own.next)) : sideUnitAt(numberAt + 1) || at(numberAt + 1) === 'x';
    if (isOther) return null;
    const before = senseBefore(index);
    const after = own ? { sense: null, per: null, next: numberAt + 1 } : senseAfter(numberAt + 1);
    const sense = before.sense === 'net' ? 'net' : (after.sense ?? before.sense);
    return item(
      {
        ...{ kind: 'measure', of: unit.of, value: amountAt(numberAt, unit.of), factor: unit.factor },
        ...{ sense, per: after.per ?? before.per },
      },
      index,
      Math.max(numberAt + 1, after.next),
    );
  }

  function readMeasure(index: number): Match | null {
    if (!isNumber(index) || (isGlued(index) && isWord(index - 1) && sideUnits.has(at(index - 1))))
      return null;
    const unitAt = skip(index + 1, '-');
    const unit = measureUnitAt(unitAt);
    if (!unit || isVague(index)) return null;
    const after = senseAfter(unit.next);
    const before = senseBefore(index);
    const sense = before.sense === 'net' ? 'net' : (after.sense ?? before.sense);
    const per = after.per ?? (after.sense ? null : before.per);
    return item(
      { kind: 'measure', of: unit.of, value: amountAt(index, unit.of), factor: unit.factor, sense, per },
      index,
      Math.max(unit.next, after.next),
    );
  }

  /** A container’s size and kind: `40'HC`, `20 ft`, `45G1`, `40' open top`; without a kind only after `isSure`. */
  function readSize(
    index: number,
    isSure = false,
  ): { size: ContainerType | 'special'; isFeetOnly: boolean; next: number } | null {
    if (!/^(?:20|22|40|42|45)$/.test(at(index)) && at(index) !== 'l') return null;
    const code = [index, index + 1, index + 2, index + 3].map(at);
    const iso = at(index) === 'l' ? code.slice(0, 4).join('') : code.slice(0, 3).join('');
    if (/^(?:(?:22|42|45)[gruptbv]\d|l5[gr]\d)$/.test(iso) && isGlued(index + 1) && isGlued(index + 2))
      return {
        size: isoSizes[iso] ?? 'special',
        isFeetOnly: false,
        next: index + (at(index) === 'l' ? 4 : 3),
      };
    const size = sizes[at(index)];
    if (!size) return null;
    let next = index + 1;
    let isHigh = false;
    let isSpecial = false;
    let hasKind = false;
    let hasFeet = false;
    for (;;) {
      const word = at(next);
      const isFeet = !hasFeet && sideUnits.get(word) === 'ft';
      if (
        /^[-.]$/.test(word) &&
        (isFeet || isWord(next + 1)) &&
        (highTerms.has(at(next + 1)) ||
          sideUnits.get(at(next + 1)) === 'ft' ||
          equipmentTerms.has(at(next + 1)) ||
          dryTerms.has(at(next + 1)) ||
          containerTerms.has(at(next + 1)))
      )
        next += 1;
      else if (isFeet) [next, hasFeet] = [next + 1, true];
      else if (isSure && word === 's' && isGlued(next)) next += 1;
      else if (highTerms.has(word)) {
        const cubeAt = skip(next + 1, '-');
        const hasCube = /^cubes?$/.test(at(cubeAt));
        if (/^(?:hi|high)$/.test(word) && !hasCube) break;
        [next, isHigh, hasKind] = [hasCube ? cubeAt + 1 : next + 1, true, true];
      } else if (dryTerms.has(word)) [next, hasKind] = [next + 1, true];
      else if (containerTerms.has(word)) [next, hasKind] = [next + 1, true];
      else if (equipmentTerms.has(word) && (word !== 'open' || at(skip(next + 1, '-')) === 'top')) {
        const second = skip(next + 1, '-');
        const isPair = /^(?:top|rack|racks|tank|tanks)$/.test(at(second));
        [next, isSpecial, hasKind] = [isPair ? second + 1 : next + 1, true, true];
      } else break;
    }
    if (!hasKind && !hasFeet && !isSure) return null;
    if (
      cubicTerms.has(at(next)) ||
      (hasFeet && isNumber(next) && isGlued(next)) ||
      /^(?:long|wide|tall|largo|ancho)$/.test(at(next))
    )
      return null;
    return {
      size: isSpecial ? 'special' : size === '40' && isHigh ? '40hc' : size,
      isFeetOnly: hasFeet && !hasKind,
      next,
    };
  }

  /** The number of containers after their size: `40HC x 2`, `20GP: 3`, `(2)`. */
  function countAfter(index: number): { quantity: number; next: number } | null {
    const isMarked = /^[x:(]$/.test(at(index));
    const numberAt = at(index) === '(' ? skip(index + 1, 'x') : index + 1;
    const quantity = isMarked ? countAt(numberAt) : null;
    if (quantity === null || !isNumber(numberAt)) return null;
    const next = skip(numberAt + 1, 'x');
    if (at(index) === '(') return at(next) === ')' ? { quantity, next: next + 1 } : null;
    const isOther =
      readSize(numberAt) ||
      measureUnitAt(numberAt + 1) ||
      packingOf(at(numberAt + 1)) ||
      sideUnits.has(at(numberAt + 1)) ||
      at(numberAt + 1) === 'x';
    return isOther ? null : { quantity, next: numberAt + 1 };
  }

  /** True for “1x20” as the trade writes it; the numbers may be pieces, sides or a measure in “2x40 boxes” and “30x40 tiles”. */
  function isShorthand(index: number, times: number): boolean {
    const isAfterNumber = at(index - 1) === 'x' || (isNumber(index - 2) && !isUsed[index - 2]);
    if (isAfterNumber || !/^[1-9]$/.test(at(index)) || times !== index + 1 || at(times) !== 'x') return false;
    const next = at(times + 2) === 's' && isGlued(times + 2) ? times + 3 : times + 2;
    const after = tokens[next];
    if (!after || after.kind === 'break' || /^[,;+&)]$/.test(after.text)) return true;
    const isUnit = (near: number) => sideUnits.has(at(near)) || measureUnitAt(near) !== null;
    if (after.text === '/') return isNumber(next + 1) && at(next + 2) === 'x';
    if (after.kind === 'sign') return /^[.(:-]$/.test(after.text) && !isNumber(next + 1) && !isUnit(next + 1);
    if (after.kind === 'number') return Boolean(readMeasure(next)?.item);
    const isOther =
      (at(next) !== 'in' && isUnit(next)) ||
      /^(?:high|hi|tall|long|wide|alto|largo)$/.test(at(next)) ||
      [byTerms, capacityUnits, currencyTerms].some((terms) => terms.has(at(next)));
    if (isOther) return false;
    for (let near = next; near < next + 3 && isWord(near); near += 1) {
      // “1x20 coffee in bags”, but not “2x20 in”
      if (/^(?:in|en|em)$/.test(at(near))) return isWord(near + 1) || countAt(near + 1) !== null;
      if (containingTerms.has(at(near)) && near > next) return true;
      if (packingOf(at(near))) return false;
    }
    return true;
  }

  function readContainer(index: number): Match | null {
    const opened = skip(index, '(');
    const quantity = countAt(opened);
    let next = quantity === null ? index : skip(opened + 1, opened > index ? ')' : '');
    if (quantity !== null) {
      const isOfContainers = (near: number) => containerTerms.has(at(near)) || Boolean(readSize(near));
      const isBare = isWord(opened) && hasContainers && Boolean(readSize(next, true));
      const isCounted =
        at(next) === 'x' ||
        isBare ||
        isOfContainers(next) ||
        /^(?:de|of|full|loaded|lleno|llenos)$/.test(at(next));
      const numberAsSize = readSize(opened);
      if (!isCounted) {
        if (numberAsSize) next = index;
        else return null;
      } else if (numberAsSize && !readSize(skip(next, 'x'))) next = index;
    }
    const isCounted = next > index;
    let from = skip(next, 'x');
    if (/^(?:full|lleno|llenos|cheio|cheios)$/.test(at(from))) from += 1;
    let hasWord = false;
    while (containerTerms.has(at(from))) [from, hasWord] = [skip(from + 1, '.'), true];
    if (hasWord && /^(?:full|complet[oa]s?|llenos?|cheios?)$/.test(at(from))) from += 1;
    if (hasWord && equipmentTerms.has(at(from)) && at(from) !== 'open') {
      return item({ kind: 'container', size: 'special', quantity }, index, from + 1);
    }
    const afterOf = /^(?:de|of|x|em|en|in)$/.test(at(from)) ? from + 1 : from;
    const isDe = afterOf > from && isCounted;
    const size = readSize(
      afterOf,
      hasWord ||
        (hasContainers && isCounted && (at(next) === 'x' || isDe || isWord(next - 1))) ||
        isShorthand(index, next),
    );
    if (!size) {
      if (!hasWord) return null;
      // A container of unknown size: “1 full container”, or the plain word.
      return item({ kind: 'container', size: null, quantity: isCounted ? quantity : null }, index, from);
    }
    const { isFeetOnly } = size;
    const isAlone =
      index === 0 ||
      tokens[index - 1]?.kind === 'break' ||
      /^(?:[,;:+&(.]|and|y|e|plus|mas|mais|a|un|um|in|en|em)$/.test(at(index - 1));
    if (isFeetOnly && !isCounted && !hasWord && !isAlone) return null;
    // “20' x 8' x 8'” are sides that a later reading takes.
    if (
      !isCounted &&
      isFeetOnly &&
      at(size.next) === 'x' &&
      isNumber(size.next + 1) &&
      sideUnits.has(at(size.next + 2))
    )
      return null;
    const after = isCounted ? null : countAfter(size.next);
    const isPlain = !isCounted && !after;
    const lastWord = at(size.next - 1);
    const needsCount =
      isPlain && lastWord.length > 3 && lastWord.endsWith('s') && containerTerms.has(lastWord);
    return item(
      {
        kind: 'container',
        size: size.size,
        quantity: isCounted ? quantity : (after?.quantity ?? (needsCount ? null : 1)),
      },
      index,
      after?.next ?? size.next,
    );
  }

  /** Pieces: `10 pallets`, `200 jute bags`, `pallets: 10`, `qty 10`, `2 x`, `(2)`. */
  function readPieces(index: number): Match | null {
    const opened = skip(index, '(');
    const first = opened > index && at(opened) === 'x' ? opened + 1 : at(index) === 'x' ? index + 1 : opened;
    const isInside =
      (isNumber(first) &&
        isGlued(first) &&
        isWord(first - 1) &&
        at(first - 1) !== 'x' &&
        !countLabels.has(at(first - 1))) ||
      (at(first - 1) === 'x' && isNumber(first - 2));
    const quantity = isInside ? null : countAt(first);
    if (isInside) return null;
    if (quantity !== null && !isVague(index)) {
      let next = first + 1;
      if (opened > index && at(next) === ')') next += 1;
      const wasTimes = at(next) === 'x' || at(first - 1) === 'x';
      if (at(next) === 'x') next += 1;
      if (opened > index && at(next) === ')') next += 1;
      const afterOf = /^(?:of|de)$/.test(at(next)) && wasTimes ? next + 1 : next;
      for (let near = afterOf; near < afterOf + 3; near += 1) {
        const packing = packingOf(at(near));
        const isBroken = isNumber(first) && near === next && isGlued(near) && at(near).length < 2;
        if (packing && !isBroken)
          return item(
            { kind: 'pieces', quantity, packing },
            index,
            skip(skip(near + 1, '.'), opened > index ? ')' : ''),
          );
        const isPlainWord =
          isWord(near) &&
          !measureUnitAt(near) &&
          !sideUnits.has(at(near)) &&
          !vagueTerms.has(at(near)) &&
          !containerTerms.has(at(near)) &&
          !numerals.has(at(near)) &&
          !capacityUnits.has(at(near));
        const isHyphen = at(near) === '-' && isGlued(near);
        if (!isPlainWord && !isHyphen) break;
      }
      if (!isNumber(first)) return null;
      const isBracketed = opened > index && tokens[next - 1]?.text === ')';
      const before = tokens[index - 1];
      const isLabelled =
        countLabels.has(at(index - 1)) ||
        (/^[:=]$/.test(before?.text ?? '') && countLabels.has(at(index - 2)));
      const endsHere = next >= tokens.length || /^[,;)/]$/.test(at(next)) || tokens[next]?.kind === 'break';
      const isNext = Boolean(readSides(skip(next, '@('))?.item);
      const nextMeasure = readMeasure(next)?.item;
      const isTimesWeight =
        at(first + 1) === 'x' && nextMeasure?.kind === 'measure' && nextMeasure.of === 'kg';
      const isOfSides = /^(?:of|de)$/.test(at(next)) && Boolean(readSides(next + 1)?.item);
      if (
        isOfSides ||
        (wasTimes && (endsHere || isNext || isTimesWeight)) ||
        (isBracketed && (isNext || endsHere || wasTimes)) ||
        (isLabelled && !measureUnitAt(next) && !sideUnits.has(at(next))) ||
        (at(next) === '@' && isNext)
      ) {
        const end = isTimesWeight || isNext ? first + 1 : next;
        return item({ kind: 'pieces', quantity, packing: 'piece' }, index, isBracketed ? next : end);
      }
      return null;
    }
    // “pallets: 10”, “cajas x 10”; “pallet 2” is the second one.
    const packing = isWord(index) && !sideUnits.has(at(index)) ? packingOf(at(index)) : undefined;
    if (!packing) return null;
    let next = index + 1;
    while (/^[:=x(]$/.test(at(next))) next += 1;
    const later = countAt(next);
    const isOther =
      later === null ||
      !isNumber(next) ||
      measureUnitAt(next + 1) ||
      readSides(next)?.item ||
      readContainer(next)?.item ||
      (isPacking(next + 1) && next === index + 1);
    if (isOther) {
      // One piece without its number: “caja de 60x40x40”. Several need it.
      return null;
    }
    const isMarked = next > index + 1;
    if (!isMarked && !isPlural(at(index))) return null;
    return item({ kind: 'pieces', quantity: later, packing }, index, skip(skip(next + 1, 'x'), ')'));
  }
  function isPacking(index: number) {
    return packingOf(at(index)) !== undefined;
  }

  /** Numbers that say nothing of size or weight. */
  function readFact(index: number): Match | null {
    const labelled = labelEnd(tokens, index);
    if (labelled !== null) {
      const isCounted =
        !isWord(labelled - 1) &&
        (measureUnitAt(labelled) || sideUnitAt(labelled) || isPacking(labelled) || at(labelled) === 'x');
      if (!isCounted) return item({ kind: 'fact', special: null }, index, labelled);
    }
    if (/^(?:un|onu|nu|id)$/.test(at(index))) {
      let next = index + 1;
      while (
        /^(?:[.:#-]|no|num|number|nr)$/.test(at(next)) ||
        (at(next) === 'n' && at(next + 1) === '\u00b0')
      )
        next += 1;
      if (isNumber(next) && /^\d{4}$/.test(at(next)) && !measureUnitAt(next + 1) && !isPacking(next + 1))
        return item({ kind: 'fact', special: 'dangerous' }, index, next + 1);
    }
    if (/^(?:class|clase|classe|imo|imdg)$/.test(at(index))) {
      let next = index + 1;
      while (/^(?:[.:#-]|class|clase|classe|no)$/.test(at(next))) next += 1;
      if (
        isNumber(next) &&
        /^[1-9](?:\.\d)?$/.test(at(next)) &&
        !measureUnitAt(next + 1) &&
        !isPacking(next + 1)
      )
        return item({ kind: 'fact', special: 'dangerous' }, index, next + 1);
    }
    if (codeLabels.has(at(index))) {
      let next = index + 1;
      while (/^(?:[.:#-]|code|codigo|arancelaria|no)$/.test(at(next))) next += 1;
      if (!isNumber(next) || !/^\d{4}/.test(at(next).replaceAll('.', ''))) return null;
      return item({ kind: 'fact', special: null }, index, next + 1);
    }
    const isBeforeMoney =
      at(index) === '$' ||
      currencyTerms.has(at(index)) ||
      (/^(?:us|r|mx)$/.test(at(index)) && at(index + 1) === '$');
    if (isBeforeMoney) {
      let next = index + 1;
      while (/^[$:.]$/.test(at(next))) next += 1;
      return isNumber(next) && !measureUnitAt(next + 1) && !isPacking(next + 1)
        ? item({ kind: 'fact', special: null }, index, next + 1)
        : null;
    }
    if (!isNumber(index)) return null;
    if (at(index + 1) === '%') return item({ kind: 'fact', special: null }, index, index + 2);
    if (currencyTerms.has(at(index + 1)) || at(index + 1) === '$')
      return item({ kind: 'fact', special: null }, index, index + 2);
    const degree = at(index + 1) === '\u00b0' ? index + 2 : index + 1;
    const isDegree =
      degree > index + 1 ||
      /^(?:degrees|grados|graus|celsius|fahrenheit)$/.test(at(index + 1)) ||
      (/^[cf]$/.test(at(index + 1)) && at(index + 2) !== '/' && !sideUnits.has(at(index + 2)));
    return isDegree
      ? item(
          { kind: 'fact', special: 'temperature' },
          index,
          /^[cf]$/.test(at(degree)) ? degree + 1 : index + 2,
        )
      : null;
  }

  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match =
      readFact(index) ??
      readPiecesBeforeSides(index) ??
      readSides(index) ??
      readMeasure(index) ??
      readLabelledMeasure(index) ??
      readContainer(index) ??
      readPieces(index);
    if (match?.item) {
      items.push(match.item);
      isUsed.fill(true, index, match.next);
    }
    index = Math.max(index + 1, match?.next ?? 0);
  }

  /** “2 x” before three sides, unless all four numbers are joined alike. */
  function readPiecesBeforeSides(index: number): Match | null {
    if (readSides(index)) return null;
    const match = readPieces(index);
    return match?.item && !readMeasure(index) && !readContainer(index)?.item ? match : null;
  }

  return { items, unread: unreadOf(tokens, isUsed) };
}

/** True for what changes a price unless it is read: numbers, units without one, and kinds of pieces that are added or several. */
function matters({ kind, text }: Token): boolean {
  return kind === 'number' || vagueTerms.has(text) || (kind === 'word' && m3OfUnit(text) !== undefined);
}

/** Returns the places of unread tokens that matter, each with the unread words next to it. */
function unreadOf(tokens: readonly Token[], isUsed: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  tokens.forEach((token, index) => {
    if (isUsed[index] || !matters(token)) return;
    const isVagueAlone =
      token.kind === 'word' && vagueTerms.has(token.text) && !isNearQuantity(tokens, isUsed, index);
    if (isVagueAlone) return;
    let [first, last] = [index, index];
    if (
      !isUsed[index - 1] &&
      tokens[index - 1]?.kind === 'word' &&
      !measureTerms.has(tokens[index - 1]?.text ?? '')
    )
      first = index - 1;
    while (
      last + 1 < tokens.length &&
      last < index + 3 &&
      !isUsed[last + 1] &&
      tokens[last + 1]?.kind !== 'break' &&
      !/^[,;(]$/.test(tokens[last + 1]?.text ?? '')
    )
      last += 1;
    const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    const before = spans.at(-1);
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else spans.push(span);
  });
  return spans;
}

function isNearQuantity(tokens: readonly Token[], isUsed: readonly boolean[], index: number): boolean {
  return [-2, -1, 1, 2].some((step) => {
    const near = tokens[index + step];
    return (
      near !== undefined &&
      (near.kind === 'number' ||
        isPackingWord(near.text) ||
        containerTerms.has(near.text) ||
        (isUsed[index + step] ?? false))
    );
  });
}

const isPackingWord = (word: string) => packingOf(word) !== undefined;

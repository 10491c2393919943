import type { NumberReading } from '../tokens.ts';
import {
  containerTerms,
  eachTerms,
  isPacking,
  isPlural,
  measureTerms,
  netTerms,
  type Packing,
  packingOf,
  packings,
  perTerms,
  pieceTerms,
  setOf,
  sideUnits,
  totalTerms,
} from '../vocabulary.ts';
import type { Match, Sense } from './item.ts';
import type { TokenReader } from './token-reader.ts';

/** Words between a measure and pieces that do not describe the pieces: “500 kg in drums”. */
const notAdjectives = setOf(
  'in en em of de on and y e con com with as per por packed loaded divided total en',
);

/** Creates the reader of weights and volumes, with what each is of: `69 kg each`, `total 3 m³`. */
export function createMeasureReader({
  tokens,
  isUsed,
  at,
  isNumber,
  isWord,
  isGlued,
  valueAt,
  skip,
  item,
  sideUnitAt,
  measureUnitAt,
  isVague,
}: TokenReader) {
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
      const held = /^(?:de|of)$/.test(word) && near === index - 1 ? packingOf(at(near - 1)) : undefined;
      if (held) return as('each', isUsed[near - 1] ? null : held);
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

  /** “69 kg bags”, “25 kg paper sacks”: the weight of one of several; with their number it is read as any other. */
  function packedAfter(index: number, of: 'kg' | 'm3', amount: number) {
    const named = skip(index, '-');
    const isAdjective = isWord(named) && !isPacking(at(named)) && !notAdjectives.has(at(named));
    const packingAt = isAdjective ? named + 1 : named;
    const per = isPlural(at(packingAt)) ? packingOf(at(packingAt)) : undefined;
    const isCounted = isNumber(packingAt + 1) || /^[:=x(]$/.test(at(packingAt + 1));
    if (!per || per === 'piece' || isCounted) return null;
    const [least, most] = packings[per][of];
    return amount >= least && amount <= most ? { per, next: packingAt + 1 } : null;
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
    const value = amountAt(index, unit.of);
    const measure = { kind: 'measure', of: unit.of, value, factor: unit.factor } as const;
    const after = senseAfter(unit.next);
    const before = senseBefore(index);
    const amount = typeof value === 'number' ? value * unit.factor : 0;
    const packed = before.sense || after.sense ? null : packedAfter(unit.next, unit.of, amount);
    if (packed) return item({ ...measure, sense: 'each', per: packed.per }, index, packed.next);
    const sense = before.sense === 'net' ? 'net' : (after.sense ?? before.sense);
    const per = after.per ?? (after.sense ? null : before.per);
    return item({ ...measure, sense, per }, index, Math.max(unit.next, after.next));
  }

  return { readMeasure, readLabelledMeasure };
}

import { defaultLocale, isLocale, type Locale, numbersParameter } from '../../platform/i18n/locale.ts';
import { readTypedNumber, rewriteNumber } from '../../platform/values/typed-number.ts';

/** Centimeters of an inch; exact (international yard and pound agreement, NIST SP 811 appendix B). */
export const cmPerInch = 2.54;

/** Kilograms of a pound; exact (the same). */
export const kgPerPound = 0.45359237;

/** Cubic feet of a cubic meter: 1 ÷ 0.3048³. */
export const ft3PerM3 = 1 / 0.3048 ** 3;

/** Rows of pieces that a calculator takes. */
export const mostRows = 40;

/** The largest values of one row: pieces, centimeters of a side, kilograms of a piece. */
export const mostOf = { quantity: 10_000, side: 3_000, weight: 200_000 } as const;

/** The fields of a row, as they are named in a query; each name is there once for each row, in the rows' order. */
export const pieceFields = ['quantity', 'length', 'width', 'height', 'weight'] as const;

export type PieceField = (typeof pieceFields)[number];

/** A row as it was typed. */
export type PieceRow = Record<PieceField, string>;

export const emptyRow: PieceRow = { quantity: '1', length: '', width: '', height: '', weight: '' };

/** Equal pieces: how many, the sides of one in cm, and its gross weight in kg. */
export interface Pieces {
  quantity: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightKg: number;
}

export interface Units {
  side: 'cm' | 'in';
  weight: 'kg' | 'lb';
}

/** Why a number cannot be read. */
export type NumberProblem =
  | 'missing'
  | 'comma'
  | 'ambiguous'
  | 'not-a-number'
  | 'not-whole'
  | 'zero'
  | 'too-large';

/** A row that can be counted, one with problems by field, or one that is still empty. */
export type CheckedRow =
  | { status: 'counted'; pieces: Pieces }
  | { status: 'refused'; problems: Partial<Record<PieceField, NumberProblem>> }
  | { status: 'empty' };

/**
 * Reads a decimal as its locale writes it: `1,200.5` in the United States and Mexico, `1.200,5` in Brazil. What would be a
 * guess is refused: `comma` or `ambiguous`, whose two readings are those of `ambiguousReadings`.
 */
export function readDecimal(typed: string, locale: Locale = defaultLocale): number | NumberProblem {
  const text = typed.trim();
  if (text === '') return 'missing';
  if (text.length > 20) return 'not-a-number';
  const read = readTypedNumber(text, { locale });
  if (read.status === 'refused') return read.problem;
  if (read.status === 'ambiguous') return 'ambiguous';
  return /^\d{1,15}(?:\.\d{1,6})?$/.test(read.decimal) ? Number(read.decimal) : 'not-a-number';
}

function readUpTo(
  typed: string,
  { locale, factor = 1, most }: { locale: Locale; factor?: number; most: number },
): number | NumberProblem {
  const value = readDecimal(typed, locale);
  if (typeof value === 'string') return value;
  if (value === 0) return 'zero';
  return value * factor > most ? 'too-large' : value * factor;
}

/** Reads one row as it was typed in a locale; sizes and weight are converted to cm and kg. */
export function checkRow(row: PieceRow, units: Units, locale: Locale = defaultLocale): CheckedRow {
  const { quantity, ...sizes } = row;
  if (Object.values(sizes).every((typed) => typed.trim() === '')) return { status: 'empty' };
  const perSide = units.side === 'in' ? cmPerInch : 1;
  const side = { locale, factor: perSide, most: mostOf.side };
  const perWeight = units.weight === 'lb' ? kgPerPound : 1;
  const count = readUpTo(quantity, { locale, most: mostOf.quantity });
  const read = {
    quantity: typeof count === 'number' && !Number.isInteger(count) ? 'not-whole' : count,
    length: readUpTo(row.length, side),
    width: readUpTo(row.width, side),
    height: readUpTo(row.height, side),
    weight: readUpTo(row.weight, { locale, factor: perWeight, most: mostOf.weight }),
  } as const;
  const problems: Partial<Record<PieceField, NumberProblem>> = {};
  for (const field of pieceFields) {
    const value = read[field];
    if (typeof value === 'string') problems[field] = value;
  }
  if (Object.keys(problems).length > 0) return { status: 'refused', problems };
  return {
    status: 'counted',
    pieces: {
      quantity: Number(read.quantity),
      lengthCm: Number(read.length),
      widthCm: Number(read.width),
      heightCm: Number(read.height),
      weightKg: Number(read.weight),
    },
  };
}

/** What a calculator's query holds, before its numbers are read. */
export interface PieceQuery {
  rows: PieceRow[];
  units: Units;
  /** Rows, by their index, on which nothing may stand. */
  notStackable: Set<number>;
  /** More rows were sent than are taken. */
  isCut: boolean;
}

/** The longest text that a field keeps of what was typed. */
const longestTyped = 20;

/**
 * Reads the rows of a query: at least one, at most `mostRows`. `rows` asks for so many, `remove` leaves one out (counted
 * from 1), and `alone` names those on which nothing may stand; whatever is none of these is as if it were not there. The
 * numbers are as the page's locale writes them.
 */
export function readPieceQuery(query: URLSearchParams, locale: Locale = defaultLocale): PieceQuery {
  const typedIn = query.get(numbersParameter) ?? '';
  const from = isLocale(typedIn) ? typedIn : locale;
  const columns = pieceFields.map((field) => query.getAll(field));
  const sent = Math.max(...columns.map(({ length }) => length));
  const wanted = Math.min(Math.max(sent, Number.parseInt(query.get('rows') ?? '', 10) || 1, 1), mostRows);
  const alone = new Set(query.getAll('alone').map((number) => Number(number) - 1));
  const all = Array.from({ length: wanted }, (_, index) => {
    const typed = pieceFields.map((field, column) => [
      field,
      index < sent
        ? rewriteNumber((columns[column]?.[index] ?? '').slice(0, longestTyped), from, locale)
        : emptyRow[field],
    ]);
    return { row: Object.fromEntries(typed) as PieceRow, isAlone: alone.has(index) };
  });
  const removed = Number(query.get('remove')) - 1;
  const kept = all.filter((_, index) => index !== removed);
  if (kept.length === 0) kept.push({ row: emptyRow, isAlone: false });
  return {
    rows: kept.map(({ row }) => row),
    units: {
      side: query.get('unit') === 'in' ? 'in' : 'cm',
      weight: query.get('mass') === 'lb' ? 'lb' : 'kg',
    },
    notStackable: new Set(kept.flatMap(({ isAlone }, index) => (isAlone ? [index] : []))),
    isCut: sent > mostRows,
  };
}

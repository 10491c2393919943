import { defaultLocale, isLocale, type Locale, numbersParameter } from '#platform/i18n/locale.ts';
import { readTypedNumber, rewriteNumber } from '#platform/values/typed-number.ts';

/** Exact (international yard and pound agreement, NIST SP 811 appendix B). */
export const cmPerInch = 2.54;

/** Exact (same source). */
export const kgPerPound = 0.45359237;

/** 1 ÷ 0.3048³. */
export const ft3PerM3 = 1 / 0.3048 ** 3;

/** Limit of rows in a calculator. */
export const mostRows = 40;

/** Limits of a row: pieces, centimeters of a side, kilograms of a piece. */
export const mostOf = { quantity: 10_000, side: 3_000, weight: 200_000 } as const;

/** Query parameters of a row; each is repeated for each row, in the rows' order. */
export const pieceFields = ['quantity', 'length', 'width', 'height', 'weight'] as const;

export type PieceField = (typeof pieceFields)[number];

export type PieceRow = Record<PieceField, string>;

export const emptyRow: PieceRow = { quantity: '1', length: '', width: '', height: '', weight: '' };

/** Equal pieces: their number, the sides of one in cm, and its gross weight in kg. */
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

export type NumberProblem = 'missing' | 'ambiguous' | 'not-a-number' | 'not-whole' | 'zero' | 'too-large';

/** A valid row, one with problems by field, or an empty one. */
export type CheckedRow =
  | { status: 'counted'; pieces: Pieces }
  | { status: 'refused'; problems: Partial<Record<PieceField, NumberProblem>> }
  | { status: 'empty' };

/**
 * Parses a decimal as its locale writes it: `1,200.5` in the United States and Mexico, `1.200,5` in Brazil. Input that
 * has two readings is `ambiguous`; `ambiguousReadings` returns them.
 */
export function readDecimal(typed: string, locale: Locale = defaultLocale): number | NumberProblem {
  const text = typed.trim();
  if (text === '') return 'missing';
  if (text.length > 20) return 'not-a-number';
  const read = readTypedNumber(text, { locale });
  if (read.status === 'refused') return 'not-a-number';
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

/** Validates a row typed in a locale and converts it to cm and kg. */
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

/** A calculator's query before its numbers are parsed. */
export interface PieceQuery {
  rows: PieceRow[];
  units: Units;
  /** Indexes of rows that cannot be stacked on. */
  notStackable: Set<number>;
  /** True when the query has more rows than the limit. */
  isCut: boolean;
}

/** Length limit of a typed value, in characters. */
const longestTyped = 20;

/**
 * Parses the rows of a query: at least one, at most `mostRows`. `rows` sets their number, `remove` removes one (counted
 * from 1), and `alone` names those that cannot be stacked on; other values are ignored. Numbers are in the page's
 * locale.
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

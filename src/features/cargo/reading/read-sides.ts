import type { Locale } from '#platform/i18n/locale.ts';
import type { Sides } from '../cargo-reading.ts';
import { densities } from '../density.ts';
import { type Row, type SizeItem, usualDensities } from './group-items.ts';
import type { SideItem } from './items/item.ts';
import type { Doubts } from './read-containers.ts';
import type { Span, Token } from './tokens.ts';
import { cmOf, kgOfUnit, m3OfUnit, type Packing, packings, type SideUnit, sideUnits } from './vocabulary.ts';

/** Writers in English use inches as often as centimeters. */
export const writesInMetric: Record<Locale, boolean> = { en: false, es: true, pt: true };

/** Centimeters that no piece has on two sides. */
const widestCm = 600;
/** Centimeters and kilograms of one piece beyond which it is oversized in any container. */
export const oversized = { length: 1_350, width: 268, kg: 26_000, containerKg: 32_000 };

/** True for a piece that no container takes. */
export function isOversizedPiece(sidesCm: Sides, kg: number): boolean {
  const [longest = 0, second = 0] = sidesCm.toSorted((a, b) => b - a);
  return longest > oversized.length || second > oversized.width || kg > oversized.kg;
}

export const volumeOf = ([length, width, height]: Sides) => (length * width * height) / 1e6;

export interface Units {
  /** The only unit that other sizes of the text have. */
  side: SideUnit | null;
  isMetric: boolean;
  isImperial: boolean;
}

/** The system of the other measures of a text. */
export function unitsIn(tokens: readonly Token[], rows: readonly Row[]): Units {
  const named = new Set(rows.flatMap(({ size }) => size?.sides.flatMap(({ unit }) => unit ?? []) ?? []));
  const units = tokens.map(({ text }) => ({
    kg: kgOfUnit(text),
    m3: m3OfUnit(text),
    side: sideUnits.get(text),
  }));
  const isPound = (kg: number | undefined) => kg !== undefined && kg > 0.1 && kg < 1;
  return {
    side: named.size === 1 ? ([...named][0] ?? null) : null,
    isImperial: units.some(({ kg, m3, side }) => isPound(kg) || (m3 ?? 1) < 1 || side === 'ft'),
    isMetric: units.some(({ kg, m3 }) => (kg !== undefined && !isPound(kg)) || m3 === 1),
  };
}

const candidateUnits: readonly SideUnit[] = ['cm', 'in', 'm', 'mm', 'ft'];

/** Values of the sides in a unit; a decimal in meters may have three digits. */
function sidesIn(sides: readonly SideItem[], unit: (side: SideItem) => SideUnit): Sides | null {
  const values = sides.map((side) => {
    const { value } = side;
    const length = unit(side);
    if (typeof value === 'number') return value * cmOf[length];
    if (value === null) return null;
    const [whole, decimal] = [Number(value.whole), Number(value.decimal)].map(
      (number) => number * cmOf[length],
    );
    const isDecimal = (whole ?? 0) > oversized.length;
    return isDecimal ? (decimal ?? null) : length === 'mm' ? (whole ?? null) : null;
  });
  return values.every((value) => value !== null && value > 0) ? (values as Sides) : null;
}

/** True for sides that one piece of a kind can have. */
function canBe(sidesCm: Sides, packing: Packing | null): boolean {
  const [longest = 0, second = 0, third = 0] = [...sidesCm].sort((a, b) => b - a);
  const [least, most] = packings[packing ?? 'piece'].m3;
  const volume = volumeOf(sidesCm);
  return (
    longest <= oversized.length &&
    second <= oversized.width &&
    third >= 1 &&
    volume >= least &&
    volume <= most &&
    (packing !== 'pallet' || (second >= 30 && third >= 8))
  );
}

/** True where a unit behind some of the sides, as in “120 x 80 x 1.5 m”, is surely not that of the others. */
function isMixed({ sides }: SizeItem, sidesCm: Sides, packing: Packing | null): boolean {
  if (sides.every(({ unit }) => unit !== null)) return false;
  const [, second = 0] = [...sidesCm].sort((a, b) => b - a);
  const widest = packing === 'pallet' ? oversized.width : widestCm;
  return second > widest || volumeOf(sidesCm) < packings[packing ?? 'piece'].m3[0];
}

export interface SideContext extends Doubts {
  units: Units;
  locale: Locale;
  isOfHeavyGoods: boolean;
  /** Receives the parts that are not understood. */
  unreadSpans: Span[];
}

/** Returns the sides of a row in cm; asks where their unit is open. `weights` are those that its pieces may have together. */
export function readSides(row: Row, weights: readonly number[], context: SideContext): Sides | null {
  const { size, packing, quantity } = row;
  const { ask, textOf, units, locale, unreadSpans } = context;
  if (!size) return null;
  const { sides } = size;
  const named = [...new Set(sides.flatMap(({ unit }) => unit ?? []))];
  const isClear = named.length > 0 && (named.length === 1 || sides.every(({ unit }) => unit !== null));
  if (named.length > 0) {
    const [first = 'cm'] = named;
    const sidesCm = isClear ? sidesIn(sides, ({ unit }) => unit ?? first) : null;
    const isTiny =
      sidesCm !== null && (Math.min(...sidesCm) < 0.1 || (packing === 'pallet' && Math.min(...sidesCm) < 8));
    if (!sidesCm || isTiny || isMixed(size, sidesCm, packing)) {
      unreadSpans.push(size);
      return null;
    }
    return sidesCm;
  }
  const most = context.isOfHeavyGoods ? densities.mostHeavy : densities.most;
  const candidates = candidateUnits.flatMap((unit) => {
    const sidesCm = sidesIn(sides, () => unit);
    const isShort = unit === 'mm' && sides.every(({ value }) => Number(value) < 400);
    if (!sidesCm || isShort || !canBe(sidesCm, packing)) return [];
    const volume = volumeOf(sidesCm) * (quantity ?? 1);
    const possible = weights.map((kg) => kg / volume);
    const isPossible =
      weights.length === 0 || possible.some((density) => density >= densities.least && density <= most);
    const isUsual =
      weights.length === 0 ||
      possible.some((density) => density >= usualDensities.least && density <= usualDensities.most);
    return isPossible ? [{ unit, sidesCm, isUsual }] : [];
  });
  const [only] = candidates;
  if (!only) {
    unreadSpans.push(size);
    return null;
  }
  const bySystem: SideUnit | null =
    units.isImperial && !units.isMetric ? 'in' : units.isMetric && !units.isImperial ? 'cm' : null;
  const isMetricReader = writesInMetric[locale];
  const hint = units.side ?? bySystem ?? (isMetricReader && !units.isImperial ? 'cm' : null);
  const isOf = (unit: SideUnit) => candidates.some((candidate) => candidate.unit === unit);
  const hintedUnit = hint === 'cm' && !isOf('cm') && isMetricReader ? 'm' : hint;
  const hinted = candidates.find(({ unit }) => unit === hintedUnit);
  const others = candidates.filter(
    ({ unit, isUsual }) => unit !== hintedUnit && isUsual && (unit === 'cm' || unit === 'in' || !hinted),
  );
  const isSmallPallet =
    packing === 'pallet' && hinted !== undefined && Math.max(...hinted.sidesCm.slice(0, 2)) < 60;
  const isSure =
    candidates.length === 1 ||
    (hinted?.isUsual &&
      (units.side === hint ||
        others.length === 0 ||
        (hint === 'in' && !isMetricReader) ||
        (hint === 'cm' && isMetricReader && !isSmallPallet) ||
        hintedUnit === 'm'));
  if (isSure) return (hinted ?? only).sidesCm;
  ask({ kind: 'side-unit', text: textOf(size), units: candidates.map(({ unit }) => unit) });
  return null;
}

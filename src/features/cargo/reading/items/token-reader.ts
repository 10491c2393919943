import type { Locale } from '#platform/i18n/locale.ts';
import { habitsOf, readNumber, type Token } from '../tokens.ts';
import {
  cmOf,
  cubicTerms,
  kgOfUnit,
  m3OfUnit,
  numerals,
  type SideUnit,
  sideUnits,
  totalTerms,
  vagueTerms,
} from '../vocabulary.ts';
import type { Item, Match, Without } from './item.ts';

/** “dos” is “of the” in Portuguese. */
const noNumerals: Record<Locale, readonly string[]> = { en: [], es: [], pt: ['dos'] };

export type TokenReader = ReturnType<typeof createTokenReader>;

/** Creates the functions by which the parts of a text are read from its tokens, each at the index of a token. */
export function createTokenReader(tokens: readonly Token[], locale: Locale) {
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

  return {
    ...{ tokens, isUsed, at, isNumber, isWord, isGlued, valueAt, skip, item },
    ...{ countAt, sideUnitAt, measureUnitAt, isVague },
  };
}

import type { Locale } from '#platform/i18n/locale.ts';
import type { Item } from './items/item.ts';
import type { Span, Token } from './tokens.ts';
import { frequencyTerms, isPacking, periodTerms, setOf } from './vocabulary.ts';

/** “o” is “the” in Portuguese. */
const orTerms: Record<Locale, readonly string[]> = {
  en: ['or'],
  es: ['or', 'o'],
  pt: ['or', 'ou'],
};

/** A size or weight that is said of one of these is that of one piece among others. */
const extremeTerms = setOf(
  'largest biggest heaviest longest tallest widest bulkiest smallest lightest mayor mayores menor menores maior maiores',
);
const comparisons = setOf('mas mais');
const comparedTerms = setOf(
  'grande grandes pesado pesada pesados pesadas largo larga largos largas alto alta altos altas ancho ancha longo longa voluminoso voluminosa chico chica pequeno pequena',
);

const measuredTerms = setOf(
  'one piece is are being measures measuring weighs weighing size dims de es son mide miden pesa pesan pesando medida medidas e mede medem tem : = (',
);

const everyTerms = setOf('per a por al ao cada every each /');
/** “in a week” is a time, “2 pallets a week” is not. */
const timeTerms = setOf('in within for once after half about em en');
const periods = new Set([...periodTerms, ...setOf('days weeks months years dias semanas meses anos annum')]);

const isOfCargo = ({ kind }: Item) => kind === 'pieces' || kind === 'container' || kind === 'size';

/**
 * Finds words that leave open how much of what was read is shipped: one cargo or another, so many a month, sizes of the
 * largest piece.
 */
export function findDoubts(tokens: readonly Token[], items: readonly Item[], locale: Locale): Span[] {
  const spanOf = (first: number, last: number): Span[] => {
    const [from, to] = [tokens[first], tokens[last]];
    return from && to ? [{ start: from.start, end: to.end }] : [];
  };
  const cargo = items.filter(isOfCargo);
  if (cargo.length === 0 && !items.some(({ kind }) => kind === 'measure')) return [];
  const alternatives = cargo.flatMap((item, index): Span[] => {
    const earlier = cargo[index - 1];
    const at = tokens.findIndex(({ start }) => start >= item.start);
    // “o bien”
    const before = tokens[tokens[at - 1]?.text === 'bien' ? at - 2 : at - 1];
    if (!earlier || !before || before.start < earlier.end) return [];
    const isOther =
      orTerms[locale].includes(before.text) ||
      (before.text === '/' && item.kind === 'container' && earlier.kind === 'container');
    return isOther ? [{ start: before.start, end: item.end }] : [];
  });
  const others = tokens.flatMap(({ kind, text }, index): Span[] => {
    if (kind !== 'word') return [];
    if (frequencyTerms.has(text)) return spanOf(index, index);
    const [earlier = '', before = ''] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
    if (periods.has(text))
      return everyTerms.has(before) && !timeTerms.has(earlier) ? spanOf(index - 1, index) : [];
    const isCompared = comparedTerms.has(text) && comparisons.has(before);
    const next = tokens[index + 1];
    const isMeasured =
      next &&
      before !== 'por' &&
      (next.kind === 'number' || measuredTerms.has(next.text) || isPacking(next.text));
    return isMeasured && (isCompared || extremeTerms.has(text))
      ? spanOf(isCompared ? index - 1 : index, index)
      : [];
  });
  return [...alternatives, ...others];
}

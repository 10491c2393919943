import {
  capacityUnits,
  containerTerms,
  countLabels,
  eachTerms,
  isPacking,
  isPlural,
  numerals,
  type Packing,
  packingOf,
  perTerms,
  sideUnits,
  vagueTerms,
} from '../vocabulary.ts';
import type { Match, ReadAt } from './item.ts';
import type { TokenReader } from './token-reader.ts';

/** Creates the reader of numbers of pieces: `10 pallets`. */
export function createPieceReader(
  { tokens, isUsed, at, isNumber, isWord, isGlued, skip, item, countAt, measureUnitAt, isVague }: TokenReader,
  { readSides, readMeasure, readContainer }: Record<'readSides' | 'readMeasure' | 'readContainer', ReadAt>,
) {
  /** “each pallet 48 boxes”: a number of boxes for each pallet. */
  function isInEach(index: number, packing: Packing): boolean {
    for (let near = index - 1; near >= index - 3 && isWord(near) && !isUsed[near]; near -= 1) {
      const outer = eachTerms.has(at(near - 1)) && !isUsed[near - 1] ? packingOf(at(near)) : undefined;
      if (outer) return outer !== packing;
    }
    return false;
  }

  /** “20 cartons/pallet”, “48 boxes on each pallet” */
  function isPerNext(index: number, packing: Packing): boolean {
    const isPer = (near: number) => at(near) === '/' || perTerms.has(at(near)) || eachTerms.has(at(near));
    const outerAt = isPer(index) ? index + 1 : isWord(index) && isPer(index + 1) ? index + 2 : -1;
    const outer = packingOf(at(outerAt));
    return outer !== undefined && outer !== 'piece' && outer !== packing;
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
        if (packing && !isBroken) {
          // “5 IBC totes”
          const named = skip(isPacking(at(near + 1)) ? near + 2 : near + 1, '.');
          const isPerOther = isInEach(index, packing) || isPerNext(named, packing);
          const end = skip(named, opened > index ? ')' : '');
          return isPerOther
            ? { item: null, next: end }
            : item({ kind: 'pieces', quantity, packing }, index, end);
        }
        const isPlainWord =
          isWord(near) &&
          !measureUnitAt(near) &&
          !sideUnits.has(at(near)) &&
          !vagueTerms.has(at(near)) &&
          !containerTerms.has(at(near)) &&
          !numerals.has(at(near)) &&
          !perTerms.has(at(near)) &&
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
      capacityUnits.has(at(next + 1)) ||
      readSides(next)?.item ||
      readContainer(next)?.item ||
      (isPacking(at(next + 1)) && next === index + 1);
    if (isOther) {
      // One piece without its number: “caja de 60x40x40”. Several need it.
      return null;
    }
    const isMarked = next > index + 1;
    if (!isMarked && !isPlural(at(index))) return null;
    return item({ kind: 'pieces', quantity: later, packing }, index, skip(skip(next + 1, 'x'), ')'));
  }

  /** “2 x” before three sides, unless all four numbers are joined alike. */
  function readPiecesBeforeSides(index: number): Match | null {
    if (readSides(index)) return null;
    const match = readPieces(index);
    return match?.item && !readMeasure(index) && !readContainer(index)?.item ? match : null;
  }

  return { readPieces, readPiecesBeforeSides };
}

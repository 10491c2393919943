import type { ContainerType } from '../../container-fit.ts';
import {
  byTerms,
  capacityUnits,
  containerTerms,
  containingTerms,
  cubicTerms,
  currencyTerms,
  dryTerms,
  equipmentTerms,
  highTerms,
  packingOf,
  sideUnits,
} from '../vocabulary.ts';
import type { Match, ReadAt } from './item.ts';
import type { TokenReader } from './token-reader.ts';

const sizes: Record<string, ContainerType> = { '20': '20', '40': '40', '45': '45hc' };
const isoSizes: Record<string, ContainerType> = { '22g1': '20', '42g1': '40', '45g1': '40hc', l5g1: '45hc' };

/** Creates the reader of containers: `2 x 40'HC`, `1 full container`. */
export function createContainerReader(
  { tokens, isUsed, at, isNumber, isWord, isGlued, skip, item, countAt, measureUnitAt }: TokenReader,
  { readMeasure }: Record<'readMeasure', ReadAt>,
) {
  const hasContainers = tokens.some(
    ({ text }, index) => containerTerms.has(text) || Boolean(readSize(index)),
  );

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

  return { readContainer };
}

import { labelEnd } from '../labels.ts';
import { currencyTerms, isPacking, sideUnits, tariffLabels } from '../vocabulary.ts';
import type { Match } from './item.ts';
import type { TokenReader } from './token-reader.ts';

/** Creates the reader of numbers that say nothing of size or weight: `UN 1993`, `PO 4500123456`, `USD 900`, `-18 °C`. */
export function createFactReader({
  tokens,
  at,
  isNumber,
  isWord,
  item,
  sideUnitAt,
  measureUnitAt,
}: TokenReader) {
  /** Numbers that say nothing of size or weight. */
  function readFact(index: number): Match | null {
    const labelled = labelEnd(tokens, index);
    if (labelled !== null) {
      const isCounted =
        !isWord(labelled - 1) &&
        (measureUnitAt(labelled) || sideUnitAt(labelled) || isPacking(at(labelled)) || at(labelled) === 'x');
      if (!isCounted) return item({ kind: 'fact', special: null }, index, labelled);
    }
    if (/^(?:un|onu|nu|id)$/.test(at(index))) {
      let next = index + 1;
      while (
        /^(?:[.:#-]|no|num|number|nr)$/.test(at(next)) ||
        (at(next) === 'n' && at(next + 1) === '\u00b0')
      )
        next += 1;
      if (isNumber(next) && /^\d{4}$/.test(at(next)) && !measureUnitAt(next + 1) && !isPacking(at(next + 1)))
        return item({ kind: 'fact', special: 'dangerous' }, index, next + 1);
    }
    if (/^(?:class|clase|classe|imo|imdg)$/.test(at(index))) {
      let next = index + 1;
      while (/^(?:[.:#-]|class|clase|classe|no)$/.test(at(next))) next += 1;
      if (
        isNumber(next) &&
        /^[1-9](?:\.\d)?$/.test(at(next)) &&
        !measureUnitAt(next + 1) &&
        !isPacking(at(next + 1))
      )
        return item({ kind: 'fact', special: 'dangerous' }, index, next + 1);
    }
    if (tariffLabels.has(at(index))) {
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
      return isNumber(next) && !measureUnitAt(next + 1) && !isPacking(at(next + 1))
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

  return { readFact };
}

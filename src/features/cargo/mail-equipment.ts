import type { Locale } from '#platform/i18n/locale.ts';
import { isoCodeOf } from './container-fit.ts';
import { readItems } from './reading/items.ts';
import { findSpecialGoods } from './reading/special-goods.ts';
import { habitsOf, readNumber, tokensOf } from './reading/tokens.ts';
import { flatRackTerms, openTopTerms, reeferTerms, setOf } from './reading/vocabulary.ts';

/** Containers of one kind in a mail that names a special kind. */
export interface Equipment {
  /** Null where the form has no such type, or the mail leaves it open. */
  code: string | null;
  quantity: number | null;
  text: string;
}

/** Temperatures in °C that a mail names once. */
export interface NamedTemperature {
  minC: number;
  maxC: number;
}

/** Words between two kinds, of which only one is wanted. */
const orTerms = setOf('/ or o u ou');

/** Returns the code of the container that a form has for a kind and size; null for another. */
function codeOf(terms: readonly string[]): Equipment['code'] {
  const size = terms.find((word) => /^(?:20|40|45)$/.test(word));
  const kinds = [reeferTerms, openTopTerms, flatRackTerms].map((named) =>
    terms.some((term) => named.has(term)),
  );
  const [isReefer, isOpenTop, isFlatRack] = kinds;
  if (kinds.filter(Boolean).length !== 1 || terms.includes('nor')) return null;
  if (isReefer && size === '40') return '45R1';
  const isHigh = terms.some((word) => /^(?:hc|hq|high)$/.test(word));
  if (isOpenTop && size === '20' && !isHigh) return '22U1';
  return isFlatRack && size === '40' && !isHigh ? '42P1' : null;
}

/** Finds all containers of a text with reefers, open tops, flat racks or tanks; none in a text with dry ones alone. */
export function equipmentIn(text: string, locale: Locale): Equipment[] {
  const tokens = tokensOf(text);
  const items = readItems(tokens, locale).items.flatMap((item) => (item.kind === 'container' ? [item] : []));
  if (!items.some(({ size }) => size === 'special')) return [];
  const named = items.filter(({ size, quantity }) => size !== null || quantity !== null);
  return named.map(({ size, quantity, start, end }) => {
    const own = tokens.filter((token) => token.start >= start && token.end <= end);
    const next = tokens.find((token) => token.start >= end);
    const isOpen = next !== undefined && orTerms.has(next.text);
    const code = size === 'special' ? codeOf(own.map((token) => token.text)) : size && isoCodeOf[size];
    return {
      ...{ code: isOpen ? null : code, quantity },
      text: text.slice(start, end).replace(/\s+/g, ' ').trim(),
    };
  });
}

/** Returns the words that say that a cargo is cooled; null for none. */
export function cooledWordIn(text: string, locale: Locale): string | null {
  const found = findSpecialGoods(tokensOf(text), locale).find(({ kind }) => kind === 'temperature');
  return found ? text.slice(found.start, found.end) : null;
}

const limitTerms = setOf(
  'max maximum maximo maxima min minimum minimo minima below above under over menos hasta ate up',
);

/** Returns the only temperature or range of a text in °C: “-20 °C”, “2-8 °C”; null for none, several or a limit. */
export function temperatureIn(text: string, locale: Locale): NamedTemperature | null {
  const tokens = tokensOf(text);
  const at = (index: number) => tokens[index]?.text ?? '';
  const habits = habitsOf(tokens);
  const found = new Map<string, NamedTemperature | null>();
  tokens.forEach(({ kind }, index) => {
    const isDegree = kind === 'number' && at(index + 1) === '\u00b0' && at(index + 2) === 'c';
    if (!isDegree) return;
    const value = readNumber(at(index), locale, habits);
    const isSigned = at(index - 1) === '-';
    const other =
      isSigned && tokens[index - 2]?.kind === 'number' ? readNumber(at(index - 2), locale, habits) : null;
    const isLimit = [1, 2, 3].some((step) => limitTerms.has(at(index - step)));
    const isPartOfRange =
      /^(?:to|a|y|and|e|ate|-|\/)$/.test(at(index + 3)) ||
      /^(?:to|y|and|e|\/|\+)$/.test(at(index - (isSigned ? 2 : 1)));
    const isMinusRange = other !== null && at(index - 3) === '-';
    const sign = isSigned && other === null ? -1 : 1;
    const range =
      typeof value !== 'number' ||
      isLimit ||
      isPartOfRange ||
      isMinusRange ||
      (other !== null && typeof other !== 'number')
        ? null
        : { minC: typeof other === 'number' ? other : sign * value, maxC: sign * value };
    found.set(JSON.stringify(range), range);
  });
  const [only = null] = found.values();
  return found.size === 1 && only !== null && only.minC <= only.maxC ? only : null;
}

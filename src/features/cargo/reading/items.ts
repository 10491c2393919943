import type { Locale } from '#platform/i18n/locale.ts';
import { createContainerReader } from './items/containers.ts';
import { createFactReader } from './items/facts.ts';
import type { Item } from './items/item.ts';
import { createMeasureReader } from './items/measures.ts';
import { createPieceReader } from './items/pieces.ts';
import { createSideReader } from './items/sides.ts';
import { createTokenReader } from './items/token-reader.ts';
import type { Span, Token } from './tokens.ts';
import { containerTerms, isPacking, m3OfUnit, measureTerms, vagueTerms } from './vocabulary.ts';

/** The items of a text, and the places that hold a number, a unit or a kind of piece that is in none of them. */
export interface ReadItems {
  items: Item[];
  unread: Span[];
}

export function readItems(tokens: readonly Token[], locale: Locale): ReadItems {
  const reader = createTokenReader(tokens, locale);
  const { isUsed } = reader;
  const { readSides } = createSideReader(reader);
  const { readMeasure, readLabelledMeasure } = createMeasureReader(reader);
  const { readContainer } = createContainerReader(reader, { readMeasure });
  const { readPieces, readPiecesBeforeSides } = createPieceReader(reader, {
    readSides,
    readMeasure,
    readContainer,
  });
  const { readFact } = createFactReader(reader);
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match =
      readFact(index) ??
      readPiecesBeforeSides(index) ??
      readSides(index) ??
      readMeasure(index) ??
      readLabelledMeasure(index) ??
      readContainer(index) ??
      readPieces(index);
    if (match?.item) {
      items.push(match.item);
      isUsed.fill(true, index, match.next);
    }
    index = Math.max(index + 1, match?.next ?? 0);
  }
  return { items, unread: unreadOf(tokens, isUsed) };
}

/** True for what changes a price unless it is read: numbers, units without one, and kinds of pieces that are added or several. */
function matters({ kind, text }: Token): boolean {
  return kind === 'number' || vagueTerms.has(text) || (kind === 'word' && m3OfUnit(text) !== undefined);
}

/** Returns the places of unread tokens that matter, each with the unread words next to it. */
function unreadOf(tokens: readonly Token[], isUsed: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  tokens.forEach((token, index) => {
    if (isUsed[index] || !matters(token)) return;
    const isVagueAlone =
      token.kind === 'word' && vagueTerms.has(token.text) && !isNearQuantity(tokens, isUsed, index);
    if (isVagueAlone) return;
    let [first, last] = [index, index];
    if (
      !isUsed[index - 1] &&
      tokens[index - 1]?.kind === 'word' &&
      !measureTerms.has(tokens[index - 1]?.text ?? '')
    )
      first = index - 1;
    while (
      last + 1 < tokens.length &&
      last < index + 3 &&
      !isUsed[last + 1] &&
      tokens[last + 1]?.kind !== 'break' &&
      !/^[,;(]$/.test(tokens[last + 1]?.text ?? '')
    )
      last += 1;
    const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    const before = spans.at(-1);
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else spans.push(span);
  });
  return spans;
}

function isNearQuantity(tokens: readonly Token[], isUsed: readonly boolean[], index: number): boolean {
  return [-2, -1, 1, 2].some((step) => {
    const near = tokens[index + step];
    return (
      near !== undefined &&
      (near.kind === 'number' ||
        isPacking(near.text) ||
        containerTerms.has(near.text) ||
        (isUsed[index + step] ?? false))
    );
  });
}

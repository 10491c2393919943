import type { CargoQuestion, ContainerReading } from '../cargo-reading.ts';
import type { ContainerType } from '../container-fit.ts';
import type { ContainerItem, Draft, Row } from './group-items.ts';
import type { Span, Token } from './tokens.ts';
import { addingTerms, containingTerms, looseTerms, setOf } from './vocabulary.ts';

const mostContainers = 100;

const enteringTerms = setOf('in en em into for para dentro inside on num no to fill');

/** Receives the doubts of a text, and knows its parts. */
export interface Doubts {
  ask: (question: CargoQuestion) => void;
  textOf: (span: Span) => string;
  tokens: readonly Token[];
}

/** Returns the containers; asks for a size or number that is missing, and for pieces that may travel outside of them. */
export function readContainers(
  { containers, rows, totals }: Draft,
  { ask, tokens, textOf }: Doubts,
): ContainerReading[] {
  const sized = containers.filter(({ size }) => size !== null);
  const isNamedAgain = ({ quantity, size }: ContainerItem) =>
    size === null && quantity === null && sized.length > 0;
  const read = containers.flatMap((item): ContainerReading[] => {
    if (isNamedAgain(item) || item.size === 'special') return [];
    const { size, quantity, start, end } = item;
    if (size === null || quantity === null) {
      ask({ kind: 'container' });
      return [];
    }
    if (quantity < 1 || quantity > mostContainers) {
      ask({ kind: 'count', text: textOf(item) });
      return [];
    }
    return [{ type: size, quantity, start, end }];
  });
  const isLoaded = (row: Row) =>
    containers.some((container) => {
      const [first, second] = container.end <= row.start ? [container, row] : [row, container];
      const between = tokens.filter(({ start, end }) => start >= first.end && end <= second.start);
      const joins = first === container ? containingTerms : enteringTerms;
      // “1x20 coffee in 320 bags”
      const isPacked = first === container && /^(?:in|en|em)$/.test(between.at(-1)?.text ?? '');
      return (
        (isPacked || between.some(({ text }) => joins.has(text))) &&
        !between.some(({ text }) => addingTerms.has(text))
      );
    });
  const isPiece = ({ quantity, size }: Row) => quantity !== null || size !== null;
  const isAdded = totals.some(({ start }) =>
    tokens.some(
      ({ text, end }, index) =>
        addingTerms.has(text) &&
        end <= start &&
        (tokens[index + 1]?.start ?? 0) >= start &&
        containers.some((container) => container.end <= end),
    ),
  );
  const hasLoose = isAdded || tokens.some(({ text }) => looseTerms.has(text));
  if (containers.length > 0 && (hasLoose || rows.filter(isPiece).some((row) => !isLoaded(row))))
    ask({ kind: 'container-and-pieces' });
  // The others alone would be a part of the cargo.
  if (containers.some(({ size }) => size === 'special')) return [];
  const merged = new Map<ContainerType, ContainerReading>();
  for (const container of read) {
    const same = merged.get(container.type);
    merged.set(container.type, same ? { ...same, quantity: same.quantity + container.quantity } : container);
  }
  return [...merged.values()];
}

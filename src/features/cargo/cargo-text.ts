import type { Locale } from '#platform/i18n/locale.ts';
import type { CargoQuestion, CargoReading } from './cargo-reading.ts';
import { strangeDensity } from './density.ts';
import { findDoubts } from './reading/doubts.ts';
import { amountOf, type Draft, groupItems, isNear, type MeasureItem } from './reading/group-items.ts';
import type { Item } from './reading/items/item.ts';
import { readItems } from './reading/items.ts';
import { type Doubts, readContainers } from './reading/read-containers.ts';
import { readRow } from './reading/read-row.ts';
import { isOversizedPiece, oversized, unitsIn, writesInMetric } from './reading/read-sides.ts';
import { settleRows } from './reading/settle-rows.ts';
import { findSpecialGoods, isHeavy, type SpecialKind } from './reading/special-goods.ts';
import { type Span, tokensOf } from './reading/tokens.ts';
import { kgOfUnit, type SideUnit } from './reading/vocabulary.ts';

/** Characters that are read. */
export const longestCargoText = 1_000;

/** Reads a cargo in the writer's words, in English, Spanish or Portuguese: all of it, or with the questions that remain. */
export function readCargoText(text: string, locale: Locale): CargoReading {
  const tokens = tokensOf(text.slice(0, longestCargoText));
  const { items, unread } = readItems(tokens, locale);
  const draft = groupItems(items);
  const questions: CargoQuestion[] = [];
  const ask = (question: CargoQuestion) => questions.push(question);
  const textOf = ({ start, end }: Span) => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const unreadSpans = [
    ...unread,
    ...findDoubts(tokens, items, locale),
    ...(text.length > longestCargoText ? [{ start: longestCargoText, end: text.length }] : []),
  ];
  const isOfHeavyGoods = isHeavy(tokens);
  const specials: { kind: SpecialKind; text: string }[] = [
    ...findSpecialGoods(tokens, locale).map((goods) => ({ kind: goods.kind, text: textOf(goods) })),
    ...items.flatMap((item) =>
      item.kind === 'fact' && item.special ? [{ kind: item.special, text: textOf(item) }] : [],
    ),
    ...draft.containers.flatMap((item) =>
      item.size === 'special' ? [{ kind: 'equipment' as const, text: textOf(item) }] : [],
    ),
  ];

  const isAmerican = !writesInMetric[locale] && measuresInPounds(items);
  /** Notes a number with two readings, or one that is none. */
  const noteNumber = (item: MeasureItem) => {
    const { value, start, end } = item;
    if (typeof value === 'number') {
      if (value === 0 || (isAmerican && /^[\d.,\s]*tons?\b/i.test(textOf(item))))
        unreadSpans.push({ start, end });
    } else if (value === null) unreadSpans.push({ start, end });
    else {
      const unit = unitTextOf(textOf(item));
      const readings = { whole: `${value.whole} ${unit}`, decimal: `${value.decimal} ${unit}` };
      ask({ kind: 'number', of: item.of, text: textOf(item), readings });
    }
  };
  for (const item of items) if (item.kind === 'measure' && item.sense !== 'net') noteNumber(item);

  const isNested = settleRows(draft, tokens);
  if (isNested) ask({ kind: 'quantity' });
  const containers = readContainers(draft, { tokens, ask, textOf });
  const isMeasureOnly = draft.rows.every(({ quantity, size }) => quantity === null && size === null);
  if (isMeasureOnly) {
    const measures = draft.rows.flatMap(({ kg, m3 }) => [...kg, ...m3]);
    const isOfOne = ({ sense, per }: MeasureItem) =>
      sense === 'each' && (per !== null || containers.length === 0);
    const totals = [...draft.totals, ...measures.filter((item) => !isOfOne(item))];
    const isWeightKnown = totals.some((item) => item.of === 'kg');
    if (measures.some(isOfOne) && !isWeightKnown && containers.length === 0) ask({ kind: 'quantity' });
    draft.totals = totals;
    draft.rows = [];
  }
  const stated = {
    kg: statedTotal(draft, 'kg', ask, textOf),
    m3: statedTotal(draft, 'm3', ask, textOf),
  };
  const units = unitsIn(tokens, draft.rows);
  const rows = draft.rows.map((row) =>
    readRow(row, {
      stated,
      units,
      locale,
      isOfHeavyGoods,
      isOnly: draft.rows.length === 1,
      tokens,
      ask,
      textOf,
      unreadSpans,
    }),
  );
  for (const { sidesCm, eachKg, row } of rows) {
    if (isOversizedPiece(sidesCm ?? [0, 0, 0], eachKg ?? 0))
      specials.push({ kind: 'oversized', text: textOf(row.size ?? row) });
  }
  if (unreadSpans.length > 0) ask({ kind: 'unread', texts: unreadSpans.map(textOf) });

  const sumOf = (values: (number | null)[]) =>
    values.length > 0 && values.every((value) => value !== null)
      ? values.reduce((sum: number, value) => sum + (value ?? 0), 0)
      : null;
  const summed = isNested
    ? { kg: null, m3: null }
    : { kg: sumOf(rows.map(({ kg }) => kg)), m3: sumOf(rows.map(({ m3 }) => m3)) };
  const total = { kg: stated.kg ?? summed.kg, m3: summed.m3 ?? stated.m3 };
  for (const measure of ['kg', 'm3'] as const) {
    const [whole, sum] = [stated[measure], summed[measure]];
    if (whole !== null && sum !== null && !isNear(whole, sum, measure === 'kg' ? 0.03 : 0.1))
      ask({ kind: 'contradiction', of: measure });
    const isPart =
      measure === 'kg' && whole !== null && sum === null && rows.some(({ kg }) => kg !== null && kg > whole);
    if (isPart) ask({ kind: 'contradiction', of: measure });
    if (questions.some((question) => 'of' in question && question.of === measure)) total[measure] = null;
  }
  const boxes = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total.kg !== null && boxes > 0 && total.kg / boxes > oversized.containerKg)
    ask({ kind: 'contradiction', of: 'kg' });
  if (total.kg !== null && total.m3 !== null && containers.length === 0) {
    const density = strangeDensity({ kg: total.kg, m3: total.m3 }, isOfHeavyGoods);
    if (density !== null) ask({ kind: 'density', kgPerM3: density });
  }
  const pieces = rows.map(({ quantity, packing, sidesCm, eachKg, row: { start, end } }) => ({
    quantity,
    packing,
    sidesCm,
    eachKg,
    start,
    end,
  }));
  const [only] = pieces.length === 1 ? pieces : [];
  return {
    containers,
    rows: pieces,
    totalKg: total.kg,
    totalM3: total.m3,
    special: specials[0] ?? null,
    questions,
    isOfHeavyGoods,
    container: containers.length === 1 ? (containers[0] ?? null) : null,
    quantity: only?.quantity ?? null,
    sidesCm: only?.sidesCm ?? null,
    eachKg: only?.eachKg ?? null,
  };
}

/** True for a text in pounds, feet and inches alone, whose tons may be short ones of 907 kg. */
function measuresInPounds(items: readonly Item[]): boolean {
  const units = items.flatMap((item): (SideUnit | number)[] => {
    if (item.kind === 'size') return item.sides.flatMap(({ unit }) => unit ?? []);
    return item.kind === 'measure' && item.factor !== kgOfUnit('t') ? [item.factor] : [];
  });
  const isImperial = (unit: SideUnit | number) =>
    unit === 'in' || unit === 'ft' || (typeof unit === 'number' && unit < 1);
  return units.length > 0 && units.every(isImperial);
}

/** The unit at the end of a number with its unit. */
const unitTextOf = (typed: string) => /^[\d.,\s]*([^\d\s,;]\S*)?/.exec(typed)?.[1] ?? '';

/** Returns the stated total, which several statements may repeat in other units; asks where it may be that of each container. */
function statedTotal(
  { totals, containers }: Draft,
  of: 'kg' | 'm3',
  ask: Doubts['ask'],
  textOf: Doubts['textOf'],
): number | null {
  const count = containers.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const own = totals.filter((item) => item.of === of);
  const values = own.map((item) => {
    const value = amountOf(item);
    return value !== null && item.sense === 'each' && count > 0 ? value * count : value;
  });
  const [first = null] = values;
  if (values.some((value) => value === null || first === null || !isNear(value, first, 0.02))) {
    if (values.every((value) => value !== null)) ask({ kind: 'contradiction', of });
    return null;
  }
  const [item] = own;
  const isOpen = of === 'kg' && count > 1 && own.every(({ sense }) => sense === null);
  if (item && first !== null && isOpen && first <= oversized.containerKg) {
    const total = { each: first * count, all: first };
    ask({ kind: 'each-or-total', of, text: textOf(item), total });
  }
  return first;
}

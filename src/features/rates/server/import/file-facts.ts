import type { ChargeCode } from '../../charges.ts';
import {
  breakOf,
  chargeColumnOf,
  containersOf,
  mostQuestions,
  nameKey,
  type UnknownName,
} from '../../mapping.ts';
import type { SheetReading } from '../../rates.ts';
import { type DecimalSigns, decimalSignOf, isSeaName, writtenAmount } from './cells.ts';
import { type DateOrder, dateOrderOf, lacksYear, periodIn } from './days.ts';
import type { FileRow } from './file-row.ts';
import type { createLaneEnds } from './lane-ends.ts';
import { basisNamed, chargesNamed } from './trade-names.ts';

/** Facts that follow from all cells of a file, and its names that must be asked for. */
export interface FileFacts {
  signs: DecimalSigns;
  /** The order of its dates; null where no date shows it, or dates show both. */
  dates: DateOrder | null;
  /** Dates with two readings, where no date shows which. */
  ambiguousDates: string[];
  /** Columns of days of which a spreadsheet has probably turned some round, and the first of them as 05/12/2026. */
  turned: { columns: ReadonlySet<number>; dates: string[] };
  withoutYear: string[];
  /** Numbers such as 1.250, where no number shows the sign of decimals. */
  ambiguousNumbers: string[];
  places: UnknownName[];
  charges: UnknownName[];
  /** The mode of lines by sea that show neither containers nor W/M; null where the file has both, or neither. */
  bySea: 'fcl' | 'lcl' | null;
  unread: SheetReading['unread'];
  ignored: SheetReading['ignored'];
}

interface Columns {
  targets: readonly string[];
  titles: readonly string[];
  constants: Record<string, string | undefined>;
  titleLine: number;
}

const isNumeric = (target: string) =>
  /^(?:rate|cost|minimum|maximum)/.test(target) || containersOf(target) !== null || breakOf(target) !== null;

/** Returns true for a column with the price of a line, or with another charge. */
function isPriceColumn(target: string): boolean {
  return (
    target === 'rate' ||
    target === 'cost' ||
    breakOf(target) !== null ||
    containersOf(target) !== null ||
    chargeColumnOf(target) !== null
  );
}

/** Returns true for a row that is no rate: a heading, a note, a total, or the titles again. */
export function isNoLine(
  cells: readonly string[],
  { targets, titles, constants }: Omit<Columns, 'titleLine'>,
): boolean {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  const isSame =
    texts.length > 1 && texts.every((text) => text === texts[0]) && writtenAmount(texts[0] ?? '') === null;
  const isTotal = /^(?:sub-? ?)?total(?:es)?\b/i.test(texts[0] ?? '');
  const isTitles =
    texts.length > 2 && cells.every((cell, index) => cell.trim() === (titles[index] ?? '').trim());
  if (texts.length < 2 && targets.length > 2) return true;
  if (isSame || isTotal || isTitles) return true;
  const has = (index: number) => (cells[index] ?? '').trim() !== '';
  const hasPrice = targets.some((target, index) => isPriceColumn(target) && has(index));
  const lacksEnd = ['from', 'to'].some((end) => !constants[end] && !has(targets.indexOf(end)));
  return !hasPrice && lacksEnd;
}

function createNames() {
  const byKey = new Map<string, UnknownName>();
  return {
    add(key: string, name: string, line: number, choices: readonly string[]) {
      const found = byKey.get(key);
      if (found) found.count += 1;
      else byKey.set(key, { key, name: name.slice(0, 200), count: 1, line, choices: [...choices] });
    },
    list: () => [...byKey.values()].sort((a, b) => b.count - a.count).slice(0, mostQuestions),
  };
}

/**
 * Finds days that a spreadsheet with another order has read wrongly: 05/12 became May 12, and 31/12, which it could not
 * read, stayed a text.
 */
function createTurned() {
  const byColumn = new Map<number, { days: Set<string>; hasText: boolean; isOther: boolean }>();
  return {
    add(index: number, text: string) {
      const found = byColumn.get(index) ?? { days: new Set(), hasText: false, isOther: false };
      byColumn.set(index, found);
      const isDay = isoDayIn.test(text);
      const order = isDay ? null : dateOrderOf(text);
      if (isDay && Number(text.slice(8)) <= 12) found.days.add(text);
      else if (order === 'day-first') found.hasText = true;
      else if (isDay || order !== null) found.isOther = true;
    },
    list(): FileFacts['turned'] {
      const turned = [...byColumn].filter(
        ([, { days, hasText, isOther }]) =>
          hasText && !isOther && [...days].some((day) => day.slice(5, 7) !== day.slice(8)),
      );
      const days = new Set(turned.flatMap(([, found]) => [...found.days]));
      return {
        columns: new Set(turned.map(([index]) => index)),
        dates: [...days].slice(0, 3).map(asShown),
      };
    },
  };
}

const isoDayIn = /^20\d\d-\d\d-\d\d$/;

/** Writes a day that a spreadsheet has read month first as it was typed: 2026-05-12 as 05/12/2026. */
export function asShown(text: string): string {
  return isoDayIn.test(text) ? `${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}` : text;
}

/** Reads all rows of a file for what they show together: signs of decimals, order of dates, unknown names, unread numbers. */
export async function readFacts(
  rows: AsyncGenerator<FileRow>,
  columns: Columns,
  {
    laneEndsOf,
    charges,
  }: { laneEndsOf: ReturnType<typeof createLaneEnds>; charges: Record<string, ChargeCode | ''> },
): Promise<FileFacts> {
  const { targets, titles, constants, titleLine } = columns;
  const signs = new Set<'.' | ','>();
  const orders = new Set<DateOrder>();
  const ambiguous = new Set<string>();
  const turned = createTurned();
  const withoutYear = new Set<string>();
  const numbers = new Set<string>();
  const places = createNames();
  const unknownCharges = createNames();
  const numeric = targets.flatMap((target, index) => (isNumeric(target) ? index : []));
  const dated = targets.flatMap((target, index) => (/^valid_/.test(target) ? index : []));
  const unread = new Map<number, string[]>();
  const ignored = new Set<number>();
  const at = (column: string) => targets.indexOf(column);
  const seaModes = new Set<'fcl' | 'lcl'>();
  const ofContainers = targets.flatMap((target, index) =>
    target === 'container' || containersOf(target) !== null ? index : [],
  );
  const chargeResults = new Map<string, ChargeCode[]>();
  const hasPrice = targets.some((target) => isPriceColumn(target) && chargeColumnOf(target) === null);

  const lookAtDate = (text: string) => {
    for (const day of periodIn(text) ?? [text]) {
      if (lacksYear(day) && withoutYear.size < 3) withoutYear.add(text.trim().slice(0, 60));
      const order = dateOrderOf(day);
      if (order === 'either' && ambiguous.size < 3) ambiguous.add(day.trim());
      else if (order !== null && order !== 'either') orders.add(order);
    }
  };
  for (const column of ['valid_from', 'valid_until']) lookAtDate(constants[column] ?? '');

  for await (const { line, cells } of rows) {
    if (line <= titleLine || isNoLine(cells, columns)) continue;
    for (const index of numeric) {
      const number = writtenAmount((cells[index] ?? '').replace(/ ?%$/, ''))?.number;
      const sign = number ? decimalSignOf(number) : null;
      if (sign === '.' || sign === ',') signs.add(sign);
      // 1,250 is thousands as the United States write them.
      else if (sign === 'either' && number?.includes('.') && numbers.size < 3) numbers.add(number);
    }
    for (const index of dated) {
      lookAtDate(cells[index] ?? '');
      turned.add(index, (cells[index] ?? '').trim());
    }
    const textOf = (column: string) => (cells[at(column)] ?? '').trim() || (constants[column] ?? '');
    const isPriced = targets.some(
      (target, index) => isPriceColumn(target) && (cells[index] ?? '').trim() !== '',
    );
    if (isSeaName(textOf('mode'))) {
      const basis = basisNamed(textOf('basis'), null)?.basis;
      const hasContainer = ofContainers.some((index) => (cells[index] ?? '').trim() !== '');
      if (hasContainer || basis === 'container') seaModes.add('fcl');
      else if (basis === 'w-m') seaModes.add('lcl');
    }
    for (const column of ['from', 'to', 'via'] as const) {
      const text = textOf(column);
      // Notes below a tariff are no places.
      if (text === '' || !isPriced) continue;
      const country = column === 'via' ? '' : textOf(`${column}_country`);
      const found = await laneEndsOf(text, country);
      if ('problem' in found && (found.problem === 'place' || found.problem === 'place-ambiguous'))
        places.add(
          nameKey(text, country),
          country === '' ? text : `${text}, ${country}`,
          line,
          found.choices ?? [],
        );
    }
    const charge = hasPrice && isPriced ? textOf('charge') : '';
    if (charge !== '' && !(nameKey(charge) in charges)) {
      const [from, to] = [textOf('from'), textOf('to')].map((end) => (end === '*' ? '*' : 'place')) as [
        string,
        string,
      ];
      const cacheKey = `${charge}\n${from}\n${to}`;
      const codes = chargeResults.get(cacheKey) ?? chargesNamed(charge, from === 'place' ? '' : from, to);
      chargeResults.set(cacheKey, codes);
      if (codes.length !== 1) unknownCharges.add(nameKey(charge), charge, line, codes);
    }
    for (const [index, cell] of cells.entries()) {
      if ((targets[index] ?? '') !== '' || index >= titles.length) continue;
      const text = cell.trim();
      if (text !== '') ignored.add(index);
      if (text === '' || !/\d/.test(text) || writtenAmount(text.replace(/ ?%$/, '')) === null) continue;
      const values = unread.get(index) ?? [];
      if (values.length < 3) values.push(text.slice(0, 60));
      unread.set(index, values);
    }
  }
  const [order, other] = orders;
  const [seaMode = null, otherSeaMode] = seaModes;
  const titleOf = (index: number) => (titles[index] ?? '').trim().slice(0, 200) || `column ${index + 1}`;
  return {
    signs,
    dates: order && !other ? order : null,
    ambiguousDates: order ? [] : [...ambiguous],
    turned: turned.list(),
    withoutYear: [...withoutYear],
    ambiguousNumbers: signs.size > 0 ? [] : [...numbers],
    places: places.list(),
    charges: unknownCharges.list(),
    bySea: otherSeaMode ? null : seaMode,
    unread: [...unread].map(([index, values]) => ({ title: titleOf(index), values })),
    ignored: [...ignored].filter((index) => !unread.has(index)).map(titleOf),
  };
}

import type { Locale } from '#platform/i18n/locale.ts';
import { isNear } from './reading/group-items.ts';
import { habitsOf, readNumber, type Token, tokensOf } from './reading/tokens.ts';
import {
  containerTerms,
  countLabels,
  currencyTerms,
  eachTerms,
  frequencyTerms,
  kgOfUnit,
  m3OfUnit,
  netTerms,
  type Packing,
  packingOf,
  periodTerms,
  perTerms,
  pieceTerms,
  setOf,
  sideLabels,
  sideUnits,
  totalTerms,
} from './reading/vocabulary.ts';
import { typedIn } from './reading-fields.ts';

/** Lines of a mail as `a | b | c`, below their titles. */
export interface MailTable {
  titles: string[];
  rows: string[][];
}

type Sense = 'each' | 'total' | null;

type Column =
  | { kind: 'quantity'; packing: Packing | null }
  | { kind: 'size' | 'side'; unit: string }
  | { kind: 'kg' | 'm3'; unit: string; sense: Sense }
  | { kind: 'container' | 'line' | 'goods' | 'from' | 'to' | 'period' | 'ignored' | 'other' };

const sizeTerms = setOf(
  'dim dims dimension dimensions dimensiones dimensoes size sizes medida medidas measure measures measurement measurements tamano tamanho',
);
const weightTerms = setOf('weight weights peso pesos wt wgt gw gross bruto bruta');
const volumeTerms = setOf('volume volumen vol cubage cubicaje cubagem');
const equipmentLabels = setOf('equipment equipo equipos equipamento equipamentos equipamiento');
const fromLabels = setOf('from pol origin origen origem loading embarque desde');
const toLabels = setOf('to pod destination destino discharge descarga delivery entrega hasta para');
const lineLabels = setOf('item line no n num number numero # pos lot lote lane mark marks marca marcas');
/** Columns that say nothing of how much is shipped. */
const ignoredTerms = setOf(
  'hs hts ncm code codigo sku po ref reference referencia price precio preco value valor amount importe rate target date fecha data eta etd',
);
const goodsTerms = setOf(
  'description descripcion descricao commodity goods mercancia mercadoria producto productos produto produtos product products',
);

function cellsOf(line: string): string[] {
  return line.includes('|') ? line.split('|').map((cell) => cell.trim()) : [];
}

const isOfOne = (word: string) =>
  pieceTerms.has(word) || packingOf(word) !== undefined || containerTerms.has(word);

/** Returns what a column holds, by its title. */
function columnOf(title: string): Column {
  const tokens = tokensOf(title.replace(/[³]/g, '3'));
  const terms = tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  const texts = new Set(tokens.map(({ text }) => text));
  const hasAny = (named: ReadonlySet<string>) => terms.some((term) => named.has(term));
  if (hasAny(periodTerms) || hasAny(frequencyTerms)) return { kind: 'period' };
  if (hasAny(ignoredTerms) || hasAny(currencyTerms) || texts.has('$') || hasAny(netTerms))
    return { kind: 'ignored' };
  if (hasAny(goodsTerms)) return { kind: 'goods' };
  if (hasAny(fromLabels)) return { kind: 'from' };
  const isCubic = terms.some((word, index) => sideUnits.has(word) && terms[index + 1] === '3');
  const cubic = isCubic ? (sideUnits.get(terms.find((word) => sideUnits.has(word)) ?? '') ?? '') : '';
  const volumeUnit = cubic ? `${cubic}3` : (terms.find((word) => m3OfUnit(word) !== undefined) ?? '');
  const weightUnit = terms.find((word) => kgOfUnit(word) !== undefined) ?? '';
  const perAt = tokens.findIndex(({ text }) => text === '/' || perTerms.has(text));
  const isEach =
    hasAny(eachTerms) ||
    (perAt >= 0 && tokens.slice(perAt + 1).some(({ text }) => isOfOne(text))) ||
    (texts.has('/') && texts.has('u')) ||
    terms.some((word) => word === 'unit' || word === 'piece');
  const sense: Sense = isEach ? 'each' : hasAny(totalTerms) ? 'total' : null;
  const sideUnit = terms.find((word) => sideUnits.has(word)) ?? '';
  const unit = sideUnits.get(sideUnit) === 'in' ? 'inches' : sideUnit;
  const labels = terms.filter((word) => !sideUnits.has(word));
  if (volumeUnit || hasAny(volumeTerms)) return { kind: 'm3', unit: volumeUnit, sense };
  const isSides = labels.filter((word) => sideLabels.has(word)).length >= 3;
  if (hasAny(sizeTerms) || isSides) return { kind: 'size', unit };
  if (weightUnit || hasAny(weightTerms)) return { kind: 'kg', unit: weightUnit, sense };
  if (labels.length === 1 && sideLabels.has(labels[0] ?? '')) return { kind: 'side', unit };
  if ((perAt < 0 && hasAny(containerTerms)) || hasAny(equipmentLabels)) return { kind: 'container' };
  if (hasAny(toLabels)) return { kind: 'to' };
  const isLine = tokens.length > 0 && tokens.every(({ text }) => lineLabels.has(text) || /^[.°]$/.test(text));
  if (isLine) return { kind: 'line' };
  const packing = terms.map(packingOf).find((kind) => kind !== undefined) ?? null;
  if (perAt < 0 && (hasAny(countLabels) || packing)) return { kind: 'quantity', packing };
  return { kind: 'other' };
}

const isTitle = (cell: string) => !/\d/.test(cell.replace(/(?:m|ft|in|cm)\^?3/gi, ''));
const known = new Set<Column['kind']>(['quantity', 'size', 'side', 'kg', 'm3', 'container', 'from', 'to']);

/** True for the titles of columns; “Origin | Houston” is a label with its value. */
const areTitles = (cells: readonly string[]) =>
  cells.every(isTitle) && cells.slice(1).some((cell) => known.has(columnOf(cell).kind));

const labelled = new Set<Column['kind']>(['quantity', 'size', 'kg', 'm3']);
const isLabel = (line = '') => line.length < 40 && isTitle(line) && columnOf(line).kind !== 'other';

/** True for a label alone on the line above its number; a label below another may be one of titles in a column. */
function isLabelAlone(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const next = lines[at + 1] ?? '';
  return (
    isLabel(line) &&
    !/[:|]/.test(line) &&
    labelled.has(columnOf(line).kind) &&
    /^\s?\d[^|]*$/.test(next) &&
    !isLabel(lines[at - 1])
  );
}

/**
 * Splits a mail into its tables with titles and the other lines, where a label with its value, as in `Origin | Houston`, is
 * written with a colon.
 */
export function splitTables(text: string): { text: string; tables: MailTable[] } {
  const lines = text.split(/\r?\n/);
  const rest: string[] = [];
  const tables: MailTable[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const titles = cellsOf(line);
    let end = at + 1;
    while (end < lines.length && cellsOf(lines[end] ?? '').length === titles.length) end += 1;
    if (titles.length > 1 && end > at + 1 && areTitles(titles)) {
      const rows = lines.slice(at + 1, end).map(cellsOf);
      tables.push({ titles, rows: rows.filter((row) => row.some((cell) => /[^\s:=-]/.test(cell))) });
      at = end - 1;
    } else if (isLabelAlone(lines, at)) {
      rest.push(`${line}: ${lines[at + 1] ?? ''}`);
      at += 1;
    } else if (titles.length === 2 && titles.every(Boolean) && isTitle(titles[0] ?? ''))
      rest.push(titles.join(': '));
    else rest.push(line);
  }
  return { text: rest.join('\n'), tables };
}

/** Returns the lanes of a table, an empty text for an end that a row leaves out; null for a table without an end. */
export function lanesOfTable({ titles, rows }: MailTable): { from: string; to: string }[] | null {
  const kinds = titles.map((title) => columnOf(title).kind);
  const [from, to] = [kinds.indexOf('from'), kinds.indexOf('to')];
  if (from < 0 || to < 0 || kinds.lastIndexOf('from') > from || kinds.lastIndexOf('to') > to) return null;
  const lanes = rows.map((row) => ({ from: row[from] ?? '', to: row[to] ?? '' }));
  return lanes.filter(({ from: one, to: other }) => one !== '' || other !== '');
}

const isCount = (cell: string) => /^\d{1,5}$/.test(cell);
const hasUnit = (cell: string) =>
  tokensOf(cell).some(
    ({ text }) => sideUnits.has(text) || kgOfUnit(text) !== undefined || m3OfUnit(text) !== undefined,
  );

/** True for a cell in another unit than that of its title. */
function contradicts(cell: string, unit: string): boolean {
  const [of] = tokensOf(unit);
  const named = tokensOf(cell).map(({ text }) => text);
  const isOther = (read: (word: string) => unknown) => {
    const own = of && read(of.text);
    return own !== undefined && named.some((word) => (read(word) ?? own) !== own);
  };
  return isOther((word) => sideUnits.get(word)) || isOther(kgOfUnit);
}

/**
 * Writes the cargo of a table as the sentences that `readCargoText` reads, each number with the unit of its title. Null for a
 * table of something else; `unread` holds the numbers of columns that are not known.
 */
export function sentencesOfTable(
  { titles, rows }: MailTable,
  locale: Locale,
): { text: string | null; unread: string[] } {
  const columns = titles.map(columnOf);
  const all = rows.map((row) => row.filter(Boolean).join(' | '));
  const indexesOf = (kind: Column['kind']) =>
    columns.flatMap((column, index) => (column.kind === kind ? [index] : []));
  const isOther = !columns.some(({ kind }) => /^(?:size|side|kg|m3|container)$/.test(kind));
  const isSideOpen = indexesOf('side').length % 3 !== 0 || indexesOf('side').length > 3;
  if (isOther || isSideOpen || indexesOf('period').length > 0)
    return { text: null, unread: all.filter((line) => /\d/.test(line)) };

  const isTotal = (row: readonly string[]) => {
    const first = tokensOf(row.find(Boolean) ?? '');
    return first.some(({ text }) => totalTerms.has(text)) && !first.some(({ kind }) => kind === 'number');
  };
  const body = rows.filter((row) => !isTotal(row));
  const sums = rows.filter(isTotal);
  const counts = indexesOf('quantity');
  const [countAt = -1] = counts;
  const counted = columns[countAt];
  const packing = counted?.kind === 'quantity' ? counted.packing : null;
  // “Crate | 1, 2, 3” numbers the crates.
  const isRunning = body.length > 1 && body.every((row, index) => row[countAt] === String(index + 1));
  const titleTerms = tokensOf(titles[countAt] ?? '').map(({ text }) => text);
  const isOne = isRunning && packing !== null && titleTerms.every((word) => !word.endsWith('s'));
  const isCountOpen = counts.length !== 1 || (isRunning && !isOne && !titleTerms.some(isCountLabel));
  const quantityOf = (row: readonly string[]) => {
    if (isOne) return 1;
    return isCountOpen || !isCount(row[countAt] ?? '') ? null : Number(row[countAt]);
  };

  const habits = habitsOf(rows.flatMap((row) => row.flatMap((cell): Token[] => tokensOf(cell))));
  const numberIn = (row: readonly string[], at: number) => {
    const value = readNumber(row[at] ?? '', locale, habits);
    return typeof value === 'number' ? value : null;
  };
  const sumOf = (values: (number | null)[]) =>
    values.some((value) => value === null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  /** The sense of a column by its title, else by its total. */
  const senseOf = (at: number, said: Sense): Sense => {
    const [total] = sums.length === 1 && said === null ? sums : [];
    const whole = total ? numberIn(total, at) : null;
    const ofAll = sumOf(body.map((row) => numberIn(row, at)));
    const ofEach = sumOf(
      body.map((row) => {
        const [count, value] = [quantityOf(row), numberIn(row, at)];
        return count === null || value === null ? null : count * value;
      }),
    );
    if (whole === null || ofAll === null || ofEach === null || isNear(ofAll, ofEach, 0.01)) return said;
    return isNear(whole, ofAll, 0.01) ? 'total' : isNear(whole, ofEach, 0.01) ? 'each' : said;
  };
  const senses = columns.map((column, at) =>
    column.kind === 'kg' || column.kind === 'm3' ? senseOf(at, column.sense) : null,
  );
  const unread: string[] = [];
  const withUnit = (cell: string, unit: string) => {
    if (contradicts(cell, unit)) {
      unread.push(cell);
      return '';
    }
    return hasUnit(cell) ? cell : `${cell} ${unit}`.trim();
  };

  const written = body.map((row) => {
    const quantity = quantityOf(row);
    const parts: string[] = [];
    const cellAt = (at: number) => row[at] ?? '';
    const [containerAt] = indexesOf('container');
    const container = containerAt === undefined ? '' : cellAt(containerAt);
    if (container) parts.push(quantity === null ? container : `${quantity} x ${container}`);
    else if (quantity !== null) parts.push(`${quantity} ${packing ?? 'piece'}`);
    else if (!isCountOpen && cellAt(countAt)) parts.push(cellAt(countAt));
    const sides = indexesOf('side');
    if (sides.some((at) => cellAt(at)))
      parts.push(sides.map((at) => withUnit(cellAt(at), (columns[at] as { unit: string }).unit)).join(' x '));
    columns.forEach((column, at) => {
      const cell = cellAt(at);
      if (!cell) return;
      if (column.kind === 'size') parts.push(withUnit(cell, column.unit));
      const isMeasure = column.kind === 'kg' || column.kind === 'm3';
      if (isMeasure && (senses[at] !== 'total' || quantity === 1)) {
        const isEach = senses[at] === 'each' || (quantity === 1 && !container);
        const amount = withUnit(cell, column.unit);
        parts.push(amount && isEach ? `${amount} each` : amount);
      }
      if (/^(?:other|line|goods)$/.test(column.kind) && /\d/.test(cell) && !isLine(at)) unread.push(cell);
    });
    return parts.filter(Boolean).join(', ');
  });
  function isLine(at: number) {
    return columns[at]?.kind === 'line' && body.every((row, index) => row[at] === String(index + 1));
  }

  const totals = columns.flatMap((column, at) => {
    if (column.kind !== 'kg' && column.kind !== 'm3') return [];
    const ofRows = body.filter((row) => row[at] && quantityOf(row) !== 1);
    const isSummed = senses[at] === 'total' && ofRows.length > 0;
    const sum = sumOf(body.map((row) => numberIn(row, at)));
    const own = !isSummed ? [] : sum === null ? body.flatMap((row) => row[at] ?? []) : [typedIn(locale, sum)];
    const stated = sums.flatMap((row) => (row[at] ? [row[at]] : []));
    return [...own, ...stated].map((amount) => `total ${withUnit(amount, column.unit)}`);
  });
  // The words of the goods, which may be special or heavy; their numbers are no quantities of a row.
  const goods = new Set(
    indexesOf('goods').flatMap((at) => body.map((row) => (row[at] ?? '').replace(/\d/g, ' ').trim())),
  );
  return { text: [...written, ...totals, ...goods].filter(Boolean).join('\n'), unread };
}

function isCountLabel(word: string): boolean {
  return countLabels.has(word) && packingOf(word) === undefined;
}

import { isCurrency } from '#platform/values/money.ts';
import { writtenAmount } from './cells.ts';
import { dateOrderOf, dayIn } from './days.ts';
import type { FileRow } from './file-row.ts';
import { proposeTargets } from './titles.ts';
import { basisNamed, containerNamed } from './trade-names.ts';

/** The titles of a file, which may take several rows. */
export interface TitleRows {
  /** Index of the last of the rows, and its line. */
  index: number;
  line: number;
  titles: string[];
  /** Number of the titles that are known. */
  known: number;
}

/** Rows in which the titles are looked for: a tariff has its carrier’s name and notes above them. */
export const mostRowsAboveTitles = 30;

/** Rows that titles are joined of at most. */
const mostJoined = 4;

const isBreak = (text: string) =>
  /^[+<>-]?=? ?\d{2,4} ?(?:kgs?)?$/i.test(text) || /^\d{1,4}-\d{2,5}$/.test(text);

/** A row with a price or a day holds a rate, not titles; numbers of containers and weight breaks are titles. */
function holdsRate(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const text = cell.trim();
    if (/^\d+(?:[.,]\d+)? ?%$/.test(text)) return true;
    if (text === '' || isBreak(text) || containerNamed(text)) return false;
    return writtenAmount(text) !== null || dateOrderOf(text) !== null || 'value' in dayIn(text);
  });
}

/** A row below the titles may have the currency or unit of each. */
function holdsUnits(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  return (
    texts.length > 0 &&
    texts.every((text) => isCurrency(text.slice(0, 3).toUpperCase()) || basisNamed(text, null) !== null)
  );
}

const knownIn = (titles: readonly string[]) => proposeTargets(titles, false).filter(Boolean).length;

/** Fills the gaps of an upper row, whose titles are above several columns. */
function filled(cells: readonly string[], width: number): string[] {
  let last = '';
  return Array.from({ length: width }, (_, index) => {
    const text = (cells[index] ?? '').trim();
    if (text !== '') last = text;
    return last;
  });
}

/** Joins the titles of several rows: those of a column that say more together, else the lower one, else the upper one. */
function joined(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const wide = rows.map((cells, index) =>
    index < rows.length - 1
      ? filled(cells, width)
      : Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  );
  return Array.from({ length: width }, (_, index) => {
    const written = rows.map((cells) => (cells[index] ?? '').trim());
    const parts = wide.map((cells) => (cells[index] ?? '').trim());
    // A gap below a title is filled only where the column itself has a title.
    const own = written.some(Boolean) ? (written.at(-1) ? parts : written) : written;
    const texts = own.filter((text, at) => text !== '' && own.indexOf(text) === at);
    const candidates = [texts.join(' '), texts.at(-1) ?? '', texts[0] ?? ''];
    return candidates.find((text) => knownIn([text]) > 0) ?? candidates[0] ?? '';
  });
}

/** Returns true where a text below the title of an end is none: then the lower row is a line. */
function hasPlaces(rows: readonly FileRow[]): boolean {
  const ends = ['from', 'to'];
  return rows.some(({ cells }, at) =>
    proposeTargets(cells, false).some((target, column) => {
      const below = rows.slice(at + 1).map((row) => (row.cells[column] ?? '').trim());
      return ends.includes(target) && below.some((text) => text !== '' && knownIn([text]) === 0);
    }),
  );
}

/** Returns true where more titles are known, or as many with their units. */
function isBetter({ index, known }: TitleRows, best: TitleRows | null, addsUnits: boolean): boolean {
  if (!best || known > best.known) return true;
  return addsUnits && known === best.known && index === best.index + 1;
}

/**
 * Finds the titles among the first rows: those of the row with the most known ones, with the rows above and below it where more
 * are known together.
 */
export function findTitles(rows: readonly FileRow[]): TitleRows | null {
  let best: TitleRows | null = null;
  const counts = rows.map(({ cells }) => knownIn(cells));
  for (const [index, row] of rows.entries()) {
    if ((counts[index] ?? 0) === 0) continue;
    for (let count = 1; count <= mostJoined && count <= index + 1; count += 1) {
      const block = rows.slice(index - count + 1, index + 1);
      // Titles stand together, and no line with a rate is one of them.
      if (count > 1 && (holdsRate(row.cells) || block.some(({ cells }) => holdsRate(cells)))) break;
      if (block.some(({ line }, at) => at > 0 && line - (block[at - 1]?.line ?? 0) > 2)) break;
      if (count > 1 && (block[0]?.cells.filter((cell) => cell.trim() !== '').length ?? 0) < 2) break;
      if (count > 1 && hasPlaces(block)) break;
      const titles = count === 1 ? row.cells : joined(block.map(({ cells }) => cells));
      const known = count === 1 ? (counts[index] ?? 0) : knownIn(titles);
      const found = { index, line: row.line, titles: [...titles], known };
      if (isBetter(found, best, count > 1 && holdsUnits(row.cells))) best = found;
    }
  }
  return best;
}

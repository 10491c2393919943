import { mostFileRows } from '../../rates.ts';
import { type FileRow, NotReadable } from './file-row.ts';
import { readCsv } from './read-csv.ts';
import { isZip, openWorkbook, readSheet } from './read-xlsx.ts';
import { findTitles, mostRowsAboveTitles, type TitleRows } from './title-rows.ts';
import { proposeTargets } from './titles.ts';

/** A file that can be read more than once. */
export interface OpenFile {
  rows: () => AsyncGenerator<FileRow>;
  /** Names of the sheets that are not hidden; empty for a CSV. */
  sheets: string[];
  /** The sheet that is read; empty for a CSV. */
  sheet: string;
  /** Sheets that may hold rates, where there are several and none was chosen. */
  choices: string[];
}

export async function firstRows(
  rows: AsyncGenerator<FileRow>,
  most = mostRowsAboveTitles,
): Promise<FileRow[]> {
  const first: FileRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= most) break;
  }
  return first;
}

/** Limit of characters of a cell: some expressions take quadratic time. */
const longestCell = 1_000;

async function* withShortCells(rows: AsyncGenerator<FileRow>): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const { line, cells } of rows) {
    count += 1;
    if (count > mostFileRows) throw new NotReadable('too-many-lines', line);
    yield { line, cells: cells.map((cell) => cell.slice(0, longestCell)) };
  }
}

/** Returns true for titles with both ends of a lane and a price. */
function holdsRates({ titles }: TitleRows): boolean {
  const targets = proposeTargets(titles, false);
  return (
    targets.includes('from') &&
    targets.includes('to') &&
    targets.some((target) => /^(?:rate|cost)(?:$|[_:>])/.test(target))
  );
}

/**
 * Opens a file. Of a spreadsheet the sheet is read that was chosen, else the one with the most known titles; where several may
 * hold rates, they are choices. Throws NotReadable.
 */
export async function openFile(
  content: Uint8Array,
  chosen: readonly (string | undefined)[],
): Promise<OpenFile> {
  if (!isZip(content))
    return { rows: () => withShortCells(readCsv(content)), sheets: [], sheet: '', choices: [] };
  const workbook = await openWorkbook(content);
  const sheets = workbook.sheets.map(({ name }) => name);
  const wanted = workbook.sheets.find(({ name }) => chosen.includes(name));
  const scores: { known: number; hasRates: boolean }[] = [];
  if (!wanted && workbook.sheets.length > 1)
    for (const sheet of workbook.sheets) {
      const titles = findTitles(await firstRows(withShortCells(readSheet(workbook, sheet))));
      scores.push({ known: titles?.known ?? 0, hasRates: titles !== null && holdsRates(titles) });
    }
  const bestKnown = Math.max(...scores.map(({ known, hasRates }) => known + (hasRates ? 1_000 : 0)));
  const best = scores.findIndex(({ known, hasRates }) => known + (hasRates ? 1_000 : 0) === bestKnown);
  const sheet = wanted ?? workbook.sheets[best] ?? workbook.sheets[0];
  if (!sheet) throw new NotReadable('not-xlsx', 1);
  const choices = workbook.sheets.filter((_, index) => scores[index]?.hasRates).map(({ name }) => name);
  return {
    rows: () => withShortCells(readSheet(workbook, sheet)),
    sheets,
    sheet: sheet.name,
    choices: choices.length > 1 ? choices : [],
  };
}

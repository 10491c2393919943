import { type FileRow, NotReadable } from './file-row.ts';
import { findTitles, mostRowsAboveTitles } from './title-rows.ts';

const delimiters = [',', ';', '\t', '|'];

/** The cells of a line, for a guess; a quoted line break is none. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/**
 * Detects the separator: that which the first line names (`sep=;`), else the one by which the line of the titles has the most
 * known ones, then the most cells. Spreadsheets of some countries write semicolons, exports tabs.
 */
function delimiterOf(csv: string): string {
  const lines = csv.slice(0, 20_000).split(/\r\n|[\r\n]/, mostRowsAboveTitles);
  const [, named] = /^\ufeff?"?sep=(.)"?$/i.exec(lines[0] ?? '') ?? [];
  if (named && delimiters.includes(named)) return named;
  const scoreOf = (delimiter: string) => {
    const rows = lines.map((line, index) => ({ line: index + 1, cells: cellsOf(line, delimiter) }));
    const titles = findTitles(rows);
    return (titles?.known ?? 0) * 1_000 + Math.max(0, ...rows.map(({ cells }) => cells.length));
  };
  const scores = delimiters.map(scoreOf);
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Returns the first position of a delimiter or line break from `at` on, or the end of the text. */
function endOfCell(csv: string, at: number, delimiter: string): number {
  let end = at;
  while (end < csv.length && csv[end] !== delimiter && csv[end] !== '\n' && csv[end] !== '\r') end += 1;
  return end;
}

/** Returns the position of the quote that ends a quoted cell; -1 if none does. */
function closingQuote(csv: string, at: number): number {
  let end = csv.indexOf('"', at);
  while (end >= 0 && csv[end + 1] === '"') end = csv.indexOf('"', end + 2);
  return end;
}

/**
 * Yields the rows of a CSV (RFC 4180), each with its last line. A quote within a cell that does not begin with one is text, as
 * in `20" DRY`. Throws NotReadable for a quoted cell that does not end.
 */
function* rowsOf(csv: string, delimiter: string): Generator<FileRow> {
  let line = 1;
  let cells: string[] = [];
  let at = 0;
  while (at < csv.length) {
    let end = endOfCell(csv, at, delimiter);
    if (csv[at] === '"') {
      const quote = closingQuote(csv, at + 1);
      end = endOfCell(csv, quote + 1, delimiter);
      if (quote < 0 || csv.slice(quote + 1, end).trim() !== '') throw new NotReadable('not-csv', line);
      const cell = csv.slice(at + 1, quote).replaceAll('""', '"');
      cells.push(cell);
      line += cell.split(/\r\n|[\r\n]/).length - 1;
    } else cells.push(csv.slice(at, end));
    if (csv[end] === delimiter) {
      // A delimiter at the end of the text has an empty cell behind it.
      if (end + 1 === csv.length) cells.push('');
    } else {
      yield { line, cells };
      cells = [];
      line += 1;
      if (csv[end] === '\r' && csv[end + 1] === '\n') end += 1;
    }
    at = end + 1;
  }
  if (cells.length > 0) yield { line, cells };
}

/** Reads the rows of a CSV; text that is not UTF-8 is taken for Windows-1252. Throws NotReadable. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<FileRow> {
  if (isOldSpreadsheet(bytes)) throw new NotReadable('old-spreadsheet', 1);
  const csv = textOf(bytes).replaceAll('\0', '');
  for (const row of rowsOf(csv, delimiterOf(csv)))
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
}

/** UTF-16 by its mark, as Excel’s “Unicode text” has, or where every second byte is 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 200);
  const zeros = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  if (sample.length < 20) return null;
  const many = sample.length / 2 - 10;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : null;
}

function textOf(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns true for files that are not CSV, though they may have its name: XLS, PDF, and tables in HTML or XML. */
function isOldSpreadsheet(bytes: Uint8Array): boolean {
  const isXls = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
  if (isXls) return true;
  const start = textOf(bytes.subarray(0, 1_000))
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase();
  return (
    start.startsWith('%pdf') ||
    start.startsWith('{\\rtf') ||
    /^<(?:\?xml|!doctype|html|table|head|meta|style|body|div)/.test(start)
  );
}

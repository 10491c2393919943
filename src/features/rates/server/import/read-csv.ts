import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A row of a file with its line; empty rows are left out. */
export interface FileRow {
  line: number;
  cells: string[];
}

/** Thrown for a file that cannot be read, from a line on. */
export class NotReadable extends Error {
  override name = 'NotReadable';
  readonly problem: 'not-csv' | 'not-xlsx' | 'too-large' | 'too-many-lines' | 'too-many-columns';
  readonly line: number;
  constructor(problem: NotReadable['problem'], line: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

/** Detects the separator from the first line: spreadsheets of some countries write semicolons, exports tabs. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.slice(0, 2000).split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** In parts, as the parser is slow for very short lines in a long text. */
function* chunksOf(text: string): Generator<string> {
  const size = 4 * 1024;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size).replaceAll('\0', '');
}

/** Reads the rows of a CSV (RFC 4180); text that is no UTF-8 is taken for Windows-1252. Throws NotReadable. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<FileRow> {
  const csv = textOf(bytes);
  const rows = Readable.from(chunksOf(csv)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      line = info.lines;
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotReadable('not-csv', Number(error.lines ?? line));
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

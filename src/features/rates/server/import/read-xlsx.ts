import { readZipDirectory, type ZipEntry } from '#platform/files/zip-directory.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { decimalOf, isDecimal, scaled } from '#platform/values/decimal.ts';
import { formatNumber } from '#platform/values/format.ts';
import { typedTextOf } from '#platform/values/typed-number.ts';
import { mostRateTitles } from '../../rates.ts';
import { type FileRow, NotReadable } from './file-row.ts';
import { attribute, nameOf, scan, unescaped } from './scan-xml.ts';

/** Characters of all shared texts. */
const mostSharedText = 50_000_000;
const mostSheets = 100;
/** Merged cells of a sheet; one of more is read as its first cell. */
const mostMerged = 20_000;

/** The index of the column of a cell: 0 of `A7`, 27 of `AB7`. */
function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

/** A number as it is shown: spreadsheets store 3.1 as 3.1000000000000001, and know 15 digits. */
function numberIn(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value) || text.trim() === '') return text;
  const precise = Number(value.toPrecision(15));
  return formatNumber(deskLocale, precise, { useGrouping: false, maximumFractionDigits: 15 });
}

type Format = 'date' | 'percent' | null;

/** Built-in formats of dates, and of percentages (ECMA-376, 18.8.30). */
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const percentFormats = [9, 10];

/** Reads which styles of cells show dates and percentages, whose numbers mean something else than they are. */
async function readFormats(file: Buffer, entry: ZipEntry | undefined): Promise<Format[]> {
  const custom = new Map<number, Format>();
  const formats: Format[] = [];
  let isInCells = false;
  if (!entry) return formats;
  const pieces = scan(file, entry, (tag) => {
    const name = nameOf(tag);
    if (name === 'cellXfs') isInCells = true;
    else if (name === '/cellXfs') isInCells = false;
    else if (name === 'numFmt') {
      const code = (attribute(tag, 'formatCode') ?? '')
        .slice(0, 255)
        .replace(/&quot;.*?&quot;|\[[^\]]*\]|[\\_*]./g, '');
      const format = code.includes('%') ? 'percent' : /[dmy]/i.test(code) ? 'date' : null;
      custom.set(Number(attribute(tag, 'numFmtId')), format);
    } else if (name === 'xf' && isInCells) {
      const id = Number(attribute(tag, 'numFmtId') ?? 0);
      const builtIn = isDateFormat(id) ? 'date' : percentFormats.includes(id) ? 'percent' : null;
      formats.push(custom.get(id) ?? builtIn);
    }
  });
  for await (const _ of pieces);
  return formats;
}

async function readShared(file: Buffer, entry: ZipEntry | undefined): Promise<string[]> {
  const shared: string[] = [];
  if (!entry) return shared;
  let length = 0;
  let text = '';
  let isPhonetic = false;
  const pieces = scan(file, entry, (tag, before) => {
    const name = nameOf(tag);
    if (name === 'rPh') isPhonetic = true;
    else if (name === '/rPh') isPhonetic = false;
    else if (name === '/t' && !isPhonetic) text += unescaped(before);
    else if (name === '/si' || (name === 'si' && tag.endsWith('/'))) {
      length += text.length + 16;
      if (length > mostSharedText) throw new NotReadable('too-large', 1);
      shared.push(text);
      text = '';
    }
  });
  for await (const _ of pieces);
  return shared;
}

/** A sheet that is not hidden. */
export interface SheetPart {
  name: string;
  entry: ZipEntry;
}

interface Workbook {
  file: Buffer;
  sheets: SheetPart[];
  formats: Format[];
  shared: string[];
  /** The day of serial number 0 as one of the calendar that begins with 1900. */
  firstDay: number;
  /** Merged cells of the sheets that were read. */
  merged: Map<SheetPart, Map<number, Merged[]>>;
}

/** The name of a part as it is compared: programs write `xl\\worksheets\\Sheet1.xml`, and change its case. */
const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** The name of a part that a relationship names, from the folder of the part that has it. */
function targetName(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return partName(parts.join('/'));
}

/** Finds the sheets that are not hidden, with what their cells refer to. Throws NotReadable. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(readZipDirectory(file, file.length)?.map((entry) => [partName(entry.name), entry]));
  const typed = new Map<string, string>();
  const types = entries.get('[content_types].xml');
  if (types) {
    const overrides = scan(file, types, (tag) => {
      if (nameOf(tag) !== 'Override') return;
      const kind = /\.(sheet\.main|worksheet|sharedStrings|styles)\+xml$/i.exec(
        attribute(tag, 'ContentType') ?? '',
      );
      if (kind?.[1]) typed.set(kind[1].toLowerCase(), partName(attribute(tag, 'PartName') ?? ''));
    });
    for await (const _ of overrides);
  }
  const main = typed.get('sheet.main') ?? 'xl/workbook.xml';
  const folder = main.slice(0, Math.max(0, main.lastIndexOf('/')));
  const workbook = entries.get(main);
  const relations = entries.get(
    `${folder}${folder && '/'}_rels/${main.slice(main.lastIndexOf('/') + 1)}.rels`,
  );
  if (!workbook || !relations)
    throw new NotReadable(
      entries.has('content.xml') || entries.has('xl/workbook.bin') ? 'old-spreadsheet' : 'not-xlsx',
      1,
    );
  const byId = new Map<string, ZipEntry | undefined>();
  const byType = new Map<string, ZipEntry | undefined>();
  const links = scan(file, relations, (tag) => {
    if (nameOf(tag) !== 'Relationship') return;
    const entry = entries.get(targetName(folder, unescaped(attribute(tag, 'Target') ?? '')));
    byId.set(attribute(tag, 'Id') ?? '', entry);
    byType.set(attribute(tag, 'Type')?.split('/').at(-1)?.toLowerCase() ?? '', entry);
  });
  for await (const _ of links);
  const sheets: SheetPart[] = [];
  let firstDay = 0;
  const parts = scan(file, workbook, (tag) => {
    const name = nameOf(tag);
    if (name === 'workbookPr' && /^(?:1|true)$/.test(attribute(tag, 'date1904') ?? '')) firstDay = 1462;
    if (name !== 'sheet' || /hidden/i.test(attribute(tag, 'state') ?? '')) return;
    const entry = byId.get(attribute(tag, 'id') ?? '');
    // A sheet of a chart has no cells.
    if (entry && sheets.length < mostSheets)
      sheets.push({ name: unescaped(attribute(tag, 'name') ?? '').slice(0, 100), entry });
  });
  for await (const _ of parts);
  if (sheets.length === 0) throw new NotReadable('not-xlsx', 1);
  const part = (type: string) => byType.get(type) ?? entries.get(typed.get(type) ?? '');
  return {
    file,
    sheets,
    firstDay,
    merged: new Map(),
    formats: await readFormats(file, part('styles')),
    shared: await readShared(file, part('sharedstrings')),
  };
}

/** A number in the format of its cell: a date as its day, 0.32 as `32%`. */
function formatted(value: string, format: Format, firstDay: number): string {
  const number = numberIn(value);
  if (format === 'percent' && isDecimal(number)) return `${typedTextOf(decimalOf(scaled(number) * 100n))}%`;
  if (format !== 'date' || !/^\d{1,6}(?:\.\d+)?$/.test(number)) return typedTextOf(number);
  const days = Math.floor(Number(number)) + firstDay - 25_569;
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

/** Cells that are shown as one: columns `first` to `last` of some lines. */
interface Merged {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

/** Reads the merged cells of a sheet, which stand behind its rows, by their top line. */
async function readMerged({ file }: Workbook, { entry }: SheetPart): Promise<Map<number, Merged[]>> {
  const byTop = new Map<number, Merged[]>();
  let count = 0;
  const pieces = scan(file, entry, (tag) => {
    if (!tag.includes('mergeCell') || nameOf(tag) !== 'mergeCell' || count >= mostMerged) return;
    const [, from = '', top = '', to = '', bottom = ''] =
      /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(attribute(tag, 'ref') ?? '') ?? [];
    const [first, last] = [columnOf(from), columnOf(to)];
    if (first === null || last === null || first >= mostRateTitles) return;
    count += 1;
    const merged = {
      top: Number(top),
      bottom: Number(bottom),
      first,
      last: Math.min(last, mostRateTitles - 1),
    };
    byTop.set(merged.top, [...(byTop.get(merged.top) ?? []), merged]);
  });
  for await (const _ of pieces);
  return byTop;
}

/** Gives each cell of merged ones the value that is shown for them. */
function createFilling(byTop: Map<number, Merged[]>) {
  let open: (Merged & { value: string })[] = [];
  return ({ line, cells }: FileRow): void => {
    for (const merged of byTop.get(line) ?? []) open.push({ ...merged, value: cells[merged.first] ?? '' });
    if (open.length === 0) return;
    open = open.filter(({ bottom }) => bottom >= line);
    for (const { first, last, value } of open) {
      if (value === '') continue;
      while (cells.length <= last) cells.push('');
      for (let at = first; at <= last; at += 1) if (cells[at] === '') cells[at] = value;
    }
  };
}

/**
 * Reads the rows of a sheet of an XLSX (ECMA-376). Of a formula the value is read that was computed last; numbers are exact as
 * text, dates are days; merged cells all have their value. Throws NotReadable for a file that is damaged or unpacks to too much.
 */
export async function* readSheet(workbook: Workbook, sheet: SheetPart): AsyncGenerator<FileRow> {
  const { file, formats, shared } = workbook;
  const merged = workbook.merged.get(sheet) ?? (await readMerged(workbook, sheet));
  workbook.merged.set(sheet, merged);
  const fill = createFilling(merged);
  let rows: FileRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell = '';
  let value = '';

  function addCell(): void {
    const type = attribute(cell, 't') ?? 'n';
    const column = columnOf(attribute(cell, 'r')) ?? cells.length;
    const style = Number(attribute(cell, 's') ?? 0);
    const text = {
      s: () => shared[Number(value)] ?? '',
      n: () => formatted(value, formats[style] ?? null, workbook.firstDay),
      e: () => '',
    }[type];
    const read = (text ? text() : unescaped(value)).trim();
    value = '';
    if (read === '') return;
    if (column >= mostRateTitles) throw new NotReadable('too-many-columns', line);
    while (cells.length < column) cells.push('');
    cells[column] = read;
  }

  const pieces = scan(file, sheet.entry, (tag, before) => {
    const name = nameOf(tag);
    if (name === 'row') {
      line = Number(attribute(tag, 'r') ?? line + 1);
      cells = [];
    } else if (name === 'c') {
      cell = tag;
      value = '';
    } else if (name === '/v') value = before;
    else if (name === '/t') value += before;
    else if (name === '/c') addCell();
    else if (name === '/row') {
      const row = { line, cells };
      fill(row);
      if (row.cells.length > 0) rows.push(row);
    }
  });
  for await (const _ of pieces) {
    yield* rows;
    rows = [];
  }
}

/** Returns true for the first bytes of a ZIP, which an XLSX is. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

import { fileTypeFromBuffer } from 'file-type';
import { isProgram, isUnsafeArchive, readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * The types of files that are taken: the endings that their names may have, the first of which is added to a name with none
 * of them, and the media type that they are downloaded with.
 */
export const fileTypes = {
  pdf: { endings: ['pdf'], mediaType: 'application/pdf' },
  jpeg: { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  png: { endings: ['png'], mediaType: 'image/png' },
  heic: { endings: ['heic', 'heif'], mediaType: 'image/heic' },
  webp: { endings: ['webp'], mediaType: 'image/webp' },
  avif: { endings: ['avif'], mediaType: 'image/avif' },
  gif: { endings: ['gif'], mediaType: 'image/gif' },
  tiff: { endings: ['tif', 'tiff'], mediaType: 'image/tiff' },
  bmp: { endings: ['bmp'], mediaType: 'image/bmp' },
  docx: { endings: ['docx'], mediaType: `${office}.wordprocessingml.document` },
  xlsx: { endings: ['xlsx'], mediaType: `${office}.spreadsheetml.sheet` },
  pptx: { endings: ['pptx'], mediaType: `${office}.presentationml.presentation` },
  doc: { endings: ['doc'], mediaType: 'application/msword' },
  xls: { endings: ['xls'], mediaType: 'application/vnd.ms-excel' },
  ppt: { endings: ['ppt'], mediaType: 'application/vnd.ms-powerpoint' },
  odt: { endings: ['odt'], mediaType: `${openDocument}.text` },
  ods: { endings: ['ods'], mediaType: `${openDocument}.spreadsheet` },
  odp: { endings: ['odp'], mediaType: `${openDocument}.presentation` },
  csv: { endings: ['csv', 'tsv'], mediaType: 'text/csv' },
  txt: { endings: ['txt'], mediaType: 'text/plain' },
  zip: { endings: ['zip'], mediaType: 'application/zip' },
  dwg: { endings: ['dwg'], mediaType: 'image/vnd.dwg' },
  dxf: { endings: ['dxf'], mediaType: 'image/vnd.dxf' },
  eml: { endings: ['eml'], mediaType: 'message/rfc822' },
  msg: { endings: ['msg'], mediaType: 'application/vnd.ms-outlook' },
  mp4: { endings: ['mp4', 'm4v'], mediaType: 'video/mp4' },
  webm: { endings: ['webm'], mediaType: 'video/webm' },
  svg: { endings: ['svg'], mediaType: 'image/svg+xml' },
  /** Any file of a mail that is none of these and no program; its name keeps its ending. */
  other: { endings: [], mediaType: 'application/octet-stream' },
} as const satisfies Record<string, { endings: readonly string[]; mediaType: string }>;

export type FileType = keyof typeof fileTypes;

const specialTypes: readonly FileType[] = ['mp4', 'webm', 'svg', 'other'];

/** Types that forms take. Films are taken only where they are asked for; an SVG never is: the server makes those that it stores. */
export const usualTypes = (Object.keys(fileTypes) as FileType[]).filter(
  (type) => !specialTypes.includes(type),
);

/** Types that are taken from a mail: nobody can be asked to send another file. */
export const mailTypes: readonly FileType[] = [...usualTypes, 'mp4', 'webm', 'other'];

export type TypeProblem = 'unknown-type' | 'cut-off' | 'macros';

function isProblem(result: FileType | TypeProblem): result is TypeProblem {
  return result === 'unknown-type' || result === 'cut-off' || result === 'macros';
}

type TypeOutcome = { ok: true; type: FileType } | { ok: false; reason: TypeProblem };

/** Bytes of a stream kept for detection. */
interface Seen {
  /** Its first bytes. */
  head: Buffer;
  /** Its last bytes. */
  tail: Buffer;
  size: number;
  /** The name that the sender gave, in lower case: text has no other mark of what it is. */
  name: string;
}

/** Reads the whole content, a chunk at a time, for what its first and last bytes do not say. */
interface Scan<Result> {
  push(chunk: Buffer): void;
  result(): Result;
}

/** Bytes of the beginning that are kept. */
const headSize = 256 * 1024;

/** Bytes of the end that are kept: the directory of a ZIP with some five thousand files. */
const tailSize = 512 * 1024;

const textAt = (content: Buffer, start: number, end: number) => content.toString('latin1', start, end);

/** The length that a PDF for fast web view says it has in its first 1,024 bytes; 0 for any other. */
function linearizedLength(head: Buffer): number {
  const [, dictionary = ''] = /\/Linearized([^>]*)/.exec(textAt(head, 0, 1024)) ?? [];
  return Number(/\/L\s+(\d{1,10})/.exec(dictionary)?.[1] ?? 0);
}

/** Its last cross-reference lies within it. A file for fast web view has an end mark near its beginning too. */
function isWholePdf({ head, tail, size }: Seen): boolean {
  const last = textAt(tail, 0, tail.length)
    .match(/startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/g)
    ?.at(-1);
  const table = Number(last?.match(/\d+/)?.[0] ?? 0);
  return table > 0 && table < size && linearizedLength(head) <= size;
}

/** Counts images that begin and end within each other, as thumbnails do; cameras write anything after the outer one. */
function scanJpeg(): Scan<boolean> {
  let depth = 0;
  let isWhole = false;
  let isAfterMark = false;
  const see = (marker: number | undefined) => {
    if (marker === 0xd8) depth += 1;
    if (marker === 0xd9) depth -= 1;
    isWhole ||= marker === 0xd9 && depth <= 0;
  };
  return {
    push(chunk) {
      if (isWhole) return;
      if (isAfterMark) see(chunk[0]);
      isAfterMark = chunk.at(-1) === 0xff;
      for (let at = chunk.indexOf(0xff); at !== -1 && !isWhole; at = chunk.indexOf(0xff, at + 1))
        see(chunk[at + 1]);
    },
    result: () => isWhole,
  };
}

/** The boxes of a HEIC, AVIF or MP4 end within it, and one holds the picture, as far as they begin in its head. */
function hasWholeBoxes({ head, size }: Seen): boolean {
  let hasPicture = false;
  for (let at = 0; at < size; ) {
    if (at + 8 > head.length) return head.length < size;
    const length = head.readUInt32BE(at);
    hasPicture ||= textAt(head, at + 4, at + 8) === 'mdat';
    if (length === 0) break;
    const isLong = length === 1 && at + 16 <= head.length;
    const end = at + (isLong ? Number(head.readBigUInt64BE(at + 8)) : length);
    if (end <= at || end > size) return false;
    at = end;
  }
  return hasPicture;
}

/** The bytes of a number that begins with its own length, as EBML writes them. */
const lengthOfNumber = (first: number) => Math.clz32(first) - 23;

/** The segment of a WebM, which is all of it but its header, ends within it where it says how long it is. */
function hasWholeSegment({ head, size }: Seen): boolean {
  const at = head.indexOf(Buffer.from('18538067', 'hex')) + 4;
  const first = head[at];
  if (at < 4 || !first) return false;
  const length = lengthOfNumber(first);
  let bytes = BigInt(first) & ((1n << BigInt(8 - length)) - 1n);
  for (const byte of head.subarray(at + 1, at + length)) bytes = bytes * 256n + BigInt(byte);
  const isUnknown = bytes === (1n << BigInt(7 * length)) - 1n;
  return isUnknown || BigInt(at + length) + bytes <= BigInt(size);
}

/** True if a file whose beginning was recognized is whole, for the types that have a mark of their end, or a length. */
const wholeness: Partial<Record<FileType, (seen: Seen) => boolean>> = {
  pdf: isWholePdf,
  png: ({ tail }) => tail.includes(Buffer.from('49454e44ae426082', 'hex')),
  heic: hasWholeBoxes,
  avif: hasWholeBoxes,
  mp4: hasWholeBoxes,
  webm: hasWholeSegment,
  webp: ({ head, size }) => head.readUInt32LE(4) + 8 <= size,
  gif: ({ tail }) => tail.findLast((byte) => byte !== 0) === 0x3b,
  bmp: ({ head, size }) => head.length >= 6 && head.readUInt32LE(2) <= size,
  tiff({ head, size }) {
    const directory = head.length < 8 ? 0 : head[0] === 0x49 ? head.readUInt32LE(4) : head.readUInt32BE(4);
    return directory >= 8 && directory + 2 <= size;
  },
};

/** Office's content types of parts with macros, whatever the parts are called. */
const macroTypes = /vbaProject|vbaData|macroEnabled|macrosheet/i;

/** Reads what an Office file is from the list of its parts; without the list, nobody can say whether it has macros. */
function officeType(entries: ZipEntry[], { head, tail, size }: Seen): FileType | TypeProblem {
  const list = entries.filter(({ name }) => name.toLowerCase() === '[content_types].xml');
  const [entry] = list;
  if (!entry || list.length > 1) return 'unknown-type';
  const parts =
    unpackEntry(head, entry.offset, entry) ?? unpackEntry(tail, entry.offset - (size - tail.length), entry);
  if (parts === null) return 'unknown-type';
  const names = entries.map(({ name }) => name);
  // The list may be in UTF-16.
  const text = parts.toString('latin1').replaceAll('\0', '');
  if (macroTypes.test(text) || names.some((name) => /vbaProject/i.test(name))) return 'macros';
  const has = (name: string) => names.some((each) => each.startsWith(name));
  if (has('word/document')) return 'docx';
  if (has('xl/workbook.bin')) return 'unknown-type';
  if (has('xl/workbook')) return 'xlsx';
  return has('ppt/presentation') ? 'pptx' : 'zip';
}

/** The central directory decides, which is what programs read; one that is not whole cannot be judged. */
function zipType(found: string | undefined, seen: Seen): FileType | TypeProblem {
  const { tail, size } = seen;
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1 || end + 22 > tail.length) return 'cut-off';
  const directory = tail.readUInt32LE(end + 16);
  if (directory !== 0xffffffff && directory + tail.readUInt32LE(end + 12) > size) return 'cut-off';
  const entries = readZipDirectory(tail, size);
  if (entries === null || isUnsafeArchive(entries, size)) return 'unknown-type';
  if (found === 'odt' || found === 'ods' || found === 'odp') return found;
  const names = entries.map(({ name }) => name);
  if (names.includes('META-INF/MANIFEST.MF') || names.includes('AndroidManifest.xml')) return 'unknown-type';
  const isOffice = names.some((name) => name.toLowerCase() === '[content_types].xml');
  return isOffice ? officeType(entries, seen) : 'zip';
}

/** Streams of compound files that say what they are, in the order of what counts. */
const compoundStreams: [name: string, type: FileType | TypeProblem][] = [
  ['_VBA_PROJECT', 'macros'],
  ['__properties_version1.0', 'msg'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
];

/** The directory of a compound file may lie anywhere in it. */
function scanCompound(): Scan<FileType | TypeProblem> {
  const found = new Set<string>();
  const longest = 64;
  let carry = Buffer.alloc(0);
  return {
    push(chunk) {
      const text = Buffer.concat([carry, chunk]);
      for (const [name] of compoundStreams)
        if (!found.has(name) && text.includes(Buffer.from(name, 'utf16le'))) found.add(name);
      carry = Buffer.from(text.subarray(-longest));
    },
    result: () => compoundStreams.find(([name]) => found.has(name))?.[1] ?? 'unknown-type',
  };
}

/** Tab, line feed, vertical tab, form feed and carriage return aside, text has no control characters. */
function scanText(): Scan<boolean> {
  let isText = true;
  return {
    push(chunk) {
      for (let at = 0; at < chunk.length && isText; at += 1) {
        const byte = chunk[at] as number;
        if (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) isText = false;
      }
    },
    result: () => isText,
  };
}

/** Text is taken under the names of text alone: a script or a web page is text too. */
function textType({ head, name }: Seen): FileType | TypeProblem {
  const beginning = textAt(head, 0, 1024)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (head.length === 0 || beginning.startsWith('<') || beginning.startsWith('#!')) return 'unknown-type';
  const ending = /\.([^./\\]{1,8})$/.exec(name)?.[1];
  if (ending === undefined) return 'txt';
  if (ending === 'eml') return /^[\w-]{1,60}:/.test(beginning) ? 'eml' : 'unknown-type';
  const types = ['txt', 'csv', 'dxf'] as const;
  return types.find((type) => endsAs(type, ending)) ?? 'unknown-type';
}

const endsAs = (type: FileType, ending: string | undefined) =>
  (fileTypes[type].endings as readonly (string | undefined)[]).includes(ending);

/** Types that a beginning alone decides, but for their wholeness. */
const binaryTypes = [
  ...['pdf', 'jpeg', 'png', 'heic', 'webp', 'avif', 'gif', 'tiff', 'bmp', 'dwg', 'mp4', 'webm'],
] as const satisfies FileType[];

/** The ending that the library finds by the first bytes. It misses a TIFF whose directory lies after them. */
async function endingOf(head: Buffer): Promise<string | undefined> {
  const mark = textAt(head, 0, 4);
  if (mark === 'II*\0' || mark === 'MM\0*') return 'tif';
  const ending = (await fileTypeFromBuffer(head))?.ext;
  if (ending === 'apng') return 'png';
  // Pictures of any coding share a first brand.
  return ending === 'heic' && /avi[fs]/.test(textAt(head, 8, 64)) ? 'avif' : ending;
}

/** Beginnings of programs of Windows, Linux and macOS, of scripts, and of archives that were not recognized. */
const programStarts = [
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '#!',
  'PK\x03\x04',
];

/** Returns `other` for an unknown or incomplete file that is no program. */
function otherType(reason: TypeProblem, { head, name }: Seen): FileType | TypeProblem {
  const start = textAt(head, 0, 4);
  const isSafe = !isProgram(name) && !programStarts.some((program) => start.startsWith(program));
  return reason !== 'macros' && isSafe ? 'other' : reason;
}

/** Keeps the first or the last bytes of a stream. Small chunks cost no more than large ones: bytes move when room doubles. */
function createByteWindow(limit: number, keeps: 'first' | 'last') {
  let held = Buffer.alloc(0);
  let length = 0;
  return {
    push(chunk: Buffer) {
      const part = keeps === 'first' ? chunk.subarray(0, limit - length) : chunk.subarray(-limit);
      if (length + part.length > held.length) {
        const rest = held.subarray(Math.max(0, length + part.length - limit), length);
        held = Buffer.alloc(2 * Math.min(limit, rest.length + part.length));
        length = rest.copy(held);
      }
      length += part.copy(held, length);
    },
    bytes: () => held.subarray(Math.max(0, length - limit), length),
  };
}

/** Recognizes the type of a content that streams past; holds 1.5 MB of it at most. */
export interface TypeReader {
  push(chunk: Buffer): void;
  end(): Promise<TypeOutcome>;
}

/**
 * Reads a file's type from its content. Files that say where they end, and do not reach it, are `cut-off`; Office
 * files with macros are refused as such; an archive with programs in it, and what is no document, drawing, picture, archive
 * or mail is `unknown-type`, as is a type that is not among `accepted`. With `other` among them, only programs, unsafe
 * archives and macros are refused.
 */
export function createTypeReader(name: string, accepted: readonly FileType[] = usualTypes): TypeReader {
  const head = createByteWindow(headSize, 'first');
  const tail = createByteWindow(tailSize, 'last');
  const text = scanText();
  let jpeg: Scan<boolean> | undefined;
  let compound: Scan<FileType | TypeProblem> | undefined;
  let size = 0;

  async function typeOf(seen: Seen): Promise<FileType | TypeProblem> {
    const ending = await endingOf(seen.head);
    const takes = (type: FileType) => accepted.includes(type);
    // Some binary types are recognized by two letters, with which text may begin.
    if (text.result() && ending !== 'pdf') return takes('txt') ? textType(seen) : 'unknown-type';
    if (textAt(seen.head, 0, 4) === 'PK\x03\x04')
      return takes('zip') ? zipType(ending, seen) : 'unknown-type';
    if (ending === 'cfb') return (takes('doc') && compound?.result()) || 'unknown-type';
    const type = binaryTypes.find((each) => takes(each) && endsAs(each, ending));
    if (!type) return 'unknown-type';
    const isWhole = type === 'jpeg' ? jpeg?.result() : (wholeness[type]?.(seen) ?? true);
    return isWhole ? type : 'cut-off';
  }

  return {
    push(chunk) {
      if (size === 0 && chunk[0] === 0xff) jpeg = scanJpeg();
      if (size === 0 && chunk[0] === 0xd0) compound = scanCompound();
      for (const part of [head, tail, text, jpeg, compound]) part?.push(chunk);
      size += chunk.length;
    },
    async end() {
      const seen = { head: head.bytes(), tail: tail.bytes(), size, name: name.trim().toLowerCase() };
      const recognized = await typeOf(seen);
      const isAccepted = !isProblem(recognized) || !accepted.includes('other');
      const result = isAccepted ? recognized : otherType(recognized, seen);
      return isProblem(result) ? { ok: false, reason: result } : { ok: true, type: result };
    },
  };
}

import { type FileType, linearizedLength } from './file-type.ts';
import { isUnsafeArchive, readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.ts';

/** The types of attachments, by the endings that their names may have; the first is added to a name with none of them. */
export const attachmentEndings = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  heic: ['heic', 'heif'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  tiff: ['tif', 'tiff'],
  bmp: ['bmp'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  doc: ['doc'],
  xls: ['xls'],
  ppt: ['ppt'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
  csv: ['csv', 'tsv'],
  txt: ['txt'],
  zip: ['zip'],
  dwg: ['dwg'],
  dxf: ['dxf'],
  eml: ['eml'],
  msg: ['msg'],
} as const satisfies Record<FileType, string[]> & Record<string, string[]>;

export type AttachmentType = keyof typeof attachmentEndings;

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The media type of an attachment, for the response that it is downloaded with. */
export const attachmentMediaTypes: Record<AttachmentType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
  csv: 'text/csv',
  txt: 'text/plain',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
};

export type TypeProblem = 'unknown-type' | 'cut-off' | 'macros';

type TypeOutcome = { ok: true; type: AttachmentType } | { ok: false; reason: TypeProblem };

/** What is kept of a content while it streams past. */
interface Seen {
  /** Its first bytes. */
  head: Buffer;
  /** Its last bytes. */
  tail: Buffer;
  size: number;
  /** The name that the sender gave, in lower case: text has no other mark of what it is. */
  name: string;
}

/** A family of types that begin alike; `scan` reads the whole content, a chunk at a time. */
interface Family {
  scan?: (chunk: Buffer) => void;
  end: (seen: Seen) => AttachmentType | TypeProblem;
}

/** Bytes of the beginning that are kept. */
const headSize = 256 * 1024;

/** Bytes of the end that are kept: the directory of a ZIP with some five thousand files. */
const tailSize = 512 * 1024;

const startsWith = (content: Buffer, ...bytes: number[]) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));
const textAt = (content: Buffer, start: number, end: number) => content.toString('latin1', start, end);

function pdf(): Family {
  return {
    end({ head, tail, size }) {
      const last = textAt(tail, 0, tail.length)
        .match(/startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/g)
        ?.at(-1);
      const table = Number(last?.match(/\d+/)?.[0] ?? 0);
      if (table === 0 || table >= size) return 'cut-off';
      return linearizedLength(textAt(head, 0, 1024)) > size ? 'cut-off' : 'pdf';
    },
  };
}

/** Counts images that begin and end within each other, as thumbnails do; cameras write anything after the outer one. */
function jpeg(): Family {
  let depth = 0;
  let isWhole = false;
  let isAfterMark = false;
  return {
    scan(chunk) {
      if (isWhole) return;
      const see = (marker: number | undefined) => {
        if (marker === 0xd8) depth += 1;
        if (marker === 0xd9) depth -= 1;
        isWhole ||= marker === 0xd9 && depth <= 0;
      };
      if (isAfterMark) see(chunk[0]);
      isAfterMark = chunk.at(-1) === 0xff;
      for (let at = chunk.indexOf(0xff); at !== -1 && !isWhole; at = chunk.indexOf(0xff, at + 1))
        see(chunk[at + 1]);
    },
    end: () => (isWhole ? 'jpeg' : 'cut-off'),
  };
}

const pngEnd = Buffer.from('49454e44ae426082', 'hex');

function heif(): Family {
  return {
    end({ head, size }) {
      const brands: string[] = textAt(head, 8, Math.min(head.readUInt32BE(0), 256)).match(/[\s\S]{4}/g) ?? [];
      const isAvif = brands.includes('avif') || brands.includes('avis');
      const isHeif = brands.some((brand) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brand));
      if (!isAvif && !isHeif) return 'unknown-type';
      let at = 0;
      while (at + 16 <= head.length && at < size) {
        const length = head.readUInt32BE(at);
        if (length === 0) break;
        const end = at + (length === 1 ? Number(head.readBigUInt64BE(at + 8)) : length);
        if (end <= at || end > size) return 'cut-off';
        at = end;
      }
      return isAvif ? 'avif' : 'heic';
    },
  };
}

/** Office's content types of parts with macros, whatever the parts are called. */
const macroTypes = /vbaProject|vbaData|macroEnabled|macrosheet/i;

/** Reads what an Office file is from the list of its parts; without the list, nobody can say whether it has macros. */
function officeType(entries: ZipEntry[], { head, tail, size }: Seen): AttachmentType | TypeProblem {
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
function zip(): Family {
  return {
    end(seen) {
      const { head, tail, size } = seen;
      const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
      if (end === -1 || end + 22 > tail.length) return 'cut-off';
      const directory = tail.readUInt32LE(end + 16);
      if (directory !== 0xffffffff && directory + tail.readUInt32LE(end + 12) > size) return 'cut-off';
      const entries = readZipDirectory(tail, size);
      if (entries === null || isUnsafeArchive(entries, size)) return 'unknown-type';
      const mediaType = textAt(head, 30, 30 + 8 + 60);
      const document = /^mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)(?!-)/;
      const kind = document.exec(mediaType)?.[1];
      if (kind) return ({ text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const)[kind as 'text'];
      const names = entries.map(({ name }) => name);
      if (names.includes('META-INF/MANIFEST.MF') || names.includes('AndroidManifest.xml'))
        return 'unknown-type';
      const isOffice = names.some((name) => name.toLowerCase() === '[content_types].xml');
      return isOffice ? officeType(entries, seen) : 'zip';
    },
  };
}

/** Streams of compound files that say what they are, in the order of what counts. */
const compoundStreams: [name: string, type: AttachmentType | TypeProblem][] = [
  ['_VBA_PROJECT', 'macros'],
  ['__properties_version1.0', 'msg'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
];

/** The directory of a compound file may lie anywhere in it. */
function compound(): Family {
  const found = new Set<string>();
  const longest = 64;
  let carry = Buffer.alloc(0);
  return {
    scan(chunk) {
      const text = Buffer.concat([carry, chunk]);
      for (const [name] of compoundStreams)
        if (!found.has(name) && text.includes(Buffer.from(name, 'utf16le'))) found.add(name);
      carry = Buffer.from(text.subarray(-longest));
    },
    end: () => compoundStreams.find(([name]) => found.has(name))?.[1] ?? 'unknown-type',
  };
}

/** Text is taken under the names of text alone: a script or a web page is text too. */
function text(): Family {
  let isText = true;
  return {
    scan(chunk) {
      // Tab, line feed, vertical tab, form feed and carriage return aside, text has no control characters.
      for (let at = 0; at < chunk.length && isText; at += 1) {
        const byte = chunk[at] as number;
        if (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) isText = false;
      }
    },
    end({ head, name }) {
      const beginning = textAt(head, 0, 1024)
        .replace(/^\xef\xbb\xbf/, '')
        .trimStart();
      if (!isText || beginning.startsWith('<') || beginning.startsWith('#!')) return 'unknown-type';
      const ending = /\.([^./\\]{1,8})$/.exec(name)?.[1];
      if (ending === undefined) return 'txt';
      if (ending === 'eml') return /^[\w-]{1,60}:/.test(beginning) ? 'eml' : 'unknown-type';
      const types = ['txt', 'csv', 'dxf'] as const;
      return (
        types.find((type) => (attachmentEndings[type] as readonly string[]).includes(ending)) ??
        'unknown-type'
      );
    },
  };
}

const families: [is: (head: Buffer) => boolean, family: () => Family][] = [
  [(head) => textAt(head, 0, 5) === '%PDF-', pdf],
  [(head) => startsWith(head, 0xff, 0xd8, 0xff), jpeg],
  [
    (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    () => ({ end: ({ tail }) => (tail.includes(pngEnd) ? 'png' : 'cut-off') }),
  ],
  [(head) => head.length >= 16 && textAt(head, 4, 8) === 'ftyp', heif],
  [
    (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP',
    () => ({ end: ({ head, size }) => (head.readUInt32LE(4) + 8 > size ? 'cut-off' : 'webp') }),
  ],
  [
    (head) => /^GIF8[79]a/.test(textAt(head, 0, 6)),
    () => ({ end: ({ tail }) => (tail.findLast((byte) => byte !== 0) === 0x3b ? 'gif' : 'cut-off') }),
  ],
  [
    (head) => startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a),
    () => ({
      end({ head, size }) {
        const directory =
          head.length < 8 ? 0 : head[0] === 0x49 ? head.readUInt32LE(4) : head.readUInt32BE(4);
        return directory < 8 || directory + 2 > size ? 'cut-off' : 'tiff';
      },
    }),
  ],
  [
    // Text may begin with these letters; a bitmap says that two fields are zero.
    (head) => head.length >= 14 && textAt(head, 0, 2) === 'BM' && head.readUInt32LE(6) === 0,
    () => ({ end: ({ head, size }) => (head.readUInt32LE(2) > size ? 'cut-off' : 'bmp') }),
  ],
  [(head) => startsWith(head, 0x50, 0x4b, 0x03, 0x04), zip],
  [(head) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), compound],
  [(head) => /^AC10[0-9]{2}\0/.test(textAt(head, 0, 7)), () => ({ end: () => 'dwg' })],
  [() => true, text],
];

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
  /** The first chunk must hold the first 16 bytes at least, unless the content is shorter. */
  push(chunk: Buffer): void;
  end(): TypeOutcome;
}

/**
 * Reads an attachment's type from its content. Files that say where they end, and do not reach it, are `cut-off`; Office
 * files with macros are refused as such; an archive with programs in it, and what is no document, drawing, picture, archive
 * or mail is `unknown-type`.
 */
export function createTypeReader(name: string): TypeReader {
  let family: Family | undefined;
  const head = createByteWindow(headSize, 'first');
  const tail = createByteWindow(tailSize, 'last');
  let size = 0;
  return {
    push(chunk) {
      family ??= families.find(([is]) => is(chunk))?.[1]();
      head.push(chunk);
      family?.scan?.(chunk);
      size += chunk.length;
      tail.push(chunk);
    },
    end() {
      const seen = { head: head.bytes(), tail: tail.bytes(), size, name: name.trim().toLowerCase() };
      const found = family?.end(seen) ?? 'unknown-type';
      if (found === 'unknown-type' || found === 'cut-off' || found === 'macros')
        return { ok: false, reason: found };
      return { ok: true, type: found };
    },
  };
}

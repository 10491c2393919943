/** The types of files that are taken from people. */
export type FileType = 'pdf' | 'jpeg' | 'png' | 'heic';

type Beginning = (content: Buffer) => boolean;

const beginsWith =
  (...bytes: number[]): Beginning =>
  (content) =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** Readers look for the end within so many bytes (ISO 32000-1, annex H), and for the linearization in the first. */
const margin = 1024;

/** The length that a PDF for fast web view says it has in its first 1,024 bytes; 0 for any other. */
export function linearizedLength(beginning: string): number {
  const start = beginning.indexOf('/Linearized');
  if (start === -1) return 0;
  const [dictionary = ''] = beginning.slice(start).split('>', 1);
  return Number(dictionary.match(/\/L\s+(\d{1,10})/)?.[1] ?? 0);
}

/**
 * Returns whether a PDF is whole: its last cross-reference lies within it and is followed by the end mark. A file for fast
 * web view carries an end mark near its beginning too, but says how long it is.
 */
function isWholePdf(content: Buffer): boolean {
  const end = content.subarray(-margin).toString('latin1');
  const last = end.match(/startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*%%EOF)/);
  const crossReference = Number(last?.[1] ?? 0);
  if (crossReference === 0 || crossReference >= content.length) return false;
  const beginning = content.subarray(0, margin).toString('latin1');
  return linearizedLength(beginning) <= content.length;
}

/** Length, type and checksum of a chunk. */
const chunkFrame = 12;

/** Returns whether a PNG is whole: from chunk to chunk, header first, pixels, end. */
function isWholePng(content: Buffer): boolean {
  let pixels = false;
  let at = 8;
  while (at + chunkFrame <= content.length) {
    const length = content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (at === 8 && type !== 'IHDR') return false;
    if (at + chunkFrame + length > content.length) return false;
    if (type === 'IEND') return pixels;
    if (type === 'IDAT') pixels = true;
    at += chunkFrame + length;
  }
  return false;
}

/** Brands of HEVC pictures (ISO/IEC 23008-12), and those of pictures of any coding. */
const hevcBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const anyBrands = ['mif1', 'msf1'];

interface Box {
  type: string;
  /** Where the box after it begins. */
  end: number;
}

function boxAt(content: Buffer, at: number): Box | null {
  if (at + 8 > content.length) return null;
  const size = content.readUInt32BE(at);
  const type = content.toString('latin1', at + 4, at + 8);
  if (size === 0) return { type, end: content.length };
  if (size !== 1) return size < 8 ? null : { type, end: at + size };
  if (at + 16 > content.length) return null;
  const large = Number(content.readBigUInt64BE(at + 8));
  return large < 16 ? null : { type, end: at + large };
}

/** Returns whether a file says that it is a HEIC: its first box names the brands. AVIF shares the box, not the brands. */
function isHeic(content: Buffer): boolean {
  const first = boxAt(content, 0);
  if (first?.type !== 'ftyp') return false;
  const names = content.toString('latin1', 8, Math.min(first.end, content.length, 256));
  const brands = (names.match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1);
  if (brands.some((brand) => hevcBrands.includes(brand))) return true;
  return anyBrands.includes(brands[0] ?? '') && !brands.includes('avif') && !brands.includes('avis');
}

/** Returns whether a HEIC is whole: its boxes fill the file exactly, and what describes the picture and the picture are there. */
function isWholeHeic(content: Buffer): boolean {
  const types = new Set<string>();
  let at = 0;
  while (at < content.length) {
    const box = boxAt(content, at);
    if (!box || box.end > content.length) return false;
    types.add(box.type);
    at = box.end;
  }
  return (types.has('meta') || types.has('moov')) && types.has('mdat');
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers without a length: restarts within a scan, and TEM. */
function standsAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;
}

/** Where the marker after a scan's data is: an FF that is neither stuffed nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/**
 * Returns whether a JPEG is whole: from segment to segment, past thumbnails, up to the end of the image. Cameras write
 * further pictures after it.
 */
function isWholeJpeg(content: Buffer): boolean {
  let scanned = false;
  let at = 0;
  while (at + 1 < content.length) {
    if (content[at] !== 0xff) return false;
    const marker = content[at + 1] as number;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) return scanned;
    else if (standsAlone(marker)) {
      if (marker === startOfImage && at > 0) return false;
      at += 2;
    } else {
      if (at + 4 > content.length) return false;
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === startOfScan) {
        scanned = true;
        at = endOfScan(content, at);
        if (at === -1) return false;
      }
    }
  }
  return false;
}

const types: { type: FileType; is: Beginning; isWhole: (content: Buffer) => boolean }[] = [
  { type: 'pdf', is: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d), isWhole: isWholePdf },
  { type: 'jpeg', is: beginsWith(0xff, 0xd8, 0xff), isWhole: isWholeJpeg },
  { type: 'png', is: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), isWhole: isWholePng },
  { type: 'heic', is: isHeic, isWhole: isWholeHeic },
];

/** The media type of a file, for the response that it is downloaded with. */
export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};

/**
 * The type of a file by its content. A file of a type we take whose structure does not reach its end was cut off or
 * damaged. Nothing else in it is checked: files are only ever sent as attachments.
 */
export function fileTypeOf(
  content: Uint8Array,
): { ok: true; type: FileType } | { ok: false; reason: 'unknown-type' | 'cut-off' } {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = types.find(({ is }) => is(bytes));
  if (!found) return { ok: false, reason: 'unknown-type' };
  return found.isWhole(bytes) ? { ok: true, type: found.type } : { ok: false, reason: 'cut-off' };
}

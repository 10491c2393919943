import { inflateRawSync } from 'node:zlib';

/** An entry of a ZIP's central directory. */
export interface ZipEntry {
  name: string;
  /** Bytes once it is unpacked, as the directory says. */
  size: number;
  compressedSize: number;
  method: number;
  /** The position of its local header. */
  offset: number;
}

const entryMark = Buffer.from('PK\x01\x02', 'latin1');
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryHeader = 46;
const endHeader = 22;

/**
 * Reads the central directory of a ZIP of `fileSize` bytes from its last bytes. Null where it is not whole within them, and
 * for ZIP64, which no file of a few megabytes needs.
 */
export function readZipDirectory(tail: Buffer, fileSize: number): ZipEntry[] | null {
  const end = tail.lastIndexOf(endMark);
  if (end === -1 || end + endHeader > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  let at = tail.readUInt32LE(end + 16) - (fileSize - tail.length);
  if (at < 0) return null;
  const entries: ZipEntry[] = [];
  while (at + entryHeader <= end && tail.subarray(at, at + 4).equals(entryMark)) {
    const nameEnd = at + entryHeader + tail.readUInt16LE(at + 28);
    entries.push({
      name: tail.toString('latin1', at + entryHeader, nameEnd),
      method: tail.readUInt16LE(at + 10),
      compressedSize: tail.readUInt32LE(at + 20),
      size: tail.readUInt32LE(at + 24),
      offset: tail.readUInt32LE(at + 42),
    });
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return at === end && entries.length === count ? entries : null;
}

/** Bytes that the list of an Office file's parts may take. */
const largestPart = 1024 * 1024;

/**
 * Unpacks an entry whose bytes begin at `start` of a kept part of the file; null where they are not there or not readable.
 */
export function unpackEntry(
  kept: Buffer,
  start: number,
  { method, compressedSize }: ZipEntry,
): Buffer | null {
  if (start < 0 || start + 30 > kept.length) return null;
  const from = start + 30 + kept.readUInt16LE(start + 26) + kept.readUInt16LE(start + 28);
  const packed = kept.subarray(from, from + compressedSize);
  if (packed.length < compressedSize) return null;
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: largestPart });
  } catch {
    return null;
  }
}

/** Endings of files that Windows, macOS or Office run when they are opened. */
const programs = new Set(
  [
    'exe com scr pif bat cmd msi msp dll cpl ps1 psm1 vbs vbe js jse wsf wsh hta lnk url reg jar iso img vhd vhdx one',
    'docm dotm xlsm xltm xlam xll pptm potm ppam ppsm sldm command pkg dmg',
  ].flatMap((endings) => endings.split(' ')),
);

/** Windows leaves out points and spaces at the end of a name. */
export function isProgram(name: string): boolean {
  let end = name.length;
  while (end > 0 && ' .'.includes(name[end - 1] ?? '')) end -= 1;
  return programs.has(name.slice(name.lastIndexOf('.', end - 1) + 1, end).toLowerCase());
}

/** A name that leaves the folder into which it is unpacked. */
const leavesFolder = (name: string) => /^(?:[\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..');

/** Bytes that an archive may hold unpacked, and how many times its own size above 50 MB. */
const mostUnpacked = 1_000_000_000;
const usualUnpacked = 50_000_000;
const mostRatio = 100;

/** Returns true for an archive that holds a program, leaves its folder or unpacks to far more than it is. */
export function isUnsafeArchive(entries: ZipEntry[], fileSize: number): boolean {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    unpacked > mostUnpacked ||
    (unpacked > usualUnpacked && unpacked > mostRatio * fileSize) ||
    entries.some(({ name }) => isProgram(name) || leavesFolder(name))
  );
}

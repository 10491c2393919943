import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Charset of bytes that declare none and are not UTF-8. */
export const usualCharset = 'windows-1252';

/** More characters of several bytes are UTF-8, even if they are valid in the declared charset too. */
const mostByChance = 6;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const western = new TextDecoder(usualCharset);

/** Charsets that have control characters where programs of Windows write letters and quotation marks. */
const windowsCharsets: Readonly<Record<string, string>> = {
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-6': 'windows-1256',
  'iso-8859-13': 'windows-1257',
  'iso-8859-15': 'windows-1252',
};

/** Charsets of which a byte may be half a character, or none. */
const multiByte = /^(?:gb|big5|euc|shift|iso-2022|utf-16|hz)/;

/** Labels that programs write and neither decoder knows. */
const aliases: Readonly<Record<string, string>> = {
  'iso-8859-8-i': 'iso-8859-8',
  'iso-8859-8-e': 'iso-8859-8',
  cp932: 'shift_jis',
  cp936: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  'ks_c_5601-1987': 'euc-kr',
  ks_c_5601: 'euc-kr',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  'unicode-1-1-utf-7': 'utf-7',
  utf7: 'utf-7',
  ansi: 'windows-1252',
};

function labelOf(declared: string): string {
  const label = declared
    .slice(0, 60)
    .toLowerCase()
    .replace(/["'“”;,\s]/g, '')
    .replace(/\*.{0,60}$/, '');
  return aliases[label] ?? aliases[label.replace(/^x-/, '')] ?? label;
}

type Decode = (bytes: Uint8Array) => string;

interface Charset {
  name: string;
  decode: Decode;
}

const charsets = new Map<string, Charset | null>();

/** Returns the first decoder that knows the label, in its usual spellings. */
function findCharset(label: string): Charset | null {
  const spellings = [
    label,
    label.replace(/^x-/, ''),
    label.replaceAll('_', '-'),
    label.replace(/^(?:cp|ms|win)-?/, 'windows-'),
  ];
  for (const spelling of spellings) {
    try {
      const decoder = new TextDecoder(spelling, { ignoreBOM: true });
      return { name: decoder.encoding, decode: (bytes) => decoder.decode(bytes) };
    } catch {
      // Not a label of the Encoding Standard.
    }
    if (iconv.encodingExists(spelling))
      return { name: spelling, decode: (bytes) => iconv.decode(Buffer.from(bytes), spelling) };
  }
  return null;
}

function charsetOf(declared: string): Charset | null {
  const label = labelOf(declared);
  if (label === '' || label.length > 40) return null;
  const cached = charsets.get(label);
  if (cached !== undefined) return cached;
  const charset = findCharset(label);
  if (charsets.size < 500) charsets.set(label, charset);
  return charset;
}

/** Bytes of the windows-1252 characters; control characters stand for themselves, as in ISO 8859-1. */
const westernBytes = new Map<string, number>(
  Array.from({ length: 256 }, (_value, byte) => [western.decode(Uint8Array.of(byte)), byte]),
);
for (let byte = 0x80; byte < 0xa0; byte += 1) westernBytes.set(String.fromCharCode(byte), byte);

function bytesOf(line: string): Uint8Array | null {
  const bytes = new Uint8Array(line.length);
  for (let index = 0; index < line.length; index += 1) {
    const byte = westernBytes.get(line.charAt(index));
    if (byte === undefined) return null;
    bytes[index] = byte;
  }
  return bytes;
}

function countHigh(text: string): number {
  return text.replace(/[\0-\x7f]/g, '').length;
}

/** Repairs a line whose UTF-8 bytes were taken for windows-1252, also twice; any other line is returned unchanged. */
function repairLine(line: string): string {
  let repaired = line;
  for (let round = 0; round < 2 && /[\u00c2-\u00f4][\u0080-\u024f\u02c6-\u2122]/.test(repaired); round += 1) {
    const bytes = bytesOf(repaired);
    if (!bytes || !isUtf8(bytes)) break;
    const text = utf8.decode(bytes);
    // One letter outside of Latin and punctuation may be a capital before a closing quotation mark.
    const isCertain = countHigh(text) > 1 || /[\u00a0-\u00ff\u2010-\u2122]/.test(text);
    if (!isCertain || /[\u0080-\u009f]/.test(text)) break;
    repaired = text;
  }
  return repaired;
}

/** Repairs lines whose UTF-8 bytes were taken for windows-1252. */
export function repairText(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u024f\u02c6-\u2122]/.test(text)) return text;
  return text.split('\n').map(repairLine).join('\n');
}

/** Decodes valid UTF-8 as such, and each other byte as windows-1252: nothing is lost of a text in both. */
function decodeMixed(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  if (!text.includes('\ufffd')) return text;
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] as number;
    const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte < 0x80 || (at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))) {
      at += length;
      continue;
    }
    parts.push(utf8.decode(bytes.subarray(start, at)), western.decode(bytes.subarray(at, at + 1)));
    at += 1;
    start = at;
  }
  parts.push(utf8.decode(bytes.subarray(start)));
  return parts.join('');
}

/** Returns UTF-16 when every second byte of the beginning is 0. */
function charsetByZeros(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 400);
  if (start.length < 8) return null;
  const zeros = [0, 0];
  for (const [index, byte] of start.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even < start.length / 20) return 'utf-16le';
  return even > start.length / 4 && odd < start.length / 20 ? 'utf-16be' : null;
}

function isAscii(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte > 0x7f);
}

function decodeAscii(bytes: Uint8Array, charset: Charset | null): string {
  const name = charset?.name ?? '';
  const text = western.decode(bytes);
  if (/^(?:iso-2022|utf-7|hz)/.test(name)) return charset?.decode(bytes) ?? text;
  if (text.includes('\u001b$B') || text.includes('\u001b$@'))
    return charsetOf('iso-2022-jp')?.decode(bytes) ?? text;
  return text;
}

/**
 * Decodes text by its declared charset where its bytes allow it. Bytes of UTF-8 are read as UTF-8 regardless of the
 * label; other bytes without a usable label are read as `fallback`.
 */
export function decodeText(bytes: Uint8Array, declared: string, fallback = usualCharset): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return decodeText(bytes.subarray(3), 'utf-8', fallback);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = charsetByZeros(bytes);
  // Lines were cut within their last character.
  if (wide) return new TextDecoder(wide).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  const charset = charsetOf(declared);
  const isWide = charset?.name.startsWith('utf-16') ?? false;
  if (isAscii(bytes)) return decodeAscii(bytes, charset);
  if (isUtf8(bytes)) {
    const text = utf8.decode(bytes);
    if (!charset || !multiByte.test(charset.name) || (isWide && !bytes.includes(0))) return repairText(text);
    const legacy = charset.decode(bytes);
    return legacy.includes('\ufffd') || countHigh(text) > mostByChance ? text : legacy;
  }
  const isUsable = charset && charset.name !== 'utf-8' && labelOf(declared) !== 'us-ascii';
  if (!isUsable) {
    const other = charsetOf(fallback);
    const mixed = decodeMixed(bytes);
    const isMostlyUtf8 =
      countHigh(utf8.decode(bytes).replaceAll('\ufffd', '')) > utf8.decode(bytes).split('\ufffd').length;
    if (!other || other.name === usualCharset || other.name === 'utf-8' || isMostlyUtf8) return mixed;
    return other.decode(bytes);
  }
  const text = charset.decode(bytes);
  const windows = windowsCharsets[charset.name];
  return windows && /[\u0080-\u009f]/.test(text) ? new TextDecoder(windows).decode(bytes) : text;
}

/** Charsets of a mail that say nothing about bytes without a label: those are UTF-8 or windows-1252 in any case. */
const usualLabels = /^(?:utf-?8|us-ascii|ascii|iso-8859-1|windows-1252|8bit|unknown.{0,20}|default)$/i;

/** Returns the first charset that the beginning of a mail names, for its parts and headers that name none. */
export function charsetNamedIn(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, 64_000)).toString('latin1');
  const labels = start.matchAll(/(?:charset\s{0,3}=\s{0,3}["']?|=\?)([\w:-]{3,40})/gi);
  for (const [, label = ''] of labels) if (!usualLabels.test(label) && charsetOf(label)) return label;
  return usualCharset;
}

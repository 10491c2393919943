import { textOfRtf, unpackRtf } from './rtf-text.ts';

/** Content of a winmail.dat, which Outlook and Exchange send for “rich text” (MS-OXTNEF). */
export interface Tnef {
  text: string;
  html: Uint8Array | null;
  files: TnefFile[];
}

export interface TnefFile {
  name: string;
  type: string;
  content: Uint8Array;
}

const signature = 0x223e9f78;
const mostAttributes = 10_000;
const mostProperties = 10_000;
const mostValues = 1_000;

const attributes = {
  body: 0x800c,
  properties: 0x9003,
  attachmentBegin: 0x9002,
  attachmentTitle: 0x8010,
  attachmentData: 0x800f,
  attachmentProperties: 0x9005,
  codePage: 0x9007,
};

const properties = {
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  fileName: 0x3704,
  longFileName: 0x3707,
  content: 0x3701,
  mediaType: 0x370e,
};

const bytesOfType: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};

const string8 = 0x1e;
const string16 = 0x1f;
const object = 0x0d;
const lengthTypes = new Set([string8, string16, object, 0x102]);

/** Reads little-endian values; throws RangeError beyond the end. */
class Reader {
  at = 0;
  readonly bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  uint8(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  uint16(): number {
    this.at += 2;
    return this.bytes.readUInt16LE(this.at - 2);
  }

  uint32(): number {
    this.at += 4;
    return this.bytes.readUInt32LE(this.at - 4);
  }

  take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new RangeError('The TNEF is cut off.');
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }
}

interface Value {
  type: number;
  bytes: Buffer;
}

const padded = (length: number) => (length + 3) & ~3;

function readName(reader: Reader): void {
  reader.take(16);
  if (reader.uint32() === 0) reader.uint32();
  else reader.take(padded(reader.uint32()));
}

function readValues(reader: Reader, fullType: number): Value | null {
  const type = fullType & 0xfff;
  const isMultiple = (fullType & 0x1000) !== 0;
  const hasLength = lengthTypes.has(type);
  const count = isMultiple || hasLength ? reader.uint32() : 1;
  if (count > mostValues) throw new RangeError('The TNEF has too many values.');
  let first: Value | null = null;
  for (let index = 0; index < count; index += 1) {
    const length = hasLength ? reader.uint32() : (bytesOfType[type] ?? Number.NaN);
    if (Number.isNaN(length)) throw new RangeError('The TNEF has a value of an unknown type.');
    const bytes = reader.take(padded(length)).subarray(0, length);
    first ??= { type, bytes };
  }
  return first;
}

function readProperties(bytes: Uint8Array): Map<number, Value> {
  const reader = new Reader(bytes);
  const values = new Map<number, Value>();
  const count = Math.min(reader.uint32(), mostProperties);
  try {
    for (let index = 0; index < count; index += 1) {
      const type = reader.uint16();
      const id = reader.uint16();
      if (id >= 0x8000) readName(reader);
      const value = readValues(reader, type);
      if (value) values.set(id, value);
    }
  } catch (error) {
    // The properties before the damage are valid.
    if (!(error instanceof RangeError)) throw error;
  }
  return values;
}

type DecodeBytes = (bytes: Uint8Array) => string;

function textOf(value: Value | undefined, decode: DecodeBytes): string {
  if (!value) return '';
  const text = value.type === string16 ? value.bytes.toString('utf16le') : decode(value.bytes);
  return text.replaceAll('\0', '');
}

interface OpenFile {
  title: string;
  data: Uint8Array | null;
  properties: Map<number, Value>;
}

/** The content of an embedded object begins with the id of its interface. */
function contentOf({ data, properties: values }: OpenFile): Uint8Array | null {
  const value = values.get(properties.content);
  if (!value) return data;
  return value.type === object ? value.bytes.subarray(16) : value.bytes;
}

function fileOf(file: OpenFile, decode: DecodeBytes): TnefFile[] {
  const content = contentOf(file);
  if (!content) return [];
  const names = [properties.longFileName, properties.fileName].map((id) =>
    textOf(file.properties.get(id), decode),
  );
  const name = names.find((text) => text !== '') ?? file.title;
  return [{ name, type: textOf(file.properties.get(properties.mediaType), decode), content }];
}

/** Returns the code page of the texts as a label. */
function codePageOf(bytes: Buffer): string {
  const page = bytes.length >= 4 ? bytes.readUInt32LE(0) : 0;
  return page === 65001 ? 'utf-8' : `windows-${page}`;
}

/** Opens a winmail.dat; returns null when it is none. A damaged one is read up to the damage. */
export function readTnef(
  bytes: Uint8Array,
  decodeText: (bytes: Uint8Array, charset: string) => string,
): Tnef | null {
  const reader = new Reader(bytes);
  if (bytes.byteLength < 6 || reader.uint32() !== signature) return null;
  reader.uint16();
  let body: Uint8Array | null = null;
  let values = new Map<number, Value>();
  let charset = '';
  const files: OpenFile[] = [];
  try {
    for (let count = 0; count < mostAttributes && !reader.isAtEnd; count += 1) {
      reader.uint8();
      const id = reader.uint32() & 0xffff;
      const data = reader.take(reader.uint32());
      if (!reader.isAtEnd) reader.uint16();
      const file = files.at(-1);
      if (id === attributes.body) body = data;
      else if (id === attributes.codePage) charset = codePageOf(data);
      else if (id === attributes.properties) values = readProperties(data);
      else if (id === attributes.attachmentBegin)
        files.push({ title: '', data: null, properties: new Map() });
      else if (id === attributes.attachmentTitle && file)
        file.title = decodeText(data, charset).replaceAll('\0', '');
      else if (id === attributes.attachmentData && file) file.data = data;
      else if (id === attributes.attachmentProperties && file) file.properties = readProperties(data);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const decode = (part: Uint8Array) => decodeText(part, charset);
  const rtf = values.get(properties.rtf);
  const written =
    textOf(values.get(properties.body), decode) || (body ? decode(body).replaceAll('\0', '') : '');
  return {
    text: written || (rtf ? textOfRtf(unpackRtf(rtf.bytes), decodeText) : ''),
    html: values.get(properties.html)?.bytes ?? null,
    files: files.flatMap((file) => fileOf(file, decode)),
  };
}

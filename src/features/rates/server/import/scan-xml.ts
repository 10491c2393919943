import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { ZipEntry } from '#platform/files/zip-directory.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import { NotReadable } from './file-row.ts';

/** Bytes of a part of the file once it is unpacked: more than 100,000 lines of 30 cells take. */
const largestPart = 250_000_000;
/** Characters of one text or tag. */
const longestText = 1_000_000;

/** Called with each tag, without its angle brackets, and the text before it. */
type OnTag = (tag: string, text: string) => void;

/**
 * Calls `onTag` for every tag of a part of the file in order, and yields after each piece. The part is unpacked as it is read,
 * so that it takes no more memory than a piece. Throws NotReadable.
 */
export async function* scan(file: Buffer, entry: ZipEntry, onTag: OnTag): AsyncGenerator<void> {
  if (entry.offset + 30 > file.length || (entry.method !== 0 && entry.method !== 8))
    throw new NotReadable('not-xlsx', 1);
  const start =
    entry.offset + 30 + file.readUInt16LE(entry.offset + 26) + file.readUInt16LE(entry.offset + 28);
  const source = Readable.from([file.subarray(start, start + entry.compressedSize)], { objectMode: false });
  const stream = entry.method === 0 ? source : source.pipe(createInflateRaw({ chunkSize: 256 * 1024 }));
  const decoder = new TextDecoder();
  let size = 0;
  let pending = '';
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largestPart) throw new NotReadable('too-large', 1);
      pending += decoder.decode(chunk, { stream: true });
      let at = 0;
      for (;;) {
        const open = pending.indexOf('<', at);
        const close = open < 0 ? -1 : pending.indexOf('>', open);
        if (close < 0) break;
        onTag(pending.slice(open + 1, close), pending.slice(at, open));
        at = close + 1;
      }
      pending = pending.slice(at);
      if (pending.length > longestText) throw new NotReadable('too-large', 1);
      yield;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new NotReadable('not-xlsx', 1);
    throw error;
  }
}

/** The name of a tag without its prefix, with a slash before that of an end tag. */
export function nameOf(tag: string): string {
  const [, slash = '', name = ''] = /^(\/?)(?:[\w-]+:)?([\w-]+)/.exec(tag) ?? [];
  return slash + name;
}

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  if (!/[&_]/.test(text)) return text;
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (written, hex, decimal, name) => {
      if (name) return ownEntry(entities, name) ?? written;
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
    })
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

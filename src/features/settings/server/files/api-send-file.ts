import type { Context, Handler } from 'hono';
import type { Services } from '#platform/context.ts';
import { fileTypes } from '#platform/files/file-type.ts';
import { findFile, readBytes, type StoredFile } from './stored-files.ts';

/** Bytes of a file that is kept in memory once it was sent; films are read in the parts that browsers ask for. */
const largestKept = 256 * 1024;

/** Bytes that are kept; those that were used longest ago are dropped first. */
const mostBytes = 16 * 1024 * 1024;

interface FileEnv {
  Variables: { services: Services };
}

/** Reads the range of one part; null for any other, which gets the whole file. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // The last 0 bytes are no part of a file (RFC 9110, section 14.1.2).
  if (from === '') return Number(to) > 0 ? { from: Math.max(0, size - Number(to)), to: size - 1 } : 'none';
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) <= end ? { from: Number(from), to: end } : 'none';
}

function headersOf({ type, digest }: StoredFile) {
  return {
    'Content-Type': fileTypes[type].mediaType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    // An SVG that is opened by its address runs nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: `"${digest.slice(0, 16)}"`,
  };
}

/** GET /files/{digest}.{type}: a file of the settings, for everybody; 404 where there is none. */
export function sendFile(): Handler<FileEnv> {
  const kept = new Map<string, { file: StoredFile; content: Buffer }>();
  let total = 0;

  function keep(file: StoredFile, content: Buffer): void {
    if (kept.has(file.digest)) return;
    kept.set(file.digest, { file, content });
    total += content.length;
    for (const [digest, { content: oldest }] of kept) {
      if (total <= mostBytes) break;
      kept.delete(digest);
      total -= oldest.length;
    }
  }

  async function find(context: Context<FileEnv>, digest: string) {
    const services = context.get('services');
    // A file may have been deleted, on another instance too.
    const file = await findFile(services.db, digest);
    const known = kept.get(digest);
    if (known) {
      kept.delete(digest);
      if (!file) total -= known.content.length;
      else kept.set(digest, known);
    }
    if (!file) return null;
    if (known) return known;
    if (file.size > largestKept) return { file, content: null };
    const content = await readBytes(services, file);
    keep(file, content);
    return { file, content };
  }

  return async (context) => {
    const [, digest = '', type] =
      /^([0-9a-f]{64})\.([a-z0-9]{3,4})$/.exec(context.req.param('file') ?? '') ?? [];
    const found = digest ? await find(context, digest) : null;
    if (!found || found.file.type !== type) return context.text('There is no such file.', 404);
    const { file, content } = found;
    const headers = headersOf(file);
    if (context.req.header('if-none-match')?.includes(headers.ETag)) return context.body(null, 304, headers);
    const range = context.req.header('if-range') ? null : rangeOf(context.req.header('range'), file.size);
    if (range === 'none') return context.body(null, 416, { 'Content-Range': `bytes */${file.size}` });
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    const bytes =
      content?.subarray(from, to + 1) ?? (await readBytes(context.get('services'), file, { from, to }));
    const part = range && { 'Content-Range': `bytes ${from}-${to}/${file.size}` };
    return context.body(new Uint8Array(bytes), range ? 206 : 200, { ...headers, ...part });
  };
}

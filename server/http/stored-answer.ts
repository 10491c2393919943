import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof encodings)[number];

/** An answer that is the same for everybody, kept in memory in each encoding. */
export interface StoredAnswer {
  etag: string;
  headers: Record<string, string>;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

/** Better than gzip, and quick enough to be done at start. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses an answer once and gives it an ETag; `brotli` is its compressed copy where a build made one. */
export function storeAnswer(
  content: Buffer,
  headers: Record<string, string>,
  brotli: Buffer = brotliCompressSync(content, brotliSettings),
): StoredAnswer {
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    headers: { ...headers, Vary: 'Accept-Encoding' },
    bodies: {
      identity: new Uint8Array(content),
      gzip: new Uint8Array(gzipSync(content)),
      br: new Uint8Array(brotli),
    },
  };
}

/** The smallest encoding that a reader accepts; a quality of 0 refuses one. */
function encodingFor(header: string | undefined): Encoding {
  const accepted = parseAccept(header ?? '');
  return (
    encodings.find((encoding) => accepted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0)) ??
    'identity'
  );
}

/** Answers with what is stored, or 304 to a reader that has it already. */
export function answerStored(context: Context, { etag, headers, bodies }: StoredAnswer): Response {
  const encoding = encodingFor(context.req.header('accept-encoding'));
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('ETag', etag);
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  return context.body(bodies[encoding]);
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** From the smallest body to the largest. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Values of Content-Encoding; identity is the uncompressed body. */
export type Encoding = (typeof encodings)[number];

export type HeaderList = [name: string, value: string][];

export interface StoredResponse {
  etag: string;
  headers: HeaderList;
  encodings: readonly Encoding[];
  /** Reads or compresses the body on its first request. */
  bodyIn: (encoding: Encoding) => Uint8Array<ArrayBuffer>;
}

/** Available encodings; each body is created on its first request. */
export type Bodies = Partial<Record<Encoding, () => Uint8Array>> & { identity: () => Uint8Array };

/** Better than gzip, and fast enough for a waiting client. */
export const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 12)}"`;
}

/** Adds ETag and, with several encodings, Vary. */
export function storeResponse(etag: string, headers: HeaderList, bodies: Bodies): StoredResponse {
  const made: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {};
  const offered = encodings.filter((encoding) => bodies[encoding]);
  const negotiated: HeaderList =
    offered.length > 1 && !headers.some(([name]) => name === 'Vary') ? [['Vary', 'Accept-Encoding']] : [];
  return {
    etag,
    headers: [...headers, ['ETag', etag], ...negotiated],
    encodings: offered,
    bodyIn(encoding) {
      const body = made[encoding] ?? ((bodies[encoding] ?? bodies.identity)() as Uint8Array<ArrayBuffer>);
      made[encoding] = body;
      return body;
    },
  };
}

/** Stores content that is created at run time; compresses it on the first request for an encoding. */
export function storeContent(content: Buffer, headers: HeaderList): StoredResponse {
  return storeResponse(etagOf(content), headers, {
    identity: () => content,
    gzip: () => gzipSync(content),
    br: () => brotliCompressSync(content, brotliSettings),
  });
}

function parseEncodings(header: string): Encoding[] {
  const accepted = parseAccept(header);
  return encodings.filter((encoding) =>
    accepted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0),
  );
}

/** Cached Accept-Encoding values. Browsers send a handful; any beyond these are parsed each time. */
const mostParsed = 100;
const parsed = new Map<string, Encoding[]>();

/** Returns the smallest offered encoding that the client accepts; a quality of 0 refuses one. */
function encodingFor(header: string | undefined, offered: readonly Encoding[]): Encoding {
  if (header === undefined || offered.length === 1) return 'identity';
  let accepted = parsed.get(header);
  if (accepted === undefined) {
    accepted = parseEncodings(header);
    if (parsed.size < mostParsed && header.length < 200) parsed.set(header, accepted);
  }
  return accepted.find((encoding) => offered.includes(encoding)) ?? 'identity';
}

/** Responds with the stored response, or 304 when the client has it. */
export function answerStored(context: Context, stored: StoredResponse): Response {
  const encoding = encodingFor(context.req.header('accept-encoding'), stored.encodings);
  for (const [name, value] of stored.headers) context.header(name, value);
  if (context.req.header('if-none-match')?.includes(stored.etag)) return context.body(null, 304);
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  return context.body(stored.bodyIn(encoding));
}

/** Sends a stored response to a GET or HEAD and returns its status. */
export type SendStored = (request: IncomingMessage, response: ServerResponse, requestId: string) => 200 | 304;

/**
 * Creates the function that sends a stored response with `common` headers, bypassing Hono: every header but
 * X-Request-Id is computed in advance. The response's headers override common ones.
 */
export function sendStored(stored: StoredResponse, common: HeaderList): SendStored {
  const overridden = new Set(stored.headers.map(([name]) => name.toLowerCase()));
  const base = [
    'X-Request-Id',
    '',
    ...stored.headers.flat(),
    ...common.filter(([name]) => !overridden.has(name.toLowerCase())).flat(),
  ];
  const whole: Partial<Record<Encoding, { headers: string[]; body: Uint8Array }>> = {};

  function prepare(encoding: Encoding) {
    const body = stored.bodyIn(encoding);
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { headers: [...base, ...encoded, 'Content-Length', String(body.length)], body };
  }

  return (request, response, requestId) => {
    const { headers } = request;
    if (headers['if-none-match']?.includes(stored.etag)) {
      base[1] = requestId;
      response.writeHead(304, base).end();
      return 304;
    }
    const encoding = encodingFor(headers['accept-encoding'] as string | undefined, stored.encodings);
    whole[encoding] ??= prepare(encoding);
    const { headers: sent, body } = whole[encoding];
    // writeHead() reads the array before it returns.
    sent[1] = requestId;
    response.writeHead(200, sent).end(request.method === 'HEAD' ? undefined : body);
    return 200;
  };
}

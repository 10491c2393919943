import type { Context, MiddlewareHandler } from 'hono';

/** How much of an oversized body is read and thrown away, so that its sender gets to hear why. */
const largestRest = 32 * 1024 * 1024;

/** The whole body, or null when it is longer than `maxSize` bytes; then the rest has been read and thrown away. */
async function readWithin(body: ReadableStream<Uint8Array>, maxSize: number) {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size <= maxSize) chunks.push(value);
    if (size > largestRest) {
      await reader.cancel();
      break;
    }
  }
  return size <= maxSize ? Buffer.concat(chunks) : null;
}

/** Reads a body and throws it away, so that its sender gets to hear an answer that needs none of it. */
export async function discardBody({ body }: Request): Promise<void> {
  if (body) await readWithin(body, 0);
}

/**
 * Reads the body before any handler does and refuses one of more than `maxSize` bytes with what `refuse` answers. A
 * sender that is still sending would lose an answer given at once along with the connection, so the rest is read first.
 */
export function limitBody(maxSize: number, refuse: (context: Context) => Response): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    const body = await readWithin(raw.body, maxSize);
    if (!body) return refuse(context);
    context.req.raw = new Request(raw, { body });
    return next();
  };
}

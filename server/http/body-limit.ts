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

/** Whether the sender went away before all was sent. */
function isSenderGone(error: unknown, { signal }: Request): boolean {
  return signal.aborted || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

/** Reads a body and throws it away, so that its sender gets to hear an answer that needs none of it. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body) return;
  try {
    await readWithin(request.body, 0);
  } catch (error) {
    if (!isSenderGone(error, request)) throw error;
  }
}

/**
 * Reads the body before any handler does and refuses one of more than `maxSize` bytes with what `refuse` answers. A
 * sender that is still sending would lose an answer given at once along with the connection, so the rest is read first.
 */
export function limitBody(maxSize: number, refuse: (context: Context) => Response): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    try {
      const body = await readWithin(raw.body, maxSize);
      if (!body) return refuse(context);
      context.req.raw = new Request(raw, { body });
    } catch (error) {
      // A cancelled upload is no failure of ours; nobody hears the answer.
      if (isSenderGone(error, raw)) return context.body(null, 400);
      throw error;
    }
    return next();
  };
}

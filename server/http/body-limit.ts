import type { Context, MiddlewareHandler } from 'hono';
import { shortAnswer } from './short-answer.ts';

/** How much of an oversized body is read and thrown away, so that its sender gets to hear why. */
const largestRest = 32 * 1024 * 1024;

/** How long a form may take to arrive: a megabyte over the slowest of telephones. */
export const formMs = 2 * 60_000;

/** How long a file may take to arrive. */
export const fileMs = 5 * 60_000;

/** How much of a body is read, in bytes, and for how long. */
export interface BodyLimits {
  maxBody: number;
  maxMs: number;
}

/** How the reading of a body ended; `gone` means that its sender went away before all was sent. */
export type BodyEnd = 'whole' | 'too-large' | 'too-slow' | 'gone';

function isSenderGone(error: unknown, { signal }: Request): boolean {
  return signal.aborted || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

/**
 * Gives a body's chunks to `take` as they arrive. Of a body that is too large, or once `take` answers false, the rest is
 * read and thrown away: a sender that is still sending would lose an answer given at once along with the connection.
 * Throws when `take` does.
 */
export async function readBody(
  request: Request,
  { maxBody, maxMs }: BodyLimits,
  take: (chunk: Uint8Array) => boolean,
): Promise<BodyEnd> {
  if (!request.body) return 'whole';
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, maxMs, null);
  });
  let size = 0;
  let isTaken = true;
  try {
    for (;;) {
      const reading = reader.read();
      const read = await Promise.race([reading, late]);
      if (!read) {
        // Fails when the connection is closed after the answer.
        reading.catch(() => {});
        return 'too-slow';
      }
      if (read.done) break;
      size += read.value.length;
      if (size <= maxBody && isTaken) isTaken = take(read.value);
      if (size > largestRest) {
        await reader.cancel();
        break;
      }
    }
  } catch (error) {
    if (isSenderGone(error, request)) return 'gone';
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return size <= maxBody ? 'whole' : 'too-large';
}

/** Reads a body and throws it away, so that its sender gets to hear an answer that needs none of it. */
export async function discardBody(request: Request): Promise<void> {
  await readBody(request, { maxBody: 0, maxMs: formMs }, () => false);
}

/** Answers a body that could not be read; `tooLarge` is how its routes word that. */
export function refuseBody(
  context: Context,
  end: Exclude<BodyEnd, 'whole'>,
  tooLarge: (context: Context) => Response,
): Response {
  if (end === 'too-large') return tooLarge(context);
  // A cancelled upload is no failure of ours; nobody hears the answer.
  if (end === 'gone') return context.body(null, 400);
  context.header('Connection', 'close');
  return shortAnswer(
    context,
    408,
    'This took too long to arrive, and nothing was stored. Please check your connection and send it again.',
  );
}

/** Reads the body before any handler does, and refuses one of more than `maxBody` bytes with what `tooLarge` answers. */
export function limitBody(
  maxBody: number,
  tooLarge: (context: Context) => Response,
  maxMs = formMs,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    const chunks: Uint8Array[] = [];
    const end = await readBody(raw, { maxBody, maxMs }, (chunk) => chunks.push(chunk) > 0);
    if (end !== 'whole') return refuseBody(context, end, tooLarge);
    context.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
    return next();
  };
}

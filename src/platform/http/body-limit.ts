import type { Context, MiddlewareHandler } from 'hono';
import type { UploadRefusal } from '../context.ts';
import { refusalsOf, respondShort } from './refuse.ts';

/** How much of an oversized body is read and thrown away, so that its sender gets to hear why. */
const largestRest = 32 * 1024 * 1024;

/** How long a form may take to arrive: a megabyte over the slowest of telephones. */
export const formMs = 2 * 60_000;

/** The time for a file to arrive. The slowest telephones send five times `bytesPerSecond`. */
export const fileTime = {
  maxMs: 5 * 60_000,
  slowest: { afterMs: 15_000, bytesPerSecond: 10_000 },
} satisfies Partial<BodyLimits>;

/** How much of a body is read, in bytes, and for how long. */
export interface BodyLimits {
  maxBody: number;
  maxMs: number;
  /** The least average rate, once `afterMs` have passed: without it, few slow senders hold every slot. */
  slowest?: { afterMs: number; bytesPerSecond: number };
}

/** How the reading of a body ended; `gone` means that its sender went away before all was sent. */
export type BodyEnd = 'whole' | 'too-large' | 'too-slow' | 'gone';

function isSenderGone(error: unknown, { signal }: Request): boolean {
  return signal.aborted || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

/**
 * Gives a body's chunks to `take` as they arrive, the next once it has taken the one before. Of a body that is too large, or
 * once `take` answers false, the rest is read and thrown away: a sender that is still sending would lose an answer given at
 * once along with the connection. Throws when `take` does.
 */
export async function readBody(
  request: Request,
  { maxBody, maxMs, slowest }: BodyLimits,
  take: (chunk: Uint8Array) => boolean | Promise<boolean>,
): Promise<BodyEnd> {
  if (!request.body) return 'whole';
  const reader = request.body.getReader();
  let isLate = false;
  let stopWaiting = () => {};
  let size = 0;
  const begunAt = performance.now();
  const leftMs = () => {
    const allowedMs = slowest ? slowest.afterMs + (size / slowest.bytesPerSecond) * 1000 : maxMs;
    return begunAt + Math.min(maxMs, allowedMs) - performance.now();
  };
  let timer: NodeJS.Timeout | undefined;
  const awaitEnd = () => {
    timer = setTimeout(() => {
      if (leftMs() > 1) return awaitEnd();
      isLate = true;
      stopWaiting();
    }, leftMs());
  };
  awaitEnd();
  let isTaken = true;
  try {
    for (;;) {
      const reading = reader.read();
      // A race with a promise that stays pending would hold every chunk until it settles.
      const read = await new Promise<Awaited<typeof reading> | null>((done, failed) => {
        stopWaiting = () => done(null);
        if (isLate) done(null);
        reading.then(done, failed);
      });
      if (!read) {
        // Fails when the connection is closed after the answer.
        reading.catch(() => {});
        return 'too-slow';
      }
      if (read.done) break;
      size += read.value.length;
      if (size <= maxBody && isTaken) isTaken = await take(read.value);
      if (size > Math.max(largestRest, maxBody)) {
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
  return respondShort(context, 408, refusalsOf(context).tooSlow);
}

/**
 * Reads a body into memory, in place of which the request then has the bytes. Once `accepts` answers false for a chunk,
 * nothing more is kept.
 */
export async function bufferBody(
  context: Context,
  limits: BodyLimits,
  accepts: (chunk: Uint8Array) => boolean = () => true,
): Promise<BodyEnd> {
  const { raw } = context.req;
  const chunks: Uint8Array[] = [];
  const end = await readBody(raw, limits, (chunk) => {
    chunks.push(chunk);
    return accepts(chunk);
  });
  if (end === 'whole') context.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
  return end;
}

/**
 * Reads a body of a declared length as text, which Hono caches for the handler: without the streams of `readBody`, which
 * take longer than all else that is done with a small form before it is stored.
 */
async function readText({ req }: Context, maxMs: number): Promise<BodyEnd> {
  const late = Promise.withResolvers<'too-slow'>();
  const timer = setTimeout(() => late.resolve('too-slow'), maxMs);
  try {
    return await Promise.race([req.text().then(() => 'whole' as const), late.promise]);
  } catch (error) {
    if (isSenderGone(error, req.raw)) return 'gone';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the body before any handler does, and refuses one of more than `maxBody` bytes with what `tooLarge` answers. */
export function limitBody(
  maxBody: number,
  tooLarge: (context: Context) => Response,
  maxMs = formMs,
): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    // Node's parser ends a body at the length that is said.
    const length = context.req.header('content-length');
    const isShort = length !== undefined && Number(length) <= maxBody;
    const end = await (isShort ? readText(context, maxMs) : bufferBody(context, { maxBody, maxMs }));
    return end === 'whole' ? next() : refuseBody(context, end, tooLarge);
  };
}

/** Seconds after which a sender may try again; a file has usually arrived by then. */
const retryAfterSeconds = 10;

/** Bytes above which a body is large: all other forms are smaller. */
export const largestForm = 1024 * 1024;

/** Whether a body is large, as far as its sender says. */
export function isLarge({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length === null || Number(length) > largestForm;
}

/** How many large files this process receives at once, which bounds the memory that they take. */
export interface UploadSlots {
  /**
   * Takes a slot for one file of an account or a network, if it is large, then `countPost`, which counts it against its
   * address: both before any of it is read. `release` frees the slot; call it once the file is stored.
   */
  take(
    request: Request,
    sender: { id: string; isStaff?: boolean },
    countPost: () => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>,
  ): Promise<{ ok: true; release: () => void } | { ok: false; refusal: UploadRefusal }>;
}

/**
 * Makes the slots: at most four large files of one account or network at once, and twenty of all, of which
 * `keptForStaff` are never a visitor's.
 */
export function createUploadSlots({ mostOfAccount = 4, mostOfAll = 20, keptForStaff = 0 } = {}): UploadSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    async take(request, { id: accountId, isStaff = false }, countPost) {
      const most = isStaff ? mostOfAll : mostOfAll - keptForStaff;
      const ofAccount = taken.get(accountId) ?? 0;
      let isHeld = isLarge(request);
      if (isHeld && (ofAccount >= mostOfAccount || all >= most)) {
        return { ok: false, refusal: { status: 503, retryAfterSeconds } };
      }
      if (isHeld) {
        taken.set(accountId, ofAccount + 1);
        all += 1;
      }
      const release = () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        const left = (taken.get(accountId) ?? 1) - 1;
        if (left > 0) taken.set(accountId, left);
        else taken.delete(accountId);
      };
      try {
        const counted = await countPost();
        if (counted.ok) return { ok: true, release };
        release();
        return { ok: false, refusal: { status: 429, retryAfterSeconds: counted.retryAfterSeconds } };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

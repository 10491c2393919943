import type { Context, MiddlewareHandler } from 'hono';
import type { UploadRefusal } from '../context.ts';
import { refusalsOf, respondShort } from './refuse.ts';

/** Bytes of an oversized body that are read and discarded, so that its sender receives the response. */
const largestRest = 32 * 1024 * 1024;

/** Time limit of a form: a megabyte over the slowest phones. */
export const formMs = 2 * 60_000;

/** Time limit of a file. The slowest phones send five times `bytesPerSecond`. */
export const fileTime = {
  maxMs: 5 * 60_000,
  slowest: { afterMs: 15_000, bytesPerSecond: 10_000 },
} satisfies Partial<BodyLimits>;

export interface BodyLimits {
  maxBody: number;
  maxMs: number;
  /** The minimum average rate, checked after `afterMs`: without it, few slow senders hold every slot. */
  slowest?: { afterMs: number; bytesPerSecond: number };
}

/** `gone` means that the client closed the connection before the end of the body. */
export type BodyEnd = 'whole' | 'too-large' | 'too-slow' | 'gone';

function isSenderGone(error: unknown, { signal }: Request): boolean {
  return signal.aborted || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

/**
 * Passes chunks to `take` as they arrive, each after the previous one was taken. When the body is too large or `take`
 * returns false, the rest is read and discarded: a client that is still sending would lose an early response along with
 * the connection. Throws when `take` does.
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
        // Rejects when the connection is closed after the response.
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

/** Reads and discards a body, so that its sender receives the response. */
export async function discardBody(request: Request): Promise<void> {
  await readBody(request, { maxBody: 0, maxMs: formMs }, () => false);
}

/** Responds to a body that could not be read; `tooLarge` is the response of its routes for 413. */
export function refuseBody(
  context: Context,
  end: Exclude<BodyEnd, 'whole'>,
  tooLarge: (context: Context) => Response,
): Response {
  if (end === 'too-large') return tooLarge(context);
  // The client is gone: the status is never received.
  if (end === 'gone') return context.body(null, 400);
  context.header('Connection', 'close');
  return respondShort(context, 408, refusalsOf(context).tooSlow);
}

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
 * Reads a body of a declared length as text, which Hono caches for the handler. The streams of `readBody` take longer
 * than the rest of a small form's processing.
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

/** Reads the body before any handler, and refuses more than `maxBody` bytes with `tooLarge`. */
export function limitBody(
  maxBody: number,
  tooLarge: (context: Context) => Response,
  maxMs = formMs,
): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    // Node's parser ends a body at its declared length.
    const length = context.req.header('content-length');
    const isShort = length !== undefined && Number(length) <= maxBody;
    const end = await (isShort ? readText(context, maxMs) : bufferBody(context, { maxBody, maxMs }));
    return end === 'whole' ? next() : refuseBody(context, end, tooLarge);
  };
}

/** Retry-After in seconds; a file has usually arrived in that time. */
const retryAfterSeconds = 10;

/** Bytes above which a body is large: all other forms are smaller. */
export const largestForm = 1024 * 1024;

export function isLarge({ headers }: Request): boolean {
  const length = headers.get('content-length');
  return length === null || Number(length) > largestForm;
}

/** Limits the large files that this process receives at once, which bounds their memory. */
export interface UploadSlots {
  /**
   * Takes a slot for a large file of an account or a network, then calls `countPost`, which counts it against its
   * address; both before the body is read. Call `release` once the file is stored.
   */
  take(
    request: Request,
    sender: { id: string; isStaff?: boolean },
    countPost: () => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>,
  ): Promise<{ ok: true; release: () => void } | { ok: false; refusal: UploadRefusal }>;
}

/**
 * Allows four large files per account or network and twenty in total, of which `keptForStaff` are reserved for staff.
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

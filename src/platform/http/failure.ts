import type { Context, MiddlewareHandler } from 'hono';
import { messagesIn } from '../commands/messages.ts';
import type { RequestFacts } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { defaultLocale } from '../i18n/locale.ts';
import type { Log } from '../log/logger.ts';
import { refusalsOf, respondShort } from './refuse.ts';

/** The Retry-After of a 503, in seconds: a database that restarts is back within a few. */
export const retryAfter = '10';

/**
 * Logs what a handler threw and returns how to answer it: 503 with Retry-After, which it sets, when the database or the
 * machine is at fault; else 500 with `otherwise`.
 */
export function failureOf(
  error: unknown,
  context: Context,
  { log, part, otherwise }: { log: Log; part: string; otherwise: string },
): { status: 500 | 503; message: string } {
  const isFault = isInfrastructureFault(error);
  const event = isFault ? 'request.unavailable' : 'request.failed';
  const facts: RequestFacts | undefined = context.get('facts');
  log.error({ event, err: error, requestId: facts?.requestId }, `${part} failed`);
  if (!isFault) return { status: 500, message: otherwise };
  context.header('Retry-After', retryAfter);
  return { status: 503, message: messagesIn(facts?.locale ?? defaultLocale).unavailable };
}

/** Characters of a path; the longest of ours (a page with a secret) has some 100. */
export const longestPath = 2048;

/**
 * Refuses an address that nothing of ours can have, before anything reads it: 414 where the path is longer than 2,048
 * characters (routers split it, and some of what they do is not linear), 404 where it holds a NUL, which no row is known
 * by and PostgreSQL fails at.
 */
export const readableAddress: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > longestPath) {
    return respondShort(context, 414, refusalsOf(context).addressTooLong);
  }
  if (context.req.url.includes('%00')) return respondShort(context, 404, refusalsOf(context).nothingHere);
  await next();
};

import type { Context, MiddlewareHandler } from 'hono';
import { messagesIn } from '../commands/messages.ts';
import type { RequestFacts } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';
import { defaultLocale } from '../i18n/locale.ts';
import type { Log } from '../log/logger.ts';
import { ThreadEnded } from '../threads.ts';
import { refusalsOf, respondShort } from './refuse.ts';

/** Retry-After of a 503, in seconds: a database restarts within a few. */
export const retryAfter = '10';

/**
 * Logs an error and returns its response: 503 with Retry-After, which it sets, for a failure of the database or the
 * machine; otherwise 500 with `otherwise`.
 */
export function failureOf(
  error: unknown,
  context: Context,
  { log, part, otherwise }: { log: Log; part: string; otherwise: string },
): { status: 500 | 503; message: string } {
  const isFault = isInfrastructureFault(error) || error instanceof ThreadEnded;
  const event = isFault ? 'request.unavailable' : 'request.failed';
  const facts: RequestFacts | undefined = context.get('facts');
  log.error({ event, err: error, requestId: facts?.requestId }, `${part} failed`);
  if (!isFault) return { status: 500, message: otherwise };
  context.header('Retry-After', retryAfter);
  return { status: 503, message: messagesIn(facts?.locale ?? defaultLocale).unavailable };
}

/** Characters of a path; the longest valid one (a page with a secret) has about 100. */
export const longestPath = 2048;

/**
 * Refuses URLs that cannot exist, before routing: 414 for paths over 2,048 characters (some of the routers' work is not
 * linear), 404 for a NUL, which no row contains and PostgreSQL rejects.
 */
export const readableAddress: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > longestPath) {
    return respondShort(context, 414, refusalsOf(context).addressTooLong);
  }
  if (context.req.url.includes('%00')) return respondShort(context, 404, refusalsOf(context).nothingHere);
  await next();
};

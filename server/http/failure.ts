import type { Context } from 'hono';
import type { Logger } from 'pino';
import { messagesIn } from '../../app/content/messages.ts';
import { defaultLocale } from '../../contract/locale.ts';
import type { RequestFacts } from '../context.ts';
import { isInfrastructureFault } from '../db/infrastructure-fault.ts';

/** The Retry-After of a 503, in seconds: a database that restarts is back within a few. */
export const retryAfter = '10';

/**
 * Logs what a handler threw and returns how to answer it: 503 with Retry-After, which it sets, when the database or the
 * machine is at fault; else 500 with `otherwise`.
 */
export function failureOf(
  error: unknown,
  context: Context,
  { log, part, otherwise }: { log: Logger; part: string; otherwise: string },
): { status: 500 | 503; message: string } {
  const isFault = isInfrastructureFault(error);
  const event = isFault ? 'request.unavailable' : 'request.failed';
  const facts: RequestFacts | undefined = context.get('facts');
  log.error({ event, err: error, requestId: facts?.requestId }, `${part} failed`);
  if (!isFault) return { status: 500, message: otherwise };
  context.header('Retry-After', retryAfter);
  return { status: 503, message: messagesIn(facts?.locale ?? defaultLocale).unavailable };
}

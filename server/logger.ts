import { type Logger, pino } from 'pino';
import type { Env } from './env.ts';

/**
 * Keeps personal data out of logged errors: a database driver quotes the row at fault in `detail` and the query's
 * values in `parameters`, and an SMTP answer may hold an address.
 */
function withoutPersonalData(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, code } = error as Error & { code?: unknown };
  return {
    type: name,
    code,
    stack: stack?.replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, '[address]'),
    ...(error.cause ? { cause: withoutPersonalData(error.cause) } : {}),
  };
}

/** The log of one server: JSON lines on standard output, no personal data. */
export function createLogger(level: Env['logLevel']): Logger {
  return pino({ level, base: null, serializers: { err: withoutPersonalData } });
}

import { type DestinationStream, type LevelWithSilent, pino } from 'pino';

/** Alerts rely on `event`, which stays the same when the message changes. */
export interface LogFields {
  event: `${string}.${string}`;
  [field: string]: unknown;
}

/** Requires an event name and a past-tense message for every line. */
export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  isLevelEnabled(level: string): boolean;
  flush(): void;
}

/**
 * Keeps personal data out of logged errors: a database driver quotes the failing row in `detail` and the query's values
 * in `parameters`, and an SMTP reply may hold an address.
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

const flushMs = 500;

/** Characters of lines that are written at once. */
const batchLength = 8 * 1024;

/** Bytes of queued lines while standard output is blocked; further lines are dropped. */
const mostWaiting = 16 * 1024 * 1024;

const warnLevel = pino.levels.values.warn as number;

/**
 * Writes standard output in batches: lines are joined here, because pino's destination measures its entire buffer for
 * each line. Blocks only at process exit, to write the remaining lines.
 */
function batchedOutput(): DestinationStream & { flush: () => void } {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
  let batch = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch === '') return;
    output.write(batch);
    batch = '';
  }

  process.prependListener('beforeExit', flush);
  process.prependListener('exit', flush);
  return {
    write(line) {
      batch += line;
      if (batch.length >= batchLength) flush();
      else timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
  };
}

/**
 * Writes JSON lines without personal data to standard output. Lines are written in batches without blocking, within
 * half a second and at process exit; warnings and errors are written at once, and all lines by `flush()`. At process
 * exit, a write in progress may finish after the last lines: sort by `time`.
 */
export function createLogger(level: LevelWithSilent): Log {
  const output = batchedOutput();
  return pino(
    {
      level,
      base: null,
      serializers: { err: withoutPersonalData },
      hooks: {
        logMethod(parameters, method, lineLevel) {
          method.apply(this, parameters);
          if (lineLevel >= warnLevel) output.flush();
        },
      },
    },
    output,
  );
}

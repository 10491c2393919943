import { type DestinationStream, type LevelWithSilent, pino } from 'pino';

/** The fields of a log line: alerts rely on `event`, which stays the same when the message changes. */
export interface LogFields {
  event: `${string}.${string}`;
  [field: string]: unknown;
}

/** A log to whose lines every caller gives an event and a message in the past tense. */
export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  isLevelEnabled(level: string): boolean;
  /** Writes all lines that wait. */
  flush(): void;
}

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

/** Lines wait no longer than this. */
const flushMs = 500;

/** Characters of lines that are written at once. */
const batchLength = 8 * 1024;

/** Bytes of lines that wait where standard output takes none; further lines are dropped. */
const mostWaiting = 16 * 1024 * 1024;

const warnLevel = pino.levels.values.warn as number;

/**
 * Standard output in batches: lines are joined here, as pino's own destination measures its whole buffer for each line.
 * Nothing blocks but the end of the process, which writes what is left.
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
 * The log of one server: JSON lines on standard output, no personal data. Lines are written in batches without blocking,
 * within half a second and when the process exits; a warning or an error is written at once, and all lines by `flush()`.
 * When the process ends, a write that is under way may finish after the last lines: `time` has their order.
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

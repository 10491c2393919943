/** PostgreSQL's error classes that are faults of the server or the machine: connection, resources, operator, system. */
const postgresClasses = new Set(['08', '53', '57', '58']);

/** A read-only replica, a lock or an idle transaction that timed out, and a conflict that outlived its retries. */
const postgresCodes = new Set(['25006', '25P03', '55P03', '40001', '40P01']);

/** The network's and the disk's errors, as Node names them. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EMFILE', 'ENFILE', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS'],
]);

/** SQLite's primary result codes: busy, locked, no memory, read-only, I/O, full, can't open, locking protocol. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14, 15]);

/** Errors of the PostgreSQL driver and pool that have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|Postgres connection has been discarded|driver has already been destroyed|database is not open)/;

/**
 * True when an error, or a cause of it, comes from the database or the machine, such as a lost connection or a full
 * disk: the same request may succeed later, where a bug would fail again.
 */
export function isInfrastructureFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof code === 'string') {
    const isPostgres = 'severity' in error;
    if (isPostgres && (postgresClasses.has(code.slice(0, 2)) || postgresCodes.has(code))) return true;
    if (systemCodes.has(code)) return true;
    // Extended codes hold the primary one in their lowest byte.
    if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff))
      return true;
  }
  if (driverMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isInfrastructureFault)) return true;
  return isInfrastructureFault(error.cause);
}

const sqliteDiskCodes = new Set([10, 13]);

/**
 * Returns true when an error, or a cause of it, is a disk that is full or fails. SQLite reports an I/O error where a full
 * disk has no room for its shared memory.
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteDiskCodes.has(errcode & 0xff))
    return true;
  return isDiskFull(error.cause);
}

/** Waits for a write that no answer depends on, such as when a token was last used. Rejects only for bugs. */
export async function writeIfPossible(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isInfrastructureFault(error)) throw error;
  }
}

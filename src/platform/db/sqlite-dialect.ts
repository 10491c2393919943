import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { nextTurnIfLong } from './event-loop-turn.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { SqliteWriter, type WriteTurn } from './sqlite-writer.ts';

/** A file that is open twice: for the one writer, and for concurrent reads. */
interface OpenFile {
  file: SqliteFile;
  reader: SqliteFile;
  writer: SqliteWriter;
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

const isPragma = ({ sql }: CompiledQuery) => /^\s*pragma\b/i.test(sql);

/** Connection as Kysely sees it: all share the two of the file. */
class SharedConnection implements DatabaseConnection {
  readonly #open: OpenFile;
  #turn: WriteTurn | null = null;
  #lastError: unknown;

  constructor(open: OpenFile) {
    this.#open = open;
  }

  async begin(): Promise<void> {
    this.#turn = await this.#open.writer.enter();
  }

  async commit(): Promise<void> {
    const turn = this.#turn;
    if (!turn) return;
    this.#requireTransaction();
    this.#open.writer.release(turn);
    this.#turn = null;
    await turn.group.committed.promise;
  }

  async rollback(): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    if (!turn) return;
    this.#open.writer.rollback(turn, this.#lastError);
    if (turn.isFirst) return;
    try {
      // The conflicting row may belong to this group, and is readable only after its commit.
      await turn.group.committed.promise;
    } catch (error) {
      // Throws the first error. A conflicting row is then not stored, and a retry may succeed.
      const first = this.#lastError;
      if (first instanceof Error && first !== error) first.cause ??= error;
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { file, reader, writer } = this.#open;
    const nextTurn = nextTurnIfLong();
    if (nextTurn) await nextTurn;
    if (!this.#turn) {
      if (onlyReads(query)) return reader.execute<Row>(query);
      const run = () => file.execute<Row>(query);
      return isPragma(query) ? writer.outside(run) : writer.statement(run);
    }
    this.#requireTransaction();
    try {
      return file.execute<Row>(query);
    } catch (error) {
      this.#lastError = error;
      throw error;
    }
  }

  /** After some errors, such as a full disk, SQLite has rolled back: what followed would be stored alone. */
  #requireTransaction(): void {
    if (!this.#open.file.isTransaction) throw this.#lastError ?? new Error('The transaction has ended.');
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { file, reader } = this.#open;
    for (const row of (this.#turn ? file : reader).iterate(query)) yield { rows: [row as Row] };
  }
}

class SharedFileDriver implements Driver {
  readonly #open: OpenFile;

  constructor(open: OpenFile) {
    this.#open = open;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SharedConnection> {
    return new SharedConnection(this.#open);
  }

  beginTransaction(connection: SharedConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SharedConnection): Promise<void> {
    return connection.commit();
  }

  async rollbackTransaction(connection: SharedConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#open.reader.close();
    this.#open.writer.close();
  }
}

/** SQLite's DDL is transactional; saying so lets several processes start on one new file and migrate it once. */
class SharedFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver runs one transaction at a time; reads continue during it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function dialectOf(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new SharedFileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/**
 * Opens a SQLite file as Kysely's dialect for node:sqlite: one writer, whose transactions share commits (sqlite-writer.ts),
 * and concurrent reads, which see what is committed. Throws when the file can't be opened.
 */
export function openSqliteDialect(path: string): Dialect {
  const file = openSqliteFile(path);
  let reader: SqliteFile;
  try {
    reader = openSqliteFile(path, { readOnly: true });
  } catch (error) {
    file.close();
    throw error;
  }
  return dialectOf(new SharedFileDriver({ file, reader, writer: new SqliteWriter(path, file) }));
}

class ClosedDriver extends DummyDriver {
  readonly #reason: unknown;

  constructor(reason: unknown) {
    super();
    this.#reason = reason;
  }

  override acquireConnection(): Promise<never> {
    return Promise.reject(new Error('The database could not be opened.', { cause: this.#reason }));
  }
}

/** Returns a dialect in place of one that could not be opened: every query rejects, with `reason` as its cause. */
export function closedDialect(reason: unknown): Dialect {
  return dialectOf(new ClosedDriver(reason));
}

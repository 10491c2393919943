import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** More than the server has on its busy paths; lists with filters are worded in many ways. */
const mostStatements = 300;

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

/** One connection to a SQLite file, whose statements are prepared once. Every method throws SQLite's error. */
export interface SqliteFile {
  /** True if a transaction is open. */
  readonly isTransaction: boolean;
  execute<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row>;
  /** Runs a statement without parameters and without rows. */
  run(sql: string): void;
  iterate(query: Pick<CompiledQuery, 'sql' | 'parameters'>): IterableIterator<unknown>;
  close(): void;
}

/**
 * Opens a SQLite file so that a commit is on the disk when it returns (WAL, synchronous=FULL). A second connection that
 * is `readOnly` sees what was committed, without waiting for a writer. Throws when the file can't be opened.
 */
export function openSqliteFile(path: string, { readOnly = false } = {}): SqliteFile {
  const file = new DatabaseSync(path, { timeout: 10_000, readOnly });
  try {
    if (!readOnly) {
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
      // Deleted data is overwritten: people who asked for it are promised that it is gone.
      file.exec('pragma secure_delete = on;');
    }
  } catch (error) {
    file.close();
    throw error;
  }
  /** The least recently used first. */
  const statements = new Map<string, Prepared>();

  function prepared(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) {
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const statement = file.prepare(sql);
    const added = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(sql, added);
    if (statements.size > mostStatements)
      for (const [oldest] of statements) {
        statements.delete(oldest);
        break;
      }
    return added;
  }

  return {
    get isTransaction() {
      return file.isTransaction;
    },
    execute<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
      const { statement, returnsRows } = prepared(sql);
      const values = parameters as SQLInputValue[];
      if (returnsRows) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    run(sql) {
      prepared(sql).statement.run();
    },
    // Not the shared statement: it may run again before the last row was read.
    iterate: ({ sql, parameters }) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
    close: () => file.close(),
  };
}

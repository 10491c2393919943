import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** An open SQLite file, as Kysely takes it. */
interface OpenSqliteFile extends SqliteDatabase {
  /** Whether a transaction is open. */
  readonly isTransaction: boolean;
}

/** Opens a SQLite file so that a commit is on the disk when it returns (WAL, synchronous=FULL). Throws when it can't. */
export function openSqliteFile(path: string): OpenSqliteFile {
  const file = new DatabaseSync(path, { timeout: 10_000 });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  // What is deleted is overwritten: people who asked for it are promised that it is gone.
  file.exec('pragma secure_delete = on;');
  return {
    get isTransaction() {
      return file.isTransaction;
    },
    close: () => file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as string[])),
        run: (parameters) => statement.run(...(parameters as string[])),
        iterate: (parameters) => statement.iterate(...(parameters as string[])),
      };
    },
  };
}

/** SQLite has one writer: taking the write lock at once waits its turn, where upgrading a read later would fail. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: OpenSqliteFile;

  constructor(database: OpenSqliteFile) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's DDL is transactional; saying so lets several processes start on one new file and migrate it once. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect for node:sqlite. */
export function nodeSqliteDialect(database: OpenSqliteFile): Dialect {
  return {
    createDriver: () => new ImmediateSqliteDriver(database),
    createAdapter: () => new TransactionalDdlAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

import {
  type DatabaseIntrospector,
  type Driver,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';

/** A lost connection fails the rollback too; Kysely then closes it, and what failed first is what must be reported. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Kysely's dialect for PostgreSQL, whose migrator looks for its tables in the connection's own schema alone. Kysely's
 * looks into every schema: it takes another installation's tables for its own, and fails when a schema is dropped
 * while it looks.
 */
export class CurrentSchemaDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new FirstErrorDriver(this.#config);
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const getTables = async () => {
      const { rows } = await sql<{ name: string; schema: string }>`
        select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()
      `.execute(db);
      return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
    };
    return { getSchemas: async () => [], getTables };
  }
}

import pg from 'pg';

export interface PostgresSchema {
  /** Fit for DATABASE_URL; its connections bear the schema's name, so that a test ends none but these. */
  url: string;
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Ends at most this many connections of the servers, as a restart of PostgreSQL does; returns how many. */
  endConnections(atMost: number): Promise<number>;
  remove(): Promise<void>;
}

/** Makes a schema in the database at `databaseUrl`. */
export async function createPostgresSchema(databaseUrl: string): Promise<PostgresSchema> {
  const name = `faults_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.query(`set search_path = ${name}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  url.searchParams.set('options', `-c search_path=${name}`);
  const query = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rows;
  return {
    url: url.href,
    query,
    async endConnections(atMost) {
      const ended = await query(
        `select pg_terminate_backend(pid) from
           (select pid from pg_stat_activity where application_name = $1 limit $2) as connections`,
        [name, atMost],
      );
      return ended.length;
    },
    async remove() {
      await client.query(`drop schema ${name} cascade`);
      await client.end();
    },
  };
}

import pg from 'pg';

/** A server that was asked for must answer; the usual local one may be absent. */
async function findPostgres(): Promise<string | undefined> {
  const asked = process.env.TEST_DATABASE_URL;
  const databaseUrl = asked || 'postgres://postgres@127.0.0.1:5432/test';
  // Without a server, the port refuses at once.
  const connectionTimeoutMillis = asked ? 60_000 : 10_000;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  try {
    await client.connect();
    await client.query('select 1');
    return databaseUrl;
  } catch (error) {
    if (asked) throw new Error('TEST_DATABASE_URL does not answer.', { cause: error });
    return undefined;
  } finally {
    await client.end();
  }
}

/** URL of the tests' PostgreSQL; undefined where there is none. */
export const postgresUrl = await findPostgres();

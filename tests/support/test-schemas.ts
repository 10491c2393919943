import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresUrl } from './find-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Prefix of the names of this run's schemas (tests/support/test-database.ts). */
    testSchemas: string;
  }
}

/** Names the schemas that the workers of the project `unit` make in PostgreSQL, and drops them in the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `test_${process.pid}_${Date.now().toString(36)}`;
  project.provide('testSchemas', prefix);
  return async () => {
    if (!postgresUrl) return;
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    const { rows } = await client.query(
      'select schema_name as name from information_schema.schemata where starts_with(schema_name, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.end();
  };
}

import { type Database, openDatabase } from '#platform/db/open-database.ts';

let opened: Promise<Database> | null = null;

/** The database of the server that the browser tests share, opened once in each of their processes. */
export function serverDatabase(): Promise<Database> {
  const dataDir = String(process.env.E2E_DATA_DIR);
  opened ??= openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  return opened;
}

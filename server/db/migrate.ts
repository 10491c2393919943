import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as createSubmissions } from './migrations/0001-submissions.ts';
import { up as createAccounts } from './migrations/0002-accounts.ts';
import { up as createKyc } from './migrations/0003-kyc.ts';
import type { Tables } from './tables.ts';

/** In order of name; a migration that has landed is never edited. */
const migrations: Record<string, Migration> = {
  '0001-submissions': { up: createSubmissions },
  '0002-accounts': { up: createAccounts },
  '0003-kyc': { up: createKyc },
};

/**
 * Brings the database to the newest layout, all or nothing. Safe when several processes start at once: PostgreSQL is
 * held by an advisory lock, SQLite by its write lock. Throws when a migration fails or the database is newer than the
 * code.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

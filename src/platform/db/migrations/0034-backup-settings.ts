import { type Kysely, sql } from 'kysely';

/** Settings of backups that an owner has changed (src/platform/backups/backup-settings.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table mail_connection add column backups bytea').execute(db);
}

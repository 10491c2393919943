import { type Kysely, sql } from 'kysely';

/** The secret of the link that shows the draft of the settings (src/server/draft-preview.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table settings_draft add column preview_key text').execute(db);
}

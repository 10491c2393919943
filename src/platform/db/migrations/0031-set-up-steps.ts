import { type Kysely, sql } from 'kysely';

interface Version {
  version: number;
  content: string;
}

/** Steps of the set-up were a field of the settings. */
type Content = Record<string, unknown> & { setUp?: string[] };

const read = ({ content }: Pick<Version, 'content'>) => JSON.parse(content) as Content;

/**
 * The completed steps of the set-up in a table of their own, and with each version the parts that it changed. The first
 * version has none, as it is compared with no other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table set_up_steps (
      step text primary key,
      completed_at bigint not null,
      completed_by text not null
    )`,
    `alter table settings_versions add column changed text not null default '[]'`,
  ])
    await sql.raw(statement).execute(db);
  const { rows: versions } = await sql<Version>`
    select version, content from settings_versions order by version`.execute(db);
  let before: Content | null = null;
  for (const row of versions) {
    const content = read(row);
    const parts = Object.keys(content).filter((part) => part !== 'setUp');
    const earlier: Content = before ?? content;
    const changed = parts.filter((part) => JSON.stringify(content[part]) !== JSON.stringify(earlier[part]));
    await sql`
      update settings_versions set changed = ${JSON.stringify(changed)} where version = ${row.version}`.execute(
      db,
    );
    before = content;
  }
  const { rows: drafts } = await sql<{
    content: string;
    saved_at: number;
    saver: string;
  }>`select content, saved_at, saver from settings_draft`.execute(db);
  const [draft] = drafts;
  const steps = (draft ? read(draft) : before)?.setUp ?? [];
  for (const step of new Set(steps))
    await sql`
      insert into set_up_steps (step, completed_at, completed_by)
      values (${step}, ${draft?.saved_at ?? 0}, ${draft?.saver ?? ''})`.execute(db);
}

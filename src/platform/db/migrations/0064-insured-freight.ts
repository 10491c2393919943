import { type Kysely, sql } from 'kysely';

/**
 * Makes drafts and templates quotes of version 2, which insure goods and freight instead of goods and every charge. What was
 * sent, or is about to be, keeps its version, and so its amounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In a text of staff the quotation marks are escaped.
  const content = `replace(content, '"version":1,', '"version":2,')`;
  for (const statement of [
    `update quotes set content = ${content} where state = 'draft' and send_at is null`,
    `update quote_templates set content = ${content}`,
  ])
    await sql.raw(statement).execute(db);
}

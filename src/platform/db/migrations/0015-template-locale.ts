import { type Kysely, sql } from 'kysely';

const statements = [
  // Null for templates saved before: the language of their texts was not stored.
  'alter table quote_templates add column locale text',
  // Figures of accepted quotes leave out those of spam, and find them by these indexes alone.
  'drop index quote_totals_accepted',
  `create index quote_totals_accepted on quote_totals (sent_at, currency, price, cost, quote_id)
    where is_accepted = 1`,
  "create index quoted_leads_spam on quoted_leads (lead_id) where stage = 'spam'",
];

/** The language of quote templates, and what the figures of quotes read to leave out spam. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

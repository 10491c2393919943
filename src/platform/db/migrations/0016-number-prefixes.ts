import { type Kysely, sql } from 'kysely';

/** The numbers of shipments by their beginning: without these, neither database reads an index for LIKE. */
const prefixes = {
  // LIKE is case-insensitive on SQLite.
  sqlite:
    'create index shipment_references_prefix on shipment_references (value collate nocase, shipment_id)',
  // The database may have any collation.
  postgres:
    'create index shipment_references_prefix on shipment_references (value text_pattern_ops, shipment_id)',
};

/** Indexes for the search of shipments by number, and for decisions on quotes that still hold an address or browser. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const statements = [
    prefixes[engine],
    "create index quote_decisions_traces on quote_decisions (at) where address != '' or user_agent != ''",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

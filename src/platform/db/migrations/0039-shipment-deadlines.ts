import { type Kysely, sql } from 'kysely';

const statements = [
  `create table shipment_deadlines (
    id text primary key,
    shipment_id text not null references shipments (id) on delete cascade,
    kind text not null,
    title text not null,
    due_at bigint,
    time_zone text not null,
    is_typed integer not null,
    owner_id text,
    note text not null,
    done_at bigint,
    done_by_name text,
    soon_reminded_of bigint,
    overdue_reminded_of bigint
  )`,
  'create index shipment_deadlines_shipment on shipment_deadlines (shipment_id, id)',
  'create index shipment_deadlines_due on shipment_deadlines (due_at) where done_at is null',
  `alter table shipments add column deadline_at bigint not null default ${Date.parse('9999-12-31T00:00:00Z')}`,
  'create index shipments_deadline on shipments (deadline_at, id desc)',
  'create index shipments_state_deadline on shipments (state, deadline_at, id desc)',
];

/** Deadlines of shipments, and the next one of each for lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  `create table shipments (
    id text primary key,
    lead_id text not null references leads (id),
    version integer not null,
    state text not null,
    mode text,
    quote_id text,
    from_text text not null,
    from_code text,
    to_text text not null,
    to_code text,
    parties text not null,
    wants_mail integer not null,
    due_on text not null,
    begun_at bigint not null,
    changed_at bigint not null,
    delivered_at bigint,
    constraint shipments_lead unique (lead_id)
  )`,
  'create index shipments_due on shipments (due_on, id desc)',
  'create index shipments_state on shipments (state, due_on, id desc)',
  `create table shipment_references (
    shipment_id text not null references shipments (id) on delete cascade,
    number integer not null,
    kind text not null,
    value text not null,
    shown text not null,
    constraint shipment_references_key primary key (shipment_id, number)
  )`,
  'create index shipment_references_value on shipment_references (value)',
  `create table milestones (
    id text primary key,
    shipment_id text not null references shipments (id) on delete cascade,
    code text not null,
    planned text,
    estimated text,
    actual text,
    place text not null,
    place_code text,
    delay_reason text,
    comment text not null,
    posted_by text,
    posted_by_name text,
    posted_at bigint not null
  )`,
  'create index milestones_shipment on milestones (shipment_id, id)',
  `create table shipment_documents (
    attachment_id text primary key references attachments (id) on delete cascade,
    shipment_id text not null references shipments (id) on delete cascade,
    kind text not null,
    is_for_customer integer not null,
    added_by text not null,
    added_at bigint not null
  )`,
  'create index shipment_documents_shipment on shipment_documents (shipment_id, attachment_id)',
];

/** Shipments that are followed to delivery: parties, references, milestones and documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * On PostgreSQL a writer no longer holds a lock that readers wait for. Before its first position it registers the newest
 * one then given out, as a shared advisory lock that nobody requests exclusively and that ends with its transaction.
 * All positions that it takes are higher, so those up to the lowest registered one are settled.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return;
  const registry = `hashtext('lead_events ' || current_schema())`;
  const newest = `select case when is_called then last_value else 0 end into newest from lead_event_positions;`;
  // Once in a transaction, whose first position is its lowest: locks take shared memory.
  await sql
    .raw(`create or replace function number_lead_event() returns trigger language plpgsql as $$
      declare newest bigint;
      begin
        if new.position is null then
          if coalesce(current_setting('lead_events.registered', true), '') = '' then
            ${newest}
            perform pg_advisory_xact_lock_shared(${registry}, newest::integer);
            perform set_config('lead_events.registered', 'yes', true);
          end if;
          new.position := nextval('lead_event_positions');
        end if;
        return new;
      end $$`)
    .execute(db);
  // The newest position is read first: whoever took one up to it has registered, or has committed.
  await sql
    .raw(`create function settled_lead_event_position() returns bigint language plpgsql as $$
      declare newest bigint; lowest bigint;
      begin
        ${newest}
        select min(objid::bigint) into lowest from pg_locks
          where locktype = 'advisory' and objsubid = 2
            and database = (select oid from pg_database where datname = current_database())
            and classid::bigint = ${registry}::bigint & 4294967295;
        return least(newest, lowest);
      end $$`)
    .execute(db);
}

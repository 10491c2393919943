import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseIntrospector,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { deskCommand } from '../site-root.ts';
import { StartRefusal } from '../start-refusal.ts';
import { up as createBaseline } from './migrations/0001-baseline.ts';
import { up as addTyping } from './migrations/0002-typing.ts';
import { up as createSavedViews } from './migrations/0003-saved-views.ts';
import { up as createAttachments } from './migrations/0004-attachments.ts';
import { up as createMessages } from './migrations/0005-messages.ts';
import { up as createInboundMail } from './migrations/0006-inbound-mail.ts';
import { up as addShipments } from './migrations/0007-shipments.ts';
import { up as addAccountDetails } from './migrations/0008-account-details.ts';
import { up as addNotifications } from './migrations/0008-notifications.ts';
import { up as addCannedReplyTexts } from './migrations/0009-canned-reply-texts.ts';
import { up as addMailKeysAndMerges } from './migrations/0010-mail-keys-and-merges.ts';
import { up as createQuotes } from './migrations/0011-quotes.ts';
import { up as createTracking } from './migrations/0012-tracking.ts';
import { up as addRates } from './migrations/0013-rates.ts';
import { up as createQuoteFigures } from './migrations/0014-quote-figures.ts';
import { up as addTemplateLocale } from './migrations/0015-template-locale.ts';
import { up as addNumberPrefixes } from './migrations/0016-number-prefixes.ts';
import { up as addUploadSenders } from './migrations/0018-upload-senders.ts';
import { up as addMailedLinks } from './migrations/0019-mailed-links.ts';
import { up as addQuotedRequest } from './migrations/0020-quoted-request.ts';
import { up as addUnassignedIndex } from './migrations/0021-unassigned-leads.ts';
import { up as sealLinks } from './migrations/0022-sealed-links.ts';
import { up as addDedupeKey } from './migrations/0023-outbox-dedupe-key.ts';
import { up as addWaitingReplies } from './migrations/0024-waiting-replies.ts';
import { up as addWaitingQuotes } from './migrations/0025-waiting-quotes.ts';
import { up as addCustomerTwoFactor } from './migrations/0026-customer-two-factor.ts';
import { up as dropMergeRecords } from './migrations/0027-same-request.ts';
import { up as createSettings } from './migrations/0028-settings.ts';
import { up as allowFilesOfSettings } from './migrations/0029-files-of-settings.ts';
import { up as addDraftPreview } from './migrations/0030-draft-preview.ts';
import { up as addSetUpSteps } from './migrations/0031-set-up-steps.ts';
import { up as createOperations } from './migrations/0032-operations.ts';
import { up as createMailConnection } from './migrations/0033-mail-connection.ts';
import { up as addBackupSettings } from './migrations/0034-backup-settings.ts';
import { up as createTariffs } from './migrations/0036-tariffs.ts';
import { up as addAlarmSeen } from './migrations/0037-alarm-seen.ts';
import { up as addTaxNumbers } from './migrations/0038-tax-numbers.ts';
import { up as createShipmentDeadlines } from './migrations/0039-shipment-deadlines.ts';
import { up as addDraftedQuotes } from './migrations/0040-drafted-quotes.ts';
import { up as addTariffImports } from './migrations/0041-tariff-imports.ts';
import { up as addQuotesByRule } from './migrations/0042-quotes-by-rule.ts';
import { up as addFirstPriceFigures } from './migrations/0043-first-price-figures.ts';
import { up as addRateMaximum } from './migrations/0044-rate-maximum.ts';
import { up as indexRefusedQuotes } from './migrations/0045-refused-quotes.ts';
import { up as keepMails } from './migrations/0046-kept-mails.ts';
import { up as indexMailQueue } from './migrations/0047-mail-queue.ts';
import { up as addThirdPartyMails } from './migrations/0051-third-party-mails.ts';
import { up as addDoneRequests } from './migrations/0054-done-requests.ts';
import { up as addCorrectedRequests } from './migrations/0058-corrected-requests.ts';
import { up as addRateReadings } from './migrations/0060-rate-readings.ts';
import { up as addSheetsToPrice } from './migrations/0061-sheets-to-price.ts';
import { up as addStaffRights } from './migrations/0062-staff-rights.ts';
import { up as markWaitingRequests } from './migrations/0063-waiting-requests.ts';
import { up as insureFreight } from './migrations/0064-insured-freight.ts';
import { up as hideReferences } from './migrations/0065-internal-references.ts';
import { up as nameCopies } from './migrations/0066-mail-copies.ts';
import { up as addSearchTerms } from './migrations/0067-search-terms.ts';
import { up as addPriority } from './migrations/0068-priority.ts';
import { up as addDraftRecipient } from './migrations/0069-draft-recipient.ts';
import { preparedNameOf } from './prepared-query.ts';
import { closedDialect, openSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

type Engine = 'sqlite' | 'postgres';

/** An open, migrated database. */
export interface Database {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** The connections to PostgreSQL, for libraries that keep tables of their own there; null on SQLite. */
  pool: pg.Pool | null;
  close(): Promise<void>;
  /** The folder of SQLite's files; absent on PostgreSQL. */
  folder?: string;
}

/** Integers of eight bytes come back as numbers: milliseconds since 1970 fit a double until the year 287396. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Place of a database, and options of opening it. */
export interface OpenOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Keeps a test's PostgreSQL tables apart. */
  schema?: string | undefined;
  /** The migration to stop after, for tests of those that follow it; the newest when missing. */
  migrateTo?: string | undefined;
  /** True if it has the newest layout already, or is to be left as it is. */
  isMigrated?: boolean;
  /** True for the copy that a move is making: any other process refuses it. */
  isUnfinished?: boolean;
  /** Called before a database that has tables is migrated, with the names of its pending migrations. */
  beforeMigration?: (pending: string[]) => Promise<void>;
  /** Called when PostgreSQL closes a connection; a query under way fails, the next opens another. */
  onLostConnection: (error: Error) => void;
  /** Timeout of a PostgreSQL query, and of its wait for a lock; 15 seconds when missing. */
  patienceMs?: number;
}

/** In order of name. A migration is never edited once landed: a change of the schema is another migration. */
export function migrationsFor(engine: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '0001-baseline': { up: (db) => createBaseline(db, engine) },
    '0002-typing': { up: addTyping },
    '0003-saved-views': { up: createSavedViews },
    '0004-attachments': { up: createAttachments },
    '0005-messages': { up: createMessages },
    '0006-inbound-mail': { up: createInboundMail },
    '0007-shipments': { up: addShipments },
    '0008-account-details': { up: addAccountDetails },
    '0008-notifications': { up: addNotifications },
    '0009-canned-reply-texts': { up: addCannedReplyTexts },
    '0010-mail-keys-and-merges': { up: addMailKeysAndMerges },
    '0011-quotes': { up: createQuotes },
    '0012-tracking': { up: createTracking },
    '0013-rates': { up: addRates },
    '0014-quote-figures': { up: createQuoteFigures },
    '0015-template-locale': { up: addTemplateLocale },
    '0016-number-prefixes': { up: (db) => addNumberPrefixes(db, engine) },
    '0018-upload-senders': { up: addUploadSenders },
    '0019-mailed-links': { up: addMailedLinks },
    '0020-quoted-request': { up: addQuotedRequest },
    '0021-unassigned-leads': { up: addUnassignedIndex },
    '0022-sealed-links': { up: sealLinks },
    '0023-outbox-dedupe-key': { up: addDedupeKey },
    '0024-waiting-replies': { up: (db) => addWaitingReplies(db, engine) },
    '0025-waiting-quotes': { up: (db) => addWaitingQuotes(db, engine) },
    '0026-customer-two-factor': { up: addCustomerTwoFactor },
    '0027-same-request': { up: dropMergeRecords },
    '0028-settings': { up: createSettings },
    '0029-files-of-settings': { up: (db) => allowFilesOfSettings(db, engine) },
    '0030-draft-preview': { up: addDraftPreview },
    '0031-set-up-steps': { up: addSetUpSteps },
    '0032-operations': { up: createOperations },
    '0033-mail-connection': { up: createMailConnection },
    '0034-backup-settings': { up: addBackupSettings },
    '0036-tariffs': { up: createTariffs },
    '0037-alarm-seen': { up: addAlarmSeen },
    '0038-tax-numbers': { up: addTaxNumbers },
    '0039-shipment-deadlines': { up: createShipmentDeadlines },
    '0040-drafted-quotes': { up: addDraftedQuotes },
    '0041-tariff-imports': { up: addTariffImports },
    '0042-quotes-by-rule': { up: addQuotesByRule },
    '0043-first-price-figures': { up: addFirstPriceFigures },
    '0044-rate-maximum': { up: addRateMaximum },
    '0045-refused-quotes': { up: indexRefusedQuotes },
    '0046-kept-mails': { up: keepMails },
    '0047-mail-queue': { up: indexMailQueue },
    '0051-third-party-mails': { up: addThirdPartyMails },
    '0054-done-requests': { up: addDoneRequests },
    '0058-corrected-requests': { up: addCorrectedRequests },
    '0060-rate-readings': { up: addRateReadings },
    '0061-sheets-to-price': { up: addSheetsToPrice },
    '0062-staff-rights': { up: addStaffRights },
    '0063-waiting-requests': { up: markWaitingRequests },
    '0064-insured-freight': { up: insureFreight },
    '0065-internal-references': { up: hideReferences },
    '0066-mail-copies': { up: nameCopies },
    '0067-search-terms': { up: addSearchTerms },
    '0068-priority': { up: addPriority },
    '0069-draft-recipient': { up: addDraftRecipient },
  };
}

/** Names of the migrations that a database has; null where it has no tables yet. */
async function migrationsIn(
  db: Kysely<Tables>,
  engine: Engine,
  isUnfinished: boolean,
): Promise<string[] | null> {
  const table =
    engine === 'sqlite'
      ? sql`sqlite_master where type = 'table'`
      : sql`pg_tables where schemaname = current_schema()`;
  const name = sql.ref(engine === 'sqlite' ? 'name' : 'tablename');
  const { rows: tables } = await sql<{ name: string }>`
    select ${name} as name from ${table} and ${name} in ('unfinished_copy', 'kysely_migration')
  `.execute(db);
  const has = (table: string) => tables.some((found) => found.name === table);
  if (has('unfinished_copy') && !isUnfinished)
    throw new StartRefusal(
      'This database holds a copy that was not made to its end. Run the same restore or move again, or drop the database and name another.',
    );
  if (!has('kysely_migration')) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/**
 * Lists the migrations that an existing database lacks; none where it has no tables yet. Throws a StartRefusal for one that a
 * newer version has migrated, and for one that was not copied to its end.
 */
async function pendingMigrations(
  db: Kysely<Tables>,
  engine: Engine,
  isUnfinished: boolean,
): Promise<string[]> {
  const known = Object.keys(migrationsFor(engine));
  const done = await migrationsIn(db, engine, isUnfinished);
  if (done === null) return [];
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StartRefusal(
      `A newer version of Fairlead has changed this database (${newer.join(', ')}). Start that version again, or restore the backup from before the upgrade with ${deskCommand} restore. Nothing was changed.`,
    );
  return known.filter((name) => !done.includes(name));
}

/**
 * Brings the database to the newest layout, all or nothing. Safe when several processes start at once: PostgreSQL is
 * held by an advisory lock, SQLite by its write lock. Throws when a migration fails, and a StartRefusal for a database
 * that is newer than the code or not whole.
 */
async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  {
    migrateTo,
    beforeMigration,
    isUnfinished = false,
  }: Pick<OpenOptions, 'migrateTo' | 'beforeMigration' | 'isUnfinished'>,
): Promise<void> {
  const pending = await pendingMigrations(db, engine, isUnfinished);
  if (pending.length > 0) await beforeMigration?.(pending);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(engine) } });
  const { error } = await (migrateTo ? migrator.migrateTo(migrateTo) : migrator.migrateToLatest());
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

async function openSqlite({ dataDir, isMigrated, ...options }: OpenOptions): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: openSqliteDialect(join(dataDir, 'desk.sqlite')) });
  try {
    if (!isMigrated) await migrate(db, 'sqlite', options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: 'sqlite', pool: null, folder: dataDir, close: () => db.destroy() };
}

type Postgres = OpenOptions & { databaseUrl: string };

type Query = (...input: unknown[]) => unknown;

/**
 * A client that gives queries which are compiled once (prepared-query.ts) a name, so that PostgreSQL parses and plans
 * them once for each connection. Others stay unnamed: their wordings are without number, and PostgreSQL would keep each.
 */
class PreparingClient extends pg.Client {
  #isGathering = false;

  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    this.#gather();
    const query = pg.Client.prototype.query.bind(this) as Query;
    const name = typeof text === 'string' && Array.isArray(values) ? preparedNameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  }) as pg.Client['query'];

  /** Statements of one round of the microtasks leave by one write: each write is a call of the system. */
  #gather(): void {
    const { stream } = this.connection;
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

function openPool({ databaseUrl, schema, onLostConnection }: Postgres, own: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PreparingClient,
    // Shown in pg_stat_activity, unless DATABASE_URL or PGAPPNAME name it otherwise.
    fallback_application_name: 'fairlead',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Statements of a transaction that are sent at once wait for one round trip.
    pipeline: true,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    ...own,
  });
  // Without listeners, a connection that the database closes would end the process. The pool listens to idle ones only:
  // one that a transaction holds between two statements has no other listener than this.
  pool.on('connect', (client) => client.on('error', onLostConnection));
  pool.on('error', () => {});
  return pool;
}

/** A lost connection fails the rollback too; Kysely then closes it, and what failed first is what must be reported. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Kysely's dialect for PostgreSQL, whose migrator looks for its tables in the connection's own schema alone. Kysely's
 * looks into every schema: it takes another installation's tables for its own, and fails when a schema is dropped
 * while it looks.
 */
class CurrentSchemaDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new FirstErrorDriver(this.#config);
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const getTables = async () => {
      const { rows } = await sql<{ name: string; schema: string }>`
        select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()
      `.execute(db);
      return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
    };
    return { getSchemas: async () => [], getTables };
  }
}

/** Advisory lock of the copy before a migration and the migration itself; the number next to that of Kysely's migrator. */
const migrationLock = '3853314791062309108';

/**
 * Migrates by separate connections, without the patience of a request: a statement over every row of a large desk, or
 * the wait for another process that migrates, may take minutes. One process at a time, so that the copy before a migration
 * is made once and of the layout before it.
 */
async function migratePostgres(postgres: Postgres): Promise<void> {
  const pool = openPool(postgres, { max: 2 });
  const db = new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) });
  try {
    // Of a transaction, as PgBouncer gives a connection to another client after it.
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(transaction);
      await migrate(db, 'postgres', postgres);
    });
  } finally {
    await db.destroy();
  }
}

class Undo extends Error {}

/** Migrates a schema that nobody else sees, calls `read` in it, and undoes both. */
export async function readMigratedSchema<Result>(
  databaseUrl: string,
  migrateTo: string,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const options = { databaseUrl, dataDir: '', onLostConnection: () => {} };
  const pool = openPool(options, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) });
  const results: Result[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`create schema fairlead_expected`.execute(transaction);
      await sql`set local search_path to fairlead_expected`.execute(transaction);
      await migrate(transaction, 'postgres', { migrateTo });
      results.push(await read(transaction));
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  } finally {
    await db.destroy();
  }
  return results[0] as Result;
}

async function openPostgres(postgres: Postgres): Promise<Database> {
  const { isMigrated, patienceMs = 15_000 } = postgres;
  if (!isMigrated) await migratePostgres(postgres);
  // A connection that went silent must fail the request, not hold it for ever.
  const pool = openPool(postgres, { max: 10, query_timeout: patienceMs, statement_timeout: patienceMs });
  const db = new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) });
  return { db, engine: 'postgres', pool, close: () => db.destroy() };
}

/** Returns a database in place of one that could not be opened: every query rejects, with `reason` as its cause. */
export function closedDatabase(reason: unknown): Database {
  const db = new Kysely<Tables>({ dialect: closedDialect(reason) });
  return { db, engine: 'sqlite', pool: null, close: () => db.destroy() };
}

/**
 * Opens the database and migrates it, unless it is migrated: PostgreSQL at `databaseUrl`, else SQLite in `dataDir`,
 * which is made when it is missing. Throws when it cannot be reached, written or migrated.
 */
export async function openDatabase({ databaseUrl, ...options }: OpenOptions): Promise<Database> {
  // With PostgreSQL, too: for the key, kept mails and backups.
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  return databaseUrl ? openPostgres({ databaseUrl, ...options }) : openSqlite(options);
}

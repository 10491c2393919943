import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as createSubmissions } from './migrations/0001-submissions.ts';
import { up as createAccounts } from './migrations/0002-accounts.ts';
import { up as createKyc } from './migrations/0003-kyc.ts';
import { up as createStaff } from './migrations/0004-staff.ts';
import { up as createDesk } from './migrations/0005-desk.ts';
import { up as createErasures } from './migrations/0006-erasures.ts';
import { up as createFigures } from './migrations/0007-figures.ts';
import { up as createWebhooks } from './migrations/0008-webhooks.ts';
import { up as keepAnswers } from './migrations/0009-answers-and-lists.ts';
import { up as settleEventPositions } from './migrations/0011-event-positions.ts';
import { up as limitOutbox } from './migrations/0012-outbox-retention.ts';
import { up as recordSignIns } from './migrations/0013-sign-in-events.ts';
import { up as addMailCounts } from './migrations/0014-mail.ts';
import { up as recordMerges } from './migrations/0016-undo-merge.ts';
import { up as addSingleKeys } from './migrations/0017-single-keys.ts';
import { up as separateRateLimits } from './migrations/0018-rate-limits.ts';
import type { Tables } from './tables.ts';

/** In order of name; a migration that has landed is never edited. */
function migrationsFor(engine: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '0001-submissions': { up: createSubmissions },
    '0002-accounts': { up: createAccounts },
    '0003-kyc': { up: createKyc },
    '0004-staff': { up: createStaff },
    '0005-desk': { up: (db) => createDesk(db, engine) },
    '0006-erasures': { up: (db) => createErasures(db, engine) },
    '0007-figures': { up: createFigures },
    '0008-webhooks': { up: createWebhooks },
    '0009-answers-and-lists': { up: (db) => keepAnswers(db, engine) },
    '0011-event-positions': { up: (db) => settleEventPositions(db, engine) },
    '0012-outbox-retention': { up: limitOutbox },
    '0013-sign-in-events': { up: recordSignIns },
    '0014-mail': { up: addMailCounts },
    '0016-undo-merge': { up: (db) => recordMerges(db, engine) },
    '0017-single-keys': { up: addSingleKeys },
    '0018-rate-limits': { up: (db) => separateRateLimits(db, engine) },
  };
}

/**
 * Brings the database to the newest layout, all or nothing. Safe when several processes start at once: PostgreSQL is
 * held by an advisory lock, SQLite by its write lock. Throws when a migration fails or the database is newer than the
 * code.
 */
export async function migrate(db: Kysely<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

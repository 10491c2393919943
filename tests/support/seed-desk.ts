import { sql } from 'kysely';
import type { StaffName } from '../../src/features/requests/lead.ts';
import type { Database } from '../../src/platform/db/open-database.ts';
import type { Cipher } from '../../src/platform/secrets/cipher.ts';
import { seedErasures, seedFeedback, seedMails, seedReplies } from './seed-around.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedLeads } from './seed-leads.ts';
import { seedQuotes } from './seed-quotes.ts';
import { seedShipments } from './seed-shipments.ts';

/**
 * Fills an empty desk with made-up requests and all that comes with so many: their quotes, shipments and mails, customers with KYC cases and
 * documents, feedback, canned replies, deletions that were done. Throws when the database holds requests already.
 */
export async function seedDesk(
  database: Pick<Database, 'db' | 'engine'>,
  options: {
    requests: number;
    now: number;
    cipher: Cipher;
    seed?: number;
    staff?: StaffName[];
    report?: (done: number) => void;
  },
): Promise<void> {
  const { db } = database;
  const { requests, now, seed = 1, cipher } = options;
  await seedLeads(database, options);
  await seedQuotes(db, { now, seed });
  await seedMails(db);
  await seedCustomers(db, { now, seed, cipher });
  // Without it PostgreSQL plans the queries that follow as if the tables were empty.
  await sql`analyze`.execute(db);
  await seedShipments(db, { now, seed });
  await seedFeedback(db, { count: Math.ceil(requests / 2), now, seed });
  await seedReplies(db, now);
  await seedErasures(db, { count: Math.ceil(requests / 100), now });
}

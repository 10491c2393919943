import { createHash } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { FeedbackTable } from '#features/feedback/server/tables.ts';
import type { ErasureCounts } from '#features/requests/erasure.ts';
import { replyStarters } from '#features/requests/reply-starters.ts';
import { listCannedReplies, saveCannedReply } from '#features/requests/server/reply/canned-replies.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { emailPropsOf } from '#features/requests/server/timeline/customer-mails.ts';
import { replies as repliesStrings } from '#features/requests/strings/en/canned-replies.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { deskLocale, locales } from '#platform/i18n/locale.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { seedCustomers } from './customers.ts';
import { batchSize, randomFrom, seedId, storeRows } from './draw.ts';
import { seedQuotes } from './quotes.ts';
import { madeUpStaff, type SeedOptions, seedLeads, twoYears } from './requests.ts';
import { seedShipments } from './shipments.ts';
import { madeUpSubmission } from './submission.ts';
import { textsIn } from './texts.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function mailsAbout(lead: LeadTable): Insertable<Tables['outbox']>[] {
  const props = jsonText(emailPropsOf(lead));
  const names = lead.folder === 'inbox' ? ['lead-for-desk', 'lead-acknowledgement'] : ['lead-for-desk'];
  return names.map((type, index) => ({
    id: `${lead.id}-${index}`,
    type,
    props,
    locale: type === 'lead-acknowledgement' ? lead.locale : deskLocale,
    subject_id: lead.id,
    state: 'sent',
    attempts: 1,
    next_attempt_at: lead.received_at,
    last_error: null,
    created_at: lead.received_at,
    sent_at: lead.received_at + 2000,
  }));
}

async function seedMails(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const leads = await db
      .selectFrom('leads')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(batchSize)
      .execute();
    await storeRows(db, { outbox: leads.flatMap(mailsAbout) });
    if (leads.length < batchSize) return;
    last = leads.at(-1)?.number ?? last;
  }
}

/** Makes up feedback of the two years before `now`, the same for the same seed. */
async function seedFeedback(
  db: Db,
  { count, now, seed = 1 }: { count: number; now: number; seed?: number },
): Promise<void> {
  const draw = randomFrom(seed + 2);
  const rows = Array.from({ length: count }, (_, index): FeedbackTable => {
    const receivedAt = Math.round(now - twoYears + (twoYears * (index + draw.next())) / count);
    const id = seedId(index);
    const { locale, name } = madeUpSubmission(draw, now);
    return {
      id,
      reference: `FB-${id}`,
      folder: draw.chance(0.03) ? 'spam' : 'inbox',
      spam_score: 0,
      spam_reasons: jsonText([]),
      text_hash: hashOf(id),
      dedupe_key: null,
      locale,
      received_at: receivedAt,
      name,
      rating: Math.max(draw.whole(1, 10), draw.whole(1, 10)),
      comments: draw.one(textsIn[locale].comments),
    };
  });
  await storeRows(db, { feedback: rows });
}

async function seedErasures(db: Db, { count, now }: { count: number; now: number }): Promise<void> {
  const rows = Array.from({ length: count }, (_, index): Insertable<Tables['erasures']> => {
    const done: ErasureCounts = {
      requests: 1 + (index % 4),
      texts: index % 7,
      drafts: 0,
      mails: 2 + (index % 9),
      accounts: index % 2,
      sessions: index % 2,
      kycCases: 0,
      documents: 0,
    };
    const by = madeUpStaff[index % madeUpStaff.length];
    return {
      id: seedId(index),
      at: Math.round(now - twoYears + (twoYears * index) / count),
      by_id: by?.id ?? '',
      by_name: by?.name ?? '',
      email_hash: hashOf(`gone-${index}@shipper.example`),
      counts: jsonText(done),
    };
  });
  await storeRows(db, { erasures: rows });
}

async function seedReplies(db: Db, now: number): Promise<void> {
  const writing = { db, clock: () => now };
  if ((await listCannedReplies(writing)).length > 0) return;
  const [author] = madeUpStaff;
  if (!author) throw new Error('There is nobody to write canned replies.');
  for (const [id, title] of Object.entries(repliesStrings.starters)) {
    const texts = Object.fromEntries(
      locales.map((locale) => [locale, replyStarters[locale][id as keyof typeof repliesStrings.starters]]),
    );
    await saveCannedReply(writing, author, { title, texts });
  }
}

/**
 * Fills an empty desk with made-up requests, quotes, shipments and mails, customers with KYC cases, feedback, canned
 * replies and deletions. Throws when the database holds requests already.
 */
export async function seedDesk(
  database: Pick<Database, 'db' | 'engine'>,
  options: SeedOptions & { cipher: Cipher },
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

import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { countSessions, lockAccount, removeAccount } from '#features/identity/server/customers/account.ts';
import { unlinkMails } from '#features/inbound/server/kept-mails.ts';
import { countErasableDocuments, eraseCase } from '#features/kyc/server/deletion.ts';
import { eraseQuotes } from '#features/quotes/server/erase-quotes.ts';
import type { ErasureCounts } from '#features/requests/erasure.ts';
import type { StaffName } from '#features/requests/lead.ts';
import { eraseLeads, planLeadErasure } from '#features/requests/server/erasure/erase-leads.ts';
import { deleteViewsWithAddress } from '#features/requests/server/inbox/saved-views.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { eraseShipments } from '#features/shipments/server/erase-shipments.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { countErasableMails, eraseMails } from '#platform/mail/delete-mails.ts';
import { findByKey, type KnownPerson } from './list-people.ts';
import type { ErasureDependencies } from './people-dependencies.ts';

/** Effects of a deletion, for its confirmation. */
export interface ErasurePlan {
  person: KnownPerson;
  counts: ErasureCounts;
}

/** Returns the subject ids of the mails to delete. */
function mailSubjects(leadIds: string[], others: (string | null)[]): string[] {
  return [...leadIds, ...others.filter((id) => id !== null)];
}

/** Counts the effects of a deletion without changes. Null when the key matches no person. */
export async function planErasure(db: Db, key: string): Promise<ErasurePlan | null> {
  const person = await findByKey(db, key);
  if (!person) return null;
  const accountId = person.account?.id ?? null;
  const leads = await planLeadErasure(db, { email: person.email, accountId });
  const none = { caseId: null, kycCases: 0, documents: 0 };
  const { caseId, ...documents } = accountId ? await countErasableDocuments(db, accountId) : none;
  const [mails, sessions] = await Promise.all([
    countErasableMails(db, mailSubjects(leads.leadIds, [accountId, caseId])),
    accountId ? countSessions(db, accountId) : 0,
  ]);
  const counts = { ...leads.counts, ...documents, mails, accounts: accountId ? 1 : 0, sessions };
  return { person, counts };
}

export type ErasureOutcome =
  | { ok: true; counts: ErasureCounts }
  | { ok: false; reason: 'no-such-person' | 'not-confirmed' };

/** Returns the hash that is kept of a deleted address as evidence of the deletion. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

async function eraseRows(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  person: KnownPerson,
  done: { by: StaffName; now: number },
) {
  const accountId = person.account?.id ?? null;
  const leads = await eraseLeads(dependencies, transaction, { email: person.email, accountId }, done);
  await eraseQuotes(transaction, leads.leadIds);
  await eraseShipments(transaction, leads.leadIds);
  const none = { caseId: null, kycCases: 0, documents: 0 };
  const { caseId, ...documents } = accountId ? await eraseCase(transaction, accountId) : none;
  await deleteViewsWithAddress(transaction, person.email);
  await unlinkMails(transaction, { leadIds: leads.leadIds, email: person.email });
  const mailIds = await eraseMails(transaction, mailSubjects(leads.leadIds, [accountId, caseId]));
  const { sessions } = accountId ? await removeAccount(transaction, accountId) : { sessions: 0 };
  const accounts = accountId ? 1 : 0;
  return { mailIds, counts: { ...leads.counts, ...documents, mails: mailIds.length, accounts, sessions } };
}

/** Returns the person of a key when the confirmation is their address. */
async function findConfirmed(
  db: Db,
  key: string,
  confirmation: string,
): Promise<KnownPerson | { ok: false; reason: 'no-such-person' | 'not-confirmed' }> {
  const person = await findByKey(db, key);
  if (!person) return { ok: false, reason: 'no-such-person' };
  if (confirmation.trim().toLowerCase() !== person.email) return { ok: false, reason: 'not-confirmed' };
  return person;
}

/**
 * Deletes a person's data on their request: the account, the KYC case with its documents, and all personal data in
 * their requests; kind, service, stage and times stay. The confirmation is the typed address. The author and the counts are
 * recorded in the same transaction. Mail files are deleted before the commit: when that fails, nothing is deleted. Throws when the
 * database or the folder of mails fails.
 */
export async function erasePerson(
  dependencies: ErasureDependencies,
  { key, by, confirmation }: { key: string; by: StaffName; confirmation: string },
): Promise<ErasureOutcome> {
  const { db, clock, mailFiles } = dependencies;
  const confirmed = await findConfirmed(db, key, confirmation);
  if ('reason' in confirmed) return confirmed;
  // Before the transaction: opening thousands of files takes seconds and would block other writes.
  const addressed = await mailFiles.findTo(confirmed.email);
  return transact(db, async (transaction): Promise<ErasureOutcome> => {
    if (confirmed.account) await lockAccount(transaction, confirmed.account.id);
    const person = await findConfirmed(transaction, key, confirmation);
    if ('reason' in person) return person;
    const { email } = person;
    const now = clock();
    const { mailIds, counts } = await eraseRows(dependencies, transaction, person, { by, now });
    await transaction
      .insertInto('erasures')
      .values({
        id: uuidv7(),
        at: now,
        by_id: by.id,
        by_name: by.name,
        email_hash: hashOfEmail(email),
        counts: jsonText(counts),
      })
      .execute();
    // Not after the commit: when a file cannot be deleted, the transaction fails, and the person can still be found for
    // another attempt (decision 12). A retry ignores files that are already deleted.
    await mailFiles.delete([...mailIds, ...addressed]);
    return { ok: true, counts };
  });
}

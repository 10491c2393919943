import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { countErasableMails, eraseMails } from '../../../platform/mail/delete-mails.ts';
import { lockAccount, removeAccount } from '../../identity/server/customers/account.ts';
import { countSessions } from '../../identity/server/customers/sessions.ts';
import { unlinkMails } from '../../inbound/server/unreadable-mails.ts';
import { countErasableDocuments, eraseCase } from '../../kyc/server/deletion.ts';
import { eraseQuotes } from '../../quotes/server/erase-quotes.ts';
import type { StaffName } from '../../requests/lead.ts';
import { eraseLeads, planLeadErasure } from '../../requests/server/erasure/erase-leads.ts';
import { deleteViewsWithAddress } from '../../requests/server/inbox/saved-views.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import { eraseShipments } from '../../shipments/server/erase-shipments.ts';
import type { ErasureCounts, OtherRequest } from '../erasure.ts';
import { findByKey, type KnownPerson } from './list-people.ts';
import type { ErasureDependencies } from './people-dependencies.ts';

/** What a deletion would touch, before anybody decides on it. */
export interface ErasurePlan {
  person: KnownPerson;
  counts: ErasureCounts;
  /** Requests of other people that would be deleted too. */
  others: OtherRequest[];
}

/** The ids of all rows that mails to delete are about. */
function mailSubjects(leadIds: string[], others: (string | null)[]): string[] {
  return [...leadIds, ...others.filter((id) => id !== null)];
}

/** Counts what a deletion of a person's data would touch; changes nothing. Null when the key leads to nobody. */
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
  return { person, counts, others: leads.others };
}

export type ErasureOutcome =
  | { ok: true; counts: ErasureCounts }
  | { ok: false; reason: 'no-such-person' | 'not-confirmed' }
  /** Requests of other people were merged with the person's, and not all of them are among the confirmed ones. */
  | { ok: false; reason: 'others-not-confirmed'; others: OtherRequest[] };

/** What an address is remembered by once it is deleted: enough to show that it was, and no more. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

async function eraseRows(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  person: KnownPerson,
  done: { by: StaffName; now: number; confirmed: string[] },
) {
  const accountId = person.account?.id ?? null;
  const leads = await eraseLeads(dependencies, transaction, { email: person.email, accountId }, done);
  if ('unconfirmed' in leads) return leads;
  await eraseQuotes(transaction, leads.leadIds);
  await eraseShipments(transaction, leads.leadIds);
  const none = { caseId: null, kycCases: 0, documents: 0 };
  const { caseId, ...documents } = accountId ? await eraseCase(transaction, accountId) : none;
  await deleteViewsWithAddress(transaction, person.email);
  await unlinkMails(transaction, leads.leadIds);
  const mailIds = await eraseMails(transaction, mailSubjects(leads.leadIds, [accountId, caseId]));
  const { sessions } = accountId ? await removeAccount(transaction, accountId) : { sessions: 0 };
  const accounts = accountId ? 1 : 0;
  return { mailIds, counts: { ...leads.counts, ...documents, mails: mailIds.length, accounts, sessions } };
}

/** The person of a key, if the confirmation is their address. */
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
 * Deletes a person's data on their request: the account, the KYC case with its documents, and everything personal in their
 * requests and in those that were ever merged with them, of which kind, service, stage and times stay. The confirmation is
 * the address, typed, with the references of the requests of others (`others`). Who did it and how many of what is recorded
 * in the same transaction. Mails that are kept as files go before the commit: when that fails, nothing is deleted. Throws
 * when the database or the folder of mails fails.
 */
export async function erasePerson(
  dependencies: ErasureDependencies,
  {
    key,
    by,
    confirmation,
    others = [],
  }: { key: string; by: StaffName; confirmation: string; others?: string[] },
): Promise<ErasureOutcome> {
  const { db, clock, mailFiles } = dependencies;
  const confirmed = await findConfirmed(db, key, confirmation);
  if ('reason' in confirmed) return confirmed;
  // Before the transaction: opening thousands of files takes seconds, in which nothing else could be stored.
  const addressed = await mailFiles.findTo(confirmed.email);
  return transact(db, async (transaction): Promise<ErasureOutcome> => {
    if (confirmed.account) await lockAccount(transaction, confirmed.account.id);
    const person = await findConfirmed(transaction, key, confirmation);
    if ('reason' in person) return person;
    const { email } = person;
    const now = clock();
    const erased = await eraseRows(dependencies, transaction, person, { by, now, confirmed: others });
    if ('unconfirmed' in erased)
      return { ok: false, reason: 'others-not-confirmed', others: erased.unconfirmed };
    const { mailIds, counts } = erased;
    await transaction
      .insertInto('erasures')
      .values({
        id: uuidv7(),
        at: now,
        by_id: by.id,
        by_name: by.name,
        email_hash: hashOfEmail(email),
        counts: JSON.stringify(counts),
      })
      .execute();
    // Not after the commit: when a file cannot be deleted, nothing is, and the person can still be found to try again
    // (decision 12). A retry of the transaction deletes what is gone already, which is no error.
    await mailFiles.delete([...mailIds, ...addressed]);
    return { ok: true, counts };
  });
}

import { findAccount } from '#features/identity/server/customers/account.ts';
import { findSenderOf, listLeadsOf } from '#features/requests/server/senders/leads-of-person.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale } from '#platform/i18n/locale.ts';

/** Requests among which a name, a company and a telephone number are looked for. */
const mostRequests = 20;

/**
 * Finds what a new request of a customer begins with, by the id of their account or of a request; null when there is no such
 * customer.
 */
export async function findKnownCustomer(deps: { db: Db; clock: () => number }, key: string) {
  const account = await findAccount(deps.db, key);
  const email = account?.email ?? (await findSenderOf(deps.db, key));
  if (email === null) return null;
  const sender = { email, accountId: account?.id ?? null };
  const { leads } = await listLeadsOf(deps, sender, { limit: mostRequests });
  const newest = (answer: 'name' | 'company' | 'phone') =>
    leads.find((lead) => lead[answer] !== '')?.[answer] ?? '';
  return {
    locale: account?.locale ?? knownLocale(leads[0]?.locale),
    answers: {
      clientName: account?.name || newest('name'),
      brandName: newest('company'),
      phone: newest('phone'),
      email,
    } as Record<string, string>,
  };
}

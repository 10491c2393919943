import type { KycState } from '../../contract/kyc-case.ts';
import type { LeadSummary } from '../../contract/lead-input.ts';
import { findAccount, findAccounts, type KnownAccount } from '../accounts/account.ts';
import type { Db } from '../db/open-database.ts';
import { findCasesOf } from '../kyc/list-cases.ts';
import { findSenderOf, listLeadsOf } from '../leads/senders/leads-of-person.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** Whom a key leads to: an address in lower case, and the account that has it. */
export interface KnownPerson {
  email: string;
  account: KnownAccount | null;
}

/** The person whose account, or one of whose requests, has this id; null when there is none, or it was erased. */
export async function findByKey(db: Db, key: string): Promise<KnownPerson | null> {
  const account = await findAccount(db, key);
  if (account) return { email: account.email, account };
  const email = await findSenderOf(db, key);
  if (email === null) return null;
  const [found] = await findAccounts(db, [email]);
  return { email, account: found ?? null };
}

/** A person, as the desk sees them, with a page of their requests. */
export interface Person extends KnownPerson {
  name: string;
  company: string;
  phones: string[];
  kyc: { id: string; state: KycState } | null;
  leads: LeadSummary[];
  next: number | null;
}

/** A person with what they sent, the newest first; null when the key leads to nobody. */
export async function findPerson(
  { db, company, clock }: PeopleDependencies,
  key: string,
  { before }: { before?: number | undefined } = {},
): Promise<Person | null> {
  const known = await findByKey(db, key);
  if (!known) return null;
  const { email, account } = known;
  const asked = { email, accountId: account?.id ?? null };
  const [{ leads, next }, cases] = await Promise.all([
    listLeadsOf({ db, company, clock }, asked, { before }),
    findCasesOf(db, account ? [account.id] : []),
  ]);
  const newest = (answer: 'name' | 'company') => leads.find((lead) => lead[answer] !== '')?.[answer] ?? '';
  return {
    ...known,
    name: account?.name || newest('name'),
    company: newest('company'),
    phones: [...new Set(leads.map(({ phone }) => phone).filter(Boolean))],
    kyc: account ? (cases.get(account.id) ?? null) : null,
    leads,
    next,
  };
}

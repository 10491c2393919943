import { z } from 'zod';
import {
  findAccount,
  findAccounts,
  type KnownAccount,
  listAccounts,
} from '#features/identity/server/customers/account.ts';
import type { KycState } from '#features/kyc/kyc-case.ts';
import { findCasesOf } from '#features/kyc/server/list-cases.ts';
import type { LeadStage } from '#features/requests/lead.ts';
import type { LeadSummary } from '#features/requests/lead-input.ts';
import { staffName } from '#features/requests/server/lead-shapes.ts';
import { termsOf } from '#features/requests/server/search/terms.ts';
import { findSenderOf, listLeadsOf, whoHasSent } from '#features/requests/server/senders/leads-of-person.ts';
import { isCalled, listSenders } from '#features/requests/server/senders/list-senders.ts';
import { momentCell } from '#platform/csv/csv-line.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { defineList, type ListRows } from '#platform/lists/define-list.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { erasureCounts, peopleFilter } from '../people-list.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

interface ListedPerson {
  /** Id of the account or of a request: finds the person without personal data in URLs and logs. */
  key: string;
  email: string;
  name: string;
  company: string;
  requests: number;
  /** Language of their account, or else of their last request. */
  locale: Locale;
  /** Stage of the last request; null for one who sent none. */
  stage: LeadStage | null;
  /** Time of the last request or of the account's creation; milliseconds since 1970. */
  lastAt: number;
  account: Pick<KnownAccount, 'verified' | 'createdAt'> | null;
  kyc: KycState | null;
}

interface Asked {
  /** Search terms for name, company and address. */
  text: string;
  cursor?: string | undefined;
  limit?: number;
}

/** Lists senders of requests, with or without an account, by their last request. */
export async function listPeople(
  { db, engine }: PeopleDependencies,
  { text, cursor, limit = 50 }: Asked,
): Promise<ListRows<ListedPerson>> {
  const before = cursor === undefined ? {} : { before: Number(cursor) };
  const { senders, next } = await listSenders({ db, engine }, { text, limit, ...before });
  const accounts = await findAccounts(
    db,
    senders.map(({ email }) => email),
  );
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  const cases = await findCasesOf(
    db,
    accounts.map(({ id }) => id),
  );
  const people = senders.map(({ leadId, number: _, ...sender }) => {
    const account = byEmail.get(sender.email) ?? null;
    const kyc = account ? (cases.get(account.id)?.state ?? null) : null;
    const name = sender.name || (account?.name ?? '');
    const locale = account?.locale ?? knownLocale(sender.locale);
    return { ...sender, key: leadId, name, locale, account, kyc };
  });
  return { rows: people, next: next === null ? null : String(next) };
}

const batchSize = 200;

/** Batches of accounts that are read for one page. */
const mostBatches = 10;

/** Lists accounts without requests, the newest first. A page may be short although more follow. */
export async function listAccountsAlone(
  { db }: PeopleDependencies,
  { text, cursor, limit = 50 }: Asked,
): Promise<ListRows<ListedPerson>> {
  const terms = termsOf(text);
  const found: KnownAccount[] = [];
  let before = cursor;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const accounts = await listAccounts(db, { before, limit: batchSize });
    const senders = await whoHasSent(
      db,
      accounts.map(({ email }) => email),
    );
    for (const account of accounts) {
      const { name, email } = account;
      if (senders.has(email) || !isCalled(terms, { name, company: '', email_key: email })) continue;
      if (found.length === limit) return pageOf(db, found, found.at(-1)?.id ?? null);
      found.push(account);
    }
    if (accounts.length < batchSize) return pageOf(db, found, null);
    before = accounts.at(-1)?.id;
  }
  return pageOf(db, found, before ?? null);
}

async function pageOf(
  db: PeopleDependencies['db'],
  accounts: KnownAccount[],
  next: string | null,
): Promise<ListRows<ListedPerson>> {
  const cases = await findCasesOf(
    db,
    accounts.map(({ id }) => id),
  );
  const people = accounts.map((account) => ({
    key: account.id,
    email: account.email,
    name: account.name,
    company: '',
    requests: 0,
    locale: account.locale,
    stage: null,
    lastAt: account.createdAt,
    account,
    kyc: cases.get(account.id)?.state ?? null,
  }));
  return { rows: people, next };
}

/** `lastAt` is the time of the last request or of the account's creation. */
export const peopleList = defineList({
  name: 'people',
  noun: 'people',
  first: 'the newest',
  query: peopleFilter,
  cursor: ({ show }) => (show === 'accounts' ? /^[\w-]{1,64}$/ : /^\d{1,15}$/),
  read: (deps: PeopleDependencies, { show, text }, page) =>
    (show === 'accounts' ? listAccountsAlone : listPeople)(deps, { text, ...page }),
  cells: {
    email: ({ email }) => email,
    name: ({ name }) => name,
    company: ({ company }) => company,
    requests: ({ requests }) => String(requests),
    account: ({ account }) => (account ? (account.verified ? 'verified' : 'unverified') : ''),
    kyc: ({ kyc }) => kyc ?? '',
    lastAt: ({ lastAt }) => momentCell(lastAt),
    locale: ({ locale }) => locale,
  },
});

/** A completed deletion. Only a hash identifies the person. */
export const erasure = z.object({
  id: z.string(),
  at: moment,
  by: staffName,
  emailHash: z.string().describe('SHA-256 of the address in lower case, in hex.'),
  counts: erasureCounts,
});

export type Erasure = z.output<typeof erasure>;

/** Lists deletions, the newest first: at most `limit`, before the one with the id `before`. */
export async function listErasures(
  db: Db,
  { before, limit = 100 }: { before?: string | undefined; limit?: number } = {},
): Promise<Erasure[]> {
  const newest = db.selectFrom('erasures').selectAll().orderBy('id', 'desc').limit(limit);
  const rows = await (before ? newest.where('id', '<', before) : newest).execute();
  return rows.map(({ id, at, by_id, by_name, email_hash, counts }) => ({
    id,
    at,
    by: { id: by_id, name: by_name },
    emailHash: email_hash,
    counts: parseJson(counts),
  }));
}

export interface KnownPerson {
  email: string;
  account: KnownAccount | null;
}

/** Finds the person by the id of their account or of a request; null when there is none, or it was erased. */
export async function findByKey(db: Db, key: string): Promise<KnownPerson | null> {
  const account = await findAccount(db, key);
  if (account) return { email: account.email, account };
  const email = await findSenderOf(db, key);
  if (email === null) return null;
  const [found] = await findAccounts(db, [email]);
  return { email, account: found ?? null };
}

interface Person extends KnownPerson {
  name: string;
  company: string;
  phones: string[];
  locale: Locale;
  kyc: { id: string; state: KycState } | null;
  leads: LeadSummary[];
  next: number | null;
}

/** Finds a person with their requests, the newest first; null when the key matches no person. */
export async function findPerson(
  { db, clock }: PeopleDependencies,
  key: string,
  { before }: { before?: number | undefined } = {},
): Promise<Person | null> {
  const person = await findByKey(db, key);
  if (!person) return null;
  const { email, account } = person;
  const sender = { email, accountId: account?.id ?? null };
  const [{ leads, next }, cases] = await Promise.all([
    listLeadsOf({ db, clock }, sender, { before }),
    findCasesOf(db, account ? [account.id] : []),
  ]);
  const newest = (answer: 'name' | 'company') => leads.find((lead) => lead[answer] !== '')?.[answer] ?? '';
  return {
    ...person,
    name: account?.name || newest('name'),
    company: newest('company'),
    locale: account?.locale ?? knownLocale(leads[0]?.locale),
    phones: [...new Set(leads.map(({ phone }) => phone).filter(Boolean))],
    kyc: account ? (cases.get(account.id) ?? null) : null,
    leads,
    next,
  };
}

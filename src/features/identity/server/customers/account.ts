import { PostgresAdapter } from 'kysely';
import { isTaxKind } from '#features/cargo/tax-number.ts';
import type { Account } from '#platform/commands/caller.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import type { AccountDetails } from '../../account.ts';
import type { AccountTable } from '../tables.ts';

declare module '#platform/commands/caller.ts' {
  interface Account extends AccountDetails {
    emailVerified: boolean;
  }
}

/** The columns of an account that its owner sees. */
export const accountColumns = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.email_verified',
  'accounts.locale',
  'accounts.company',
  'accounts.phone',
  'accounts.address',
  'accounts.legal_name',
  'accounts.tax_kind',
  'accounts.tax_number',
] as const;

/** The account of a row with these columns. */
export function accountOf(
  row: Pick<
    AccountTable,
    | ('id' | 'name' | 'email' | 'email_verified' | 'locale' | 'company' | 'phone' | 'address')
    | ('legal_name' | 'tax_kind' | 'tax_number')
  >,
): Account {
  const { id, name, email, email_verified, locale, company, phone, address, legal_name: legalName } = row;
  const { tax_kind: taxKind, tax_number: taxNumber } = row;
  return {
    id,
    name,
    email,
    emailVerified: email_verified === 1,
    locale: knownLocale(locale),
    company,
    phone,
    address,
    legalName,
    taxKind: isTaxKind(taxKind) ? taxKind : '',
    taxNumber,
  };
}

/**
 * Locks an account until the transaction ends, before anything that belongs to it (docs/architecture.md has the order):
 * no session of it begins before then. False when there is no such account, or no longer.
 */
export async function lockAccount(transaction: Db, accountId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // On SQLite the transaction has the one lock for writing already.
    .$if(transaction.getExecutor().adapter instanceof PostgresAdapter, (account) => account.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

/** An account, as staff see it. */
export interface KnownAccount {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  verified: boolean;
  /** The language of its mails. */
  locale: Locale;
  /** Milliseconds since 1970. */
  createdAt: number;
}

function accounts(db: Db) {
  return db.selectFrom('accounts').select(['id', 'name', 'email', 'email_verified', 'locale', 'created_at']);
}

function knownAccountOf(
  row: Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>,
): KnownAccount {
  const { id, name, email, email_verified, locale, created_at } = row;
  return {
    id,
    name,
    email,
    verified: email_verified === 1,
    locale: knownLocale(locale),
    createdAt: created_at,
  };
}

/** The accounts of some addresses, which are in lower case. */
export async function findAccounts(db: Db, emails: string[]): Promise<KnownAccount[]> {
  if (emails.length === 0) return [];
  return (await accounts(db).where('email', 'in', emails).execute()).map(knownAccountOf);
}

/** The account of an id, or null. */
export async function findAccount(db: Db, id: string): Promise<KnownAccount | null> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst();
  return row ? knownAccountOf(row) : null;
}

/** Accounts, the newest first, before the one with the id `before` if it is given. */
export async function listAccounts(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<KnownAccount[]> {
  const newest = accounts(db).orderBy('id', 'desc').limit(limit);
  return (await (before ? newest.where('id', '<', before) : newest).execute()).map(knownAccountOf);
}

/** True if there is an account with this address, and this id if one is given, whose owner has confirmed it by the link of a mail. */
export async function isConfirmedAddress(db: Db, address: string, accountId?: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .where('email_verified', '=', 1)
    .$if(accountId !== undefined, (query) => query.where('id', '=', String(accountId)))
    .executeTakeFirst();
  return found !== undefined;
}

/** Changes the account's name; what was sent before keeps the name it was sent under. */
export async function changeName(db: Db, accountId: string, name: string, now: number): Promise<void> {
  await db.updateTable('accounts').set({ name, updated_at: now }).where('id', '=', accountId).execute();
}

/** Changes what the account's next rate request begins with; what was sent before stays as it is. */
export async function changeDetails(
  db: Db,
  accountId: string,
  { company, phone, address, legalName, taxKind, taxNumber }: AccountDetails,
  now: number,
): Promise<void> {
  const billing = { legal_name: legalName, tax_kind: taxKind, tax_number: taxNumber };
  const account = db.updateTable('accounts').set({ company, phone, address, ...billing, updated_at: now });
  await account.where('id', '=', accountId).execute();
}

export async function countSessions(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom('sessions').where('account_id', '=', accountId));
}

/** Deletes an account with all that hangs on it; call it in a transaction. Gives how many sessions there were. */
export async function removeAccount(transaction: Db, accountId: string): Promise<{ sessions: number }> {
  for (const table of ['one_time_tokens', 'recovery_codes', 'sign_ins'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
  const sessions = await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
  return { sessions: Number(sessions.numDeletedRows) };
}

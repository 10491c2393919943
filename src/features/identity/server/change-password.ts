import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { hour } from '#platform/values/durations.ts';
import type { AccountKind, AccountTables, Person, PersonRow } from './account-kind.ts';
import {
  hideDuration,
  type Limited,
  limitLinkAttempts,
  limitPasswordAttempts,
  type RequestOrigin,
} from './attempt-limits.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { consumeLink, findLinkOwner, storeLink } from './links.ts';
import { argon2id, isGuessablePassword } from './passwords.ts';
import { beginSession, endSessions } from './sessions.ts';

/**
 * Checks the password of a signed-in person again, before what must not be done at an unattended desk. Returns the
 * person's row as it was when the password was right. A wrong password counts like one at sign-in.
 */
export function reauthenticate(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { id, email }: Person,
  { currentPassword, address }: { currentPassword: string; address: string },
): Promise<{ ok: true; row: PersonRow } | { ok: false; reason: 'password-wrong' } | Limited> {
  return limitPasswordAttempts(kind.limitsOf(dependencies), { email, address }, async () => {
    const row = await kind.find(dependencies.db, { id });
    return row && (await argon2id.verify(row.password, currentPassword))
      ? { ok: true as const, row }
      : { ok: false as const, reason: 'password-wrong' as const };
  });
}

/**
 * Holds a person's row with the password that was read until the transaction ends: no session of it begins before then.
 * False when the password was replaced since, or the person may no longer sign in.
 */
export async function lockPassword(
  transaction: Db,
  { people }: AccountTables,
  { id, password }: Pick<PersonRow, 'id' | 'password'>,
): Promise<boolean> {
  // A change that changes nothing: both databases hold the row for it.
  const { numUpdatedRows } = await transaction
    .updateTable(people)
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', password)
    .$if(people === 'staff', (row) => row.where('deactivated_at', 'is', null))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores a person's new password, and ends every session of theirs and every link to choose a new one. */
async function replacePassword(
  transaction: Db,
  tables: AccountTables,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  const changed = transaction.updateTable(tables.people).set({ password: passwordHash, updated_at: now });
  await changed.where('id', '=', id).execute();
  await endSessions(transaction, tables, id);
  await transaction
    .deleteFrom(tables.links)
    .where(tables.personId, '=', id)
    .where('purpose', '=', 'reset-password')
    .execute();
}

type ChangePasswordOutcome =
  | { ok: true; token: string }
  | { ok: false; reason: 'password-wrong' | 'password-same' | 'password-common' }
  | Limited;

/**
 * Changes the password, ends every session of the person and every link to choose a new one, and begins a new session,
 * whose token the caller must be given, in one transaction. A mail says that it was changed. A wrong current password
 * counts like one at sign-in. Throws when the database fails.
 */
export async function changePassword(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  person: Person,
  passwords: { currentPassword: string; newPassword: string },
  { address, userAgent }: RequestOrigin,
): Promise<ChangePasswordOutcome> {
  const { currentPassword, newPassword } = passwords;
  if (newPassword === currentPassword) return { ok: false, reason: 'password-same' };
  if (await isGuessablePassword(newPassword, person.email)) return { ok: false, reason: 'password-common' };
  const known = await reauthenticate(dependencies, kind, person, { currentPassword, address });
  if (!known.ok) return known;
  const passwordHash = await argon2id.hash(newPassword);
  const outcome = await transact(dependencies.db, async (transaction): Promise<ChangePasswordOutcome> => {
    const now = dependencies.clock();
    if (!(await lockPassword(transaction, kind, known.row))) return { ok: false, reason: 'password-wrong' };
    await replacePassword(transaction, kind, person.id, { passwordHash, now });
    await kind.onAccessChanged(transaction, dependencies, person, 'password-changed');
    return { ok: true, token: await beginSession(transaction, kind, person.id, { userAgent, now }) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/** Stores a link to choose a new password, which works once and for one hour, and returns its token. */
export function storePasswordLink(
  transaction: Db,
  kind: AccountTables,
  { personId, now }: { personId: string; now: number },
): Promise<string> {
  return storeLink(transaction, kind, { purpose: 'reset-password', personId, expiresAt: now + hour });
}

async function mailLink(dependencies: IdentityDependencies, kind: AccountKind, email: string): Promise<void> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const person = await kind.find(db, { email });
  if (!person || !(await kind.limitsOf(dependencies).mailsToAccount.take(person.email)).ok) return;
  await transact(db, async (transaction) => {
    if (!(await kind.takeResetMail(transaction, dependencies, person.email))) return;
    const token = await storePasswordLink(transaction, kind, { personId: person.id, now: clock() });
    await kind.mailPasswordLink(transaction, dependencies, person, token);
  });
  outboxIsWaiting();
}

/**
 * Mails a link to choose a new password, which works once and for one hour, to an address that has an account. The
 * outcome and its time are the same when it has none. Refuses more than 20 an hour from one network address; passes
 * over more than five an hour to one account, and what `takeResetMail` refuses.
 */
export async function requestPasswordLink(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  email: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true } | Limited> {
  const counted = await kind.limitsOf(dependencies).mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  await hideDuration(mailLink(dependencies, kind, email));
  return { ok: true };
}

/** The person whose link to choose a new password this is, as long as it works; null when it does not. */
export async function findPersonOfLink(
  db: Db,
  kind: AccountKind,
  { token, now }: { token: string; now: number },
): Promise<PersonRow | null> {
  const id = await findLinkOwner(db, kind, { purpose: 'reset-password', token, now });
  return id === null ? null : kind.find(db, { id });
}

type ResetPasswordOutcome =
  | { ok: true }
  | { ok: false; reason: 'token-invalid' | 'password-common' }
  | Limited;

/**
 * Sets a new password by the link of a mail, ends every session of the person, and mails that it was changed, in one
 * transaction. Two-factor stays, so nobody is signed in by it. Refuses a link that was used or is more than an hour old, a
 * common password, which leaves the link unused, and more than 60 failures an hour from one network address. Throws when
 * the database fails.
 */
export function resetPassword(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  input: { token: string; newPassword: string },
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<ResetPasswordOutcome> {
  return limitLinkAttempts(kind.limitsOf(dependencies), address, () => reset(dependencies, kind, input));
}

async function reset(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const refusal = { ok: false, reason: 'token-invalid' } as const;
  // Before the slow hash, which only the holder of a link may cause.
  const person = await findPersonOfLink(db, kind, { token, now: clock() });
  if (await isGuessablePassword(newPassword, person?.email ?? ''))
    return { ok: false, reason: 'password-common' };
  if (!person) return refusal;
  const passwordHash = await argon2id.hash(newPassword);
  const outcome = await transact(db, async (transaction): Promise<ResetPasswordOutcome> => {
    const now = clock();
    // A password that was changed since has ended the link.
    if (!(await lockPassword(transaction, kind, person))) return refusal;
    if (!(await consumeLink(transaction, kind, { purpose: 'reset-password', token, now }))) return refusal;
    await replacePassword(transaction, kind, person.id, { passwordHash, now });
    await kind.onAccessChanged(transaction, dependencies, person, 'password-reset');
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

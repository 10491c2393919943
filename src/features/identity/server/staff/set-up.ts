import { transact } from '#platform/db/transact.ts';
import { limitLinkAttempts, type RequestOrigin } from '../attempt-limits.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { argon2id, isGuessablePassword } from '../passwords.ts';
import { beginSession } from '../sessions.ts';
import { consumeInvitation, findInvitation, type JoinOutcome, storeInvitation } from './invitations.ts';
import { staffAccounts } from './staff-accounts.ts';
import { cliActor, recordStaffEvent } from './staff-events.ts';
import { hasStaff, lockStaff, storeStaff } from './staff-rows.ts';

/**
 * Gives the token of a link by which the first owner is made, good for 24 hours and as long as there is no staff; null
 * when there is.
 */
export function openSetUp({ db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>): Promise<string | null> {
  return transact(db, async (transaction) => {
    if (await hasStaff(transaction)) return null;
    const opening = { email: null, role: 'owner' } as const;
    return (await storeInvitation(transaction, opening, { invitedBy: '', now: clock() })).token;
  });
}

/** True if a set-up link still works. */
export async function isSetUpOpen(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const opening = await findInvitation(db, token, clock());
  return opening?.email === null && !(await hasStaff(db));
}

/**
 * Makes the first owner by the set-up link, and signs them in. Refuses a link that is too old, and every link
 * once there is staff; a common password leaves the link unused. Refuses more than 60 failures an hour from one network
 * address. Of two links used at once, one counts. Throws when the database fails.
 */
export function setUpOwner(
  dependencies: Pick<IdentityDependencies, 'db' | 'clock' | 'staffRateLimits'>,
  input: { token: string; name: string; email: string; password: string },
  { address, userAgent }: RequestOrigin,
): Promise<JoinOutcome> {
  const { staffRateLimits } = dependencies;
  return limitLinkAttempts(staffRateLimits, address, () => setUp(dependencies, input, userAgent));
}

async function setUp(
  dependencies: Pick<IdentityDependencies, 'db' | 'clock'>,
  { token, name, email, password }: { token: string; name: string; email: string; password: string },
  userAgent: string | undefined,
): Promise<JoinOutcome> {
  const { db, clock } = dependencies;
  if (await isGuessablePassword(password, email)) return { ok: false, reason: 'password-common' };
  // Before the slow hash: who has no link must not make the server work.
  if (!(await isSetUpOpen(dependencies, token))) return { ok: false, reason: 'token-invalid' };
  const passwordHash = await argon2id.hash(password);
  const now = clock();
  return transact(db, async (transaction): Promise<JoinOutcome> => {
    await lockStaff(transaction);
    const opening = await consumeInvitation(transaction, token, now);
    if (opening?.email !== null || (await hasStaff(transaction)))
      return { ok: false, reason: 'token-invalid' };
    const staff = await storeStaff(transaction, { name, email, role: 'owner', passwordHash }, now);
    if (!staff) return { ok: false, reason: 'token-invalid' };
    await transaction.deleteFrom('staff_invitations').where('email', 'is', null).execute();
    await recordStaffEvent(transaction, { at: now, by: cliActor, action: 'set-up', subject: staff });
    const begun = await beginSession(transaction, staffAccounts, staff.id, { userAgent, now });
    return { ok: true, staff, token: begun };
  });
}

/**
 * Makes the owner that the settings name, unless there is staff with this address, whose role and password stay as they
 * are. Nobody has said the owner's own name yet, so customers read the company's. False when the password is guessable, and nobody is made.
 */
export async function ensureOwner(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  owner: { email: string; password: string },
  companyName: string,
): Promise<boolean> {
  const email = owner.email.toLowerCase();
  const found = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (found) return true;
  if (await isGuessablePassword(owner.password, email)) return false;
  const passwordHash = await argon2id.hash(owner.password);
  const now = clock();
  const person = { name: companyName, email, role: 'owner' as const, passwordHash };
  await transact(db, async (transaction) => {
    await lockStaff(transaction);
    const staff = await storeStaff(transaction, person, now);
    if (!staff) return;
    await transaction.deleteFrom('staff_invitations').where('email', 'is', null).execute();
    await recordStaffEvent(transaction, { at: now, by: cliActor, action: 'set-up', subject: staff });
  });
  return true;
}

import { v7 as uuidv7 } from 'uuid';
import type { StaffMember } from '#platform/commands/caller.ts';
import { writeIfPossible } from '#platform/db/infrastructure-fault.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { hour } from '#platform/values/durations.ts';
import type { TokenScope } from '../../staff.ts';
import type { Limited } from '../attempt-limits.ts';
import { lockPassword, reauthenticate } from '../change-password.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { staffAccounts } from './staff-accounts.ts';
import { notifyAccessChanged, recordStaffEvent } from './staff-events.ts';
import { memberOf } from './staff-rows.ts';

/** Lets people, and scanners for leaked secrets, tell what it is. */
const prefix = 'desk_';

/** A personal token of the API, as its holder sees it; the token itself was shown once. */
export interface ApiToken {
  id: string;
  name: string;
  scope: TokenScope;
  /** Milliseconds since 1970, as `usedAt`, which is exact to an hour. */
  createdAt: number;
  usedAt: number | null;
}

/** Purpose of a token in its holder's words, and its scope. */
interface NewApiToken {
  name: string;
  scope: TokenScope;
}

/** Makes a personal token and gives it, this once: only its hash is kept. It does what its holder may, within its scope. */
export function createApiToken(
  { db, clock }: Pick<IdentityDependencies, 'db' | 'clock'>,
  staff: StaffMember,
  input: NewApiToken,
): Promise<{ id: string; token: string }> {
  return transact(db, (transaction) => storeToken(transaction, staff, input, clock()));
}

async function storeToken(
  transaction: Db,
  staff: StaffMember,
  { name, scope }: NewApiToken,
  now: number,
): Promise<{ id: string; token: string }> {
  const token = `${prefix}${newToken()}`;
  const id = uuidv7();
  const row = { id, token: hashToken(token), staff_id: staff.id, name, scope };
  await transaction
    .insertInto('staff_api_tokens')
    .values({ ...row, created_at: now, used_at: null })
    .execute();
  await recordStaffEvent(transaction, {
    at: now,
    by: staff,
    action: 'token-made',
    subject: staff,
    detail: name,
  });
  await notifyAccessChanged(transaction, staff, { change: 'token-made', now, detail: name });
  return { id, token };
}

type RequestedToken = { ok: true; id: string; token: string } | { ok: false; reason: 'password-wrong' };

/**
 * Makes a personal token after a check of the password: a token outlives the session of an unattended desk.
 * A wrong password counts like one at sign-in; one that was changed since is wrong. Throws when the database fails.
 */
export async function requestApiToken(
  dependencies: IdentityDependencies,
  staff: StaffMember,
  { currentPassword, address, ...asked }: NewApiToken & { currentPassword: string; address: string },
): Promise<RequestedToken | Limited> {
  const known = await reauthenticate(dependencies, staffAccounts, staff, { currentPassword, address });
  if (!known.ok) return known;
  const { db, clock, outboxIsWaiting } = dependencies;
  const outcome: RequestedToken = await transact(db, async (transaction): Promise<RequestedToken> => {
    // A new password ends every token, and none may be created behind that.
    const isStillTheirs = await lockPassword(transaction, staffAccounts, known.row);
    if (!isStillTheirs) return { ok: false, reason: 'password-wrong' };
    return { ok: true, ...(await storeToken(transaction, staff, asked, clock())) };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** A person's tokens, the newest first. */
export async function listApiTokens(db: Db, staffId: string): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('staff_api_tokens')
    .select(['id', 'name', 'scope', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at: createdAt, used_at: usedAt, ...row }) => ({ ...row, createdAt, usedAt }));
}

/** Ends one of a person's own tokens. False when they have none of this id. */
export async function revokeApiToken(
  { db, clock, outboxIsWaiting }: Pick<IdentityDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  staff: StaffMember,
  id: string,
): Promise<boolean> {
  const now = clock();
  const isRevoked = await transact(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('staff_api_tokens')
      .where('id', '=', id)
      .where('staff_id', '=', staff.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) return false;
    const event = {
      at: now,
      by: staff,
      action: 'token-revoked',
      subject: staff,
      detail: row.name,
    } as const;
    await recordStaffEvent(transaction, event);
    const change = { change: 'token-revoked', now, detail: row.name } as const;
    await notifyAccessChanged(transaction, staff, change);
    return true;
  });
  if (isRevoked) outboxIsWaiting();
  return isRevoked;
}

export interface TokenHolder {
  staff: StaffMember;
  scope: TokenScope;
  /** Two-factor is required and this person has none: the token waits until they have. */
  mustEnrol: boolean;
}

/** Returns null for an unknown or revoked token, or a deactivated holder. Records the use, at most once an hour. */
export async function findTokenHolder(db: Db, token: string, now: number): Promise<TokenHolder | null> {
  if (!token.startsWith(prefix)) return null;
  const row = await db
    .selectFrom('staff_api_tokens as token')
    .innerJoin('staff', 'staff.id', 'token.staff_id')
    .innerJoin('staff_settings as settings', (join) => join.on('settings.id', '=', 1))
    .select(['token.id as token_id', 'token.scope', 'token.used_at', 'settings.two_factor_required'])
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.rights'])
    .select((expression) => expression('staff.two_factor_secret', 'is', null).as('lacks_two_factor'))
    .where('token.token', '=', hashToken(token))
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (now - (row.used_at ?? 0) > hour) {
    const used = db.updateTable('staff_api_tokens').set({ used_at: now });
    await writeIfPossible(used.where('id', '=', row.token_id).execute());
  }
  const mustEnrol = row.two_factor_required === 1 && Boolean(row.lacks_two_factor);
  return { staff: memberOf(row), scope: row.scope, mustEnrol };
}

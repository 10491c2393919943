import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { pinKey } from '#platform/secrets/cipher.ts';
import type { AccountKind, AccountTables, Person, TwoFactorRefusal } from './account-kind.ts';
import type { Limited } from './attempt-limits.ts';
import { reauthenticate } from './change-password.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { endSessions } from './sessions.ts';
import { hashToken } from './token-hash.ts';
import { base32, matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

type WithPassword = { currentPassword: string; address: string };

type EnrolOutcome =
  | { ok: true; secret: string; otpauthUrl: string }
  | { ok: false; reason: 'password-wrong' | TwoFactorRefusal }
  | Limited;

/**
 * Shows a new secret for the person's app. Nothing changes until a code of it is confirmed: a person who has two-factor
 * already moves it to another phone in this way.
 */
export async function enrolTwoFactor(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  person: Person,
  input: WithPassword,
): Promise<EnrolOutcome> {
  const { db, cipher } = dependencies;
  const reason = await kind.twoFactorRefusal(db, person.id, 'begin');
  if (reason) return { ok: false, reason };
  const known = await reauthenticate(dependencies, kind, person, input);
  if (!known.ok) return known;
  const secret = newTotpSecret();
  await transact(db, async (transaction) => {
    await pinKey(transaction, cipher);
    await transaction
      .updateTable(kind.people)
      .set({ two_factor_pending: cipher.seal(secret, { twoFactor: person.id }) })
      .where('id', '=', person.id)
      .execute();
  });
  const typed = base32(secret);
  const issuer = currentSettings().company.name;
  const url = otpauthUrl(typed, { issuer, email: person.email });
  return { ok: true, secret: typed, otpauthUrl: url };
}

type ConfirmOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'code-wrong' | 'not-begun' }
  | Limited;

/**
 * Turns two-factor on with the first code of the secret that was shown, ends the person's other sessions, and gives ten
 * recovery codes, which are shown this once. Wrong codes count with those of signing in: a stranger at a computer left
 * alone must not guess the code of a secret that was begun there.
 */
export async function confirmTwoFactor(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  { person, sessionId, code }: { person: Person; sessionId: string; code: string },
): Promise<ConfirmOutcome> {
  const { wrongCodes } = kind.limitsOf(dependencies);
  const counted = await wrongCodes.take(person.id);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  const { db, clock, cipher, outboxIsWaiting } = dependencies;
  const outcome = await transact(db, async (transaction): Promise<ConfirmOutcome> => {
    const row = await kind.find(transaction, person);
    if (!row?.two_factor_pending) return { ok: false, reason: 'not-begun' };
    const secret = cipher.open(row.two_factor_pending, { twoFactor: person.id });
    const step = matchTotp(secret, code, { now: clock(), newest: null });
    if (step === null) return { ok: false, reason: 'code-wrong' };
    await transaction
      .updateTable(kind.people)
      .set({ two_factor_secret: row.two_factor_pending, two_factor_pending: null, two_factor_step: step })
      .where('id', '=', person.id)
      .execute();
    await endSessions(transaction, kind, person.id, { but: sessionId });
    await kind.onAccessChanged(transaction, dependencies, person, 'two-factor-on');
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, kind, person.id) };
  });
  if (outcome.ok) {
    await wrongCodes.giveBack(person.id);
    outboxIsWaiting();
  }
  return outcome;
}

type RenewCodesOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: 'password-wrong' | 'two-factor-off' }
  | Limited;

/** Gives ten new recovery codes, shown this once, in place of those before. Refused while two-factor is off. */
export async function renewRecoveryCodes(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  person: Person,
  input: WithPassword,
): Promise<RenewCodesOutcome> {
  const known = await reauthenticate(dependencies, kind, person, input);
  if (!known.ok) return known;
  const outcome = await transact(dependencies.db, async (transaction): Promise<RenewCodesOutcome> => {
    const row = await kind.find(transaction, person);
    if (!row?.two_factor_secret) return { ok: false, reason: 'two-factor-off' };
    await kind.onAccessChanged(transaction, dependencies, person, 'recovery-codes-made');
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(transaction, kind, person.id) };
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/** Takes a person's two-factor away, with its recovery codes. */
export async function removeTwoFactor(transaction: Db, tables: AccountTables, id: string): Promise<void> {
  await transaction
    .updateTable(tables.people)
    .set({ two_factor_secret: null, two_factor_pending: null, two_factor_step: null })
    .where('id', '=', id)
    .execute();
  await deleteRecoveryCodes(transaction, tables, id);
}

type DisableOutcome = { ok: true } | { ok: false; reason: 'password-wrong' | TwoFactorRefusal } | Limited;

/** Turns one's own two-factor off. Refused while it is required. */
export async function disableTwoFactor(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  person: Person,
  input: WithPassword,
): Promise<DisableOutcome> {
  const reason = await kind.twoFactorRefusal(dependencies.db, person.id, 'turn-off');
  if (reason) return { ok: false, reason };
  const known = await reauthenticate(dependencies, kind, person, input);
  if (!known.ok) return known;
  await transact(dependencies.db, async (transaction) => {
    await removeTwoFactor(transaction, kind, person.id);
    await kind.onAccessChanged(transaction, dependencies, person, 'two-factor-off');
  });
  dependencies.outboxIsWaiting();
  return { ok: true };
}

/** Takes two-factor away from a person who has lost phone and recovery codes, ends their sessions, and mails it. */
export async function removeLostTwoFactor(
  dependencies: IdentityDependencies,
  kind: AccountKind,
  person: Person,
): Promise<void> {
  await transact(dependencies.db, async (transaction) => {
    await removeTwoFactor(transaction, kind, person.id);
    await endSessions(transaction, kind, person.id);
    await kind.onAccessChanged(transaction, dependencies, person, 'two-factor-off');
  });
  dependencies.outboxIsWaiting();
}

/**
 * Takes a code of a person's app. False when it is wrong, or when it or a newer one was taken before: also when two
 * requests bring the same code at once.
 */
export async function consumeTotpCode(
  transaction: Db,
  { cipher, clock }: Pick<IdentityDependencies, 'cipher' | 'clock'>,
  kind: AccountKind,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const person = await kind.find(transaction, { id });
  if (!person?.two_factor_secret) return false;
  const secret = cipher.open(person.two_factor_secret, { twoFactor: id });
  const step = matchTotp(secret, code, { now: clock(), newest: person.two_factor_step });
  if (step === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable(kind.people)
    .set({ two_factor_step: step })
    .where('id', '=', id)
    .where((expression) =>
      expression.or([expression('two_factor_step', 'is', null), expression('two_factor_step', '<', step)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const howMany = 10;
const length = 16;

/** Without the letters and digits that are taken for each other (Crockford's base32): 5 bits each, 80 in a code. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As typed, with or without dashes, in any case, and with O for 0 and I or L for 1. */
function storedCode(personId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashToken(`${personId} ${letters}`);
}

/** Makes ten new codes in place of those before, and gives them; only their hashes are kept. */
async function replaceRecoveryCodes(transaction: Db, tables: AccountTables, id: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await deleteRecoveryCodes(transaction, tables, id);
  const rows = codes.map((code) => ({ id: uuidv7(), [tables.personId]: id, code: storedCode(id, code) }));
  await transaction.insertInto(tables.recoveryCodes).values(rows).execute();
  return codes;
}

/** True if it looks like a recovery code, not like one of the app's. */
export function isRecoveryCodeFormat(code: string): boolean {
  return code.replace(/[\s-]/g, '').length === length;
}

/** Uses a code up. False when the person has none such. */
export async function consumeRecoveryCode(
  transaction: Db,
  { recoveryCodes, personId }: AccountTables,
  id: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom(recoveryCodes)
    .where(personId, '=', id)
    .where('code', '=', storedCode(id, code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(
  db: Db,
  { recoveryCodes, personId }: AccountTables,
  id: string,
): Promise<number> {
  return countRows(db.selectFrom(recoveryCodes).where(personId, '=', id));
}

async function deleteRecoveryCodes(
  transaction: Db,
  { recoveryCodes, personId }: AccountTables,
  id: string,
): Promise<void> {
  await transaction.deleteFrom(recoveryCodes).where(personId, '=', id).execute();
}

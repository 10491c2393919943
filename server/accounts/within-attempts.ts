import type { Allowance, Limited } from './account-dependencies.ts';

/**
 * Runs an attempt with a link from a mail, unless the address has used up its `linkAttempts`: whoever has no link must
 * not make the server work. An attempt that succeeds, or throws, does not count.
 */
export async function withinLinkAttempts<Outcome extends { ok: boolean }>(
  { linkAttempts }: { linkAttempts: Allowance },
  address: string,
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  // Taken before, so that many attempts at once are counted too.
  const taken = await linkAttempts.take(address);
  if (!taken.ok) return { ...taken, reason: 'limited' };
  let counts = false;
  try {
    const outcome = await attempt();
    counts = !outcome.ok;
    return outcome;
  } finally {
    if (!counts) await linkAttempts.giveBack(address);
  }
}

/** What attempts with a password are taken from. */
interface Attempts {
  /** By account and address. */
  wrongPasswords: Allowance;
  /** By address, whatever the account: who guesses one password of many people. */
  wrongFromAddress: Allowance;
  /** Passwords checked, by address, right or wrong: hashing one is slow on purpose. */
  passwordChecks: Allowance;
}

/**
 * Runs an attempt with a password, unless there were 10 wrong ones for this account from this address in 15 minutes, or
 * 100 for any account from this address: the owner elsewhere is not locked out. An attempt that succeeds, or throws,
 * does not count there. All attempts from one address count towards `passwordChecks`: its owner could otherwise keep
 * the server busy with a password that is right.
 */
export async function withinAttempts<Outcome extends { ok: boolean }>(
  { accountAllowances }: { accountAllowances: Attempts },
  { email, address }: { email: string; address: string },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  const { wrongPasswords, wrongFromAddress, passwordChecks } = accountAllowances;
  const key = `${email.toLowerCase()} ${address}`;
  // Taken before, so that many attempts at once are counted too.
  const allowance = await wrongPasswords.take(key);
  if (!allowance.ok) return { ...allowance, reason: 'limited' };
  const fromAddress = await wrongFromAddress.take(address);
  if (!fromAddress.ok) {
    await wrongPasswords.giveBack(key);
    return { ...fromAddress, reason: 'limited' };
  }
  let counts = false;
  try {
    const check = await passwordChecks.take(address);
    if (!check.ok) return { ...check, reason: 'limited' };
    const outcome = await attempt();
    counts = !outcome.ok;
    return outcome;
  } finally {
    if (!counts) await Promise.all([wrongPasswords.giveBack(key), wrongFromAddress.giveBack(address)]);
  }
}

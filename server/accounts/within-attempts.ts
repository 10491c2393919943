import type { Allowance, Limited } from './account-dependencies.ts';

/** What attempts with a password are taken from. */
interface Attempts {
  /** By account and address. */
  wrongPasswords: Allowance;
  /** By address, whatever the account: who guesses one password of many people. */
  wrongFromAddress: Allowance;
}

/**
 * Runs an attempt with a password, unless there were 10 wrong ones for this account from this address in 15 minutes, or
 * 100 for whomever from this address: the owner elsewhere is not locked out. An attempt that succeeds, or throws, does
 * not count.
 */
export async function withinAttempts<Outcome extends { ok: boolean }>(
  { accountAllowances }: { accountAllowances: Attempts },
  { email, address }: { email: string; address: string },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  const { wrongPasswords, wrongFromAddress } = accountAllowances;
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
    const outcome = await attempt();
    counts = !outcome.ok;
    return outcome;
  } finally {
    if (!counts) await Promise.all([wrongPasswords.giveBack(key), wrongFromAddress.giveBack(address)]);
  }
}

import type { AccountDependencies, Limited } from './account-dependencies.ts';

/**
 * Runs an attempt with a password, unless there were 10 wrong ones for this account from this address in 15 minutes: the
 * owner elsewhere is not locked out. An attempt that succeeds, or throws, does not count.
 */
export async function withinAttempts<Outcome extends { ok: boolean }>(
  { accountAllowances }: AccountDependencies,
  { email, address }: { email: string; address: string },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  const key = `${email.toLowerCase()} ${address}`;
  // Taken before, so that many attempts at once are counted too.
  const allowance = await accountAllowances.wrongPasswords.take(key);
  if (!allowance.ok) return { ...allowance, reason: 'limited' };
  let counts = false;
  try {
    const outcome = await attempt();
    counts = !outcome.ok;
    return outcome;
  } finally {
    if (!counts) await accountAllowances.wrongPasswords.giveBack(key);
  }
}

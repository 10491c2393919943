import { setTimeout as wait } from 'node:timers/promises';

/** So many of something within so much time, counted by key. */
export interface RateLimit {
  /** Counts one; refused when the limit is reached, with the seconds until it no longer is. */
  take(key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** Counts one less. */
  giveBack(key: string): Promise<void>;
}

/** Too many attempts; try again later. */
export interface Limited {
  ok: false;
  reason: 'limited';
  retryAfterSeconds: number;
}

export interface RequestOrigin {
  /** The sender's address, for limits. */
  address: string;
  /** The User-Agent header, for the list of sessions. */
  userAgent: string | undefined;
}

/** The limits of attempts with a password. */
export interface PasswordRateLimits {
  /** Wrong passwords and codes, by account and address: 10 in 15 minutes. */
  wrongPasswords: RateLimit;
  /** Wrong passwords and codes, by address, whatever the account, against one password tried on many: 100 in 15 minutes. */
  wrongFromAddress: RateLimit;
  /** Passwords and codes checked, by address, right or wrong, as hashing is slow on purpose: 600 in 15 minutes. */
  passwordChecks: RateLimit;
}

/**
 * Runs an attempt with a link from a mail, unless the address has used up its `linkAttempts`: a client without a link must
 * not make the server work. An attempt that succeeds, or throws, does not count.
 */
export async function limitLinkAttempts<Outcome extends { ok: boolean }>(
  { linkAttempts }: { linkAttempts: RateLimit },
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

/**
 * Runs an attempt with a password, unless there were 10 wrong ones for this account from this address in 15 minutes, or
 * 100 for any account from this address: the owner elsewhere is not locked out. An attempt that succeeds, or throws,
 * does not count there. All attempts from one address count towards `passwordChecks`: its owner could otherwise keep
 * the server busy with a password that is right.
 */
export async function limitPasswordAttempts<Outcome extends { ok: boolean }>(
  { wrongPasswords, wrongFromAddress, passwordChecks }: PasswordRateLimits,
  { email, address }: { email: string; address: string },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  const key = `${email.toLowerCase()} ${address}`;
  // Taken before, so that many attempts at once are counted too.
  const counted = await wrongPasswords.take(key);
  if (!counted.ok) return { ...counted, reason: 'limited' };
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

/** Longer than the work takes. */
const answerAfterMs = 250;

/**
 * Resolves to the result of the work after at least 250 ms, so that the time of a response does not reveal what was found.
 */
export async function hideDuration<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(answerAfterMs)]);
  return result;
}

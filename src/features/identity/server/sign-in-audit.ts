import type { Log } from '#platform/log/logger.ts';

/** An attempt to sign in, right or wrong. */
interface SignInAttempt {
  audience: 'customer' | 'staff';
  step: 'password' | 'code';
  outcome: { ok: true } | { ok: false; reason: string };
  /** The username as typed. */
  email: string;
  request: { address: string; requestId: string };
}

/** Puts attempts to sign in on record without the addresses of who made them. */
export interface SignInAudit {
  /** Equal for equal texts on one installation; without its secret nobody tests a guess. */
  keyedHash: (text: string) => string;
  /** Writes one line to the log. */
  log: (attempt: SignInAttempt) => void;
}

/** Makes the audit of an installation, whose lines are written to the log at once. */
export function createSignInAudit({
  hash,
  log,
}: {
  /** HMAC of a text. */
  hash: (text: string) => string;
  log: Pick<Log, 'info' | 'flush'>;
}): SignInAudit {
  // 96 bits are short enough to be compared by eye, and never equal by chance.
  const keyedHash = (text: string) => hash(`sign-in ${text}`).slice(0, 16);
  return {
    keyedHash,
    log({ audience, step, outcome, email, request: { requestId, address } }) {
      const who = { usernameHash: keyedHash(email.toLowerCase()), addressHash: keyedHash(address) };
      const fields = { requestId, audience, step, ...who };
      if (outcome.ok) log.info({ event: 'sign_in.succeeded', ...fields }, 'a sign-in succeeded');
      else log.info({ event: 'sign_in.refused', ...fields, reason: outcome.reason }, 'a sign-in was refused');
      log.flush();
    },
  };
}

import type { Pool } from 'pg';
import type { AccountAllowances } from '../accounts/account-dependencies.ts';
import { createCounter } from './counter.ts';

const minute = 60;
const hour = 60 * minute;

/** The limits of accounts; `signUpsAnHour` is by address. */
export function createAccountAllowances(signUpsAnHour: number, pool: Pool | null): AccountAllowances {
  return {
    wrongPasswords: createCounter({ name: 'wrong-passwords', limit: 10, seconds: 15 * minute }, pool),
    wrongFromAddress: createCounter({ name: 'wrong-from-address', limit: 100, seconds: 15 * minute }, pool),
    passwordChecks: createCounter({ name: 'password-checks', limit: 600, seconds: 15 * minute }, pool),
    linkAttempts: createCounter({ name: 'link-attempts', limit: 60, seconds: hour }, pool),
    signUps: createCounter({ name: 'sign-ups', limit: signUpsAnHour, seconds: hour }, pool),
    mailRequests: createCounter({ name: 'mail-requests', limit: 20, seconds: hour }, pool),
    mailsToAccount: createCounter({ name: 'mails-to-account', limit: 5, seconds: hour }, pool),
  };
}

import type { Pool } from 'pg';
import type { StaffAllowances } from '../staff/staff-dependencies.ts';
import { createCounter } from './counter.ts';

const minute = 60;
const hour = 60 * minute;

/** The limits of staff, apart from those of customers: one address may belong to both. */
export function createStaffAllowances(pool: Pool | null): StaffAllowances {
  return {
    wrongPasswords: createCounter({ name: 'staff-wrong-passwords', limit: 10, seconds: 15 * minute }, pool),
    wrongFromAddress: createCounter(
      { name: 'staff-wrong-from-address', limit: 100, seconds: 15 * minute },
      pool,
    ),
    passwordChecks: createCounter({ name: 'staff-password-checks', limit: 600, seconds: 15 * minute }, pool),
    linkAttempts: createCounter({ name: 'staff-link-attempts', limit: 60, seconds: hour }, pool),
    wrongCodes: createCounter({ name: 'staff-wrong-codes', limit: 50, seconds: hour }, pool),
    recordedRefusals: createCounter(
      { name: 'staff-recorded-refusals', limit: 1, seconds: 15 * minute },
      pool,
    ),
    mailRequests: createCounter({ name: 'staff-mail-requests', limit: 20, seconds: hour }, pool),
    mailsToStaff: createCounter({ name: 'mails-to-staff', limit: 5, seconds: hour }, pool),
  };
}

import type { Job } from '#platform/jobs.ts';
import { hour } from '#platform/values/durations.ts';
import { customerAccounts } from './customers/customer-accounts.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { deleteExpired } from './sessions.ts';
import { staffAccounts } from './staff/staff-accounts.ts';
import { deleteExpiredStaffEvents } from './staff/staff-events.ts';

export const identityJobs: Job<Pick<IdentityDependencies, 'db' | 'clock'>>[] = [
  {
    name: 'delete-expired-sessions',
    everyMs: hour,
    run: ({ db, clock }) => deleteExpired(db, customerAccounts, clock()),
  },
  {
    name: 'delete-expired-staff-sessions',
    everyMs: hour,
    async run({ db, clock }) {
      await deleteExpired(db, staffAccounts, clock());
      await deleteExpiredStaffEvents(db, clock());
    },
  },
];

import type { Job } from '../../../platform/jobs.ts';
import { hour } from '../../../platform/values/durations.ts';
import { deleteExpired } from './customers/sessions.ts';
import type { StaffDependencies } from './staff/staff-dependencies.ts';
import { deleteExpiredOfStaff } from './staff/staff-events.ts';

export const identityJobs: Job<Pick<StaffDependencies, 'db' | 'clock'>>[] = [
  {
    name: 'delete-expired-sessions',
    everyMs: hour,
    run: ({ db, clock }) => deleteExpired(db, clock()),
  },
  {
    name: 'delete-expired-staff-sessions',
    everyMs: hour,
    run: ({ db, clock }) => deleteExpiredOfStaff(db, clock()),
  },
];

import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { Job } from '#platform/jobs.ts';
import { minute } from '#platform/values/durations.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

export const shipmentJobs: Job<LeadDependencies>[] = [
  { name: 'remind-of-deadlines', everyMs: minute, run: remindOfDeadlines },
];

import type { Job } from '../../../platform/jobs.ts';
import { minute } from '../../../platform/values/durations.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

export const shipmentJobs: Job<LeadDependencies>[] = [
  { name: 'remind-of-deadlines', everyMs: minute, run: remindOfDeadlines },
];

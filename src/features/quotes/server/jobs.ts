import type { Job } from '../../../platform/jobs.ts';
import { hour, minute } from '../../../platform/values/durations.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import { deleteOldDecisionTraces } from './erase-quotes.ts';
import { remindOfExpiringQuotes } from './remind-expiring.ts';

export const quoteJobs: Job<LeadDependencies>[] = [
  { name: 'remind-of-expiring-quotes', everyMs: minute, run: remindOfExpiringQuotes },
  {
    name: 'delete-old-decision-traces',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldDecisionTraces(db, clock()),
  },
];

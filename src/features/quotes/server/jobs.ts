import type { Job } from '#platform/jobs.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { draftQuotes, queueWaitingRequests } from './draft-quotes.ts';
import { deleteOldDecisionTraces } from './erase-quotes.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { remindOfExpiringQuotes } from './remind-expiring.ts';
import { sendDueQuotes } from './waiting-quote.ts';

export const quoteJobs: Job<QuoteDependencies>[] = [
  // An interval of its own: drawing a PDF may take seconds, and replies do not wait for it.
  { name: 'send-due-quotes', everyMs: 500, run: sendDueQuotes },
  // A draft is stored within 200 ms of its request; the queue is a table that is almost always empty.
  { name: 'draft-quotes', everyMs: 100, run: draftQuotes },
  { name: 'queue-waiting-requests', everyMs: 1_000, run: queueWaitingRequests },
  { name: 'remind-of-expiring-quotes', everyMs: minute, run: remindOfExpiringQuotes },
  {
    name: 'delete-old-decision-traces',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldDecisionTraces(db, clock()),
  },
];

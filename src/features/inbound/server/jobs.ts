import type { Job } from '#platform/jobs.ts';
import { hour } from '#platform/values/durations.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import { deleteOldInbound } from './kept-mails.ts';

export const inboundJobs: Job<Pick<InboundDependencies, 'db' | 'clock'>>[] = [
  {
    name: 'delete-old-received-mails',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldInbound(db, clock()),
  },
];

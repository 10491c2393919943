import type { Db } from '../db/open-database.ts';
import type { Job } from '../jobs.ts';
import { hour } from '../values/durations.ts';
import { deleteOldMails } from './delete-mails.ts';
import { deleteOldMailCounts } from './mail-limit.ts';

export const mailJobs: Job<{ db: Db; clock: () => number }>[] = [
  {
    name: 'delete-old-mail-counts',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldMailCounts(db, clock()),
  },
  { name: 'delete-old-mails', everyMs: hour, run: ({ db, clock }) => deleteOldMails(db, clock()) },
];

import { deleteOldUploads } from '#platform/files/attachments.ts';
import type { Job } from '#platform/jobs.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { deleteOldPresence } from './commands/presence.ts';
import { remindOfDueAnswers, remindOfFollowUps } from './commands/remind.ts';
import { deleteOldSpamFiles } from './files/spam-files.ts';
import type { LeadDependencies } from './lead-dependencies.ts';
import { sendDueReplies } from './reply/waiting-reply.ts';
import { sealPlainLinks } from './seal-links.ts';
import { deleteOldSecretLinks } from './secret-links.ts';

export const requestJobs: Job<LeadDependencies>[] = [
  { name: 'send-due-replies', everyMs: 1000, run: sendDueReplies },
  { name: 'remind-of-due-answers', everyMs: minute, run: remindOfDueAnswers },
  { name: 'remind-of-follow-ups', everyMs: minute, run: remindOfFollowUps },
  { name: 'delete-old-presence', everyMs: minute, run: deleteOldPresence },
  { name: 'seal-plain-links', everyMs: hour, run: sealPlainLinks },
  {
    name: 'delete-old-secret-links',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldSecretLinks(db, clock()),
  },
  { name: 'delete-old-spam-files', everyMs: hour, run: deleteOldSpamFiles },
  { name: 'delete-old-uploads', everyMs: hour, run: ({ db, clock }) => deleteOldUploads(db, clock()) },
];

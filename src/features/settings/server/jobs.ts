import type { Job } from '#platform/jobs.ts';
import { hour } from '#platform/values/durations.ts';
import { deleteUnusedFiles } from './files/stored-files.ts';
import { followSettings } from './published-versions.ts';

export const settingsJobs: Job<Parameters<typeof followSettings>[0]>[] = [
  { name: 'follow-settings', everyMs: 1_000, run: followSettings },
  { name: 'delete-unused-files', everyMs: hour, run: deleteUnusedFiles },
];

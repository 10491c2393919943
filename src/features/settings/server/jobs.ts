import type { Job } from '../../../platform/jobs.ts';
import { followSettings } from './published-versions.ts';

export const settingsJobs: Job<Parameters<typeof followSettings>[0]>[] = [
  { name: 'follow-settings', everyMs: 1_000, run: followSettings },
];

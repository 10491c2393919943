import type { Job } from '../../../platform/jobs.ts';
import { followSettings } from './settings-store.ts';

export const settingsJobs: Job<Parameters<typeof followSettings>[0]>[] = [
  { name: 'follow-settings', everyMs: 1_000, run: followSettings },
];

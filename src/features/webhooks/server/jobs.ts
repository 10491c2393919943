import type { Job } from '#platform/jobs.ts';
import { hour } from '#platform/values/durations.ts';
import { deleteOldDeliveries } from './deliver-webhook.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';

export const webhookJobs: Job<Pick<WebhookDependencies, 'db' | 'clock'>>[] = [
  {
    name: 'delete-old-webhook-deliveries',
    everyMs: hour,
    run: ({ db, clock }) => deleteOldDeliveries(db, clock()),
  },
];

import type { Job } from '#platform/jobs.ts';
import { day } from '#platform/values/durations.ts';
import { deleteOldDocuments, deleteUnconfirmedDrafts } from './deletion.ts';
import type { KycDependencies } from './kyc-dependencies.ts';
import { expireCases } from './review-case.ts';

export const kycJobs: Job<KycDependencies>[] = [
  { name: 'expire-kyc-cases', everyMs: day, run: expireCases },
  { name: 'delete-old-kyc-documents', everyMs: day, run: deleteOldDocuments },
  { name: 'delete-unconfirmed-kyc-drafts', everyMs: day, run: deleteUnconfirmedDrafts },
];

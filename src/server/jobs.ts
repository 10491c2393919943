import { identityJobs } from '#features/identity/server/jobs.ts';
import { inboundJobs } from '#features/inbound/server/jobs.ts';
import { kycJobs } from '#features/kyc/server/jobs.ts';
import type { KycDependencies } from '#features/kyc/server/kyc-dependencies.ts';
import { quoteJobs } from '#features/quotes/server/jobs.ts';
import type { QuoteDependencies } from '#features/quotes/server/quote-dependencies.ts';
import { requestJobs } from '#features/requests/server/jobs.ts';
import { withPublished } from '#features/settings/server/current-settings.ts';
import { settingsJobs } from '#features/settings/server/jobs.ts';
import type { SettingsDependencies } from '#features/settings/server/published-versions.ts';
import { shipmentJobs } from '#features/shipments/server/jobs.ts';
import { webhookJobs } from '#features/webhooks/server/jobs.ts';
import type { Job } from '#platform/jobs.ts';
import type { Log } from '#platform/log/logger.ts';
import type { MailConnections } from '#platform/mail/connection/mail-connections.ts';
import { mailJobs } from '#platform/mail/jobs.ts';
import { type StorageWatch, storageJobs } from '#platform/storage.ts';
import { alarmJobs } from './monitoring/alarms.ts';
import { backupJobs, type NightlyBackup } from './nightly-backup.ts';
import { keyJobs } from './rotate-key.ts';

type JobDependencies = SettingsDependencies &
  QuoteDependencies &
  KycDependencies & {
    storage: StorageWatch;
    mailConnections: MailConnections;
    nightlyBackup: NightlyBackup;
    log: Log;
    checkAlarms: () => Promise<void>;
  };

const all: Job<JobDependencies>[] = [
  ...settingsJobs,
  ...storageJobs,
  ...mailJobs,
  ...identityJobs,
  ...requestJobs,
  ...inboundJobs,
  ...kycJobs,
  ...quoteJobs,
  ...shipmentJobs,
  ...webhookJobs,
  ...backupJobs,
  ...keyJobs,
  ...alarmJobs,
];

/** Every job of the server. */
export const jobs = all.map((job) => ({ ...job, run: withPublished(job.run) }));

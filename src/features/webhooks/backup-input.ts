import { z } from 'zod';
import { lineLimit, optionalText, requiredText } from '#platform/values/text.ts';

const mostKept = 365;

/** Body of PUT /api/v1/desk/backups/schedule. */
export const backupScheduleInput = z.object({
  time: z.string('backup-time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'backup-time'),
  keep: z.coerce.number('backup-keep').int('backup-keep').min(1, 'backup-keep').max(mostKept, 'backup-keep'),
});

export type BackupScheduleInput = z.output<typeof backupScheduleInput>;

/** Body of PUT /api/v1/desk/backups/bucket: a bucket of any server that speaks Amazon S3's protocol. */
export const backupBucketInput = z.object({
  endpoint: requiredText(lineLimit),
  bucket: requiredText(lineLimit).refine((value) => /^(|[\w-][\w.-]*)$/.test(value), {
    error: 'backup-bucket',
  }),
  folder: optionalText(lineLimit).refine(
    (value) => value === '' || value.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)),
    { error: 'backup-folder' },
  ),
  region: optionalText(lineLimit).refine((value) => /^[\w-]*$/.test(value), { error: 'backup-region' }),
  // It is sent in a header.
  accessKey: requiredText(lineLimit).refine((value) => /^[!-~]*$/.test(value), {
    error: 'backup-access-key',
  }),
  secretKey: requiredText(lineLimit),
});

export type BackupBucketInput = z.output<typeof backupBucketInput>;

import { defineCommand } from '#platform/commands/command.ts';
import { fieldMessage } from '#platform/commands/messages.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { backupBucketInput, backupScheduleInput } from '../backup-input.ts';
import {
  backUpNow,
  changeSchedule,
  removeBucket,
  setBucket,
  testCurrentBucket,
  tryRestore,
} from './change-backups.ts';

/** A leaked API token must not change where backups are sent. */
const policy = { role: 'owner', browserOnly: true } as const;

const { backups: outcomes } = deskOutcomes;

const word = (problem: string): string =>
  problem in outcomes.problems
    ? outcomes.problems[problem as keyof typeof outcomes.problems]
    : fieldMessage(deskLocale, problem);

const problemOf = ({ problem }: { problem: string }) => problem;

const tested = ({ place, isDeleted }: { place: string; isDeleted: boolean }) =>
  isDeleted ? outcomes.tested(place) : outcomes.notDeleted(place);

export const backupCommands = {
  'backup-now': defineCommand({
    policy,
    endpoint: ['post', '/backups'],
    summary: 'Make a backup now',
    description:
      'In a process of its own, and one at a time: 409 while one is under way. Answered once it is made and checked, or after ten seconds while it goes on.',
    run: ({ deps, staff }) => backUpNow(deps, staff),
    refusals: {
      'no-command-line': outcomes.noCommandLine,
      'under-way': outcomes.underWay,
      failed: problemOf,
    },
    done: ({ result }) => (result ? outcomes.made : outcomes.begun),
  }),
  'backup-drill': defineCommand({
    policy,
    endpoint: ['post', '/backups/drill'],
    summary: 'Restore the newest backup on trial',
    description:
      'Into a database of its own, which is compared and deleted, as the server does each week. 409 while a backup or a trial is under way. Answered once it is done, or after ten seconds while it goes on.',
    run: ({ deps, staff }) => tryRestore(deps, staff),
    refusals: {
      'no-command-line': outcomes.noCommandLine,
      'under-way': outcomes.underWay,
      failed: problemOf,
    },
    done: ({ result }) => result ?? outcomes.trialBegun,
  }),
  'backup-schedule': defineCommand({
    policy,
    endpoint: ['put', '/backups/schedule'],
    summary: 'Set the time of the nightly backup and how many are kept',
    description: 'The time is that of the main office.',
    input: backupScheduleInput,
    word,
    run: ({ deps, staff }, input) => changeSchedule(deps, staff, input),
    refusals: { 'set-by-environment': outcomes.scheduleByEnvironment },
    done: (_, { time, keep }) => outcomes.scheduled(time, keep),
  }),
  'backup-bucket': defineCommand({
    policy,
    endpoint: ['put', '/backups/bucket'],
    summary: 'Set the second place of backups, a bucket',
    description:
      'Of any server that speaks Amazon S3’s protocol. A small object is written and deleted first; the bucket is stored when it takes that.',
    input: backupBucketInput,
    word,
    run: ({ deps, staff }, input) => setBucket(deps, staff, input),
    refusals: {
      'set-by-environment': outcomes.bucketByEnvironment,
      endpoint: { field: 'endpoint', message: ({ problem }: { problem: string }) => word(problem) },
      'not-written': problemOf,
    },
    done: (outcome) => `${deskOutcomes.saved} ${tested(outcome)}`,
  }),
  'backup-test': defineCommand({
    policy,
    endpoint: ['post', '/backups/bucket/test'],
    summary: 'Write a small object into the second place of backups and delete it',
    run: ({ deps }) => testCurrentBucket(deps),
    refusals: { 'no-bucket': outcomes.noBucket, 'not-written': problemOf },
    done: (outcome) => tested(outcome),
  }),
  'backup-remove': defineCommand({
    policy,
    endpoint: ['delete', '/backups/bucket'],
    summary: 'Remove the second place of backups',
    description: 'Deletes its key here. The copies in it stay.',
    run: ({ deps, staff }) => removeBucket(deps, staff),
    refusals: { 'set-by-environment': outcomes.bucketByEnvironment, 'no-bucket': outcomes.noBucket },
    done: outcomes.removed,
  }),
};

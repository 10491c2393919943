import { deleteFilesForRoom } from '#features/requests/server/files/spam-files.ts';
import { defineCommand } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';

export const storageCommands = {
  'storage-free': defineCommand({
    policy: { role: 'owner', browserOnly: true },
    endpoint: ['post', '/storage/free'],
    summary: 'Delete the files of spam and unsent uploads',
    description:
      'Uploads of the last hour stay: their form may still be sent. The requests stay without their files.',
    run: ({ deps, staff }) => deleteFilesForRoom(deps, staff),
    refusals: {},
    done: ({ count, bytes }) => deskOutcomes.filesDeleted(count, bytes),
  }),
};

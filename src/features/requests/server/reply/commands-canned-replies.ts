import { z } from 'zod';
import { defineCommand, foundOrNot, notFound, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { cannedReplyInput } from '../../lead-input.ts';
import { deleteCannedReply, saveCannedReply } from './canned-replies.ts';

const onReply = {
  policy: { role: 'agent' },
  refusals: {
    'no-such-reply': notFound,
    'text-missing': wrongField(`texts.${defaultLocale}`, 'required'),
    'text-too-long': wrongField(`texts.${defaultLocale}`, 'too-long'),
  },
} as const;

export const cannedReplyCommands = {
  create: defineCommand({
    ...onReply,
    endpoint: ['post', '/canned-replies'],
    summary: 'Write a canned reply',
    description: 'Its text in each language of the site, at least in one; an empty one is not written yet.',
    input: cannedReplyInput,
    run: ({ deps, staff }, reply) => saveCannedReply(deps, staff, reply),
    done: deskOutcomes.replySaved,
    returns: { id: z.string() },
  }),
  change: defineCommand({
    ...onReply,
    endpoint: ['put', '/canned-replies/{id}'],
    summary: 'Change a canned reply',
    description: 'All of its texts are replaced: a language that is left out is deleted.',
    input: cannedReplyInput,
    run: ({ deps, staff, params: { id } }, reply) => saveCannedReply(deps, staff, { id, ...reply }),
    done: deskOutcomes.replySaved,
  }),
  delete: defineCommand({
    ...onReply,
    endpoint: ['delete', '/canned-replies/{id}'],
    summary: 'Delete a canned reply',
    description: 'What was sent with it stays as it was sent.',
    run: async ({ deps, params }) => foundOrNot(await deleteCannedReply(deps, params.id)),
    refusals: { unknown: notFound },
    done: deskOutcomes.replyDeleted,
  }),
};

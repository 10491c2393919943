import { z } from 'zod';
import { deskOutcomes } from '../../app/content/en/desk/outcomes.ts';
import { cannedReplyInput } from '../../contract/lead-input.ts';
import { deleteCannedReply, saveCannedReply } from '../replies/canned-replies.ts';
import { defineCommand, foundOrNot, notFound, wrongField } from './command.ts';

const onReply = {
  policy: { role: 'agent' },
  refusals: {
    'no-such-reply': notFound,
    'text-missing': wrongField('body', 'required'),
    'text-too-long': wrongField('body', 'too-long'),
  },
} as const;

/** What staff do with canned replies. */
export const cannedReplyCommands = {
  create: defineCommand({
    ...onReply,
    endpoint: ['post', '/canned-replies'],
    summary: 'Write a canned reply',
    input: cannedReplyInput,
    run: ({ deps, staff }, reply) => saveCannedReply(deps, staff, reply),
    done: deskOutcomes.replySaved,
    returns: { id: z.string() },
  }),
  change: defineCommand({
    ...onReply,
    endpoint: ['put', '/canned-replies/{id}'],
    summary: 'Change a canned reply',
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

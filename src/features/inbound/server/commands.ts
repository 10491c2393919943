import { z } from 'zod';
import { defineCommand, foundOrNot, notFound } from '#platform/commands/command.ts';
import { optionalEmail } from '#platform/values/text.ts';
import { mails } from '../strings/en/mails.ts';
import { makeRequest, markMailDone, retryMail } from './make-request.ts';

const { outcomes } = mails;

/** Commands on a received mail that is on no request. */
export const inboundCommands = {
  'make-request': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/inbound/mails/{id}/request'],
    summary: 'Make a request of a received mail',
    description:
      'For a mail that was taken for a bounce, an automatic reply, a copy or one of ours, or that could not be read. Its files come along; it is assigned to you, and not acknowledged. `email` is the address of who asks, where the mail does not name it. A mail that is on a request already stays there, and that request is returned.',
    input: z.object({ email: optionalEmail }),
    run: ({ deps, staff, params }, { email }) => makeRequest(deps, { mailId: params.id, by: staff, email }),
    returns: { leadId: z.string(), reference: z.string() },
    refusals: { unknown: notFound, 'not-kept': outcomes.notKept, 'in-progress': outcomes.inProgress },
    done: outcomes.made,
  }),
  'retry-mail': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/inbound/mails/{id}/retry'],
    summary: 'Fetch a mail again that the mail server has not handed over',
    description: 'The server is asked within a minute. It is also asked at times without this.',
    run: async ({ deps, params }) => foundOrNot(await retryMail(deps, params.id)),
    refusals: { unknown: notFound },
    done: outcomes.retried,
  }),
  'mark-mail-done': defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/inbound/mails/{id}/done'],
    summary: 'Mark a received mail that could not be read as done',
    description:
      'It stays in the list, is not fetched again, and counts no more among the mails that could not be read.',
    run: async ({ deps, staff, params }) =>
      foundOrNot(await markMailDone(deps, { mailId: params.id, by: staff })),
    refusals: { unknown: notFound },
    done: outcomes.done,
  }),
};

import { defineCommand, limited, text } from '#platform/commands/command.ts';
import { trackedProgress, trackInput } from '../track.ts';
import { trackRequest } from './find-progress.ts';

export const trackCommands = {
  track: defineCommand({
    policy: { role: 'anyone' },
    endpoint: ['post', '/track'],
    summary: 'Track a request, and ask for its link again',
    description:
      'The link is mailed to the address of the request. With the reference and the address of one request, `progress` is returned: its stage and the milestones of its shipment. Otherwise the answer is the same whether there is such a request or not. After 20 wrong addresses in an hour, a reference returns no `progress`.',
    input: trackInput,
    invalid: text(({ checkFields }) => checkFields),
    run: ({ deps, facts }, input) => trackRequest(deps, input, facts),
    refusals: { limited },
    done: (outcome) => text((messages) => (outcome.progress ? messages.progressFound : messages.linkSent)),
    returns: { progress: trackedProgress.optional() },
  }),
};

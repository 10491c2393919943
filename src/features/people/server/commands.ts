import { defineCommand, notFound, wrongField } from '../../../platform/commands/command.ts';
import { deskOutcomes } from '../../../platform/commands/strings/en/desk-messages.ts';
import { erasureCounts, erasureInput } from '../people-list.ts';
import { erasePerson } from './erase-person.ts';

/** Commands of owners on a person's data. */
export const peopleCommands = {
  erase: defineCommand({
    policy: { role: 'owner', browserOnly: true },
    endpoint: ['post', '/people/{id}/erasure'],
    summary: 'Delete a person’s data, on their request',
    description:
      'Cannot be undone. Of requests, reference, kind, service, stage and times stay. Requests of other people that were merged with theirs are separated, and stay. `email` is the person’s address, typed.',
    input: erasureInput,
    run: ({ deps, staff: by, params: { id: key } }, { email: confirmation }) =>
      erasePerson(deps, { key, by, confirmation }),
    refusals: {
      'no-such-person': notFound,
      'not-confirmed': wrongField('email', 'not-confirmed'),
    },
    done: deskOutcomes.erased,
    returns: { counts: erasureCounts },
  }),
};

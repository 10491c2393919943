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
      'Cannot be undone. Of requests, reference, kind, service, stage and times stay. `email` is the person’s address, typed; `others` are the references of the requests of other people that were merged with theirs.',
    input: erasureInput,
    fromForm: ({ others = '', ...fields }) => ({ ...fields, others: others.split(' ') }),
    run: ({ deps, staff: by, params: { id: key } }, { email: confirmation, others }) =>
      erasePerson(deps, { key, by, confirmation, others }),
    refusals: {
      'no-such-person': notFound,
      'not-confirmed': wrongField('email', 'not-confirmed'),
      'others-not-confirmed': deskOutcomes.othersNotConfirmed,
    },
    done: deskOutcomes.erased,
    returns: { counts: erasureCounts },
  }),
};

import { ownPasswordInput } from '#features/identity/account.ts';
import { defineCommand, limited, notFound, text, wrongField } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { erasureCounts, erasureInput } from '../people-list.ts';
import { erasePerson } from './erase-person.ts';
import { deleteAccount } from './own-data.ts';

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

/** Commands of customers on their own data; the names are intents of the profile's forms. */
export const ownDataCommands = {
  delete: defineCommand({
    policy: { role: 'customer' },
    endpoint: ['delete', '/account'],
    summary: 'Delete the account',
    description:
      'Requests stay with the company, without the link to the account; sent KYC documents, until their retention period is over.',
    input: ownPasswordInput,
    invalid: text(({ checkFields }) => checkFields),
    fromForm: ({ password }) => ({ currentPassword: password }),
    ticks: { sure: 'required' },
    async run({ deps, session, facts }, { currentPassword }) {
      const outcome = await deleteAccount(deps, session, currentPassword, facts);
      if (outcome.ok) facts.keepSession(null);
      return outcome;
    },
    refusals: { limited, 'password-wrong': wrongField('currentPassword', 'password-wrong') },
    done: text(({ account }) => account.deleted),
  }),
};

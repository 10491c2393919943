import { z } from 'zod';
import { deskOutcomes } from '../../app/content/en/desk/outcomes.ts';
import { erasureParts } from '../../contract/erasure.ts';
import { erasureInput } from '../../contract/people-list.ts';
import { erasePerson } from '../people/erase-person.ts';
import { defineCommand, notFound, wrongField } from './command.ts';

/** How many of what a deletion takes. */
export const erasureCounts = z
  .object(Object.fromEntries(erasureParts.map((part) => [part, z.number()])))
  .describe('How many of what.');

/** What owners do with a person's data. */
export const peopleCommands = {
  erase: defineCommand({
    policy: { role: 'owner', browserOnly: true },
    endpoint: ['post', '/people/{id}/erasure'],
    summary: 'Delete a person’s data, on their request',
    description:
      'Cannot be undone. Of requests, reference, kind, service, stage and times stay. `email` is the person’s address, typed.',
    input: erasureInput,
    run: ({ deps, staff, params }, { email: confirmation }) =>
      erasePerson(deps, { key: params.id, by: { id: staff.id, name: staff.name }, confirmation }),
    refusals: { 'no-such-person': notFound, 'not-confirmed': wrongField('email', 'not-confirmed') },
    done: deskOutcomes.erased,
    returns: { counts: erasureCounts },
  }),
};

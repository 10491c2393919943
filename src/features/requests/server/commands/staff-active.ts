import { reactivateStaff } from '#features/identity/server/staff/change-staff.ts';
import { staffActiveInput } from '#features/identity/staff.ts';
import { defineCommand, notFound } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { nobody } from '../../lead.ts';
import { deactivateStaff } from './deactivate-staff.ts';

/** Owners' command in a browser alone, as the other commands on staff are. */
export const staffActive = defineCommand({
  policy: { role: 'owner', browserOnly: true },
  endpoint: ['put', '/staff/{id}/active'],
  summary: 'Deactivate or reactivate somebody',
  description:
    'Ends their sessions and tokens at once. What they did keeps their name. Where they own open requests, `handOverTo` is required: the id of the colleague who takes them over, or null for nobody.',
  input: staffActiveInput,
  fromForm: ({ intent, handOverTo }) => ({
    active: intent === 'reactivate',
    handOverTo: handOverTo === nobody ? null : handOverTo || undefined,
  }),
  async run({ deps, staff, params: { id: staffId } }, { active: isActive, handOverTo }) {
    if (isActive) return reactivateStaff(deps, staff, staffId);
    return deactivateStaff(deps, staff, { staffId, handOverTo });
  },
  refusals: {
    'no-such-staff': notFound,
    'last-owner': deskOutcomes.lastOwner,
    'no-such-colleague': deskOutcomes.noSuchColleague,
    'owns-requests': ({ count }: { count: number }) => deskOutcomes.ownsRequests(count),
  },
  done: deskOutcomes.saved,
});

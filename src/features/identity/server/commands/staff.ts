import { defineCommand, foundOrNot, notFound } from '../../../../platform/commands/command.ts';
import { deskOutcomes } from '../../../../platform/commands/strings/en/desk-messages.ts';
import { nobody } from '../../../requests/lead.ts';
import { changeRoleInput, inviteStaffInput, requireTwoFactorInput, staffActiveInput } from '../../staff.ts';
import {
  changeRole,
  deactivateStaff,
  reactivateStaff,
  requireTwoFactor,
  resetTwoFactor,
} from '../staff/change-staff.ts';
import { inviteStaff, withdrawInvitation } from '../staff/invitations.ts';

/** An API token that leaks must not make itself more owners. */
const policy = { role: 'owner', browserOnly: true } as const;

const refusals = {
  'no-such-staff': notFound,
  'last-owner': deskOutcomes.lastOwner,
  'no-such-colleague': deskOutcomes.noSuchColleague,
  'owns-requests': ({ count }: { count: number }) => deskOutcomes.ownsRequests(count),
};

const active = defineCommand({
  policy,
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
  refusals,
  done: deskOutcomes.saved,
});

export const staffCommands = {
  invite: defineCommand({
    policy,
    endpoint: ['post', '/staff/invitations'],
    summary: 'Invite somebody to the desk',
    description: 'By mail. An earlier link to the same address stops working.',
    input: inviteStaffInput,
    run: ({ deps, staff }, input) => inviteStaff(deps, staff, input),
    refusals: { 'is-staff': deskOutcomes.isStaff },
    done: deskOutcomes.invited,
  }),
  withdraw: defineCommand({
    policy,
    endpoint: ['delete', '/staff/invitations/{id}'],
    summary: 'Withdraw an invitation',
    run: async ({ deps, staff, params }) => foundOrNot(await withdrawInvitation(deps, staff, params.id)),
    refusals: { unknown: notFound },
    done: deskOutcomes.withdrawn,
  }),
  role: defineCommand({
    policy,
    endpoint: ['put', '/staff/{id}/role'],
    summary: 'Give somebody another role',
    input: changeRoleInput,
    run: ({ deps, staff, params }, { role }) => changeRole(deps, staff, { staffId: params.id, role }),
    refusals,
    done: deskOutcomes.saved,
  }),
  active,
  'reset-two-factor': defineCommand({
    policy,
    endpoint: ['delete', '/staff/{id}/two-factor'],
    summary: 'Reset the two-factor of somebody who has lost it',
    description: 'Ends their sessions. Make sure that it is they who ask.',
    run: ({ deps, staff, params }) => resetTwoFactor(deps, staff, params.id),
    refusals: { 'no-such-staff': notFound, own: deskOutcomes.twoFactorOwn },
    done: deskOutcomes.twoFactorReset,
  }),
  require: defineCommand({
    policy,
    endpoint: ['put', '/staff/two-factor'],
    summary: 'Require two-factor of everybody, or of nobody',
    description: 'Staff without it can then do nothing but set it up, nor can their tokens.',
    input: requireTwoFactorInput,
    fromForm: ({ required }) => ({ required: required === 'true' }),
    async run({ deps, staff }, { required }) {
      await requireTwoFactor(deps, staff, required);
      return { ok: true };
    },
    refusals: {},
    done: deskOutcomes.saved,
  }),
};

/** The same, by the intents of the page's forms. */
export const staffForms = { ...staffCommands, deactivate: active, reactivate: active };

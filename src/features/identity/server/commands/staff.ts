import { defineCommand, foundOrNot, notFound } from '#platform/commands/command.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { changeRightsInput, changeRoleInput, inviteStaffInput, requireTwoFactorInput } from '../../staff.ts';
import { changeRights, changeRole, requireTwoFactor, resetTwoFactor } from '../staff/change-staff.ts';
import { inviteStaff, withdrawInvitation } from '../staff/invitations.ts';

/** An API token that leaks must not make itself more owners. */
const policy = { role: 'owner', browserOnly: true } as const;

const refusals = {
  'no-such-staff': notFound,
  'last-owner': deskOutcomes.lastOwner,
};

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
  rights: defineCommand({
    policy,
    endpoint: ['put', '/staff/{id}/rights'],
    summary: 'Let an agent import rates, or no longer',
    description:
      'They may then read rate sheets, and put them in use or out of it. Managers and owners may in any case.',
    input: changeRightsInput,
    fromForm: ({ rates }) => ({ rates: rates === 'true' }),
    run: ({ deps, staff, params }, { rates }) => changeRights(deps, staff, { staffId: params.id, rates }),
    refusals,
    done: deskOutcomes.saved,
  }),
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

import { expect, test } from 'vitest';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { authorizeStaff, type StaffCaller } from './authorize-staff.ts';

/** Enough for a refusal that is on record already. */
const dependencies = {
  staffRateLimits: { recordedRefusals: { take: async () => ({ ok: false, retryAfterSeconds: 1 }) } },
} as unknown as IdentityDependencies;

const staff = { id: '1', name: 'Ada', email: 'ada@desk.example', role: 'agent' } as const;
const agent: StaffCaller = { staff, mustEnrol: false };
const owner: StaffCaller = { staff: { ...staff, role: 'owner' }, mustEnrol: false };
const manager: StaffCaller = { staff: { ...staff, role: 'manager' }, mustEnrol: false };
const forManagers: StaffPolicy = { role: 'manager' };
const forOwners: StaffPolicy = { role: 'owner' };
const forAgents: StaffPolicy = { role: 'agent' };

test.each<[string, StaffPolicy, StaffCaller | null, string]>([
  ['a visitor', forAgents, null, 'not-signed-in'],
  ['an agent, up to the role', forAgents, agent, 'ok'],
  ['an agent, beyond the role', forOwners, agent, 'not-your-role'],
  ['an owner', forOwners, owner, 'ok'],
  ['an owner, below the role', forManagers, owner, 'ok'],
  ['a manager', forManagers, manager, 'ok'],
  ['a manager, beyond the role', forOwners, manager, 'not-your-role'],
  [
    'an agent, beyond the role, without the right',
    { ...forManagers, right: 'rates' },
    agent,
    'not-your-role',
  ],
  [
    'an agent with the right',
    { ...forManagers, right: 'rates' },
    { ...agent, staff: { ...staff, rights: ['rates'] } },
    'ok',
  ],
  ['who must set up two-factor', forAgents, { ...agent, mustEnrol: true }, 'two-factor-first'],
  ['who must, also beyond the role', forOwners, { ...agent, mustEnrol: true }, 'two-factor-first'],
  ['who must, to set it up', { ...forAgents, whileEnrolling: true }, { ...agent, mustEnrol: true }, 'ok'],
  [
    'a token, in place of a person',
    { ...forAgents, browserOnly: true },
    { ...agent, scope: 'write' },
    'not-by-token',
  ],
  ['a token that reads, to write', forAgents, { ...agent, scope: 'read' }, 'read-only-token'],
  ['a token that writes', forAgents, { ...agent, scope: 'write' }, 'ok'],
])('%s is answered as the policy says', async (_who, policy, caller, expected) => {
  const request = { path: '/desk', address: '', isRead: false, isCustomer: async () => false };
  const outcome = await authorizeStaff(dependencies, policy, { ...request, caller });
  expect(outcome.ok ? 'ok' : outcome.reason).toBe(expected);
});

import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StaffSession } from '#platform/commands/caller.ts';
import { type RequestFacts, requestContext, type Services, servicesContext } from '#platform/context.ts';
import { usualNotifications } from './notifications.ts';
import { pathInDesk, requireStaff } from './require-staff.ts';

const request = new Request('http://localhost/desk/requests.data?stage=new&_routes=x');

function session(role: 'agent' | 'owner', mustEnrol = false): StaffSession {
  const staff = { id: '1', name: 'Ada', email: 'ada@desk.example', role };
  return {
    id: 's',
    expiresAt: 0,
    staff,
    hasTwoFactor: false,
    mustEnrol,
    hasSingleKeys: true,
    notifications: usualNotifications,
  };
}

/** Enough for a refusal that is on record already. */
const services = {
  staffRateLimits: { recordedRefusals: { take: async () => ({ ok: false, retryAfterSeconds: 1 }) } },
} as unknown as Services;

function contextOf(staff: StaffSession | null, customer = false) {
  const context = new RouterContextProvider();
  const facts = { staff: async () => staff, session: async () => (customer ? {} : null) };
  context.set(requestContext, facts as unknown as RequestFacts);
  context.set(servicesContext, services);
  return context;
}

async function refusalOf(...args: Parameters<typeof requireStaff>) {
  try {
    await requireStaff(...args);
    return 'in';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('Location')}`;
    return (thrown as { init: ResponseInit }).init.status;
  }
}

const agent = { role: 'agent' } as const;
const owner = { role: 'owner' } as const;

test('a visitor is sent to sign in, and back to the page', async () => {
  expect(await refusalOf(request, contextOf(null), agent)).toBe(
    '302 /desk/signin?to=%2Fdesk%2Frequests%3Fstage%3Dnew',
  );
});

test('a customer finds nothing', async () => {
  expect(await refusalOf(request, contextOf(null, true), agent)).toBe(404);
});

test('staff come in up to their role', async () => {
  expect(await refusalOf(request, contextOf(session('agent')), agent)).toBe('in');
  expect(await refusalOf(request, contextOf(session('agent')), owner)).toBe(403);
  expect(await refusalOf(request, contextOf(session('owner')), owner)).toBe('in');
  expect(await requireStaff(request, contextOf(session('owner')), agent)).toEqual(session('owner'));
});

test('who must set two-factor up is sent there, and let in there', async () => {
  const context = contextOf(session('owner', true));
  expect(await refusalOf(request, context, owner)).toBe('302 /desk/twofactor');
  expect(await refusalOf(request, contextOf(session('agent', true)), owner)).toBe('302 /desk/twofactor');
  expect(await refusalOf(request, context, { ...agent, whileEnrolling: true })).toBe('in');
});

test.each(['/desk', '/desk/requests/1?stage=new#notes', '/desk?text=//x', '/desk/people/a..b'])(
  '%s is in the desk',
  (path) => {
    expect(pathInDesk(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  '//evil.example',
  'https://evil.example',
  '/deskside',
  '/desk@evil.example',
  '/desk/../..//evil.example',
  '/desk/..//evil.example/',
  '/desk/%2e%2e/profile',
  '/desk/.%2E//evil.example',
  '/desk//evil.example',
  '/desk\\evil.example',
  '/desk/\tx',
  '/desk?中',
  '/desk/caf\u00e9',
])('%s is not', (path) => {
  expect(pathInDesk(path)).toBe('/desk');
});

import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request, test } from '@playwright/test';
import { staffCookieName } from '#features/identity/server/api/session.ts';
import { beginSession } from '#features/identity/server/sessions.ts';
import { staffAccounts } from '#features/identity/server/staff/staff-accounts.ts';
import type { StaffMember, StaffRole } from '#platform/commands/caller.ts';
import { serverDatabase } from './server-database.ts';
import { staffPassword, addStaff as storeStaffMember } from './staff.ts';

type Staff = StaffMember & { password: string };

async function addStaff(role: StaffRole, name: string): Promise<Staff> {
  const { db } = await serverDatabase();
  const email = `${role}-${randomUUID()}@desk.example`;
  return { ...(await storeStaffMember(db, { name, email, role })), password: staffPassword };
}

async function tokenOfNewSession({ id }: Staff): Promise<string> {
  const { db } = await serverDatabase();
  return beginSession(db, staffAccounts, id, { userAgent: undefined, now: Date.now() });
}

async function signIn(page: Page, staff: Staff): Promise<void> {
  const value = await tokenOfNewSession(staff);
  const url = String(test.info().project.use.baseURL);
  await page.context().addCookies([{ name: staffCookieName, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** A person has at most 20 sessions: those of tests that run side by side are of different people. */
let ownerOfProcess: Promise<Staff> | null = null;

/** Signs the page's browser in at the desk as an owner, who is the same in the tests of one process. */
export async function signInAsOwner(page: Page): Promise<void> {
  ownerOfProcess ??= addStaff('owner', 'Olivia');
  await signIn(page, await ownerOfProcess);
}

/**
 * Signs requests without a browser in as the owner of `signInAsOwner`, for what a test prepares at the desk; the caller
 * disposes of them.
 */
export async function requestAsOwner(): Promise<APIRequestContext> {
  ownerOfProcess ??= addStaff('owner', 'Olivia');
  const cookie = `${staffCookieName}=${await tokenOfNewSession(await ownerOfProcess)}`;
  return request.newContext({
    baseURL: String(test.info().project.use.baseURL),
    extraHTTPHeaders: { Cookie: cookie },
  });
}

/** Makes a new member of staff, and signs the page's browser in as them. Nobody else has the e-mail address. */
export async function signInStaff(page: Page, role: StaffRole = 'owner', name = 'Olga'): Promise<Staff> {
  const staff = await addStaff(role, name);
  await signIn(page, staff);
  return staff;
}

import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { company } from '../../app/content/company.ts';
import type { StaffRole } from '../../contract/staff-member.ts';
import { deskOwner } from './desk-owner.ts';
import { linkMailedTo } from './kept-mail.ts';

/** Signs the page's browser in at the desk as its owner. Throws when it is refused. */
export async function signInAsOwner(page: Page): Promise<void> {
  const response = await page.request.post('/api/v1/desk/session', { data: deskOwner });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
}

/** Somebody who works at the desk and is signed in. */
export interface SignedInStaff {
  name: string;
  email: string;
  password: string;
  role: StaffRole;
}

/**
 * Makes a new member of staff by an invitation of the owner, and signs the page's browser in as them. Nobody else has
 * the e-mail address. Throws when it is refused.
 */
export async function signInStaff(
  page: Page,
  role: StaffRole = 'owner',
  name = 'Olga',
): Promise<SignedInStaff> {
  const email = `${role}-${randomUUID()}@desk.example`;
  const password = 'staff horse battery';
  const owner = await request.newContext({
    baseURL: new URL((await page.request.get('/healthz')).url()).origin,
  });
  await owner.post('/api/v1/desk/session', { data: deskOwner });
  await owner.post('/api/v1/desk/staff/invitations', { data: { email, role } });
  // Or the owner's sessions would end those of tests under way: a person has 20.
  await owner.delete('/api/v1/desk/session');
  await owner.dispose();
  const link = await linkMailedTo(email, `Join the desk of ${company.name}`);
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const response = await page.request.post('/api/v1/desk/join', { data: { token, name, password } });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return { name, email, password, role };
}

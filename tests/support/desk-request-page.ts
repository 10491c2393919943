import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openRequest, type Sender, sendRequests } from './desk-requests.ts';
import { signInStaff } from './sign-in-staff.ts';

export const message = (page: Page): Locator => page.getByLabel('Message');

export const timeline = (page: Page): Locator => page.getByRole('list', { name: 'Timeline' });

/** The heading of the request that `sendRequests` sent for a sender. */
export const heading = (page: Page, { email }: Sender): Locator =>
  page.getByRole('heading', { level: 1, name: `Green coffee ${email}`, exact: true });

export async function sendRequest(request: APIRequestContext): Promise<Sender> {
  const { senders } = await sendRequests(request, 1);
  return senders[0] as Sender;
}

export async function openNewRequest(page: Page, request: APIRequestContext): Promise<Sender> {
  const sender = await sendRequest(request);
  await signInStaff(page);
  await openRequest(page, sender);
  return sender;
}

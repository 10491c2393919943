import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openRequest, type Sender, sendRequests } from './desk-requests.ts';
import { signInStaff } from './sign-in-staff.ts';

export const message = (page: Page): Locator => page.getByLabel('Message');

export const timeline = (page: Page): Locator => page.getByRole('list', { name: 'Timeline' });

/** The heading of a sender's request. */
export const heading = (page: Page, { clientName }: Sender): Locator =>
  page.getByRole('heading', { level: 1, name: clientName, exact: true });

/** Opens the composer, which is one line until then, and brings one of its forms to the front. */
export async function beginWriting(page: Page, form: RegExp): Promise<void> {
  const composer = page.getByRole('region', { name: 'Write' });
  await composer.getByRole('textbox').filter({ visible: true }).first().click();
  await composer.getByRole('button', { name: form }).click();
}

/** Opens the menu of what is seldom done with a request. */
export async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('dialog', { name: 'More' });
}

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

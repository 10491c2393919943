import type { Page } from '@playwright/test';
import { heading } from './desk-request-page.ts';
import { newSender, ok, openRequest, pressOnceHydrated } from './desk-requests.ts';
import { expect } from './fixtures.ts';
import { signInStaff } from './sign-in-staff.ts';

const route = {
  mode: 'fcl',
  from: { text: 'Houston, TX, US (USHOU)', code: 'USHOU' },
  to: { text: 'Santos, BR (BRSSZ)', code: 'BRSSZ' },
};

/** Some days from today, as the desk types it. */
export function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Sends a request by sea and moves it to Won; the page shows it. `statusPage`: the path of the customer's page. */
export async function winRequest(page: Page) {
  const sender = newSender();
  const products = `Green coffee ${sender.email}`;
  const sent = await ok(
    page.request.post('/api/v1/raterequestform', {
      data: { ...sender, products, shipment: route },
    }),
  );
  await signInStaff(page);
  await openRequest(page, sender);
  await expect(heading(page, sender)).toBeVisible();
  await pressOnceHydrated(page, 'e');
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Won');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Tracking' })).toBeVisible();
  return { ...sender, statusPage: sent.headers().location ?? '' };
}

/** Unfolds the form of a section. */
export async function edit(page: Page, section: 'References' | 'Documents' | 'Route' | 'Parties') {
  await page
    .getByRole('region', { name: section })
    .getByText(section === 'Documents' ? 'Add documents…' : 'Edit')
    .click();
}

export async function editMilestones(page: Page) {
  await page.getByText('Edit milestones').click();
}

/** Opens a new shipment with its milestones and references unfolded. */
export async function openShipment(page: Page) {
  const sender = await winRequest(page);
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'Open shipment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Shipment RR-/ })).toBeVisible();
  await editMilestones(page);
  await edit(page, 'References');
  return sender;
}

export async function enter(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

export const saved = (page: Page) => page.getByText('Milestone saved').first();

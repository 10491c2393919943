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

/** The heading of a shipment: its customer and lane. */
export const shipmentHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Houston → Santos$/ });

/** Opens the form of a milestone. */
export async function openMilestone(page: Page, name: string) {
  const list = page.getByRole('list', { name: 'Milestones' });
  const all = page.getByRole('button', { name: /^Show all \d+ milestones$/ });
  const summary = list.locator('summary').filter({ has: page.getByText(name, { exact: true }) });
  if (!(await summary.isVisible())) await all.click();
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
  if (!isOpen) await summary.click();
}

/** Enters a time of a milestone, `2026-12-01` or `2026-12-01 06:40`, and saves it by Enter. */
export async function report(page: Page, kind: string, name: string, moment: string) {
  await openMilestone(page, name);
  const [day = '', time = ''] = moment.split(' ');
  if (time) await page.getByLabel(`${kind}: ${name}, time`, { exact: true }).fill(time);
  await enter(page, `${kind}: ${name}`, day);
}

/** Opens a new shipment with its references unfolded. */
export async function openShipment(page: Page) {
  const sender = await winRequest(page);
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'Open shipment' }).click();
  await expect(shipmentHeading(page)).toBeVisible();
  await edit(page, 'References');
  return sender;
}

export async function enter(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

export const saved = (page: Page) => page.getByText('Milestone saved').first();

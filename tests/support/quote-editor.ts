import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { newSender, ok, openRequest, pressOnceHydrated, type Sender } from './desk-requests.ts';
import { expect } from './fixtures.ts';
import { usualCharges } from './rates.ts';
import { signInStaff } from './sign-in-staff.ts';

export interface QuoteSender extends Sender {
  reference: string;
  secret: string;
}

const shipment = {
  mode: 'air',
  from: { text: 'Guadalajara, Mexico', code: 'GDL' },
  to: { text: 'Houston, US', code: 'IAH' },
  pieces: [{ quantity: 2, packaging: 'pallet', length: 100, width: 100, height: 100, weight: 500 }],
};

async function sendCargo(
  request: APIRequestContext,
  from: { text: string; code: string },
): Promise<QuoteSender> {
  const sender = newSender();
  const data = { ...sender, productToExport: 'Tiles', shipment: { ...shipment, from } };
  const headers = { [formSignalsHeader]: `seconds=42; trap=0; locale=${defaultLocale}` };
  const response = await request.post('/api/v1/raterequestform', { data, headers });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  const secret = response.headers().location?.split('/').at(-1) ?? '';
  return { ...sender, secret, reference: (await response.json()).reference };
}

export async function openEditor(
  page: Page,
  request: APIRequestContext,
  from = shipment.from,
): Promise<QuoteSender> {
  const sender = await sendCargo(request, from);
  await signInStaff(page);
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'q');
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  return sender;
}

export const line = (page: Page, number: number): Locator =>
  page.getByRole('rowgroup', { name: new RegExp(`^Line ${number}:`) });

export const draftSaved = (page: Page): Locator => page.getByText('Draft saved').first();

export const preview = (page: Page): Locator =>
  page.getByRole('region', { name: 'What the customer sees, in English' });

/** Shows minimum, cost and text of a line. */
export async function openDetails(page: Page, number: number): Promise<void> {
  await line(page, number).getByLabel('Rate').press('Alt+Enter');
  await expect(line(page, number).getByLabel('Cost')).toBeFocused();
}

export const total = (page: Page): Locator => page.getByRole('region', { name: 'Total and sending' });

export const quotes = (page: Page): Locator => page.getByRole('region', { name: 'Quotes' });

export async function typeRates(page: Page): Promise<void> {
  await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
  for (const [at, rate] of ['2.5', '0.4', '0.15'].entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(rate);
  }
}

/** Sends the quote by keyboard, which leads to its request, where it waits for ten seconds. */
export async function send(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quotes(page)).toBeVisible();
}

/** Imports rates, with charges that they include, and puts them in use, as their page does; returns the path of their sheet in the API. */
export async function importRates(
  { request }: Page,
  name: string,
  csv: string,
  included: readonly string[] = usualCharges,
): Promise<string> {
  const file = { name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const mapping = JSON.stringify({ columns: {}, constants: {}, included });
  const imported = await ok(request.post('/api/v1/desk/rate-sheets', { multipart: { name, file, mapping } }));
  const path = `/api/v1/desk/rate-sheets/${(await imported.json()).id}`;
  await ok(request.post(`${path}/confirm`));
  return path;
}

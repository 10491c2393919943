import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Somebody who asks for a rate, whom no other test knows. */
export interface Sender {
  clientName: string;
  email: string;
}

/** Sends as many rate requests as are asked for, each of another person of one mark; the first was sent first. */
export async function sendRequests(
  request: APIRequestContext,
  count: number,
): Promise<{ mark: string; senders: Sender[] }> {
  const mark = `m${randomUUID().slice(0, 8)}`;
  const senders = Array.from({ length: count }, (_, at) => ({
    clientName: `Ana ${mark} ${at + 1}`,
    email: `ana-${at + 1}-${mark}@example.com`,
  }));
  for (const sender of senders) await sendBrief(request, sender, `Green coffee ${sender.email}`);
  return { mark, senders };
}

export function newSender(): Sender {
  const mark = randomUUID().slice(0, 8);
  return { clientName: `Ana ${mark}`, email: `ana-${mark}@example.com` };
}

/** Waits for an answer of the API, and gives it; throws when it is a refusal. */
export async function ok(answering: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answering;
  if (!response.ok()) throw new Error(`${response.url()} ${response.status()}: ${await response.text()}`);
  return response;
}

/** Sends a rate request as a visitor; throws when it is refused. */
export async function sendBrief(
  request: APIRequestContext,
  sender: Sender,
  products = 'Green coffee',
): Promise<void> {
  await ok(request.post('/api/v1/raterequestform', { data: { ...sender, products } }));
}

/** Opens the only request of a sender by its address, without the list. */
export async function openRequest(page: Page, { clientName, email }: Sender): Promise<void> {
  const found = await page.request.get(`/api/v1/desk/leads?text=${encodeURIComponent(email)}`);
  const { leads } = (await found.json()) as { leads: { id: string }[] };
  await page.goto(`/desk/requests/${leads[0]?.id}`);
  await expect(page.getByRole('region', { name: 'Customer' }).getByText(clientName)).toBeVisible();
}

export function statusIn(page: Page, text: string | RegExp): Locator {
  return page.getByRole('main').getByRole('status').filter({ hasText: text });
}

/**
 * Puts the clock of a page that is not open yet into the test's hands; it runs on. The function that it gives
 * lets the fifteen seconds pass after which an open request asks what others did.
 */
export async function holdPresence(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.clock.fastForward(15_000);
  };
}

/** Presses keys, one after the other, once React listens, which comes when the page is idle. */
export async function pressOnceHydrated(page: Page, ...keys: string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  for (const key of keys) await page.keyboard.press(key);
}

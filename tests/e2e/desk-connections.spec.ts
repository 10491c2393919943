import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';
import { startWebhookListener, verify, type WebhookListener } from '../support/webhook-listener.ts';

test.use({ expectedProblems: /status of (403|422)/ });

let listener: WebhookListener;

test.beforeEach(async () => {
  listener = await startWebhookListener();
});

// The server is shared with other tests, which it also receives while a webhook is there.
test.afterEach(async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/desk/developers');
  for (const id of await ours(page).evaluateAll((items) => items.map((item) => item.id)))
    await page.request.delete(`/api/v1/desk/webhooks/${id.replace('webhook-', '')}`);
  await listener.stop();
});

const ours = (page: Page) =>
  page.getByRole('region', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: listener.url });

async function add(page: Page): Promise<string> {
  await page.goto('/desk/developers');
  const form = page.getByRole('region', { name: 'Add a webhook' });
  await form.getByLabel('Address').fill(listener.url);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Copy the secret now')).toBeVisible();
  return String(await form.getByRole('status').filter({ hasText: 'whsec_' }).textContent());
}

async function sendBrief(browser: Browser, baseURL: string | undefined, clientName: string): Promise<string> {
  const visitor = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto('/clientbriefform');
  await page.locator('[name="clientName"]').fill(clientName);
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const said = page.getByText(/RR-[A-Z0-9]{6}/).first();
  await expect(said).toBeVisible();
  const [reference = ''] = /RR-[A-Z0-9]{6}/.exec(String(await said.textContent())) ?? [];
  await visitor.close();
  return reference;
}

test('a receiver gets a visitor’s brief, signed with the shown secret', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const secret = await add(page);
  const clientName = `Ana ${randomUUID().slice(0, 8)}`;
  await sendBrief(browser, baseURL, clientName);
  const findMessage = () => listener.received.find(({ body }) => body.data.lead?.name === clientName);
  await expect.poll(findMessage).toBeDefined();
  const message = findMessage();
  if (!message) throw new Error('Nothing came.');
  expect(verify(secret, message)).toMatchObject({ type: 'lead.received', data: { lead: { stage: 'new' } } });

  await page.goto('/desk/developers');
  await expect(page.getByText(secret)).toBeHidden();
  await ours(page).getByText('Last deliveries').click();
  const { reference } = message.body.data.lead;
  const delivery = ours(page).getByRole('listitem').filter({ hasText: reference });
  await expect(delivery).toContainText('Delivered');
  await delivery.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('region', { name: 'Customer' }).getByText(clientName)).toBeVisible();
});

test('a new secret stays to be copied while a delivery is under way', async ({ page, browser, baseURL }) => {
  await signInAsOwner(page);
  await add(page);
  listener.answerWith(500);
  await sendBrief(browser, baseURL, `Ana ${randomUUID().slice(0, 8)}`);
  await expect.poll(() => listener.received.length).toBeGreaterThan(0);
  await page.goto('/desk/developers');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await ours(page).getByText('Last deliveries').click();
  await expect(ours(page)).toContainText('The receiver answered 500.');
  await ours(page).locator('summary', { hasText: 'Change' }).click();
  await ours(page).getByRole('button', { name: 'Create a new secret' }).click();
  const secret = ours(page).getByRole('status').filter({ hasText: 'whsec_' });
  await expect(secret).toBeVisible();
  // The page loads itself again, which is what took the secret away: what comes now is seen to have come.
  const reference = await sendBrief(browser, baseURL, `Ana ${randomUUID().slice(0, 8)}`);
  const next = ours(page).getByRole('listitem').filter({ hasText: reference });
  await expect(next).toBeVisible();
  await expect(secret).toBeVisible();
});

withoutScripts(
  'without scripts, a webhook is added, paused, changed, given a new secret and deleted',
  async ({ page }) => {
    await signInAsOwner(page);
    const secret = await add(page);
    await page.goto('/desk/developers');
    await ours(page).getByRole('button', { name: 'Pause' }).click();
    await expect(ours(page)).toContainText('Paused. New events are held');
    await ours(page).locator('summary', { hasText: 'Change' }).click();
    await ours(page).getByLabel('New request').uncheck();
    await ours(page).getByRole('button', { name: 'Save' }).click();
    await expect(ours(page)).toContainText('Saved.');
    await expect(ours(page).getByText('New request ·')).toBeHidden();
    await ours(page).locator('summary', { hasText: 'Change' }).click();
    await ours(page).getByRole('button', { name: 'Create a new secret' }).click();
    const renewed = String(await ours(page).getByRole('status').filter({ hasText: 'whsec_' }).textContent());
    expect(renewed).not.toBe(secret);
    await ours(page).getByRole('button', { name: 'Resume' }).click();
    await expect(ours(page)).toContainText('Resumed.');
    await ours(page).locator('summary', { hasText: 'Change' }).click();
    await ours(page).getByRole('button', { name: 'Delete this webhook' }).click();
    await expect(page.getByText('Deleted.')).toBeVisible();
    await expect(ours(page)).toHaveCount(0);
  },
);

import type { Page } from '@playwright/test';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { storeDocument, unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const documents = '**/api/v1/kyc/documents';

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });
const input = (page: Page) => page.getByLabel('Files from this device');
const stored = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function namesStored(page: Page): Promise<string[]> {
  const { documents } = await (await page.request.get('/api/v1/kyc')).json();
  return documents.map(({ name }: { name: string }) => name);
}

test.beforeEach(async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto('/kyc');
  await hydrate(page);
  await unfoldParts(page);
});

test('the case is not sent while a file is on its way, and sent with all of them after', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(documents, async (route) => {
    await held;
    await route.continue();
  });
  await storeDocument(page, 'There.pdf');
  await input(page).setInputFiles([file('Slow.pdf'), file('Next.pdf')]);
  const send = page.getByRole('button', { name: 'Send your documents' });
  await send.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'This was not sent' });
  await expect(refusal).toContainText('A file is still uploading');
  await expect(refusal).toBeFocused();
  release();
  await expect(stored(page, 'Next.pdf')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await page.getByLabel('The filled-in form is among these files').check();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
  expect(await namesStored(page)).toEqual(['There.pdf', 'Slow.pdf', 'Next.pdf']);
});

import type { Page } from '@playwright/test';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { storeDocument, unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /status of (401|409|422)/ });

const choose = (page: Page, name: string, content = pdf(name)) =>
  page
    .getByLabel('Files from this device')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
const stored = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const legalName = (page: Page) => page.locator('#kyc-legalName');
const problem = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test.beforeEach(async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto('/kyc');
  await unfoldParts(page);
});

test('a chosen file goes along when the case is sent', async ({ page }) => {
  await choose(page, 'KYC-Verification-Form.pdf');
  await press(page, 'Send your documents');
  // Which of the two ways it goes is asked once a file is there.
  await expect(stored(page, 'KYC-Verification-Form.pdf')).toBeVisible();
  await page.getByLabel('The filled-in form is among these files').check();
  await press(page, 'Send your documents');
  await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
  await expect(stored(page, 'KYC-Verification-Form.pdf')).toBeVisible();
});

test('a case is not sent without the file that was refused', async ({ page }) => {
  await storeDocument(page, 'Extract.pdf');
  await choose(page, 'Passport.pdf', Buffer.from('plain text'));
  await press(page, 'Send your documents');
  await expect(problem(page, 'This was not sent')).toContainText('not a PDF, JPEG, PNG or HEIC');
  await expect(problem(page, 'This was not sent')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
});

test('a form whose session has ended comes back as it was, and is saved after signing in elsewhere', async ({
  page,
  context,
}) => {
  const { username, password } = await signUpInBrowser(page);
  await page.goto('/kyc');
  await unfoldParts(page);
  await context.clearCookies();
  await legalName(page).fill('Café de Altura');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(page, 'Save');
  const response = await answered;
  expect(response.status()).toBe(401);
  expect(response.headers()['cache-control']).toContain('no-store');
  await expect(problem(page, 'This was not saved')).toContainText('You are no longer signed in.');
  await expect(legalName(page)).toHaveValue('Café de Altura');
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toHaveCount(0);
  for (const untrue of ['No files yet.', '0 of 10']) await expect(page.getByText(untrue)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/signin?to=%2Fkyc');
  await other.getByRole('main').getByLabel('E-mail address').first().fill(username);
  await other.getByRole('main').getByLabel('Password', { exact: true }).first().fill(password);
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/kyc$/);
  await press(page, 'Save');
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await expect(legalName(page)).toHaveValue('Café de Altura');
});

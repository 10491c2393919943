import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const legalName = (page: Page) => page.locator('#kyc-legalName');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last();
const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'My Account' });

async function hydrate(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

async function typeOnKycPage(page: Page) {
  await page.goto('/kyc');
  await hydrate(page);
  await unfoldParts(page);
  await legalName(page).fill('Café de Altura');
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

test.describe('a session that ended', () => {
  // The browser itself reports the refused Save.
  test.use({ expectedProblems: /status of 401/ });

  test('leaves what is typed in place; after signing in elsewhere it is saved', async ({ page, context }) => {
    const { username, password } = await signUpInBrowser(page);
    await typeOnKycPage(page);
    await page.evaluate(() => localStorage.removeItem('user'));
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(avatar(page)).toBeHidden();
    await save(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Everything you typed is still here: sign in in another tab' })
        .first(),
    ).toBeVisible();

    const other = await context.newPage();
    await other.goto('/signin');
    await hydrate(other);
    await other.getByLabel('E-mail address').fill(username);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(avatar(page)).toBeVisible();
    await expect(legalName(page)).toHaveValue('Café de Altura');
    await save(page).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const { answers } = await (await page.request.get('/api/v1/kyc')).json();
    expect(answers).toMatchObject({ legalName: 'Café de Altura', contactEmail: username });
  });
});

test('another customer who signs in in another tab gets a form of their own', async ({ page, context }) => {
  await signUpInBrowser(page);
  await typeOnKycPage(page);
  const other = await context.newPage();
  const bernardo = await signUpInBrowser(other, { fullname: 'Bernardo Díaz' });
  await other.goto('/terms');
  await expect(legalName(page)).toHaveValue('');
  await unfoldParts(page);
  await page.locator('#kyc-goods').fill('Tea');
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const { answers } = await (await page.request.get('/api/v1/kyc')).json();
  expect(answers).toEqual({
    goods: 'Tea',
    contactName: 'Bernardo Díaz',
    contactEmail: bernardo.username,
  });
});

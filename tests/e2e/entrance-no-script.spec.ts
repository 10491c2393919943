import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

// The browser itself reports the status of a refused form.
test.use({ javaScriptEnabled: false, expectedProblems: /status of (401|422) / });

const password = 'correct horse battery';

test('sign-up opens an account and goes where the reader wanted', async ({ page }) => {
  await page.goto('/signup?to=%2Fkyc');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Ana Ruiz');
  await main.getByLabel('E-mail address').fill(`ana-${randomUUID()}@example.com`);
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  const notice = main.getByRole('alert');
  await expect(notice).toContainText('This password is easy to guess');
  await expect(notice.getByRole('link', { name: 'Password' })).toHaveAttribute('href', '#sign-up-password');
  await expect(main.getByLabel('Full name')).toHaveValue('Ana Ruiz');
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');

  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'My Account' })).toBeVisible();
});

test('sign-in keeps the address and the way back through a refusal, then signs in', async ({ page }) => {
  const { username } = await signUpInBrowser(page);
  await page.context().clearCookies();
  await page.goto('/signin?to=%2Fkyc');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(username);
  await main.getByLabel('Password', { exact: true }).fill('not the password');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Sign In' }).click();
  expect((await answered).status()).toBe(401);
  await expect(main.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
  await expect(main.getByLabel('E-mail address')).toHaveValue(username);
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?to=%2Fkyc');

  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
});

test('who is signed in has the menu on rendered pages, is sent on from Sign In elsewhere, and logs out', async ({
  page,
}) => {
  await signUpInBrowser(page, { fullname: 'Ana <Ruiz>' });
  await page.goto('/contactus');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(banner.getByRole('link', { name: 'KYC', exact: true })).toBeVisible();

  await page.goto('/aboutus');
  await banner.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await banner.getByRole('button', { name: 'My Account' }).click();
  await expect(page.locator('#menu-account').getByText('Ana <Ruiz>')).toBeVisible();
  await banner.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/signin?to=%2Fprofile');
  await page.goto('/signout');
  await expect(page).toHaveURL('/');
});

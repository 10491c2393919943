import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const banner = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => banner(page).getByRole('button', { name: 'My Account' });

async function logOut(page: Page) {
  await hydrate(page);
  await avatar(page).click();
  await banner(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('signing out in one tab signs out the others, touched or not', async ({ page, context }) => {
  await signUpInBrowser(page);
  await page.goto('/aboutus');
  const [profile, kyc, about] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await profile.goto('/profile');
  await kyc.goto('/kyc');
  await about.goto('/terms');
  for (const other of [profile, kyc, about]) await expect(avatar(other)).toBeVisible();
  await hydrate(profile);
  await page.bringToFront();
  await logOut(page);
  await expect(profile).toHaveURL('/signin?to=%2Fprofile');
  await expect(kyc).toHaveURL('/signin?to=%2Fkyc');
  await expect(about).toHaveURL('/terms');
  for (const other of [profile, kyc, about]) {
    await expect(banner(other).getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
});

test('a session that was ended from another device leads to sign-in', async ({ page }) => {
  const { token } = await signUpInBrowser(page);
  await page.goto('/aboutus');
  await hydrate(page);
  const headers = { Authorization: `Bearer ${token}` };
  const elsewhere = await fetch(new URL('/api/v1/account/sessions', page.url()), {
    method: 'DELETE',
    headers,
  });
  expect(elsewhere.status).toBe(200);
  await banner(page).getByRole('link', { name: 'KYC', exact: true }).click();
  await expect(page).toHaveURL('/signin?to=%2Fkyc');
  await expect(avatar(page)).toBeHidden();
  await expect(banner(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

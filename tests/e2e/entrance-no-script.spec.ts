import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /status of (401|422) / });

test('a signed-in customer has the menu, skips Sign In, and logs out', async ({ page }) => {
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

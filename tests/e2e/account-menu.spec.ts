import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { openWithStandingClock } from '../support/standing-clock.ts';

test.use({ expectedProblems: /ERR_FAILED/ });

const userInStorage = (page: Page) => page.evaluate(() => localStorage.getItem('user'));

async function isAlive(page: Page, token: string) {
  const answer = await page.request.get('/api/v1/account', { headers: { Authorization: `Bearer ${token}` } });
  return answer.ok();
}

test('Log Out ends the session, forgets the customer and goes home a second later', async ({ page }) => {
  const { token } = await signUpInBrowser(page);
  await openWithStandingClock(page, '/profile');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'My Account' }).click();
  const sent = page.waitForRequest('**/api/v1/signout');
  await banner.getByRole('button', { name: 'Log Out' }).click();
  expect((await sent).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await userInStorage(page)).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  expect(await isAlive(page, token)).toBe(false);

  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/profile$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});

test('Log Out without the server says that the session goes on, and forgets nothing', async ({ page }) => {
  const { token } = await signUpInBrowser(page);
  await page.goto('/aboutus');
  await hydrate(page);
  await page.route('**/api/v1/signout', (route) => route.abort());
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'My Account' }).click();
  await banner.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.locator('#menu-account').getByRole('alert')).toContainText('You are still signed in');
  await expect(page.locator('.toast')).toContainText('You are still signed in');
  expect(await userInStorage(page)).toContain(token);
  expect(await isAlive(page, token)).toBe(true);

  await page.unroute('**/api/v1/signout');
  await banner.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.locator('.toast[data-visible="true"]')).toHaveText('Logged out successfully');
  await expect(page).toHaveURL('/');
  expect(await isAlive(page, token)).toBe(false);
});

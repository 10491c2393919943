import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /status of 4(22|29) .* at \/profile$/ });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fillPasswords(page: Page, from: string, to: string) {
  const card = section(page, 'Change Password');
  await card.getByLabel('Current password', { exact: true }).fill(from);
  await card.getByLabel('New password', { exact: true }).fill(to);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await card.getByRole('button', { name: 'Change Password' }).click();
  return answered;
}

test('the password is refused and changed as with scripts', async ({ page }) => {
  const { password } = await signUpInBrowser(page);
  await page.goto('/profile');
  const card = section(page, 'Change Password');
  await fillPasswords(page, password, password);
  await expect(card.getByRole('alert').getByRole('link')).toHaveText('New password');
  await expect(card.getByText('Please enter a different password')).toHaveCount(1);
  await fillPasswords(page, 'not the right one', 'another correct horse');
  await expect(card.getByRole('alert')).toContainText('Cannot update the Password');
  await expect(card.getByRole('alert').getByRole('link')).toHaveText('Current password');
  await expect(card.getByText('This is not your current password.')).toHaveCount(1);
  await expect(card.getByLabel('Current password', { exact: true })).toHaveValue('');
  await fillPasswords(page, password, 'another correct horse');
  await expect(card).toContainText('Password updated successfully');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile$/);
});

test('devices are signed out: one, one of a stranger not, all', async ({ page, browser }) => {
  const { username, password } = await signUpInBrowser(page);
  const stranger = await browser.newPage();
  const ben = await signUpInBrowser(stranger, { fullname: 'Ben Ode' });
  const elsewhere = await browser.newPage();
  await elsewhere.request.post('/api/v1/signin', {
    data: { username: ben.username, password: ben.password },
  });
  await stranger.goto('/profile');
  const id = await section(stranger, 'Where you are signed in').locator('[name=id]').inputValue();
  const other = await browser.newPage();
  const signIn = () => other.request.post('/api/v1/signin', { data: { username, password } });
  await signIn();
  await page.goto('/profile');
  const devices = section(page, 'Where you are signed in');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const forged = await page.request.post('/profile', { form: { intent: 'device', id } });
  expect(forged.status()).toBe(404);
  expect(await forged.text()).toContain('There is no such session.');
  expect((await stranger.request.get('/api/v1/account')).status()).toBe(200);
  await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
  await expect(devices).toContainText('That device is signed out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/v1/account')).status()).toBe(401);
  await signIn();
  await page.goto('/profile');
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  for (const ended of [page, other]) {
    expect((await ended.request.get('/api/v1/account')).status()).toBe(401);
  }
  for (const opened of [stranger, other]) await opened.close();
});

test('the account is deleted by its password and a ticked box; the home page says so', async ({ page }) => {
  const { username, password } = await signUpInBrowser(page);
  await page.goto('/profile');
  const unticked = await page.request.post('/profile', {
    form: { intent: 'delete', password },
  });
  expect(unticked.status()).toBe(422);
  const part = section(page, 'Delete the account');
  const remove = async (typed: string) => {
    await part.getByLabel('Your password').fill(typed);
    await part.getByRole('checkbox').check();
    await part.getByRole('button', { name: 'Delete my account for good' }).click();
  };
  await part.getByText('Delete my account …').click();
  await remove('a wrong one');
  await expect(part.getByRole('alert').getByRole('link')).toHaveText('Your password');
  await expect(part.getByText('This is not your current password.')).toHaveCount(1);
  await remove(password);
  await expect(page).toHaveURL(/\/#account-deleted$/);
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  const again = await page.request.post('/api/v1/signin', { data: { username, password } });
  expect(again.status()).toBe(401);
});

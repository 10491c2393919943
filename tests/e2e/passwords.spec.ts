import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { linkMailedTo } from '../support/kept-mail.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const next = 'another correct horse';
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Change Password' });
  await card.getByLabel('Current password', { exact: true }).fill(from);
  await card.getByLabel('New password', { exact: true }).fill(to);
  await card.getByRole('button', { name: 'Change Password' }).click();
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await hydrate(page);
}

const toast = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Notices' }).getByRole('listitem').filter({ hasText: text });

test.describe('changing the password', () => {
  test.use({ expectedProblems: /status of 4\d\d .* at \/api\/v1\/updatepassword$|ERR_FAILED/ });

  test('keeps this device signed in by a new token, and signs others out', async ({ page, browser }) => {
    const { username, password, token } = await signUpInBrowser(page);
    const other = await browser.newPage();
    await other.request.post('/api/v1/signin', { data: { username, password } });
    await openProfile(page);
    const answered = page.waitForResponse('**/api/v1/updatepassword');
    await changePassword(page, password, next);
    const request = (await answered).request();
    expect(request.method()).toBe('PUT');
    expect(request.postDataJSON()).toEqual({ currentPassword: password, newPassword: next });
    expect(request.headers().authorization).toBe(`Bearer ${token}`);
    await expect(toast(page, 'Password updated successfully')).toHaveAttribute('data-kind', 'success');
    for (const label of ['Current password', 'New password']) {
      await expect(
        page.getByRole('region', { name: 'Change Password' }).getByLabel(label, { exact: true }),
      ).toHaveValue('');
    }
    const { token: newToken } = await storedUser(page);
    expect(newToken).toMatch(/^[\w-]{43}$/);
    expect(newToken).not.toBe(token);
    await page.reload();
    await expect(page).toHaveURL(/\/profile$/);
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/signin/);
    await other.close();
  });

  test('is refused to the same one, and with a wrong one beside the field', async ({ page }) => {
    const { password } = await signUpInBrowser(page);
    await openProfile(page);
    let sent = 0;
    await page.route('**/api/v1/updatepassword', (route) => {
      sent += 1;
      return route.continue();
    });
    await changePassword(page, password, password);
    await expect(toast(page, 'Please enter a different password')).toHaveAttribute('data-kind', 'success');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /Please enter a different password/,
    );
    expect(sent).toBe(0);

    await changePassword(page, 'not the right one', next);
    await expect(toast(page, 'Cannot update the Password')).toHaveAttribute('data-kind', 'error');
    const card = page.getByRole('region', { name: 'Change Password' });
    await expect(card.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'This is not your current password.',
    );
    await expect(card.getByLabel('Current password', { exact: true })).toBeFocused();
    await expect(card.getByRole('alert')).toHaveCount(0);
    await expect(card.getByLabel('New password', { exact: true })).toHaveValue(next);
  });
});

test.describe('a forgotten password, without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 4(22|01) / });

  test('is replaced by the link of a mail, once', async ({ page }) => {
    const { username, password } = await signUpInBrowser(page);
    const answer = page.getByText('If there is an account with this address').first();
    for (const address of ['nobody-has-this@example.com', username]) {
      await page.goto('/forgotpassword');
      await page.getByLabel('E-mail address').fill(address);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(answer).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin');

    const link = await linkMailedTo(username, 'Choose a new password');
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(page.getByText('8 characters or more')).toBeVisible();
    const choose = async (newPassword: string) => {
      await page.getByLabel('New password', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'Save the new password' }).click();
    };
    await choose('football');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('New password');
    await expect(page.getByText('easy to guess')).toHaveCount(1);
    const late = await page.context().newPage();
    await late.goto(link);
    await choose(next);
    await expect(page.getByText('Your password is changed.').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin',
    );
    const signIn = async (tried: string) =>
      (await page.request.post('/api/v1/signin', { data: { username, password: tried } })).status();
    expect([await signIn(password), await signIn(next)]).toEqual([401, 200]);

    await late.getByLabel('New password', { exact: true }).fill('yet another good one');
    await late.getByRole('button', { name: 'Save the new password' }).click();
    await expect(late.getByText('This link does not work')).toBeVisible();
    await late.close();

    await page.goto(link);
    await expect(page.getByText('This link does not work')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Then sign in with the new password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/forgotpassword$/);
  });
});

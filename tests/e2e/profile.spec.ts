import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { linkMailedTo } from '../support/kept-mail.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await hydrate(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

test('the address is confirmed by a mailed link, not by opening it', async ({ page }) => {
  const { username } = await signUpInBrowser(page);
  await openProfile(page);
  const first = await linkMailedTo(username, 'Confirm your e-mail address');
  const requests = section(page, 'My requests');
  await expect(requests).toContainText('Confirm your address to see your requests.');
  await requests.getByRole('button', { name: /^Send the e-\u2060mail again$/ }).click();
  await expect(requests.getByText('We have sent you an e-mail.')).toBeVisible();
  await expect.poll(() => linkMailedTo(username, 'Confirm your e-mail address')).not.toBe(first);
  for (const _ of ['a scanner', 'the reader']) await page.goto(first);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your profile' }).click();
  await expect(section(page, 'Your details')).toContainText('Confirmed');
  await expect(section(page, 'My requests')).not.toContainText(/once your e-\u2060mail address is confirmed/);
  await expect(page.getByRole('button', { name: /^Send the e-\u2060mail again$/ })).toHaveCount(0);
});

test.describe('deleting the account', () => {
  test.use({ expectedProblems: /status of 422 .* at \/api\/v1\/account$/ });

  test('takes a press, a ticked box and the password, and leads home', async ({ page }) => {
    const { username, password } = await signUpInBrowser(page);
    await openProfile(page);
    const part = section(page, 'Delete the account');
    const button = part.getByRole('button', { name: 'Delete my account for good' });
    await expect(button).toBeHidden();
    await part.getByText('Delete my account …').click();
    await part.getByLabel('Your password').fill('a wrong one');
    await button.click();
    await expect(part.getByRole('checkbox')).toHaveAccessibleDescription('Please select this box first.');
    await expect(part.getByRole('checkbox')).toBeFocused();
    await part.getByRole('checkbox').check();
    await button.click();
    await expect(part.getByLabel('Your password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
    await expect(part.getByLabel('Your password')).toBeFocused();
    await expect(part.getByRole('alert')).toHaveCount(0);
    expect((await page.request.get('/api/v1/account')).status()).toBe(200);
    await part.getByLabel('Your password').fill(password);
    await button.click();
    await expect(page).toHaveURL(/\/#account-deleted$/);
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    expect(await storedUser(page)).toBeNull();
    const again = await page.request.post('/api/v1/signin', { data: { username, password } });
    expect(again.status()).toBe(401);
    await page.goto('/');
    await expect(page.getByText('Your account is deleted.')).toBeHidden();
  });
});

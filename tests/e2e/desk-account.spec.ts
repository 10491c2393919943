import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (404|422) / });

test('name, password and devices of one’s own are changed', async ({ page, browser }) => {
  const { email, password } = await signInStaff(page, 'agent', 'Ada');
  const other = await (await browser.newContext({ userAgent: 'Firefox/140.0 on Windows' })).newPage();
  await other.request.post('/api/v1/desk/session', { data: { email, password } });

  await page.goto('/desk/account');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByRole('region', { name: 'Name' }).getByText('Your name is changed.')).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('Ada Byron');

  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(devices.getByText('That device is signed out.')).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/v1/desk/session')).status()).toBe(401);
  await other.context().close();

  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill('not this one');
  await card.getByLabel('New password').fill('another horse battery');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
  await card.getByLabel('Current password').fill(password);
  await card.getByLabel('New password').fill('another horse battery');
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card).toContainText('Your password is changed.');
  await expect(card.getByLabel('New password')).toHaveValue('');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out on every device.')).toBeVisible();
});

test('an agent makes an API token for developers, sees no webhooks, and revokes it', async ({ page }) => {
  const { password } = await signInStaff(page, 'agent', 'Ada');
  await page.goto('/desk/developers');
  await expect(page.getByRole('region', { name: 'Webhooks' })).toHaveCount(0);
  const tokens = page.getByRole('region', { name: 'API tokens' });
  // Before React, the browser itself would say what is missing, in words of its own.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByRole('alert')).toContainText('Please fill in this field.');
  await tokens.getByLabel('Purpose').fill('CRM');
  await tokens.getByLabel('Current password').fill('not this one');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByLabel('Current password')).toHaveAccessibleDescription(
    /not your current password/,
  );
  await expect(tokens.getByLabel('Purpose')).toHaveValue('CRM');
  await tokens.getByLabel('Current password').fill(password);
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.locator('output').textContent();
  const asToken = { headers: { Authorization: `Bearer ${token}` } };
  expect((await page.request.get('/api/v1/desk/session', asToken)).status()).toBe(200);

  await tokens.getByRole('button', { name: 'Revoke CRM' }).click();
  await expect(tokens).toContainText('No tokens yet.');
  expect((await page.request.get('/api/v1/desk/session', asToken)).status()).toBe(401);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (404|422) / });

test('a customer finds nothing at the desk, in the site’s own frame', async ({ page }) => {
  const person = {
    fullname: 'Ana',
    username: `ana-${randomUUID()}@example.com`,
    password: 'correct horse battery',
  };
  expect((await page.request.post('/api/v1/signup', { data: person })).status()).toBe(201);
  for (const path of ['/desk', '/desk/account', '/desk/staff', '/desk/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  }
});

test('signing in leads to paths of the desk and nowhere else', async ({ page }) => {
  await signInStaff(page);
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/profile', '/deskevil']) {
    const response = await page.request.get(`/desk/signin?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], to).toEqual([302, '/desk']);
  }
});

test('an address of the desk that is no page stands in the desk’s frame', async ({ page }) => {
  await signInStaff(page);
  const response = await page.goto('/desk/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
});

test('who goes on typing before React comes is not torn away by what the page has to say', async ({
  page,
}) => {
  await signInStaff(page, 'agent', 'Ada');
  const release = await holdScripts(page);
  await page.goto('/desk/account?done=name', { waitUntil: 'commit' });
  const note = page.getByRole('region', { name: 'Name' }).getByText('Your name is changed.');
  await expect(note).toBeVisible();
  const field = page.getByLabel('Purpose');
  await field.focus();
  await page.keyboard.type('Re');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.type('ports');
  await expect(field).toHaveValue('Reports');

  await page.goto('/desk/account?done=name');
  await expect(note).toBeFocused();
});

test('who scrolls on before React comes is not brought back to what the page has to say', async ({
  page,
}) => {
  await signInStaff(page, 'agent', 'Ada');
  const release = await holdScripts(page);
  await page.goto('/desk/account?done=name', { waitUntil: 'commit' });
  // The browser leads there; then the reader takes the focus from it by a press on plain words.
  const note = page.getByRole('region', { name: 'Name' }).getByText('Your name is changed.');
  await expect(note).toBeFocused();
  await page.getByRole('region', { name: 'API tokens' }).getByRole('heading').click();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await scrolled()).toBe(before);
  await expect(note).not.toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('name, password, devices and tokens of one’s own are changed', async ({ page, browser }) => {
      const { email, password } = await signInStaff(page, 'agent', 'Ada');
      const other = await (await browser.newContext({ userAgent: 'Firefox/140.0 on Windows' })).newPage();
      await other.request.post('/api/v1/desk/session', { data: { email, password } });

      await page.goto('/desk/account');
      await page.getByLabel('Your name').fill('Ada Byron');
      await page.getByRole('button', { name: 'Change name' }).click();
      await expect(
        page.getByRole('region', { name: 'Name' }).getByText('Your name is changed.'),
      ).toBeFocused();
      await expect(page.getByRole('banner')).toContainText('Ada Byron');

      const devices = page.getByRole('region', { name: 'Signed-in devices' });
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
      await expect(devices.getByText('That device is signed out.')).toBeFocused();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      expect((await other.request.get('/api/v1/desk/session')).status()).toBe(401);
      await other.context().close();

      const tokens = page.getByRole('region', { name: 'API tokens' });
      // Before React, the browser itself would say what is missing, in words of its own.
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await tokens.getByRole('button', { name: 'Create token' }).click();
      if (javaScriptEnabled)
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

      const card = page.getByRole('region', { name: 'Password' });
      await card.getByLabel('Current password').fill('not this one');
      await card.getByLabel('New password').fill('another horse battery');
      await card.getByRole('button', { name: 'Change password' }).click();
      await expect(card.getByLabel('Current password')).toHaveAccessibleDescription(
        /not your current password/,
      );
      await card.getByLabel('Current password').fill(password);
      await card.getByLabel('New password').fill('another horse battery');
      await card.getByRole('button', { name: 'Change password' }).click();
      await expect(card).toContainText('Your password is changed.');
      await expect(card.getByLabel('New password')).toHaveValue('');

      await tokens.getByRole('button', { name: 'Revoke CRM' }).click();
      await expect(tokens).toContainText('No tokens yet.');
      expect((await page.request.get('/api/v1/desk/session', asToken)).status()).toBe(401);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByText('You are signed out on every device.')).toBeVisible();
    });
  });
}

import { expect, test } from '../support/fixtures.ts';

test.use({ expectedProblems: /503/ });

test('sign-in says that accounts are not open, and keeps what was typed', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('E-mail address').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not open yet' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('ana@example.com');
});

test('a password can be shown, and pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup');
  await page.evaluate(() => navigator.clipboard.writeText('correct horse battery'));
  const password = page.getByLabel('Password', { exact: true });
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('correct horse battery');
});

test('the pages lead to each other', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('the card turns between sign-in and sign-up; only the face in view can be reached', async ({ page }) => {
  await page.goto('/auth');
  const name = page.getByLabel('Full name');
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Turn to sign up' }).click();
  await expect(name).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Turn to sign in' }).click();
  await expect(name).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both faces of the card lie open, and a form keeps the address that was typed', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await page.locator('#sign-in-username').fill('ana@example.com');
    await page.locator('#sign-in-password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('not open yet')).toBeVisible();
    await expect(page.locator('#sign-in-username')).toHaveValue('ana@example.com');
    await expect(page.locator('#sign-in-password')).toHaveValue('');
  });
});

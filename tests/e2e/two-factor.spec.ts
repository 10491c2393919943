import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { serverDatabase } from '../support/server-database.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { codeOf } from '../support/totp-app.ts';

test.use({ expectedProblems: /status of 4\d\d / });

async function confirmAddress(username: string): Promise<void> {
  const { db } = await serverDatabase();
  await db.updateTable('accounts').set({ email_verified: 1 }).where('email', '=', username).execute();
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  const main = page.getByRole('main');
  await main.locator('input[name=username]').fill(username);
  await main.locator('input[name=password]').fill(password);
  await main.locator('input[name=password]').press('Enter');
}

test('a customer turns two-step verification on, signs in with a code, and turns it off', async ({
  page,
}) => {
  const person = await signUpInBrowser(page);
  const main = page.getByRole('main');
  await page.goto('/profile/twofactor');
  await expect(main).toContainText(/Please confirm your e-\u2060mail address first/);
  await confirmAddress(person.username);
  await page.goto('/profile');
  await main.getByRole('link', { name: 'Set up two-step verification' }).click();
  await main.getByLabel('Your password', { exact: true }).fill('not the password');
  await main.getByRole('button', { name: 'Start' }).click();
  await expect(main.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await main.getByLabel('Your password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Start' }).click();
  await expect(main.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = String(await main.locator('code').textContent());
  await main.getByLabel('Code', { exact: true }).fill('no code');
  await main.getByRole('button', { name: 'Turn it on' }).click();
  await expect(main.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /This code is not right/,
  );
  await expect(main.locator('code')).toHaveText(secret);
  await main.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await main.getByRole('button', { name: 'Turn it on' }).click();
  const codes = main.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await main.getByRole('link', { name: 'I have saved them' }).click();
  await expect(main).toContainText('On. You sign in with your password and a code.');

  await page.context().clearCookies();
  await page.goto('/signin?to=%2Fprofile%2Ftwofactor');
  await hydrate(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/signin\/code\?to=%2Fprofile%2Ftwofactor$/);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await main.getByLabel('Code', { exact: true }).fill('000000');
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(main.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /This code is not right/,
  );
  // The code that turned it on was taken; the app's next one is taken half a minute early.
  await main.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile\/twofactor$/);
  await expect(main).toContainText('10 recovery codes left.');

  const turnOff = main.getByRole('region', { name: 'Turn it off' });
  await turnOff.getByLabel('Your password', { exact: true }).fill(person.password);
  await turnOff.getByRole('button', { name: 'Turn it off' }).click();
  await expect(main).toContainText('Two-step verification is off.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is turned on in Spanish, and a recovery code signs in', async ({ page }) => {
    const person = await signUpInBrowser(page);
    await confirmAddress(person.username);
    const main = page.getByRole('main');
    await page.goto('/es/profile/twofactor');
    await main.getByLabel('Su contraseña', { exact: true }).fill(person.password);
    await main.getByRole('button', { name: 'Comenzar' }).click();
    const secret = String(await main.locator('code').textContent());
    await main.getByLabel('Código', { exact: true }).fill(codeOf(secret));
    await main.getByRole('button', { name: 'Activar' }).click();
    const codes = main.getByRole('region', { name: 'Sus códigos de recuperación' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [code = ''] = await codes.allTextContents();

    await page.context().clearCookies();
    await page.goto('/es/signin');
    await signIn(page, person);
    await expect(page).toHaveURL(/\/es\/signin\/code$/);
    await main.getByLabel('Código', { exact: true }).fill(code);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/es\/profile$/);
  });
});

import type { Page } from '@playwright/test';
import { company } from '#features/settings/sample-company.ts';
import { linkMailedTo } from '../support/kept-mail.ts';
import { becomeOwner, expect, olga, test } from '../support/own-desk.ts';
import { codeOf } from '../support/totp-app.ts';

test.use({ expectedProblems: /status of (401|403|404|409|422) / });

const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });

async function turnTwoFactorOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/desk/twofactor');
  await password(page, 'Your password').fill(olga.password);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = String(await page.locator('code').textContent());
  await code(page).fill('no code');
  await page.getByRole('button', { name: 'Turn two-factor on' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'That didn’t work' });
  await expect(refusal).toContainText('This code is not right');
  await expect(refusal).toBeFocused();
  await expect(page.locator('code')).toHaveText(secret);
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn two-factor on' }).click();
  const list = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  return { secret, recoveryCodes: await list.allTextContents() };
}

async function signIn(page: Page, person: { email: string; password: string } = olga): Promise<void> {
  await page.getByLabel('E-mail address').fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/desk/account');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out.')).toBeVisible();
}

async function setUpAndSignInWithCodes(page: Page, setUpLink: string): Promise<void> {
  await becomeOwner(page, setUpLink);
  const { secret, recoveryCodes } = await turnTwoFactorOn(page);
  await signOut(page);
  await page.goto('/desk/account');
  await expect(page).toHaveURL(/\/desk\/signin\?to=%2Fdesk%2Faccount$/);
  await signIn(page, { ...olga, password: 'a wrong password' });
  await expect(page.getByRole('alert')).toContainText('is not right');
  await expect(page.getByLabel('E-mail address')).toHaveValue(olga.email);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  // The code that turned it on was taken; the app's next one is taken half a minute early.
  await code(page).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await signOut(page);
  await page.goto('/desk/signin?to=/desk/account');
  await signIn(page);
  await code(page).fill(String(recoveryCodes[0]));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('On. 9 recovery codes left.')).toBeVisible();
}

test('the owner is made, sets two-factor up, and signs in with codes', async ({ page, desk }) => {
  await setUpAndSignInWithCodes(page, desk.setUpLink);
});

test('an invitation makes an agent, who is kept from staff', async ({ page, browser, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/staff');
  const invite = async (email: string) => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('button', { name: `Withdraw ${email}` })).toBeVisible();
    return linkMailedTo(email, `Join the desk of ${company.name}`, desk.dataDir);
  };
  const link = await invite('ada@desk.example');
  const withdrawn = await invite('ben@desk.example');
  await page.getByRole('button', { name: 'Withdraw ben@desk.example' }).click();
  await expect(page.getByText('Invitation withdrawn.').first()).toBeVisible();
  await page.getByLabel('E-mail address').fill(olga.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert')).toContainText('is already on the staff');
  await expect(page.getByLabel('E-mail address')).toHaveValue(olga.email);

  const adas = await (await browser.newContext({ baseURL: new URL(desk.setUpLink).origin })).newPage();
  await adas.goto(withdrawn);
  await expect(adas.getByRole('region', { name: 'This invitation does not work' })).toBeVisible();
  await adas.goto(link);
  await expect(adas.getByText('You join as an agent.')).toBeVisible();
  await expect(adas.getByLabel('E-mail address')).toHaveValue('ada@desk.example');
  await adas.getByLabel('Your name').fill('Ada');
  await password(adas).fill('password123');
  await adas.getByRole('button', { name: 'Join' }).click();
  await expect(password(adas)).toHaveAccessibleDescription(/This password is easy to guess/);
  await password(adas).fill('ada horse battery');
  await adas.getByRole('button', { name: 'Join' }).click();
  await expect(adas.getByText('Welcome to the desk.').first()).toBeVisible();
  const refused = await adas.goto('/desk/staff');
  expect(refused?.status()).toBe(403);
  await expect(adas.getByRole('heading', { name: 'You don’t have access' })).toBeVisible();
  const navigation = adas.getByRole('navigation', { name: 'Desk' });
  await navigation.getByRole('button', { name: 'Settings' }).click();
  await expect(navigation.getByRole('link', { name: 'Figures' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  const posted = await adas.request.post('/desk/staff', { form: { intent: 'require', required: 'true' } });
  expect(posted.status()).toBe(403);
  await adas.context().close();
});

test('two-factor that is required is set up before anything else', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/staff');
  await page.getByRole('button', { name: 'Require two-factor' }).click();
  await expect(page.getByText('This desk requires it. Set it up to go on.')).toBeVisible();
  await page.goto('/desk/account');
  await expect(page).toHaveURL(/\/desk\/twofactor$/);
  await turnTwoFactorOn(page);
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible();
  await page.goto('/desk/twofactor');
  await expect(page.getByText('This desk requires it, so it stays on.')).toBeVisible();
});

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(olga.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const link = await linkMailedTo(olga.email, 'Choose a new password for the desk', desk.dataDir);
  await page.goto(link);
  await password(page, 'New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'This link does not work' })).toBeVisible();
  await page.goto('/desk/signin?to=/desk/account');
  await signIn(page, { ...olga, password: 'another horse battery' });
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

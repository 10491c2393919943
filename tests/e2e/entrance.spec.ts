import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { openWithStandingClock } from '../support/standing-clock.ts';

test.use({ expectedProblems: /status of (401|409|422|429) .* at \/api\/v1\/sign(in|up)$|ERR_FAILED/ });

const password = 'correct horse battery';

/** The fields and buttons of the page's own form, not the header's. */
function formOf(page: Page) {
  const main = page.getByRole('main');
  return {
    fullname: main.getByLabel('Full name'),
    username: main.getByLabel('E-mail address'),
    password: main.getByLabel('Password', { exact: true }),
    signIn: main.getByRole('button', { name: /^Sign(ing)? In/ }),
    signUp: main.getByRole('button', { name: /^Sign(ing)? Up/ }),
  };
}

const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));

async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await hydrate(page);
}

async function newAccount(page: Page) {
  const person = await signUpInBrowser(page);
  await page.context().clearCookies();
  return person;
}

/** Holds the API's answer until `go` is called, so that what is said until then can be read. */
async function holdApi(page: Page, path: string) {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(`**/api/v1${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

test('sign-up keeps the customer and goes to the profile a second later', async ({ page }) => {
  const email = `ana-${randomUUID()}@example.com`;
  await openWithStandingClock(page, '/signup');
  const go = await holdApi(page, '/signup');
  const form = formOf(page);
  await form.fullname.fill('Ana Ruiz');
  await form.username.fill(email);
  await form.password.fill(password);
  const answered = page.waitForResponse('**/api/v1/signup');
  await form.signUp.click();
  await expect(form.signUp).toHaveText('Signing Up...');
  go();
  const answer = await answered;
  expect(answer.request().postDataJSON()).toEqual({ fullname: 'Ana Ruiz', username: email, password });
  const { id, token } = await answer.json();
  await expect(page.getByText('Account created successfully')).toBeVisible();
  expect(await storedUser(page)).toEqual({ userId: id, name: 'Ana Ruiz', email, token });
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');

  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/signup$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/profile$/);
});

test('sign-in logs nothing and goes to the profile a second later', async ({ page }) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  const { username, userId } = await newAccount(page);
  await openWithStandingClock(page, '/signin');
  const go = await holdApi(page, '/signin');
  const form = formOf(page);
  await form.username.fill(username.toUpperCase());
  await form.password.fill(password);
  const answered = page.waitForResponse('**/api/v1/signin');
  await form.signIn.click();
  await expect(form.signIn).toHaveText('Signing In...');
  go();
  const { token } = await (await answered).json();
  await expect(page.getByText('Signed in successfully')).toBeVisible();
  expect(await storedUser(page)).toEqual({ userId, name: 'Ana Ruiz', email: username, token });

  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/signin$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/profile$/);
  expect(written, 'the console').toEqual([]);
});

test('a wrong password is said beside the form and by a toast', async ({ page }) => {
  const { username } = await newAccount(page);
  await openHydrated(page, '/signin');
  const form = formOf(page);
  await form.username.fill(username);
  await form.password.fill('not the password');
  await form.signIn.click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('The e-mail address or the password is not right.');
  await expect(notice).toBeFocused();
  await expect(page.locator('.toast')).toContainText('The e-mail address or the password is not right.');
  await expect(form.username).toHaveValue(username);
  await form.password.fill(password);
  await expect(form.password).toBeFocused();
  await form.password.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});

test('the card turns between two forms, of which one can be reached', async ({ page }) => {
  const { username } = await newAccount(page);
  await page.goto('/auth');
  const form = formOf(page);
  await expect(form.fullname).toBeHidden();
  await page.getByRole('button', { name: 'Switch to sign up' }).click();
  await expect(form.fullname).toBeVisible();
  await expect(form.signIn).toBeHidden();
  const face = page.locator('.flip-face-back');
  await form.fullname.fill('Ana Ruiz');
  await face.getByLabel('E-mail address').fill(username);
  await face.getByLabel('Password', { exact: true }).fill(password);
  await form.signUp.click();
  await expect(face.getByLabel('E-mail address')).toHaveAccessibleDescription(
    /There is an account with this e-mail address already/,
  );
  await expect(face.getByLabel('E-mail address')).toBeFocused();
  await expect(face.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Switch to sign in' }).click();
  await expect(form.fullname).toBeHidden();
  const front = page.locator('.flip-face').first();
  await front.getByLabel('E-mail address').fill(username);
  await front.getByLabel('Password', { exact: true }).fill(password);
  await form.signIn.click();
  await expect(page).toHaveURL(/\/profile$/);
});

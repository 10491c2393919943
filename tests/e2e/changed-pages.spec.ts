import type { Page } from '@playwright/test';
import { decorate, fillAsPasswordManager, translate } from '../support/change-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrate } from '../support/hydrate.ts';

// Programs of the reader change a page before or after React has it. React reports that it renders such a page again,
// and the browser that it refuses the style of a program.
test.use({ reuseContext: false, expectedProblems: /error #418|hydrat|inline style/i });

const reference = /\bCM-[A-Z0-9]{6}\b/;

const sender = { name: 'Rosa Marín', email: 'rosa@tilehouse.example', message: 'Please quote 12 pallets.' };

const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`).first();

async function type(page: Page, ...names: (keyof typeof sender)[]) {
  for (const name of names) {
    await fieldOf(page, name).click();
    await page.keyboard.type(sender[name], { delay: 30 });
  }
}

async function expectSent(page: Page) {
  for (const [name, value] of Object.entries(sender)) await expect(fieldOf(page, name)).toHaveValue(value);
  const stored = page.waitForRequest('**/api/v1/contactform');
  await fieldOf(page, 'message').press('Tab');
  await page.locator('form:has([name="message"]) [type="submit"]').click();
  expect((await stored).postDataJSON()).toMatchObject(sender);
  await expect(page.getByText(reference).first()).toBeVisible();
}

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

const changes = {
  'a translator': (page: Page) => page.evaluate(translate),
  'a dark mode and a spelling checker': (page: Page) => page.evaluate(decorate),
  'a password manager': (page: Page) => page.evaluate(fillAsPasswordManager, {}),
};

for (const [program, change] of Object.entries(changes)) {
  test(`what is typed around hydration stays where ${program} changes the page first`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contactus');
    await type(page, 'name');
    await change(page);
    await type(page, 'email');
    await fieldOf(page, 'message').click();
    await page.keyboard.type(sender.message.slice(0, 6));
    release();
    await isHydrated(page);
    await expect(fieldOf(page, 'message')).toBeFocused();
    await page.keyboard.type(sender.message.slice(6));
    await expectSent(page);
  });

  test(`a page that ${program} changes after hydration is sent and left`, async ({ page }) => {
    await page.goto('/contactus');
    await hydrate(page);
    await change(page);
    await type(page, 'name', 'email', 'message');
    await expectSent(page);
    await page.locator('a[href="/aboutus"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/aboutus/);
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(reference).first()).toBeVisible();
  });
}

test('a submission held before hydration is sent once where a translator changes the page', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contactus');
  await type(page, 'name', 'email', 'message');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.evaluate(translate);
  await page.locator('form:has([name="message"]) [type="submit"]').click();
  release();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(posts).toEqual(['/api/v1/contactform']);
});

test('rows and places of a translated brief are added, changed and removed', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.evaluate(translate);
  await page.getByRole('tab').nth(3).click();
  // The details close when their own scripts come, which make a combobox of each place.
  const from = page.locator('[name="shipment.from.text"]');
  await expect(from).toHaveRole('combobox');
  await page.locator('.cargo-mode summary').click();
  await page.locator('[name="shipment.mode"]').selectOption('air');
  const row = (index: number, name: string) => page.locator(`[name="shipment.pieces.${index}.${name}"]`);
  await row(0, 'quantity').fill('12');
  await row(0, 'weight').fill('95');
  await page.getByRole('button', { name: /^Add/ }).filter({ visible: true }).first().click();
  await row(1, 'quantity').fill('5');
  await page.getByRole('button', { name: 'Remove Row 2' }).click();
  await expect(row(1, 'quantity')).toBeHidden();
  await from.pressSequentially('veracruz');
  await expect(page.getByRole('option').first()).toBeVisible();
  await from.press('Backspace');
  await from.press('Escape');
  await page.getByRole('tab').nth(0).click();
  await page.locator('[name="email"]').fill(sender.email);
  await expect(row(0, 'quantity')).toHaveValue('12');
});

test('a changed text of a translated page is shown', async ({ page }) => {
  await page.goto('/contactus');
  await hydrate(page);
  await page.evaluate(translate);
  const submit = page.locator('form:has([name="message"]) [type="submit"]');
  const before = await submit.innerText();
  await page.route('**/api/v1/contactform', async (route) => {
    await expect.poll(() => submit.innerText()).not.toBe(before);
    await route.continue();
  });
  await type(page, 'name', 'email', 'message');
  await submit.click();
  await expect(page.getByText(reference).first()).toBeVisible();
});

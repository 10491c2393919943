import { company } from '#features/settings/sample-company.ts';
import { expect, test } from '../support/fixtures.ts';

test('the banner’s button copies the phone number, also before React', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aboutus');
  await page.getByRole('button', { name: 'Call us Now' }).click();
  await expect(page.getByText('Phone Number Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.phone.replaceAll(' ', ''));
});

test('the drawer and the menus open without scripts and close by Escape', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/aboutus`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Feedback' });
  await page.getByRole('button', { name: 'Form', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await context.close();
});

import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const officeTime = /^\w{3}, \w{3} \d+, \d+(:\d\d)?\s[AP]M Eastern$/;

test.describe('in Bogotá', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('a promised hour also stands on the reader’s clock, before and after React', async ({ page }) => {
    const promise = page.getByRole('complementary').locator('time');
    const own = page.getByRole('complementary').locator('[data-own-time]');
    await page.goto('/clientbriefform');
    await expect(promise).toHaveText(officeTime);
    await expect(own).toHaveText(/^\d+(:\d\d)?\s[AP]M Colombia$/);
    await hydrate(page);
    await expect(own).toHaveText(/Colombia$/);
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('tab', { name: 'Export Details' }).click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.locator('form [data-own-time]')).toHaveText(/Colombia$/);
  });
});

test.describe('in the office’s own zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an hour is given once', async ({ page }) => {
    await page.goto('/clientbriefform');
    const aside = page.getByRole('complementary');
    await expect(aside.locator('time')).toHaveText(officeTime);
    await expect(aside.locator('[data-own-time]')).toHaveText('');
  });
});

for (const [timezoneId, path, own] of [
  ['America/Mexico_City', '/es/clientbriefform', /\d:\d\d, hora\sestándar\scentral$/],
  ['America/Bogota', '/es/clientbriefform', /\d:\d\d, hora\sde\sColombia$/],
  ['America/Sao_Paulo', '/pt/clientbriefform', /\dh(\d\d)?, horário\sde\sBrasília$/],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`the reader’s clock is named in the language of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('complementary').locator('[data-own-time]')).toHaveText(own);
    });
  });
}

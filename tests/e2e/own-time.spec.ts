import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const officeTime = /^\w{3}, \w{3} \d+, \d+(:\d\d)?\s[AP]M Eastern$/;

test.describe('in São Paulo', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('a promised hour also stands on the reader’s clock, before and after React', async ({ page }) => {
    const promise = page.getByRole('complementary').locator('time');
    const own = page.getByRole('complementary').locator('[data-own-time]');
    await page.goto('/clientbriefform');
    await expect(promise).toHaveText(officeTime);
    await expect(own).toHaveText(/^\d+(:\d\d)?\s[AP]M Brasilia$/);
    await hydrate(page);
    await expect(own).toHaveText(/Brasilia$/);
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('tab', { name: 'Export Details' }).click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('region', { name: 'Request sent' }).locator('[data-own-time]')).toHaveText(
      /Brasilia$/,
    );
  });
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const time = /^\w{3}, \w{3} \d+, \d+(:\d\d)?\s[AP]M$/;
const atOffice = /[AP]M in\sHouston$/;

/** Expects a dial beside a promised hour, with its mark at that hour on the reader's clock. */
async function expectDial(part: Locator) {
  const angle = await part.locator('.promise time').evaluate((time: HTMLTimeElement) => {
    const due = new Date(time.dateTime);
    return (due.getHours() + due.getMinutes() / 60) * 15;
  });
  await expect(part.locator('.promise [data-mark]')).toHaveAttribute('transform', `rotate(${angle})`);
  await expect(part.locator('.promise [data-hand]')).toHaveAttribute('transform', /^rotate/);
}

test.describe('in São Paulo', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('a promised hour stands on the reader’s clock, with the office’s below it, before and after React', async ({
    page,
  }) => {
    const promise = page.getByRole('complementary').locator('time');
    const office = page.getByRole('complementary').locator('[data-city]');
    await page.goto('/clientbriefform');
    await expect(promise).toHaveText(time);
    await expect(office).toHaveText(atOffice);
    const aside = page.getByRole('complementary');
    await expectDial(aside);
    await hydrate(page);
    await expect(office).toHaveText(atOffice);
    await expectDial(aside);
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('tab', { name: 'Export Details' }).click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const receipt = page.getByRole('region', { name: 'Request sent' });
    await expect(receipt.locator('[data-city]')).toHaveText(atOffice);
    await expectDial(receipt);
    await receipt.getByRole('link', { name: 'See the status' }).click();
    await expect(page).toHaveURL(/\/requests\//);
    await expectDial(page.getByRole('main'));
  });
});

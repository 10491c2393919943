import { becomeOwner, expect, test } from '../support/own-desk.ts';
import { expectNoFindings } from '../support/page-checks.ts';

test.use({ expectedProblems: /status of 422/ });

test('an exchange rate shows both directions, and the inverse of a wrong one is taken', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Add a currency' }).click();
  await page.getByLabel('Currency', { exact: true }).selectOption('MXN');
  await page.getByLabel('Source').fill('Banxico');
  const rate = page.getByLabel('One unit in USD');
  await rate.fill('18.50');
  await expect(page.getByText('1 MXN = 18.50 USD; 1 USD = 0.054054 MXN')).toBeVisible();
  await page.getByRole('button', { name: 'Publish this at once' }).click();
  await expect(page.getByText('Enter how many USD one MXN is: 0.054054.').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Use 1 USD = 18.50 MXN' }).click();
  await expect(rate).toHaveValue('0.054054');
  await expect(rate).toBeFocused();
});

import type { Page } from '@playwright/test';
import { becomeOwner, expect, test } from '../support/own-desk.ts';
import { expectNoFindings } from '../support/page-checks.ts';

test.use({ expectedProblems: /status of 422/ });

async function openPricing(page: Page, setUpLink: string): Promise<void> {
  await becomeOwner(page, setUpLink);
  await page.goto('/desk/settings/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

test('an exchange rate shows both directions, and the inverse of a wrong one is taken', async ({
  page,
  desk,
}) => {
  await openPricing(page, desk.setUpLink);
  await page.getByRole('button', { name: 'Add a currency' }).click();
  await page.getByLabel('Currency', { exact: true }).selectOption('MXN');
  await page.getByLabel('Source').fill('Banxico');
  const rate = page.getByLabel('One unit in USD');
  await rate.fill('18.50');
  await expect(page.getByText('1 MXN = 18.50 USD; 1 USD = 0.054054 MXN')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Enter how many USD one MXN is: 0.054054.').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Use 1 USD = 18.50 MXN' }).click();
  await expect(rate).toHaveValue('0.054054');
  await expect(rate).toBeFocused();
});

test('the first rule of each list comes filled in, and is published as it is', async ({ page, desk }) => {
  await openPricing(page, desk.setUpLink);
  const markups = page.getByRole('region', { name: 'Markups' });
  await expect(markups).toContainText('All modes, any lane: cost + 15%');
  await markups.getByRole('button', { name: 'Add a rule' }).click();
  const prices = page.getByRole('region', { name: 'Estimated price on the website' });
  await prices.getByRole('button', { name: 'Add a lane' }).click();
  const sending = page.getByRole('region', { name: 'Quotes sent by a rule' });
  await sending.getByRole('button', { name: 'Add a rule' }).click();
  await expect(sending.getByLabel('From', { exact: true })).toHaveValue('USHOU');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  // The switch stands with the rules that it governs.
  await expect(sending.getByRole('button', { name: 'Let the rules send' })).toBeVisible();
  await expect(sending.getByText('1 published rule')).toBeVisible();
});

test('a seaport in a lane by air is warned of at its field', async ({ page, desk }) => {
  await openPricing(page, desk.setUpLink);
  const sending = page.getByRole('region', { name: 'Quotes sent by a rule' });
  await sending.getByRole('button', { name: 'Add a rule' }).click();
  await sending.getByLabel('Mode').selectOption('air');
  await expect(
    sending.getByText('USHOU is a seaport. For air, enter an airport of Houston: HOU, IAH.'),
  ).toBeVisible();
  await sending.getByLabel('From', { exact: true }).fill('IAH');
  await expect(sending.getByText('USHOU is a seaport')).toBeHidden();
});

test('a name that leaves one place for the mode is taken, and a refused row is named by its number', async ({
  page,
  desk,
}) => {
  await openPricing(page, desk.setUpLink);
  const prices = page.getByRole('region', { name: 'Estimated price on the website' });
  await prices.getByText('How it works').click();
  await expect(prices.getByText('Rates, costs and margins are never shown.')).toBeVisible();
  await prices.getByRole('button', { name: 'Add a lane' }).click();
  await prices.getByRole('button', { name: 'Add a lane' }).click();
  await expect(prices.getByText('Your company has entered no FMC license.')).toBeVisible();
  const to = prices.getByLabel('To', { exact: true }).last();
  await to.fill('Veracruz');
  await expect(prices.getByRole('button', { name: 'Use Veracruz, Mexico (MXVER)' })).toBeVisible();
  await prices.getByLabel('Mode').last().selectOption('fcl');
  await expect(to).toHaveValue('MXVER');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(publish).toBeInViewport();
  await publish.click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link', { name: 'Estimated price 2, From' })).toBeVisible();
  await expectNoFindings(page);
});

import type { Page } from '@playwright/test';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

async function choose(page: Page, name: string) {
  await page.locator('.menu-language').click();
  await page.locator('#menu-language').getByRole('link', { name }).click();
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('the header leads to another language, with query and what was typed', async ({ page }) => {
  await page.goto('/contactus?subject=Coffee');
  await field(page, 'name').fill('Ana Souza');
  await field(page, 'message').fill('Two pallets\nto Santos');
  await choose(page, 'Português');
  await expect(page).toHaveURL('/pt/contactus?subject=Coffee');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const typed = async () => {
    await expect(field(page, 'name')).toHaveValue('Ana Souza');
    await expect(field(page, 'subject')).toHaveValue('Coffee');
    await expect(field(page, 'message')).toHaveValue('Two pallets\nto Santos');
  };
  await typed();
  await hydrate(page);
  await typed();
  await choose(page, 'English');
  await expect(page).toHaveURL('/contactus?subject=Coffee');
  await typed();
  // It was for that visit of the page alone.
  await page.goto('/contactus');
  await expect(field(page, 'name')).toHaveValue('');
});

test('a password is not kept', async ({ page }) => {
  await page.goto('/signup');
  const form = page.locator('main form');
  await form.locator('[name="username"]').fill('ana@shipper.example');
  await form.locator('[autocomplete="new-password"]').first().fill('correct horse battery');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es/signup');
  await expect(form.locator('[name="username"]')).toHaveValue('ana@shipper.example');
  await expect(form.locator('[autocomplete="new-password"]').first()).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('horse');
});

test('the brief keeps part, details and rows, with numbers in the other language', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await field(page, 'service').selectOption('sea-freight');
  await field(page, 'brandName').fill('Café Coatepec');
  await page.getByRole('tab').nth(3).click();
  await page.locator('.cargo-mode summary').click();
  await field(page, 'shipment.mode').selectOption('lcl');
  await field(page, 'shipment.pieces.0.quantity').fill('2');
  await field(page, 'shipment.pieces.0.weight').fill('1,234.5');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await field(page, 'shipment.pieces.1.quantity').fill('3');
  await field(page, 'shipment.pieces.1.weight').fill('10');
  await choose(page, 'Português');
  await expect(page).toHaveURL('/pt/clientbriefform');
  await expect(field(page, 'shipment.pieces.0.weight')).toHaveValue('1.234,5');
  await expect(field(page, 'shipment.pieces.0.weight')).toBeVisible();
  await expect(field(page, 'shipment.pieces.1.quantity')).toHaveValue('3');
  await expect(page.locator('.cargo [role="status"]', { hasText: '2.499 kg' })).toBeVisible();
  await expect(field(page, 'service')).toHaveValue('sea-freight');
  await expect(field(page, 'brandName')).toHaveValue('Café Coatepec');
  await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
});

withoutScripts(
  'without scripts, the languages are links to the same page, with its query',
  async ({ page }) => {
    await page.goto('/tools/chargeable-weight?quantity=1&length=1,250&width=80&height=100&weight=10');
    await choose(page, 'Português');
    await expect(page).toHaveURL(/\/pt\/tools\/chargeable-weight\?.*numbers=en/);
    await expect(field(page, 'length')).toHaveValue('1.250');
    await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  },
);

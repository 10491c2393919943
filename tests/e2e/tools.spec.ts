import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const chargeableWeight = '/tools/chargeable-weight';

async function fillRow(page: Page, index: number, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).nth(index).fill(value);
  }
}

const pallets = { quantity: '3', length: '120', width: '80', height: '100', weight: '100' };
const crates = { quantity: '1', length: '100', width: '100', height: '100', weight: '400' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chargeable weight is worked out row by row, and its address can be shared', async ({ page }) => {
    await page.goto(chargeableWeight);
    await fillRow(page, 0, pallets);
    await page.getByRole('button', { name: 'Add a row' }).click();
    await fillRow(page, 1, crates);
    await page.getByRole('button', { name: 'Calculate' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('700 kg');
    await expect(page.getByText('3 × 120 × 80 × 100 cm ÷ 6,000 = 480 kg')).toBeVisible();

    await page.goto(page.url());
    await expect(result).toContainText('700 kg');
    await page.getByRole('button', { name: 'Remove row 2' }).click();
    await expect(page.locator('[name="length"]')).toHaveCount(1);
    await expect(result).toContainText('480 kg');
    await page.getByRole('link', { name: 'Request a rate for this' }).click();
    await expect(page).toHaveURL(/clientbriefform/);
    await expect(page.locator('[name="productToExport"]')).toHaveValue(
      /3 pieces, 2.88 m³, 300 kg gross.*480 kg/,
    );
  });
});

const containerFit = '/tools/container-fit';
const tallPallets = { quantity: '11', length: '120', width: '80', height: '150', weight: '400' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the container to ask for is named, drawn and compared with the others', async ({ page }) => {
    await page.goto(containerFit);
    await fillRow(page, 0, tallPallets);
    await page.getByRole('button', { name: 'Calculate' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('1 × 20′');
    await expect(page.getByRole('img', { name: /11 places taken, with 11 of 11 pieces/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^40′ HC/ })).toContainText('1');
    await page.getByRole('link', { name: 'Request a rate for this' }).click();
    await expect(page.locator('[name="productToExport"]')).toHaveValue(
      '1 × 20′: 11 pieces, 15.84 m³, 4,400 kg gross',
    );
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

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

  test('a number that cannot be read is named beside its field, and stays', async ({ page }) => {
    await page.goto(chargeableWeight);
    await fillRow(page, 0, { ...pallets, width: '1,5', height: '<b>9</b>', weight: '1e309' });
    await page.keyboard.press('Enter');
    await expect(page.locator('[name="width"]')).toHaveValue('1,5');
    await expect(page.locator('[name="height"]')).toHaveValue('<b>9</b>');
    await expect(page.locator('[name="width"]')).toHaveAccessibleDescription(/decimals with a point/);
    await expect(page.locator('[name="weight"]')).toHaveAccessibleDescription(/Enter a number/);
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('row 1 (width, height, gross weight)');
    await expect(result).not.toContainText('Enter the first row');
  });
});

test('with scripts, the chargeable weight follows each change, and so does the address', async ({ page }) => {
  await page.goto(chargeableWeight);
  await hydrate(page);
  await fillRow(page, 0, pallets);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('480 kg');
  await page.getByRole('radio', { name: /^Courier/ }).check();
  await expect(result).toContainText('576 kg');
  await page.getByRole('radio', { name: 'inches' }).check();
  await expect(page.getByLabel('Length, in')).toBeVisible();
  await page.getByRole('radio', { name: 'cm', exact: true }).check();
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(page.locator('[name="quantity"]').nth(1)).toBeFocused();
  await fillRow(page, 1, crates);
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await expect(result).toContainText('3.88 W/M');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(result).toContainText('1 W/M');
  await expect(page).toHaveURL(/length=100/);
  await page.reload();
  await expect(result).toContainText('1 W/M');
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

  test('a piece that no container takes is named with its size', async ({ page }) => {
    await page.goto(`${containerFit}?quantity=1&length=1500&width=100&height=100&weight=900`);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('No closed container');
    await expect(page.getByText('Row 1 is too long for a 45′ HC: 1,500 of 1,355 cm inside.')).toBeVisible();
  });
});

test('with scripts, the container follows each change', async ({ page }) => {
  await page.goto(containerFit);
  await hydrate(page);
  await fillRow(page, 0, { ...tallPallets, height: '110', quantity: '22' });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('1 × 20′');
  await page.getByRole('checkbox', { name: 'Nothing may stand on it' }).check();
  await expect(result).toContainText('1 × 40′');
});

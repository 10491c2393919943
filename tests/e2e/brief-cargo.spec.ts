import type { Page } from '@playwright/test';
import { newSender } from '../support/desk-requests.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const field = (page: Page, name: string) => page.locator(`[name="shipment.${name}"]`);

async function openDetails(page: Page) {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByRole('tab').nth(3).click();
}

async function chooseMode(page: Page, mode: string) {
  await page.locator('.cargo-mode summary').click();
  await field(page, 'mode').selectOption(mode);
}

async function fillRow(page: Page, index: number, row: Record<string, string>) {
  for (const [name, value] of Object.entries(row)) await field(page, `pieces.${index}.${name}`).fill(value);
}

const pallets = { quantity: '12', weight: '95', length: '120', width: '80', height: '100' };
const boxes = { quantity: '5', weight: '20', length: '40', width: '30', height: '30' };

test.describe('the shipment details on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('show a whole weight, and “or” only between two groups', async ({ page }) => {
    await openDetails(page);
    const weight = field(page, 'containers.0.weightKg');
    expect((await weight.boundingBox())?.width).toBeGreaterThan(110);
    await expect(page.locator('.cargo-or')).toBeVisible();
    await chooseMode(page, 'air');
    await expect(weight).toBeHidden();
    await expect(page.locator('.cargo-or')).toBeHidden();
  });

  test('add up the pieces, appear in the summary, and reach the desk', async ({ page }) => {
    const sender = newSender();
    await openDetails(page);
    await chooseMode(page, 'air');
    await fillRow(page, 0, pallets);
    await page.getByRole('button', { name: 'Add a row' }).click();
    await expect(field(page, 'pieces.1.quantity')).toBeFocused();
    await fillRow(page, 1, boxes);
    await field(page, 'from.text').fill('Coatepec, Mexico');
    const total = page.getByRole('status').filter({ hasText: 'Total' });
    await expect(total).toContainText('17 pieces · 1,240 kg · 11.7 m³');
    await expect(total).toContainText('Chargeable by air: 1,950 kg.');
    await expect(page.getByRole('region', { name: 'Your request so far' })).toContainText('1,240 kg');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: 'Remove Row 2' }).click();
    await expect(total).toContainText('12 pieces · 1,140 kg');
    await page.getByRole('tab').nth(0).click();
    await page.locator('[name="email"]').fill(sender.email);
    await page.getByRole('tab').nth(3).click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused();

    await signInAsOwner(page);
    const found = await (await page.request.get(`/api/v1/desk/leads?text=${sender.email}`)).json();
    const lead = await (await page.request.get(`/api/v1/desk/leads/${found.leads[0].id}`)).json();
    expect(JSON.stringify(lead)).toContain('Coatepec, Mexico');
    expect(lead.answers.shipment).toEqual({
      version: 1,
      mode: 'air',
      from: { text: 'Coatepec, Mexico' },
      pieces: [{ quantity: 12, weight: 95, length: 120, width: 80, height: 100 }],
    });
  });
});

test('a place is chosen by keys and sent with its code; typing on removes the code', async ({ page }) => {
  await openDetails(page);
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  const options = page.getByRole('listbox', { name: 'From', exact: true }).getByRole('option');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  // A name in another language and without its accents.
  await from.pressSequentially('veracruz mexico');
  await expect(options.first()).toContainText('MXVER');
  await expect(page.getByRole('status').filter({ hasText: /suggestion/ })).toBeAttached();
  await expect(from).toHaveAttribute('aria-expanded', 'true');
  await expect(options.and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
  await from.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const activeId = (await options.first().getAttribute('id')) ?? '';
  await expect(from).toHaveAttribute('aria-activedescendant', activeId);
  await from.press('Enter');
  await expect(from).toHaveValue(/^Veracruz.*\(MXVER\)$/);
  await expect(from).toBeFocused();
  await expect(field(page, 'from.code')).toHaveValue('MXVER');
  await expect(options).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'from.code')).toHaveValue('MXVER');
  await from.pressSequentially('!');
  await expect(field(page, 'from.code')).toHaveValue('');
});

test('the lane in the words of a cargo fills the empty ends, and reaches the draft', async ({ page }) => {
  await openDetails(page);
  const cargo = page.locator('[name="productToExport"]');
  await expect(field(page, 'to.code')).toHaveCount(1);
  await cargo.fill('320 bags of coffee from Cartagena to Houston');
  await cargo.press('Tab');
  await expect(field(page, 'from.text')).toHaveValue(/^Cartagena/);
  await expect(field(page, 'to.text')).toHaveValue(/^Houston/);
  const summary = page.getByRole('region', { name: 'Your request so far' }).filter({ visible: true });
  await expect(summary).toContainText('Houston');
  // A field that the visitor empties stays empty.
  await field(page, 'to.text').fill('');
  await cargo.fill('330 bags of coffee from Cartagena to Houston');
  const read = page.waitForResponse('**/cargo-lane.json*');
  await cargo.press('Tab');
  await read;
  await page.reload();
  await hydrate(page);
  await expect(field(page, 'from.text')).toHaveValue(/^Cartagena/);
  await expect(field(page, 'to.text')).toHaveValue('');
});

test('mode and direction are worked out, and a contradiction is told where it arises', async ({ page }) => {
  const sender = newSender();
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.locator('[name="email"]').fill(sender.email);
  await page.locator('[name="service"]').selectOption('sea-freight');
  await page.getByRole('tab').nth(3).click();
  await expect(page.locator('.cargo-mode summary')).toContainText('By sea');
  await field(page, 'from.text').fill('Santa Marta, Colombia');
  await field(page, 'to.text').fill('Houston, TX');
  await field(page, 'containers.0.quantity').fill('1');
  await expect(page.locator('.cargo-mode summary')).toContainText('By sea, full container · US import');
  // No more than this is asked at first sight, and no more than 30 controls in all.
  const controls = page
    .getByRole('tabpanel')
    .locator('a, button, input:not([type="hidden"]), select, textarea, summary');
  const visible = controls.filter({ visible: true });
  expect(await visible.count()).toBeLessThanOrEqual(14);
  await page.getByText('More details').click();
  expect(await visible.count()).toBeLessThanOrEqual(30);

  await chooseMode(page, 'air');
  await field(page, 'direction').selectOption('export');
  const note = (text: string) => page.getByRole('tabpanel').getByText(text);
  await expect(note('The service is sea freight, but the mode is air.')).toBeVisible();
  await expect(note('Containers are listed, but the mode is air.')).toBeVisible();
  await expect(note('by its places the route is “US import”')).toBeVisible();
  await field(page, 'mode').selectOption('');
  await field(page, 'direction').selectOption('');
  await expect(note('The service is sea freight')).toBeHidden();
  const sent = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  expect((await sent).postDataJSON().shipment).toMatchObject({ mode: 'fcl', direction: 'import' });
});

test('alcohol is asked about for a sea service too, once the goods are some', async ({ page }) => {
  await page.goto('/clientbriefform?service=sea-freight');
  await hydrate(page);
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.getByText('More details').click();
  await expect(page.getByText('Tequila, rum, whiskey and other spirits above 24%')).toBeVisible();
  await expect(field(page, 'alcohol.abv')).toBeHidden();
  await page.locator('[name="productToExport"]').fill('100 cases of tequila');
  await expect(field(page, 'alcohol.abv')).toBeVisible();
});

withoutScripts('without scripts, have four rows of pieces, and are sent', async ({ page }) => {
  await page.goto('/clientbriefform');
  await chooseMode(page, 'lcl');
  await fillRow(page, 3, { ...boxes, quantity: 'five' });
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Row 4: Quantity');
  await expect(page.getByRole('main')).toContainText('five');
});

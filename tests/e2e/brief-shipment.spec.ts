import type { Page } from '@playwright/test';
import { shipmentStringsIn } from '../../src/features/cargo/shipment-lines.ts';
import { newSender } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const field = (page: Page, name: string) => page.locator(`[name="shipment.${name}"]`);
const group = (page: Page, title: string) => page.locator('.shipment summary', { hasText: title });

/** Opens the brief on its last part, and the group of a title in its details. */
async function openGroup(page: Page, title: string) {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByRole('tab').nth(3).click();
  await group(page, 'Add shipment details').click();
  await group(page, title).click();
}

/** The field of a place once it suggests places: what is filled in before is not looked for. */
const liveField = (page: Page, name: string) => field(page, name).and(page.getByRole('combobox'));

async function fillRow(page: Page, index: number, row: Record<string, string>) {
  for (const [name, value] of Object.entries(row)) await field(page, `pieces.${index}.${name}`).fill(value);
}

const pallets = { quantity: '12', weight: '95', length: '120', width: '80', height: '100' };
const boxes = { quantity: '5', weight: '20', length: '40', width: '30', height: '30' };

test.describe('the shipment details on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('add up the pieces, appear in the summary, and reach the desk', async ({ page }) => {
    const sender = newSender();
    await openGroup(page, 'Pieces and weights');
    await fillRow(page, 0, pallets);
    await page.getByRole('button', { name: 'Add a row' }).click();
    await expect(field(page, 'pieces.1.quantity')).toBeFocused();
    await fillRow(page, 1, boxes);
    await group(page, 'Route and Incoterms').click();
    await field(page, 'mode').selectOption('air');
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
    await expect(page.getByRole('region', { name: 'Your request is with us.' })).toBeFocused();

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

test('a draft with more rows than the page has comes back, and so does an edit of it', async ({ page }) => {
  await openGroup(page, 'Pieces and weights');
  for (let index = 0; index < 6; index++) {
    if (index > 0) await page.getByRole('button', { name: 'Add a row' }).click();
    await fillRow(page, index, { ...boxes, quantity: String(index + 1) });
  }
  await page.getByLabel('Pieces: I don’t know yet').check();
  await page.reload();
  await expect(field(page, 'pieces.5.quantity')).toHaveValue('6');
  await expect(field(page, 'pieces.1.quantity')).toHaveValue('2');
  await expect(page.getByRole('status').filter({ hasText: '21 pieces' })).toBeVisible();
  await page.locator('[name="referenceNumber"]').fill('PO-77');
  await page.getByRole('button', { name: 'Remove Row 6' }).click();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '15 pieces' })).toBeVisible();
  await expect(page.locator('[name="referenceNumber"]')).toHaveValue('PO-77');
  await expect(page.getByLabel('Pieces: I don’t know yet')).toBeChecked();
});

test('an amount with two readings, and dates that contradict each other, are said once they are left', async ({
  page,
}) => {
  await openGroup(page, 'Pieces and weights');
  const amount = field(page, 'grossKg');
  await amount.fill('1.200');
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(/This can be read as 1200 or as 1\.2\./);
  await amount.fill('1200');
  await expect(page.getByText('This can be read as')).toHaveCount(0);
  await group(page, 'Ready, needed by').click();
  await field(page, 'readyOn').fill('2026-12-10');
  await field(page, 'deliverBy').fill('2026-12-05');
  await expect(page.getByText('Before the day on which the cargo is ready')).toBeVisible();
  await field(page, 'deliverBy').fill('2026-12-12');
  await expect(page.getByText('Before the day on which the cargo is ready')).toHaveCount(0);
});

test('a service shows its own details, and a VIN with a wrong check digit is a warning', async ({ page }) => {
  await openGroup(page, 'Vehicles');
  await field(page, 'vehicles.0.vin').fill('1HGCM82633A004353');
  await expect(page.getByText('The check digit does not match.')).toBeVisible();
  await field(page, 'vehicles.0.vin').fill('1HGCM82633A004352');
  await expect(page.getByText('The check digit does not match.')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  const hidden = await field(page, 'vehicles.0.vin').evaluate((vin) => vin.scrollWidth - vin.clientWidth);
  expect(hidden, 'of the 17 characters').toBeLessThanOrEqual(0);
  await page.getByRole('tab').nth(0).click();
  await page.locator('[name="service"]').selectOption('alcohol-wine-exports');
  await page.getByRole('tab').nth(3).click();
  await expect(group(page, 'Alcohol and wine')).toBeVisible();
  await expect(group(page, 'Storage')).toBeHidden();
  // What was opened stays, whatever the service.
  await expect(field(page, 'vehicles.0.vin')).toHaveValue('1HGCM82633A004352');
});

test('containers are not charged by weight or measure', async ({ page }) => {
  await openGroup(page, 'Pieces and weights');
  await fillRow(page, 0, pallets);
  await page.getByRole('tab').nth(0).click();
  await page.locator('[name="service"]').selectOption('sea-freight');
  await page.getByRole('tab').nth(3).click();
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await expect(total).toContainText('Chargeable by sea, LCL: 11.52 W/M.');
  await group(page, 'Containers').click();
  await field(page, 'containers.0.quantity').fill('1');
  await expect(total).not.toContainText('Chargeable');
});

test('a place is chosen with the keys and sent with its code; typing on removes the code', async ({
  page,
}) => {
  await openGroup(page, 'Route and Incoterms');
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

test('Enter that chooses a place stays in the part that a calculator opened', async ({ page }) => {
  await page.goto('/clientbriefform?service=sea-freight&what=2+pallets&quantity=2&length=120');
  await hydrate(page);
  await group(page, 'Route and Incoterms').click();
  const from = liveField(page, 'from.text');
  await from.fill('Veracruz');
  await expect(page.getByRole('option').first()).toContainText('MXVER');
  await from.press('ArrowDown');
  await from.press('Enter');
  await expect(from).toHaveValue(/\(MXVER\)$/);
  await expect(from).toBeFocused();
});

test('suggestions are closed by Escape and by leaving the field, which keeps its text', async ({ page }) => {
  await openGroup(page, 'Route and Incoterms');
  const from = liveField(page, 'from.text');
  const list = page.locator('[id="brief-shipment.from.text-places"]');
  await from.fill('Rotterdam');
  await expect(list).toBeVisible();
  await from.press('Escape');
  await expect(list).toBeHidden();
  await from.press('ArrowDown');
  await expect(list).toBeVisible();
  await from.press('ArrowUp');
  await from.press('Tab');
  await expect(list).toBeHidden();
  await expect(from).toHaveValue('Rotterdam');
  await expect(field(page, 'from.code')).toHaveValue('');
  await expect(field(page, 'from.scope')).toBeFocused();
});

test('only the last search for places is answered', async ({ page }) => {
  await openGroup(page, 'Route and Incoterms');
  const held = Promise.withResolvers<void>();
  await page.route(/\/places\?q=hou/, async (route) => {
    await held.promise;
    // The page has given this search up.
    await route.continue().catch(() => {});
  });
  const from = liveField(page, 'from.text');
  const asked = page.waitForRequest(/\/places\?q=hou/);
  await from.fill('hou');
  await asked;
  await from.fill('Rotterdam');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('NLRTM');
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(first).toContainText('NLRTM');
});

test.describe('places on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  test('are chosen by touch', async ({ page }) => {
    await openGroup(page, 'Route and Incoterms');
    await liveField(page, 'to.text').fill('houston');
    const option = page.getByRole('option').filter({ hasText: 'USHOU' });
    await expect(option).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await option.tap();
    await expect(field(page, 'to.code')).toHaveValue('USHOU');
    await expect(field(page, 'to.text')).toBeFocused();
  });
});

test('that cannot be read are sent as they were typed', async ({ page }) => {
  await openGroup(page, 'Pieces and weights');
  await fillRow(page, 0, { ...pallets, length: '1,5' });
  await page.getByRole('tab').nth(0).click();
  await page.locator('[name="email"]').fill('ana@');
  await page.locator('[name="phone"]').fill('+52 229 555 0100');
  await page.getByRole('tab').nth(3).click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const receipt = page.getByRole('region', { name: 'Your request is with us.' });
  await expect(receipt).toBeFocused();
  await receipt.locator('a[href*="/requests/"]').last().click();
  await expect(page.getByText(shipmentStringsIn('en').lines.unread)).toBeVisible();
  await expect(page.getByText('ana@', { exact: true })).toBeVisible();
});

test('come with a page that was reached by a link, and again for the next request', async ({ page }) => {
  await page.goto('/aboutus');
  await hydrate(page);
  await page.getByRole('link', { name: 'Rate Request Form' }).first().click();
  await page.getByRole('tab').nth(3).click();
  await group(page, 'Add shipment details').click();
  await group(page, 'Goods').click();
  await field(page, 'hsCode').fill('0901.11');
  await page.getByRole('tab').nth(0).click();
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('tab').nth(3).click();
  const sent = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  expect((await sent).postDataJSON().shipment).toEqual({ hsCode: '0901.11' });
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('tab').nth(3).click();
  await expect(field(page, 'hsCode')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('have four rows of pieces, and are sent', async ({ page }) => {
    await page.goto('/clientbriefform');
    await group(page, 'Add shipment details').click();
    await group(page, 'Pieces and weights').click();
    await fillRow(page, 3, { ...boxes, quantity: 'five' });
    await page.locator('[name="email"]').fill('ana@example.com');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Row 4: Quantity');
    await expect(page.getByRole('main')).toContainText('five');
  });
});

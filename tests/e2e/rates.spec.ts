import type { Page } from '@playwright/test';
import { newSender, ok, openRequest, statusIn } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { importRates } from '../support/quote-editor.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (404|422)/ });

const titles = 'from,to,mode,charge,basis,container,cost,currency,minimum';

async function readFile(page: Page, name: string, lines: string[], vendor = 'Pacific Line'): Promise<void> {
  await page.goto('/desk/rates');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Vendor').fill(vendor);
  await chooseFile(page, lines);
  await page.getByRole('button', { name: 'Read file' }).click();
}

async function chooseFile(page: Page, lines: string[]): Promise<void> {
  await page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
}

test('a tariff is refused line by line, then read, confirmed and used', async ({ page, request }) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await readFile(page, name, [
    titles,
    'USHOU,FJSUV,fcl,freight,container,45G1,2350,USD,',
    'USHOU,Nowhere at all,fcl,freight,container,45G1,2350,USD,',
    'USHOU,FJSUV,fcl,freight,container,45G1,cheap,USD,',
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Nothing was imported. 2 cells are wrong.');
  await expect(alert.getByRole('listitem')).toHaveText([/^Line 3, to: /, /^Line 4, cost: /]);
  await expectNoFindings(page);

  await readFile(page, name, [
    titles,
    'USHOU,FJSUV,fcl,freight,container,45G1,2350,USD,',
    '"Houston, TX",FJSUV,fcl,documents,shipment,,75,USD,75.00',
  ]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /USHOU → FJSUV/ })).toHaveCount(2);
  const container = page.getByText('Per 40′ HC container');
  expect(await container.evaluate((note) => note.scrollWidth <= note.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(page.getByRole('row', { name: /Documentation/ })).toContainText('USD 75.00');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(statusIn(page, 'The rates are in use.')).toBeVisible();

  const sender = newSender();
  const place = (text: string, code: string) => ({ text, code, scope: 'port' });
  const shipment = {
    mode: 'fcl',
    from: place('Houston, US', 'USHOU'),
    to: place('Suva, Fiji', 'FJSUV'),
    containers: [{ type: '45G1', quantity: 1 }],
  };
  await ok(request.post('/api/v1/raterequestform', { data: { ...sender, shipment } }));
  await openRequest(page, sender);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('USD 2,425.00', {
      timeout: 500,
    });
  }).toPass();
});

const importSheet = (page: Page, name: string, lines: string[]) =>
  importRates(page, name, [titles, ...lines].join('\r\n'));

test('the next file of a vendor is mapped, compared and confirmed', async ({ page }) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await importSheet(page, name, [
    'USHOU,TOTBU,fcl,freight,container,45G1,2350,USD,',
    'USHOU,TOTBU,fcl,documents,shipment,,75,USD,',
  ]);
  const ofVendor = 'POL,POD,Box price,Internal';
  await readFile(page, name, [ofVendor, 'USHOU,TOTBU,cheap,A-17'], '');
  await expect(page.getByRole('heading', { name: 'What does each column hold?' })).toBeFocused();
  await expect(page.getByLabel('POL')).toHaveValue('from');
  await expect(page.getByLabel('Internal')).toHaveValue('');
  await expectNoFindings(page);
  await page.getByLabel('Box price').selectOption('cost:45G1');
  const forAll = page.getByRole('group', { name: 'For all lines' });
  await forAll.getByLabel('Mode').selectOption('fcl');
  await forAll.getByLabel('Charge').selectOption('freight');
  await page.getByRole('button', { name: 'Read file' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await chooseFile(page, [ofVendor, 'USHOU,TOTBU,2585,A-17']);
  await expect(alert.getByRole('listitem')).toHaveText(/^Line 2, Box price: /);
  await expect(page.getByLabel('Box price')).toHaveValue('cost:45G1');
  await page.getByRole('button', { name: 'Read file' }).click();

  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference).toContainText('Largest rise: +10% (line 1).');
  await expect(difference.getByRole('row', { name: /USHOU → TOTBU/ })).toContainText('USD 2,585.00');
  await difference.getByRole('link', { name: /^Removed/ }).click();
  await expect(difference.getByRole('row', { name: /Documentation/ })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(statusIn(page, 'The rates are in use.')).toBeVisible();
});

test('a former sheet is used again, and a sheet taken out of use', async ({ page }) => {
  const name = `Rates ${Date.now()}`;
  const sheet = page.getByRole('link', { name });
  await signInAsOwner(page);
  await importSheet(page, name, ['USHOU,WSAPW,fcl,documents,shipment,,75,USD,']);
  await importSheet(page, name, ['USHOU,WSAPW,fcl,freight,container,45G1,2585,USD,']);
  await page.goto('/desk/rates');
  await page.locator('summary', { hasText: 'Former sheets' }).click();
  await page.getByRole('table', { name: 'Former sheets' }).getByRole('link', { name }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rates-.*\.csv$/);
  await page.getByRole('link', { name: 'Compare with the sheet in use' }).click();
  await page
    .getByRole('region', { name: 'Difference' })
    .getByRole('link', { name: /^Removed/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'Difference' }).getByRole('row', { name: /Freight/ }),
  ).toBeVisible();
  await page.locator('summary', { hasText: 'Other versions' }).click();
  await expect(page.getByRole('table', { name: 'Other versions' })).toContainText('In use');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Use again' }).click();
  await expect(statusIn(page, 'The rates are in use again.')).toBeVisible();
  await sheet.click();
  await expect(page.getByRole('row', { name: /Documentation/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take out of use' }).click();
  await expect(statusIn(page, 'The rates are no longer in use.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('a request is snoozed by key, and that is undone', async ({ page, request }) => {
  const clientName = `Snoozed ${Date.now()}`;
  await request.post('/api/v1/raterequestform', {
    data: { clientName, email: `snoozed${Date.now()}@example.com`, service: 'sea-freight' },
  });
  await signInAsOwner(page);
  const { leads } = await (
    await page.request.get(`/api/v1/desk/leads?text=${encodeURIComponent(clientName)}`)
  ).json();
  await page.goto(`/desk/requests/${leads[0].id}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('button', { name: 'Follow up None' })).toBeVisible();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Follow up' });
  await dialog.getByLabel('Another day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a day within a year.').first()).toBeVisible();
  const snooze = async () => {
    await page.keyboard.press('s');
    await dialog.getByRole('button', { name: /^Next business day/ }).click();
    await expect(page.getByRole('button', { name: /^Follow up \w{3}, / })).toBeVisible();
  };
  await snooze();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Follow up None' })).toBeVisible();
  await snooze();
  await expectNoFindings(page);
});

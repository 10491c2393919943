import type { Page } from '@playwright/test';
import { newSender, ok, openRequest } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { importRates } from '../support/quote-editor.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (404|422)/ });

const titles = 'from,to,mode,charge,basis,container,cost,currency,minimum';

async function readFile(page: Page, name: string, lines: string[], vendor = 'Pacific Line'): Promise<void> {
  await page.goto('/desk/rates/import');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Vendor').fill(vendor);
  await chooseFile(page, lines);
  await page.getByRole('button', { name: 'Read file' }).click();
}

/** A term that all lines of a sheet have. */
const fact = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

async function chooseFile(page: Page, lines: string[]): Promise<void> {
  await page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
}

test('a tariff is read, its places asked for, its wrong lines left out, and it is confirmed and used', async ({
  page,
  request,
}) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await readFile(page, name, [
    titles,
    'USHOU,FJSUV,fcl,freight,container,45G1,2350,USD,',
    'USHOU,Nowhere at all,fcl,freight,container,45G1,2350,USD,',
    'USHOU,FJSUV,fcl,freight,container,45G1,cheap,USD,',
  ]);
  await expect(page.getByRole('heading', { name: 'What does this file mean?' })).toBeFocused();
  await page.getByLabel('Nowhere at all').fill('FJLTK');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Read file' }).click();
  const leftOut = page.getByRole('region', { name: 'Not imported' });
  await leftOut.getByText('cost: ').click();
  await expect(leftOut).toContainText('cheap on line 4');
  await expect(page.getByRole('row', { name: /USHOU → .*FJ/ })).toHaveCount(2);
  await expectNoFindings(page);
  // Nothing is used before it was seen.
  await page.getByRole('button', { name: 'Use 2 lines, leave 1 out' }).click();
  await expect(page.getByLabel('I have seen what is left out.')).toBeFocused();
  await page.getByRole('button', { name: 'Delete sheet' }).click();

  await readFile(page, name, [
    titles,
    'USHOU,FJSUV,fcl,freight,container,45G1,2350,USD,',
    '"Houston, TX",FJSUV,fcl,documents,shipment,,75,USD,75.00',
    'USHOU,*,fcl,origin-terminal,shipment,,0,USD,',
    '*,FJSUV,fcl,destination-terminal,shipment,,0,USD,',
  ]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /Houston USHOU → Suva FJSUV/ })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: '40′ HC' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(page.getByRole('row', { name: /Documentation/ })).toContainText('75.00');
  await expect(fact(page, 'Currency')).toHaveText('USD');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByText('The rates are in use.')).toBeFocused();

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
      timeout: 5_000,
    });
  }).toPass();
});

test('a file of an agent is guessed, what is missing is said at its place, and its sheet has a column for each container', async ({
  page,
}) => {
  const name = `Agent ${Date.now()}`;
  await signInAsOwner(page);
  await page.goto('/desk/rates/import');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Read file' }).click();
  const file = page.getByLabel('CSV or XLSX file');
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription('Choose a CSV or XLSX file.');
  await readFile(page, name, [
    'Carrier,Origin,Destination,Mode,Equipment,Currency,Rate,THC Origin,BAF,Doc fee,Transit,Valid from,Valid to',
    'Line A,Cartagena,Houston,Sea,20DC,USD,1120,160,95,60,9,2026-11-01,2099-12-31',
    'Line A,Cartagena,Houston,Sea,40HC,USD,1780,160,140,60,9,2026-11-01,2099-12-31',
  ]);
  const forAll = page.getByRole('group', { name: 'For all lines' });
  await expect(forAll.getByLabel('Charge')).toHaveValue('freight');
  await expect(forAll.getByLabel('Basis')).toHaveAccessibleDescription('Guessed from the file');
  await expect(page.getByLabel('Unit of “BAF”')).toHaveValue('container');
  await page.getByRole('button', { name: /^\d+ more columns$/ }).click();
  await expect(page.getByLabel('Valid to', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'COCTG (Colombia) for Cartagena' }).click();
  await expect(page.getByLabel('Cartagena', { exact: true })).toHaveValue('COCTG');
  await page.getByRole('button', { name: 'Read file' }).click();
  const unit = page.getByLabel('Unit of “Doc fee”');
  await expect(unit).toBeFocused();
  await expect(unit).toHaveAccessibleDescription('Choose one.');
  await expectNoFindings(page);
  await unit.selectOption('bill-of-lading');
  await page.getByRole('button', { name: 'Read file' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const rowOf = (text: RegExp) => page.getByRole('table', { name: 'Lines' }).getByRole('row', { name: text });
  await expect(page.getByRole('columnheader')).toHaveText(['Cost by container', '20′', '40′ HC']);
  await expect(rowOf(/^Freight/)).toHaveText('Freight1,120.001,780.00');
  await expect(rowOf(/^Origin terminal/)).toContainText('160.00160.00');
  await expect(rowOf(/^Documentation/)).toHaveText('DocumentationPer B/L60.00');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Delete sheet' }).click();
});

test('the same problem of many lines is said once', async ({ page }) => {
  await signInAsOwner(page);
  await readFile(page, `Wrong ${Date.now()}`, [
    titles,
    ...Array.from({ length: 6 }, () => 'USHOU,FJSUV,rocket,freight,container,45G1,2350,USD,'),
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('listitem')).toHaveText(
    'Lines 2–7, mode: this is not one of the choices (rocket)',
  );
  await expectNoFindings(page);
});

const importSheet = (page: Page, name: string, lines: string[]) =>
  importRates(page, name, [titles, ...lines].join('\r\n'), []);

test('the next file of a vendor is mapped, compared and confirmed', async ({ page }) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await importSheet(page, name, [
    'USHOU,TOTBU,fcl,freight,container,45G1,2350,USD,',
    'USHOU,TOTBU,fcl,documents,shipment,,75,USD,',
  ]);
  const ofVendor = 'POL,POD,Box price,Internal';
  await readFile(page, name, [ofVendor, 'USHOU,TOTBU,cheap,A-17'], '');
  await expect(page.getByRole('heading', { name: 'Check the columns' })).toBeFocused();
  await expect(page.getByLabel('POL')).toHaveValue('from');
  await expect(page.getByLabel('Internal')).toHaveValue('');
  await expect(page.getByRole('table', { name: 'First lines of the file' })).toContainText('A-17');
  await expect(page.getByText('No column holds a price yet', { exact: false })).toBeVisible();
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
  await expect(difference.getByRole('row', { name: /USHOU → .*TOTBU/ })).toContainText('USD 2,585.00');
  await difference.getByRole('link', { name: /^Removed/ }).click();
  await expect(difference.getByRole('row', { name: /Documentation/ })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByText('The rates are in use.')).toBeFocused();
});

test('j and k move between the sheets that are in use', async ({ page }) => {
  await signInAsOwner(page);
  const name = `Rates ${Date.now()}`;
  await importRates(page, name, `${titles}\nUSHOU,FJSUV,fcl,freight,container,45G1,2350,USD,`);
  await page.goto('/desk/rates');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const links = page.locator('main [data-row-link]:visible');
  await page.keyboard.press('k');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.last()).toBeFocused();
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
  await expect(page.getByText('The rates are in use again.')).toBeFocused();
  await expect(page.getByRole('row', { name: /Documentation/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop using' }).click();
  await expect(page.getByText('The rates are no longer in use.')).toBeFocused();
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

test('a line is added to a sheet without a file, and confirmed', async ({ page }) => {
  const name = `Line ${Date.now()}`;
  await signInAsOwner(page);
  await readFile(page, name, [titles, 'USHOU,FJSUV,fcl,freight,container,45G1,2350,USD,']);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByText('The rates are in use.')).toBeFocused();
  await page.locator('summary', { hasText: 'Add a line' }).click();
  await page.getByLabel('From', { exact: true }).fill('USHOU');
  await page.getByLabel('To', { exact: true }).fill('Nowhere at all');
  await page.getByLabel('Charge', { exact: true }).last().selectOption('documents');
  await page.getByLabel('Basis', { exact: true }).selectOption('shipment');
  await page.getByLabel('Rate', { exact: true }).fill('75');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByText(/No place has this code or name/).first()).toBeVisible();
  await expectNoFindings(page);
  await expect(page.getByLabel('Rate', { exact: true })).toHaveValue('75');
  await page.getByLabel('To', { exact: true }).fill('FJSUV');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByText('The line is added. Check and confirm the sheet.')).toBeFocused();
  await expect(page.getByRole('row', { name: /Documentation/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByText('The rates are in use.')).toBeFocused();
  await expect(fact(page, 'Lines')).toHaveText('2');
  await page.getByRole('button', { name: 'Stop using' }).click();
  await expect(page.getByText('The rates are no longer in use.')).toBeFocused();
});

test('a sheet of several lanes, carriers and charges fits, with its money in view', async ({ page }) => {
  const name = `Wide ${Date.now()}`;
  const columns =
    'from,to,mode,carrier,via,charge,text,basis,container,rate,rate_45,rate_1000,cost,currency,minimum,minimum_cost,valid_from,valid_until,transit_days';
  const long = 'Handling of cargo that is delivered to the warehouse after the closing time';
  await signInAsOwner(page);
  await importRates(
    page,
    name,
    [
      columns,
      'COCTG,USHOU,fcl,Andes Line,,freight,,container,45G1,2515,,,1980.5,USD,,,2020-01-01,2020-12-31,7-14',
      `COCTG,USHOU,fcl,Andes Line,,other,${long},bill-of-lading,,75,,,60,USD,75,60,2020-01-01,2099-12-31,7-14`,
      'MIA,BOG,air,Southern Cross Air Cargo,MEX,freight,,chargeable-kg,,3.25,2.95,2.4,2.1,USD,120,95,2020-01-01,2099-06-30,1-3',
      'COCTG,USHOU,lcl,Andes Line,USMIA,freight,,weight-measure,,95,,,70,EUR,95,70,2020-01-01,2099-12-31,12',
    ].join('\r\n'),
    [],
  );
  await page.goto('/desk/rates');
  await expect(page.getByRole('row', { name })).toContainText('1 of 4 lines expired');
  await page.getByRole('link', { name }).click();
  const lines = page.getByRole('table', { name: 'Lines' });
  await expect(lines.getByRole('row', { name: /COCTG → .*USHOU/ })).toHaveCount(2);
  await expect(lines.getByRole('row', { name: /2,515\.00/ })).toContainText('expired on Dec 31, 2020');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCutOff(page);
    for (const money of [/2,515\.00/, /1,980\.50/, /95\.00$/]) {
      const cell = lines.getByText(money).first();
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toBeInViewport({ ratio: 1 });
    }
    // Scrolling down alone brought them into view.
    expect(await page.evaluate(() => scrollX)).toBe(0);
  }
  await expectNoFindings(page);
});

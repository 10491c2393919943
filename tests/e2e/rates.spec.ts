import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of (404|422)/ });

const titles = 'from,to,mode,charge,basis,container,rate,currency,minimum';

async function chooseSheet(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/desk/rates');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('CSV file').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles, ...lines].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Read file' }).click();
}

test('a rate sheet is refused line by line, read, confirmed, proposed and deleted', async ({ page }) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await chooseSheet(page, name, [
    'USHOU,BRSSZ,fcl,freight,container,45G1,2350,USD,',
    'USHOU,Nowhere at all,fcl,freight,container,45G1,2350,USD,',
    'USHOU,BRSSZ,fcl,freight,container,45G1,cheap,USD,',
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Nothing was imported.');
  await expect(alert.getByRole('listitem')).toHaveText([/^Line 3, to: /, /^Line 4, rate: /]);
  await expectNoFindings(page);

  await chooseSheet(page, name, [
    'USHOU,BRSSZ,fcl,freight,container,45G1,2350,USD,',
    '"Houston, TX",BRSSZ,fcl,documents,shipment,,75,USD,75.00',
  ]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /USHOU → BRSSZ/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Documentation/ })).toContainText('USD 75.00');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByRole('main').getByText('The rates are in use.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name })
      .click()
      .then(() => page.getByRole('link', { name: 'Export as CSV' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rates-.*\.csv$/);
  await page.getByRole('button', { name: 'Delete sheet' }).click();
  await expect(page.getByRole('main').getByText('Rate sheet deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
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

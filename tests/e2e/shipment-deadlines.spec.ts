import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { day, enter, openShipment, report, saved } from '../support/shipment-page.ts';

// A departure without the ITN is refused.
test.use({ expectedProblems: /status of 422/ });

test('a clerk adds the usual deadlines, gives one a time and an owner, and files the export', async ({
  page,
}) => {
  await openShipment(page);
  await page.getByLabel('Departs').fill(day(5));
  await enter(page, 'Arrives', day(20));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(5));
  const deadlines = page.getByRole('region', { name: 'Deadlines' });
  // Each form lists the names of all kinds.
  const named = (name: string) => page.getByRole('paragraph').filter({ hasText: name });
  const row = (name: string) => deadlines.getByRole('listitem').filter({ has: named(name) });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(row('AES filing (ITN)').getByRole('time')).toBeVisible();
  await expect(deadlines.locator('summary').first()).toHaveText(/^Next deadline: .* · \d without a date$/);
  await expect(row('Cargo (CY) cut-off')).toContainText('Carrier’s cut-off not entered');
  await expect(deadlines.getByRole('button', { name: /Add the usual deadlines/ })).toHaveCount(0);

  // The carrier's cut-off, by keyboard.
  const cutoff = row('Cargo (CY) cut-off');
  await cutoff.locator('summary').focus();
  await page.keyboard.press('Enter');
  await cutoff.getByLabel('Owner').selectOption({ index: 1 });
  const owner = await cutoff
    .getByLabel('Owner')
    .evaluate((field) => (field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : ''));
  await cutoff.getByLabel('Date and time', { exact: true }).fill(day(3));
  await cutoff.getByLabel('Date and time, time').fill('17:00');
  await cutoff.getByLabel('Date and time, time').press('Enter');
  await expect(cutoff.getByRole('time')).toContainText(/5:00\sPM/);
  await expect(cutoff.getByRole('paragraph').filter({ hasText: owner })).toHaveCount(1);

  // The number that is missing stops the departure, and meets its deadline.
  await report(page, 'Actual', 'Departed', day(-1));
  await expect(
    page.getByRole('alert').filter({ hasText: 'needs its ITN before it is loaded or departs' }).first(),
  ).toBeVisible();
  await page.getByLabel('Reference 1: Kind').selectOption('itn');
  await enter(page, 'Reference 1: Number', 'X20261127123456');
  await expect(page.getByText('References saved').first()).toBeVisible();
  await expect(row('AES filing (ITN)')).toHaveCount(0);
  await report(page, 'Actual', 'Departed', day(-1));
  await expect(saved(page)).toBeVisible();
  await deadlines.getByText(/^Done \(/).click();
  await expect(deadlines.getByRole('button', { name: 'Not done AES filing (ITN)' })).toBeVisible();

  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNothingCutOff(page);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { day, enter, openMilestone, openShipment, report, saved } from '../support/shipment-page.ts';

test.use({ expectedProblems: /status of (409|422)/ });

/** Opens a shipment that is planned to depart in 5 days and to arrive in 20. */
async function openPlan(page: Page): Promise<void> {
  await openShipment(page);
  await page.getByLabel('Departs').fill(day(5));
  await enter(page, 'Arrives', day(20));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(5));
}

const line = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a departure that slips moves later milestones unless the box is cleared', async ({ page }) => {
  await openPlan(page);
  const question = page.getByRole('checkbox', { name: /later milestones by 3 days too \(Arrived/ });
  await openMilestone(page, 'Departed');
  await line(page, 'Estimated: Departed').fill(day(8));
  await expect(question).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /Arrived/ })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingCutOff(page);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A delay needs its reason; the question stays.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose why' }).first()).toBeVisible();
  await line(page, 'Reason for delay: Departed').selectOption('rolled');
  await expect(question).toBeChecked();
  await line(page, 'Estimated: Departed').press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(line(page, 'Estimated: Arrived')).toHaveValue(day(23));
  await expect(line(page, 'Planned: Arrived')).toHaveValue(day(20));
  await expect(page.getByText(/later milestones were moved too/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(line(page, 'Estimated: Arrived')).toHaveValue('');
  await expect(line(page, 'Estimated: Departed')).toHaveValue('');
});

test('what is not saved stays marked while others are saved, and leaving asks', async ({ page }) => {
  await openShipment(page);
  const number = page.getByLabel('Reference 2: Number');
  await page.getByLabel('Reference 2: Kind').selectOption('container');
  await number.fill('MSKU 90703');
  await number.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  const references = page.getByRole('region', { name: 'References' });
  await report(page, 'Actual', 'Booked', day(-1));
  await expect(saved(page)).toBeVisible();
  await expect(number).toHaveValue('MSKU 90703');
  await expect(references.getByText('Not saved', { exact: true })).toBeVisible();

  const asked: string[] = [];
  let leaves = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (leaves ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('link', { name: /^Request RR-/ }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(number).toHaveValue('MSKU 90703');

  // A wrong check digit is saved, with the numbers beside it.
  await number.fill('MSKU 907032 4');
  await page.getByLabel('Reference 1: Kind').selectOption('booking');
  await enter(page, 'Reference 1: Number', 'EBKG1234567');
  await expect(page.getByText('References saved').first()).toBeVisible();
  await expect(references.getByText('the check digit is wrong')).toBeVisible();
  await expect(references.getByText('Not saved', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Reference 1: Number')).toHaveValue('EBKG1234567');
  await expect(page.getByLabel('Reference 3: Number')).toHaveValue('');
  await expectNoFindings(page);

  await openMilestone(page, 'Booked');
  await line(page, 'Comment for the customer: Booked').fill('Sailing on Friday');
  leaves = true;
  await page.getByRole('link', { name: /^Request RR-/ }).click();
  await expect(page.getByRole('region', { name: 'Tracking' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a colleague who was faster costs nothing that was typed', async ({ page }) => {
  await openPlan(page);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await expect(colleague.locator('html')).toHaveAttribute('data-hydrated', '');
  await report(colleague, 'Actual', 'Booked', day(-2));
  await expect(saved(colleague)).toBeVisible();
  await colleague.close();
  const estimated = line(page, 'Estimated: Arrived');
  await report(page, 'Estimated', 'Arrived', day(19));
  await expect(
    page.getByRole('alert').filter({ hasText: 'changed this shipment first' }).first(),
  ).toBeVisible();
  await expect(line(page, 'Actual: Booked')).toHaveValue(day(-2));
  await expect(estimated).toHaveValue(day(19));
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(1);
  await estimated.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
  await expect(estimated).toHaveValue(day(19));
});

test('a save can be undone for ten seconds from its outcome on, however long it took', async ({ page }) => {
  await openPlan(page);
  await page.clock.install();
  const answered = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await answered.promise;
    await route.continue();
  });
  await report(page, 'Actual', 'Booked', day(-1));
  await page.clock.fastForward(12_000);
  answered.resolve();
  await expect(saved(page)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('z');
  await expect(line(page, 'Actual: Booked')).toHaveValue('');

  await report(page, 'Actual', 'Booked', day(-2));
  await expect(line(page, 'Actual: Booked')).toHaveValue(day(-2));
  await expect(page.getByText('Last milestoneBooked')).toBeVisible();
  await expect(undo).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(undo).toHaveCount(0);
});

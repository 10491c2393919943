import { pressOnceHydrated } from '../support/desk-requests.ts';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNoFindingsInLight, expectNothingCutOff } from '../support/page-checks.ts';
import {
  day,
  edit,
  enter,
  openMilestone,
  openShipment,
  report,
  saved,
  shipmentHeading,
  winRequest,
} from '../support/shipment-page.ts';

// Refused on purpose.
test.use({ expectedProblems: /status of (409|422)/ });

test('a clerk posts milestones by keyboard, and the customer follows them without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const sender = await winRequest(page);
  // One key begins it, the same one opens it.
  await page.keyboard.press('t');
  await expect(page.getByRole('link', { name: 'Open shipment' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(shipmentHeading(page)).toBeVisible();

  // A milestone of this moment takes one click.
  await page.getByRole('button', { name: 'Done now' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Milestones' })).toContainText('Last milestoneBooked');
  const underWay = page.getByText('Under way', { exact: true });
  await expect(underWay).toHaveCount(0);
  await edit(page, 'References');
  await page.getByLabel('Departs').fill(day(-10));
  await enter(page, 'Arrives', day(10));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(-10));
  await report(page, 'Actual', 'Departed', `${day(-10)} 04:20`);
  await expect(saved(page)).toBeVisible();
  await expect(underWay).toBeVisible();
  // The form is closed, and the next milestone has the focus: Enter opens it with its actual day.
  await expect(page.getByLabel('Actual: Departed', { exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Actual: Arrived', { exact: true })).toBeFocused();

  // A delay needs its reason.
  await report(page, 'Estimated', 'Arrived', day(14));
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose why' }).first()).toBeVisible();
  await page.getByLabel('Reason for delay: Arrived', { exact: true }).selectOption('port-congestion');
  await page.getByLabel('Estimated: Arrived', { exact: true }).press('Enter');
  await expect(page.locator('li[data-state="next"] summary')).toContainText('Port congestion');

  // A wrong check digit is a warning.
  await page.getByLabel('Reference 1: Kind').selectOption('container');
  await enter(page, 'Reference 1: Number', 'MSKU 907032 4');
  await expect(page.getByText('the check digit is wrong').first()).toBeVisible();
  await enter(page, 'Reference 1: Number', 'MSKU 907032 3');
  await expect(page.getByText('the check digit is wrong')).toHaveCount(0);
  await expectNoFindings(page);

  const visitor = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const customer = await visitor.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await customer.emulateMedia({ colorScheme });
    await customer.goto(`/es${sender.statusPage}`);
    const shipment = customer.getByRole('region', { name: /Su embarque/ });
    await expect(shipment.getByRole('img', { name: /Houston.*Santos/ })).toBeVisible();
    const line = shipment.getByRole('list', { name: 'Hitos' });
    await expect(line.getByRole('listitem').filter({ hasText: 'Completada: Salida' })).toContainText('4:20');
    await expect(line.locator('[aria-current="step"]')).toContainText('Llegada');
    // The delay is told once, beside what comes next.
    await expect(shipment.getByText('4 días después de lo programado')).toHaveCount(1);
    await expect(shipment.getByText('MSKU 907032 3')).toBeVisible();
  }

  // The choice about mails is a plain form.
  await customer.getByLabel(/Avisarme por correo/).uncheck();
  await customer.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(customer.getByText(/Ya no le enviamos correos/)).toBeVisible();
  await expect(customer.getByLabel(/Avisarme por correo/)).not.toBeChecked();
  await visitor.close();
  await page.reload();
  await expect(page.getByText('The customer is not e-mailed milestones.')).toBeVisible();

  // It is listed, and found by its container.
  await page.goto('/desk/shipments?text=msku9070323');
  await expect(page.getByRole('row').filter({ hasText: sender.clientName }).first()).toContainText(
    'Houston → Santos',
  );
  await pressOnceHydrated(page, 'j', 'Enter');
  await expect(shipmentHeading(page)).toBeVisible();
});

test('what was refused or is not saved yet stays while something else is saved', async ({ page }) => {
  await openShipment(page);
  await page.getByLabel('Departs').fill(day(-3));
  await enter(page, 'Arrives', day(20));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(-3));
  await report(page, 'Actual', 'Departed', day(9));
  const refused = page.getByLabel('Actual: Departed', { exact: true });
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await expect(refused).toBeFocused();
  await report(page, 'Actual', 'Booked', day(-5));
  await expect(saved(page)).toBeVisible();
  await openMilestone(page, 'Arrived');
  await page.getByLabel('Estimated: Arrived', { exact: true }).fill(day(19));
  await edit(page, 'Documents');
  const files = page.getByLabel('Files');
  const add = page.getByRole('button', { name: 'Add documents' });
  await files.setInputFiles({
    name: 'bill.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await add.click();
  await page.getByRole('alert').getByRole('link', { name: 'Files' }).click();
  await expect(files).toBeFocused();
  await files.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdf('b/l') });
  await add.click();
  await expect(page.getByText(/^bill\.pdf/)).toBeVisible();
  await expect(page.getByLabel('Estimated: Arrived', { exact: true })).toHaveValue(day(19));
  await expect(refused).toHaveValue(day(9));
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await report(page, 'Actual', 'Departed', day(-2));
  await expect(refused).not.toHaveAttribute('aria-invalid', 'true');
});

test('the page of a shipment holds at every width', async ({ page, browser, baseURL }) => {
  const { statusPage } = await openShipment(page);
  await page.getByLabel('Departs').fill(day(-3));
  await enter(page, 'Arrives', day(20));
  await expect(page.getByLabel('Planned: Departed', { exact: true })).toHaveValue(day(-3));
  // A file field and its button are larger under a finger.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingCutOff(page);
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  // Nearly always on another day than the office: the longest times.
  const visitor = await browser.newContext({ timezoneId: 'Pacific/Kiritimati', ...(baseURL && { baseURL }) });
  const customer = await visitor.newPage();
  for (const locale of ['', '/es', '/pt']) {
    await customer.goto(`${locale}${statusPage}`);
    for (const width of [320, 390, 1280]) {
      await customer.setViewportSize({ width, height: 800 });
      await expectNothingCutOff(customer);
      // The languages share the colors of the page.
      await (locale === '' ? expectNoFindings(customer) : expectNoFindingsInLight(customer));
    }
  }
  await visitor.close();
});

test('a pickup without KYC is asked once more, and then stands', async ({ page }) => {
  await openShipment(page);
  const milestones = page.getByRole('region', { name: 'Milestones' });
  const done = page.getByRole('button', { name: 'Done now' });
  for (const name of ['Booked', 'Empty container picked up']) {
    await done.click();
    await expect(milestones).toContainText(`Last milestone${name}`);
  }
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await done.click();
  expect(questions).toEqual([expect.stringMatching(/KYC is not accepted.*Collected/s)]);
  await expect(milestones).toContainText('Next milestoneCollected from shipper');
  page.once('dialog', (dialog) => dialog.accept());
  await done.click();
  await expect(milestones).toContainText('Last milestoneCollected from shipper');
});

test('a day of a milestone shows its year at every width', async ({ page }) => {
  await openShipment(page);
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openMilestone(page, 'Departed');
    for (const kind of ['Actual', 'Estimated', 'Planned']) {
      const box = await page.getByLabel(`${kind}: Departed`, { exact: true }).boundingBox();
      // Month, day and year with the button of the calendar.
      expect(box?.width).toBeGreaterThanOrEqual(124);
    }
  }
});

import { attachmentSamples } from '../support/attachments.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const [fileName, buffer] = attachmentSamples.pdf;

test.use({ expectedProblems: /status of 422 / });

test('a request by phone takes details and files, which a reload and a refusal keep', async ({ page }) => {
  await signInStaff(page, 'agent', 'Olga Ñ.');
  await page.goto('/desk/new');
  await hydrate(page);
  const from = page.locator('[name="shipment.from.text"]');
  const pieces = page.getByLabel('Pieces', { exact: true }).first();
  const enter = page.getByRole('button', { name: 'Enter request' });
  await page.getByLabel('Name', { exact: true }).fill('Carla of Santos');
  await page.locator('.cargo-mode summary').click();
  await page.locator('[name="shipment.mode"]').selectOption('air');
  // Only the customer can consent to calls and texts.
  await page.getByText('More details').click();
  await page.getByLabel('Contact me by').selectOption('phone');
  await expect(page.getByLabel('Best time')).toBeVisible();
  await expect(page.locator('[name="shipment.contact.calls"], [name="shipment.contact.texts"]')).toHaveCount(
    0,
  );
  await from.fill('A farm near Santos');
  await pieces.fill('many');
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer });
  const list = page.getByRole('list', { name: 'Files to send' });
  await expect(list).toContainText('Attached');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Carla of Santos');
  await expect(from).toHaveValue('A farm near Santos');
  await expect(pieces).toHaveValue('many');
  await expect(list).toContainText(fileName);

  await enter.click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: 'Row 1: Quantity' }).click();
  await expect(pieces).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Carla of Santos');
  await expect(from).toHaveValue('A farm near Santos');
  await pieces.fill('12');
  await page.getByLabel('Phone').fill('+55 13 5555 0100');
  await enter.click();
  await expect(page).toHaveURL(/\/desk\/requests\/[\w-]{36}/);
  await expect(page.getByRole('main')).toContainText('A farm near Santos');
  await expect(page.getByRole('link', { name: fileName }).first()).toBeVisible();

  await page.goto('/desk/new');
  await hydrate(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByText(fileName)).toHaveCount(0);
});

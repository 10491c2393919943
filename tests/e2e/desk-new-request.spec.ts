import { attachmentSamples } from '../support/attachments.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a request by phone (${javaScriptEnabled ? 'with' : 'without'} scripts)`, () => {
    test.use({ javaScriptEnabled, expectedProblems: /status of 422 / });

    test('is entered at the desk, and a refused one keeps what was typed', async ({ page }) => {
      await signInStaff(page, 'agent', 'Olga Ñ.');
      await page.goto('/desk');
      if (javaScriptEnabled) {
        await hydrate(page);
        await page.keyboard.press('p');
      } else {
        await page.getByRole('link', { name: 'New request' }).click();
      }
      await expect(page).toHaveURL('/desk/new');
      // The caller says the name first.
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.type('Bruno of Santos');
      await page.getByLabel('How it came').selectOption('By WhatsApp');
      await page.getByLabel('Where the goods are now').fill('Santos, next week');
      await page.getByRole('checkbox', { name: /answered it already/ }).check();
      await page.getByRole('button', { name: 'Enter request' }).click();
      await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/e-mail address or a phone number/);
      await expect(page.getByLabel('Where the goods are now')).toHaveValue('Santos, next week');
      await expect(page.getByLabel('How it came')).toHaveValue('whatsapp');
      await expect(page.getByRole('checkbox', { name: /answered it already/ })).toBeChecked();

      await page.getByLabel('Phone').fill('+55 13 5555 0100');
      await page.getByRole('button', { name: 'Enter request' }).click();
      await expect(page).toHaveURL(/\/desk\/requests\/[\w-]{36}/);
      const timeline = page.getByRole('list', { name: 'Timeline' });
      await expect(timeline).toContainText('Entered at the desk: By WhatsApp');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(timeline).toContainText('Answered: By WhatsApp');
      await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(
        'Bruno of Santos',
      );
    });
  });
}

test('Ctrl+Enter in a field enters the request, of which r logs a call where it has no e-mail address', async ({
  page,
}) => {
  await signInStaff(page, 'agent', 'Olga Ñ.');
  await page.goto('/desk/new');
  await hydrate(page);
  await page.getByLabel('Name', { exact: true }).fill('Bruno of Santos');
  await page.getByLabel('Phone').fill('+55 13 5555 0100');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/desk\/requests\/[\w-]{36}/);
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Entered at the desk');
  await page.keyboard.press('r');
  await expect(page.getByLabel('What was said')).toBeFocused();
  await page.keyboard.type('an answer');
  await expect(page.getByLabel('What was said')).toHaveValue('an answer');
});

const [fileName, buffer] = attachmentSamples.pdf;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a request by phone with a shipment (${javaScriptEnabled ? 'with' : 'without'} scripts)`, () => {
    test.use({ javaScriptEnabled, expectedProblems: /status of 422 / });

    test('takes details and files, which a reload and a refusal keep', async ({ page }) => {
      await signInStaff(page, 'agent', 'Olga Ñ.');
      await page.goto('/desk/new');
      if (javaScriptEnabled) await hydrate(page);
      const from = page.locator('[name="shipment.from.text"]');
      const pieces = page.getByLabel('Pieces', { exact: true }).first();
      const enter = page.getByRole('button', { name: 'Enter request' });
      await page.getByLabel('Name', { exact: true }).fill('Carla of Santos');
      await page.getByText('Add shipment details').click();
      await page.getByText('Route and Incoterms').click();
      await page.getByText('Pieces and weights').click();
      // Only the customer can consent to calls and texts.
      await page.getByText('How we reach you').click();
      await expect(page.getByLabel('Best time')).toBeVisible();
      await expect(
        page.locator('[name="shipment.contact.calls"], [name="shipment.contact.texts"]'),
      ).toHaveCount(0);
      await from.fill('A farm near Santos');
      await pieces.fill('many');
      await page
        .getByLabel('Files', { exact: true })
        .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer });
      if (javaScriptEnabled) {
        const list = page.getByRole('list', { name: 'Files to send' });
        await expect(list).toContainText('Attached');
        await page.reload();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Carla of Santos');
        await expect(from).toHaveValue('A farm near Santos');
        await expect(pieces).toHaveValue('many');
        await expect(list).toContainText(fileName);
      }

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
      if (javaScriptEnabled) await hydrate(page);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
      await expect(page.getByText(fileName)).toHaveCount(0);
    });
  });
}

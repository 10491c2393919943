import { attachmentSamples } from '../support/attachments.ts';
import { message, openNewRequest, timeline } from '../support/desk-request-page.ts';
import { pressOnceHydrated } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';

test('a reply takes a file, keeps it when taken back, and sends it', async ({ page, request }) => {
  await openNewRequest(page, request);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is in the file.');
  await page.getByText('Attach files', { exact: true }).click();
  const [name, buffer] = attachmentSamples.pdf;
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const list = page.getByRole('list', { name: 'Files to send' });
  await expect(list).toContainText('Attached');
  await message(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  await expect(list).toHaveCount(0);

  await page.keyboard.press('z');
  await expect(message(page)).toHaveValue('The rate is in the file.');
  await expect(list).toContainText('Attached');
  await expect(timeline(page).getByRole('link', { name })).toHaveCount(0);
  await message(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(timeline(page).getByRole('link', { name })).toBeVisible();
});

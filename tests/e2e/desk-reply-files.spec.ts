import { attachmentSamples } from '../support/attachments.ts';
import { openRequest, pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test('a reply takes a file, offers it again when it is taken back, and sends it', async ({
  page,
  request,
}) => {
  const { senders } = await sendRequests(request, 1);
  const [sender] = senders as [Sender];
  await signInStaff(page);
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'r');
  const message = page.getByLabel('Message');
  await message.fill('The rate is in the file.');
  await page.getByText('Attach files', { exact: true }).click();
  const [name, buffer] = attachmentSamples.pdf;
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const list = page.getByRole('list', { name: 'Files to send' });
  await expect(list).toContainText('Attached');
  await message.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByRole('link', { name })).toBeVisible();
  await expect(list).toHaveCount(0);

  await page.keyboard.press('z');
  await expect(message).toHaveValue('The rate is in the file.');
  await expect(list).toContainText('Attached');
  await expect(timeline.getByRole('link', { name })).toHaveCount(0);
  await message.focus();
  await page.keyboard.press('Control+Enter');
  await expect(timeline.getByRole('link', { name })).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { attachmentSamples } from '../support/attachments.ts';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const invoice = file('invoice.pdf', pdf('invoice 77', 300_000));
const photo = file('photo.jpg', attachmentSamples.jpeg[1]);
const webPage = file('page.pdf', Buffer.from('<html><script>alert(1)</script></html>'));

test.use({
  viewport: { width: 390, height: 844 },
  expectedProblems: /status of 422|ERR_INTERNET_DISCONNECTED/,
});

test.describe('files of a brief', () => {
  test('are uploaded at once, kept by a refused form, and downloaded from its page', async ({ page }) => {
    await page.goto('/clientbriefform?what=20 crates');
    await hydrate(page);
    await page.getByRole('tab', { name: 'Export' }).click();
    const input = page.getByLabel('Files', { exact: true });
    await input.setInputFiles([invoice, webPage, photo]);
    const list = page.getByRole('list', { name: 'Files to send' });
    await expect(list.getByText('Attached')).toHaveCount(2);
    await expect(list).toContainText('We cannot take this kind of file.');
    await page.getByRole('tab', { name: 'General Information' }).click();

    // A file that is not uploaded stops the form, which leads to it.
    await page.getByLabel('E-mail').fill('ana@example.com');
    const submit = page.getByRole('button', { name: 'Send now' });
    await submit.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('Files');
    await expect(page.getByText('page.pdf was refused.')).toHaveCount(1);
    await list.getByRole('button', { name: 'Remove page.pdf' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);

    // Uploaded files are there after a reload too.
    await page.reload();
    await expect(list.getByText('Attached')).toHaveCount(2);
    await page.getByRole('tab', { name: 'General Information' }).click();
    const sent = page.waitForRequest('**/api/v1/raterequestform');
    await submit.click();
    const body = (await sent).postDataJSON();
    expect(body.attachments).toHaveLength(2);
    expect(body.uploadKey).toMatch(/^[0-9a-f]{32}$/);
    await page.getByRole('link', { name: 'See the status' }).click();
    await page.getByText('Everything you sent').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'invoice.pdf' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('invoice.pdf');
    expect(readFileSync(await saved.path()).equals(invoice.buffer)).toBe(true);

    await page.goto('/clientbriefform');
    await hydrate(page);
    await expect(list).toHaveCount(0);
  });

  test('that a lost network stops are named, and uploaded once it is back', async ({ page, context }) => {
    await page.goto('/clientbriefform?what=20 crates');
    await hydrate(page);
    await page.getByRole('tab', { name: 'Export' }).click();
    await page.getByLabel('Files', { exact: true }).setInputFiles(invoice);
    const list = page.getByRole('list', { name: 'Files to send' });
    await expect(list.getByText('Attached')).toHaveCount(1);
    await context.setOffline(true);
    await page.getByLabel('Files', { exact: true }).setInputFiles(photo);
    await expect(list).toContainText('The connection was lost');
    await expect(list.getByText('Attached')).toHaveCount(1);
    await context.setOffline(false);
    await expect(list.getByText('Attached')).toHaveCount(2);
  });
});

test.describe('files of a brief without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are kept although the form is refused, and sent with it', async ({ page }) => {
    await page.goto('/clientbriefform');
    const input = page.getByLabel('Files', { exact: true });
    await page.getByLabel('Your name').fill('Ana Ruiz');
    await input.setInputFiles([invoice, webPage, photo]);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const kept = page.getByRole('checkbox');
    await expect(kept).toHaveCount(2);
    await expect(page.getByLabel('invoice.pdf')).toBeChecked();
    await expect(page.getByText(/page\.pdf: We cannot take this kind of file/).first()).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Ruiz');

    await page.getByLabel('photo.jpg').uncheck();
    await page.getByLabel('E-mail').fill('ana@example.com');
    await input.setInputFiles(file('packing list.xlsx', attachmentSamples.xlsx[1]));
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await page.getByText('Everything you sent').click();
    await expect(page.getByRole('link', { name: 'invoice.pdf' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'packing list.xlsx' })).toBeVisible();
    await expect(page.getByText('photo.jpg')).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { pdf, pictures } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const largest = 10 * 1024 * 1024;

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const input = (page: Page) => page.getByLabel('Files from this device');
const stored = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const onItsWay = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('button', { name: /Clear|Cancel/ }) });

async function open(page: Page) {
  await page.goto('/kyc');
  await hydrate(page);
}

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await signUpInBrowser(page);
  });

  test('takes several files of every type at once, and one again once', async ({ page }) => {
    await open(page);
    const content = pdf('Extract');
    await input(page).setInputFiles([
      file('Extract.pdf', content),
      file('Tax.jpg', pictures.jpeg),
      file('Logo.png', pictures.png),
      file('Passport.heic', pictures.heic),
    ]);
    for (const name of ['Extract.pdf', 'Tax.jpg', 'Logo.png', 'Passport.heic']) {
      await expect(stored(page, name)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /Clear|Cancel/ })).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await stored(page, 'Extract.pdf').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Extract.pdf');
    const stream = await download.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    expect(Buffer.concat(parts).equals(content)).toBe(true);

    await input(page).setInputFiles(file('Extract again.pdf', content));
    await expect(page.getByText('We already have Extract again.pdf; it is kept once.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(4);

    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'Dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    }, pdf('Dropped').toString('latin1'));
    await input(page).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(stored(page, 'Dropped.pdf')).toBeVisible();
  });

  test.describe('refused', () => {
    test.use({ expectedProblems: /status of (409|413|422|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

    test('each file that cannot be taken says why; the others are stored', async ({ page }) => {
      await open(page);
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url());
      });
      await input(page).setInputFiles([
        file('Page.pdf', Buffer.from('<!doctype html><p>no PDF')),
        file('Half.pdf', pdf('Half', 4000).subarray(0, 2500)),
        file('Huge.pdf', Buffer.alloc(largest + 1)),
        file('Empty.pdf', Buffer.alloc(0)),
        file('Good.pdf', pdf('Good')),
      ]);
      await expect(stored(page, 'Good.pdf')).toBeVisible();
      await expect(onItsWay(page, 'Page.pdf')).toContainText('not a PDF, JPEG, PNG or HEIC');
      await expect(onItsWay(page, 'Half.pdf')).toContainText('damaged, or did not arrive whole');
      await expect(onItsWay(page, 'Huge.pdf')).toContainText('larger than 10 MB');
      await expect(onItsWay(page, 'Empty.pdf')).toContainText('This file is empty.');
      await expect(page.getByRole('button', { name: /^Try .* again$/ })).toHaveCount(0);
      // A file that is too large is refused before it is sent.
      expect(posted).toHaveLength(3);
      await page.getByRole('button', { name: 'Clear Huge.pdf' }).click();
      await expect(onItsWay(page, 'Huge.pdf')).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear all', exact: true }).click();
      await expect(page.getByRole('button', { name: /Clear/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
    });
  });
});

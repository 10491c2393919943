import type { Page } from '@playwright/test';
import { pdf, pictures } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { keepAnswers, storeDocument, unfoldParts } from '../support/kyc-customer.ts';
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
  await unfoldParts(page);
}

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await signUpInBrowser(page);
  });

  test('several files at once, of every type, each as it was; one again is kept once, and one is dropped', async ({
    page,
  }) => {
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

  test('how much is sent is shown, and a file can be cancelled', async ({ page, context }) => {
    await open(page);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 256 * 1024,
    });
    await input(page).setInputFiles([
      file('Slow.pdf', pdf('Slow', 3 * 1024 * 1024)),
      file('Next.pdf', pdf('Next')),
    ]);
    const bar = page.getByRole('progressbar', { name: 'Upload of Slow.pdf' });
    await expect
      .poll(() => bar.evaluate(({ value }: HTMLProgressElement) => value > 0 && value < 100))
      .toBe(true);
    await expect(onItsWay(page, 'Slow.pdf')).toContainText('% of 3.0 MB sent');
    await expect(onItsWay(page, 'Next.pdf')).toContainText('Waiting');
    await page.getByRole('button', { name: 'Cancel Slow.pdf' }).click();
    await expect(stored(page, 'Next.pdf')).toBeVisible();
    await expect(page.getByText('Slow.pdf', { exact: true })).toHaveCount(0);
    await expect(page.getByText('was not stored')).toHaveCount(0);
    const { documents } = await (await page.request.get('/api/v1/kyc')).json();
    expect(documents).toEqual([expect.objectContaining({ name: 'Next.pdf' })]);
  });

  test('a file is removed after a question', async ({ page }) => {
    await storeDocument(page, 'Extract.pdf');
    await open(page);
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Remove Extract.pdf' }).click();
    await expect(stored(page, 'Extract.pdf')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Remove Extract.pdf' }).click();
    await expect(stored(page, 'Extract.pdf')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Stored' })).toBeFocused();
    await expect(page.getByText('No files yet.')).toBeVisible();
  });

  test('a file that was chosen before React came is stored too', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/kyc');
    await unfoldParts(page);
    await input(page).setInputFiles(file('Early.pdf', pdf('Early')));
    release();
    await expect(stored(page, 'Early.pdf')).toBeVisible();
  });

  test('documents alone can be sent when the form is said to be among them', async ({ page }) => {
    await open(page);
    await input(page).setInputFiles(file('KYC-Verification-Form.pdf', pdf('form')));
    await expect(stored(page, 'KYC-Verification-Form.pdf')).toBeVisible();
    await page.getByLabel('The filled-in form is among these files').check();
    await page.getByRole('button', { name: 'Send your documents' }).click();
    await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
    await expect(page.getByText('You uploaded the form as a file.')).toBeVisible();
  });

  test.describe('refused', () => {
    // The browser itself reports a refused file and a line that broke.
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
      // What is too large is told before it is sent.
      expect(posted).toHaveLength(3);
      await page.getByRole('button', { name: 'Clear Huge.pdf' }).click();
      await expect(onItsWay(page, 'Huge.pdf')).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear all', exact: true }).click();
      await expect(page.getByRole('button', { name: /Clear/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
    });

    test('the eleventh waits until there is room', async ({ page }) => {
      for (let count = 1; count <= 10; count += 1) await storeDocument(page, `Document ${count}.pdf`);
      await open(page);
      await input(page).setInputFiles(file('Eleventh.pdf', pdf('Eleventh')));
      await expect(onItsWay(page, 'Eleventh.pdf')).toContainText('There are 10 files already');
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: 'Remove Document 10.pdf' }).click();
      await expect(stored(page, 'Document 10.pdf')).toHaveCount(0);
      await page.getByRole('button', { name: 'Try Eleventh.pdf again' }).click();
      await expect(stored(page, 'Eleventh.pdf')).toBeVisible();
    });

    test('a line that breaks loses no file: it is tried again', async ({ page, context }) => {
      await open(page);
      await context.setOffline(true);
      await input(page).setInputFiles(file('Extract.pdf', pdf('Extract')));
      await expect(onItsWay(page, 'Extract.pdf')).toContainText('The connection was lost');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try Extract.pdf again' }).click();
      await expect(stored(page, 'Extract.pdf')).toBeVisible();
      await expect(page.getByText('The connection was lost')).toHaveCount(0);
    });
  });
});

test('another customer’s document is not there', async ({ page, browser, baseURL }) => {
  await signUpInBrowser(page);
  const id = await storeDocument(page, 'Extract.pdf');
  expect((await page.request.get(`/api/v1/kyc/documents/${id}`)).status()).toBe(200);
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const stranger = await other.newPage();
  await signUpInBrowser(stranger);
  expect((await stranger.request.get(`/api/v1/kyc/documents/${id}`)).status()).toBe(404);
  expect(await (await stranger.request.get('/kyc')).text()).not.toContain('Extract.pdf');
  const removed = await stranger.request.post('/kyc', { multipart: { remove: id } });
  expect(removed.status()).toBe(404);
  await other.close();
  expect((await page.request.get(`/api/v1/kyc/documents/${id}`)).status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of (409|413|422)/ });

  const upload = (page: Page) => page.getByRole('button', { name: 'Upload this file' });

  test('a file is uploaded and removed; what was typed is saved with it', async ({ page }) => {
    await signUpInBrowser(page);
    await page.goto('/kyc');
    await unfoldParts(page);
    await page.locator('#kyc-legalName').fill('Café de Altura');
    await input(page).setInputFiles(file('Extract.pdf', pdf('Extract')));
    await upload(page).click();
    await expect(page.getByText('The file is stored.')).toBeVisible();
    await expect(stored(page, 'Extract.pdf')).toBeVisible();
    await expect(page.locator('#kyc-legalName')).toHaveValue('Café de Altura');
    await page.getByRole('button', { name: 'Remove Extract.pdf' }).click();
    await expect(page.getByText('The file is removed.')).toBeVisible();
    await expect(stored(page, 'Extract.pdf')).toHaveCount(0);
    await expect(page.locator('#kyc-legalName')).toHaveValue('Café de Altura');
  });

  const refusals = [
    ['is none of the types', Buffer.from('plain text'), 422, 'not a PDF, JPEG, PNG or HEIC'],
    ['was cut off', pdf('Half', 4000).subarray(0, 2500), 422, 'did not arrive whole'],
    ['is too large', pdf('Huge', largest + 1024 * 1024), 413, 'larger than 10 MB'],
    ['is not there', null, 422, 'Please fill in this field.'],
  ] as const;

  test('a file that cannot be taken is refused with a reason, and what was typed stays', async ({ page }) => {
    await signUpInBrowser(page);
    await page.goto('/kyc');
    await unfoldParts(page);
    await page.locator('#kyc-legalName').fill('Café de Altura');
    for (const [what, content, status, expected] of refusals) {
      await test.step(`a file that ${what}`, async () => {
        if (content) await input(page).setInputFiles(file('File.pdf', content));
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await upload(page).click();
        expect((await answered).status()).toBe(status);
        const summary = page.getByRole('alert').filter({ hasText: 'The file was not stored' });
        await expect(summary).toContainText(expected);
        await expect(summary.getByRole('link', { name: 'File' })).toHaveAttribute('href', '#kyc-document');
        await expect(page.locator('#kyc-legalName')).toHaveValue('Café de Altura');
      });
    }
  });

  test('the eleventh is refused with words', async ({ page }) => {
    await signUpInBrowser(page);
    await keepAnswers(page, { legalName: 'Café de Altura' });
    for (let count = 1; count <= 10; count += 1) await storeDocument(page, `Document ${count}.pdf`);
    await page.goto('/kyc');
    await unfoldParts(page);
    await input(page).setInputFiles(file('Eleventh.pdf', pdf('Eleventh')));
    await upload(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There are 10 files already' })).toBeVisible();
    await expect(page.locator('#kyc-legalName')).toHaveValue('Café de Altura');
  });
});

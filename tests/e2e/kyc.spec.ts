import { readFileSync } from 'node:fs';
import { company } from '../../src/features/settings/sample-company.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const fileName = 'KYC-Verification-Form.pdf';
const done = 'Form downloaded successfully! Please check your downloads folder.';

test('a press downloads the form, moves to step 2, and says so for three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kycverification');
  await hydrate(page);
  const current = page.locator('[aria-current="step"]');
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(5);
  await expect(current).toContainText('Download the Form');
  await page.clock.pauseAt(Date.now() + 60_000);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Form' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(fileName);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await expect(current).toHaveCount(1);
  await expect(current).toContainText('Review Requirements');
  const alert = page.getByRole('status').filter({ hasText: done });
  await expect(alert).toBeVisible();
  await page.clock.runFor(2900);
  await expect(alert).toBeVisible();
  await page.clock.runFor(200);
  await expect(alert).toHaveCount(0);
  await expect(current).toContainText('Review Requirements');
});

test('a press before React has come downloads once, and moves to step 2 when it is there', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const prevented: boolean[] = [];
    // In the capture phase, since a press that waits for hydration goes no further; read once it is handled.
    addEventListener('click', (event) => setTimeout(() => prevented.push(event.defaultPrevented)), true);
    Object.assign(window, { prevented });
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.goto('/kycverification');
  await page.getByRole('link', { name: 'Download Form' }).click();
  await expect.poll(() => downloads).toBe(1);
  await expect(page.locator('[aria-current="step"]')).toContainText('Download the Form');
  release();
  await expect(page.locator('[aria-current="step"]')).toContainText('Review Requirements');
  // The second click is the press done again, which must not download as the reader's own has.
  await expect
    .poll(() => page.evaluate(() => (window as Window & { prevented?: boolean[] }).prevented))
    .toEqual([false, true]);
  expect(downloads).toBe(1);
});

test('a press by a script downloads too', async ({ page }) => {
  await page.goto('/kycverification');
  await hydrate(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Form' }).evaluate((link: HTMLElement) => link.click());
  expect((await downloading).suggestedFilename()).toBe(fileName);
});

test('the preview opens in a new tab, and the form goes to the company by e-mail', async ({
  page,
  context,
}) => {
  await page.goto('/kycverification');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview Form (opens in a new tab)' }).click();
  await opening;
  await expect(page).toHaveURL(/\/kycverification$/);
  const mail = page.getByRole('main').getByRole('link', { name: company.email.contact });
  const address = String(await mail.getAttribute('href'));
  expect(address.startsWith(`mailto:${company.email.contact}?subject=KYC`), address).toBe(true);
});

test('the last step leads to the page where the form is uploaded, by way of signing in', async ({ page }) => {
  await page.goto('/kycverification');
  await page.getByRole('link', { name: 'upload it on your account page' }).click();
  await expect(page).toHaveURL('/signin?to=%2Fkyc');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is downloaded all the same', async ({ page }) => {
    await page.goto('/kycverification');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Form' }).click();
    expect((await downloading).suggestedFilename()).toBe(fileName);
    await expect(page.locator('[aria-current="step"]')).toContainText('Download the Form');
  });
});

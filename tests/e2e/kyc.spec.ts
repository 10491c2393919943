import { readFileSync } from 'node:fs';
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

import { expect, test } from '../support/fixtures.ts';

test('the map is there when the reader comes to it by a link, without a reload', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('contentinfo').locator('a[href="/worldmap"]').click();
  await expect(page).toHaveURL('/worldmap');
  const map = page.getByRole('group', { name: 'Map of the lanes' });
  await expect(map).toBeVisible();
  expect(await map.getByRole('link').count()).toBeGreaterThan(0);
  await expect(page.locator('img[src="/worldmap/land.svg"]')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

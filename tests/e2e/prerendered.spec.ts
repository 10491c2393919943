import { expect, test } from '../support/fixtures.ts';

test('after a link, the map is there and the head of the first page gone', async ({ page }) => {
  await page.goto('/es');
  const ofDocument = page.locator(
    'head > [property], head > [hreflang], head > [type="application/ld+json"]',
  );
  // Hydration leaves them alone.
  const written = await ofDocument.count();
  expect(written).toBeGreaterThan(12);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(ofDocument).toHaveCount(written);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('contentinfo').locator('a[href="/es/worldmap"]').click();
  await expect(page).toHaveURL('/es/worldmap');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/es\/worldmap$/);
  await expect(ofDocument).toHaveCount(0);
  const map = page.getByRole('group');
  await expect(map.getByRole('link').first()).toBeVisible();
  await expect(page.locator('img[src$="/worldmap/land.svg"]')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

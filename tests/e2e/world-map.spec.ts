import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';

test('a lane on the map leads to the request with its service and its words filled in', async ({ page }) => {
  await page.goto('/worldmap');
  const map = page.getByRole('group', { name: 'Map of the lanes' });
  const lane = map.getByRole('link', {
    name: /^Houston to Santos by sea, typically \d+–\d+ days: request a rate$/,
  });
  await lane.press('Enter');
  await expect(page).toHaveURL(/clientbriefform\?service=sea-freight&lane=houston-santos-sea$/);
  await expect(page.locator('[name="objective"]')).toHaveValue(
    'Ship from Houston, United States (USHOU) to Santos, Brazil (BRSSZ) by sea.',
  );
  await expect(page.locator('[name="service"]')).toHaveValue('sea-freight');
});

test('a lane chosen after another stands above what was typed before', async ({ page }) => {
  await page.goto('/clientbriefform?lane=houston-callao-sea');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.locator('[name="email"]').fill('ana@example.com');
  for (const _ of ['once', 'and again']) {
    await page.goto('/clientbriefform?lane=houston-santos-sea');
    await expect(page.locator('[name="email"]')).toHaveValue('ana@example.com');
    await expect(page.locator('[name="objective"]')).toHaveValue(
      /^Ship .* Santos, .*\nShip .* Callao, [^\n]*$/,
    );
  }
});

test('a lane that there is not is ignored', async ({ page }) => {
  await page.goto('/clientbriefform?lane=houston-atlantis-sea');
  await expect(page.locator('[name="objective"]')).toHaveValue('');
});

test('the list has a row and a link for each line of the map', async ({ page }) => {
  await page.goto('/worldmap');
  const lines = page.getByRole('group', { name: 'Map of the lanes' }).getByRole('link');
  const list = page.getByRole('table', { name: 'The lanes on the map' });
  const count = await lines.count();
  expect(count).toBeGreaterThan(0);
  await expect(list.getByRole('link', { name: /^Request a rate: / })).toHaveCount(count);
  const addresses = (links: Element[]) => links.map((link) => link.getAttribute('href')).sort();
  expect(await lines.evaluateAll(addresses)).toEqual(await list.getByRole('link').evaluateAll(addresses));
  await expect(page.locator('img[src="/worldmap/land.svg"]')).toHaveJSProperty('naturalWidth', 2400);
});

test('a lane that is pointed at or focused is lit on the map and in the list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/worldmap');
  const line = page.getByRole('link', { name: /^Houston to Callao by sea/ });
  const row = page.getByRole('row', { name: /Callao/ });
  const other = page.getByRole('row', { name: /Santos/ });
  const isLit = (element: Element) => getComputedStyle(element).getPropertyValue('--lit') === '1';

  await row.hover();
  expect(await line.evaluate(isLit)).toBe(true);
  expect(await other.evaluate(isLit)).toBe(false);
  await page.mouse.move(0, 0);
  expect(await line.evaluate(isLit)).toBe(false);

  await page.keyboard.press('Tab');
  await line.focus();
  expect(await row.evaluate(isLit)).toBe(true);
  const ring = line.locator('path').nth(1);
  await expect(ring).toHaveCSS('opacity', '1');
  await expect(ring).toHaveCSS('stroke-width', '9px');
  await page.keyboard.press('Tab');
  await expect(ring).toHaveCSS('opacity', '0');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`has nothing that axe finds, and no sideways scroll at ${width} px (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/worldmap');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}

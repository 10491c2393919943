import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What the reader sees of a city on the map, and where a press on it leads. */
interface SeenCity {
  names: string[];
  /** The typical days of its lanes, as they stand beside its name. */
  days: string[];
  /** The box of the printed name, and of what is pressed around it; in pixels, null where there is no room for a name. */
  label: Box | null;
  pressed: Box | null;
  /** What the list says in the rows to which a press on the dot and on the name leads. */
  reached: string[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function seenCities(page: Page): Promise<SeenCity[]> {
  await page.getByRole('group', { name: 'Map of the lanes' }).scrollIntoViewIfNeeded();
  return page.evaluate(() => {
    const boxOf = (element: Element | null) => {
      if (!element) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const reachedFrom = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
      const address = hit?.getAttribute('href') ?? '';
      if (address.startsWith('#')) return document.querySelector(address)?.textContent ?? 'nothing';
      return document.querySelector(`table a[href="${address}"]`)?.closest('tr')?.textContent ?? 'nothing';
    };
    const links = [...document.querySelectorAll('figure a[href^="#"]')].filter(
      (link) => link.getBoundingClientRect().width > 0,
    );
    return links.map((link) => {
      const isShown = (part: Element) => part.getBoundingClientRect().width > 0;
      const dot = link.querySelector('circle');
      const text = [...link.querySelectorAll('text')].find(isShown) ?? null;
      const lines = link.getAttribute('aria-label')?.split(', ') ?? [];
      return {
        names: lines.map((line) => line.replace(/ ?((sea|air|train) )?\d.*$/, '')).filter(Boolean),
        days: text?.textContent.match(/\d+–\d+/g) ?? [],
        label: boxOf(text),
        pressed: text && boxOf([...link.querySelectorAll('rect')].filter(isShown).at(-1) ?? null),
        reached: [dot, text].filter((part) => part !== null).map(reachedFrom),
      };
    });
  });
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function expectApart(boxes: Box[]) {
  const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => [box, other] as const));
  expect(pairs.filter(([box, other]) => overlap(box, other))).toEqual([]);
}

test('at every width each city has its name and days, which lead to its own rows, and no name lies on another', async ({
  page,
}) => {
  await page.goto('/worldmap');
  for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cities = await seenCities(page);
      expect(cities.length).toBeGreaterThan(15);
      for (const { names, days, reached, label, pressed } of cities) {
        expect(names).not.toEqual([]);
        expect(days.length, names[0]).toBeGreaterThan(names[0] === 'Houston' ? -1 : 0);
        for (const rows of reached) for (const part of [...names, ...days]) expect(rows).toContain(part);
        if (!label || !pressed) throw new Error(`There is no room for ${names}.`);
        expect(pressed.right - pressed.left).toBeGreaterThanOrEqual(24);
        expect(pressed.bottom - pressed.top).toBeGreaterThanOrEqual(24);
        expect(pressed.left, names[0]).toBeLessThanOrEqual(label.left + 1);
        expect(pressed.right, names[0]).toBeGreaterThanOrEqual(label.right - 1);
        expect(label.left).toBeGreaterThanOrEqual(0);
        expect(label.right).toBeLessThanOrEqual(width);
      }
      expectApart(cities.flatMap(({ label }) => label ?? []));
      expectApart(cities.flatMap(({ pressed }) => pressed ?? []));
    });
  }
});

test('with a mouse on a wide map, a city with one lane leads straight to its request', async ({ page }) => {
  await page.goto('/worldmap');
  await page.locator('text').getByText('Veracruz').filter({ visible: true }).click({ force: true });
  await expect(page).toHaveURL(/clientbriefform\?service=sea-freight&lane=houston-veracruz-sea$/);
});

test('a city with several lanes leads to its rows, which stand out below the header', async ({ page }) => {
  await page.goto('/worldmap');
  await page.locator('text').getByText('Shanghai').filter({ visible: true }).click({ force: true });
  await expect(page).toHaveURL('/worldmap#gateway-shanghai-cn');
  const rows = page.locator('tbody:target tr');
  await expect(rows).toHaveText([/Shanghai, China.*Sea/, /Shanghai, China.*Air/]);
  await expect(rows.first()).not.toHaveCSS('box-shadow', 'none');
  const header = await page.getByRole('banner').boundingBox();
  const first = await rows.first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.keyboard.press('Tab');
  await expect(rows.first().getByRole('link')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a name leads to its row, and a tap on a line nowhere', async ({ page }) => {
    await page.goto('/worldmap');
    for (const line of await page.locator('figure a use').all()) {
      await expect(line).toHaveCSS('pointer-events', 'none');
    }
    await page.locator('text').getByText('Veracruz').filter({ visible: true }).tap();
    await expect(page).toHaveURL('/worldmap#gateway-veracruz-mx');
    const request = page.locator('tbody:target').getByRole('link', { name: /Veracruz/ });
    await expect(request).toBeInViewport();
    await expect(request).toHaveAccessibleName('Request a rate: Houston to Veracruz by sea');
    const [link, row] = [await request.boundingBox(), await page.locator('tbody:target tr').boundingBox()];
    expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(link?.width).toBeCloseTo(row?.width ?? 0, 0);
  });

  test('a telephone shows the Americas, and at the edge arrows to Europe and Asia with their cities and days', async ({
    page,
  }) => {
    await page.goto('/worldmap');
    const { width, height } = (await page.locator('.plate-window').boundingBox()) ?? { width: 0, height: 0 };
    expect([width, Math.round(height)]).toEqual([390, 520]);
    const names = page.locator('figure text').filter({ visible: true });
    await expect(names.filter({ hasText: /^(← Asia|Asia →|Europe →)$/ })).toHaveCount(3);
    for (const [name, side] of [
      ['Rotterdam 15–24', 1],
      ['Nhava Sheva 32–50', 1],
      ['Singapore 36–54', 0],
    ] as const) {
      const box = await names.filter({ hasText: name }).boundingBox();
      const gap = side === 1 ? 390 - (box?.x ?? 0) - (box?.width ?? 0) : box?.x;
      expect(gap, name).toBeGreaterThanOrEqual(0);
      expect(gap, name).toBeLessThan(16);
    }
    await names.filter({ hasText: 'Rotterdam' }).tap();
    await expect(page).toHaveURL('/worldmap#gateway-rotterdam-nl');
  });

  test('on a wide touch screen too', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto('/worldmap');
    await page.locator('text').getByText('Veracruz').filter({ visible: true }).tap();
    await expect(page).toHaveURL('/worldmap#gateway-veracruz-mx');
  });
});

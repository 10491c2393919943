import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

interface SeenCity {
  names: string[];
  /** The typical days of its lanes, as they stand beside its name. */
  days: string[];
  /** The box of the printed name, and of what is pressed around it; in pixels, null where there is no room for a name. */
  label: Box | null;
  pressed: Box | null;
  /** Rows of the list to which a press on the dot and on the name leads. */
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

test('every city has its name and days at every width', async ({ page }) => {
  await page.goto('/worldmap');
  for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1920]) {
    await test.step(`${width} px`, async () => {
      // The whole map is in the window.
      await page.setViewportSize({ width, height: 1200 });
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

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { services } from '../../contract/service.ts';
import { expect, test } from '../support/fixtures.ts';

const paths = [
  '/',
  '/aboutus',
  '/partners',
  '/ouremployees',
  '/contactus',
  '/clientbriefform',
  '/feedback',
  '/signin',
  '/signup',
  '/auth',
  '/kycverification',
  '/power-of-attorney',
  '/worldmap',
  '/privacy',
  '/terms',
  '/accessibility',
  '/no-such-page',
  ...services.map((service) => `/services/${service}`),
];

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

// The browser itself reports the status of the missing page, and of a refused form.
test.use({ expectedProblems: /404|422|503/ });

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has nothing that axe finds, and no sideways scroll at 320 px (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await page.mouse.move(10, 300);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectNoFindings(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoFindings(page);
    });
  }
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'a menu open': async (page) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warehousing' })).toBeVisible();
  },
  'the drawer open': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'All pages' }).getByText('Services').click();
  },
  'all questions open': async (page) => {
    await page.goto('/');
    for (const summary of await page.locator('summary h3').all()) await summary.click();
  },
  'a refused contact form': async (page) => {
    await page.goto('/contactus');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a sent brief': async (page) => {
    await page.goto('/clientbriefform');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.locator('[name="email"]').fill('ana@example.com');
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
  },
  'the card turned': async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Turn to sign up' }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing with ${name} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await reach(page);
      await expectNoFindings(page);
    });
  }
}

for (const path of paths) {
  test(`${path} is worked by the keyboard alone, and nothing focused lies hidden`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const seen = new Set<string>();
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const point = {
          x: box.left + Math.min(box.width / 2, 20),
          y: box.top + Math.min(box.height / 2, 20),
        };
        const top = document.elementFromPoint(point.x, point.y);
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.getAttribute('href') ?? element.getAttribute('name') ?? ''}`,
          key: `${element.outerHTML.slice(0, 200)} ${box.left} ${box.top + scrollY}`,
          inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
          // A line of the map lies under its names and shows its focus in its own way (world-map.spec.ts).
          covered:
            element instanceof HTMLElement &&
            top !== null &&
            !element.contains(top) &&
            !top.contains(element) &&
            element.tagName !== 'INPUT',
          outlined: element instanceof SVGElement || (outlineStyle !== 'none' && outlineWidth !== '0px'),
        };
      });
      if (!focused || seen.has(focused.key)) break;
      seen.add(focused.key);
      expect(focused, focused.name).toMatchObject({ inView: true, covered: false });
      if (!focused.name.startsWith('INPUT') && !focused.name.startsWith('VIDEO')) {
        expect(focused.outlined, `${focused.name} shows that it is focused`).toBe(true);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
}

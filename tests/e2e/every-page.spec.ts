import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { services } from '../../contract/service.ts';
import { expect, test } from '../support/fixtures.ts';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';

const missing = '/no-such-page';

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
  missing,
  ...services.map((service) => `/services/${service}`),
];

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** What scrollWidth cannot see as well: the header is fixed, so what is cut off there cannot be scrolled to. */
async function expectNothingCutOff(page: Page) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  const cutOff = await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ name, box }) => `${name}: ${box.left} to ${box.right} of ${innerWidth} px`),
  );
  expect(cutOff, 'what of the header is cut off').toEqual([]);
}

for (const path of paths) {
  test.describe(path, () => {
    // The browser itself reports the status of the missing page, and of nothing else.
    test.use({ expectedProblems: path === missing ? new RegExp(`status of 404 .* at ${missing}$`) : null });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing that axe finds, and nothing cut off at 320 px (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(path);
        await page.mouse.move(10, 300);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        await expectNoFindings(page);
        await expectNothingCutOff(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectNoFindings(page);
      });
    }

    test('is worked by the keyboard alone: everything is reached, and nothing focused lies hidden', async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      const { stops, missed, hasReached } = await walkByKeyboard(page);
      for (const stop of stops) {
        expect(stop, stop.name).toMatchObject({ isInView: true, isCovered: false, isOutlined: true });
      }
      expect(missed, 'what Tab never came to').toEqual([]);
      expect(await hasReached(page.getByRole('contentinfo').getByRole('link').last())).toBe(true);
    });
  });
}

interface State {
  reach: (page: Page) => Promise<void>;
  expectedProblems?: RegExp;
}

const states: Record<string, State> = {
  'a menu open': {
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Warehousing' })).toBeVisible();
    },
  },
  'the drawer open': {
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'All pages' }).getByText('Services').click();
    },
  },
  'all questions open': {
    reach: async (page) => {
      await page.goto('/');
      for (const summary of await page.locator('summary h3').all()) await summary.click();
    },
  },
  'a refused contact form': {
    // The browser itself reports the status of a refused form.
    expectedProblems: /status of 422 .* at \/api\/v1\/contactform$/,
    reach: async (page) => {
      await page.goto('/contactus');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  'a sent brief': {
    reach: async (page) => {
      await page.goto('/clientbriefform');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.locator('[name="email"]').fill('ana@example.com');
      for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
    },
  },
  'the card turned': {
    reach: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Turn to sign up' }).click();
      await expect(page.getByLabel('Full name')).toBeVisible();
    },
  },
  'the KYC form downloaded': {
    reach: async (page) => {
      await page.addInitScript((patience) => {
        const { setTimeout } = window;
        const slowly = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
          setTimeout(handler, delay === 3000 ? patience : delay, ...rest);
        // The message goes after three seconds, which the check may need longer than.
        Object.assign(window, { setTimeout: slowly });
      }, 60_000);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/kycverification');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.getByRole('link', { name: 'Download Form' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'downloaded successfully' })).toBeVisible();
    },
  },
};

for (const [name, { reach, expectedProblems = null }] of Object.entries(states)) {
  test.describe(name, () => {
    test.use({ expectedProblems });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, and there is no sideways scroll (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await reach(page);
        await expectNoFindings(page);
        await expectNothingCutOff(page);
      });
    }
  });
}

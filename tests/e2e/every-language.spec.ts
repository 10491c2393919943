import type { Page } from '@playwright/test';
import { publicPages } from '../../bench/public-pages.ts';
import {
  defaultLocale,
  documentLanguageOf,
  locales,
  localPath,
  plainPath,
} from '../../src/platform/i18n/locale.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import {
  expectNoFindings,
  expectNoFindingsInLight,
  expectNothingCutOff,
  expectRoomForSpacing,
} from '../support/page-checks.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

/** Every public page, without its language. */
const plainPaths = [...new Set(publicPages.map(plainPath))];

/** Each of these tests takes every third page: they run side by side. */
const shares = [0, 1, 2];

const translated = locales.filter((locale) => locale !== defaultLocale);

const submitButton = (page: Page) => page.locator('main [type="submit"]').filter({ visible: true }).first();

/** Opens the details of the shipment, and every group in them. */
async function unfoldShipment(page: Page): Promise<void> {
  await page.locator('.shipment > summary').click();
  const groups = page.locator('.shipment details > summary');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.filter({ visible: true }).all()) await group.click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
});

for (const locale of translated) {
  // Contrast in the dark is checked in every-page.spec.ts, as the languages of a page share its colors.
  for (const share of shares) {
    test(`axe finds nothing on pages in ${locale}, and nothing is cut off (${share + 1} of ${shares.length})`, async ({
      page,
    }) => {
      for (const path of plainPaths.filter((_, at) => at % shares.length === share)) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 320, height: 700 });
          expect((await page.goto(localPath(path, locale)))?.status()).toBe(200);
          await hydrate(page);
          await expect(page.locator('html')).toHaveAttribute('lang', documentLanguageOf(locale));
          await expectNothingCutOff(page);
          await expectRoomForSpacing(page);
          await expectNoFindingsInLight(page);
          await page.setViewportSize({ width: 1280, height: 800 });
          await expectNothingCutOff(page);
          await expectNoFindingsInLight(page);
        });
      }
    });
  }

  test.describe(`states in ${locale}`, () => {
    test.use({ expectedProblems: /status of (422|404)/ });

    // The languages share the colors of a page: in the dark, the first of them stands for all.
    const expectNone = locale === translated[0] ? expectNoFindings : expectNoFindingsInLight;

    test(`axe finds nothing in what a customer comes to in ${locale}`, async ({ page }) => {
      await page.goto(localPath('/contactus', locale));
      await hydrate(page);
      await submitButton(page).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectNone(page);
      await expectNothingCutOff(page);

      await page.goto(localPath('/clientbriefform', locale));
      await hydrate(page);
      await page.locator('[name="email"]').fill('ana@example.com');
      await page.getByRole('tab').last().click();
      await unfoldShipment(page);
      await expectNone(page);
      await expectNothingCutOff(page);

      await submitButton(page).click();
      await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
      await expectNone(page);
      await expectNothingCutOff(page);

      await page
        .locator(`main a[href^="${localPath('/requests/', locale)}"]`)
        .first()
        .click();
      await expect(page.locator('#message')).toBeVisible();
      await page.locator('#contact summary').click();
      await expectNone(page);
      await expectNothingCutOff(page);

      await page.goto(localPath('/no-such-page', locale));
      await expectNone(page);

      await signUpInBrowser(page);
      for (const path of ['/profile', '/kyc']) {
        await page.goto(localPath(path, locale));
        await hydrate(page);
        await expectNone(page);
        await expectNothingCutOff(page);
      }
    });
  });
}

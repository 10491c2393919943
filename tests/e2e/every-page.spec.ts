import type { Page } from '@playwright/test';
import { publicPages } from '../../bench/public-pages.ts';
import { defaultLocale, localeOf } from '../../src/platform/i18n/locale.ts';
import { newSender, sendBrief } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { expectNoFindings, expectNothingCutOff, expectRoomForSpacing } from '../support/page-checks.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { signInStaff } from '../support/sign-in-staff.ts';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';

const missing = '/no-such-page';

const paths = [
  // The other languages are in every-language.spec.ts.
  ...publicPages.filter((pathname) => localeOf({ pathname }) === defaultLocale),
  '/resetpassword?token=of-a-mail',
  '/verifyemail?token=of-a-mail',
  '/desk/signin',
  '/desk/forgotpassword',
  '/desk/setup?token=of-the-terminal',
  '/desk/join?token=of-a-mail',
  '/desk/resetpassword?token=of-a-mail',
  missing,
];

/** Pages that only who is signed in gets to see. */
const signedInPaths = ['/profile', '/kyc'];

/** Pages that only staff come to; their frame has no footer. */
const deskPaths = [
  '/desk',
  '/desk/new',
  '/desk/kyc',
  '/desk/feedback',
  '/desk/people',
  '/desk/replies',
  '/desk/replies/new',
  '/desk/figures',
  '/desk/twofactor',
  '/desk/account',
  '/desk/staff',
  '/desk/connections',
  '/desk/opening',
];

async function checkPage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await page.goto(path))?.status()).toBe(path === missing ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Shift');
  await hydrate(page);
  await expectNoFindings(page);
  await expectNothingCutOff(page);
  await expectRoomForSpacing(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFindings(page);

  const { stops, missed, hasReached } = await walkByKeyboard(page);
  for (const stop of stops) {
    expect(stop, stop.name).toMatchObject({ isInView: true, isCovered: false, isOutlined: true });
  }
  expect(missed, 'what Tab never came to').toEqual([]);
  const end = deskPaths.includes(path) ? page.getByRole('main') : page.getByRole('contentinfo');
  expect(await hasReached(end.locator('a, button, summary').filter({ visible: true }).last())).toBe(true);
}

const shares = {
  ...Object.fromEntries(
    [1, 2, 3].map((share) => [
      `pages of visitors (${share} of 3)`,
      paths.filter((_, at) => at % 3 === share - 1),
    ]),
  ),
  'pages of customers': signedInPaths,
  'pages of the desk': deskPaths,
};

for (const [name, pathsOfShare] of Object.entries(shares)) {
  test.describe(name, () => {
    // The browser itself reports the status of the missing page, and of nothing else.
    test.use({ expectedProblems: new RegExp(`status of 404 .* at ${missing}$`) });

    test('have nothing that axe finds, nothing cut off at 320 px, and are worked by the keyboard alone', async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      if (pathsOfShare === signedInPaths) await signUpInBrowser(page);
      if (pathsOfShare === deskPaths) {
        await signInStaff(page, 'owner', 'Wolfeschlegelsteinhausenbergerdorff Ñ.');
        // A desk to which nobody wrote yet has nothing to list and to draw.
        await sendBrief(request, newSender());
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pathsOfShare) await test.step(path, () => checkPage(page, path));
    });
  });
}

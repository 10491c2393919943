import { publicPages } from '../../bench/public-pages.ts';
import { defaultLocale, localeOf } from '../../contract/locale.ts';
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

for (const path of [...paths, ...signedInPaths, ...deskPaths]) {
  test.describe(path, () => {
    // The browser itself reports the status of the missing page, and of nothing else.
    test.use({ expectedProblems: path === missing ? new RegExp(`status of 404 .* at ${missing}$`) : null });

    test.beforeEach(async ({ page, request }) => {
      if (signedInPaths.includes(path)) await signUpInBrowser(page);
      if (!deskPaths.includes(path)) return;
      await signInStaff(page, 'owner', 'Wolfeschlegelsteinhausenbergerdorff Ñ.');
      // A desk to which nobody wrote yet has nothing to list and to draw.
      await sendBrief(request, newSender());
    });

    test('has nothing that axe finds, nothing cut off at 320 px, and is worked by the keyboard alone', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
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
    });
  });
}

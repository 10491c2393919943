import { defaultLocale, documentLanguageOf, locales, localPath } from '#platform/i18n/locale.ts';
import { checkPage } from '../support/check-page.ts';
import { newSender, sendBrief } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNothingCutOff, expectRoomForSpacing } from '../support/page-checks.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const missing = '/no-such-page';

/** One public page of each template: eight services, three legal pages and the calculators are each laid out alike. */
const templates = [
  '/',
  '/aboutus',
  '/ouremployees',
  '/worldmap',
  '/services/sea-freight',
  '/privacy',
  '/kycverification',
  '/tools/chargeable-weight',
  '/contactus',
  '/clientbriefform',
  '/feedback',
  '/auth',
  '/track',
];

const visitorPaths = [...templates, '/resetpassword?token=of-a-mail', '/desk/signin', missing];

const customerPaths = ['/profile', '/kyc'];

const deskPaths = [
  '/desk',
  '/desk/new',
  '/desk/kyc',
  '/desk/quotes',
  '/desk/figures',
  '/desk/account',
  '/desk/staff',
  '/desk/connections',
  '/desk/developers',
];

const settingsPaths = [
  '/desk/settings',
  '/desk/settings/company',
  '/desk/settings/hours',
  '/desk/settings/people',
  '/desk/settings/services',
  '/desk/settings/brand',
  '/desk/settings/pictures',
  '/desk/settings/options',
  '/desk/settings/pricing',
  '/desk/settings/lanes',
  '/desk/settings/legal',
];

const isOfDesk = (path: string) => deskPaths.includes(path) || settingsPaths.includes(path);

const shares = {
  'pages of visitors (1 of 2)': visitorPaths.filter((_, at) => at % 2 === 0),
  'pages of visitors (2 of 2)': visitorPaths.filter((_, at) => at % 2 === 1),
  'pages of customers': customerPaths,
  'pages of the desk': deskPaths,
  'settings (1 of 2)': settingsPaths.filter((_, at) => at % 2 === 0),
  'settings (2 of 2)': settingsPaths.filter((_, at) => at % 2 === 1),
};

for (const [name, pathsOfShare] of Object.entries(shares)) {
  test.describe(name, () => {
    test.use({ expectedProblems: new RegExp(`status of 404 .* at ${missing}$`) });

    test('have no axe findings, fit in 320 px, and work by keyboard alone', async ({ page, request }) => {
      if (pathsOfShare === customerPaths) await signUpInBrowser(page);
      if (pathsOfShare.every(isOfDesk)) {
        await signInStaff(page, 'owner', 'Wolfeschlegelsteinhausenbergerdorff Ñ.');
        // A desk to which nobody wrote yet has nothing to list and to draw.
        await sendBrief(request, newSender());
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of pathsOfShare)
        await test.step(path, () =>
          checkPage(page, path, {
            status: path === missing ? 404 : 200,
            end: page.getByRole(isOfDesk(path) ? 'main' : 'contentinfo'),
          }),
        );
    });
  });
}

for (const locale of locales.filter((one) => one !== defaultLocale)) {
  test(`nothing is cut off at 320 px on pages in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of templates) {
      await test.step(path, async () => {
        await page.goto(localPath(path, locale));
        await expect(page.locator('html')).toHaveAttribute('lang', documentLanguageOf(locale));
        await expectNothingCutOff(page);
        await expectRoomForSpacing(page);
      });
    }
  });
}

import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';

/** Pages of the site, under the prefix of each locale. */
const sitePages = [
  index('screens/site/home.tsx'),
  route('aboutus', 'screens/site/about.tsx'),
  route('partners', 'screens/site/partners.tsx'),
  route('ouremployees', 'screens/site/team.tsx'),
  route('worldmap', 'screens/site/world-map.tsx'),
  route('services/:service', 'screens/site/service.tsx'),
  route('kycverification', 'features/kyc/pages/kyc-verification.tsx'),
  route('power-of-attorney', 'features/kyc/pages/power-of-attorney.tsx'),
  route('privacy', 'screens/site/privacy.tsx'),
  route('terms', 'screens/site/terms.tsx'),
  route('accessibility', 'screens/site/accessibility.tsx'),

  route('brochure.pdf', 'screens/site/brochure.ts'),
  route('KYC-Verification-Form.pdf', 'features/kyc/pages/kyc-form-pdf.ts'),
  route('site.webmanifest', 'screens/site/web-manifest.ts'),
  route('films/journey.vtt', 'screens/site/film-captions.ts'),
  route('cargo-preview.json', 'screens/site/cargo-preview-data.ts'),
  route('cargo-lane.json', 'screens/site/cargo-lane-data.ts'),

  route('contactus', 'screens/site/contact.tsx'),
  route('clientbriefform', 'features/brief/pages/client-brief.tsx'),
  route('feedback', 'features/feedback/pages/feedback.tsx'),
  route('track', 'screens/customer/track.tsx'),
  route('requests/:secret', 'screens/customer/request-status.tsx'),
  route('requests/:secret/files/:fileId', 'screens/customer/request-file.ts'),
  route('requests/:secret/state', 'screens/customer/status-version.ts'),

  route('price', 'screens/site/price.tsx'),
  route('tools/chargeable-weight', 'screens/site/tools/chargeable-weight.tsx'),
  route('tools/container-fit', 'screens/site/tools/container-fit.tsx'),
  route('tools/incoterms', 'screens/site/tools/incoterms.tsx'),

  route('signin', 'features/identity/pages/sign-in.tsx'),
  route('signin/code', 'features/identity/pages/sign-in-code.tsx'),
  route('signup', 'features/identity/pages/sign-up.tsx'),
  route('signout', 'features/identity/pages/sign-out.ts'),
  route('auth', 'features/identity/pages/auth.tsx'),
  route('profile', 'screens/customer/profile.tsx'),
  route('profile/twofactor', 'features/identity/pages/two-factor.tsx'),
  route('forgotpassword', 'features/identity/pages/forgot-password.tsx'),
  route('resetpassword', 'features/identity/pages/reset-password.tsx'),
  route('verifyemail', 'features/identity/pages/verify-email.tsx'),
  route('kyc', 'features/kyc/pages/kyc.tsx'),
];

/** Pages of the settings that became a part of another one. */
const movedSettings = [
  'opening',
  'settings/announcement',
  'settings/languages',
  'settings/licenses',
  'settings/terms',
];

export default [
  ...sitePages,
  ...locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      prefix(
        locale,
        sitePages.map((page) => ({ ...page, id: `${locale}/${page.file}` })),
      ),
    ),
  route('worldmap/land.svg', 'screens/site/world-map-land.ts'),
  route('plates/:file', 'screens/site/plate.ts'),
  route('favicon.svg', 'screens/site/icon.ts', { id: 'favicon-svg' }),
  route('favicon.ico', 'screens/site/icon.ts', { id: 'favicon-ico' }),
  route('brand/:file', 'screens/site/icon.ts', { id: 'brand-icon' }),
  route('og/:locale/:file', 'screens/site/card.ts'),
  route('worldmap/lanes.css', 'screens/site/world-map-lanes.ts'),

  layout('features/identity/desk/sign-in-layout.tsx', [
    route('desk/signin', 'features/identity/desk/sign-in.tsx'),
    route('desk/signin/code', 'features/identity/desk/sign-in-code.tsx'),
    route('desk/setup', 'features/identity/desk/set-up.tsx'),
    route('desk/join', 'features/identity/desk/join.tsx'),
    route('desk/forgotpassword', 'features/identity/desk/forgot-password.tsx'),
    route('desk/resetpassword', 'features/identity/desk/reset-password.tsx'),
  ]),
  route('desk/signout', 'features/identity/desk/sign-out.ts'),
  route('desk/find', 'screens/desk/find.ts'),
  layout('screens/desk/layout.tsx', [
    layout('screens/desk/failure-boundary.tsx', [
      // A wide window keeps the list next to the open request.
      route('desk', 'screens/desk/inbox.tsx', [route('requests/:id', 'screens/desk/request.tsx')]),
      ...prefix('desk', [
        route('new', 'features/brief/desk/new-request.tsx'),
        route('requests/:id/correct', 'features/brief/desk/correct-request.tsx'),
        route('requests/:id/merge', 'features/requests/desk/merge.tsx'),
        route('requests/:id/quote', 'features/quotes/desk/quote.tsx'),
        route('requests/:id/quote/draft', 'features/quotes/desk/stored-draft.ts'),
        route('shipments', 'features/shipments/desk/shipments.tsx'),
        route('shipments/:id', 'features/shipments/desk/shipment.tsx'),
        route('kyc', 'features/kyc/desk/kyc-queue.tsx'),
        route('kyc/:id', 'features/kyc/desk/kyc-case.tsx'),
        route('feedback', 'features/feedback/desk/feedback.tsx'),
        route('mails', 'features/inbound/desk/mails.tsx'),
        route('people', 'features/people/desk/people.tsx'),
        route('people/deletions', 'features/people/desk/deletions.tsx'),
        route('people/:id', 'features/people/desk/person.tsx'),
        route('people/:id/delete', 'features/people/desk/erase-person.tsx'),
        route('replies', 'features/requests/desk/replies.tsx'),
        route('replies/:id', 'features/requests/desk/canned-reply.tsx'),
        route('quotes', 'features/quotes/desk/quote-list.tsx'),
        route('rates', 'features/rates/desk/rates.tsx'),
        route('rates/import', 'features/rates/desk/rate-import.tsx'),
        route('rates/:id', 'features/rates/desk/rate-sheet.tsx'),
        route('quote-templates', 'features/quotes/desk/quote-templates.tsx'),
        route('figures', 'screens/desk/figures.tsx'),
        route('twofactor', 'features/identity/desk/two-factor.tsx'),
        route('account', 'features/identity/desk/account.tsx'),
        route('staff', 'screens/desk/staff.tsx'),
        route('developers', 'screens/desk/settings/developers.tsx'),
        route('connections', 'screens/desk/settings/connections.tsx'),
        route('connections/oauth', 'screens/desk/settings/connections/mail-sign-in.tsx'),
        route('settings', 'screens/desk/settings/overview.tsx'),
        route('settings/company', 'screens/desk/settings/company.tsx'),
        route('settings/hours', 'screens/desk/settings/hours.tsx'),
        route('settings/people', 'screens/desk/settings/team.tsx'),
        route('settings/services', 'screens/desk/settings/services.tsx'),
        route('settings/brand', 'screens/desk/settings/brand.tsx'),
        route('settings/pictures', 'screens/desk/settings/pictures.tsx'),
        route('settings/lanes', 'screens/desk/settings/lanes.tsx'),
        route('settings/texts', 'screens/desk/settings/texts.tsx'),
        route('settings/legal', 'screens/desk/settings/legal.tsx'),
        route('settings/options', 'screens/desk/settings/options.tsx'),
        route('settings/pricing', 'screens/desk/settings/pricing.tsx'),
        ...movedSettings.map((path) =>
          route(path, 'screens/desk/settings/moved.ts', { id: `screens/desk/settings/moved/${path}` }),
        ),
        route('settings/holidays', 'screens/desk/settings/holidays.ts'),
        route('settings/place', 'screens/desk/settings/place.ts'),
        route('settings/brand-tones', 'screens/desk/settings/brand/tones.ts'),
        route('settings/lane-ends', 'screens/desk/settings/pricing/lane-ends.ts'),
        route('*', 'screens/desk/not-found.tsx'),
      ]),
    ]),
  ]),

  route('robots.txt', 'screens/site/robots.ts'),
  route('sitemap.xml', 'screens/site/sitemap.ts'),
  route('*', 'screens/site/not-found.tsx'),
] satisfies RouteConfig;

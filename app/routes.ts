import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { defaultLocale, locales, localPath } from '../contract/locale.ts';
import { services } from '../contract/service.ts';

/** Pages and files that are the same for every reader of a locale. */
const prerenderedPages = [
  index('routes/site/home.tsx'),
  route('aboutus', 'routes/site/about.tsx'),
  route('partners', 'routes/site/partners.tsx'),
  route('ouremployees', 'routes/site/team.tsx'),
  route('worldmap', 'routes/site/world-map.tsx'),
  route('services/:service', 'routes/site/service.tsx'),
  route('kycverification', 'routes/account/kyc-verification.tsx'),
  route('power-of-attorney', 'routes/account/power-of-attorney.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('terms', 'routes/site/terms.tsx'),
  route('accessibility', 'routes/site/accessibility.tsx'),
];

/** PDFs that are the same for every reader of a locale. */
const prerenderedPdfs = [
  route('brochure.pdf', 'routes/site/brochure.ts'),
  route('KYC-Verification-Form.pdf', 'routes/account/kyc-form-pdf.ts'),
];

/** Small files that are the same for every reader of a locale. */
const prerenderedFiles = [
  route('site.webmanifest', 'routes/site/web-manifest.ts'),
  route('films/journey.vtt', 'routes/site/film-captions.ts'),
];

/** The pages of the site, which each locale has under its prefix. */
const sitePages = [
  ...prerenderedPages,
  ...prerenderedPdfs,
  ...prerenderedFiles,

  route('contactus', 'routes/inquiry/contact.tsx'),
  route('clientbriefform', 'routes/inquiry/client-brief.tsx'),
  route('feedback', 'routes/inquiry/feedback.tsx'),
  route('track', 'routes/inquiry/track.tsx'),
  route('requests/:secret', 'routes/inquiry/request-status.tsx'),
  route('requests/:secret/files/:fileId', 'routes/inquiry/request-file.ts'),
  route('requests/:secret/state', 'routes/inquiry/request-state.ts'),

  route('tools/chargeable-weight', 'routes/tools/chargeable-weight.tsx'),
  route('tools/container-fit', 'routes/tools/container-fit.tsx'),
  route('tools/incoterms', 'routes/tools/incoterms.tsx'),

  route('signin', 'routes/account/sign-in.tsx'),
  route('signup', 'routes/account/sign-up.tsx'),
  route('signout', 'routes/account/sign-out.ts'),
  route('auth', 'routes/account/auth.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  route('forgotpassword', 'routes/account/forgot-password.tsx'),
  route('resetpassword', 'routes/account/reset-password.tsx'),
  route('verifyemail', 'routes/account/verify-email.tsx'),
  route('kyc', 'routes/account/kyc.tsx'),
];

function pathsOf({ path = '' }: RouteConfigEntry): string[] {
  return path.includes(':service')
    ? services.map((name) => `/${path.replace(':service', name)}`)
    : [`/${path}`];
}

function pathsInEachLocale(entries: RouteConfigEntry[]): string[] {
  return locales.flatMap((locale) => entries.flatMap(pathsOf).map((path) => localPath(path, locale)));
}

/** The PDFs that the build makes, without the limit of 10 s that React Router has for a page. */
export const prerenderedPdfPaths = pathsInEachLocale(prerenderedPdfs);

/** What is rendered once, at build time, and served from memory. */
export const prerenderedPaths = [
  ...pathsInEachLocale(prerenderedPages),
  ...pathsInEachLocale(prerenderedFiles),
  '/worldmap/land.svg',
  '/worldmap/lanes.css',
  '/robots.txt',
  '/sitemap.xml',
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
  route('worldmap/land.svg', 'routes/site/world-map-land.ts'),
  route('worldmap/lanes.css', 'routes/site/world-map-lanes.ts'),

  layout('routes/desk/entry.tsx', [
    route('desk/signin', 'routes/desk/sign-in.tsx'),
    route('desk/signin/code', 'routes/desk/sign-in-code.tsx'),
    route('desk/setup', 'routes/desk/set-up.tsx'),
    route('desk/join', 'routes/desk/join.tsx'),
    route('desk/forgotpassword', 'routes/desk/forgot-password.tsx'),
    route('desk/resetpassword', 'routes/desk/reset-password.tsx'),
  ]),
  route('desk/signout', 'routes/desk/sign-out.ts'),
  layout('routes/desk/layout.tsx', [
    layout('routes/desk/page.tsx', [
      // On a wide window the list stays beside the request that is open.
      route('desk', 'routes/desk/inbox.tsx', [route('requests/:id', 'routes/desk/request.tsx')]),
      ...prefix('desk', [
        route('new', 'routes/desk/new-request.tsx'),
        route('requests/:id/merge', 'routes/desk/merge.tsx'),
        route('requests/:id/quote', 'routes/desk/quote.tsx'),
        route('shipments', 'routes/desk/shipments.tsx'),
        route('shipments/:id', 'routes/desk/shipment.tsx'),
        route('kyc', 'routes/desk/kyc-queue.tsx'),
        route('kyc/:id', 'routes/desk/kyc-case.tsx'),
        route('feedback', 'routes/desk/feedback.tsx'),
        route('people', 'routes/desk/people.tsx'),
        route('people/deletions', 'routes/desk/deletions.tsx'),
        route('people/:id', 'routes/desk/person.tsx'),
        route('people/:id/delete', 'routes/desk/erase-person.tsx'),
        route('replies', 'routes/desk/replies.tsx'),
        route('replies/:id', 'routes/desk/canned-reply.tsx'),
        route('quotes', 'routes/desk/quote-list.tsx'),
        route('rates', 'routes/desk/rates.tsx'),
        route('rates/:id', 'routes/desk/rate-sheet.tsx'),
        route('quote-templates', 'routes/desk/quote-templates.tsx'),
        route('figures', 'routes/desk/figures.tsx'),
        route('twofactor', 'routes/desk/two-factor.tsx'),
        route('account', 'routes/desk/account.tsx'),
        route('staff', 'routes/desk/staff.tsx'),
        route('opening', 'routes/desk/opening.tsx'),
        route('connections', 'routes/desk/connections.tsx'),
        route('*', 'routes/desk/not-found.tsx'),
      ]),
    ]),
  ]),

  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;

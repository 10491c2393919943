import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { services } from '../contract/service.ts';

/** Pages that are the same for every reader: rendered once, at build time, and served from memory. */
export const prerenderedPaths = [
  '/',
  '/aboutus',
  '/partners',
  '/ouremployees',
  '/worldmap',
  '/worldmap/land.svg',
  '/worldmap/lanes.css',
  ...services.map((service) => `/services/${service}`),
  '/brochure.pdf',
  '/kycverification',
  '/KYC-Verification-Form.pdf',
  '/power-of-attorney',
  '/privacy',
  '/terms',
  '/accessibility',
  '/robots.txt',
  '/sitemap.xml',
];

export default [
  index('routes/site/home.tsx'),
  route('aboutus', 'routes/site/about.tsx'),
  route('partners', 'routes/site/partners.tsx'),
  route('ouremployees', 'routes/site/team.tsx'),
  route('services/:service', 'routes/site/service.tsx'),
  route('worldmap', 'routes/site/world-map.tsx'),
  route('worldmap/land.svg', 'routes/site/world-map-land.ts'),
  route('worldmap/lanes.css', 'routes/site/world-map-lanes.ts'),
  route('brochure.pdf', 'routes/site/brochure.ts'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('terms', 'routes/site/terms.tsx'),
  route('accessibility', 'routes/site/accessibility.tsx'),

  route('contactus', 'routes/inquiry/contact.tsx'),
  route('clientbriefform', 'routes/inquiry/client-brief.tsx'),
  route('feedback', 'routes/inquiry/feedback.tsx'),
  route('requests/:secret', 'routes/inquiry/request-status.tsx'),

  route('signin', 'routes/account/sign-in.tsx'),
  route('signup', 'routes/account/sign-up.tsx'),
  route('auth', 'routes/account/auth.tsx'),
  route('kycverification', 'routes/account/kyc-verification.tsx'),
  route('KYC-Verification-Form.pdf', 'routes/account/kyc-form-pdf.ts'),
  route('power-of-attorney', 'routes/account/power-of-attorney.tsx'),

  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;

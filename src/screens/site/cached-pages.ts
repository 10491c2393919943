import { cargoParameters } from '#features/cargo/brief-link.ts';
import { questionNames } from '#features/cargo/incoterms.ts';
import { pieceFields } from '#features/cargo/pieces.ts';
import { allServices, offeredServices } from '#features/services/service.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Settings } from '#features/settings/settings.ts';
import type { CachedPage } from '#platform/http/page-cache/cached-pages.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { cardPaths } from './cards.ts';
import { icons } from './icons.ts';
import { servicePath } from './navigation.ts';
import { plateFiles } from './plate-files.ts';

/** Query parameters of a calculator. */
const pieceParameters = ['mode', 'unit', 'mass', 'rows', 'remove', 'alone', ...pieceFields];

const forAll = (settings: Settings) =>
  [
    '/',
    '/aboutus',
    '/partners',
    '/ouremployees',
    '/worldmap',
    ...allServices(settings).map(servicePath),
    '/kycverification',
    '/power-of-attorney',
    '/privacy',
    '/terms',
    '/accessibility',
  ].map((path) => ({ path, isForAll: true }));

const files = [
  '/brochure.pdf',
  '/KYC-Verification-Form.pdf',
  '/site.webmanifest',
  '/films/journey.vtt',
  '/cargo-preview.json',
].map((path) => ({ path, isForAll: true, isFile: true }));

const onceFiles = (settings: Settings) => [
  '/worldmap/land.svg',
  '/worldmap/lanes.css',
  '/robots.txt',
  '/sitemap.xml',
  ...plateFiles.map((file) => `/plates/${file}`),
  ...Object.keys(icons),
  ...cardPaths(settings),
];

const pagesWith = (settings: Settings): CachedPage[] => [
  ...forAll(settings),
  ...files,
  { path: '/contactus', freeText: ['subject'] },
  {
    path: '/clientbriefform',
    choices: () => ({
      service: offeredServices(currentSettings()),
      lane: currentSettings().lanes.map(({ id }) => id),
      direction: ['inbound'],
    }),
    freeText: ['again', 'from', 'to', 'what', ...cargoParameters],
    showsHour: true,
  },
  { path: '/feedback' },
  { path: '/track', freeText: ['reference'] },
  { path: '/tools/chargeable-weight', freeText: pieceParameters },
  { path: '/tools/container-fit', freeText: pieceParameters },
  { path: '/tools/incoterms', freeText: [...questionNames, 'rule', 'incotermPlace'] },
  { path: '/signin', freeText: ['to'] },
  { path: '/signup', freeText: ['to'] },
  { path: '/auth', freeText: ['to'] },
  { path: '/forgotpassword' },
];

const listed = new WeakMap<Settings, CachedPage[]>();

/**
 * Lists what is the same for all visitors, some of it for signed-in customers too: rendered on the first request after a
 * publish and kept (CachedPage of src/platform/http/page-cache/cached-pages.ts explains each property).
 */
export function cachedPages(): CachedPage[] {
  const settings = currentSettings();
  const known = listed.get(settings);
  if (known) return known;
  const pages = [
    ...locales.flatMap((locale) =>
      pagesWith(settings).map((page) => ({
        ...page,
        path: localPath(page.path, locale),
        isOffered: () => offeredLocales(currentSettings()).includes(locale),
      })),
    ),
    ...onceFiles(settings).map((path) => ({ path, isForAll: true, isFile: true })),
  ];
  listed.set(settings, pages);
  return pages;
}

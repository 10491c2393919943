import { cargoParameters } from '../../features/cargo/brief-link.ts';
import { questionNames } from '../../features/cargo/incoterms.ts';
import { pieceFields } from '../../features/cargo/pieces.ts';
import { services } from '../../features/services/service.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import { locales, localPath } from '../../platform/i18n/locale.ts';

/** Query parameters of a calculator. */
const pieceParameters = ['mode', 'unit', 'mass', 'rows', 'remove', 'alone', ...pieceFields];

const pages = [
  { path: '/contactus', freeText: ['subject'] },
  {
    path: '/clientbriefform',
    choices: () => ({
      service: services,
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

/**
 * Pages that are the same for all visitors but not for signed-in customers: rendered on first request and cached
 * (VisitorPage of src/platform/http/page-cache/visitor-pages.ts explains each property).
 */
export const visitorPages = locales.flatMap((locale) =>
  pages.map((page) => ({ ...page, path: localPath(page.path, locale) })),
);

import { shipmentParameters } from '../contract/cargo/brief-link.ts';
import { questionNames } from '../contract/cargo/incoterms.ts';
import { pieceFields } from '../contract/cargo/pieces.ts';
import { locales, localPath } from '../contract/locale.ts';
import { services } from '../contract/service.ts';
import { lanes } from './content/company.ts';

/** The parameters of a calculator's query. */
const pieceParameters = ['mode', 'unit', 'mass', 'rows', 'remove', 'alone', ...pieceFields];

const pages = [
  { path: '/contactus', freeText: ['subject'] },
  {
    path: '/clientbriefform',
    choices: { service: services, lane: lanes.map(({ id }) => id), direction: ['inbound'] },
    freeText: ['again', 'from', 'to', 'what', ...shipmentParameters],
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
 * Pages that are the same for every visitor and differ for signed-in customers: rendered on first request and kept
 * (VisitorPage of server/http/page-cache/visitor-pages.ts says what each property promises).
 */
export const visitorPages = locales.flatMap((locale) =>
  pages.map((page) => ({ ...page, path: localPath(page.path, locale) })),
);

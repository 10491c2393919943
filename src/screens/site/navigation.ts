import { hasFirstPrices } from '#features/rates/price/first-price.ts';
import { offeredServices, type Service, services } from '#features/services/service.ts';
import { isShipped } from '#features/settings/own-services.ts';
import type { Settings } from '#features/settings/settings.ts';

/** Addresses of all pages in menus. */
const pages = {
  home: '/',
  about: '/aboutus',
  team: '/ouremployees',
  contact: '/contactus',
  partners: '/partners',
  rateRequest: '/clientbriefform',
  track: '/track',
  kyc: '/kycverification',
  powerOfAttorney: '/power-of-attorney',
  worldmap: '/worldmap',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  feedback: '/feedback',
  signIn: '/signin',
  documents: '/kyc',
  profile: '/profile',
  marketAnalysis: '/services/market-analysis',
  airFreight: '/services/air-freight',
  seaFreight: '/services/sea-freight',
  trainFreight: '/services/train-freight',
  projectCargo: '/services/project-cargo',
  alcoholAndWine: '/services/alcohol-wine-exports',
  luxuryVehicles: '/services/luxury-vehicle-export-import',
  warehousing: '/services/warehousing',
  firstPrice: '/price',
  chargeableWeight: '/tools/chargeable-weight',
  containerFit: '/tools/container-fit',
  incoterms: '/tools/incoterms',
} as const satisfies Record<string, string>;

export type Page = keyof typeof pages;

const servicePages: Record<Service, Page> = {
  'market-analysis': 'marketAnalysis',
  'air-freight': 'airFreight',
  'sea-freight': 'seaFreight',
  'train-freight': 'trainFreight',
  'project-cargo': 'projectCargo',
  'alcohol-wine-exports': 'alcoholAndWine',
  'luxury-vehicle-export-import': 'luxuryVehicles',
  warehousing: 'warehousing',
};

const menus = {
  main: ['home', 'about', 'team', 'contact'],
  forms: ['rateRequest', 'track', 'kyc', 'powerOfAttorney', 'feedback'],
  tools: ['firstPrice', 'chargeableWeight', 'containerFit', 'incoterms'],
  reach: ['worldmap', 'partners'],
  visitor: ['signIn'],
  documents: ['documents'],
  account: ['profile'],
  company: ['about', 'team', 'partners', 'worldmap', 'contact'],
  legal: ['privacy', 'terms', 'accessibility'],
} as const satisfies Record<string, readonly Page[]>;

export interface MenuEntry {
  title: string;
  path: string;
}

export type Menus = Record<keyof typeof menus | 'services', MenuEntry[]>;

/** Returns the pages that have nothing to show: of services that are not offered, people and lanes. */
function emptyPages(settings: Settings): Page[] {
  const offered = offeredServices(settings);
  return [
    ...services.filter((service) => !offered.includes(service)).map((service) => servicePages[service]),
    ...(hasFirstPrices(settings) ? [] : (['firstPrice'] as const)),
    ...(settings.team.length === 0 ? (['team'] as const) : []),
    ...(settings.lanes.length === 0 ? (['worldmap'] as const) : []),
  ];
}

/** Returns the address of a service's page. */
export const servicePath = (slug: string) => `/services/${slug}`;

/** Returns the menus with titles in one language; of services, all that ship. */
export function menusWith(settings: Settings, titles: Record<Page, string>): Menus {
  const empty = emptyPages(settings);
  const entriesOf = (names: readonly Page[]) =>
    names.filter((page) => !empty.includes(page)).map((page) => ({ title: titles[page], path: pages[page] }));
  return {
    main: entriesOf(menus.main),
    services: services.map((service) => ({
      title: titles[servicePages[service]],
      path: servicePath(service),
    })),
    forms: entriesOf(menus.forms),
    tools: entriesOf(menus.tools),
    reach: entriesOf(menus.reach),
    visitor: entriesOf(menus.visitor),
    documents: entriesOf(menus.documents),
    account: entriesOf(menus.account),
    company: entriesOf(menus.company),
    legal: entriesOf(menus.legal),
  };
}

/** Pages that need a session. */
const ownPages: readonly Page[] = [...menus.documents, ...menus.account];

/** Returns the addresses of all public pages. */
export function publicPaths(settings: Settings): string[] {
  const left: readonly Page[] = [...ownPages, ...emptyPages(settings)];
  const shipped = (Object.keys(pages) as Page[]).filter((page) => !left.includes(page));
  const own = offeredServices(settings).filter((slug) => !isShipped(slug));
  return [...shipped.map((page) => pages[page]), ...own.map(servicePath)];
}

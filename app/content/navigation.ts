/** Every page that menus lead to. Only a page marked `built` is linked. */
const pages = {
  home: { path: '/', built: true },
  about: { path: '/aboutus', built: true },
  team: { path: '/ouremployees', built: true },
  contact: { path: '/contactus', built: true },
  partners: { path: '/partners', built: true },
  rateRequest: { path: '/clientbriefform', built: true },
  kyc: { path: '/kycverification', built: true },
  powerOfAttorney: { path: '/power-of-attorney', built: true },
  worldmap: { path: '/worldmap', built: true },
  privacy: { path: '/privacy', built: true },
  terms: { path: '/terms', built: true },
  accessibility: { path: '/accessibility', built: true },
  feedback: { path: '/feedback', built: true },
  signIn: { path: '/signin', built: true },
  documents: { path: '/kyc', built: true },
  profile: { path: '/profile', built: true },
  marketAnalysis: { path: '/services/market-analysis', built: true },
  airFreight: { path: '/services/air-freight', built: true },
  seaFreight: { path: '/services/sea-freight', built: true },
  trainFreight: { path: '/services/train-freight', built: true },
  projectCargo: { path: '/services/project-cargo', built: true },
  alcoholAndWine: { path: '/services/alcohol-wine-exports', built: true },
  luxuryVehicles: { path: '/services/luxury-vehicle-export-import', built: true },
  warehousing: { path: '/services/warehousing', built: true },
} as const satisfies Record<string, { path: string; built: boolean }>;

export type Page = keyof typeof pages;

const menus = {
  main: ['home', 'about', 'team', 'contact'],
  services: [
    'marketAnalysis',
    'airFreight',
    'seaFreight',
    'trainFreight',
    'projectCargo',
    'alcoholAndWine',
    'luxuryVehicles',
    'warehousing',
  ],
  forms: ['rateRequest', 'kyc', 'powerOfAttorney', 'feedback'],
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

export type Menus = Record<keyof typeof menus, MenuEntry[]>;

/** The address of a page, or null while it is not built. */
function pathOf(page: Page): string | null {
  const { path, built }: { path: string; built: boolean } = pages[page];
  return built ? path : null;
}

/** The menus in one language: the built pages under their titles. */
export function menusWith(titles: Record<Page, string>): Menus {
  const entriesOf = (names: readonly Page[]) =>
    names.flatMap((page) => {
      const path = pathOf(page);
      return path === null ? [] : [{ title: titles[page], path }];
    });
  return {
    main: entriesOf(menus.main),
    services: entriesOf(menus.services),
    forms: entriesOf(menus.forms),
    visitor: entriesOf(menus.visitor),
    documents: entriesOf(menus.documents),
    account: entriesOf(menus.account),
    company: entriesOf(menus.company),
    legal: entriesOf(menus.legal),
  };
}

/** Pages that only who is signed in can see. */
const ownPages: readonly Page[] = [...menus.documents, ...menus.account];

/** The addresses of all built pages that anybody can see. */
export function publicPaths(): string[] {
  return (Object.keys(pages) as Page[])
    .filter((page) => !ownPages.includes(page))
    .flatMap((page) => pathOf(page) ?? []);
}

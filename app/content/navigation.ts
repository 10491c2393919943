/** Every page that menus lead to. Only a page marked `built` is linked. */
const pages = {
  home: { path: '/', built: true },
  about: { path: '/aboutus', built: false },
  team: { path: '/ouremployees', built: false },
  contact: { path: '/contactus', built: true },
  partners: { path: '/partners', built: false },
  rateRequest: { path: '/clientbriefform', built: true },
  kyc: { path: '/kycverification', built: false },
  powerOfAttorney: { path: '/power-of-attorney', built: false },
  feedback: { path: '/feedback', built: true },
  signIn: { path: '/signin', built: false },
  marketAnalysis: { path: '/services/market-analysis', built: false },
  airFreight: { path: '/services/air-freight', built: false },
  seaFreight: { path: '/services/sea-freight', built: false },
  trainFreight: { path: '/services/train-freight', built: false },
  projectCargo: { path: '/services/project-cargo', built: false },
  alcoholAndWine: { path: '/services/alcohol-wine-exports', built: false },
  luxuryVehicles: { path: '/services/luxury-vehicle-export-import', built: false },
  warehousing: { path: '/services/warehousing', built: false },
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
  account: ['signIn'],
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
    account: entriesOf(menus.account),
  };
}

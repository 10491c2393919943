import type { OfficeClockWords } from './office-clock.tsx';

export interface MenuEntry {
  title: string;
  path: string;
}

export interface HoursInWords {
  days: string;
  official: string;
  local: string;
}

/** The words of the menu of who is signed in. */
export interface AccountMenuWords {
  label: string;
  logOut: string;
  loggingOut: string;
  /** Said when the server could not be reached, so that the session goes on. */
  logOutFailed: string;
}

/** The words of the frame around every page; root.tsx brings them from app/content. */
export interface LayoutWords {
  skipToContent: string;
  homeLink: string;
  menus: Record<
    'main' | 'services' | 'forms' | 'visitor' | 'papers' | 'account' | 'company' | 'legal',
    MenuEntry[]
  >;
  mainNavigation: string;
  drawerNavigation: string;
  footerNavigation: string;
  services: string;
  forms: string;
  openMenu: string;
  closeMenu: string;
  rateRequestButton: MenuEntry;
  account: AccountMenuWords;
  banner: { heading: string; button: string; copied: string };
  footer: {
    line: string;
    founded: string;
    womanOwned: string;
    office: string;
    talk: string;
    hours: string;
    company: string;
    brochure: string;
    copyright: string;
    builtBy: string;
  };
  hours: HoursInWords;
  officeClock: OfficeClockWords;
  toasts: { region: string };
}

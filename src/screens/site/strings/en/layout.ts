import { headline } from '#features/services/strings/en/headline.ts';
import type { Settings } from '#features/settings/settings.ts';
import { officeHours } from '#features/settings/strings/en/office-hours.ts';
import { listIn } from '#platform/values/format.ts';
import { menusWith } from '../../navigation.ts';
import { citiesOfOtherOffices } from '../../offices.ts';

/** “Jul 1, 2018” */
export const foundedOn = ({ company }: Settings) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(company.founded),
  );

export const layout = (settings: Settings) => {
  const { company } = settings;
  const { city } = company.address;
  const cities = citiesOfOtherOffices(settings);
  return {
    skipToContent: 'Skip to content',
    homeLink: `${company.name}, home`,
    menus: menusWith(settings, {
      home: 'Home',
      about: 'About us',
      team: 'Our team',
      contact: 'Contact us',
      partners: 'Partners',
      rateRequest: 'Request a rate',
      track: 'Track a request',
      kyc: 'KYC form',
      powerOfAttorney: 'Power of attorney guide',
      worldmap: 'World map',
      privacy: 'Privacy',
      terms: 'Terms',
      accessibility: 'Accessibility',
      feedback: 'Feedback',
      signIn: 'Sign In',
      documents: 'KYC',
      profile: 'Profile',
      marketAnalysis: 'Market entry',
      airFreight: 'Air freight',
      seaFreight: 'Sea freight',
      trainFreight: 'Train freight',
      projectCargo: 'Project cargo',
      alcoholAndWine: 'Alcohol and wine exports',
      luxuryVehicles: 'Luxury vehicle export and import',
      warehousing: 'Warehousing',
      firstPrice: 'Estimated price',
      chargeableWeight: 'Chargeable weight',
      containerFit: 'Container fit',
      incoterms: 'Incoterms chooser',
    }),
    mainNavigation: 'Main',
    drawerNavigation: 'All pages',
    footerNavigation: 'Footer',
    services: 'Services',
    forms: 'Form',
    tools: 'Tools',
    drawerSignIn: 'Login',
    openMenu: 'Menu',
    closeMenu: 'Close menu',
    rateRequestButton: { title: 'Rate Request Form', path: '/clientbriefform' },
    /** Of the links to the other languages; the offer is shown on a page in another one. */
    languages: { label: 'Language', offer: 'This page is also in English', close: 'Close' },
    account: {
      label: 'My Account',
      logOut: 'Log Out',
      loggingOut: 'Logging Out...',
      logOutFailed: 'You are still signed in: our server did not respond. Please try again.',
    },
    banner: {
      heading: headline(settings).heading,
      button: 'Call us Now',
      copied: 'Phone Number Copied',
    },
    footer: {
      line: `Freight forwarding between ${city} and the world, arranged by people you can reach.`,
      founded: `Founded ${foundedOn(settings)}`,
      womanOwned: 'Woman-owned',
      office: 'Office',
      ...(cities.length > 0 && { otherOffices: `Also in ${listIn('en', cities)}` }),
      talk: 'Talk to us',
      hours: 'Hours',
      company: 'Company',
      brochure: 'Brochure (PDF)',
      copyright: company.legalName,
      builtBy: 'Site by',
    },
    hours: officeHours(settings),
    /** “Fri, Nov 27: closed” */
    closedDay: 'closed',
    officeClock: {
      open: 'Open now',
      closed: 'Closed now',
      until: 'until',
      again: 'opens',
    },
    draft: {
      text: 'Draft, not published.',
      end: 'See the published site',
      ended: {
        title: 'This preview has ended',
        text: 'The draft was published or discarded, or its link was replaced. Ask the person who sent you the link for the newest one, or see the published site.',
      },
    },
    toasts: { region: 'Notices' },
  };
};

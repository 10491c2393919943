import { services } from '#features/services/service.ts';
import { settingsTexts as t } from '../../strings/en/settings-texts.ts';

type GroupName = keyof typeof t.groups;

/** Texts that an owner looks for together. */
interface TextGroup {
  name: GroupName;
  /** Beginnings of the paths. */
  prefixes: string[];
  /** Page or mail on which they are seen; none for what has none of its own. */
  page?: string;
}

/** In the order of the list. A text belongs to the first group that has it. */
const groups: TextGroup[] = [
  { name: 'home', prefixes: ['site.home'], page: '/' },
  { name: 'frame', prefixes: ['site.layout', 'site.errors'], page: '/' },
  { name: 'about', prefixes: ['site.about'], page: '/aboutus' },
  { name: 'team', prefixes: ['site.team'], page: '/ouremployees' },
  { name: 'partners', prefixes: ['site.partners'], page: '/partners' },
  { name: 'contact', prefixes: ['brief.contact'], page: '/contactus' },
  ...services.map((service) => ({
    name: service,
    prefixes: [`services.services.${service}`, `services.plates.${service}`],
    page: `/services/${service}`,
  })),
  { name: 'services', prefixes: ['services'], page: '/services/air-freight' },
  { name: 'map', prefixes: ['map'], page: '/worldmap' },
  { name: 'brief', prefixes: ['brief.clientBrief', 'cargo'], page: '/clientbriefform' },
  { name: 'feedback', prefixes: ['feedback'], page: '/feedback' },
  { name: 'track', prefixes: ['shipments.track'], page: '/track' },
  { name: 'chargeableWeight', prefixes: ['site.chargeableWeight'], page: '/tools/chargeable-weight' },
  {
    name: 'containerFit',
    prefixes: ['site.containerFit', 'site.cargoPreview'],
    page: '/tools/container-fit',
  },
  { name: 'incoterms', prefixes: ['site.incoterms'], page: '/tools/incoterms' },
  { name: 'tools', prefixes: ['site'], page: '/tools/chargeable-weight' },
  { name: 'privacy', prefixes: ['site.privacy'], page: '/privacy' },
  { name: 'terms', prefixes: ['site.terms'], page: '/terms' },
  { name: 'accessibility', prefixes: ['site.accessibility'], page: '/accessibility' },
  { name: 'kyc', prefixes: ['kyc.kyc.'], page: '/kycverification' },
  { name: 'powerOfAttorney', prefixes: ['kyc.powerOfAttorney'], page: '/power-of-attorney' },
  { name: 'kycCase', prefixes: ['kyc'] },
  { name: 'status', prefixes: ['requests', 'shipments'] },
  { name: 'account', prefixes: ['identity', 'customer'], page: '/signup' },
  { name: 'brochure', prefixes: ['site.brochure'] },
  { name: 'quote', prefixes: ['quote'] },
  { name: 'requestMails', prefixes: ['leadMails'], page: 'mail/lead-acknowledgement' },
  { name: 'quoteMails', prefixes: ['quoteMails', 'quoteDraft'], page: 'mail/quote-accepted' },
  { name: 'shipmentMails', prefixes: ['tracking'], page: 'mail/shipment-milestone' },
  { name: 'accountMails', prefixes: ['accountMails'], page: 'mail/verify-email' },
  { name: 'kycMails', prefixes: ['kycMails'], page: 'mail/kyc-reviewed' },
  { name: 'forms', prefixes: ['shared', 'labels'], page: '/clientbriefform' },
  { name: 'messages', prefixes: ['messages'] },
];

/** The longest beginning wins, so that `site.terms` is no tool. */
const byPrefix = groups
  .flatMap((group) => group.prefixes.map((prefix) => ({ prefix, group })))
  .sort((a, b) => b.prefix.length - a.prefix.length);

export function groupOf(path: string): TextGroup | undefined {
  return byPrefix.find(({ prefix }) => path.startsWith(prefix))?.group;
}

export const groupNames = groups.map(({ name }) => name);

/** The page on which the texts of a group are seen. */
export function pageOf(name: string | undefined): string | undefined {
  return groups.find((group) => group.name === name)?.page;
}

/** Pages of the site and mails that the preview can show. */
export const previewPages = [
  ...groups.flatMap(({ name, page, prefixes }) =>
    page?.startsWith('/') && prefixes[0] !== 'site' ? [{ page, title: t.groups[name] }] : [],
  ),
  ...Object.entries(t.mails).map(([name, title]) => ({ page: `mail/${name}`, title })),
].filter(({ page }, index, all) => all.findIndex((other) => other.page === page) === index);

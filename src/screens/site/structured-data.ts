import type {
  BreadcrumbList,
  FAQPage,
  MergeLeafTypes,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
  Service,
  WebSite,
} from 'schema-dts';
import { serviceStringsOf } from '#features/services/strings.ts';
import { clockAt, hoursOfPage, instantOf } from '#features/settings/business-hours.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { OfficeFacts } from '#features/settings/settings.ts';
import { type Locale, localeOf, localPath, plainPath } from '#platform/i18n/locale.ts';
import { weekGroups } from '#platform/values/usual-hours.ts';
import { publicPaths, servicePath } from './navigation.ts';
import { type SiteStrings, siteStringsIn } from './strings.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const addressOf = (path: string) => new URL(path, currentSettings().company.website).href;

const companyId = () => addressOf('/#company');

/** Returns the ISO codes of countries with a lane. */
function servedCountries(): string[] {
  const { lanes } = currentSettings();
  return [...new Set(lanes.flatMap(({ from, to }) => [from.country, to.country]))];
}

/** Returns the address and hours of an office, these in its local time, which schema.org requires. */
function officeData({ address, hours, localTimeZone }: OfficeFacts) {
  // Any Monday: the offset between the two time zones rarely changes.
  const onLocalClock = (time: string) =>
    clockAt(instantOf('2026-03-02', time, hours.timeZone), localTimeZone).slice(11, 16);
  const special = Object.entries(
    hoursOfPage(hours, Date.parse(currentSettings().day || '2026-01-01')).exceptions,
  ).sort();
  return {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: weekGroups(hours).map(({ days, hours: [opens, closes] }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.flatMap((day) => weekdays[Number(day) - 1] ?? []),
      opens: onLocalClock(opens),
      closes: onLocalClock(closes),
    })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(([date, open]) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: date,
        validThrough: date,
        // Equal times mean that it is closed all day.
        opens: open ? onLocalClock(open[0]) : '00:00',
        closes: open ? onLocalClock(open[1]) : '00:00',
      })),
    }),
  };
}

/** Returns the offices besides the main one: places of the company, not departments of it. */
function otherOfficesData(): ProfessionalServiceLeaf[] {
  const { company, offices } = currentSettings();
  return offices.slice(1).map((office) => ({
    '@type': 'ProfessionalService',
    name: `${company.name}, ${office.address.city}`,
    ...officeData(office),
    telephone: office.phone ?? company.phone,
    parentOrganization: { '@id': companyId() },
  }));
}

/** Other pages refer to the company by its `@id`. */
function companyData(): MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]> {
  const { company } = currentSettings();
  const { name, legalName, website, phone, email, founded, social } = company;
  const networks = social.flatMap(({ url }) => url ?? []);
  const { openingHoursSpecification, ...office } = officeData(company);
  const others = otherOfficesData();
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': companyId(),
    name,
    legalName,
    url: website,
    logo: addressOf('/brand/icon-512.png'),
    foundingDate: founded,
    ...office,
    telephone: phone,
    email: email.contact,
    openingHoursSpecification,
    ...(others.length > 0 && { location: others }),
    areaServed: servedCountries(),
    ...(networks.length > 0 && { sameAs: networks }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email: email.contact,
      availableLanguage: offeredLocales(currentSettings()),
      hoursAvailable: openingHoursSpecification,
    },
  };
}

function websiteData(): WebSite {
  const { name, website } = currentSettings().company;
  return {
    '@type': 'WebSite',
    '@id': addressOf('/#website'),
    name,
    url: website,
    inLanguage: offeredLocales(currentSettings()),
    publisher: { '@id': companyId() },
  };
}

function questionsData({ questions }: SiteStrings['home']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function serviceData(path: string, locale: Locale): Service[] {
  if (!path.startsWith(servicePath(''))) return [];
  const strings = serviceStringsOf(path.slice(servicePath('').length), locale);
  if (!strings) return [];
  const { title, meta } = strings;
  return [
    {
      '@type': 'Service',
      name: title,
      description: meta.description,
      url: addressOf(localPath(path, locale)),
      provider: { '@type': 'Organization', '@id': companyId(), name: currentSettings().company.name },
      areaServed: servedCountries(),
    },
  ];
}

/** Returns the path from the home page, with the menu titles. */
function breadcrumbs(path: string, locale: Locale): BreadcrumbList {
  const entries = Object.values(siteStringsIn(locale).layout.menus).flat();
  const steps = ['/', path].map((step) => ({
    name: entries.find((entry) => entry.path === step)?.title,
    item: addressOf(localPath(step, locale)),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(name && { name }),
      item,
    })),
  };
}

function thingsOf(path: string, locale: Locale): object[] {
  if (path === '/') return [websiteData(), companyData(), questionsData(siteStringsIn(locale).home)];
  return [
    breadcrumbs(path, locale),
    ...serviceData(path, locale),
    ...(path === '/contactus' ? [companyData()] : []),
  ];
}

/**
 * Returns the JSON-LD of a page: company, service, breadcrumbs, questions. Undefined for a page outside the sitemap.
 */
export function structuredDataOf(pathname: string): string | undefined {
  const locale = localeOf({ pathname });
  const path = plainPath(pathname.replace(/(.)\/$/, '$1'));
  if (!publicPaths(currentSettings()).includes(path)) return undefined;
  const graph = { '@context': 'https://schema.org', '@graph': thingsOf(path, locale) };
  // An end tag in a text would close the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

import type { MetaDescriptor } from 'react-router';
import { clockAt, instantOf } from '../../contract/business-hours.ts';
import type { Company } from '../../contract/company.ts';
import { locales } from '../../contract/locale.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function identityOf({ website }: Company): string {
  return new URL('/#company', website).href;
}

/** A time of day of the office hours, on the clock where the office stands: schema.org means that one. */
function onLocalClock(time: string, { hours, localTimeZone }: Company): string {
  // Any Monday will do: the two zones of an office seldom drift apart.
  const instant = instantOf('2026-03-02', time, hours.timeZone);
  return clockAt(instant, localTimeZone).slice(11, 16);
}

function described(thing: object): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } };
}

/** The company as schema.org's ProfessionalService (an Organization too): address, telephone, hours, networks. */
export function companyData(company: Company): MetaDescriptor {
  const { name, legalName, website, phone, email, address, hours, founded, social } = company;
  return described({
    '@type': ['Organization', 'ProfessionalService'],
    '@id': identityOf(company),
    name,
    legalName,
    url: website,
    logo: new URL('/brand/icon-512.png', website).href,
    foundingDate: founded,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    telephone: phone,
    email: email.contact,
    sameAs: social.flatMap(({ url }) => url ?? []),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email: email.contact,
      availableLanguage: locales,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => weekdays[day - 1]),
        opens: onLocalClock(hours.opens, company),
        closes: onLocalClock(hours.closes, company),
      },
    },
  });
}

/** One service of the company and the way to its page from the home page, as schema.org's Service and BreadcrumbList. */
export function serviceData(
  company: Company,
  path: string,
  { name, description }: { name: string; description: string },
): MetaDescriptor {
  const url = new URL(path, company.website).href;
  return described({
    '@graph': [
      {
        '@type': 'Service',
        name,
        description,
        url,
        provider: { '@id': identityOf(company), '@type': 'Organization', name: company.name },
        areaServed: 'Worldwide',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: company.name, item: company.website },
          { '@type': 'ListItem', position: 2, name, item: url },
        ],
      },
    ],
  });
}

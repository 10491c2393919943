import type { Company } from '#platform/company.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import type { Settings } from '../../settings.ts';

/** Placeholders that stand for facts of the company. */
export const factNames = [
  'company',
  'legalName',
  'phone',
  'phoneLink',
  'email',
  'ratesEmail',
  'street',
  'city',
  'region',
  'postalCode',
  'website',
  'host',
] as const;

type Facts = Record<(typeof factNames)[number], string>;

type CompanyFacts = Pick<Company, 'name' | 'legalName' | 'phone' | 'website'> & {
  email: Pick<Company['email'], 'contact' | 'rates'>;
  address: Pick<Company['address'], 'street' | 'city' | 'region' | 'postalCode'>;
};

/** Facts of the company by the placeholder that stands for them in a text that an owner edits. */
export function factsOf({ name, legalName, phone, email, address, website }: CompanyFacts): Facts {
  return {
    company: name,
    legalName,
    phone,
    phoneLink: telephoneUrl(phone),
    email: email.contact,
    ratesEmail: email.rates,
    street: address.street,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    website,
    host: new URL(website).host,
  };
}

/** Facts that no company has, so that each is found in the strings that are made with it. */
const markers: CompanyFacts = {
  name: 'fact-company',
  legalName: 'fact-legal-name',
  phone: '+0 987 654 3210',
  email: { contact: 'contact@fact.invalid', rates: 'rates@fact.invalid' },
  address: { street: 'fact-street', city: 'fact-city', region: 'fact-region', postalCode: 'fact-postcode' },
  website: 'https://fact-website.invalid',
};

/** Returns the settings with a marker in place of each fact that is entered: an empty one stays empty. */
export function withMarkers(settings: Settings): Settings {
  const { email, address, ...company } = settings.company;
  const [main, ...others] = settings.offices;
  const mark = (part: keyof typeof markers.address) => address[part] && markers.address[part];
  const marked = {
    ...address,
    street: mark('street'),
    city: mark('city'),
    region: mark('region'),
    postalCode: mark('postalCode'),
  };
  const inCity = <Place extends { name: string }>(place: Place) =>
    place.name === address.city ? { ...place, name: marked.city } : place;
  return {
    ...settings,
    // Texts that name where lanes begin name the city of the office.
    lanes: settings.lanes.map((lane) => ({ ...lane, from: inCity(lane.from) })),
    company: { ...company, ...markers, email: { ...email, ...markers.email }, address: marked },
    offices: main ? [{ ...main, address: marked }, ...others] : [],
  };
}

/** Replaces the markers in a text by the placeholders of their facts. */
export function withPlaceholders(text: string): string {
  return Object.entries(factsOf(markers)).reduce(
    (made, [name, marker]) => made.replaceAll(marker, `{${name}}`),
    text,
  );
}

export const placeholder = /\{(\w+)\}/g;

/** Lists the placeholders of a text, each as often as it stands there. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

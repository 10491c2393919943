import { company } from '../company.ts';
import { layout } from './layout.ts';

const { city, region } = company.address;

/** The text of the brochure that the site has nowhere else. */
export const brochure = {
  title: `Freight forwarding from ${city}`,
  subject: 'Eight services, how to request a rate, and how to reach us.',
  cover: {
    heading: `Freight between ${city} and the world`,
    text: 'Arranged by people you can reach: air, sea, rail and project cargo, wine, vehicles, warehousing and market entry. One desk books the carrier, prepares the documents and answers to you for all of it.',
    facts: [
      { label: 'Office', value: `${city}, ${region}` },
      { label: 'Company', value: layout.footer.founded },
      ...(company.womanOwned ? [{ label: 'Ownership', value: layout.footer.womanOwned }] : []),
    ],
  },
  overview: {
    label: 'Services',
    heading: 'Eight services, one desk that answers',
    service: 'Service',
    page: 'Page',
  },
  ready: 'What to have ready for a rate',
  contact: {
    label: 'Contact',
    heading: 'Request a rate in three minutes',
    text: 'All we need is an e-mail address or a phone number, and what to ship from where to where. A person answers within one business day.',
    phone: 'Phone',
    email: 'E-mail',
    rates: 'Rates',
    address: 'Address',
    hours: 'Hours',
    website: 'Website',
    rateRequest: 'Request a rate',
  },
  pageOf: '{page} / {pages}',
};

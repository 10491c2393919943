import { company } from '../company.ts';
import { layout } from './layout.ts';

const { city, region } = company.address;

/** The text of the brochure that the site has nowhere else. */
export const brochure = {
  title: `Freight forwarding from ${city}`,
  subject: 'Eight services, how a request is answered, and how to reach us.',
  cover: {
    heading: `Freight between ${city} and the world, arranged by people you can reach`,
    text: 'Air, sea, rail and project cargo, wine, vehicles, warehousing and market entry. One desk books the carrier, prepares the documents and answers for the whole.',
    facts: [
      { label: 'Office', value: `${city}, ${region}` },
      { label: 'Company', value: layout.footer.founded },
      ...(company.womanOwned ? [{ label: 'Ownership', value: layout.footer.womanOwned }] : []),
    ],
  },
  overview: {
    label: 'Services',
    heading: 'Eight kinds of work, one desk that answers for all of them',
    service: 'Service',
    page: 'Page',
  },
  ready: 'What to have ready for a rate',
  contact: {
    label: 'Contact',
    heading: 'Tell us what should move, from where and to where',
    text: 'The form takes about three minutes and needs only a way to answer you: an e-mail address or a phone number. A person answers within one business day.',
    phone: 'Phone',
    email: 'E-mail',
    rates: 'Rates',
    address: 'Address',
    hours: 'Hours',
    website: 'Website',
    rateRequest: 'Rate request form',
  },
  pageOf: '{page} / {pages}',
};

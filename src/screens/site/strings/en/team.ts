import type { Settings } from '../../../../features/settings/settings.ts';

export const team = ({ company }: Settings) => ({
  meta: {
    title: 'Our team',
    description: `Who works at ${company.name} in ${company.address.city}, what to ask each of them for, and how to reach them by e-mail.`,
  },
  label: 'Our team',
  heading: 'Write to the right person',
  text: 'Pick by what you need, and give your reference if you have one.',
  grid: {
    heading: 'The team',
    portraitOf: 'Portrait of',
    roles: {
      'managing-director': {
        title: 'Managing Director',
        ask: 'For plans larger than one shipment, and for a promise we did not keep.',
      },
      'project-manager': {
        title: 'Project Manager',
        ask: 'For cargo that needs a plan: heavy pieces, permits, several legs.',
      },
      'it-assistant': {
        title: 'IT Assistant',
        ask: 'For trouble with this site, a form or signing in.',
      },
      administration: {
        title: 'Administration',
        ask: 'For the KYC form, powers of attorney and copies of documents.',
      },
      warehouse: {
        title: 'Warehouse',
        ask: 'For receiving and pick-up times, pallet counts, labels and packing.',
      },
      sales: {
        title: 'Sales',
        ask: 'For rates, routes and transit times.',
      },
      accounting: {
        title: 'Accounting',
        ask: 'For invoices, payments and statements of account.',
      },
      'human-resources': {
        title: 'Human Resources',
        ask: 'For applications and everything about working here.',
      },
    },
  },
  desk: {
    label: 'The desk',
    heading: 'Not sure who? Write to the desk.',
    text: 'Your message gets a reference and goes to the right person, who answers within one business day.',
    link: 'Write to the desk',
  },
});

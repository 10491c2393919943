import { company, lanes } from '../../../settings/sample-company.ts';

const { city } = company.address;

/** A lane that the company offers, so that the example's days are its own. */
const lane = lanes.find(({ mode, to }) => mode === 'sea' && to.name === 'Cartagena');

/** The labels of a rate letter, and the example of one on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = {
  labels: {
    title: 'Rate letter',
    included: 'What’s included',
    notIncluded: 'What isn’t',
    changes: 'What could change it',
    signed: 'Your contact',
    total: 'Total',
    amount: 'USD',
  },
  example: {
    tag: 'Example',
    caption: 'An example: cargo and amounts are made up. Yours come from your request.',
    letter: {
      company: company.name,
      facts: [
        { label: 'Reference', value: 'RR-7K3M9Q' },
        { label: 'Valid until', value: '14 days from its date' },
        { label: 'From', value: 'Port terminal in Cartagena, FCA' },
        { label: 'To', value: `A warehouse in ${city}` },
        { label: 'Cargo', value: 'One 20′, 240 bags of green coffee, 16.8 t' },
        {
          label: 'Typical days, port to port',
          value: lane ? lane.transitDays.join('–') : 'With each sailing offered',
        },
      ],
      included: [
        { item: 'Ocean freight, one 20′', amount: '1,450' },
        { item: 'Terminal handling at both ports', amount: '310' },
        { item: 'Bill of lading, importer security filing (ISF)', amount: '120' },
        { item: 'Truck to the warehouse, chassis for two days', amount: '430' },
      ],
      total: '2,310',
      notIncluded: [
        'Customs entry, duty and FDA examinations',
        'Demurrage after the free days',
        'Insurance: not asked for',
      ],
      changes: [
        'More than 17.2 t: a special chassis or a road permit',
        'A surcharge that the carrier announces later, where our terms pass it on',
      ],
      signed: 'One person by name, with a phone number and an e-mail address',
    },
  },
};

import type { Settings } from '#features/settings/settings.ts';
import { daysIn } from '#platform/values/format.ts';
import type { Letter } from '../../document/letter.ts';

function letterOf({ company, lanes, options }: Settings): Letter {
  const { city } = company.address;
  // A lane that the company offers, so that the example's days are its own.
  const lane = lanes.find(({ mode }) => mode === 'sea');
  return {
    company: company.name,
    title: 'Quotation',
    facts: [
      { label: 'Reference', value: 'RR-7K3M9Q' },
      { label: 'From', value: lane ? `Port terminal in ${lane.to.name}, FCA` : 'Port terminal abroad, FCA' },
      { label: 'To', value: `A warehouse in ${city}` },
      { label: 'Cargo', value: 'One 20′, 10 pallets of machine parts, 16.8\u00a0t' },
    ],
    options: [
      {
        id: 'example',
        title: '',
        soFar: '',
        total: { currency: 'USD', amount: '2,310' },
        sum: 'USD 2,310',
        parts: '',
        way: lane
          ? `Sea, one 20′ · ${lane.transitDays.join('–')} days, port to port`
          : 'Sea, one 20′ · days with each sailing offered',
        amountLabel: 'USD',
        charges: [
          { id: 'freight', item: 'Ocean freight, one 20′', note: '', amount: '1,450' },
          { id: 'terminals', item: 'Terminal handling at both ports', note: '', amount: '310' },
          {
            id: 'documents',
            item: 'Bill of lading, importer security filing (ISF)',
            note: '',
            amount: '120',
          },
          { id: 'truck', item: 'Truck to the warehouse, chassis for two days', note: '', amount: '430' },
        ],
        totals: [{ label: 'Total', amount: '2,310', isFinal: true }],
        note: '',
      },
    ],
    note: '',
    valid: { label: 'Valid through', value: `${daysIn('en', options.quotes.validForDays)} from its date` },
    labels: { total: 'Total', charges: 'What’s included', charge: '', basis: '' },
    remarks: [
      {
        id: 'notIncluded',
        title: 'What isn’t',
        items: [
          'Customs entry, duty and examinations',
          'Demurrage after the free days',
          'Insurance: not asked for',
        ],
      },
      {
        id: 'changes',
        title: 'What could change it',
        items: [
          'More than 17.2\u00a0t: a special chassis or a road permit',
          'A surcharge that the carrier announces later, where our terms pass it on',
        ],
      },
    ],
    terms: null,
    nra: null,
    signed: { label: 'Your contact', value: 'One person by name, with a phone number and an e-mail address' },
  };
}

/** The example of a rate letter on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = (settings: Settings) => ({
  tag: 'Example',
  caption: 'An example: cargo and amounts are made up. Yours come from your request.',
  letter: letterOf(settings),
});

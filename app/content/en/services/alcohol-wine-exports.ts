import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/alcohol-wine-exports. */
export const alcoholWineExports: ServiceStrings = {
  meta: {
    title: 'Alcohol and wine exports',
    description:
      'Wine, spirits and beer from the US to buyers abroad: excise tax, TTB forms, EU certificates, temperature and proof of export, planned together.',
  },
  title: 'Alcohol and wine exports',
  heading: 'Wine and spirits abroad, tax and temperature settled',
  lead: 'We export wine, spirits and beer from the US to importers abroad, from one pallet to full containers. You get excise tax, certificates and temperature in one plan before pick-up.',
  picture:
    'Model of an open wooden case of dark bottles, one with a red capsule, beside closed cases and two labeled bottles.',
  facts: [
    { label: 'Charged by', value: 'Container; LCL: greater of m³ and metric tons; air: kg' },
    { label: 'Typical time', value: '2–6 weeks by sea; a certificate can take as long' },
    { label: 'Cases of 12, about', value: '20′: 800 or 10 pallets; 40′: 1,200 or 20' },
    { label: 'Proof of export due', value: 'Often 90 days after removal, or tax falls due' },
  ],
  figures: [
    { label: 'A case of 12', value: 'Often 15–20 kg (33–44 lb) with 750 ml bottles' },
    { label: 'Wine in a reefer', value: 'Set point often 12–15 °C (54–59 °F)' },
    {
      label: 'Dangerous goods',
      value: 'UN3065 above 24% ABV; up to 70%, bottles to 5 L are usually exempt; we check',
    },
  ],
  paragraphs: [
    'From bond, at a winery or distillery, alcohol leaves without federal excise tax: wine and spirits on TTB F 5100.11, beer on TTB F 5130.12. Tax already paid may be claimed back (drawback). Either way TTB, the federal alcohol and tobacco tax bureau, wants proof that it left, or tax falls due. We gather that proof for the producer.',
    'Glass is heavy: 1,200 cases of 16.5 kg (36 lb) weigh 19.8 t, and the road stops a 40′ at some 20.0 t (44,000 lb), often before it is full. Compare prices per bottle. A dry container can pass 40 °C (104 °F) in a summer yard; a thermal liner slows the swings; only a reefer cools, and it costs most. Season and route decide, tropical transshipment above all.',
  ],
  choose: [
    'A pallet or more, to an importer licensed at destination',
    'TTB permit holders shipping from bond, before tax is paid',
    'Several producers sharing a container to one buyer',
    'Wine that would suffer on a hot quay',
  ],
  avoid: [
    'A few bottles to a private person: few carriers, receiver taxed',
    'No importer yet: labels and certificates often carry that name',
    'Foreign brands for US shelves (three-tier system): see market entry',
    'Bulk wine in tanks or flexitanks: ask for sea freight',
  ],
  ready: [
    {
      name: 'Product',
      text: 'Kind, ABV (alcohol by volume), vintage or age, producer, where made and bottled',
    },
    { name: 'Cases', text: 'Bottle size, bottles a case, case size and weight, cases, pallets' },
    { name: 'Tax state', text: 'In bond or tax-paid, and at which premises' },
    { name: 'Permits', text: 'Producer’s TTB permit or brewer’s notice; importer’s license abroad' },
    { name: 'Label', text: 'COLA (US label approval) or export-only? We ask, never assume' },
    { name: 'Temperature', text: 'Band allowed, for example 10–20 °C (50–68 °F); sailing month' },
    { name: 'Destination', text: 'Importer, port or door, certificates the importer named' },
  ],
  included: [
    'Pick-up at the winery, distillery, brewery or warehouse',
    'Forms and certificates for the destination, checked before loading',
    'Booking of the dry, lined or refrigerated space quoted',
    'Export filing (EEI) you authorize; proof of exportation to producer',
    'One written temperature instruction for trucker, terminal and carrier',
  ],
  notIncluded: [
    'Excise, duty and VAT at destination',
    'Laboratory analysis and fees of authorities',
    'Your own TTB permits, bond and records',
    'Cargo insurance, unless you ask (quoted apart)',
    'Reefer power and storage after the terminal’s free days',
  ],
  documents: [
    {
      name: 'TTB F 5100.11',
      text: 'Wine and spirits: the bonded proprietor gives notice; others need TTB’s approval first',
    },
    { name: 'TTB F 5130.12', text: 'Beer leaving the brewery; the wine form does not serve' },
    {
      name: 'EU VI-1',
      text: 'Certificate and analysis; US-made wine: simplified certificate; up to 100 liters possibly neither',
    },
    {
      name: 'TTB export certificate',
      text: 'Free sale, origin, age, health; permit holders only; Brazil and others want theirs',
    },
    { name: 'EEI and its number (ITN)', text: 'Over USD 2,500 per tariff line, or licensed' },
    {
      name: 'Proof of exportation',
      text: 'Bill of lading or air waybill, sale records; 90 days where you keep them',
    },
    {
      name: 'Dangerous goods declaration',
      text: 'Where UN3065 applies, as to casks over 250 liters; carriers may ask ABV anyway',
    },
  ],
  offered: [
    { title: 'Full containers', text: 'Dry, lined or refrigerated, loaded at cellar or warehouse' },
    { title: 'Shared containers', text: 'Pallets by LCL; wine takes on smells, so ask what else travels' },
    { title: 'Consolidation', text: 'Several producers, one container, each with its own tax documents' },
    { title: 'Air freight', text: 'Samples, launches; wine is dense, so real weight usually counts' },
    { title: 'Shipping from bond', text: 'Pick-up timed with the TTB form, never too early' },
    { title: 'Temperature plan', text: 'Liner or reefer by route and month; recorder on request' },
    { title: 'Certificates', text: 'List, order, lead times agreed with your importer first' },
    {
      title: 'Imports',
      text: 'For federal basic permit holders: freight, FDA prior notice, in-bond or tax-paid delivery',
    },
  ],
  why: {
    heading: 'Why choose us for wine',
    points: [
      'Cellar, carrier and importer hear one person: one set point on every document.',
      'We say when a liner is enough and when only a reefer will do.',
      'We close the file only when the producer has proof of exportation.',
    ],
  },
  better: {
    service: 'air-freight',
    link: 'Look at air freight',
    text: 'For samples, a trade fair or a few valuable cases, air freight takes days instead of weeks and avoids the summer yard.',
  },
  request: 'Request a wine or spirits rate',
};

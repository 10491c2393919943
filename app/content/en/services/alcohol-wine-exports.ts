import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/alcohol-wine-exports. */
export const alcoholWineExports: ServiceStrings = {
  meta: {
    title: 'Alcohol and wine exports',
    description:
      'Wine, spirits and beer from the US to buyers abroad: excise tax, TTB forms, EU certificates, temperature and proof of export, planned together.',
  },
  title: 'Alcohol and wine exports',
  heading: 'Tax, documents and temperature settled before the truck loads',
  lead: 'Wine, spirits and beer from the United States to importers abroad, from one pallet to full containers. Excise tax, certificates and temperature go into one plan before pick-up.',
  picture:
    'Model of an open wooden case of dark bottles, one with a red capsule, beside closed cases and two labeled bottles.',
  facts: [
    {
      label: 'Charged by',
      value: 'The container; in a shared one the greater of m³ and tonnes; by air, kg',
    },
    {
      label: 'In a container',
      value: 'Typical, cases of 12: 20′ some 800 or 10 pallets, 40′ some 1,200 or 20 pallets',
    },
    { label: 'A case of 12', value: 'Typical 15–20 kg (33–44 lb) with 750 ml bottles' },
    { label: 'Wine in a reefer', value: 'Typical set point 12–15 °C (54–59 °F)' },
    {
      label: 'Dangerous goods',
      value: 'UN3065 above 24 % ABV; up to 70 %, bottles of 5 L or less are usually exempt: confirm',
    },
    {
      label: 'Excise tax',
      value: 'Not paid, if it leaves from bond on TTB forms; else claimed back',
    },
  ],
  paragraphs: [
    'Alcohol leaves the US in one of two tax states. From bonded premises, such as a winery or a distillery, it can go without payment of federal excise tax: wine and spirits on form TTB F 5100.11, beer on TTB F 5130.12. Or the tax was paid, and it may be claimed back after export, which is called drawback. Either way TTB, the federal alcohol and tobacco tax bureau, wants proof that the goods left. We gather it with the shipment and hand it to the producer, because without proof the tax falls due.',
    'Glass is heavy, so a container often reaches the weight limit of the road before it is full. Ask for the price per bottle, not per box. Then choose the protection. A dry container can pass 40 °C (104 °F) in a summer yard. A thermal liner slows the swings but does not cool. A reefer, a refrigerated container, holds its set point and costs most. Season and route decide, and transshipment in the tropics counts more than the weather at either end. At sea the typical time is 2–6 weeks. A certificate can take as long, so we begin there.',
  ],
  choose: [
    'A pallet or more goes to an importer with the licenses of the destination.',
    'You hold a TTB permit and want to ship from bond, before tax is paid.',
    'Several producers sell to one buyer and want to share a container.',
    'The wine would suffer on a hot quay and someone must choose liner or reefer.',
  ],
  avoid: [
    'A few bottles for a private person. Few carriers take them, and tax falls on the receiver.',
    'There is no importer yet. Label and certificate often carry the importer’s name, so find one first.',
    'A foreign brand for US shelves. It needs a US importer, a distributor and a retailer (the three-tier system): begin with market entry.',
    'Wine in bulk. It travels in a tank or a flexitank: ask for sea freight.',
  ],
  ready: [
    {
      name: 'Product',
      text: 'Kind, ABV (alcohol by volume), vintage or age, producer, where it was made and bottled.',
    },
    {
      name: 'Cases',
      text: 'Bottle size, bottles a case, case measures and weight, number of cases and pallets.',
    },
    { name: 'Tax state', text: 'In bond or tax-paid, and the premises where it stands now.' },
    {
      name: 'Permits',
      text: 'The producer’s TTB permit or brewer’s notice, and the importer’s license abroad.',
    },
    {
      name: 'Label',
      text: 'Whether there is a COLA (the US label approval) or a label for export only. We ask; we never assume.',
    },
    {
      name: 'Temperature',
      text: 'The band the wine may see, for example 10–20 °C (50–68 °F), and the month it sails.',
    },
    { name: 'Destination', text: 'Importer, port or door, and certificates the importer has named.' },
  ],
  included: [
    'Pick-up at the winery, distillery, brewery or warehouse',
    'A list of forms and certificates for the destination, checked before loading',
    'Booking of the dry, lined or refrigerated space in the quote',
    'The export filing (EEI), with your authorization',
    'Export documents copied to the producer as proof of exportation',
    'One written temperature instruction, the same to trucker, terminal and carrier',
  ],
  notIncluded: [
    'Excise, duty and VAT at destination',
    'Laboratory analysis and fees of authorities',
    'Your own TTB permits, bond and records',
    'Cargo insurance, unless you ask: quoted apart',
    'Power and storage for a reefer after the free days of the terminal',
  ],
  documents: [
    {
      name: 'TTB F 5100.11',
      text: 'Wine and spirits leaving bond without payment of tax. The proprietor of the bonded premises gives notice; any other exporter needs TTB’s approval before the goods move.',
    },
    {
      name: 'TTB F 5130.12',
      text: 'Beer leaving the brewery for export without payment of tax. The form for wine and spirits does not serve here.',
    },
    {
      name: 'EU VI-1',
      text: 'Certificate and analysis for wine entering the European Union. Wine made in the US may use the simplified export certificate instead; lots up to 100 liters may need neither: confirm.',
    },
    {
      name: 'TTB export certificate',
      text: 'Free sale, origin, age or health, for countries that ask. TTB issues it to holders of its permits. Brazil and others want their own forms.',
    },
    {
      name: 'EEI and ITN',
      text: 'The electronic export filing when one tariff line is over USD 2,500 or a license applies, and the number it gives.',
    },
    {
      name: 'Proof of exportation',
      text: 'Bill of lading or air waybill and the records of the sale. Where TTB lets you keep the records yourself, it must be in hand within 90 days of removal: confirm yours.',
    },
    {
      name: 'Dangerous goods declaration',
      text: 'Only where UN3065 applies, for example casks over 250 liters. A carrier may still want the ABV stated for exempt bottles.',
    },
  ],
  offered: [
    {
      title: 'Full containers',
      text: 'Dry, with thermal liner, or refrigerated, loaded at the cellar or at a warehouse.',
    },
    {
      title: 'Shared containers',
      text: 'Pallets with other cargo (LCL). Ask what else travels in the box: wine can take on smells.',
    },
    {
      title: 'Consolidation',
      text: 'Several producers in one container for one importer, each with its own tax documents.',
    },
    {
      title: 'Air freight',
      text: 'Samples and launches. Wine is dense, so it is usually charged by its real weight.',
    },
    {
      title: 'Shipping from bond',
      text: 'Pick-up timed with the TTB form, so that nothing moves before it may.',
    },
    {
      title: 'Temperature plan',
      text: 'Liner or reefer by route and month, with a recorder in the load where you want a record.',
    },
    {
      title: 'Certificates',
      text: 'The list, the order and the lead times, agreed with your importer before you book.',
    },
    {
      title: 'Imports',
      text: 'For US importers with a federal basic permit: freight, FDA prior notice and delivery in bond or tax-paid.',
    },
  ],
  why: {
    heading: 'Why choose us for wine and spirits',
    points: [
      'One person speaks with cellar, carrier and importer, so the set point is the same on every document.',
      'Your list of wines is stored once under a reference; nobody asks for it twice, and a person answers within one business day.',
      'The rate says in writing what protects the wine, what happens after the free days, and how long it stands.',
      'We tell you when a liner is enough, and when only a reefer will do.',
      'The file is closed only when the producer has the proof of exportation.',
    ],
  },
  better: {
    service: 'air-freight',
    link: 'Look at air freight',
    text: 'For samples, a trade fair or a few cases of great value, air freight is often the better choice. It takes days instead of weeks and avoids the summer yard.',
  },
  request: 'Request a rate for wine or spirits',
};

import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/market-analysis. */
export const marketAnalysis: ServiceStrings = {
  meta: {
    title: 'Market entry',
    description:
      'Latin products for North America, US products for markets abroad: labels, FDA and NOM rules, tariff code, origin, importer and a test shipment.',
  },
  title: 'Market entry',
  heading: 'Market entry: your product ready before it sails',
  lead: 'We prepare Latin products for North America and US products for markets abroad. Tariff code, label, registrations and importer come first, then a test shipment, then containers.',
  picture:
    'Model of a row of jars, bottles and one red carton leading from two wooden crates to a shop shelf.',
  facts: [
    { label: 'Charged by', value: 'Products × markets: one task per label and country' },
    { label: 'Typical time', value: '2–6 months from first label check to test shipment' },
    { label: 'Tariff code', value: '6 digits worldwide (HS), 10 in the US' },
    { label: 'FDA notice before arrival', value: '8 h by sea, 4 air or rail, 2 truck' },
  ],
  figures: [
    { label: 'US tariff codes', value: 'HTS inbound, Schedule B outbound' },
    { label: 'FDA registration', value: 'Renewed October–December of every even year' },
    { label: 'USMCA origin', value: 'Nine data elements, no fixed form' },
  ],
  paragraphs: [
    'Send label, formula, process and country. We find the tariff code, today’s duty, the authorities with a say, and the importer of record, who answers to customs. The label is adapted, registrations are made in the right name, and a small shipment tests the route. Each step ends with a list: settled, open.',
    'Labels and authorities set the price, not weight. A dry spice needs little; a canned low-acid food must have its process filed with FDA, the US food authority; meat, dairy and alcohol have their own rules. Time is waiting: laboratory, artwork, signatures. Send the formula early: colors legal at home may be refused. Warning seals differ, so no single Spanish label serves all Latin America.',
  ],
  choose: [
    'It sells at home, and a buyer abroad has asked',
    'A shipment was held or refused: label, ingredient, registration',
    'You need landed cost (goods, freight, duty, fees) before pricing',
    'Nobody abroad can act as importer of record yet',
  ],
  avoid: [
    'Your buyer imports and approved the label: request air or sea',
    'Recipe or pack size about to change: that can reopen labels',
    'You want sales promised: we prepare, a distributor sells',
    'Medicines, medical devices: a specialist in that law first',
  ],
  ready: [
    {
      name: 'Label',
      text: 'Artwork of every panel as it is, with claims (“light”, “natural”, “sugar-free”)',
    },
    {
      name: 'Formula',
      text: 'Percentages, colors by name or number, allergens, shelf life',
    },
    { name: 'Process', text: 'How made, packed, kept; pH of sauces, preserves: it decides FDA rules' },
    { name: 'Market', text: 'Country; shop, restaurant, online or wholesale' },
    { name: 'Registrations', text: 'FDA registration, DUNS number, trademarks, sanitary registrations' },
    { name: 'Inputs', text: 'Origin of each: it decides USMCA or CAFTA-DR duty' },
    { name: 'First order', text: 'Units a case, cases a pallet, factory price, quantity' },
  ],
  included: [
    'Written list of the market’s rules, the authority behind each',
    'Proposed tariff code, its duty rate, and the day checked',
    'Label check, marked on your artwork; trade-agreement origin check',
    'Landed-cost sheet for a sample, a pallet and a container',
    'Plan for samples and the test shipment (freight quoted apart)',
  ],
  notIncluded: [
    'Fees of authorities, laboratories and label verification units',
    'Graphic design and printing of the new label',
    'Legal advice and trademark filing, which need a lawyer',
    'The importer’s own legal duties, such as the FSVP file',
    'Duties and taxes',
  ],
  documents: [
    {
      name: 'FDA food facility registration',
      text: 'Makers, packers, warehouses; abroad, with a US agent; farms and some others exempt',
    },
    {
      name: 'FSVP file (Foreign Supplier Verification Program)',
      text: 'Importer’s proof of safe food; DUNS number in entry; some exempt',
    },
    {
      name: 'Nutrition Facts label',
      text: 'English, US format; a Spanish statement calls for all required text in Spanish',
    },
    {
      name: 'NOM label',
      text: 'Mexico, Spanish, importer’s data: NOM-051 packaged food, soft drinks; NOM-050 many goods',
    },
    {
      name: 'Certification of origin',
      text: 'USMCA, CAFTA-DR: importer’s, exporter’s or producer’s; a failed claim costs the importer the duty',
    },
    {
      name: 'Certificate of free sale',
      text: 'Shows the product is sold at home; many Latin American authorities ask',
    },
    {
      name: 'Distributor agreement',
      text: 'Territory, term, minimums; who owns the sanitary registration: moving it can be slow',
    },
  ],
  offered: [
    { title: 'Rules check', text: 'Authority by authority, before you spend on design' },
    {
      title: 'Tariff classification',
      text: 'Code and reasons in writing; in doubt, a binding customs ruling',
    },
    {
      title: 'Origin and trade agreements',
      text: 'USMCA, CAFTA-DR, others: whether it qualifies, proof to keep',
    },
    { title: 'Label adaptation', text: 'English; English and French (Canada); Spanish or Portuguese' },
    { title: 'Registrations', text: 'In what order, who signs, when they lapse' },
    { title: 'Importer of record', text: 'Buyer, you or third party: duty, bond, liability of each' },
    { title: 'Distributor groundwork', text: 'Case sizes, pallet plan, landed cost, delivery terms' },
    { title: 'Samples and test shipment', text: 'True value, prior notice, then one small lot' },
  ],
  blocks: [
    {
      title: 'Product Development',
      text: 'We name the ingredients, colors and claims to change; the US counts nine major allergens, sesame included. Packs fit shelf, pallet and container.',
    },
    {
      title: 'Placement and Distribution',
      text: 'Supermarkets, restaurant suppliers and online sellers want different cases, margins and documents. We cost each step from factory to shelf: you see which channel pays.',
    },
    {
      title: 'Branding and Market Positioning',
      text: 'Search a name before printing: abroad it may be taken. Price from landed cost, not the home shelf. Protected names (tequila, bourbon) follow each country’s rules.',
    },
    {
      title: 'Labeling and Compliance',
      text: 'Into the US: Nutrition Facts, household serving sizes, US and metric net weight, origin. Into Mexico: NOM label before sale. We mark your artwork and name the approver.',
    },
    {
      title: 'Cultural and Regulatory Adaptation',
      text: '03/04 is March 4 in the US, April 3 in Colombia: print months in letters. Mexico bars cartoons beside warning seals. We watch such points both ways.',
    },
  ],
  why: {
    heading: 'Why choose us for market entry',
    points: [
      'One person keeps your file from the first label to the first container.',
      'We never guess on a label: unclear rules come with the authority to ask.',
      'Label and freight share one desk: a misfit case shows before it is printed.',
    ],
  },
  better: {
    service: 'warehousing',
    link: 'Look at warehousing',
    text: 'If label, registrations and importer are in order, keep stock near your buyers instead. Warehousing also puts on the local sticker.',
  },
  request: 'Request a market entry rate',
};

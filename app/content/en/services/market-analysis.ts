import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/market-analysis. */
export const marketAnalysis: ServiceStrings = {
  meta: {
    title: 'Market entry',
    description:
      'Latin products for North America, US products for markets abroad: labels, FDA and NOM rules, tariff code, origin, importer and a test shipment.',
  },
  title: 'Market entry',
  heading: 'Make the product ready to sell before it sails',
  lead: 'We prepare Latin products for North America and US products for markets abroad. Tariff code, label, registrations and importer come first, then a small test shipment, then the container.',
  picture:
    'Model of a row of jars, bottles and one red carton leading from two wooden crates to a shop shelf.',
  facts: [
    { label: 'Counted in', value: 'Products × markets: each label in each country is one task' },
    { label: 'Typical time', value: '2–6 months from first label check to test shipment' },
    {
      label: 'Tariff code',
      value: '6 digits worldwide (HS); 10 in the US (HTS inbound, Schedule B outbound)',
    },
    { label: 'FDA registration', value: 'Renewed October–December of every even year' },
    {
      label: 'FDA prior notice',
      value: 'At least 8 h before arrival by sea, 4 h by air or rail, 2 h by truck',
    },
    { label: 'USMCA origin', value: 'Nine data elements, no fixed form' },
  ],
  paragraphs: [
    'We start with the documents, not with the freight. You send the label, the ingredient list, a few lines on how the product is made, and the country. We look for the tariff code, today’s duty, the authorities that have a say, and who can be importer of record, the party that answers to customs. Then the label is adapted and the registrations are made in the right name. A small shipment tests the route before a full container does. Each step ends with a written list of what is settled and what is open.',
    'Price follows the number of labels and authorities, not the weight. A dry spice asks for little. A canned low-acid food must also have its process filed with FDA, the US food authority. Meat, dairy and alcohol have rules of their own. Time is mostly waiting: for the laboratory, for new artwork, for a distributor’s signature. Two things shorten it. Send the full formula early, because a color that is legal at home may be refused in the US. And plan a label for each country: front warning seals differ, so one Spanish label does not serve all of Latin America.',
  ],
  choose: [
    'The product sells at home and a buyer abroad has asked for it.',
    'A shipment was held or refused for its label, an ingredient or a missing registration.',
    'You must know the landed cost (goods, freight, duty and fees together) before you name a price.',
    'Nobody in the country of sale can act as importer of record yet.',
  ],
  avoid: [
    'Your buyer imports, has approved the label and only needs freight. Request an air or sea rate instead.',
    'The recipe or the pack size is about to change. Each change can reopen the label.',
    'You need someone to promise sales. We prepare the product and the route; a distributor sells it.',
    'Medicines and medical devices. They need a specialist in that law first.',
  ],
  ready: [
    {
      name: 'Label',
      text: 'Artwork of every panel, in the language it has now, with all claims (“light”, “natural”, “sugar-free”).',
    },
    {
      name: 'Formula',
      text: 'All ingredients with percentages, colors by name or number, allergens, shelf life.',
    },
    {
      name: 'Process',
      text: 'How it is made, packed and kept. For sauces and preserves the pH: it decides which FDA rules apply.',
    },
    { name: 'Market', text: 'Country, and where it will be sold: shop, restaurant, online, wholesale.' },
    {
      name: 'Registrations',
      text: 'What you hold: FDA registration, DUNS number, trademarks, sanitary registrations.',
    },
    {
      name: 'Inputs',
      text: 'Where each main input comes from. It decides whether USMCA or CAFTA-DR lowers the duty.',
    },
    { name: 'First order', text: 'Units a case, cases a pallet, price at the factory, first quantity.' },
  ],
  included: [
    'A written list of what the market asks of your product, with the authority behind each point',
    'A proposed tariff code, with the duty rate and the day we looked it up',
    'A label check, marked on your own artwork',
    'An origin check under the trade agreement that applies',
    'A landed-cost sheet for a sample, a pallet and a container',
    'A plan for samples and the test shipment, its freight quoted apart',
  ],
  notIncluded: [
    'Fees of authorities, laboratories and label verification units',
    'Graphic design and printing of the new label',
    'Legal advice and trademark filing, which need a lawyer',
    'The importer’s own legal duties, such as keeping the FSVP file',
    'Duties and taxes',
  ],
  documents: [
    {
      name: 'FDA food facility registration',
      text: 'For places that make, pack or store food for the US. A plant abroad names a US agent. Farms and some others are exempt: confirm.',
    },
    {
      name: 'FSVP file',
      text: 'Foreign Supplier Verification Program: the US importer’s proof that the supplier’s food is safe. The importer’s DUNS number goes into the customs entry. Some foods are exempt.',
    },
    {
      name: 'Nutrition Facts label',
      text: 'In English and in the US format. If the label also makes a statement in Spanish, the required text must stand in Spanish too.',
    },
    {
      name: 'NOM label',
      text: 'Mexico’s mandatory standards, in Spanish with the importer’s data: NOM-051 for packaged food and soft drinks, NOM-050 for many general goods.',
    },
    {
      name: 'Certification of origin',
      text: 'For USMCA or CAFTA-DR, by the importer, exporter or producer. If the claim fails, the importer pays the duty.',
    },
    {
      name: 'Certificate of free sale',
      text: 'A statement from home that the product is sold there. Many Latin American authorities ask for it.',
    },
    {
      name: 'Distributor agreement',
      text: 'Territory, term, minimums, and who owns the sanitary registration. Settle the last point before you sign: moving a registration can be slow.',
    },
  ],
  offered: [
    {
      title: 'Rules check',
      text: 'What the country asks of this product, authority by authority, before you spend on design.',
    },
    {
      title: 'Tariff classification',
      text: 'The code and its reasons in writing. In doubt, a binding ruling from customs can be requested.',
    },
    {
      title: 'Origin and trade agreements',
      text: 'USMCA, CAFTA-DR and others: whether the product qualifies, and what proof must be kept.',
    },
    {
      title: 'Label adaptation',
      text: 'English for the US, English and French for Canada, Spanish or Portuguese for Latin America.',
    },
    {
      title: 'Registrations',
      text: 'The order to make them in, who signs, and the dates on which they lapse.',
    },
    {
      title: 'Importer of record',
      text: 'Your buyer, your own company or a third party: what each means for duty, bond and liability.',
    },
    {
      title: 'Distributor groundwork',
      text: 'Case sizes, pallet plan, landed cost and terms of delivery, ready for the first meeting.',
    },
    {
      title: 'Samples and test shipment',
      text: 'Samples with a true value and prior notice, then one small lot that meets every step of the route.',
    },
  ],
  blocks: [
    {
      title: 'Product Development',
      text: 'We compare ingredients, colors and claims with the rules of the market and name what must change. The US counts nine major allergens, sesame among them. Pack and case sizes are set with the buyer’s shelf, the pallet and the container in mind.',
    },
    {
      title: 'Placement and Distribution',
      text: 'A supermarket, a restaurant supplier and an online seller ask for different case sizes, margins and documents. We write down the route from factory to shelf with the cost of each step. That shows which channel the product can afford.',
    },
    {
      title: 'Branding and Market Positioning',
      text: 'A name should be searched before it is printed: abroad it may belong to someone else. The price has to grow from the landed cost, not from the shelf price at home. Protected names, such as tequila or bourbon, keep their own rules in each country.',
    },
    {
      title: 'Labeling and Compliance',
      text: 'Latin products for the US need Nutrition Facts, serving sizes in household measures, net weight in US and metric units, and the country of origin. US products for Mexico need the NOM label before they go on sale. We mark each point on your artwork and say who must approve it.',
    },
    {
      title: 'Cultural and Regulatory Adaptation',
      text: 'Small things cause returns: 03/04 is March 4 in the United States and April 3 in Colombia, so we advise the month in letters. A cartoon that sells cereal in the US is not allowed in Mexico beside a warning seal. We collect such points for both directions, Latin products going north and US products going abroad.',
    },
  ],
  why: {
    heading: 'Why choose us to enter a market',
    points: [
      'One person keeps your file from the first label to the first container.',
      'Your product and its questions are stored under one reference, and a person answers within one business day.',
      'The offer is in writing: which products and countries it covers, which fees come on top, how long it stands.',
      'Where a rule is unclear we say so and name the authority to ask. We do not guess on a label.',
      'Label and freight meet at one desk, so a case that will not fit the pallet is found before it is printed.',
    ],
  },
  better: {
    service: 'warehousing',
    link: 'Look at warehousing',
    text: 'If label, registrations and importer are in order and buyers only wait too long, keep stock near them instead. Warehousing can also put the local sticker on before sale.',
  },
  request: 'Tell us about your product',
};

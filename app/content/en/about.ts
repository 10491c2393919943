import { company } from '../company.ts';

const { name, founded, womanOwned, address } = company;
const year = founded.slice(0, 4);

/** The text of /aboutus. */
export const about = {
  meta: {
    title: 'About us',
    description: `${name} is a ${womanOwned ? 'woman-owned ' : ''}freight forwarder in ${address.city}, founded in ${year}: what we want, what you can hold us to, and how we work.`,
  },
  label: 'About us',
  heading: `Freight forwarders in ${address.city} since ${year}`,
  text: 'We arrange freight by air, sea and rail, and help products enter new markets. We own no ships or aircraft: we choose the carriers, book them and answer for the whole.',
  facts: {
    title: 'The company in brief',
    labels: {
      legalName: 'Company',
      founded: 'Founded',
      ownership: 'Ownership',
      leadership: 'Led by',
      fmcOti: 'FMC license',
      iata: 'IATA cargo agent code',
      cbpBroker: 'CBP broker license',
      address: 'Office',
      hours: 'Hours',
      answer: 'An answer',
    },
    womanOwned: 'Woman-owned',
    leadership: 'Its founder and managing director, over 25 years in international trade',
    answer: 'From a person, within one business day',
    picture:
      'Model of a container yard: a crane on wheels lifts one red container above stacks of grey, ink and sand.',
    brochure: { label: 'Download Brochure', format: 'PDF' },
  },
  statements: [
    {
      id: 'vision',
      name: 'Vision',
      sentence: 'That a producer in Latin America or the United States sells abroad as easily as at home.',
    },
    {
      id: 'mission',
      name: 'Mission',
      sentence:
        'To move goods across borders with the documents right, the price in writing, and one person who answers for it.',
    },
  ],
  values: {
    name: 'Values',
    sentence: 'Five of them, each with something you can check',
    list: [
      {
        title: 'Strong relationships',
        text: 'The second shipment is easier than the first, because we know your goods, your buyer and your deadlines by then. We work so that you come back.',
        promise:
          'One person knows your shipment and talks to you about it, from the request to the delivery.',
      },
      {
        title: 'Agility and responsiveness',
        text: 'Flights fill up, ships skip a port, rules change. You need to hear it soon, together with a second way.',
        promise: 'A person answers within one business day. You see the hour by which we must have answered.',
      },
      {
        title: 'Trust',
        text: 'You hand over goods long before your buyer has them. So you must know beforehand what we do, what others do, and what each part costs.',
        promise:
          'A rate comes in writing: what it includes, what it does not, how long it stands and what would change it.',
      },
      {
        title: 'Key to success',
        text: 'Preparation. A wrong weight, a vague description or a missing certificate can hold cargo at the border for days, and storage is charged meanwhile.',
        promise: 'We tell you which documents your cargo needs before it is picked up.',
      },
      {
        title: 'Quality policy',
        text: 'We do things the same careful way each time, write down what went wrong, and change how we work because of it.',
        promise:
          'Every request is stored the moment you send it and gets a reference. The people who did the work read your feedback.',
      },
    ],
  },
  approach: {
    name: 'Approach',
    sentence: 'First the questions, then the route, then the rate',
    steps: [
      {
        title: 'Ask',
        text: 'What it is, how large and heavy, from where, to where, and by when. If something is missing we ask for it, and do not guess.',
      },
      {
        title: 'Compare',
        text: 'Air, sea and rail differ in days, cost and risk. You get a rate for the way we would take, and the reason. The choice is yours.',
      },
      {
        title: 'Prepare',
        text: 'Invoice, packing list, certificates, export filing: the documents are checked against each other before the cargo leaves.',
      },
      {
        title: 'Tell',
        text: 'When a date moves you hear it from us, with what we propose. When all goes to plan you hear that too.',
      },
    ],
  },
  consulting: {
    name: 'International Freight Consulting',
    sentence: 'Advice before there is anything to load',
    text: 'A product that sells at home may need another label, another size or a registration abroad. We help Latin products enter North America, and US products enter markets abroad, before money goes into freight.',
    picture:
      'Model of market entry: bottles, jars and one red box stand in a row between open wooden crates and a shop shelf.',
    topics: [
      { label: 'Route and mode', value: 'Air, sea or rail for your goods, compared in days and in cost' },
      {
        label: 'Incoterms 2020',
        value: 'The three-letter rules for who pays and who bears the risk, and up to which place',
      },
      {
        label: 'Tariff code',
        value: 'The HS number by which customs knows your product. Duty follows from it; customs decides',
      },
      {
        label: 'Label and packaging',
        value: 'What the label must say, in which language, for which authority',
      },
      { label: 'Placement', value: 'Which importers, distributors and shops fit the product' },
    ],
    link: 'How market entry works',
  },
  partner: {
    name: 'Partner with Us',
    sentence: 'Start with one shipment, or one conversation',
    paragraphs: [
      'If you ship, tell us what should move in the coming months. If you are a forwarder abroad, tell us which lanes you serve.',
      'Either way a person in our office reads it and answers within one business day.',
    ],
    contact: "Let's grow together",
    partners: 'Become a partner agent',
  },
};

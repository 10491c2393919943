import { company, lanes } from '../company.ts';
import { feedbackForm } from './feedback.ts';
import { messages } from './messages.ts';
import { officeHours } from './office-hours.ts';

const { city } = company.address;

/** The line of a slide: a lane of the map with its days, or the service alone where the company has no such lane. */
function slideOf(mode: 'air' | 'sea', index: number): string {
  const service = { air: 'Air freight', sea: 'Sea freight' }[mode];
  const lane = lanes.filter((each) => each.mode === mode)[index];
  if (!lane) return service;
  const [least, most] = lane.transitDays;
  const gateways = { air: 'airport to airport', sea: 'port to port' }[mode];
  return `${service} · ${lane.from.name}–${lane.to.name} · ${least}–${most} days ${gateways}`;
}

/** The text of the home page. */
export const home = {
  meta: {
    title: `${company.name}: international freight forwarding from ${city}`,
    description:
      'Air, sea, train and project cargo, wine, vehicles, warehousing and market entry. Ask for a rate; a person answers within one business day.',
  },
  accountDeleted: messages.account.deleted,
  hero: {
    label: `Freight forwarders, ${company.address.city}, ${company.address.region}`,
    heading: 'We Provide International Air Cargo Services',
    text: 'And by sea, rail and road. We offer timely pick-up from your doorstep, file the documents, and one person follows it to your buyer’s.',
    rateRequest: 'Request a rate',
    call: 'Call Us',
    copied: 'Phone number copied!',
    name: 'What we do',
    slides: [
      { name: '1 of 4', caption: slideOf('air', 0) },
      { name: '2 of 4', caption: slideOf('air', 1) },
      { name: '3 of 4', caption: slideOf('sea', 0) },
      { name: '4 of 4', caption: slideOf('sea', 1) },
    ],
    controls: 'Slides',
    play: 'Play slides',
    pause: 'Pause slides',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  quickLinks: {
    title: 'What brings you here',
    rate: {
      title: 'Request a rate',
      text: 'Three minutes, nothing required but a way to answer you.',
      link: 'Start the request',
    },
    talk: { title: 'Talk to someone' },
    find: {
      title: 'Where is my request?',
      text: 'The mail we sent you holds a link to its page. No mail? Call with your name, or write.',
      link: 'Write to us',
    },
  },
  welcome: {
    label: `Welcome to ${company.name}`,
    heading: `A forwarder in ${city}, for cargo that has to arrive`,
    paragraphs: [
      'A freight forwarder owns no ships and no aircraft. It chooses the carrier, books the space, arranges the pick-up, files the documents and answers to you for the whole way. That is our work: by air, sea, rail and road, between the Americas and the rest of the world.',
      'We also work before there is anything to carry. We help producers in Latin America prepare their goods for shelves in North America, and US producers for markets abroad.',
    ],
    facts: [
      {
        label: 'Founded',
        value: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
          Date.parse(company.founded),
        ),
      },
      { label: 'Office', value: `${company.address.city}, ${company.address.region}` },
      ...(company.womanOwned ? [{ label: 'Ownership', value: 'Woman-owned' }] : []),
      { label: 'Answer', value: 'By a person, within one business day' },
    ],
    link: 'About the company',
  },
  director: {
    label: 'From the managing director',
    paragraphs: [
      'Some cargo is delayed by weather. Much more of it waits for an answer: a message nobody read, a weight nobody asked for, a document that came a day late.',
      'After more than 25 years in international trade I founded this company to take that waiting away. When you ask us for a rate, you get a reference, the hour by which a person will have answered, and an honest word if another way is cheaper or faster for you.',
    ],
    role: 'Managing Director and founder',
    sample: 'Sample entry, until the company enters its own.',
  },
  film: {
    label: 'The way of a shipment',
    heading: 'From your door to the shelf, in 46 seconds',
    text: 'What happens to your goods between pick-up and delivery, stage by stage. There is no sound; captions say what you see.',
    captions: 'English captions',
    transcript: 'Read it instead',
    stages: [
      'The journey starts at your door, with the goods packed to travel.',
      'In the warehouse, the goods are counted, weighed and put on pallets.',
      'Goods are tied down in the container. Then its doors are closed and sealed.',
      'A train takes the container to the port. Meanwhile, the export documents are filed.',
      'At the port, a crane sets the container on the stack, to wait for its ship.',
      'At sea, you know which ship it is on and the day it should arrive.',
      'What cannot wait for a ship goes by air instead.',
      'After customs, the goods are delivered: from the crate to the shelf.',
    ],
  },
  contactBar: {
    label: 'Reach us at once',
    call: 'Call',
    whatsapp: 'WhatsApp',
    linkedin: 'LinkedIn',
    mail: 'E-mail',
  },
  cargo: {
    label: 'What we move',
    heading: 'Eight kinds of work, one desk that answers for all of them',
    columns: { service: 'Service', line: 'What it covers', measure: 'Counted in' },
    services: [
      {
        service: 'air-freight',
        title: 'Air freight',
        line: 'Airport to airport or door to door, charged by weight or volume, whichever is greater.',
        measure: 'kg',
      },
      {
        service: 'sea-freight',
        title: 'Sea freight',
        line: 'Full 20′ and 40′ containers, or a share of one by the cubic meter.',
        measure: 'TEU, m³',
      },
      {
        service: 'train-freight',
        title: 'Train freight',
        line: 'Containers inland by rail between port, ramp and door.',
        measure: 'units',
      },
      {
        service: 'project-cargo',
        title: 'Project cargo',
        line: 'Pieces too long, wide or heavy for a box: lifts, permits and escorts planned ahead.',
        measure: 'pieces',
      },
      {
        service: 'alcohol-wine-exports',
        title: 'Alcohol and wine exports',
        line: 'Cases and pallets with their certificates, kept within their temperature.',
        measure: 'cases',
      },
      {
        service: 'luxury-vehicle-export-import',
        title: 'Luxury vehicle export and import',
        line: 'In a container, on a RoRo ship or by air, with title documents at the port in time.',
        measure: 'VIN',
      },
      {
        service: 'warehousing',
        title: 'Warehousing',
        line: 'Receiving, storing, labeling and reloading, for days or for years.',
        measure: 'pallets',
      },
      {
        service: 'market-analysis',
        title: 'Market entry',
        line: 'Latin products made ready for North American shelves, US products for markets abroad.',
        measure: 'markets',
      },
    ],
    link: 'Tell us what should move',
  },
  steps: {
    label: 'How it works',
    heading: 'A request is answered by a person, on a clock you can see',
    picture: 'Model of a port: a gantry crane lifts one red container from the stacks.',
    list: [
      {
        title: 'You ask',
        figure: '3 min',
        text: 'The form is stored the moment you send it, and you get a reference such as RR-7K3M9Q. It cannot get lost in an inbox.',
      },
      {
        title: 'A person answers',
        figure: '1 business day',
        text: `Counted in office hours only: ${officeHours.days}, ${officeHours.official}. You see the hour by which we must have answered.`,
      },
      {
        title: 'You get a rate',
        figure: 'In writing',
        text: 'What it includes, what it does not, how long it stands and what would change it. Then you decide.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Asked most often',
    list: [
      {
        id: 'us-freight-service',
        question: 'What is US freight service?',
        answer:
          'The carriage of goods to, from and within the United States by truck, rail, ship or aircraft, with the documents that go with it. As a forwarder we do not own the ships or aircraft: we choose the carrier, book the space, arrange pick-up, export filing, insurance and delivery, and answer for the whole to you.',
      },
      {
        id: 'tracking',
        question: 'How can I track my shipment?',
        answer:
          'After you send a request, our mail holds a link to a page that shows where it stands. Once cargo moves, the air waybill, bill of lading or container number lets you follow it at the carrier. Or call with your reference and a person looks it up.',
      },
      {
        id: 'business-hours',
        question: 'What are your business hours?',
        answer: `${officeHours.days}, ${officeHours.official} (${officeHours.local}). We are closed on US federal holidays. What you send outside these hours is stored at once and answered when we open.`,
      },
      {
        id: 'freight-types',
        question: 'What types of freight do you handle?',
        answer:
          'LTL (less than truckload: a few pallets sharing a truck), FTL (a full truck for you alone), expedited (the fastest route there is), refrigerated (a temperature kept from door to door) and international by air, sea and rail. Dangerous goods need a safety data sheet before we can quote.',
      },
      {
        id: 'quote',
        question: 'How do I get a quote?',
        answer:
          'Fill in the rate request: what it is, from where, to where, and how large and heavy as far as you know. Give an e-mail address or a phone number. A person answers within one business day, with a rate or with the one question still open.',
      },
    ],
  },
  feedback: {
    label: 'Feedback',
    heading: 'Shipped with us? Tell us how it went.',
    text: 'It goes to the people who did the work. Nothing is published.',
    form: feedbackForm,
  },
};

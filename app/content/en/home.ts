import type { LaneMode } from '../../../contract/company.ts';
import { company, lanes } from '../company.ts';
import { feedbackForm } from './feedback.ts';
import { messages } from './messages.ts';
import { officeHours } from './office-hours.ts';

const { city } = company.address;

/** A lane of the map with its days, the first of a mode unless another is asked for; null where the company has none. */
function laneLine(mode: LaneMode, index = 0): string | null {
  const lane = lanes.filter((each) => each.mode === mode)[index];
  return lane ? `${lane.from.name}–${lane.to.name} ${lane.transitDays.join('–')} days` : null;
}

/** The line of a slide: a lane with its days, or the service alone where the company has no such lane. */
function slideOf(mode: 'air' | 'sea', index: number): string {
  const service = { air: 'Air freight', sea: 'Sea freight' }[mode];
  const line = laneLine(mode, index);
  return line ? `${service} · ${line}` : service;
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
      text: 'Three minutes. All we need is an e-mail or a phone number.',
      fields: [
        { name: 'from', label: 'From', example: 'Cartagena' },
        { name: 'to', label: 'To', example: city },
        { name: 'what', label: 'What', example: '320 bags of coffee' },
      ],
      link: 'Request a rate',
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
    heading: 'Eight services, one desk that answers',
    services: [
      {
        service: 'air-freight',
        title: 'Air freight',
        figure: laneLine('air') ?? '1–3 days between airports',
      },
      {
        service: 'sea-freight',
        title: 'Sea freight',
        figure: laneLine('sea') ?? 'FCL by the box, LCL by the W/M',
      },
      {
        service: 'train-freight',
        title: 'Train freight',
        figure: laneLine('train') ?? 'A truck’s time plus 1–3 days',
      },
      { service: 'project-cargo', title: 'Project cargo', figure: 'Up to 39 t on a 40′ flat rack' },
      { service: 'alcohol-wine-exports', title: 'Alcohol and wine exports', figure: '20 pallets in a 40′' },
      {
        service: 'luxury-vehicle-export-import',
        title: 'Luxury vehicle export and import',
        figure: 'At the port 72 hours before export',
      },
      { service: 'warehousing', title: 'Warehousing', figure: 'In bond for up to 5 years' },
      { service: 'market-analysis', title: 'Market entry', figure: '2–6 months to the test shipment' },
    ],
    link: 'Request a rate',
  },
  steps: {
    label: 'How it works',
    heading: 'You know the hour you will hear from us',
    list: [
      {
        title: 'You ask',
        figure: '3 min',
        text: 'You get a reference such as RR-7K3M9Q the moment you send it. Nothing gets lost in an inbox.',
      },
      {
        title: 'A person answers',
        figure: '1 business day',
        text: `Office hours count: ${officeHours.days}, ${officeHours.official}. We tell you the hour you’ll hear from us.`,
      },
      {
        title: 'You get a rate',
        figure: 'In writing',
        text: 'What’s included, what isn’t, how long it’s valid, and what could change it. Then you decide.',
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

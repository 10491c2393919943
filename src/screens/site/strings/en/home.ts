import { feedbackForm } from '#features/feedback/strings/en/feedback.ts';
import { heldLicences } from '#features/services/licences.ts';
import { isOffered } from '#features/services/service.ts';
import { headline, modesOnOffer } from '#features/services/strings/en/headline.ts';
import { offeredCount, offeredList } from '#features/services/strings/en/services.ts';
import { trade } from '#features/services/strings/en/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { officeHours } from '#features/settings/strings/en/office-hours.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { about } from './about.ts';
import { foundedOn } from './layout.ts';

export const home = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city } = company.address;
  const { facts } = about(settings);
  const hours = officeHours(settings);
  const { byTruckers, capacity } = trade(settings);
  const first = headline(settings);
  const title = textIn(settings.team.find(({ message }) => message)?.title, 'en');
  return {
    meta: {
      title: `${company.name}: international freight forwarding from ${city}`,
      description: `From ${city}: ${offeredList(settings, 4)}. Request a rate; a person answers ${answer.within}.`,
    },
    accountDeleted: messages.account.deleted,
    hero: {
      label: `Freight forwarders, ${company.address.city}, ${company.address.region}`,
      heading: first.heading,
      text: `${first.others ? `${first.others}: timely` : 'Timely'} pick-up from your doorstep, documents filed, and one person who follows your cargo to the buyer.`,
      rateRequest: 'Request a rate',
      call: 'Call Us',
      copied: 'Phone number copied!',
      name: 'What we do',
      /** Name of a slide, by its place among those that are shown. */
      slide: '{number} of {count}',
      controls: 'Slides',
      play: 'Play slides',
      pause: 'Pause slides',
      previous: 'Previous slide',
      next: 'Next slide',
    },
    /** Cargoes of the slides by the mode of their lane: the texts alone, read as a visitor's are. */
    examples: {
      air: ['9 boxes of spare parts 80 x 60 x 50 cm, 32 kg each', '3 pallets 120 x 80 x 150 cm, 310 kg each'],
      sea: [
        '10 pallets of coffee 120 x 100 x 145 cm, 650 kg each',
        '20 pallets of tiles 120 x 100 x 70 cm, 900 kg each',
      ],
      train: ['18 pallets 120 x 100 x 160 cm, 560 kg each', '16 crates 110 x 110 x 120 cm, 700 kg each'],
    },
    /** Below the drawing of an example; by air, the weight that is paid. */
    example: {
      takes: { air: 'Charged by weight or volume', container: 'Packed in' },
      name: 'Example',
      chargeable: '{kg} kg chargeable',
      pieces: '{count} pieces, drawn to scale.',
    },
    /** The hour of the answer; without scripts only the promise. */
    answer: {
      promise: { ask: 'A person answers', within: answer.within },
      clock: {
        by: 'A person answers by',
        median: 'Median of 12 weeks: {duration}',
      },
    },
    quickLinks: {
      title: 'What brings you here',
      rate: {
        title: 'Request a rate',
        fields: [
          { name: 'what', label: 'What' },
          { name: 'from', label: 'From' },
          { name: 'to', label: 'To' },
        ],
        link: 'Request a rate',
        seePrice: 'See the price',
      },
      talk: { title: 'Talk to someone' },
      find: {
        title: 'Where is my cargo?',
        text: 'Your shipment’s milestones, or the link to your request’s page.',
        reference: 'Reference, container or B/L number',
        submit: 'Track',
      },
    },
    lanes: 'Typical days, gateway to gateway',
    welcome: {
      label: `Welcome to ${company.name}`,
      heading: 'One forwarder for the whole route',
      paragraphs: [
        `A freight forwarder owns no ships and no aircraft. We choose the carrier, book the space, arrange the pick-up and file the documents ${capacity}: by ${modesOnOffer(settings, 'road')}, between ${city} and the rest of the world. One person is your contact.`,
        ...(isOffered('market-analysis', settings)
          ? [
              'We also start earlier: we help producers get their goods ready for the shelves of markets abroad.',
            ]
          : []),
      ],
      facts: [
        {
          label: 'Founded',
          value: foundedOn(settings),
        },
        { label: 'Office', value: `${company.address.city}, ${company.address.region}` },
        ...(company.womanOwned ? [{ label: 'Ownership', value: 'Woman-owned' }] : []),
        { label: 'First answer', value: answer.atStart },
        ...heldLicences(facts.licences, company),
      ],
      link: 'About the company',
    },
    director: {
      label: `From the ${title}`,
      paragraphs: [
        'Some cargo is delayed by weather. Much more of it waits for an answer: a message nobody read, a weight nobody asked for, a document that came a day late.',
        'We work to end that waiting. Request a rate and we tell you the hour you’ll hear from us, and tell you honestly if another route is cheaper or faster.',
      ],
    },
    film: {
      label: 'How a shipment travels',
      heading: 'One case, from your door to the buyer',
      text: 'From pick-up to delivery in 35 seconds. No sound; captions say what you see.',
      play: 'Play the film',
      captions: 'English captions',
      transcript: 'Read it instead',
      stages: [
        'Your goods stand at your door, packed to travel.',
        'A truck collects the case.',
        'In the warehouse, it is measured and weighed.',
        'It is lashed on a flat rack for the voyage.',
        'At the port, a crane takes the flat rack over.',
        'At sea, you know the ship and the arrival date.',
        'After customs, the buyer opens the case.',
      ],
    },
    contactBar: {
      label: 'Quick contact',
      rate: 'Request a rate',
      call: 'Call',
      whatsapp: 'WhatsApp',
      mail: 'E-mail',
    },
    cargo: {
      label: 'What we move',
      heading: `${offeredCount(settings)}, one person to talk to`,
      services: [
        {
          service: 'air-freight',
          title: 'Air freight',
          figure: '1–3 days between airports',
        },
        {
          service: 'sea-freight',
          title: 'Sea freight',
          figure: 'A full container or a share',
        },
        {
          service: 'train-freight',
          title: 'Train freight',
          figure: 'A truck’s time plus 1–3 days',
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
      heading: 'You know when you’ll hear back',
      /** Legs by the letter's charges (src/features/quotes/strings/en/rate-letter.ts). */
      legs: [
        { charge: 'freight' as const, title: 'At sea' },
        { charge: 'terminals' as const, title: 'At both ports' },
        { charge: 'truck' as const, title: 'To the warehouse' },
      ],
      list: [
        {
          title: 'You ask',
          figure: '3 min',
          text: 'You get a reference, such as RR-\u20607K3M9Q, the moment you send. Nothing gets lost in an inbox.',
        },
        {
          title: 'A person answers',
          figure: answer.short,
          text: `We show you the hour. The clock runs ${hours.days}, ${hours.official}.`,
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
      heading: 'What shippers ask',
      list: [
        {
          id: 'us-freight-service',
          question: 'What is US freight service?',
          answer: `Moving goods to, from and within the United States by truck, rail, ship or aircraft, with their documents. As a forwarder we own no ships or aircraft: we choose the carrier, book the space and arrange pick-up, export filing, insurance and delivery, ${capacity}. One person is your contact.`,
        },
        {
          id: 'tracking',
          question: 'How can I track my shipment?',
          answer:
            'The link in our confirmation e-mail shows your request and, once cargo moves, its route, milestones and documents. Lost it? “Track a request” sends it again, by reference, container, bill of lading or air waybill number. Or call and we look it up.',
        },
        {
          id: 'business-hours',
          question: 'What are your business hours?',
          answer: `${hours.days}, ${hours.both}. We are closed on public holidays. Send a request at any hour; we answer when we open.`,
        },
        {
          id: 'freight-types',
          question: 'What types of freight do you handle?',
          answer: `LTL (less than truckload: a few pallets sharing a truck), FTL (a full truck for you alone), expedited (the fastest route there is) and refrigerated (one temperature, door to door)${byTruckers}, and international by ${modesOnOffer(settings)}. To quote dangerous goods we need the safety data sheet.`,
        },
        {
          id: 'quote',
          question: 'How do I get a quote?',
          answer:
            'Request a rate: say what it is, from where, to where, and the size and weight if you know them. Add an e-mail address or a phone number. We reply with a rate, or with the one question still open.',
        },
      ],
    },
    feedback: {
      label: 'Feedback',
      heading: 'Shipped with us? How was it?',
      text: 'The people who did the work read it. Nothing is published.',
      form: feedbackForm(settings),
    },
  };
};

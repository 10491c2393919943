import { company } from '../company.ts';
import { changedOn, legal, reach } from './legal.ts';

/** The text of /terms. */
export const terms = {
  ...legal,
  meta: {
    title: 'Terms of use',
    description:
      'What holds when you use this website: a request is no booking, rates are given in writing, and trade terms apply when cargo is booked.',
  },
  label: 'Terms',
  heading: 'Terms of use',
  text: 'What holds when you use this website. It is a place to read, to ask and to be answered. Cargo is booked with a person, in writing, and under terms of its own.',
  changed: changedOn('2026-11-21'),
  sections: [
    {
      id: 'scope',
      title: 'Who we are, and what this covers',
      blocks: [
        `This website belongs to ${company.legalName}, ${reach.address} (“we”). We are a freight forwarder: we arrange transport with carriers and do not own ships or aircraft.`,
        'These terms cover the use of this website and of its forms. They do not cover the transport of cargo.',
      ],
    },
    {
      id: 'request',
      title: 'A request is not a booking',
      blocks: [
        'A rate request, a message or feedback sent through this website is a question to us. It books no space, reserves no price and binds neither you nor us.',
        'You get a reference such as RR-7K3M9Q. It shows that your request is stored. It is not a booking number and no transport document.',
        'We aim to answer within one business day. The time you are shown is our goal for a first answer by a person.',
      ],
    },
    {
      id: 'rates',
      title: 'Rates are given in writing',
      blocks: [
        'Nothing on this website is an offer, and a price holds only when a person from our company has given it to you in writing. A written rate says what it includes, what it leaves out, how long it stands and what would change it.',
        'Sizes, weights, transit days and calculations on this website are typical figures to plan with. The carrier decides what applies to your cargo.',
      ],
    },
    {
      id: 'booking',
      title: 'When cargo is booked',
      blocks: [
        'This website makes no contract of carriage. A contract for transport, customs or storage comes about only when we agree on it with you in writing.',
        'It then has terms of its own: our trade terms, and those of the carrier on its bill of lading or air waybill. You get ours before you book.',
        {
          open: 'The trade terms that apply to a booking, the limits of liability in them, and in which capacity the company acts for each service.',
        },
      ],
    },
    {
      id: 'status',
      title: 'Status and tracking',
      blocks: [
        'The page of your request shows what our system holds about it. What carriers report about a shipment comes from them and may be late or wrong. We cannot promise that it is right. Before you rely on it, ask us.',
        'Whoever has the link to that page can read it. You decide whom you give it to.',
      ],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      blocks: [
        'Feedback goes to the people who did the work. We use it to improve, show it to nobody outside the company and publish none of it.',
        'If you want an answer, write to us or call.',
      ],
    },
    {
      id: 'fair-use',
      title: 'What we ask of you',
      blocks: [
        {
          list: [
            'Tell us what you believe to be true, above all about dangerous goods, weights and values.',
            'Give your own address, or one of somebody who asked you to.',
            'Send nothing that you may not pass on.',
            'Do not attack or overload the website, and do not use its forms to advertise.',
          ],
        },
        'How we handle what you send is in the [privacy notice](/privacy).',
      ],
    },
    {
      id: 'property',
      title: 'Words, pictures and films',
      blocks: [
        'The words, pictures, films and the name on this website belong to us or to the people who let us use them. Read them, print them and link to them. To publish them elsewhere, ask us first.',
        'Some parts come under free licenses of their own. Those licenses stay as they are.',
      ],
    },
    {
      id: 'links',
      title: 'Other websites',
      blocks: [
        'Where we link to another website, such as a carrier’s or an authority’s, its owner answers for what it says.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'What we do not promise',
      blocks: [
        'We take care that what is written here is right, and mend what is not. The website is offered as it is. It gives no legal, customs or tax advice, and it may be out of reach at times.',
        `If you cannot reach it, call ${reach.phone} or write to ${reach.email}.`,
        { open: 'Liability for the use of the website, within what the law allows.' },
      ],
    },
    {
      id: 'law',
      title: 'Governing law and disputes',
      blocks: [{ open: 'Which law governs these terms, and which courts or other ways settle a dispute.' }],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'When these terms change, the date at the top changes with them.',
        `Questions about them: ${reach.email} or ${reach.phone}.`,
      ],
    },
  ],
};

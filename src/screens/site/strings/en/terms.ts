import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { changedOn, legal, reach } from '#ui/strings/en/legal.ts';

export const terms = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  return {
    ...legal,
    meta: {
      title: 'Terms of use',
      description:
        'The rules of this website: a request is no booking, rates come in writing, and trade terms apply when cargo is booked.',
    },
    label: 'Terms',
    heading: 'Terms of use',
    text: 'The rules of this website. Here you read, ask, get answers and accept quotes. Cargo is booked in writing, under terms of its own.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'scope',
        title: 'Who we are, and what this covers',
        blocks: [
          `This website belongs to ${company.legalName}, ${links.address} (“we”). We are a freight forwarder: we arrange transport with carriers and own no ships or aircraft.`,
          'These terms cover this website and its forms, not the transport of cargo.',
        ],
      },
      {
        id: 'request',
        title: 'A request is not a booking',
        blocks: [
          'A rate request, a message or feedback sent here is a question to us. It books no space, reserves no price and binds neither you nor us.',
          'You get a reference such as RR-\u20607K3M9Q. It shows that your request is stored. It is no booking number and no transport document.',
          `We aim to answer ${answer.within}. The time shown is our goal for our first answer.`,
        ],
      },
      {
        id: 'rates',
        title: 'Rates are given in writing',
        blocks: [
          'What this website shows to everybody, an estimated price among it, is no offer. An offer is a quote that we send you in writing, made by a person or calculated from our rates: it names your shipment and says what’s included, what isn’t, how long it’s valid, and what could change it. You can accept it until then.',
          'Sizes, weights, transit days and calculations here are typical figures for planning. The carrier decides what applies to your cargo.',
        ],
      },
      {
        id: 'booking',
        title: 'When cargo is booked',
        blocks: [
          'Reading, calculating and asking here make no contract. When you accept a quote, on its page or in writing, you and we have agreed on its price and terms. Carriage remains subject to our booking confirmation in writing (space and equipment), to your KYC documents and to the screening of all parties against sanctions lists.',
          'It has terms of its own: our trade terms, and the carrier’s on its bill of lading or air waybill. You get ours before you book.',
          {
            open: 'The trade terms that apply to a booking, the limits of liability in them, and in which capacity the company acts for each service.',
          },
        ],
      },
      {
        id: 'status',
        title: 'Status and tracking',
        blocks: [
          'The page of your request shows what our system has. What carriers report may be late or wrong; we cannot promise that it is right. Ask us before you rely on it.',
          'Anyone who has the link to that page can read it. You decide who gets it.',
        ],
      },
      {
        id: 'feedback',
        title: 'Feedback',
        blocks: [
          'The people who did the work read it. We use it to improve, show it to nobody outside the company and publish none of it.',
          'If you want an answer, write or call.',
        ],
      },
      {
        id: 'fair-use',
        title: 'What we ask of you',
        blocks: [
          {
            list: [
              'Tell us what you believe to be true, above all about dangerous goods, weights and values.',
              'Give your own address, or that of a person who asked you to.',
              'Send nothing you may not pass on.',
              'Do not attack or overload the website, and do not use its forms to advertise.',
            ],
          },
          'The [privacy notice](/privacy) says how we handle what you send.',
        ],
      },
      {
        id: 'property',
        title: 'Words, pictures and films',
        blocks: [
          'The words, pictures, films and name on this website belong to us or to the people who let us use them. Read, print and link to them. To publish them elsewhere, ask us first.',
          'Some parts come under free licenses of their own, which still apply.',
        ],
      },
      {
        id: 'links',
        title: 'Other websites',
        blocks: [
          'Where we link to another website, such as a carrier’s or an authority’s, its owner is responsible for what it says.',
        ],
      },
      {
        id: 'no-warranty',
        title: 'What we do not promise',
        blocks: [
          'We take care to be right, and correct what is not. The website is offered as it is, gives no legal, customs or tax advice, and may be unavailable at times.',
          `If you cannot reach it, call ${links.phone} or write to ${links.email}.`,
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
          'When these terms change, so does the date at the top.',
          `Questions: ${links.email} or ${links.phone}.`,
        ],
      },
    ],
  };
};

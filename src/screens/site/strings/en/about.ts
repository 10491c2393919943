import { citiesOfLanes } from '#features/map/strings/en/worldmap.ts';
import { offeredModes } from '#features/services/offered-modes.ts';
import { isOffered } from '#features/services/service.ts';
import { modesOnOffer } from '#features/services/strings/en/headline.ts';
import { trade } from '#features/services/strings/en/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { capitalized, sentenceOf } from '#platform/values/format.ts';

export const about = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { name, founded, womanOwned, address } = settings.company;
  const year = founded.slice(0, 4);
  const { capacity } = trade(settings);
  const modes = offeredModes(settings);
  const troubles = sentenceOf([
    modes.includes('air') && 'flights fill up',
    modes.includes('sea') && 'ships skip a port',
    'rules change',
  ]);
  const choice = capitalized(modes.length > 1 ? modesOnOffer(settings) : 'carriers and routes');
  const origins = citiesOfLanes(settings);
  return {
    meta: {
      title: 'About us',
      description: `${name} is a ${womanOwned ? 'woman-owned ' : ''}freight forwarder in ${address.city}, founded in ${year}. How we work, and what you can hold us to.`,
    },
    label: 'About us',
    heading: `Freight forwarders in ${address.city} since ${year}`,
    text: `We arrange freight by ${modesOnOffer(settings)}${isOffered('market-analysis', settings) ? ', and help products enter new markets' : ''}. We own no ships or aircraft: we choose the carriers and book them ${capacity}. One person is your contact.`,
    facts: {
      title: 'The company in brief',
      labels: {
        legalName: 'Company',
        founded: 'Founded',
        ownership: 'Ownership',
        leadership: 'Led by',
        address: settings.offices.length > 1 ? 'Offices' : 'Office',
        hours: 'Hours',
        answer: 'First answer',
      },
      licences: {
        fmcOti: 'FMC OTI license',
        'freight-forwarder': 'ocean freight forwarder',
        nvocc: 'NVOCC',
        fmcOtiBond: 'FMC OTI bond',
        fmcsaBroker: 'FMCSA broker authority',
        tsaIac: 'TSA indirect air carrier (IAC)',
        cbpBroker: 'CBP broker license',
        iata: 'IATA cargo agent code',
      },
      womanOwned: 'Woman-owned',
      answer: `From a person, ${answer.within}`,
      brochure: { label: 'Download Brochure', format: 'PDF' },
    },
    statements: [
      {
        id: 'vision',
        name: 'Vision',
        sentence: 'Producers sell abroad as easily as at home.',
      },
      {
        id: 'mission',
        name: 'Mission',
        sentence:
          'We get goods across borders with the documents right, the price in writing, and one person as your contact.',
      },
    ],
    map: `Map of our lanes from ${origins}`,
    values: {
      name: 'Values',
      sentence: 'What you can hold us to',
      list: [
        {
          title: 'Strong relationships',
          text: 'By your second shipment we know your goods, your buyer and your deadlines, so it runs easier than the first. We work so that you come back.',
          promise: 'One person knows your shipment and talks to you about it, from request to delivery.',
        },
        {
          title: 'Agility and responsiveness',
          text: `${troubles} You hear it early, with a second route.`,
          promise: 'We tell you the hour you’ll hear from us.',
        },
        {
          title: 'Trust',
          text: 'You hand over goods long before your buyer has them. So you know beforehand what we do, what others do, and what each part costs.',
          promise:
            'You get your rate in writing: what’s included, what isn’t, how long it’s valid, and what could change it.',
        },
        {
          title: 'Key to success',
          text: 'Preparation. A wrong weight, a vague description or a missing certificate can hold cargo at the border for days while storage charges add up.',
          promise: 'We tell you which documents your cargo needs before pick-up.',
        },
        {
          title: 'Quality policy',
          text: 'We work the same careful way each time, write down what went wrong, and change how we work.',
          promise:
            'Every request gets a reference the moment you send it. The people who did the work read your feedback.',
        },
      ],
    },
    approach: {
      name: 'Approach',
      sentence: 'Questions first, then route and rate',
      steps: [
        {
          title: 'Ask',
          text: 'What it is, how large and heavy, from where, to where, and by when. If something is missing, we ask. We do not guess.',
        },
        {
          title: 'Compare',
          text: `${choice} differ in days, cost and risk. We quote the one we would take and say why. You decide.`,
        },
        {
          title: 'Prepare',
          text: 'Invoice, packing list, certificates, export filing: we check them against each other before the cargo leaves.',
        },
        {
          title: 'Report',
          text: 'When a date moves, you hear it from us, with what we propose. When all goes to plan, you hear that too.',
        },
      ],
    },
    consulting: {
      name: 'International Freight Consulting',
      sentence: 'Advice before anything is loaded',
      text: 'A product that sells at home may need another label, another size or a registration abroad. We help products enter markets abroad before you spend on freight.',
      topics: [
        { label: 'Route and mode', value: 'Air, sea or rail for your goods, compared in days and cost' },
        {
          label: 'Incoterms 2020',
          value: 'The three-letter rules for who pays, who bears the risk, and up to which place',
        },
        {
          label: 'Tariff code',
          value: 'The HS number of your product. It sets the duty; customs decides',
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
      sentence: 'One shipment or one conversation',
      paragraphs: [
        'If you ship, tell us what moves in the coming months. If you are a forwarder abroad, tell us your lanes.',
      ],
      contact: "Let's grow together",
      partners: 'Become a partner agent',
    },
  };
};

import { company } from '../company.ts';
import { officeHours } from './office-hours.ts';

/** The text of /partners. */
export const partners = {
  meta: {
    title: 'Partners',
    description: `Who ${company.name} works with along the way of a shipment, and how a forwarder abroad becomes a partner agent.`,
  },
  label: 'Partners',
  heading: 'A shipment needs good people at both ends',
  text: `We arrange freight from ${company.address.city} together with independent companies along the way. Here is who they are, and how a forwarder abroad becomes one of them.`,
  picture: 'Model of a freight train: one red container stands on a white one in a low wagon.',
  kinds: {
    label: 'Who we work with',
    heading: 'Eight kinds of company, in the order the cargo meets them',
    text: 'Which of them take part depends on the route. Your rate says what each part includes.',
    stages: [
      {
        name: 'Before departure',
        kinds: [
          {
            name: 'Truckers',
            text: 'They collect at the door and bring the cargo to the port, the airport or the rail ramp, on equipment that fits it.',
          },
          {
            name: 'Warehouses',
            text: 'They receive, count, label, pack and load. In a bonded one, imported goods can wait before duty is paid.',
          },
          {
            name: 'Surveyors',
            text: 'They inspect cargo, packing and lashing, take no side in the sale, and write down what they find.',
          },
        ],
      },
      {
        name: 'The crossing',
        kinds: [
          {
            name: 'Airlines’ general sales agents',
            text: 'A general sales agent (GSA) sells cargo space for an airline, usually where the airline has no sales office of its own.',
          },
          {
            name: 'Ocean carriers and NVOCCs',
            text: 'Ocean carriers run the ships. An NVOCC (non-vessel-operating common carrier) runs none: it buys space on them and issues its own bill of lading.',
          },
        ],
      },
      {
        name: 'Arrival',
        kinds: [
          {
            name: 'Customs brokers',
            text: 'They file the import documents with customs. In the United States a broker is licensed and needs the importer’s power of attorney.',
          },
          {
            name: 'Agents abroad',
            text: 'Forwarders like us at the other end. They arrange pick-up or delivery there, in the language and the office hours of the place.',
          },
        ],
      },
      {
        name: 'All the way',
        kinds: [
          {
            name: 'Insurers',
            text: 'They cover the goods against loss and damage. By convention the sum is 110% of invoice value and freight.',
          },
        ],
      },
    ],
  },
  promises: {
    label: 'What you can expect from us',
    heading: 'The same that we expect from you',
    list: [
      {
        title: 'An answer within one business day',
        text: `To a rate request, a question or a complaint. We count office hours: ${officeHours.days}, ${officeHours.official}.`,
      },
      {
        title: 'One person',
        text: 'The same one from your first question to the last invoice, with a name, an e-mail address and a telephone.',
      },
      {
        title: 'Documents complete',
        text: 'The pre-alert (the notice that cargo is on its way) comes with transport document, invoice and packing list, checked against each other.',
      },
    ],
  },
  application: {
    label: 'Become a partner agent',
    heading: 'Six things we would like to know',
    text: 'Write them in your own words. What you do not have yet, leave out and say so.',
    items: [
      {
        label: 'Network',
        value:
          'Your offices, the ports and airports you handle yourselves, and the agent networks you belong to.',
      },
      {
        label: 'Licenses',
        value:
          'What your country asks of a forwarder, with the numbers. If you issue your own bills of lading to or from the United States: your license or registration with the Federal Maritime Commission (FMC).',
      },
      {
        label: 'Lanes',
        value: 'The routes you know best, by air, sea or rail, and what usually moves on them.',
      },
      {
        label: 'References',
        value: 'Two or three forwarders you work with today and whom we may ask.',
      },
      {
        label: 'Credit terms',
        value: 'What you offer and what you expect: days, limit, currency, and how we settle accounts.',
      },
      {
        label: 'Insurance',
        value: 'Your liability cover as a forwarder: the insurer, the sum, and the date it ends.',
      },
    ],
    next: {
      title: 'What happens then',
      steps: [
        'You write. The form needs only your e-mail address and takes no files; send documents when we answer.',
        'A person answers within one business day, with our questions or with a plain no.',
        'We check licenses and call your references.',
        'We agree terms in writing and begin with one shipment.',
      ],
    },
    link: 'Write as a partner agent',
    subject: 'Partner agent',
  },
  lanes: {
    label: 'Lanes',
    heading: 'See where your lanes meet ours',
    text: 'The world map shows the routes we offer by air, sea and rail, with the days each usually takes.',
    link: 'Open the world map',
  },
};

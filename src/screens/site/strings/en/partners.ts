import { modesOfLanes } from '#features/map/strings/en/worldmap.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { officeHours } from '#features/settings/strings/en/office-hours.ts';

export const partners = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const hours = officeHours(settings);
  return {
    meta: {
      title: 'Partners',
      description: `Who ${company.name} works with along the route, and how a forwarder abroad becomes a partner agent.`,
    },
    label: 'Partners',
    heading: 'Good people at both ends',
    text: `We arrange freight from ${company.address.city} with independent companies along the route. Here is who they are, and how a forwarder abroad joins them.`,
    kinds: {
      label: 'Who we work with',
      heading: 'Eight partners along the route',
      text: 'The route decides who takes part. Your rate says what each part includes.',
      stages: [
        {
          name: 'Before departure',
          kinds: [
            {
              name: 'Truckers',
              text: 'They collect at the door and haul to the port, airport or rail ramp, on equipment that fits the cargo.',
            },
            {
              name: 'Warehouses',
              text: 'They receive, count, label, pack and load. In a bonded warehouse, imported goods can wait before duty is paid.',
            },
            {
              name: 'Surveyors',
              text: 'They inspect cargo, packing and lashing and report what they find. They take no side in the sale.',
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
              text: 'They file the import with customs. A US broker is licensed and needs the importer’s power of attorney.',
            },
            {
              name: 'Agents abroad',
              text: 'Forwarders like us at the other end. They arrange pick-up or delivery in the local language and office hours.',
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
      heading: 'Our side of the work',
      list: [
        {
          title: `An answer ${answer.within}`,
          text: `To a rate request, a question or a complaint. Office hours count: ${hours.days}, ${hours.official}.`,
        },
        {
          title: 'One person',
          text: 'The same one from your first question to the last invoice, with a name, an e-mail address and a phone number.',
        },
        {
          title: 'Documents complete',
          text: 'Our pre-alert (the notice that cargo is on its way) comes with transport document, invoice and packing list, checked against each other.',
        },
      ],
    },
    application: {
      label: 'Become a partner agent',
      heading: 'Tell us six things',
      text: 'In your own words. If you do not have one yet, say so.',
      items: [
        {
          label: 'Network',
          value: 'Your offices, the ports and airports you handle yourselves, and your agent networks.',
        },
        {
          label: 'Licenses',
          value:
            'What your country requires of a forwarder, with the numbers. If you issue your own bills of lading to or from the United States: your license or registration with the Federal Maritime Commission (FMC).',
        },
        {
          label: 'Lanes',
          value: 'The routes you know best, by air, sea or rail, and what usually moves on them.',
        },
        {
          label: 'References',
          value: 'Two or three forwarders you work with today and we may call.',
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
        title: 'What happens next',
        steps: [
          'You write. We need only your e-mail address. The form takes no files; send documents when we answer.',
          'We answer with questions or with a plain no.',
          'We check licenses and call your references.',
          'We agree on terms in writing and begin with one shipment.',
        ],
      },
      link: 'Write as a partner agent',
      subject: 'Partner agent',
    },
    lanes: {
      label: 'Lanes',
      heading: 'See where your lanes meet ours',
      text: `The world map shows our routes by ${modesOfLanes(settings)}, with the typical days of each.`,
      link: 'Open the world map',
    },
  };
};

import { citiesOfLanes, worldmap } from '#features/map/strings/en/worldmap.ts';
import { offeredCount, offeredList } from '#features/services/strings/en/services.ts';
import { trade } from '#features/services/strings/en/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { layout } from './layout.ts';

export const brochure = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city, region } = company.address;
  const { footer } = layout(settings);
  const { capacity } = trade(settings);
  const { heading, list, modes } = worldmap(settings);
  return {
    title: `Freight forwarding from ${city}`,
    subject: `${offeredCount(settings)} and how each is priced, the lanes with their days, and how to reach us.`,
    cover: {
      heading: `Freight between ${city} and the world`,
      text: `Arranged by people you can reach: ${offeredList(settings)}. One desk books the carrier and prepares the documents ${capacity}.`,
      facts: [
        { label: 'Office', value: `${city}, ${region}` },
        { label: 'Company', value: footer.founded },
        ...(company.womanOwned ? [{ label: 'Ownership', value: footer.womanOwned }] : []),
      ],
    },
    overview: {
      label: 'Services',
      heading: `${offeredCount(settings)}, and what each is charged by`,
      service: 'Service',
      charged: 'Charged by',
      page: 'Page',
    },
    map: {
      label: 'Lanes',
      heading,
      alt: `World map with the lanes from ${citiesOfLanes(settings)}. The tables below list each lane with its days.`,
      note: 'Typical days from gateway to gateway, both ways; pick-up, customs and delivery come on top. Land: Natural Earth.',
      days: list.days,
      modes,
    },
    contact: {
      label: 'Request a rate',
      heading: `A person answers ${answer.within}`,
      text: 'Write, call or fill in the form. An e-mail address or a phone number is enough to begin. You see the hour by which we answer as soon as you send.',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      chat: 'Chat with us',
      greeting: 'I have your brochure. I want to ship',
      email: 'E-mail',
      rates: 'Rates',
      address: 'Address',
      hours: 'Hours',
      website: 'Website',
      rateRequest: 'Request a rate',
      ready: {
        heading: 'What makes a rate firm',
        list: [
          { label: 'From and to', value: 'Ports or airports, or both addresses with postal codes' },
          { label: 'Goods', value: 'In plain words, with the HS code if known, and anything hazardous' },
          { label: 'Size and weight', value: 'Pieces, outer dimensions with pallet, gross weight' },
          { label: 'Dates and terms', value: 'When ready, latest arrival, and the Incoterms rule' },
        ],
      },
      rate: {
        heading: 'What our rate says',
        list: [
          { label: 'Included', value: 'Each service that the price covers' },
          { label: 'Not included', value: 'What you would pay on top, such as duties and storage' },
          { label: 'Valid until', value: 'The day to which the price holds' },
          { label: 'What could change it', value: 'Such as the weight or size measured at the terminal' },
        ],
      },
    },
    pageOf: '{page} / {pages}',
  };
};

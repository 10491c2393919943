import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/air-freight. */
export const airFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byAirConsolidator } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Air freight from ${city} and back`,
      description: `Air freight to and from ${city}: the weight you pay for and how to lower it, who may fly what, cut-offs, documents, and a rate in writing.`,
    },
    title: 'Air freight',
    heading: 'Air freight priced on the weight you can lower',
    lead: 'Airport to airport or door to door, on passenger aircraft and freighters. You know the weight charged before you book.',
    picture:
      'Model of a white cargo aircraft with its nose door raised: one red crate waits on a lift in front of it, three pale crates on carts beside it.',
    facts: [
      { label: 'Charged by', value: 'Gross kg or cm³ ÷ 6000, whichever is greater' },
      { label: 'Typical time', value: '1–3 days airport to airport, 4–8 door to door' },
      {
        label: 'Tallest piece',
        value: 'Passenger wide-body 1.60 m (63 in), large freighter 3.00 m (118 in)',
      },
      { label: 'Free time on arrival', value: 'Often 24–48 hours, then storage by weight and day' },
    ],
    figures: [
      {
        label: 'One cubic meter',
        value: 'Counts as 166.67 kg (1 lb per 166 in³); the carrier sets the divisor',
      },
      {
        label: 'Weight breaks',
        value:
          'Often 45, 100, 300, 500 and 1,000 kg, below 45 a minimum; just under a break, the next can cost less',
      },
      {
        label: 'Export filing number (ITN)',
        value: 'At least 2 hours before departure; airlines want it earlier',
      },
      {
        label: 'Airline liability',
        value: 'Usually at most 26 SDR (an IMF unit) per kg, by the Montreal Convention',
      },
    ],
    paragraphs: [
      'We pick up, or you deliver to the airline’s warehouse. Each piece is measured, weighed, labeled and screened for explosives, unless an approved program has done so.',
      'Passenger aircraft leaving the US take cargo, as a rule, only from known shippers, vetted under TSA (Transportation Security Administration) rules. A first shipment may have to wait for a freighter. Cut-off, space, stops and customs decide the rest.',
    ],
    choose: [
      'High value, low weight: instruments, electronics, medical goods',
      'Each day costs: a stopped machine, fresh food, a launch',
      'The urgent part of an order; the rest by sea',
    ],
    avoid: [
      'Foam, furniture, empty packaging: you pay for air',
      'Lithium batteries alone (UN3480, UN3090): freighters only; lithium-ion charged to 30% at most',
      'Stock planned weeks ahead: a ship costs less',
    ],
    ready: [
      { name: 'Pieces', text: 'Count, sizes with pallet, gross weights, stackable?' },
      { name: 'Goods', text: 'In plain words; HS or Schedule B code' },
      {
        name: 'Dangerous goods',
        text: 'UN number, safety data sheet; batteries in or with devices count (UN3481, UN3091, sodium-ion UN3552)',
      },
      { name: 'Incoterms rule', text: `With its place: FCA ${city}` },
    ],
    included: [
      'Freight by chargeable weight; fuel, security surcharges at quote date',
      'Booking, air waybill and labels',
      'Handling and screening at departure',
      'US export filing, on your written authorization',
      `Trucking${byTruckers}, if you asked for doors`,
    ],
    notIncluded: [
      'Customs examinations',
      'Storage after the free time; waiting trucks',
      'Crating, dangerous goods packing and declaration, unless named',
      'Weight differences: the airline’s own figures count',
    ],
    documents: [
      { name: 'Commercial invoice, packing list', text: 'For customs at both ends' },
      { name: 'Air waybill', text: 'Receipt and contract, not title: no original needed to collect' },
      { name: 'Shipper’s letter of instruction', text: 'Your written order, with the export data' },
      {
        name: 'EEI and its number (ITN)',
        text: `${eeiRule}; Canada mostly exempt`,
      },
      { name: 'Dangerous goods declaration', text: 'Where the rules ask, signed by a trained person' },
      { name: 'Customs power of attorney', text: 'Imports: lets a licensed broker act for you' },
    ],
    offered: [
      'Airport to airport: you deliver, the consignee collects',
      'Door to door under one rate, customs on request',
      'Priority flights: the earliest with confirmed space',
      `Consolidation${byAirConsolidator}: lower price, fixed departures`,
      'Charter of part or all of an aircraft',
      'Batteries and dangerous goods within airline limits: lithium-ion packed with devices, too, often at 30% charge',
      'Temperature control: active containers, cold rooms at every stop',
      'Imports: customs data before loading, delivery before storage begins',
    ],
    why: {
      heading: 'Why choose us for a flight',
      points: [
        'You see what a lower pallet saves.',
        'If a piece stays behind, one person names its next flight.',
        'If a ship arrives in time, we say so.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Look at sea freight',
      text: 'If goods can wait three to six weeks, sea costs far less. From about 1 m³ or 500 kg, ask for both.',
    },
    tools: [
      { label: 'Work out your chargeable weight', path: '/tools/chargeable-weight' },
      { label: 'Choose the Incoterms rule', path: '/tools/incoterms?mode=air' },
    ],
    request: 'Request an air rate',
  };
};

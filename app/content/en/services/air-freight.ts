import { company } from '../../company.ts';
import type { ServiceStrings } from '../../service-strings.ts';

const { city } = company.address;

/** The text of /services/air-freight. */
export const airFreight: ServiceStrings = {
  meta: {
    title: `Air freight from ${city} and back`,
    description: `Air freight to and from ${city}: how chargeable weight is worked out, who may fly what, cut-offs, documents, and a rate in writing from a person.`,
  },
  title: 'Air freight',
  heading: 'Weight or volume: the greater one sets the price',
  lead: 'Your cargo flies on a passenger aircraft or a freighter, from airport to airport or from door to door. Before you book, you know which weight will be charged and why.',
  picture:
    'Model of a white cargo aircraft with its nose door raised: one red crate waits on a lift in front of it, three pale crates on carts beside it.',
  facts: [
    { label: 'Charged by', value: 'The greater of gross kg and volume in cm³ ÷ 6000; the carrier decides' },
    { label: 'One cubic meter counts as', value: '166.67 kg (1 lb for every 166 in³)' },
    {
      label: 'Tallest piece, typical',
      value: '1.60 m (63 in) in a wide-body passenger aircraft, 3.00 m (118 in) in a large freighter',
    },
    { label: 'Time, typical', value: '1–3 days airport to airport, 4–8 days door-to-door' },
    {
      label: 'US export filing, where due',
      value: 'Number issued at least 2 hours before departure; airlines want it earlier',
    },
    { label: 'Free time on arrival, typical', value: '24–48 hours, then storage by weight and day' },
  ],
  paragraphs: [
    'The goods are picked up at your door or delivered to the airline’s warehouse. There every piece is measured, weighed and labeled, and screened for explosives unless that was done before under an approved program. Passenger aircraft leaving the United States take cargo, as a rule, only from a known shipper: a sender vetted under the program of the TSA, the Transportation Security Administration. Someone not yet known may have to wait for a freighter, so say early if this is your first shipment by air. The air waybill, the contract of carriage, flies with the goods. At the other end the consignee, who receives them, clears customs and collects.',
    'Two pallets of 120 × 100 × 150 cm (47 × 39 × 59 in) weigh 220 kg each, 440 kg together. Their volume of 3.6 m³ counts as 600 kg, and 600 kg are charged. Packed 110 cm high, the same goods are charged at 440 kg. The price per kilogram falls at weight breaks, often 100, 300, 500 and 1,000 kg: just under a break, paying for the next one can cost less. Fuel and security surcharges come on top. Time depends less on flying hours than on the cut-off, the space left, the number of stops and customs.',
  ],
  choose: [
    'Much value in little weight: instruments, electronics, samples, medical goods.',
    'A stopped machine or a missed date costs more than the flight.',
    'Goods that lose value by the week: fresh food, seasonal stock, a launch.',
    'A first part of an order that must arrive now, while the rest follows by sea.',
    'Very small lots, where the minimum and fixed charges of shared sea freight weigh heavily.',
  ],
  avoid: [
    'Light and bulky goods such as foam, furniture or empty packaging: you pay for the air in them.',
    'Pieces taller than 1.60 m (63 in) on a route that no freighter serves.',
    'Lithium-ion batteries on their own (UN3480): banned from passenger aircraft, and on freighters charged to 30% at most.',
    'Stock that was planned weeks ahead. A ship that arrives in time is usually far cheaper.',
  ],
  ready: [
    {
      name: 'From and to',
      text: 'Airports, or both addresses with postal codes if you want doors included.',
    },
    {
      name: 'Pieces',
      text: 'How many; length, width and height of each with its pallet; gross weight of each; whether they may be stacked. Mark the tallest and the heaviest.',
    },
    { name: 'Goods', text: 'In plain words, with the HS or Schedule B code if you have it.' },
    {
      name: 'Batteries and dangerous goods',
      text: 'The UN number and the safety data sheet. A battery inside a device counts (UN3481, UN3091).',
    },
    { name: 'Dates', text: 'When it is ready, and the latest day on which it must be there.' },
    {
      name: 'Incoterms rule and named place',
      text: `The three letters of the sales contract that say who pays which leg, for example FCA ${city}.`,
    },
    {
      name: 'Value and insurance',
      text: 'The invoice value with its currency, and whether we should insure it.',
    },
  ],
  included: [
    'Air freight on a stated chargeable weight, with fuel and security surcharges as of the day of the rate.',
    'Booking, air waybill and labels.',
    'Handling and ordinary screening at the departure airport.',
    'The US export filing, when one is due and you have authorized it in writing.',
    'Pick-up or delivery by truck, if you asked for a door.',
  ],
  notIncluded: [
    'Duties, taxes, and examinations that customs orders.',
    'Storage once the free time has passed, and waiting time of trucks.',
    'Repacking, crating, and the packing and declaration of dangerous goods, unless the rate names them.',
    'Cargo insurance, unless you ask. An airline’s liability usually ends at 26 SDR a kilogram (Montreal Convention; SDR is the IMF’s unit of account).',
    'A difference in weight: the airline measures again, and its figures are charged.',
  ],
  documents: [
    {
      name: 'Commercial invoice and packing list',
      text: 'What it is, what it is worth, how it is packed. Both sets of customs officers read them.',
    },
    {
      name: 'Air waybill',
      text: 'Receipt and contract. It is not a title to the goods: the named consignee gets them without handing in an original.',
    },
    {
      name: 'Shipper’s letter of instruction',
      text: 'Your written order to us, with the data for the export filing.',
    },
    {
      name: 'EEI and its ITN',
      text: 'The US export declaration and the number that proves it. Due when one Schedule B line exceeds USD 2,500, and at any value under an export license. Exports to Canada are mostly exempt.',
    },
    {
      name: 'Shipper’s declaration for dangerous goods',
      text: 'Where the rules ask for it, signed by a person trained in them.',
    },
    {
      name: 'Customs power of attorney',
      text: 'For imports: lets a licensed customs broker act for the importer.',
    },
  ],
  offered: [
    {
      title: 'Airport to airport',
      text: 'You deliver and collect; we book, document and follow the flight.',
    },
    { title: 'Door-to-door', text: 'Truck, flight and truck under one rate, customs on request.' },
    {
      title: 'Priority flights',
      text: 'The earliest flight with confirmed space, where being left behind is not an option.',
    },
    {
      title: 'Consolidation',
      text: 'Your cargo shares an airline booking with other cargo. Dense and light goods balance each other, and the price falls; departures are fixed.',
    },
    {
      title: 'Charter',
      text: 'Part of an aircraft or all of it, for cargo that no scheduled flight can take.',
    },
    {
      title: 'Batteries and dangerous goods',
      text: 'Checked against the airline’s own limits before booking; these are often stricter than the general rules.',
    },
    {
      title: 'Temperature kept',
      text: 'Insulated or active containers, and routes with cold rooms at every stop.',
    },
    {
      title: 'Imports by air',
      text: 'Advance data to US customs before loading, entry through a licensed broker, delivery before storage begins.',
    },
  ],
  why: {
    heading: 'Why choose us for a flight',
    points: [
      'You see the chargeable weight worked out from your own sizes, and what a lower pallet would save.',
      'The rate comes in writing: per kilogram or as a sum, surcharges named, what is left out, and the day until which it stands.',
      'Your request has a reference from the moment you send it. A person answers within one business day.',
      'One person books and follows the flight. If the airline leaves a piece behind, that person tells you, with the next flight.',
      'Where a ship would arrive in time, we say so before you pay for a flight.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'When the goods can wait three to six weeks and the date is known, sea freight usually costs far less per kilogram. From about 1 m³ or 500 kg, ask for both.',
  },
  request: 'Request an air rate',
};

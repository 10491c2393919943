import { company } from '../../company.ts';
import type { ServiceStrings } from '../../service-strings.ts';

const { city } = company.address;

/** The text of /services/air-freight. */
export const airFreight: ServiceStrings = {
  meta: {
    title: `Air freight from ${city} and back`,
    description: `Air freight to and from ${city}: the weight you pay for and how to lower it, who may fly what, cut-offs, documents, and a rate in writing.`,
  },
  title: 'Air freight',
  heading: 'Air freight priced on the weight you can lower',
  lead: 'We fly your cargo, airport to airport or door to door, by passenger aircraft or freighter. Before you book, you know the weight charged and how to lower it.',
  picture:
    'Model of a white cargo aircraft with its nose door raised: one red crate waits on a lift in front of it, three pale crates on carts beside it.',
  facts: [
    { label: 'Charged by', value: 'Gross kg or cm³ ÷ 6000, whichever is greater' },
    { label: 'Typical time', value: '1–3 days airport to airport, 4–8 days door to door' },
    { label: 'Tallest piece, passenger wide-body', value: '1.60 m (63 in); large freighter 3.00 m (118 in)' },
    { label: 'Free time on arrival', value: 'Often 24–48 hours, then storage by weight and day' },
  ],
  figures: [
    {
      label: 'One cubic meter',
      value: 'Counts as 166.67 kg (1 lb per 166 in³); the carrier sets the divisor',
    },
    {
      label: 'US export declaration (EEI)',
      value: 'Its number (ITN) at least 2 hours before departure; airlines want it earlier',
    },
    {
      label: 'Airline liability',
      value: 'Usually ends at 26 SDR per kg (Montreal Convention; SDR: IMF unit)',
    },
  ],
  paragraphs: [
    'We pick up, or you deliver to the airline’s warehouse. Each piece is measured, weighed, labeled and screened for explosives, unless already screened under an approved program. Passenger aircraft leaving the US, as a rule, take cargo only from known shippers, vetted under TSA (Transportation Security Administration) rules. A first shipment may have to wait for a freighter: tell us early.',
    'Two pallets of 120 × 100 × 150 cm (47 × 39 × 59 in) weigh 440 kg together. Their 3.6 m³ count as 600 kg, so you pay for 600; packed 110 cm (43 in) high, for 440. The rate falls at weight breaks, often 100, 300, 500 and 1,000 kg: just under one, paying for the next can cost less. Cut-off, space, stops and customs decide the time.',
  ],
  choose: [
    'Much value in little weight: instruments, electronics, samples, medical goods',
    'A stopped machine, fresh food, a launch: each day costs',
    'The urgent part of an order; the rest by sea',
    'Very small lots, where LCL minimums weigh heavily',
  ],
  avoid: [
    'Foam, furniture, empty packaging: you pay for air',
    'Pieces over 1.60 m (63 in) where no freighter flies',
    'Lithium-ion batteries alone (UN3480): freighters only, charged to 30% at most',
    'Stock planned weeks ahead: a ship costs less',
  ],
  ready: [
    { name: 'From and to', text: 'Airports, or both addresses with postal codes' },
    {
      name: 'Pieces',
      text: 'Count, sizes with pallet, gross weights, stackable or not; tallest and heaviest marked',
    },
    { name: 'Goods', text: 'In plain words, with HS or Schedule B code if known' },
    {
      name: 'Batteries and dangerous goods',
      text: 'UN number, safety data sheet; batteries inside devices count (UN3481, UN3091)',
    },
    { name: 'Dates', text: 'When ready, and latest arrival' },
    {
      name: 'Incoterms rule and named place',
      text: `Who pays which leg under your sales contract, for example FCA ${city}`,
    },
    { name: 'Value and insurance', text: 'Invoice value, currency, insure or not' },
  ],
  included: [
    'Freight by chargeable weight; fuel, security surcharges at quote date',
    'Booking, air waybill and labels',
    'Handling and ordinary screening at the departure airport',
    'US export filing when due, on your written authorization',
    'Pick-up or delivery by truck, if you asked for doors',
  ],
  notIncluded: [
    'Duties, taxes, and examinations that customs orders',
    'Storage after the free time, and waiting time of trucks',
    'Repacking, crating, dangerous goods packing and declaration, unless named',
    'Cargo insurance, unless you ask',
    'Weight differences: the airline measures again, and its figures count',
  ],
  documents: [
    {
      name: 'Commercial invoice and packing list',
      text: 'Goods, value and packing, for customs at both ends',
    },
    { name: 'Air waybill', text: 'Receipt and contract, not title: the consignee needs no original' },
    { name: 'Shipper’s letter of instruction', text: 'Your written order, with the export filing’s data' },
    {
      name: 'EEI and its number (ITN)',
      text: 'Over USD 2,500 per Schedule B line, or licensed; Canada mostly exempt',
    },
    {
      name: 'Shipper’s declaration for dangerous goods',
      text: 'Where the rules ask, signed by a trained person',
    },
    { name: 'Customs power of attorney', text: 'Imports: lets a licensed broker act for the importer' },
  ],
  offered: [
    {
      title: 'Airport to airport',
      text: 'You deliver, the consignee clears and collects, we book and follow',
    },
    { title: 'Door to door', text: 'Truck, flight, truck under one rate; customs on request' },
    { title: 'Priority flights', text: 'The earliest flight with confirmed space' },
    { title: 'Consolidation', text: 'A shared booking: lower price, fixed departures' },
    { title: 'Charter', text: 'Part or all of an aircraft, when no scheduled flight fits' },
    {
      title: 'Batteries and dangerous goods',
      text: 'Checked before booking against the airline’s own, often stricter limits',
    },
    { title: 'Temperature control', text: 'Insulated or active containers; cold rooms at every stop' },
    {
      title: 'Imports by air',
      text: 'Customs data before loading, licensed broker, delivery before storage begins',
    },
  ],
  why: {
    heading: 'Why choose us for a flight',
    points: [
      'You see the chargeable weight from your sizes, and what a lower pallet saves.',
      'One person follows your flight, and names the next if a piece stays behind.',
      'If a ship arrives in time, we say so before you pay for flying.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'When goods can wait three to six weeks, sea usually costs far less per kilogram. From about 1 m³ or 500 kg, ask for both.',
  },
  request: 'Request an air rate',
};

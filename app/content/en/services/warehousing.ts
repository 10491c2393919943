import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/warehousing. */
export const warehousing: ServiceStrings = {
  meta: {
    title: 'Warehousing',
    description:
      'Storage arranged and answered for by us: dry, cold, bonded or in a foreign-trade zone, with labeling, kitting and cross-dock. See what a rate holds.',
  },
  title: 'Warehousing',
  heading: 'Warehousing at three clear prices: in, month, out',
  lead: 'We find and answer for the warehouse your goods need: dry, temperature-controlled, bonded or foreign-trade zone. You pay for days, a season or years, at one written rate.',
  picture:
    'Model of pallet racks filled with cartons and drums, and a white forklift carrying one red pallet.',
  facts: [
    { label: 'Charged by', value: 'Handling in, storage per pallet and month, handling out' },
    { label: 'Time to find space', value: 'Dry typically 3–10 business days; bonded, cold can take longer' },
    { label: 'Typical pallet position', value: '1.22 × 1.02 m (48 × 40 in)' },
    { label: 'Month counted', value: 'From your day of receipt, or split at the 15th' },
  ],
  figures: [
    { label: 'Bonded', value: 'No duty until withdrawal; up to 5 years from import' },
    { label: 'Foreign-trade zone', value: 'No duty until US entry; no time limit' },
    { label: 'Wood packaging', value: 'ISPM 15 mark, or sent back; plywood, processed wood exempt' },
    { label: 'Texas property tax', value: 'On stock held January 1; ask about the Freeport exemption' },
  ],
  paragraphs: [
    'Goods are counted, checked for damage and put away. Your warehouse receipt states count, condition and liability limit. Read it: a US warehouse answers for reasonable care up to that amount and does not insure. On your order goods are picked, loaded and signed for. We count part of the stock in turn, so records match the shelf without a closed day.',
    'A low pallet price can be recovered elsewhere: floor-loaded containers take hours to empty, case picking costs more than pallets, height sets the slot, and a tall or wide pallet may pay for two. Split month: goods received by the 15th pay a full month, later ones half. Anniversary billing starts on your own day. So we quote your movement: in, held, out.',
  ],
  choose: [
    'US buyers want it in days; your factory is weeks away',
    'A label, kit or carton before sale or export',
    'High duty on stock that may leave again: bonded or zone',
    'Emptying containers within free days, or combining suppliers for export',
  ],
  avoid: [
    'Goods only change trucks: cross-dock same day, no storage month',
    'Duty-free goods: bonded storage adds documents, usually saves nothing',
    'Single consumer parcels all day: fulfillment, priced by the order',
    'Large machines fit for outdoors: yard space costs less',
  ],
  ready: [
    { name: 'Goods', text: 'What it is, tariff code, value, food or dangerous' },
    { name: 'Pallets', text: 'Length, width, height, weight, stackable or not' },
    { name: 'Movement', text: 'Pallets in, held, out a month; pallets or cases; orders a week' },
    { name: 'Temperature', text: 'Dry, cool, chilled, frozen; band in °C or °F; records or not' },
    { name: 'Customs status', text: 'Cleared, to be cleared, in bond or in a zone' },
    { name: 'Extra work', text: 'Labels, kits, repacking, photographs, export pallets' },
    { name: 'Term', text: 'First delivery, months, season; who may order goods out' },
  ],
  included: [
    'Receiving, with a count against the packing list',
    'Damage seen on arrival noted and photographed',
    'Put-away, storage for the period quoted, stock reports as agreed',
    'Handling out: picking as quoted, loading, signed bill of lading',
    'One contact for orders, counts and claims',
  ],
  notIncluded: [
    'Stock insurance, unless you ask (quoted apart)',
    'Duty, taxes and customs entry',
    'Trucking from port, and carriers’ charges for late containers',
    'Labels, wrap, pallets and work beyond the quote’s list',
    'Property tax on January 1 stock, where there is one',
  ],
  documents: [
    {
      name: 'Advance notice and packing list',
      text: 'Before the truck; goods without notice wait, at a charge',
    },
    {
      name: 'Warehouse receipt',
      text: 'Count, condition, rates, liability limit; a higher limit costs more',
    },
    { name: 'Release order', text: 'Your written order; name who may sign before the first pallet' },
    {
      name: 'Customs entry for warehouse',
      text: 'Bonded: CBP Form 7501 of that type, bond, permit before repacking',
    },
    { name: 'Zone admission', text: 'CBP Form 214; recent tariff orders can fix the duty rate that day' },
    {
      name: 'FDA registration and prior notice',
      text: 'Food warehouses register, as a rule; imported food needs notice before arrival',
    },
    { name: 'Safety data sheet', text: 'Batteries, aerosols, paint, perfume: fire rules decide the place' },
  ],
  offered: [
    { title: 'Pallet storage', text: 'Dry, racked or floor-stacked, short and long terms' },
    {
      title: 'Temperature-controlled storage',
      text: 'Cool, chilled or frozen; band in the contract, records if asked',
    },
    { title: 'Bonded storage', text: 'Cleaned, sorted, repacked under customs bond, not manufactured' },
    {
      title: 'Foreign-trade zone',
      text: 'Test, sort, destroy, re-export before duty; production needs Foreign-Trade Zones Board approval',
    },
    { title: 'Cross-dock and transloading', text: 'Container to truck or back, one shift where goods allow' },
    {
      title: 'Labeling, kitting and repacking',
      text: 'Stickers, sets, cartons, lot and date codes, by piece',
    },
    {
      title: 'Palletizing for export',
      text: 'Marked ISPM 15 pallets, wrap, corner boards, load plan',
    },
    {
      title: 'Counts and photographs',
      text: 'Cycle counts, full counts on demand, pictures of each receipt or load',
    },
  ],
  why: {
    heading: 'Why choose us for storage',
    points: [
      'One person answers for your stock, whichever warehouse it is in.',
      'Three prices in writing: receiving, storage per month, shipping out. Extras listed.',
      'Before the first pallet you know how months count and where liability ends.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'If goods only wait for their ship, book the sailing first and deliver inside the terminal’s free days: sea freight is all you need.',
  },
  request: 'Request a storage rate',
};

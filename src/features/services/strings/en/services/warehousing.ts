import type { ServiceStrings } from '#features/services/service-strings.ts';

/** The text of /services/warehousing. */
export const warehousing: ServiceStrings = {
  meta: {
    title: 'Warehousing',
    description:
      'Storage that we arrange for you: dry, cold, bonded or in a foreign-trade zone, with labeling, kitting and cross-dock. See what a rate holds.',
  },
  title: 'Warehousing',
  heading: 'Warehousing at three clear prices: in, month, out',
  lead: 'We find and arrange the warehouse your goods need: dry, temperature-controlled, bonded or foreign-trade zone. For days, a season or years, at one written rate.',
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
    { label: 'Property tax', value: 'In some states, on stock held January 1; ask about exemptions' },
  ],
  paragraphs: [
    'Goods are counted, checked and put away. Your receipt states count, condition and liability limit: a US warehouse answers for reasonable care up to that amount and does not insure. We count part of the stock in turn, so records match the shelf without a closed day.',
    'A low pallet price can be recovered elsewhere. Floor-loaded containers take hours to empty, case picking costs more than pallets, height sets the slot, and a tall or wide pallet may pay for two.',
  ],
  choose: [
    'US buyers want it in days; your factory is weeks away',
    'A label, kit or carton before sale or export',
    'High duty on stock that may leave again: bonded or zone',
    'Containers to empty in free days',
  ],
  avoid: [
    'Goods only change trucks: cross-dock',
    'Duty-free goods: bonded storage usually saves nothing',
    'Single consumer parcels: fulfillment, priced by the order',
    'Large machines fit for outdoors: yard space costs less',
  ],
  ready: [
    { name: 'Goods', text: 'What it is, tariff code, food or dangerous' },
    { name: 'Pallets', text: 'Length, width, height, weight, stackable?' },
    { name: 'Movement', text: 'Pallets in, held, out a month; pallets or cases; orders a week' },
    { name: 'Temperature', text: 'Dry, cool, chilled, frozen; band in °C or °F; records?' },
    { name: 'Customs status', text: 'Cleared, to be cleared, in bond or in a zone' },
    { name: 'Term', text: 'Months, season; who may order goods out' },
  ],
  included: [
    'Receiving, with a count against the packing list',
    'Damage seen on arrival noted and photographed',
    'Put-away, storage, stock reports as agreed',
    'Picking, loading, signed bill of lading',
    'One contact for orders, counts and claims',
  ],
  notIncluded: [
    'Customs entry',
    'Trucking from port, and carriers’ charges for late containers',
    'Labels, wrap, pallets and work beyond the quote’s list',
    'Property tax on January 1 stock, where there is one',
  ],
  documents: [
    {
      name: 'Advance notice, packing list',
      text: 'Before the truck; without notice goods wait, at a charge',
    },
    { name: 'Warehouse receipt', text: 'Count, condition, rates; a higher liability limit costs more' },
    { name: 'Release order', text: 'In writing; name who may sign before the first pallet' },
    {
      name: 'Customs entry for warehouse',
      text: 'Bonded: CBP Form 7501 of that type, bond, permit before repacking',
    },
    { name: 'Zone admission', text: 'CBP Form 214; recent tariff orders can fix the duty rate that day' },
    {
      name: 'FDA registration, prior notice',
      text: 'Food warehouses, as a rule; imported food, before arrival',
    },
    { name: 'Safety data sheet', text: 'Batteries, aerosols, paint, perfume: fire rules decide the place' },
  ],
  offered: [
    'Pallet storage, racked or floor-stacked',
    'Temperature-controlled storage, band in the contract',
    'Bonded storage: cleaned, sorted, repacked, not manufactured',
    'Foreign-trade zone: test, sort, destroy, re-export; production needs Foreign-Trade Zones Board approval',
    'Cross-dock and transloading, one shift where goods allow',
    'Labeling, kitting and repacking, lot and date codes',
    'Palletizing for export, marked ISPM 15',
    'Counts on demand, pictures of each receipt or load',
  ],
  why: {
    heading: 'Why choose us for storage',
    points: [
      'One person is your contact for your stock, in any warehouse.',
      'Three prices in writing: receiving, storage per month, shipping out. Extras listed.',
      'Before the first pallet you know how months count.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'If goods only wait for their ship, book the sailing first and deliver inside the terminal’s free days.',
  },
  request: 'Request a storage rate',
};

import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/warehousing. */
export const warehousing: ServiceStrings = {
  meta: {
    title: 'Warehousing',
    description:
      'Storage arranged and answered for by us: dry, cold, bonded or in a foreign-trade zone, with labeling, kitting and cross-dock. See what a rate holds.',
  },
  title: 'Warehousing',
  heading: 'Storage priced by pallet, month and handling',
  lead: 'Storage arranged and answered for by us, in a warehouse chosen for your goods: dry, temperature-controlled, bonded or in a foreign-trade zone. For days, for a season or for years.',
  picture:
    'Model of pallet racks filled with cartons and drums, and a white forklift carrying one red pallet.',
  facts: [
    { label: 'Charged by', value: 'Handling in + storage per pallet and month + handling out' },
    { label: 'Pallet position', value: 'Typical 1.22 × 1.02 m (48 × 40 in); the height sets the slot' },
    { label: 'Month counted', value: 'From your day of receipt, or split at the 15th: ask which' },
    { label: 'Bonded', value: 'No duty until withdrawal; up to 5 years from import' },
    { label: 'Foreign-trade zone', value: 'No duty until US entry; no time limit' },
    { label: 'Wood packaging', value: 'ISPM 15 mark; plywood and other processed wood exempt' },
  ],
  paragraphs: [
    'Goods arrive by container or truck with a notice that says what is in it. They are counted, checked for damage and put away. You get a warehouse receipt with the count, the condition and the limit of liability. Read that limit: a US warehouse answers for reasonable care up to a stated amount, and does not insure your goods. An order from you starts the way out: picked, loaded, signed for. Cycle counts, where a part of the stock is counted in turn, keep the list and the shelf equal without a closed day.',
    'A low price per pallet can be recovered elsewhere. A container loaded loose on the floor takes hours to empty by hand. Picking by the case costs more than whole pallets. A tall or wide pallet may pay for two positions. With split-month billing, goods received by the 15th pay a full month and later ones half; with anniversary billing the month starts on your own day. So we quote on your movement: pallets in, pallets held, pallets or cases out. Dry space is typically found in 3–10 business days; bonded and cold space can take longer.',
  ],
  choose: [
    'US buyers want delivery in days and your factory is weeks away.',
    'Goods need a label, a kit or a new carton before they are sold or exported.',
    'Duty is high and part of the stock may leave the country again: think of bonded or zone.',
    'A container must be emptied and returned within its free days.',
    'Goods of several suppliers should leave in one export container.',
  ],
  avoid: [
    'The goods only change trucks. A cross-dock moves them the same day without a storage month.',
    'The goods are free of duty. Bonded storage then adds paperwork and usually saves nothing.',
    'You ship single parcels to consumers all day. A fulfillment center priced by the order suits that better.',
    'Large machines that can stand outside. Yard space by the area costs less.',
  ],
  ready: [
    { name: 'Goods', text: 'What it is, tariff code if known, value, whether food or dangerous.' },
    { name: 'Pallets', text: 'Length, width, height, weight, and whether they can be stacked.' },
    { name: 'Movement', text: 'Pallets in, held and out a month; whole pallets or cases; orders a week.' },
    {
      name: 'Temperature',
      text: 'Dry, cool, chilled or frozen, with the band in °C or °F and whether you need records.',
    },
    { name: 'Customs status', text: 'Cleared, to be cleared, or to stay in bond or in a zone.' },
    { name: 'Extra work', text: 'Labels, kits, repacking, photographs, pallets changed for export.' },
    { name: 'Term', text: 'First delivery, months, season, and who may order goods out.' },
  ],
  included: [
    'Receiving, with a count against the packing list',
    'A note and photographs of damage seen on arrival',
    'Put-away and storage for the period the quote names',
    'A stock report, as often as agreed',
    'Handling out: picking as quoted, loading, signed bill of lading',
    'One contact for orders, counts and claims',
  ],
  notIncluded: [
    'Insurance of the stock, unless you ask: quoted apart',
    'Duty, taxes and customs entry',
    'Trucking from the port, and the carrier’s charges for a container kept too long',
    'Labels, wrap, pallets and work beyond the list in the quote',
    'Property tax on stock held on January 1, where the state has one (Texas does; ask about the Freeport exemption)',
  ],
  documents: [
    {
      name: 'Advance notice and packing list',
      text: 'Sent before the truck. Goods without notice wait, and waiting is charged.',
    },
    {
      name: 'Warehouse receipt',
      text: 'Count, condition, rates and limit of liability. You can ask for a higher limit, at a higher rate.',
    },
    {
      name: 'Release order',
      text: 'Your written order to hand goods out. Say who may sign it before the first pallet arrives.',
    },
    {
      name: 'Customs entry for warehouse',
      text: 'For bonded goods: a CBP Form 7501 of that type, a bond, and a permit before goods are repacked.',
    },
    {
      name: 'Zone admission',
      text: 'CBP Form 214 for a foreign-trade zone. Recent tariff orders can fix the duty rate on this day: confirm.',
    },
    {
      name: 'FDA registration and prior notice',
      text: 'A warehouse that holds food for the US is registered with FDA as a rule; imported food needs prior notice before arrival.',
    },
    {
      name: 'Safety data sheet',
      text: 'For batteries, aerosols, paint, perfume and the like. Fire rules decide where they may stand.',
    },
  ],
  offered: [
    {
      title: 'Pallet storage',
      text: 'Dry space on racks or stacked on the floor, for short and long terms.',
    },
    {
      title: 'Temperature-controlled storage',
      text: 'Cool, chilled or frozen, with the band in the contract and records where you ask for them.',
    },
    {
      title: 'Bonded storage',
      text: 'Imported goods under customs bond. They may be cleaned, sorted and repacked, not manufactured.',
    },
    {
      title: 'Foreign-trade zone',
      text: 'For stock that is tested, sorted, destroyed or sent abroad again before duty is due. Production needs approval by the Foreign-Trade Zones Board.',
    },
    {
      title: 'Cross-dock and transloading',
      text: 'From container to truck, or the other way, in one shift where the goods allow it.',
    },
    {
      title: 'Labeling, kitting and repacking',
      text: 'Local-language stickers, sets, new cartons, lot and date codes, priced by the piece.',
    },
    {
      title: 'Palletizing for export',
      text: 'Marked ISPM 15 pallets, wrap, corner boards and a load plan. The US sends unmarked wood back, and so do others.',
    },
    {
      title: 'Counts and photographs',
      text: 'Cycle counts, full counts on demand, and pictures of each receipt or load.',
    },
  ],
  why: {
    heading: 'Why choose us for storage',
    points: [
      'One person answers for the stock, whichever warehouse it stands in.',
      'Type the pallets you have into the request, even roughly. It gets a reference, and a person answers within one business day.',
      'The rate is in writing and split into in, month and out, with the extras listed and the date until which it stands.',
      'We tell you how the month is counted and where liability ends before the first pallet arrives.',
      'Storage, trucking and export come from one desk, so nobody waits for another’s release.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'If the goods only wait for their ship, do not store them. Book the sailing first and deliver inside the terminal’s free days: sea freight is then all you need.',
  },
  request: 'Request a storage rate',
};

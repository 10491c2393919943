import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/train-freight. */
export const trainFreight: ServiceStrings = {
  meta: {
    title: 'Train freight: containers by rail in North America',
    description:
      'Containers by rail across the US, Mexico and Canada: when rail beats the truck, ramps and drayage, road weight limits, transload, border documents.',
  },
  title: 'Train freight',
  heading: 'Long lanes by rail, priced against the truck',
  lead: 'We move 53′ domestic and ocean containers by rail across the US, Mexico and Canada, with trucks at both ends. You get one rate, door to door.',
  picture:
    'Model of a freight train: a low well car carries two containers, a red one stacked on a white one, with a gray container on the car ahead.',
  facts: [
    { label: 'Charged by', value: 'Per container, ramp or door, plus a fuel surcharge' },
    { label: 'Typical time', value: 'A truck’s time plus 1–3 days' },
    { label: 'Typically pays off from', value: '800–1,200 km (500–750 mi), ramp within 160 km (100 mi)' },
    { label: 'Free time, ramp', value: 'Often 24–48 hours after notice, then storage; the railroad decides' },
  ],
  figures: [
    { label: 'Typical cargo', value: '53′: 19.3 t (42,500 lb), 110 m³ (3,880 ft³); 40′: 20.0 t (44,000 lb)' },
    {
      label: 'US export declaration (EEI)',
      value: 'Over USD 2,500 per Schedule B line, or licensed; Canada mostly exempt',
    },
  ],
  paragraphs: [
    'A truck brings the container to the ramp before cut-off (drayage), a crane loads it, often two high, and another truck delivers. Imports stay in their ocean container or are transloaded near port: three 40′ fill about two 53′, weight permitting, and go back before detention. At Port Houston, Union Pacific loads trains inside the Barbours Cut terminal for some inland ramps, saving the drayage to town.',
    'You pay for the train, a fuel surcharge and two drayages, so the ramp often decides: one 250 km (155 mi) away can use up what rail saves. The road limits the weight: 36.3 t (80,000 lb) for tractor, chassis, container and cargo on US highways, more only by special chassis or permit. Train days, ramp hours and quick collection decide the time.',
  ],
  choose: [
    'Lanes over about 800 km (500 mi), weekly ones above all',
    'Both doors within about 160 km (100 mi) of ramps',
    'Dense goods without hurry: paper, resin, drinks, tiles, packaging',
    'Deep Mexico: across Laredo by train, customs inland, no truck change',
  ],
  avoid: [
    'Short lanes: two drayages cost more than one truck',
    'Delivery to the hour: a train keeps days, not hours',
    'Goods that cannot be braced against a train’s push and pull',
    'Some dangerous, high-value or temperature-controlled goods: railroads restrict them',
  ],
  ready: [
    { name: 'From and to', text: 'Both addresses with postal codes; we find the ramps' },
    { name: 'Containers', text: 'How many: 53′ domestic, or 20′, 40′, 45′ ocean' },
    { name: 'Weight in each', text: 'With pallets, and where heavy pieces are: each axle is weighed' },
    { name: 'Goods', text: 'In plain words: commodity sets the price, some are refused' },
    { name: 'Loading', text: 'Dock hours, appointments; the truck waits or leaves the container' },
    { name: 'How often', text: 'Once, or how many a week: regular lanes get other prices' },
    {
      name: 'For Mexico',
      text: 'Importer’s name in the padrón de importadores (register); agente aduanal (customs broker)',
    },
  ],
  included: [
    'Rail from ramp to ramp; fuel surcharge at quote date',
    'Drayage at the ends you asked for, normal loading time',
    'Chassis for the days the rate states',
    'Booking, pick-up numbers, and tracing until the container is empty',
    'In-bond documents where the container clears customs inland, if quoted',
  ],
  notIncluded: [
    'Ramp storage, extra chassis days, per diem (daily container charge)',
    'Driver waiting and dry runs (box or gate not ready)',
    'Reloading, special chassis or permits above the road limit',
    'Customs entries, duties, and brokers’ fees on either side',
    'Cargo insurance, unless you ask',
  ],
  documents: [
    {
      name: 'Bill of lading',
      text: 'Container number, seal, true weight; can carry the weight certification',
    },
    {
      name: 'Weight certification',
      text: 'Written by the shipper, by US law, over 13.2 t (29,000 lb) of cargo',
    },
    {
      name: 'Commercial invoice and packing list',
      text: 'At borders: goods, origin, value, tariff code, line by line',
    },
    { name: 'EEI and its number (ITN)', text: 'Two hours before the train reaches the border' },
    { name: 'Pedimento', text: 'Mexican customs entry, filed by the Mexican broker' },
    { name: 'Carta Porte', text: 'Must travel with goods inside Mexico' },
    { name: 'USMCA certification of origin', text: 'For North American goods claiming a lower duty' },
  ],
  offered: [
    { title: 'Ramp to ramp', text: 'You bring and collect; we book the train' },
    { title: 'Door to door', text: 'Drayage, train, drayage under one rate' },
    { title: 'Ocean containers inland', text: 'One bill of lading to an inland ramp, still sealed' },
    { title: 'Transload at the port', text: 'Ocean containers into 53′, with photos and a count' },
    { title: 'Mexico by rail', text: 'Laredo and other crossings, inland ramps, brokers on both sides' },
    { title: 'Canada by rail', text: 'Cross-border, in bond where that saves a stop' },
    { title: 'Drayage and chassis', text: 'Port, ramp, warehouse, door; heavy loads too' },
    { title: 'Carload', text: 'Boxcar, flatcar or gondola, near a siding or transload yard' },
  ],
  why: {
    heading: 'Why choose us for rail',
    points: [
      'You get rail and truck side by side, door to door, with the days.',
      'We check your weights against the road at both ends before the container leaves.',
      'One person runs drayages, train and border, and writes you the last free day.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'When both doors lie near a port, for example Houston and Altamira or Veracruz, sea freight avoids the land border and two ramps.',
  },
  request: 'Request a rail rate',
};

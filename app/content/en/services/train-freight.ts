import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/train-freight. */
export const trainFreight: ServiceStrings = {
  meta: {
    title: 'Train freight: containers by rail in North America',
    description:
      'Containers by rail across the US, Mexico and Canada: when rail beats the truck, ramps and drayage, road weight limits, transload, border documents.',
  },
  title: 'Train freight',
  heading: 'Rail for the distance, trucks for the ends',
  lead: 'Ocean containers and 53′ domestic ones travel by rail between ramps, the terminals where they change to trucks. It suits long lanes in the United States, Mexico and Canada.',
  picture:
    'Model of a freight train: a low well car carries two containers, a red one stacked on a white one, with a gray container on the car ahead.',
  facts: [
    { label: 'Charged by', value: 'The container, ramp to ramp or door-to-door, plus fuel surcharge' },
    {
      label: 'Pays off, typical',
      value: 'From 800–1,200 km (500–750 mi), with doors within 160 km (100 mi) of a ramp',
    },
    { label: 'Cargo weight, typical', value: '19.3 t (42,500 lb) in a 53′, 20.0 t (44,000 lb) in a 40′' },
    { label: 'Inside a 53′, typical', value: '110 m³ (3,880 ft³)' },
    { label: 'Time, typical', value: 'That of a truck plus 1–3 days' },
    { label: 'Free time at a ramp, typical', value: '24–48 hours after notice; the railroad decides' },
  ],
  paragraphs: [
    'A truck takes the container to the ramp before the train’s cut-off; this short leg is called drayage. A crane sets it on a well car, often two high, and at the last ramp another truck takes over. An import can stay in its ocean container to an inland ramp. Or it is transloaded near the port: three 40′ fill about two 53′, weight permitting, and the ocean containers go back before detention starts. At Port Houston, Union Pacific loads trains inside the Barbours Cut terminal for some inland ramps, which saves the drayage to a ramp in town. Confirm the lane with us.',
    'The price is the train, a fuel surcharge and two drayages, so the distance from door to ramp often decides. A ramp 250 km (155 mi) away can use up all that the rail leg saves. The weight limit is the road’s: 36.3 t (80,000 lb) for tractor, chassis, container and cargo on US highways. Railroads carry heavier containers, but a truck may not take them to the door without a special chassis or a permit. Time depends on train days, on ramp hours and on how soon the container is collected; after the free time, storage is charged by the day.',
  ],
  choose: [
    'Lanes of more than about 800 km (500 mi), above all those that run every week.',
    'Both doors within about 160 km (100 mi) of a ramp.',
    'Dense goods without hurry: paper, resin, drinks, tiles, packaging.',
    'Imports by sea that go on inland in the same container, or transloaded into 53′.',
    'Places deep in Mexico: by rail a container can cross at Laredo on the train and clear customs inland, instead of changing trucks at the bridge. Confirm with us.',
  ],
  avoid: [
    'Short lanes, where two drayages cost more than one truck.',
    'A delivery that must hit an hour. A train keeps days, not hours.',
    'Goods that cannot be blocked and braced against the push and pull of a long train.',
    'Some dangerous, high-value or temperature-controlled goods that railroads restrict; confirm with us.',
  ],
  ready: [
    { name: 'From and to', text: 'Both addresses with postal codes. We find the ramps.' },
    { name: 'Containers', text: '53′ domestic, or 20′, 40′ or 45′ ocean containers, and how many.' },
    {
      name: 'Weight in each',
      text: 'With pallets, and where the heavy pieces stand: axles are weighed one by one.',
    },
    {
      name: 'Goods',
      text: 'In plain words. Rail prices depend on the commodity, and some goods are refused.',
    },
    {
      name: 'Loading',
      text: 'Dock hours, appointments, and whether the truck waits or leaves the container with you.',
    },
    { name: 'How often', text: 'Once, or so many containers a week: regular lanes get other prices.' },
    {
      name: 'For Mexico',
      text: 'The importer’s name in the padrón de importadores (the importers’ register) and the Mexican customs broker, the agente aduanal.',
    },
  ],
  included: [
    'Rail from ramp to ramp, with the fuel surcharge as of the day of the rate.',
    'Drayage at the ends you asked for, with the usual loading time.',
    'Chassis for the days the rate states.',
    'Booking, pick-up numbers, and tracing until the container is empty.',
    'In-bond documents where the container clears customs inland, if the rate says so.',
  ],
  notIncluded: [
    'Ramp storage, extra chassis days and per diem, the daily charge for the container itself.',
    'Waiting time of drivers, and trips for nothing because a box or a gate was not ready.',
    'Reloading, special chassis or permits for a container over the road limit.',
    'Customs entries, duties, and the fees of the brokers on either side of a border.',
    'Cargo insurance, unless you ask.',
  ],
  documents: [
    { name: 'Bill of lading', text: 'With the container number, the seal and the true weight.' },
    {
      name: 'Weight certification',
      text: 'US law asks the shipper for it, in writing, for any container with more than 13.2 t (29,000 lb) of cargo. The bill of lading can carry it.',
    },
    {
      name: 'Commercial invoice and packing list',
      text: 'For a border: goods, origin, value and tariff code, line by line.',
    },
    {
      name: 'EEI and its ITN',
      text: 'The US export declaration and its number, two hours before the train reaches the border. Due over USD 2,500 per Schedule B line, or under a license; exports to Canada are mostly exempt.',
    },
    { name: 'Pedimento', text: 'The Mexican customs entry, filed by the Mexican broker.' },
    {
      name: 'Carta Porte',
      text: 'The Mexican transport document that goods must have on the move inside Mexico.',
    },
    {
      name: 'USMCA certification of origin',
      text: 'For goods made in North America that claim a lower duty.',
    },
  ],
  offered: [
    { title: 'Ramp to ramp', text: 'You bring and collect the container; we book the train.' },
    { title: 'Door-to-door by rail', text: 'Drayage, train and drayage under one rate.' },
    {
      title: 'Ocean containers inland',
      text: 'The bill of lading runs to an inland ramp, and the container stays sealed.',
    },
    {
      title: 'Transload at the port',
      text: 'From ocean containers into 53′ ones, with photos and a count.',
    },
    {
      title: 'Mexico by rail',
      text: 'Through Laredo and other rail crossings to inland ramps, with brokers on both sides.',
    },
    { title: 'Canada by rail', text: 'Cross-border containers, in bond where that saves a stop.' },
    { title: 'Drayage and chassis', text: 'Between port, ramp, warehouse and door, heavy loads too.' },
    {
      title: 'Carload',
      text: 'Boxcar, flatcar or gondola for heavy goods, where a siding or a transload yard is near.',
    },
  ],
  why: {
    heading: 'Why choose us for rail',
    points: [
      'You get rail and truck side by side for your lane, both door-to-door, with the days each takes.',
      'Tell us the weights: we check the weight for the road at both ends before the container leaves.',
      'One person answers for both drayages, the train and the border. You never have to call a ramp.',
      'The last free day reaches you in writing as soon as the railroad gives notice.',
      'Your request is stored at once, has a reference, and is answered within one business day. The rate says what it leaves out and how long it stands.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Look at sea freight',
    text: 'When both doors lie near a port, for example Houston and Altamira or Veracruz, ask for sea freight too. It avoids the land border and two ramps.',
  },
  request: 'Request a rail rate',
};

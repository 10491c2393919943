import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/train-freight. */
export const trainFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
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
      {
        label: 'Free time, ramp',
        value: 'Often 24–48 hours after notice, then storage; the railroad decides',
      },
    ],
    figures: [
      {
        label: 'Typical cargo',
        value: '53′: 19.3 t (42,500 lb), 110 m³ (3,880 ft³); 40′: 20.0 t (44,000 lb)',
      },
      { label: 'Transload', value: 'Three 40′ fill about two 53′, weight permitting' },
      {
        label: 'US export declaration (EEI)',
        value: `${eeiRule}; Canada mostly exempt`,
      },
    ],
    paragraphs: [
      'A truck brings the container to the ramp before cut-off (drayage), a crane loads it, often two high, and another truck delivers. Imports stay in their ocean container, or are transloaded near port so that it goes back before detention.',
      'Some ports load trains for inland ramps inside the container terminal: no drayage to town. Train days, ramp hours and quick collection decide the time.',
    ],
    choose: [
      'Weekly lanes above all, both doors near a ramp',
      'Dense goods without hurry: paper, resin, drinks, tiles',
      'Deep Mexico: across Laredo by train, customs inland, no truck change',
    ],
    avoid: [
      'Short lanes: two drayages cost more than one truck',
      'Delivery to the hour: a train keeps days',
      'Goods that cannot be braced against push and pull',
      'Some dangerous, high-value or temperature-controlled goods: railroads restrict them',
    ],
    ready: [
      { name: 'Containers', text: 'How many: 53′ domestic, or 20′, 40′, 45′ ocean' },
      { name: 'Weight in each', text: 'With pallets; where heavy pieces are: each axle is weighed' },
      { name: 'Goods', text: 'Plain words: commodity sets the price, some are refused' },
      { name: 'Loading', text: 'Dock hours, appointments; the truck waits or not' },
      { name: 'How often', text: 'Regular lanes get other prices' },
      {
        name: 'For Mexico',
        text: 'Importer in the padrón de importadores (register); agente aduanal (customs broker)',
      },
    ],
    included: [
      'Rail from ramp to ramp; fuel surcharge at quote date',
      `Drayage${byTruckers} at the ends you asked for`,
      'Chassis for the days the rate states',
      'Tracing until the container is empty',
      'In-bond documents where the container clears inland, if quoted',
    ],
    notIncluded: [
      'Ramp storage, extra chassis days, per diem (daily container charge)',
      'Driver waiting and dry runs (box or gate not ready)',
      'Reloading, special chassis or permits above the road limit',
      'Customs entries and brokers’ fees on either side',
    ],
    documents: [
      { name: 'Bill of lading', text: 'Container number, seal, true weight' },
      {
        name: 'Weight certification',
        text: 'Shipper’s, by US law, over 13.2 t (29,000 lb) of cargo; may be on the bill',
      },
      {
        name: 'Commercial invoice, packing list',
        text: 'At borders: origin, value, tariff code, line by line',
      },
      { name: 'EEI and its number (ITN)', text: 'Two hours before the train reaches the border' },
      { name: 'Pedimento', text: 'Mexican customs entry, by the Mexican broker' },
      { name: 'Carta Porte', text: 'Must travel with goods inside Mexico' },
      { name: 'USMCA certification of origin', text: 'North American goods claiming a lower duty' },
    ],
    offered: [
      'Ramp to ramp: you bring and collect',
      'Door to door: drayage, train, drayage under one rate',
      'Ocean containers inland, sealed, on one bill of lading',
      'Transload at the port, with photos and a count',
      'Mexico by rail through Laredo and other crossings',
      'Canada by rail, in bond where that saves a stop',
      'Drayage and chassis, heavy loads too',
      'Carload: boxcar, flatcar or gondola, near a siding or transload yard',
    ],
    why: {
      heading: 'Why choose us for rail',
      points: [
        'Rail and truck side by side, with the days.',
        'We check your weights against the road at both ends.',
        'One person runs it, and writes you the last free day.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Look at sea freight',
      text: 'When both doors lie near a port: no land border, no ramps.',
    },
    request: 'Request a rail rate',
  };
};

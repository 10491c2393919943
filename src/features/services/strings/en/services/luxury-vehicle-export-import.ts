import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Luxury vehicle export and import',
      description:
        'Sports cars, classics and show cars by container, RoRo or air: title and lien check, the 72-hour rule at the port, EPA and DOT forms for imports.',
    },
    title: 'Luxury vehicle export and import',
    heading: 'Luxury cars shipped with the title cleared first',
    lead: 'We ship sports cars, classics and show cars into and out of the US, by container, RoRo or air. We check your documents before anything is booked.',
    picture:
      'Model of a white 40′ container seen from its open end: a car under a red dust cover stands inside, nose out.',
    facts: [
      { label: 'Charged by', value: 'Container: the box. RoRo: car or m³. Air: chargeable weight' },
      { label: 'Typical door to door', value: 'Sea 4–9 weeks, air 1–2 weeks' },
      { label: 'Typical container door', value: '2.34 m wide, 2.28 m high (7′8″ × 7′6″)' },
      { label: 'Used cars out', value: 'Car and title at port 72 hours before export' },
    ],
    figures: [
      { label: 'Cars a container', value: 'Mostly one in a 20′, two in a 40′, more on racks' },
      { label: 'Age for import', value: '25 years ends safety standards (DOT), 21 emission rules (EPA)' },
      { label: 'VIN', value: '17 characters since model year 1981; on US cars the ninth is a check digit' },
    ],
    paragraphs: [
      'A used car leaves by sea or air only if car and proof of ownership, as a rule the original title, reach US customs (CBP) at the exit port 72 hours before (19 CFR 192.2). A lienholder must agree in writing; the filing needs its number (ITN) before sailing.',
      'RoRo (a drive-on ship) usually costs least, but the car must run, steer and brake, and port staff drive it. Containers take low cars and non-runners by winch.',
    ],
    choose: [
      'Container: cars that strangers should not drive',
      'RoRo: a running car, a regular line, price first',
      'Air: a race, auction or show that will not wait',
      'Carnet: shown abroad, home again unsold',
    ],
    avoid: [
      'Title lost, in another name or with the bank: order it first',
      'Under 25 years, not built to US standards: ask before buying',
      'Used, to Colombia, or to Brazil under 30 years old: as a rule not admitted; Mexico limits ages, so ask first',
      'Belongings inside: RoRo refuses, containers need each declared',
      'Damaged or recalled batteries: most carriers refuse',
    ],
    ready: [
      { name: 'Vehicle', text: 'Year, make, model, new or used; VIN, before 1981 the titled chassis number' },
      { name: 'Title', text: 'Photographs of both sides, state, lien, bill of sale' },
      { name: 'Condition', text: 'Starts, rolls, steers, brakes? Keys, damage, alarm' },
      { name: 'Measures', text: 'With spoilers and wheels as fitted; weight, clearance' },
      { name: 'Drive', text: 'Gasoline, diesel, hybrid, electric; battery ever damaged?' },
      { name: 'Value', text: 'For classics, who appraised it' },
    ],
    included: [
      'Title, VIN and lien check from photographs',
      'Pick-up, open or enclosed, with condition report',
      'Blocking and strapping, or delivery to the RoRo terminal',
      'Export filing, and documents presented to CBP',
      'Freight, with each of the carrier’s surcharges',
    ],
    notIncluded: [
      'Registration at destination',
      'Customs exams, and storage from exams or missing documents',
      'Work to US standards, registered importers’ fees',
      'Security for a carnet or an import bond',
    ],
    documents: [
      {
        name: 'Certificate of title',
        text: 'Original or certified copy, plus port copies; new cars: manufacturer’s statement of origin',
      },
      {
        name: 'Lienholder’s letter',
        text: 'Signed original on letterhead: VIN, may be exported, phone, date',
      },
      { name: 'EEI and its number (ITN)', text: 'Used vehicles at any value, few exceptions' },
      { name: 'EPA Form 3520-1', text: 'Imports: emissions; 21 years exempt only original, unmodified cars' },
      { name: 'DOT Form HS-7', text: 'Imports: safety; age from month of manufacture' },
      {
        name: 'ATA carnet',
        text: 'One year where accepted; security often 40% of the value, in some countries 100%',
      },
      {
        name: 'Battery declaration',
        text: 'Class 9: lithium-ion UN3556, lithium metal UN3557, sodium-ion UN3558 (before: UN3171); ask the carrier which',
      },
    ],
    offered: [
      'Container shipping, with racks',
      'RoRo on regular lines, often a quarter tank at most',
      'Air freight on a vehicle pallet, fluids as the airline asks',
      `Enclosed trucking${byTruckers} from garage, dealer or auction`,
      'Title and lien check: one wrong digit stops a car',
      'Import to the US: broker, bond, underside free of soil',
      'Shows and races: carnet or temporary bond, spares by number',
      'Electric and hybrid cars: charge level agreed before pick-up',
    ],
    why: {
      heading: 'Why choose us for a car',
      points: [
        'On any day, one person knows where title, keys and car are.',
        'You pay for space only after VIN and lien are checked.',
        'If the destination will not admit it, we say so first.',
      ],
    },
    better: {
      service: 'project-cargo',
      link: 'Look at project cargo',
      text: 'For what is wider or higher than a container door: a bus, a yacht on its trailer, a race transporter.',
    },
    request: 'Request a car rate',
  };
};

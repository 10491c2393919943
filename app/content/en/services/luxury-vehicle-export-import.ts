import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport: ServiceStrings = {
  meta: {
    title: 'Luxury vehicle export and import',
    description:
      'Sports cars, classics and show cars by container, RoRo or air: title and lien check, the 72-hour rule at the port, EPA and DOT forms for imports.',
  },
  title: 'Luxury vehicle export and import',
  heading: 'Luxury cars shipped with the title cleared first',
  lead: 'We ship sports cars, classics and show cars into and out of the US, by container, RoRo or air. Your documents are checked before anything is booked.',
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
    'A used car leaves by sea or air only if car and proof of ownership, as a rule the original title, reach US customs (CBP) at the exit port at least 72 hours before (19 CFR 192.2). A lienholder must agree in writing; the filing needs its number (ITN) before sailing. We check title, VIN and lien from photographs, then collect the car.',
    'RoRo (a drive-on ship) usually costs least, but the car must run, steer and brake, port staff drive it, and belongings stay out. Containers take low cars and non-runners by winch. A car 2.00 m wide leaves 17 cm each side: fold the mirrors, and ask how the driver gets out. By air, 4.60 × 1.95 × 1.30 m is charged as 1,943.5 kg (÷ 6000) even at 1,400 kg.',
  ],
  choose: [
    'Container: cars that strangers should not drive, or non-runners',
    'RoRo: a running car, a regular line, price first',
    'Air: a race, auction or show that will not wait',
    'Carnet: shown abroad, home again unsold',
  ],
  avoid: [
    'Title lost, in another name or with the bank: order it first',
    'Under 25 years, not built to US standards: ask before buying',
    'Household goods inside: RoRo refuses; containers need each item declared',
    'Electric cars, battery damaged or recalled: most carriers refuse',
  ],
  ready: [
    {
      name: 'Vehicle',
      text: 'Year, make, model, VIN, new or used; before 1981, chassis number as titled',
    },
    { name: 'Title', text: 'Photographs of both sides, state of issue, lien or none, bill of sale' },
    { name: 'Condition', text: 'Starts, rolls, steers, brakes; keys, damage, alarm or immobilizer' },
    {
      name: 'Measures',
      text: 'Length, width, height, weight, ground clearance, spoilers and wheels as fitted',
    },
    { name: 'Drive', text: 'Gasoline, diesel, hybrid, electric; battery kind, ever damaged or not' },
    { name: 'Value', text: 'Value to insure; for classics, who appraised it' },
    { name: 'Ends', text: 'Where from, where to, who imports, any fixed date' },
  ],
  included: [
    'Title, VIN and lien check before anything is booked',
    'Open or enclosed truck pick-up, photographs and condition report',
    'Loading, blocking, strapping in the container, or RoRo terminal delivery',
    'The export filing, and documents presented to CBP',
    'Freight, with the carrier’s surcharges named one by one',
  ],
  notIncluded: [
    'Duty, taxes and registration at destination',
    'Insurance, unless you ask (quoted apart, on your stated value)',
    'Customs exams, and storage from exams or missing documents',
    'Work to US standards, and registered importers’ fees',
    'Security for a carnet or an import bond',
  ],
  documents: [
    {
      name: 'Certificate of title',
      text: 'Original or certified copy, plus port copies; new cars: manufacturer’s statement of origin',
    },
    {
      name: 'Lienholder’s letter',
      text: 'Letterhead, signed original: this VIN may be exported; phone number, date',
    },
    { name: 'EEI and its number (ITN)', text: 'Export filing; used vehicles at any value, few exceptions' },
    {
      name: 'EPA Form 3520-1',
      text: 'Imports: emissions; the 21-year exemption covers only original, unmodified cars',
    },
    { name: 'DOT Form HS-7', text: 'Imports: safety; age runs from month of manufacture' },
    {
      name: 'ATA carnet',
      text: 'Customs passport, one year where accepted; security often full value or more',
    },
    {
      name: 'Battery declaration',
      text: 'Lithium-ion: class 9, UN3556 (before: UN3171); ask the carrier which, and charge level',
    },
  ],
  offered: [
    { title: 'Container shipping', text: '20′ for one car, 40′ for two, racks for more' },
    {
      title: 'RoRo shipping',
      text: 'Running cars, regular lines; often a quarter tank at most; carrier decides',
    },
    { title: 'Air freight', text: 'Vehicle pallet; fuel, battery, fluids as the airline asks' },
    { title: 'Enclosed trucking', text: 'Lift gate or long ramps; from garage, dealer, auction' },
    { title: 'Title and lien check', text: 'Name, VIN, state, lien: one wrong digit stops a car' },
    {
      title: 'Import to the US',
      text: 'EPA and DOT forms, broker, bond, delivery; underside free of soil, or cleaned',
    },
    { title: 'Shows and races', text: 'Carnet or temporary import bond, spares by number, return booked' },
    { title: 'Electric and hybrid cars', text: 'Battery documents and charge level agreed before pick-up' },
  ],
  why: {
    heading: 'Why choose us for a car',
    points: [
      'One person knows on any day where title, keys and car are.',
      'We check the VIN and the lien before you pay for space.',
      'If the destination will not admit the car, we say so before it moves.',
    ],
  },
  better: {
    service: 'project-cargo',
    link: 'Look at project cargo',
    text: 'Anything wider or higher than a container door (a bus, a yacht on its trailer, a race transporter) belongs with project cargo.',
  },
  request: 'Request a car rate',
};

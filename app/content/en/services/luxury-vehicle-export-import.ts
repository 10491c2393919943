import type { ServiceStrings } from '../../service-strings.ts';

/** The text of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport: ServiceStrings = {
  meta: {
    title: 'Luxury vehicle export and import',
    description:
      'Sports cars, classics and show cars by container, RoRo or air: title and lien check, the 72-hour rule at the port, EPA and DOT forms for imports.',
  },
  title: 'Luxury vehicle export and import',
  heading: 'The title is checked before the car is booked',
  lead: 'Sports cars, classics and show cars, out of the United States and into it. They travel in a closed container, on a ship they are driven onto (RoRo), or by air. The documents decide the sailing, so we check them first.',
  picture: 'Model of a car under a red dust cover in a white container that is open along one side.',
  facts: [
    {
      label: 'Charged by',
      value: 'Container: the box. RoRo: the car or its m³. Air: the greater of kg and volume ÷ 6000',
    },
    {
      label: 'Used cars out',
      value: 'Vehicle and title at the port 72 hours before export (19 CFR 192.2)',
    },
    { label: 'VIN', value: '17 characters since model year 1981; on US cars the ninth is a check digit' },
    {
      label: 'Container door',
      value: 'Typical 2.34 m wide, 2.28 m high (7 ft 8 in × 7 ft 6 in)',
    },
    { label: 'Cars a container', value: 'Typical: one in a 20′, two in a 40′, more on racks' },
    {
      label: 'Age for import',
      value: '25 years ends the safety standards (DOT), 21 the emission rules (EPA)',
    },
  ],
  paragraphs: [
    'A used car may leave the US by sea or air only if the vehicle and its proof of ownership, as a rule the original title, were with US customs (CBP) at the port of exit at least 72 hours before. If a bank holds a lien, it must agree to the export in writing. The export filing must have its number, the ITN, before sailing. We check title, VIN and lien from photographs before we book. Then the car is collected, its condition recorded, and it is blocked and strapped in its box or driven aboard.',
    'RoRo usually costs least where a line calls, but the car must run, steer and brake, port staff drive it, and lines refuse belongings inside. In a container it travels closed, with winch loading for a car that is too low or does not run. A car 2.00 m wide leaves some 17 cm on each side, so measure with mirrors folded and ask how the driver gets out. By air volume counts: 4.60 × 1.95 × 1.30 m is charged as 1,944 kg even if the car weighs 1,400. Typical door to door: sea 4–9 weeks, air 1–2 weeks.',
  ],
  choose: [
    'Container: a car that strangers should not drive, or one that does not run.',
    'RoRo: a running car on a route with a regular line, when price matters most.',
    'Air: a race, an auction or a show has a date that will not move.',
    'Carnet: the car goes abroad for a show and comes back unsold.',
  ],
  avoid: [
    'The title is lost, in another name or still with the bank. Order it first; a booked sailing does not wait.',
    'A car under 25 years, not built to US standards, that should stay in the US. Ask before you buy: it may not be admitted.',
    'A car filled with household goods. RoRo lines refuse them, and in a container each item must be declared.',
    'An electric car with a damaged or recalled battery. Carriers decide, and most refuse.',
  ],
  ready: [
    {
      name: 'Vehicle',
      text: 'Year, make, model, VIN, new or used. For a car before 1981 the chassis number as it stands on the title.',
    },
    { name: 'Title', text: 'Photographs of both sides, state of issue, lien or none, bill of sale.' },
    {
      name: 'Condition',
      text: 'Whether it starts, rolls, steers and brakes; keys; damage; alarm or immobilizer.',
    },
    {
      name: 'Measures',
      text: 'Length, width, height, weight and ground clearance, with spoilers and wheels as fitted.',
    },
    {
      name: 'Drive',
      text: 'Gasoline, diesel, hybrid or electric. For batteries the kind and whether it was ever damaged.',
    },
    { name: 'Value', text: 'The value to insure, and who appraised it if it is a classic.' },
    { name: 'Ends', text: 'Where it stands, where it goes, who imports it there, and any fixed date.' },
  ],
  included: [
    'A check of title, VIN and lien before anything is booked',
    'Pick-up by open or enclosed truck, as you choose',
    'Photographs and a condition report at pick-up',
    'Loading, blocking and strapping in the container, or delivery to the RoRo terminal',
    'The export filing and the presentation of the documents to CBP',
    'Freight, with the carrier’s surcharges named one by one',
  ],
  notIncluded: [
    'Duty, taxes and registration at destination',
    'Insurance, unless you ask: quoted apart on the value you state',
    'Customs exams, and storage that an exam or a missing document causes',
    'Work to meet US standards, and the fees of registered importers',
    'The security for a carnet or an import bond',
  ],
  documents: [
    {
      name: 'Certificate of title',
      text: 'The original or a certified copy, with the copies the port asks for. A new car has a manufacturer’s statement of origin instead.',
    },
    {
      name: 'Lienholder’s letter',
      text: 'On letterhead and signed in original: this vehicle, with its VIN, may be exported. With the lienholder’s telephone number and the date.',
    },
    {
      name: 'EEI and ITN',
      text: 'The export filing and its number. Used vehicles are filed whatever their value; exceptions are few.',
    },
    {
      name: 'EPA Form 3520-1',
      text: 'Imports: how the car meets emission rules. From 21 years it is free of them only in original, unmodified condition.',
    },
    {
      name: 'DOT Form HS-7',
      text: 'Imports: how it meets safety standards. Age runs from the month of manufacture, not the model year.',
    },
    {
      name: 'ATA carnet',
      text: 'Customs passport for shows and races, valid up to one year where the country accepts it. The issuer wants security, for road vehicles often the full value or more.',
    },
    {
      name: 'Battery declaration',
      text: 'A lithium-ion car is class 9, now UN3556 and before that UN3171. Ask which the carrier wants, and the charge level it allows.',
    },
  ],
  offered: [
    {
      title: 'Container shipping',
      text: 'A 20′ for one car, a 40′ for two, racks for more where the cars allow it.',
    },
    {
      title: 'RoRo shipping',
      text: 'Running cars on regular lines. Typically a quarter tank of fuel or less; the carrier decides.',
    },
    {
      title: 'Air freight',
      text: 'On a vehicle pallet. Fuel, battery and fluids are prepared as the airline asks.',
    },
    {
      title: 'Enclosed trucking',
      text: 'Lift gate or long ramps for low cars, from garage, dealer or auction.',
    },
    {
      title: 'Title and lien check',
      text: 'Name, VIN, state and lien compared before booking. A wrong digit stops a car at the port.',
    },
    {
      title: 'Import to the US',
      text: 'EPA and DOT forms, customs broker, bond and delivery. Underside free of soil, or it is sent for cleaning.',
    },
    {
      title: 'Shows and races',
      text: 'Carnet or temporary import bond, spare parts listed by number, and the way back booked.',
    },
    {
      title: 'Electric and hybrid cars',
      text: 'Battery documents and charge level agreed with the carrier before the car is collected.',
    },
  ],
  why: {
    heading: 'Why choose us for a car',
    points: [
      'One person knows on any day where title, keys and car are.',
      'To begin, the year, make, model and VIN are enough. A person answers within one business day and says where to send the title.',
      'The rate in writing names mode, truck, port charges and surcharges, what is left out, and how long it stands.',
      'We check the VIN and the lien before you pay for space, not after.',
      'If the car may not be imported where you want it, we say so before it moves.',
    ],
  },
  better: {
    service: 'project-cargo',
    link: 'Look at project cargo',
    text: 'A bus, a yacht on its trailer or a race transporter will not pass a container door. Plan anything wider or higher than that as project cargo.',
  },
  request: 'Request a rate for a car',
};

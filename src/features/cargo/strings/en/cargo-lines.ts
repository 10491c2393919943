/** Formats of the lines of cargo details in mails, pages and PDFs. */
export const cargoLines = {
  section: 'Shipment',
  /** Above answers that no value could be read from. */
  unread: 'Not read, as it was typed',
  /** At the day by which cargo is needed. */
  datesReversed: 'Needed before the day on which the cargo is ready: please check both dates.',
  /** Answers of a request that contradict each other; shown where they arise, and at the desk. */
  contradictions: {
    serviceMode: 'The service is {service}, but the mode is {mode}. Which one is right?',
    containersMode: 'Containers are listed, but the mode is {mode}.',
    incotermMode: '{incoterm} is a rule for sea and inland waterways, but the mode is {mode}.',
    direction: 'The direction says “{direction}”, but by its places the route is “{ofPlaces}”.',
    samePlace: 'Both ends are the same place.',
    airportBySea: 'This is an airport, but the cargo goes by sea.',
    containerWeight: '{kg} kg in one container is more than it carries: about {mostKg} kg at most.',
    density: '{kg} kg in {m3} m³ is unusual. Please check both.',
    datePast: {
      readyOn: 'The day on which it is ready, {day}, has passed.',
      deliverBy: 'The day by which it is needed, {day}, has passed.',
    },
    services: { 'air-freight': 'air freight', 'sea-freight': 'sea freight', 'train-freight': 'rail freight' },
    modes: {
      air: 'air',
      fcl: 'sea, full container',
      lcl: 'sea, shared container',
      rail: 'rail',
      road: 'road',
    },
  },
  labels: {
    ownReference: 'Your reference',
    cargo: 'Cargo',
    goods: 'Goods',
    role: 'Role',
    totals: 'Totals',
    consentToCalls: 'Agreed to calls',
    consentToTexts: 'Agreed to text messages',
  },
  /** After a place, where the forwarder takes the goods over or leaves them. */
  scopes: { door: 'door', port: 'port or airport', seaport: 'port', airport: 'airport' },
  totals: {
    pieces: { one: '{count} piece', other: '{count} pieces' },
    containers: { one: '{count} container', other: '{count} containers' },
    vehicles: { one: '{count} vehicle', other: '{count} vehicles' },
    weight: '{amount} kg',
    volume: '{amount} m³',
    chargeable: {
      air: 'chargeable {amount} kg by air',
      courier: 'chargeable {amount} kg by courier',
      sea: 'chargeable {amount} W/M by sea',
      road: 'chargeable {amount} kg by road (333 kg per m³)',
    },
  },
  pieces: {
    unknownSide: '?',
    each: '{weight} each',
    alone: 'not stackable',
  },
  dangerousGoods: { class: 'class {value}', packingGroup: 'packing group {value}' },
  temperature: {
    range: '{min} to {max} °C',
    exact: '{min} °C',
    from: '{min} °C or warmer',
    upTo: '{max} °C or colder',
    vent: 'vent {vent}',
  },
  alcohol: {
    abv: '{amount} % by volume',
    bottles: '{count} bottles per case',
    size: '{amount} ml',
    cases: { one: '{count} case', other: '{count} cases' },
    taxStatus: { bonded: 'in bond', 'tax-paid': 'tax paid' },
    permit: 'permit {permit}',
  },
  vehicles: {
    vin: 'VIN {vin}',
    condition: { new: 'new', used: 'used' },
    title: { clear: 'clear title', lien: 'lien on the title', none: 'no title' },
    runs: { yes: 'runs and drives', no: 'does not run' },
    keys: { yes: 'keys at hand', no: 'no keys' },
    personalEffects: { yes: 'personal effects inside', no: 'no personal effects' },
  },
  consent: { yes: 'Yes', wording: 'Yes, wording {version}' },
};

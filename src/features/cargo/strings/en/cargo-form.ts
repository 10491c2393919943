export const cargoForm = {
  none: 'Not known yet',
  change: 'Change',
  /** Of a mode or direction that nobody has chosen. */
  workedOut: 'Worked out for you',
  /** Mode of transport; `sea` until it is known whether the container is shared. */
  modes: {
    air: 'By air',
    fcl: 'By sea, full container',
    lcl: 'By sea, shared container',
    rail: 'By rail',
    road: 'By road',
    sea: 'By sea',
    open: 'We propose how it travels',
  },
  more: 'More details',
  moreHint: 'Terms, dangerous goods, latest date, value, insurance',
  /** Short names in rows, where there is little room. */
  short: {
    'pieces.quantity': 'Pieces',
    'pieces.weight': 'Weight each',
    'containers.weightKg': 'kg in each',
  } as Partial<Record<string, string>>,
  /** Between full containers and less than a container. */
  or: 'or',
  groups: {
    containers: 'Full containers',
    totals: 'Less than a container',
    pieces: 'Pieces and weights',
    terms: 'Terms',
    goods: 'Goods',
    dates: 'Dates',
    value: 'Value, insurance, customs',
    project: 'Project cargo',
    alcohol: 'Alcohol and wine',
    vehicles: 'Vehicles',
    storage: 'Storage',
    market: 'Market entry',
    contact: 'How we reach you',
  },
  /** Help text of a field, by its path. */
  help: {
    incotermPlace: 'As in “FCA Rotterdam”.',
    hsCode: '6 to 10 digits each, if you know them.',
    dangerous:
      'Tequila, rum, whiskey and other spirits above 24% alcohol by volume are UN3065, class 3. Up to 70%, in bottles of 5 liters or less, they usually travel exempt: we confirm it. Wine and beer do not count. Batteries do: lithium UN3480, UN3481, UN3090, UN3091; sodium-ion UN3551, UN3552; vehicles UN3556–UN3558, UN3171.',
    'temperature.vent': 'For a reefer.',
    'value.currency': 'Three letters, like USD.',
    'value.amount': 'As on the invoice.',
    insurance: 'By custom 110% of invoice and freight.',
    'alcohol.abv':
      'Above 24% it is UN3065, class 3. Up to 70%, in bottles of 5 liters or less, it usually travels exempt. We confirm it.',
    'alcohol.taxStatus': 'US spirits in bond leave on TTB F 5100.11.',
    'vehicles.vin': '17 characters.',
    'contact.when': 'Such as weekdays after 2 p.m., with your city or time zone.',
  } as Partial<Record<string, string>>,
  places: {
    count: { one: '{count} suggestion', other: '{count} suggestions' },
    none: 'No suggestions',
  },
  incotermLink: 'Find the rule that fits',
  notes: {
    vehicles:
      'US Customs wants the vehicle and its title at the port 72 hours before export, and an ITN before sailing.',
    value:
      'Exports from the US: a declaration (EEI) is needed when one Schedule B line is over USD 2,500 or needs a license, and at any value for used vehicles, for Cuba, Iran and North Korea, and for controlled goods to China, Russia and Venezuela. Goods in transit have their own rules.',
  } as Partial<Record<string, string>>,
  /** Of lists, by their path; `{number}` is that of the row. */
  rows: {
    pieces: { row: 'Row {number}', add: 'Add a row' },
    containers: { row: 'Container {number}', add: 'Add a container type' },
    dangerousGoods: { row: 'Dangerous goods {number}', add: 'Add a UN number' },
    vehicles: { row: 'Vehicle {number}', add: 'Add a vehicle' },
  },
  remove: 'Remove',
  /** `{name}` is the row’s. */
  removeRow: 'Remove {name}',
  /** Meaning of the units while nothing is selected. */
  units: { side: 'Centimeters', weight: 'Kilograms' },
  currency: 'USD',
  /** The version is stored with each consent: change it with every change of the wording. */
  consent: {
    version: '2026-11',
    calls:
      'You may call me about this request at the number I gave. Consent is no condition of any service. I can withdraw it at any time.',
    texts:
      'You may text me about this request at the number I gave. Message and data rates may apply; reply STOP to end. Consent is no condition of any service.',
  },
  totals: {
    title: 'Total',
    /** Explains the chargeable weight, by the carrier’s basis; `{charged}` is the greater of the two. */
    modes: {
      air: 'Chargeable by air: {charged} kg. {m3} m³ ÷ 0.006 = {byVolume} kg, against {byWeight} kg gross.',
      courier:
        'Chargeable by courier: {charged} kg. {m3} m³ ÷ 0.005 = {byVolume} kg, against {byWeight} kg gross.',
      sea: 'Chargeable by sea, LCL: {charged} W/M. {m3} m³ against {byWeight} t gross.',
      road: 'Chargeable by road: {charged} kg. {m3} m³ × 333 = {byVolume} kg, against {byWeight} kg gross.',
    },
    carrier: 'The carrier decides.',
  },
  /** Below an amount such as “1.200”. */
  readings: 'This can be read as {whole} or as {decimal}. Please write the one you mean.',
  unreadable:
    'We cannot read this value. Enter a number, alone or with a unit such as kg, t, lb, m3, ft3, cm or in.',
  vin: {
    format:
      'A VIN has 17 letters and digits, without I, O and Q. Older vehicles have shorter ones: leave it then.',
    'check-digit':
      'The check digit does not match. Compare the VIN with the vehicle. Outside North America it may still be right.',
  },
  summary: {
    lane: 'Route',
    load: 'Cargo',
    incoterm: 'Incoterms',
    dates: 'Dates',
    /** From a place to another. */
    fromTo: '{from} to {to}',
    from: 'From {from}',
    to: 'To {to}',
    ready: 'Ready {day}',
    needed: 'needed by {day}',
  },
};

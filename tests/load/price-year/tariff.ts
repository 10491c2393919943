import type { Draw } from '../../support/seed/draw.ts';

/** Ports and airports, each with its state in the United States; others begin with their country, or name it. */
const ports =
  'USHOU/US-TX USLAX/US-CA USMIA/US-FL USNYC/US-NY USSAV/US-GA USSEA/US-WA COCTG COBUN COBAQ MXVER MXZLO BRSSZ BRRIO CLVAP PECLL ECGYE GTSTC HNPCR CRLIO DOCAU DEHAM DEBRV NLRTM BEANR ESVLC ESALG ITGOA FRLEH GBFXT GBSOU CNSHA CNNGB CNTAO HKHKG JPTYO KRPUS TWKHH SGSIN VNSGN INNSA AEJEA ZADUR MAPTM AUSYD NZAKL';
const airports =
  'IAH/US-TX DFW/US-TX LAX/US-CA MIA/US-FL JFK/US-NY ATL/US-GA ORD/US-IL BOG=CO MEX=MX GDL=MX GRU=BR SCL=CL LIM=PE UIO=EC GUA=GT SJO=CR PTY=PA SDQ=DO FRA=DE AMS=NL MAD=ES LHR=GB CDG=FR PVG=CN HKG=HK NRT=JP ICN=KR SIN=SG BOM=IN DXB=AE JNB=ZA SYD=AU';

export interface YearPlace {
  code: string;
  state: string;
  country: string;
}

function placesIn(text: string): YearPlace[] {
  return text.split(' ').map((entry) => {
    const [code = '', state = '', named = ''] =
      /^(\w+)(?:\/([\w-]+))?(?:=(\w+))?$/.exec(entry)?.slice(1) ?? [];
    return { code, state, country: named || state.slice(0, 2) || code.slice(0, 2) };
  });
}

export const seaPlaces = placesIn(ports);
export const airPlaces = placesIn(airports);

export const zones = [
  { id: 'gulf', name: 'Gulf', places: ['USHOU', 'IAH', 'DFW'] },
  { id: 'andes', name: 'Andes', places: ['CO', 'PE', 'EC', 'CL'] },
  { id: 'europe', name: 'Europe', places: ['DE', 'NL', 'BE', 'ES', 'IT', 'FR', 'GB'] },
];

const anyRule = {
  from: '*',
  to: '*',
  mode: null as string | null,
  service: null,
  customer: '',
  fee: 0,
  minimumMargin: 0,
  roundTo: 0,
};

/** Rules from special to general. */
export const rules = [
  { ...anyRule, customer: '@regular.example', percent: '6.5', minimumMargin: 5_000 },
  { ...anyRule, customer: 'ana@large.example', percent: '4' },
  { ...anyRule, from: 'zone:gulf', to: 'zone:andes', mode: 'air', percent: '17.5', minimumMargin: 9_000 },
  { ...anyRule, to: 'zone:europe', mode: 'fcl', percent: '9.25', fee: 4_500, roundTo: 2_500 },
  { ...anyRule, from: 'US-TX', mode: 'lcl', percent: '22', minimumMargin: 12_500, roundTo: 500 },
  { ...anyRule, mode: 'air', percent: '14', fee: 2_500, roundTo: 100 },
  { ...anyRule, mode: 'fcl', percent: '11', minimumMargin: 20_000, roundTo: 1_000 },
];

/** Of GBP there is none. */
export const exchange = { EUR: '1.0845', JPY: '0.006612', MXN: '0.0543', COP: '0.000243' };

const columns = [
  ...['from', 'to', 'via', 'carrier', 'mode', 'charge', 'of', 'basis', 'container', 'rate', 'cost'],
  ...[45, 100, 300, 500, 1000].flatMap((kg) => [`rate_${kg}`, `cost_${kg}`]),
  ...['currency', 'minimum', 'minimum_cost', 'minimum_quantity', 'free_days', 'valid_from', 'valid_until'],
  'transit_days',
];

type Cells = Record<string, string>;

/** A line as it is in its file; empty cells may be left out. `order` counts all lines, the newest sheet first. */
export interface TariffLine {
  sheet: string;
  order: number;
  cells: Cells;
}

/** A made-up tariff of several sheets, the oldest first; each of its periods is half a year. */
export interface YearTariff {
  sheets: { name: string; vendor: string; csv: string }[];
  /** All lines, the newest sheet first. */
  lines: TariffLine[];
}

const halves = [
  { valid_from: '2026-01-01', valid_until: '2026-06-30' },
  { valid_from: '2026-07-01', valid_until: '2026-12-31' },
];
const expired = { valid_from: '2025-07-01', valid_until: '2025-12-31' };

const price = (draw: Draw, from: number, to: number, digits = 2) =>
  (draw.whole(from * 10 ** digits, to * 10 ** digits) / 10 ** digits).toFixed(digits);

/** Both directions between each place in the United States and each other one. */
function lanesOf(places: readonly YearPlace[]): [YearPlace, YearPlace][] {
  const foreign = places.filter(({ country }) => country !== 'US');
  return places
    .filter(({ country }) => country === 'US')
    .flatMap((home) =>
      foreign.flatMap((away): [YearPlace, YearPlace][] => [
        [home, away],
        [away, home],
      ]),
    );
}

function oceanLines(draw: Draw): Cells[] {
  const carriers = Object.entries({ 'Gulf Line': 0.3, 'North Star Line': 0.4, 'Andes Line': 0.35 });
  return lanesOf(seaPlaces).flatMap(([from, to]) =>
    carriers.flatMap(([carrier, chance]) => {
      if (!draw.chance(chance)) return [];
      const via = draw.chance(0.2) ? ['PAONX', 'JMKIN'].slice(0, draw.whole(1, 2)) : [''];
      const types = draw.chance(0.5) ? ['22G1', '42G1', '45G1'] : ['22G1', '45G1', '45R1'];
      const currency = draw.chance(0.1) ? 'EUR' : draw.chance(0.03) ? 'GBP' : 'USD';
      const end = draw.chance(0.2) ? to.country : to.code;
      const basis = { mode: 'fcl', basis: 'container', currency, free_days: '7' };
      const lane = { from: from.code, to: end, carrier, ...basis };
      return via.flatMap((port) =>
        halves.flatMap((half) => {
          const freight = types.map((container) => ({
            ...{ ...lane, ...half, via: port, charge: 'freight', container },
            ...{ cost: price(draw, 800, 6_000), transit_days: '12-18' },
          }));
          const [first] = freight;
          const again = { ...first, valid_from: '2026-10-01', cost: price(draw, 800, 6_000) };
          const overlap = first && half !== halves[0] && draw.chance(0.3) ? [again] : [];
          const fuel = { ...lane, ...half, via: port, charge: 'fuel', cost: price(draw, 90, 400) };
          const share = { basis: 'charge-percent', of: 'freight', cost: price(draw, 2, 12, 1) };
          return [...freight, ...overlap, draw.chance(0.4) ? { ...fuel, ...share } : fuel];
        }),
      );
    }),
  );
}

function airLines(draw: Draw): Cells[] {
  const carriers = Object.entries({ 'Gulf Air Cargo': 0.4, 'Condor Air Cargo': 0.4 });
  return lanesOf(airPlaces).flatMap(([from, to]) =>
    carriers.flatMap(([carrier, chance]) => {
      if (!draw.chance(chance)) return [];
      const kind = draw.chance(0.25) ? 'rate' : 'cost';
      const end = draw.chance(0.15) ? from.state || from.country : from.code;
      const lane = { from: end, to: to.code, carrier, mode: 'air', currency: 'USD' };
      return halves.flatMap((half) => {
        let kilo = draw.whole(320, 900);
        const breaks = [45, 100, 300, 500, 1000].slice(0, draw.whole(2, 5)).map((kg) => {
          kilo = Math.round(kilo * (0.78 + draw.next() * 0.17));
          return [`${kind}_${kg}`, (kilo / 100).toFixed(2)];
        });
        const least = { [kind === 'rate' ? 'minimum' : 'minimum_cost']: price(draw, 60, 140) };
        const base = { [kind]: (draw.whole(900, 1_100) / 100).toFixed(2), ...Object.fromEntries(breaks) };
        const fuel = draw.chance(0.5)
          ? { basis: 'gross-kg', rate: price(draw, 0, 1) }
          : { basis: 'charge-percent', of: 'freight', rate: '18.5' };
        return [
          { ...lane, ...half, ...least, charge: 'freight', basis: 'chargeable-kg', ...base },
          { ...lane, ...half, charge: 'fuel', ...fuel },
          { ...lane, ...half, charge: 'security', basis: 'chargeable-kg', rate: '0.15', minimum: '12' },
        ];
      });
    }),
  );
}

function consolidationLines(draw: Draw): Cells[] {
  return lanesOf(seaPlaces).flatMap(([from, to]) => {
    if (draw.chance(0.1)) return [];
    const currency = draw.one(['USD', 'USD', 'EUR']);
    const lane = { from: from.code, to: to.code, mode: 'lcl', basis: 'w-m', currency };
    const freight = { charge: 'freight', cost: price(draw, 35, 160), minimum_quantity: '1' };
    return [
      { ...lane, ...freight, minimum_cost: draw.chance(0.5) ? price(draw, 60, 120) : '' },
      { ...lane, charge: 'destination-handling', cost: price(draw, 8, 30), minimum_cost: '45' },
    ];
  });
}

/** Charges at one end of a lane, of the company’s own sheet. */
function localLines(draw: Draw): Cells[] {
  const sea = seaPlaces.flatMap(({ code, country }) => {
    const origin = {
      from: code,
      to: '*',
      currency: country === 'JP' ? 'JPY' : country === 'MX' ? 'MXN' : 'USD',
    };
    const isYen = origin.currency === 'JPY';
    const of = (low: number, high: number) =>
      isYen ? price(draw, low * 100, high * 100, 0) : price(draw, low, high);
    const fcl = { ...origin, mode: 'fcl' };
    const lcl = { ...origin, mode: 'lcl' };
    const arriving = { from: '*', to: code, currency: 'USD' };
    return [
      { ...fcl, charge: 'origin-terminal', basis: 'container', rate: of(180, 420), cost: of(150, 180) },
      { ...fcl, charge: 'origin-terminal', basis: 'container', container: '45R1', rate: of(400, 500) },
      { ...fcl, charge: 'bill-of-lading', basis: 'bill-of-lading', cost: of(40, 90) },
      { ...fcl, charge: 'pickup', basis: 'container', cost: of(300, 900) },
      { ...fcl, charge: 'dangerous-goods', basis: 'container', rate: of(100, 300) },
      { ...lcl, charge: 'origin-handling', basis: 'w-m', rate: of(12, 40), minimum: of(50, 80) },
      {
        ...lcl,
        charge: 'pickup',
        basis: draw.one(['cwt', 'pallet', 'mile']),
        rate: of(6, 60),
        minimum: of(90, 150),
      },
      { ...lcl, charge: 'documents', basis: 'shipment', cost: of(30, 60) },
      {
        ...arriving,
        mode: 'fcl',
        charge: 'destination-terminal',
        basis: 'container',
        cost: price(draw, 150, 300),
      },
      { ...arriving, mode: 'fcl', charge: 'delivery', basis: 'container', cost: price(draw, 400, 1_200) },
      {
        ...arriving,
        mode: 'lcl',
        charge: 'delivery',
        basis: 'piece',
        cost: price(draw, 15, 45),
        minimum_cost: '120',
      },
      { ...arriving, mode: 'lcl', charge: 'congestion', basis: 'w-m', rate: '6.5', valid_from: '2026-09-15' },
    ];
  });
  const air = airPlaces.flatMap(({ code }) => [
    ...[
      {
        from: code,
        to: '*',
        charge: 'screening',
        basis: 'gross-kg',
        rate: '0.22',
        minimum: '35',
        currency: 'USD',
      },
      {
        from: code,
        to: '*',
        charge: 'pickup',
        basis: 'cwt',
        cost: price(draw, 8, 22),
        minimum_cost: '95',
        currency: 'USD',
      },
      {
        from: '*',
        to: code,
        charge: 'delivery',
        basis: 'gross-kg',
        cost: price(draw, 0, 1),
        currency: 'USD',
      },
      { from: code, to: '*', charge: 'dangerous-goods', basis: 'shipment', rate: '125', currency: 'USD' },
    ].map((cells) => ({ ...cells, mode: 'air' })),
  ]);
  return [...sea, ...air];
}

/** Charges for wide areas, and for vehicles. */
function generalLines(): Cells[] {
  const any = { from: '*', to: '*', currency: 'USD' };
  const bySea = ['fcl', 'lcl'].flatMap((mode) =>
    [
      { ...any, charge: 'insurance', basis: 'insured-value', rate: '0.45', cost: '0.3', minimum: '50' },
      { ...any, from: 'US', charge: 'aes-filing', basis: 'shipment', rate: '35', cost: '12' },
      { ...any, to: 'US', charge: 'import-customs', basis: 'shipment', rate: '145', cost: '110' },
      { ...any, to: 'US', charge: 'isf', basis: 'shipment', rate: '45', cost: '20' },
      {
        ...any,
        to: 'US',
        charge: 'customs-bond',
        basis: 'value-percent',
        rate: '0.5',
        cost: '0.3',
        minimum: '60',
      },
      {
        ...any,
        from: 'zone:andes',
        charge: 'peak-season',
        basis: 'shipment',
        rate: '99',
        valid_from: '2026-08-01',
      },
      { ...any, charge: 'temperature-control', basis: 'shipment', cost: '260' },
    ].map((cells): Cells => ({ ...cells, mode })),
  );
  const byAir = [
    { ...any, charge: 'insurance', basis: 'insured-value', rate: '0.35', cost: '0.22', minimum: '45' },
    { ...any, from: 'US', charge: 'aes-filing', basis: 'shipment', rate: '35', cost: '12' },
    { ...any, to: 'US', charge: 'import-customs', basis: 'shipment', rate: '145', cost: '110' },
    { ...any, charge: 'documents', basis: 'shipment', rate: '40', cost: '15' },
  ].map((cells): Cells => ({ ...cells, mode: 'air' }));
  const roads = ['MX', 'US-TX', 'US-CA'].flatMap((from) =>
    ['US-TX', 'US-CA', 'US-IL', 'MX'].filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const byRoad = roads.flatMap((lane, index) => {
    const road = {
      ...lane,
      mode: 'road',
      currency: 'USD',
      carrier: index % 2 ? 'Rio Trucking' : 'Lone Star Trucking',
    };
    return [
      { ...road, charge: 'freight', basis: 'cwt', cost: '14.25', cost_45: '', minimum_cost: '185' },
      { ...road, charge: 'fuel', basis: 'charge-percent', of: 'freight', cost: '24.5' },
      {
        ...lane,
        mode: 'road',
        currency: 'MXN',
        charge: 'border-crossing',
        basis: 'shipment',
        rate: '3850',
        cost: '3100',
      },
    ];
  });
  const vehicles = ['USHOU', 'USMIA', 'USNYC'].flatMap((from) =>
    ['zone:europe', 'AEJEA', 'zone:andes'].flatMap((to) => {
      const roro = { from, to, carrier: 'Roll-on Line', mode: 'fcl', basis: 'vehicle', currency: 'USD' };
      return [
        { ...roro, charge: 'freight', cost: '1450' },
        { ...roro, charge: 'lashing', rate: '85', cost: '60' },
      ];
    }),
  );
  return [...bySea, ...byAir, ...byRoad, ...vehicles];
}

const csvOf = (lines: Cells[]) =>
  [columns.join(','), ...lines.map((cells) => columns.map((name) => cells[name] ?? '').join(','))].join('\n');

/** Makes up a tariff with this many lines, of which those that are no other are expired; the same for the same seed. */
export function makeTariff(draw: Draw, count: number): YearTariff {
  const made = [
    { name: 'Ocean', vendor: 'Carriers', lines: oceanLines(draw) },
    { name: 'Air', vendor: 'Airlines', lines: airLines(draw) },
    { name: 'LCL', vendor: 'Consolidator', lines: consolidationLines(draw) },
    { name: 'General', vendor: '', lines: generalLines() },
    { name: 'Local charges', vendor: '', lines: localLines(draw) },
  ];
  const current = made.reduce((all, { lines }) => all + lines.length, 0);
  if (current > count) throw new Error(`The tariff has ${current} lines at least.`);
  const [ocean] = made;
  const freight = made.flatMap(({ lines }) => lines).filter(({ charge }) => charge === 'freight');
  for (let index = 0; index < count - current; index += 1)
    ocean?.lines.push({ ...freight[index % freight.length], ...expired });
  const newestFirst = [...made].reverse();
  let order = 0;
  return {
    sheets: made.map(({ lines, ...sheet }) => ({ ...sheet, csv: csvOf(lines) })),
    lines: newestFirst.flatMap(({ name, lines }) =>
      lines.map((cells) => {
        order += 1;
        return { sheet: name, order, cells };
      }),
    ),
  };
}

import { cargoInput } from '#features/cargo/cargo.ts';
import type { lanes } from '#features/settings/sample-company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Draw } from './draw.ts';
import { textsIn } from './texts.ts';

type Lane = Pick<(typeof lanes)[number], 'from' | 'to'>;

const vehicles = [
  { year: 1967, make: 'Ford', model: 'Mustang', vin: '7F02C112233' },
  { year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' },
  { year: 2019, make: 'Porsche', model: '911', vin: '1HGCM82633A004353' },
];

const dangerous = [
  { unNumber: 'UN3480', name: 'Lithium ion batteries', class: '9' },
  { unNumber: 'UN1263', name: 'Paint', class: '3', packingGroup: 'II' },
];

function pieces(draw: Draw) {
  return Array.from({ length: draw.whole(1, 3) }, () => ({
    quantity: draw.whole(1, 24),
    packaging: draw.one(['pallet', 'crate', 'carton']),
    length: draw.whole(40, 240),
    width: draw.whole(40, 120),
    height: draw.whole(30, 180),
    weight: draw.whole(12, 900),
    alone: draw.chance(0.2),
  }));
}

const kinds = {
  air: (draw: Draw) => ({
    mode: 'air',
    incoterm: 'FCA',
    pieces: pieces(draw),
    ...(draw.chance(0.3) ? { dangerous: 'yes', dangerousGoods: [draw.one(dangerous)] } : {}),
  }),
  fcl: (draw: Draw) => ({
    mode: 'fcl',
    incoterm: draw.one(['FOB', 'CIF']),
    containers: [
      {
        type: draw.one(['22G1', '42G1', '45G1', '45R1']),
        quantity: draw.whole(1, 6),
        weightKg: draw.whole(9, 25) * 1_000,
      },
    ],
    ...(draw.chance(0.3) ? { temperature: { minC: -20, maxC: -18, vent: 'closed' } } : {}),
  }),
  lcl: (draw: Draw) => ({ mode: 'lcl', incoterm: 'DAP', pieces: pieces(draw) }),
  rail: (draw: Draw) => ({ mode: 'rail', grossKg: draw.whole(8, 60) * 1_000, volumeM3: draw.whole(20, 80) }),
  road: (draw: Draw) => ({ mode: 'road', incoterm: 'DAP', pieces: pieces(draw) }),
  alcohol: (draw: Draw) => ({
    mode: 'lcl',
    incoterm: 'FCA',
    pieces: pieces(draw),
    alcohol: {
      product: draw.one(['Malbec', 'Mezcal']),
      abv: draw.one([13.5, 45]),
      bottleMl: 750,
      bottlesPerCase: 12,
      cases: draw.whole(40, 900),
      taxStatus: draw.one(['bonded', 'tax-paid', 'unknown']),
    },
  }),
  vehicles: (draw: Draw) => ({
    vehicles: [
      {
        ...draw.one(vehicles),
        runs: draw.one(['yes', 'no']),
        keys: 'yes',
        condition: 'used',
        carriage: 'roro',
        title: 'clear',
      },
    ],
    unknown: ['dates'],
  }),
  project: (draw: Draw, locale: Locale) => ({
    mode: 'road',
    pieces: [{ quantity: 1, length: draw.whole(600, 1_400), width: 310, height: 340, weight: 48_000 }],
    project: { ...textsIn[locale].project, outOfGauge: 'yes' },
  }),
};

export function madeUpCargo(
  draw: Draw,
  { from, to }: Lane,
  { locale, receivedAt }: { locale: Locale; receivedAt: number },
) {
  const kind = draw.weighted({
    air: 3,
    fcl: 4,
    lcl: 3,
    rail: 1,
    road: 2,
    alcohol: 1,
    vehicles: 1,
    project: 1,
  });
  const readyAt = receivedAt + draw.whole(3, 35) * 86_400_000;
  const codeOf = (code: string) => (code.length === 3 || code.length === 5 ? { code } : {});
  return cargoInput.parse({
    from: { text: `${from.name}, ${from.country}`, ...codeOf(from.code), scope: draw.one(['door', 'port']) },
    to: { text: `${to.name}, ${to.country}`, ...codeOf(to.code), scope: draw.one(['door', 'port']) },
    ...kinds[kind](draw, locale),
    ...(draw.chance(0.8) ? { readyOn: new Date(readyAt).toISOString().slice(0, 10) } : {}),
    ...(draw.chance(0.5) ? { value: { amount: draw.whole(1, 90) * 1_000, currency: 'USD' } } : {}),
    insurance: draw.one(['yes', 'no', 'unknown']),
    customs: draw.one(['yes', 'unknown']),
  });
}

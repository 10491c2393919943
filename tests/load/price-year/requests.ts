import type { Draw } from '../../support/seed/draw.ts';
import { airPlaces, seaPlaces, type YearPlace } from './tariff.ts';

interface Piece {
  quantity: number;
  packaging: string;
  length: number;
  width: number;
  height: number;
  weight?: number;
}

/** The parts of a request that a price follows from, as the API takes them. */
export interface Shipment {
  mode: string;
  from: { code: string; scope: string };
  to: { code: string; scope: string };
  pieces?: Piece[];
  units?: { side: string; weight: string };
  grossKg?: number;
  volumeM3?: number;
  containers?: { type: string; quantity?: number }[];
  vehicles?: object[];
  dangerous?: string;
  temperature?: object;
  insurance?: string;
  customs?: string;
  value?: { amount: number; currency: string };
}

export interface YearRequest {
  service: string | null;
  email: string;
  shipment: Shipment;
}

const emails = ['ana@large.example', 'eva@regular.example', 'ida@shipper.example', 'leo@importer.example'];

/** One end in the United States, as most requests of its desk have; some have none. */
function laneOf(draw: Draw, places: readonly YearPlace[]) {
  const home = draw.one(places.filter(({ country }) => country === 'US'));
  const foreign = places.filter(({ country }) => country !== 'US');
  const away = draw.one(foreign);
  const ends = draw.chance(0.04) ? [away, draw.one(foreign)] : draw.chance(0.5) ? [home, away] : [away, home];
  const endOf = (place: YearPlace | undefined) => ({
    // As a suggestion writes it.
    text: `Somewhere, ${place?.country} (${place?.code})`,
    code: place?.code ?? '',
    scope: draw.chance(0.25) ? 'door' : 'port',
  });
  return { from: endOf(ends[0]), to: endOf(ends[1]) };
}

/** Sides and weights, of which one in a few is left out, or in inches and pounds, or given as a total. */
function piecesOf(draw: Draw): Partial<Shipment> {
  if (draw.chance(0.12))
    return { grossKg: draw.whole(10, 4_000) / 2, volumeM3: draw.whole(10, 12_000) / 1_000 };
  const packaging = draw.chance(0.4) ? 'pallet' : draw.one(['carton', 'crate', 'drum']);
  const pieces = Array.from({ length: draw.whole(1, 4) }, () => ({
    quantity: draw.whole(1, 12),
    packaging: draw.chance(0.9) ? packaging : 'carton',
    ...{ length: draw.whole(20, 130), width: draw.whole(20, 110), height: draw.whole(10, 150) },
    ...(draw.chance(0.96) ? { weight: draw.whole(4, 900) / draw.one([1, 1, 2, 10]) } : {}),
  }));
  return { pieces, ...(draw.chance(0.2) ? { units: { side: 'in', weight: 'lb' } } : {}) };
}

/** Weights at and beside weight breaks. */
function atBreak(draw: Draw): Partial<Shipment> {
  const weight = draw.one([45, 100, 300, 500, 1_000]) + draw.one([-12, -3.4, -0.5, 0, 0.5, 1]);
  return { grossKg: weight, volumeM3: 0.05 };
}

function containersOf(draw: Draw): Partial<Shipment> {
  const types = ['22G1', '42G1', '45G1', '45R1'].filter(() => draw.chance(0.4));
  const containers = (types.length > 0 ? types : ['45G1']).map((type) => ({
    type,
    ...(draw.chance(0.9) ? { quantity: draw.whole(1, 5) } : {}),
  }));
  const isCold = types.includes('45R1') && draw.chance(0.7);
  return { containers, ...(isCold ? { temperature: { minC: -20, maxC: -18 } } : {}) };
}

function termsOf(draw: Draw): Partial<Shipment> {
  const currency = draw.one(['USD', 'USD', 'USD', 'EUR', 'JPY', 'BRL']);
  return {
    ...(draw.chance(0.08) ? { dangerous: 'yes' } : {}),
    ...(draw.chance(0.3) ? { customs: draw.one(['yes', 'yes', 'no']) } : {}),
    ...(draw.chance(0.25) ? { insurance: 'yes' } : {}),
    ...(draw.chance(0.5) ? { value: { amount: draw.whole(1_000, 250_000), currency } } : {}),
  };
}

const kinds = {
  air: (draw) => {
    const cargo = draw.chance(0.3) ? atBreak(draw) : piecesOf(draw);
    const shipment = { mode: 'air', ...laneOf(draw, airPlaces), ...cargo, ...termsOf(draw) };
    return { service: 'air-freight', shipment };
  },
  fcl: (draw) => {
    const shipment = { mode: 'fcl', ...laneOf(draw, seaPlaces), ...containersOf(draw), ...termsOf(draw) };
    return { service: draw.one(['sea-freight', null]), shipment };
  },
  lcl: (draw) => {
    const shipment = { mode: 'lcl', ...laneOf(draw, seaPlaces), ...piecesOf(draw), ...termsOf(draw) };
    return { service: 'sea-freight', shipment };
  },
  road: (draw) => {
    const ends = draw.one([
      ['MXMEX', 'USHOU'],
      ['USHOU', 'MXVER'],
      ['USLAX', 'MXZLO'],
      ['USHOU', 'USLAX'],
    ]);
    const lane = { from: { code: ends[0] ?? '', scope: 'port' }, to: { code: ends[1] ?? '', scope: 'port' } };
    return { service: null, shipment: { mode: 'road', ...lane, ...piecesOf(draw) } };
  },
  vehicles: (draw) => {
    const ends = [draw.one(['USHOU', 'USMIA', 'USNYC']), draw.one(['DEBRV', 'AEJEA', 'CLVAP', 'NZAKL'])];
    const lane = { from: { code: ends[0] ?? '', scope: 'port' }, to: { code: ends[1] ?? '', scope: 'port' } };
    const vehicles = Array.from({ length: draw.whole(1, 3) }, () => ({ make: 'Ford', model: 'Mustang' }));
    const shipment = { mode: 'fcl', ...lane, vehicles, ...termsOf(draw) };
    return { service: 'luxury-vehicle-export-import', shipment };
  },
} satisfies Record<string, (draw: Draw) => Omit<YearRequest, 'email'>>;

const weights = { air: 8, fcl: 7, lcl: 5, road: 2, vehicles: 1 };

export function makeRequest(draw: Draw): YearRequest {
  return { ...kinds[draw.weighted(weights)](draw), email: draw.one(emails) };
}

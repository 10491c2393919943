import type { Position } from './projection.ts';

/** Where ships turn: off capes, in straits, before ports. A port that is far from all of them needs one of its own. */
const turns = {
  galveston: [-94.4, 28.8],
  tampico: [-97, 22.5],
  veracruz: [-95.7, 19.6],
  yucatan: [-85.4, 21.9],
  keyWest: [-81.6, 24],
  miami: [-79.7, 25.8],
  bahamas: [-79, 28.5],
  jamaica: [-80.5, 16.8],
  colon: [-79.9, 9.7],
  cartagena: [-76, 10.9],
  aruba: [-71, 13.4],
  grenada: [-61, 11.6],
  guiana: [-49.5, 6.5],
  natal: [-34.4, -5.2],
  recife: [-34.1, -9],
  caboFrio: [-41.2, -23.6],
  santos: [-46, -24.6],
  rioGrande: [-51, -33.2],
  plata: [-54.8, -35.6],
  laPlata: [-57.2, -34.9],
  newYork: [-73.2, 40.2],
  lisbon: [-10, 38.3],
  finisterre: [-9.9, 43.6],
  ushant: [-6, 48.9],
  dover: [1.4, 50.95],
  hoek: [3.6, 52.1],
  elbe: [7.8, 54.05],
  trafalgar: [-7, 35.9],
  gibraltar: [-5.4, 35.95],
  gata: [-1.8, 36.5],
  nao: [0.5, 38.7],
  balearics: [3.5, 39.2],
  genoa: [8.8, 43.8],
  bizerte: [9.8, 37.8],
  bon: [11.5, 37.2],
  malta: [15.5, 35.4],
  crete: [25, 33.8],
  portSaid: [32.4, 31.6],
  suez: [32.6, 29.7],
  gulfOfSuez: [34, 27.4],
  redSea: [38.4, 20.3],
  babElMandeb: [43.3, 12.6],
  aden: [50.5, 13.2],
  mumbai: [72.4, 18.7],
  balboa: [-79.5, 8.7],
  mala: [-80.2, 6.9],
  manta: [-81.6, -1.3],
  aguja: [-82, -5.6],
  callao: [-77.7, -12.3],
  sanAntonio: [-72.4, -33.2],
  tehuantepec: [-94, 12.6],
  manzanillo: [-106, 17.2],
  lucas: [-113.5, 22.3],
  losAngeles: [-119.5, 33.4],
  osumi: [131, 30.6],
  honshu: [142, 33.6],
  shanghai: [123, 31],
  tsugaru: [141.6, 41.4],
  japanSea: [138.5, 41],
  busan: [130, 35.3],
  clipperton: [-108, 11.5],
  hawaii: [-157.5, 18.2],
  marianas: [146, 16.4],
  luzon: [121.3, 20.3],
  hongKong: [114.5, 21.7],
  southChinaSea: [112, 10],
  singapore: [104.6, 1.7],
} satisfies Record<string, Position>;

type Turn = keyof typeof turns;

/** The ways between them, both ways. */
const ways: Turn[][] = [
  ['galveston', 'yucatan', 'jamaica', 'colon', 'balboa', 'mala'],
  ['galveston', 'tampico', 'veracruz', 'galveston'],
  ['galveston', 'keyWest', 'miami', 'bahamas', 'newYork'],
  ['veracruz', 'yucatan', 'keyWest'],
  ['jamaica', 'cartagena', 'colon'],
  [
    'jamaica',
    'aruba',
    'grenada',
    'guiana',
    'natal',
    'recife',
    'caboFrio',
    'santos',
    'rioGrande',
    'plata',
    'laPlata',
  ],
  ['cartagena', 'aruba'],
  ['bahamas', 'ushant', 'dover', 'hoek', 'elbe'],
  ['newYork', 'ushant', 'finisterre', 'lisbon', 'trafalgar'],
  ['bahamas', 'finisterre'],
  ['bahamas', 'trafalgar', 'gibraltar', 'gata', 'nao', 'balearics', 'genoa'],
  [
    'gata',
    'bizerte',
    'bon',
    'malta',
    'crete',
    'portSaid',
    'suez',
    'gulfOfSuez',
    'redSea',
    'babElMandeb',
    'aden',
    'mumbai',
  ],
  ['mala', 'manta', 'aguja', 'callao', 'sanAntonio'],
  ['mala', 'tehuantepec', 'manzanillo', 'lucas', 'losAngeles'],
  ['lucas', 'honshu', 'osumi', 'shanghai'],
  ['lucas', 'tsugaru', 'japanSea', 'busan'],
  ['mala', 'clipperton', 'hawaii', 'marianas', 'luzon', 'southChinaSea', 'singapore'],
  ['luzon', 'hongKong'],
];

const neighbours = new Map<Turn, Set<Turn>>();
for (const way of ways) {
  for (const [index, turn] of way.entries()) {
    const beside = [way[index - 1], way[index + 1]].filter((other) => other !== undefined);
    neighbours.set(turn, new Set([...(neighbours.get(turn) ?? []), ...beside]));
  }
}

/** The shortest way by sea between two ports, with every turn. It shows the general way, not the track of a ship. */
export function seaWay(from: Position, to: Position): Position[] {
  const [start, end] = [nearestTurn(from), nearestTurn(to)];
  const lengths = new Map<Turn, number>([[start, 0]]);
  const before = new Map<Turn, Turn>();
  const open = new Set<Turn>([start]);
  while (open.size > 0) {
    const current = [...open].reduce((a, b) => ((lengths.get(a) ?? 0) <= (lengths.get(b) ?? 0) ? a : b));
    open.delete(current);
    for (const next of neighbours.get(current) ?? []) {
      const length = (lengths.get(current) ?? 0) + angleBetween(turns[current], turns[next]);
      if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      lengths.set(next, length);
      before.set(next, current);
      open.add(next);
    }
  }
  const back: Position[] = [];
  for (let turn: Turn | undefined = end; turn; turn = before.get(turn)) back.push(turns[turn]);
  return [from, ...back.reverse(), to];
}

function nearestTurn(port: Position): Turn {
  const names = Object.keys(turns) as Turn[];
  return names.reduce((a, b) => (angleBetween(turns[a], port) <= angleBetween(turns[b], port) ? a : b));
}

/** The angle that two places subtend at the middle of the earth. */
function angleBetween([longitudeA, latitudeA]: Position, [longitudeB, latitudeB]: Position): number {
  const radians = Math.PI / 180;
  const [a, b] = [latitudeA * radians, latitudeB * radians];
  const between = (longitudeB - longitudeA) * radians;
  return Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(between)));
}

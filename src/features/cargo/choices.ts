import type { TransportMode } from '#features/settings/transport-modes.ts';

/** Version of the cargo object that this release reads and stores. */
export const cargoVersion = 1;

export { type TransportMode, transportModes } from '#features/settings/transport-modes.ts';

export function isBySea(mode: TransportMode | null | undefined): mode is 'fcl' | 'lcl' {
  return mode === 'fcl' || mode === 'lcl';
}

/** The rules of Incoterms 2020: those for any mode, then those for sea and inland waterway. */
export const incoterms = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;

/** Containers by their ISO 6346 size and type: 20′, 40′, 40′ and 45′ high cube, 40′ reefer, 20′ open top, 40′ flat rack. */
export const containerCodes = ['22G1', '42G1', '45G1', 'L5G1', '45R1', '22U1', '42P1'] as const;

/** Parts of the cargo that a sender can mark as unknown. */
export const cargoParts = [
  'route',
  'incoterm',
  'pieces',
  'containers',
  'dangerousGoods',
  'temperature',
  'dates',
  'value',
  'project',
  'alcohol',
  'vehicles',
  'storage',
  'market',
] as const;

export type CargoPart = (typeof cargoParts)[number];

/** Limit of rows of containers, dangerous goods and vehicles. */
export const mostListed = 20;

export const packagings = [
  'pallet',
  'carton',
  'crate',
  'drum',
  'bag',
  'roll',
  'bundle',
  'loose',
  'other',
] as const;

import type { TransportMode } from '#features/cargo/choices.ts';

/** Milestones in their usual order. The codes are stored and used by integrations: never rename one. */
export const milestoneCodes = [
  'booked',
  'empty-picked-up',
  'collected',
  'received',
  'export-cleared',
  'gate-in',
  'loaded',
  'departed',
  'transshipment-arrived',
  'transshipment-departed',
  'arrived',
  'discharged',
  'import-cleared',
  'available',
  'gate-out',
  'delivered',
  'empty-returned',
] as const;

export type MilestoneCode = (typeof milestoneCodes)[number];

/** Planned at booking, currently estimated, or actual. */
export const timeKinds = ['planned', 'estimated', 'actual'] as const;

export type TimeKind = (typeof timeKinds)[number];

interface MilestoneFacts {
  /** Modes that have it; every mode when missing. */
  modes?: readonly TransportMode[];
  /** Event type and code of the DCSA Track & Trace standard 2.2, which has none for customs and availability. */
  dcsa?: string;
  /** Status of the IATA message FSU, by which Cargo iQ measures its Master Operating Plan. */
  cargoIq?: string;
}

const sea = ['fcl', 'lcl'] as const;
const containers = ['fcl', 'rail'] as const;

/**
 * Standard codes of each milestone for API clients. Sources: DCSA Interface Standard for Track and Trace 2.2 (October
 * 2021) with the types of dcsaorg/Conformance-Gateway, whose CUSR and AVPU come with 3.0; the tracking event codes of
 * cargoai.readme.io; the Cargo iQ milestones of support.cargoguide.com.
 */
export const milestones: Record<MilestoneCode, MilestoneFacts> = {
  booked: { dcsa: 'SHIPMENT CONF', cargoIq: 'BKD' },
  'empty-picked-up': { modes: containers, dcsa: 'EQUIPMENT GTOT EMPTY' },
  collected: { dcsa: 'EQUIPMENT PICK' },
  received: { modes: ['air', 'lcl', 'road'], cargoIq: 'RCS' },
  'export-cleared': {},
  'gate-in': { modes: [...sea, 'rail'], dcsa: 'EQUIPMENT GTIN LADEN' },
  loaded: { modes: [...sea, 'rail', 'road'], dcsa: 'EQUIPMENT LOAD' },
  departed: { dcsa: 'TRANSPORT DEPA', cargoIq: 'DEP' },
  'transshipment-arrived': { modes: ['air', ...sea], dcsa: 'TRANSPORT ARRI', cargoIq: 'ARR' },
  'transshipment-departed': { modes: ['air', ...sea], dcsa: 'TRANSPORT DEPA', cargoIq: 'DEP' },
  arrived: { dcsa: 'TRANSPORT ARRI', cargoIq: 'ARR' },
  discharged: { modes: [...sea, 'rail', 'air'], dcsa: 'EQUIPMENT DISC', cargoIq: 'RCF' },
  'import-cleared': { cargoIq: 'CCD' },
  available: { cargoIq: 'NFD' },
  'gate-out': { modes: [...sea, 'rail'], dcsa: 'EQUIPMENT GTOT LADEN' },
  delivered: { dcsa: 'EQUIPMENT DROP', cargoIq: 'DLV' },
  'empty-returned': { modes: containers, dcsa: 'EQUIPMENT GTIN EMPTY' },
};

/** Returns the milestones of a mode in their usual order; all of them when the mode is unknown. */
export function milestonesOf(mode: TransportMode | null): MilestoneCode[] {
  return milestoneCodes.filter((code) => {
    const { modes } = milestones[code];
    return mode === null || modes === undefined || modes.includes(mode);
  });
}

/** Reasons for a delay. */
export const delayReasons = [
  'carrier-schedule',
  'rolled',
  'port-congestion',
  'weather',
  'customs',
  'documents',
  'equipment',
  'strike',
  'customer',
  'other',
] as const;

export type DelayReason = (typeof delayReasons)[number];

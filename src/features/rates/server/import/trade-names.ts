import { fold } from '../../../../platform/values/fold.ts';
import type { containerCodes } from '../../../cargo/choices.ts';
import { anyPlace } from '../../../settings/lane-end.ts';
import {
  type ChargeBasis,
  type ChargeCode,
  chargeBases,
  chargeCodes,
  percentOfCharges,
} from '../../charges.ts';
import { chargeSynonyms, charges } from '../../strings/en/charges.ts';

export type ContainerCode = (typeof containerCodes)[number];

function comparable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

const kindsOfCharges = new Set(['fee', 'fees', 'charge', 'charges', 'surcharge', 'surcharges', 'filing']);

/** Removes what says only that it is a charge: `ISF filing fee`, `BAF surcharge`. */
function withoutKind(text: string): string {
  const terms = text.split(' ');
  while (terms.length > 1 && kindsOfCharges.has(terms.at(-1) ?? '')) terms.pop();
  return terms.join(' ');
}

/** The names that a text may have: in full, without its brackets, what is in them, and each without `fee`. */
function namesOf(text: string): string[] {
  const bracket = text.endsWith(')') ? text.indexOf('(') : -1;
  const [before, inside] = bracket < 0 ? ['', ''] : [text.slice(0, bracket), text.slice(bracket + 1, -1)];
  return [text, before, ...inside.split('/')]
    .map(comparable)
    .filter(Boolean)
    .flatMap((name) => [name, withoutKind(name)]);
}

type Index = Map<string, ChargeCode[]>;

function indexOf(names: (code: ChargeCode) => string[]): Index {
  const index: Index = new Map();
  for (const code of chargeCodes)
    for (const name of new Set(names(code))) index.set(name, [...(index.get(name) ?? []), code]);
  return index;
}

/** The best matches first. */
const chargeIndexes: Index[] = [
  indexOf((code) => [comparable(code)]),
  indexOf((code) => namesOf(charges[code])),
  indexOf((code) => chargeSynonyms[code].flatMap(namesOf)),
];

const atOrigin: readonly ChargeCode[] = ['pickup', 'origin-handling', 'origin-terminal', 'export-customs'];
const atDestination: readonly ChargeCode[] = [
  'delivery',
  'destination-handling',
  'destination-terminal',
  'import-customs',
];

/** A name with the end of the lane at which it is charged: `THC origin`, `THC at destination`. */
const endNames: [RegExp, readonly ChargeCode[]][] = [
  [/ (?:at )?(?:origin|pol) /, atOrigin],
  [/ (?:at )?(?:destination|dest|pod) /, atDestination],
];

/**
 * Returns the charges of a code, an English name or a usual abbreviation, the best match alone where there is one. Of several,
 * a local charge is that of the end that is named with it, or else in the lane: `THC` from USHOU to any place is that of the
 * origin.
 */
export function chargesNamed(text: string, from: string, to: string): ChargeCode[] {
  const typed = comparable(text);
  const end = from === to ? null : from === anyPlace ? atDestination : to === anyPlace ? atOrigin : null;
  const found = chargesOf(typed, end);
  if (found.length > 0) return found;
  for (const [name, codes] of endNames) {
    const rest = ` ${typed} `.replace(name, ' ').trim();
    if (rest === typed) continue;
    return chargesOf(rest, codes).filter((code) => codes.includes(code));
  }
  return [];
}

function chargesOf(name: string, end: readonly ChargeCode[] | null): ChargeCode[] {
  for (const index of chargeIndexes) {
    const found = index.get(name) ?? index.get(withoutKind(name)) ?? [];
    const local = end ? found.filter((code) => end.includes(code)) : [];
    if (found.length > 0) return local.length === 1 ? local : found;
  }
  return [];
}

const containerNames: Record<ContainerCode, string> = {
  '22G1': '22g1 20 20gp 20dc 20dv 20st 20sd 20dry 20std 20standard d20 20general 20box',
  '42G1': '42g1 40 40gp 40dc 40dv 40st 40sd 40dry 40std 40standard d40 40general 40box',
  '45G1': '45g1 40hc 40hq 40hcdv 40hcdry 40highcube 40h h40 40hi',
  L5G1: 'l5g1 45hc 45hq 45highcube 45h',
  '45R1': '45r1 40rf 40rh 40re 40reefer 40rhc 40hr 40hcrf 40hcreefer 40reeferhc 40highcubereefer 40nor r40',
  '22U1': '22u1 20ot 20opentop',
  '42P1': '42p1 40fr 40flatrack 40flat',
};

const containersByName = new Map(
  Object.entries(containerNames).flatMap(([code, names]) =>
    names.split(' ').map((name) => [name, code as ContainerCode]),
  ),
);

/** Returns the container of an ISO 6346 code or a usual name: `40HC`, `40' HQ`, `20 ft`. */
export function containerNamed(text: string): ContainerCode | null {
  const typed = fold(text)
    .replace(/container|\b(?:per|feet|foot|fcl)\b|(?<=\d)\s*(?:feet|foot|ft)\b|[^\p{L}\p{N}]+/gu, '')
    .replace(/^(\d\d)(?:feet|foot|ft)/, '$1');
  return containersByName.get(typed) ?? null;
}

const basisNames: Partial<Record<ChargeBasis, string>> = {
  'chargeable-kg': 'kg|kgs|kilo|kilogram|chargeable kg|kg chargeable|chargeable weight|cw|c w|chargeable',
  'gross-kg': 'gross kg|kg gross|gross weight|actual kg|actual weight|gw|g w',
  cwt: 'cwt|100 lb|100 lbs|hundredweight|100 pounds',
  'w-m':
    'w m|wm|weight measure|weight or measure|rt|revenue ton|revenue tons|rev ton|freight ton|frt ton|cbm|m3|cubic meter|ton cbm|cbm ton|cbm or ton',
  container: 'container|containers|cntr|ctr|cont|cnt|box|equipment|teu box',
  piece: 'piece|pieces|pc|pcs|package|pkg|carton|ctn',
  pallet: 'pallet|pallets|plt|skid|plts',
  vehicle: 'vehicle|vehicles|truck|truckload|car|ftl',
  'bill-of-lading': 'b l|bl|bill of lading|hbl|mbl|bills of lading|b ls|bol',
  day: 'day|days|diem|per diem',
  hour: 'hour|hours|hr|hrs|h',
  mile: 'mile|miles|mi',
  shipment:
    'shipment|shipments|shpt|shp|shipt|set|entry|lump sum|lumpsum|flat|flat rate|awb|hawb|mawb|document|doc|file|filing|job',
  'value-percent':
    '% of value|% of goods|% of goods value|% of cargo value|% of invoice|% of invoice value|% of commercial value|% value|% of customs value',
  'insured-value': '% of insured value|% of cif 10|% of 110% of value|% insured value',
};

const basesByName = new Map([
  ...chargeBases.map((basis): [string, ChargeBasis] => [comparable(basis), basis]),
  ...Object.entries(basisNames).flatMap(([basis, names]) =>
    names.split('|').map((name): [string, ChargeBasis] => [name, basis as ChargeBasis]),
  ),
]);

export interface NamedBasis {
  basis: ChargeBasis;
  container?: ContainerCode;
  of?: ChargeCode;
}

/**
 * Returns the basis of a code or a usual abbreviation, with the container or the charge that the abbreviation names
 * (`40HC`, `% of freight`). A percentage alone is one of the insured value for insurance, of the value of the goods for
 * duties, of another charge for anything else. Null for an unknown one.
 */
export function basisNamed(text: string, charge: ChargeCode | null): NamedBasis | null {
  const typed = comparable(text.replace(/\bpercent\b|\bpct\b/gi, '%').replace('%', ' % ')).replace(
    /^(?:per|by|\/) +/,
    '',
  );
  const basis = basesByName.get(comparable(text)) ?? basesByName.get(typed);
  if (basis) return { basis };
  if (typed === '%') {
    if (charge === 'insurance') return { basis: 'insured-value' };
    return { basis: charge === 'duties' ? 'value-percent' : 'charge-percent' };
  }
  const [, base = ''] = /^% (?:of |on )?(?:the )?(.+)$/.exec(typed) ?? [];
  const of = base && percentOf(base);
  if (of) return { basis: 'charge-percent', of };
  const container = containerNamed(text);
  return container && { basis: 'container', container };
}

/** Returns the charge of which others are a percentage, by its code or a usual name. */
export function percentOf(text: string): (typeof percentOfCharges)[number] | null {
  const [found, another] = chargesNamed(text, '', '');
  return (!another && percentOfCharges.find((code) => code === found)) || null;
}

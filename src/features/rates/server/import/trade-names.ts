import type { containerCodes } from '#features/cargo/choices.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import { fold } from '#platform/values/fold.ts';
import {
  type ChargeBasis,
  type ChargeCode,
  chargeBases,
  chargeCodes,
  percentOfCharges,
} from '../../charges.ts';
import { chargeSynonyms, charges } from '../../strings/en/charges.ts';
import { charges as spanishCharges } from '../../strings/es/charges.ts';
import { charges as portugueseCharges } from '../../strings/pt/charges.ts';

export type ContainerCode = (typeof containerCodes)[number];

function comparable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

const kindsOfCharges = new Set(
  'fee fees charge charges surcharge surcharges filing cargo recargo sobretaxa taxa tasa gasto gastos cost'.split(
    ' ',
  ),
);

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

/** Names in tariffs alone, some of them Spanish or Portuguese. */
const tariffNames: Partial<Record<ChargeCode, string>> = {
  freight:
    'flete, frete, flete maritimo, frete maritimo, flete aereo, frete aereo, of, freight rate, base freight',
  fuel: 'combustible, combustivel, bunker adjustment factor, fuel adjustment, lss baf, baf caf, bunker surcharge',
  security: 'seguridad, seguranca, sec, myc, mcc, security surcharge, war risk',
  'peak-season': 'temporada alta, alta temporada',
  documents:
    'documentacion, documentacao, guia aerea, guia, guia master, documentos, documento, awb, awc, hawb, mawb, air waybill, awb issue, emision, emissao, doc origin, docs origin, document',
  'bill-of-lading':
    'emision bl, emision de bl, emissao bl, emissao de bl, bl issue, bl fee, hbl, mbl, liberacao bl',
  'origin-handling':
    'cfs origin, cfs origen, cfs load, cfs pol, consolidation, consolidacion, consolidacao, handling origin, manejo origen, manejo en origen',
  'destination-handling':
    'cfs destination, cfs destino, cfs pod, deconsolidation, desconsolidacion, desconsolidacao, dest handling, manejo destino, manejo en destino',
  'origin-terminal':
    'thc origen, thc origem, thc load, thc pol, thcl, thc l, olthc, othc, capatazia origem, terminal origen',
  'destination-terminal':
    'thc destino, thc dest, thc pod, thcd, thc d, dthc, dlthc, capatazia, terminal destino',
  'customs-fees': 'derechos de aduana',
  insurance: 'seguro, prima',
  screening: 'x ray, rayos x, raio x, inspeccion de seguridad, screening fee',
  isf: 'isf, isf filing',
  ams: 'ams filing, ens, afr, aci, manifest, manifiesto',
  vgm: 'vgm fee, pesaje',
  pickup: 'recoleccion, recogida, coleta, pick up charge, pre carriage, precarriage',
  delivery: 'entrega, on carriage, oncarriage, dest delivery',
  forwarding: 'handling, manejo, honorarios',
  'dangerous-goods': 'imo surcharge, hazardous surcharge, carga peligrosa, carga perigosa, dgd',
  congestion: 'congestion, congestionamento',
  'rate-increase': 'gri',
  chassis: 'chasis',
};

/** The best matches first. */
const chargeIndexes: Index[] = [
  indexOf((code) => [comparable(code)]),
  indexOf((code) => namesOf(charges[code])),
  indexOf((code) => chargeSynonyms[code].flatMap(namesOf)),
  indexOf((code) => [spanishCharges[code], portugueseCharges[code]].flatMap(namesOf)),
  indexOf((code) => (tariffNames[code] ?? '').split(',').map(comparable).filter(Boolean)),
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
  [/ (?:at |en |na )?(?:origin|pol|origen|origem|export) /, atOrigin],
  [/ (?:at |en |no )?(?:destination|dest|pod|destino|import) /, atDestination],
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
  '45R1': '45r1 40rf 40rh 40re 40reefer 40rhc 40hr 40hcrf 40hcreefer 40reeferhc 40highcubereefer r40',
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
    .replace(
      /container|contenedor(?:es)?|conteiner(?:es)?|\b(?:por|de|pies?|pes)\b|\b(?:per|feet|foot|fcl)\b|(?<=\d)\s*(?:feet|foot|ft|pies|pes)\b|[^\p{L}\p{N}]+/gu,
      '',
    )
    .replace(/^(\d\d)(?:feet|foot|ft)/, '$1');
  return containersByName.get(typed) ?? null;
}

/** Returns the containers of a list with slashes or commas between them, in its order; null where one is not known. */
export function containersNamed(text: string): ContainerCode[] | null {
  // A column of reefers writes `40RH/RF`, one container with two names.
  const found = text.split(/\s*(?:[/,;&+]| y | e | and )\s*/i).map(containerNamed);
  const codes = found.filter((code) => code !== null);
  return codes.length === found.length && new Set(codes).size === codes.length && codes.length <= 7
    ? codes
    : null;
}

const basisNames: Partial<Record<ChargeBasis, string>> = {
  'chargeable-kg':
    'kg|kgs|kilo|kilos|kilogram|kgr|chg kg|chgbl kg|kg cobrable|kg taxavel|chargeable kg|kg chargeable|chargeable weight|cw|c w|chargeable',
  'gross-kg': 'gross kg|kg gross|gross weight|actual kg|actual weight|gw|g w',
  cwt: 'cwt|100 lb|100 lbs|hundredweight|100 pounds',
  'w-m':
    'w m|wm|weight measure|weight or measure|rt|revenue ton|revenue tons|rev ton|freight ton|frt ton|cbm|m3|cubic meter|ton cbm|cbm ton|cbm or ton|cbm t|t cbm|ton m3|m3 ton|tn m3|rt cbm|w m ton|freight tonne',
  container: 'container|containers|contenedor|conteiner|equipo|cntr|ctr|cont|cnt|box|equipment|teu box',
  piece: 'piece|pieces|pc|pcs|package|pkg|carton|ctn',
  pallet: 'pallet|pallets|plt|skid|plts',
  vehicle: 'vehicle|vehicles|truck|truckload|car|ftl',
  'bill-of-lading': 'b l|bl|per bl|bill of lading|hbl|mbl|bills of lading|b ls|bol',
  day: 'day|days|diem|per diem',
  hour: 'hour|hours|hr|hrs|h',
  mile: 'mile|miles|mi',
  shipment:
    'shipment|shipments|embarque|embarques|consignment|envio|shpt|shp|shipt|set|entry|lump sum|lumpsum|flat|flat rate|awb|hawb|mawb|document|doc|file|filing|job',
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
  /** The price is that of 100 kg. */
  isPer100Kg?: boolean;
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
    /^(?:per|by|por|x) +/,
    '',
  );
  const basis = basesByName.get(comparable(text)) ?? basesByName.get(typed);
  if (basis) return { basis };
  if (/^100 ?(?:kgs?|kilos?)$/.test(typed)) return { basis: 'chargeable-kg', isPer100Kg: true };
  if (typed === '%') {
    if (charge === 'insurance') return { basis: 'insured-value' };
    return { basis: charge === 'duties' ? 'value-percent' : 'charge-percent' };
  }
  const [, base = ''] = /^% (?:of |on |del? |do |sobre )?(?:the |el |o )?(.+)$/.exec(typed) ?? [];
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

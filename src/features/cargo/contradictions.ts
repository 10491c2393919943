import type { Cargo } from './cargo.ts';
import type { TransportMode } from './choices.ts';
import { type Incoterm, sharesOf } from './incoterms.ts';
import { measuresOf } from './measures.ts';
import { comparable, directionOf } from './place-country.ts';
import { hasMode, modesOfServices, type ServiceWithMode } from './service-modes.ts';

/** Cargo in kg above which no common container carries it: about 30.5 t gross without its tare of some 2 t. */
const mostKgInContainer = 28_500;

/** Densities in kg/m³ that no packed cargo has: below that of foam, above that of lead. */
const densities = { least: 5, most: 12_000 };

type Direction = NonNullable<Cargo['direction']>;

/** Answers of a request that contradict each other, at the field where it shows. None is a refusal. */
export type Contradiction =
  | { kind: 'serviceMode'; field: 'mode'; service: ServiceWithMode; mode: TransportMode }
  | { kind: 'containersMode'; field: 'mode'; mode: TransportMode }
  | { kind: 'incotermMode'; field: 'incoterm'; incoterm: Incoterm; mode: TransportMode }
  | { kind: 'direction'; field: 'direction'; direction: Direction; ofPlaces: Direction }
  | { kind: 'samePlace'; field: 'to.text' }
  | { kind: 'airportBySea'; field: 'from.text' | 'to.text' }
  | { kind: 'containerWeight'; field: 'containers'; kg: number; mostKg: number }
  | { kind: 'density'; field: 'volumeM3' | 'pieces'; kg: number; m3: number }
  | { kind: 'datePast'; field: 'readyOn' | 'deliverBy'; day: string }
  | { kind: 'datesReversed'; field: 'deliverBy' };

const isDay = (text = '') => /^\d{4}-\d\d-\d\d$/.test(text);

/** Returns true when the delivery date is before the ready date; false when one of them is not YYYY-MM-DD. */
export function areDatesReversed({
  readyOn = '',
  deliverBy = '',
}: Pick<Cargo, 'readyOn' | 'deliverBy'>): boolean {
  return isDay(readyOn) && isDay(deliverBy) && deliverBy < readyOn;
}

function isSamePlace({ from, to }: Cargo): boolean {
  if (from?.code && to?.code) return from.code === to.code;
  return Boolean(from?.text && to?.text) && comparable(from?.text ?? '') === comparable(to?.text ?? '');
}

/** Returns true for a place with the code of an airport, or whose text says that it is one. */
function isAirport({ text = '', code = '' }: NonNullable<Cargo['from']> = {}): boolean {
  return /^[A-Z]{3}$/.test(code) || /\b(?:airport|aeropuerto|aeroporto)\b/i.test(text);
}

/** Returns the cargo of the heaviest container in kg, or the average when only the total is known. */
function kgInContainer(cargo: Cargo): number {
  const { containers = [] } = cargo;
  if (containers.length === 0) return 0;
  const stated = containers.map(({ weightKg = 0 }) => weightKg);
  const { grossKg, containers: count } = measuresOf(cargo);
  return Math.max(...stated, stated.some(Boolean) ? 0 : (grossKg ?? 0) / (count ?? 1));
}

/** True for more than a container carries. */
export const isOverweight = (cargo: Cargo) => kgInContainer(cargo) > mostKgInContainer;

interface Facts {
  service?: string | undefined;
  cargo: Cargo;
  /** Country of the company (ISO 3166), from which exports leave. */
  companyCountry: string;
  /** Day before which dates have passed, YYYY-MM-DD: today, or the day on which the request arrived. */
  today: string;
}

/** Returns the contradictions in the order of the form. */
export function contradictionsOf({ service, cargo, companyCountry, today }: Facts): Contradiction[] {
  const { mode, direction, incoterm, containers = [] } = cargo;
  const ofPlaces = directionOf(cargo, companyCountry);
  const kg = kgInContainer(cargo);
  const found: Contradiction[] = [];
  if (isSamePlace(cargo)) found.push({ kind: 'samePlace', field: 'to.text' });
  if (mode === 'fcl' || mode === 'lcl' || (!mode && service === 'sea-freight'))
    for (const end of ['from', 'to'] as const)
      if (isAirport(cargo[end])) found.push({ kind: 'airportBySea', field: `${end}.text` });
  if (mode && hasMode(service) && !(modesOfServices[service] as readonly TransportMode[]).includes(mode))
    found.push({ kind: 'serviceMode', field: 'mode', service, mode });
  if (containers.length > 0 && (mode === 'air' || mode === 'lcl'))
    found.push({ kind: 'containersMode', field: 'mode', mode });
  if (direction && ofPlaces && direction !== ofPlaces)
    found.push({ kind: 'direction', field: 'direction', direction, ofPlaces });
  if (isOverweight(cargo))
    found.push({ kind: 'containerWeight', field: 'containers', kg, mostKg: mostKgInContainer });
  const { grossKg, volumeM3 } = measuresOf(cargo);
  if (grossKg && volumeM3 && (grossKg < densities.least * volumeM3 || grossKg > densities.most * volumeM3)) {
    const field = cargo.pieces?.length ? 'pieces' : 'volumeM3';
    found.push({ kind: 'density', field, kg: grossKg, m3: volumeM3 });
  }
  if (incoterm && (mode === 'air' || mode === 'rail' || mode === 'road') && sharesOf(incoterm).isForVessels)
    found.push({ kind: 'incotermMode', field: 'incoterm', incoterm, mode });
  for (const field of ['readyOn', 'deliverBy'] as const) {
    const day = cargo[field] ?? '';
    if (isDay(day) && day < today) found.push({ kind: 'datePast', field, day });
  }
  if (areDatesReversed(cargo)) found.push({ kind: 'datesReversed', field: 'deliverBy' });
  return found;
}

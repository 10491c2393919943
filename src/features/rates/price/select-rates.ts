import type { Cargo } from '#features/cargo/cargo.ts';
import { anyPlace, isOpenEnd } from '#features/settings/lane-end.ts';
import { type ChargeCode, carriageCharges } from '../charges.ts';
import type { ProposedRate } from '../rates.ts';

/** Charges that are due whenever freight is; any other is only due where a request asks for it. */
const dueWithFreight: readonly ChargeCode[] = [
  ...carriageCharges,
  'origin-handling',
  'origin-terminal',
  'destination-terminal',
  'destination-handling',
  'documents',
  'bill-of-lading',
  'ams',
  'vgm',
  'screening',
  'forwarding',
  'border-crossing',
];

/** Charges that come with another one, which is asked for. */
const comesWith: Partial<Record<ChargeCode, readonly ChargeCode[]>> = {
  chassis: ['pickup', 'delivery'],
  'pre-pull': ['delivery'],
  'aes-filing': ['export-customs'],
  'customs-bond': ['import-customs'],
  'merchandise-processing': ['import-customs'],
  'harbor-maintenance': ['import-customs'],
  'customs-fees': ['import-customs'],
};

/** The ends of a lane as rates may name them, the most specific first: USHOU, IAH, zone:gulf, US-TX, US, *; zones after what they name. */
export interface LaneEnds {
  from: readonly string[];
  to: readonly string[];
}

/** The charges that a request has, of those that a tariff lists. */
function isDue(code: ChargeCode, asked: readonly ChargeCode[]): boolean {
  return (
    dueWithFreight.includes(code) ||
    asked.includes(code) ||
    (comesWith[code]?.some((other) => asked.includes(other)) ?? false)
  );
}

/** A smaller number is a smaller area; every code of a city is 0, however many it has. */
function areaOf(end: string): number {
  if (end === anyPlace) return 6;
  if (/^[A-Z]{2}$/.test(end)) return 4;
  return /^[A-Z]{2}-/.test(end) ? 2 : 0;
}

/** A zone is larger than what it names: the place, its state or its country, which comes before it in `ends`. */
function levelOf(end: string, ends: readonly string[]): number {
  if (end === anyPlace || !isOpenEnd(end)) return areaOf(end);
  return (
    1 +
    Math.max(
      0,
      ...ends
        .slice(0, ends.indexOf(end))
        .filter((other) => !isOpenEnd(other))
        .map(areaOf),
    )
  );
}

/** A smaller number is a more specific lane. */
function breadthOf({ from, to }: ProposedRate, ends: LaneEnds): number {
  return levelOf(from, ends.from) + levelOf(to, ends.to);
}

/** A carrier and where the cargo changes; empty where the rates name none. */
export interface Route {
  carrier: string;
  via: string;
}

/** Lines of one sheet for the same ends, of which a tariff uses all. */
function groupOf({ sheetId, from, to, carrier, via }: ProposedRate): string {
  return [sheetId, from, to, carrier, via].join('\n');
}

/** Identifies the subject of a charge: of two lines for the same subject, the one that began later counts. */
function subjectOf({ code, container, basis, of, text }: ProposedRate): string {
  return [code, container, basis, of, code === 'other' || code === 'discount' ? text : ''].join('\n');
}

/** Of lines for the same subject, the one whose validity began last; the later line of those that began together. */
function withoutOverlaps(lines: readonly ProposedRate[]): ProposedRate[] {
  const bySubject = new Map<string, ProposedRate>();
  for (const line of lines) {
    const other = bySubject.get(subjectOf(line));
    if (!other || (line.validFrom ?? '') >= (other.validFrom ?? '')) bySubject.set(subjectOf(line), line);
  }
  return lines.filter((line) => bySubject.get(subjectOf(line)) === line);
}

/** A rate for any container applies to each type of the request without a rate for that type. */
function forContainers(lines: readonly ProposedRate[], cargo: Cargo | null): ProposedRate[] {
  const shipped = [...new Set((cargo?.containers ?? []).flatMap(({ type }) => type ?? []))];
  if (shipped.length === 0) return [...lines];
  const own = lines.filter(({ container }) => container !== null && shipped.includes(container));
  const forAny = lines.filter(({ container }) => container === null);
  if (own.length === 0) return forAny;
  const others = shipped.filter((type) => !own.some(({ container }) => container === type));
  const forOthers = forAny.flatMap((line) =>
    line.basis === 'container' ? others.map((container) => ({ ...line, container })) : line,
  );
  return [...own, ...forOthers];
}

/**
 * Returns the lines that apply to a request by one route, of lines that are valid for its lane. For each charge all
 * lines of one sheet apply: those of the carrier before those for all, then those via its port, then of the most specific
 * lane, of the newest sheet. `rates` has the newest sheets first, and the lines of a sheet in their order.
 */
export function selectRates(
  rates: readonly ProposedRate[],
  {
    route,
    ends,
    cargo,
    asked,
  }: { route: Route; ends: LaneEnds; cargo: Cargo | null; asked: readonly ChargeCode[] },
): ProposedRate[] {
  const candidates = rates.filter(
    ({ carrier, via, code }) =>
      (carrier === '' || carrier === route.carrier) &&
      (via === '' || via === route.via) &&
      isDue(code, asked),
  );
  const best = new Map<ChargeCode, { group: string; rank: number }>();
  for (const line of candidates) {
    const rank = (line.carrier === '' ? 1_000 : 0) + (line.via === '' ? 100 : 0) + breadthOf(line, ends);
    const found = best.get(line.code);
    if (!found || rank < found.rank) best.set(line.code, { group: groupOf(line), rank });
  }
  return [...best].flatMap(([code, { group }]) =>
    forContainers(
      withoutOverlaps(candidates.filter((line) => line.code === code && groupOf(line) === group)),
      cargo,
    ),
  );
}

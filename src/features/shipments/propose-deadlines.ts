import { countryByAnyCode } from '#features/cargo/airport-country.ts';
import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import { warningsOf } from '#features/cargo/warnings.ts';
import { instantOf } from '#features/settings/business-hours.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { fold } from '#platform/values/fold.ts';
import { dayPart, movedByDays } from '#platform/values/local-time.ts';
import { type DeadlineKind, deadlineKinds, isAtOrigin } from './deadline-kinds.ts';
import { lastMinuteOf } from './deadlines.ts';
import { type MilestoneCode, milestoneCodes } from './milestones.ts';
import { hasHappened, isOfCargo, timeOfCode } from './progress.ts';
import { usualLoading } from './schedule.ts';
import type { Milestone, ShipmentPlace } from './shipment.ts';

export interface DeadlineFacts {
  mode: TransportMode | null;
  from: ShipmentPlace;
  to: ShipmentPlace;
  milestones: readonly Milestone[];
  /** Of the request; null when it names none. */
  cargo: Cargo | null;
  /** Food by the words or the HS chapter of the request; null where that is not asked. */
  isFood: boolean | null;
  /** Of the company, which does not act on the other side of an import or export. */
  companyCountry: string;
  zones: { from: string; to: string };
  /** The sold service ends at the port of destination: the consignee enters and fetches the cargo. */
  endsAtPort?: boolean;
}

export interface ProposedDeadline {
  kind: DeadlineKind;
  /** Null where the carrier or the terminal alone knows it. */
  dueAt: number | null;
  timeZone: string;
}

type Route = Pick<DeadlineFacts, 'mode' | 'from' | 'to'>;

const country = ({ text, code }: ShipmentPlace) => countryByAnyCode({ text, code: code ?? '' });

/** Returns true where cargo leaves the United States for a country other than Canada (15 CFR 30.36). */
export function isExportFromUs({ from, to }: Route): boolean {
  const destination = country(to);
  return country(from) === 'US' && destination !== null && !['US', 'CA'].includes(destination);
}

/** Returns true for cargo that a vessel brings to the United States, of which an ISF is filed (19 CFR 149.2). */
export function needsIsf({ mode, from, to }: Route): boolean {
  const origin = country(from);
  return isBySea(mode) && country(to) === 'US' && origin !== null && origin !== 'US';
}

/** Returns true if the value of the cargo requires an export filing (15 CFR 30.37(a)). */
export function requiresEei(route: Route, cargo: Cargo | null): boolean {
  return isExportFromUs(route) && eeiWarnings(route, cargo).includes('eei');
}

function eeiWarnings({ to }: Route, cargo: Cargo | null): string[] {
  const code = to.code ?? undefined;
  return cargo
    ? warningsOf({ ...cargo, direction: 'export', to: { text: to.text, code } }).map(({ kind }) => kind)
    : [];
}

/** Returns true unless the value of the cargo is known and too low for a filing. */
function mayRequireEei(route: Route, cargo: Cargo | null): boolean {
  if (!isExportFromUs(route)) return false;
  const warned = eeiWarnings(route, cargo).some((kind) => kind.startsWith('eei'));
  return warned || !cargo?.value?.amount;
}

/**
 * Hours before the loading or departure by which the export is filed (15 CFR 30.4(b)). By road and rail they count from
 * the border, which comes after the departure.
 */
const hoursBeforeExport: Record<TransportMode, number> = { fcl: 24, lcl: 24, air: 2, road: 1, rail: 2 };

/** Hours before the lading by which the importer’s security filing and the manifest are filed (19 CFR 149.2 and 4.7(b)). */
const hoursBeforeLading = 24;

/** Hours before the arrival by which the FDA has the prior notice of food (21 CFR 1.279). */
const hoursOfPriorNotice: Record<TransportMode, number> = { fcl: 8, lcl: 8, air: 4, rail: 4, road: 2 };

/** Days after the arrival by which goods are entered at US customs (19 CFR 142.2(b)). */
const entryDays = 15;

/** Working days after the entry by which the summary is filed and the duty paid (19 CFR 142.12(b)). */
const summaryDays = 10;

/** Days before the arrival of a vessel by which the consignee is told, and after its departure by which the agent is: usage. */
const noticeDays = 5;
const preAlertDays = 3;

/** HS chapters of food and feed. */
const foodChapters = [
  '02',
  '03',
  '04',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
];

const foodTerms =
  /\b(?:food|foods|coffee|cafe|cocoa|cacao|chocolate|fruit|fruits|fruta|frutas|vegetables|verduras|meat|carne|fish|pescado|peixe|shrimp|camaron|camarones|camarao|seafood|mariscos|dairy|cheese|queso|queijo|rice|arroz|sugar|azucar|acucar|juice|jugo|suco|wine|vino|vinho|beer|cerveza|cerveja|spirits|tequila|mezcal|rum|ron|cachaca|avocado|avocados|aguacate|abacate|banana|bananas|spices|especias|nuts|nueces|honey|miel|mel|tea|alimentos|bebidas|snacks|flour|harina|beans|frijol|soy|soja)\b/;

/** Returns true for goods that are food by their HS code, by what the request says of alcohol, or by their description. */
export function isFood(cargo: Cargo | null, goods: string): boolean {
  const chapter = (cargo?.hsCode ?? '').slice(0, 2);
  if (foodChapters.includes(chapter) || cargo?.alcohol !== undefined) return true;
  return chapter === '' && foodTerms.test(fold(goods));
}

/** Returns the day some working days after another one, by Monday to Friday. */
function workingDaysAfter(day: string, count: number): string {
  let date = day;
  for (let left = count; left > 0; ) {
    date = movedByDays(date, 1);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** Returns the first minute that a time may mean; a day may begin with it. */
function firstMinuteOf(time: string, timeZone: string): number {
  return time.length > 10
    ? lastMinuteOf(time, timeZone)
    : instantOf(dayPart(time), '00:00', timeZone) - minute;
}

/**
 * Proposes the deadlines of a shipment by its mode, its route and its dates, in their usual order: with a time where a
 * rule gives one, without where the carrier or the terminal sets it. Nothing of what has happened; nothing without a mode;
 * nothing that the agent on the other side of an import or export sees to.
 */
export function proposeDeadlines(facts: DeadlineFacts): ProposedDeadline[] {
  const { mode, milestones, zones, cargo, companyCountry, endsAtPort = false } = facts;
  if (mode === null) return [];
  const has = (code: MilestoneCode) => milestones.some((milestone) => milestone.code === code);
  const timeOf = (code: MilestoneCode) => timeOfCode(milestones, code);
  const isPast = (code: MilestoneCode) =>
    milestones.some(
      ({ code: other, actual }) =>
        actual !== null &&
        (other === code ||
          (isOfCargo(other) && milestoneCodes.indexOf(other) > milestoneCodes.indexOf(code))),
    );
  const departs = timeOf('departed');
  const loads = timeOf('loaded') ?? (departs && isBySea(mode) ? usualLoading(departs, mode) : departs);
  const arrives = timeOf('arrived');
  const before = (time: string | null, hours: number, zone = zones.from) =>
    time && firstMinuteOf(time, zone) - hours * hour;
  const by = (time: string | null, zone: string) => time && lastMinuteOf(time, zone);
  const [origin, destination] = [country(facts.from), country(facts.to)];
  const crosses = origin !== null && destination !== null && origin !== destination;
  // Of a shipment between two other countries, or one whose ends are not known, the company sees to both sides.
  const isOurs = (own: string | null, other: string | null) =>
    !crosses || own === companyCountry || other !== companyCountry;
  const [isOurOrigin, isOurDestination] = [isOurs(origin, destination), isOurs(destination, origin)];
  const isUsImport = crosses && destination === 'US';
  const byKind: Partial<Record<DeadlineKind, number | '' | null>> = {};
  if (!isPast('collected') && has('collected')) byKind.pickup = by(timeOf('collected'), zones.from);
  if (!isPast(isBySea(mode) ? 'loaded' : 'departed')) {
    if (isOurOrigin) {
      if (isBySea(mode)) byKind['documents-cutoff'] = null;
      if (mode === 'fcl') byKind['vgm-cutoff'] = null;
      if (mode !== 'road') byKind['cargo-cutoff'] = null;
    }
    if (mayRequireEei(facts, cargo)) byKind['aes-filing'] = before(loads, hoursBeforeExport[mode]);
    if (needsIsf(facts)) {
      byKind['isf-filing'] = before(loads, hoursBeforeLading);
      byKind['ams-filing'] = before(loads, hoursBeforeLading);
    }
  }
  if (crosses && isOurOrigin && !isPast('arrived') && mode !== 'road')
    byKind['pre-alert'] = by(
      departs && (isBySea(mode) ? movedByDays(dayPart(departs), preAlertDays) : departs),
      zones.from,
    );
  if (crosses && mode === 'road' && !isPast('arrived')) {
    if (isUsImport) byKind['ace-manifest'] = null;
    byKind['border-crossing'] = null;
  }
  if (isUsImport && facts.isFood !== false && !isPast('arrived'))
    byKind['fda-prior-notice'] = before(arrives, hoursOfPriorNotice[mode], zones.to);
  if (mode !== 'road' && isOurDestination) {
    if (!isPast('arrived'))
      byKind['arrival-notice'] = by(
        arrives && (isBySea(mode) ? movedByDays(dayPart(arrives), -noticeDays) : arrives),
        zones.to,
      );
    if (!isPast('gate-out') && !endsAtPort) byKind['last-free-day'] = null;
  }
  const isCleared = hasHappened(milestones, 'import-cleared');
  // A truck is entered at the border.
  const isEntered = isOurDestination && !endsAtPort;
  if (crosses && isEntered && mode !== 'road' && !isPast('gate-out') && !isCleared)
    byKind['customs-entry'] = isUsImport
      ? by(arrives && movedByDays(dayPart(arrives), entryDays), zones.to)
      : null;
  const entered = timeOf('import-cleared') ?? arrives;
  if (isUsImport && isEntered)
    byKind['entry-summary'] = by(entered && workingDaysAfter(dayPart(entered), summaryDays), zones.to);
  const returnsEmpty = mode === 'fcl' && isOurDestination && (has('gate-out') || has('empty-returned'));
  if (returnsEmpty && !hasHappened(milestones, 'empty-returned')) byKind['empty-return'] = null;
  return deadlineKinds.flatMap((kind) => {
    const due = byKind[kind];
    if (due === undefined) return [];
    return [{ kind, dueAt: due || null, timeZone: isAtOrigin(kind) ? zones.from : zones.to }];
  });
}

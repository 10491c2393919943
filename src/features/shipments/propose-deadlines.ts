import { hour, minute } from '../../platform/values/durations.ts';
import { dayPart, movedByDays } from '../../platform/values/local-time.ts';
import type { Cargo } from '../cargo/cargo.ts';
import { isBySea, type TransportMode } from '../cargo/choices.ts';
import { countryOf } from '../cargo/place-country.ts';
import { warningsOf } from '../cargo/warnings.ts';
import { instantOf } from '../settings/business-hours.ts';
import { type DeadlineKind, deadlineKinds } from './deadline-kinds.ts';
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
  zones: { from: string; to: string };
}

export interface ProposedDeadline {
  kind: DeadlineKind;
  /** Null where the carrier or the terminal alone knows it. */
  dueAt: number | null;
  timeZone: string;
}

type Route = Pick<DeadlineFacts, 'mode' | 'from' | 'to'>;

const country = ({ text, code }: ShipmentPlace) => countryOf({ text, code: code ?? '' });

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

const hoursBeforeLading = 24;

/** Days after the arrival by which goods are entered at US customs (19 CFR 142.2(b)). */
const entryDays = 15;

/** Returns the first minute that a time may mean; a day may begin with it. */
function firstMinuteOf(time: string, timeZone: string): number {
  return time.length > 10
    ? lastMinuteOf(time, timeZone)
    : instantOf(dayPart(time), '00:00', timeZone) - minute;
}

/**
 * Proposes the deadlines of a shipment by its mode, its route and its dates, in their usual order: with a time where a
 * rule gives one, without where the carrier or the terminal sets it. Nothing of what has happened; nothing without a mode.
 */
export function proposeDeadlines(facts: DeadlineFacts): ProposedDeadline[] {
  const { mode, milestones, zones, cargo } = facts;
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
  const before = (time: string | null, hours: number) =>
    time && firstMinuteOf(time, zones.from) - hours * hour;
  const by = (time: string | null, zone: string) => time && lastMinuteOf(time, zone);
  const byKind: Partial<Record<DeadlineKind, number | '' | null>> = {};
  if (!isPast('collected') && has('collected')) byKind.pickup = by(timeOf('collected'), zones.from);
  if (!isPast(isBySea(mode) ? 'loaded' : 'departed')) {
    if (isBySea(mode)) byKind['documents-cutoff'] = null;
    if (mode === 'fcl') byKind['vgm-cutoff'] = null;
    if (mode !== 'road') byKind['cargo-cutoff'] = null;
    if (mayRequireEei(facts, cargo)) byKind['aes-filing'] = before(loads, hoursBeforeExport[mode]);
    if (needsIsf(facts)) byKind['isf-filing'] = before(loads, hoursBeforeLading);
  }
  if (mode !== 'road') {
    if (!isPast('arrived')) byKind['arrival-notice'] = by(arrives, zones.to);
    if (!isPast('gate-out')) byKind['last-free-day'] = null;
  }
  const origin = country(facts.from);
  const isImport = origin !== null && country(facts.to) !== null && origin !== country(facts.to);
  if (isImport && !isPast('gate-out') && !hasHappened(milestones, 'import-cleared'))
    byKind['customs-entry'] =
      country(facts.to) === 'US' ? by(arrives && movedByDays(dayPart(arrives), entryDays), zones.to) : null;
  const returnsEmpty = mode === 'fcl' && (has('gate-out') || has('empty-returned'));
  if (returnsEmpty && !hasHappened(milestones, 'empty-returned')) byKind['empty-return'] = null;
  return deadlineKinds.flatMap((kind) => {
    const due = byKind[kind];
    if (due === undefined) return [];
    return [{ kind, dueAt: due || null, timeZone: isOfOrigin(kind) ? zones.from : zones.to }];
  });
}

const isOfOrigin = (kind: DeadlineKind) =>
  deadlineKinds.indexOf(kind) < deadlineKinds.indexOf('arrival-notice');

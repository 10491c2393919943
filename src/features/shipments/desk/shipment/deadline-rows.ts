import { countryByAnyCode } from '#features/cargo/airport-country.ts';
import { zonesOf } from '#features/requests/customer-zone.ts';
import { clockAt, dueStateAt } from '#features/settings/business-hours.ts';
import type { DueState } from '#features/settings/due-state.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat } from '#platform/values/format.ts';
import { deadlineName } from '../../deadline-name.ts';
import { deadlinesSoonUntil, openDeadlines } from '../../deadlines.ts';
import type { Deadline, DeskShipment } from '../../shipment.ts';

/** A deadline as the page of its shipment lists it. */
export interface DeadlineRow extends Deadline {
  name: string;
  /** Without a time: soon once it is to be entered. */
  due: DueState;
  /** Typed into its field, on the clock of its place: “2026-12-01 17:00”; empty without a time. */
  typed: string;
  /** Its zone’s name where the clock there differs from the desk’s. */
  otherZone: string;
}

/** Returns the rows of the open deadlines in the order in which they ask for somebody, and of those that are done. */
export function deadlineRows(
  { deadlines, milestones, mode }: DeskShipment,
  now: number,
): Record<'open' | 'done', DeadlineRow[]> {
  const { hours } = currentSettings().company;
  const thresholds = { now, soonUntil: deadlinesSoonUntil(now, hours) };
  const rowOf = (deadline: Deadline, asksAt = now): DeadlineRow => {
    const { dueAt, timeZone } = deadline;
    const clock = dueAt === null ? '' : clockAt(dueAt, timeZone);
    const isOther = dueAt !== null && clock !== clockAt(dueAt, hours.timeZone);
    return {
      ...deadline,
      name: deadlineName(deadline, mode),
      due: dueAt === null ? (asksAt > now ? 'due' : 'soon') : dueStateAt(dueAt, thresholds),
      typed: clock.slice(0, 16),
      otherZone: isOther ? timeZone : '',
    };
  };
  return {
    open: openDeadlines(deadlines, milestones).map(({ asksAt, ...deadline }) => rowOf(deadline, asksAt)),
    done: deadlines.filter(({ doneAt }) => doneAt !== null).map((deadline) => rowOf(deadline)),
  };
}

export interface ZoneOption {
  value: string;
  title: string;
}

function zoneTitle(timeZone: string, now: number): string {
  const parts = dateTimeFormat(languageTagOf(deskLocale), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the time zones in which a deadline can be entered: the office’s first, those stored, those of both countries. */
export function zoneOptions({ from, to, deadlines }: DeskShipment, now: number): ZoneOption[] {
  const countries = [from, to].flatMap(
    ({ text, code }) => countryByAnyCode({ text, code: code ?? '' }) ?? [],
  );
  const zones = [
    currentSettings().company.hours.timeZone,
    ...deadlines.map(({ timeZone }) => timeZone),
    ...countries.flatMap((country) => zonesOf(country, now)),
  ];
  const options = [...new Set(zones)].map((value) => ({ value, title: zoneTitle(value, now) }));
  const isStored = (value: string) => deadlines.some(({ timeZone }) => timeZone === value);
  return options.filter(
    ({ value, title }, at) => isStored(value) || options.findIndex((other) => other.title === title) === at,
  );
}

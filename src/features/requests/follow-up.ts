import { dateAt, daysAfter, instantOf, officeAt, opensAt } from '#features/settings/business-hours.ts';
import type { OfficeHours } from '#platform/company.ts';
import { closedStages, type LeadStage } from './lead.ts';

/** Stages in which the customer has to act: entering them proposes a date on which the desk asks again. */
export const followedUpStages: readonly LeadStage[] = ['quoted', 'need-information'];

/** Business days before a quote expires on which its customer is asked. */
const daysBeforeExpiry = 2;
const daysForReply = 3;
const daysForInformation = 2;

/** Next opening of the office from the beginning of a date. */
function openingFrom(date: string, hours: OfficeHours): number {
  const midnight = instantOf(date, '00:00', hours.timeZone);
  const { open, changesAt } = officeAt(midnight, hours);
  return open ? midnight : changesAt;
}

function isOpenOn(date: string, hours: OfficeHours): boolean {
  return dateAt(openingFrom(date, hours), hours.timeZone) === date;
}

/** The business day so many business days after a date, or before it where `days` is negative. */
export function businessDayFrom(date: string, days: number, hours: OfficeHours): string {
  const step = Math.sign(days);
  let found = date;
  // Hours without an open day in a year is refused by officeAt.
  for (let left = Math.abs(days); left > 0; left -= 1)
    do found = daysAfter(found, step);
    while (!isOpenOn(found, hours));
  return found;
}

/** The instant at which a follow-up of a date (YYYY-MM-DD) is due: when the office opens on it. */
export function followUpAt(date: string, hours: OfficeHours): number {
  return opensAt(date, hours);
}

/**
 * Returns the date to ask again about a lead that was answered or enters a stage, in ms since 1970: two business days before
 * its quote expires, or three from now without a quote; for missing information two from now. Never before the next business
 * day; null for a closed lead.
 */
export function proposedFollowUp(
  { stage, validUntil }: { stage: LeadStage; validUntil: string | null },
  now: number,
  hours: OfficeHours,
): number | null {
  if (closedStages.includes(stage)) return null;
  const today = dateAt(now, hours.timeZone);
  const after = (days: number) => businessDayFrom(today, days, hours);
  if (stage === 'need-information') return followUpAt(after(daysForInformation), hours);
  if (stage !== 'quoted' || validUntil === null || validUntil < today)
    return followUpAt(after(daysForReply), hours);
  const before = businessDayFrom(validUntil, -daysBeforeExpiry, hours);
  const next = after(1);
  // Dates as text, which have no greatest of two.
  const [, latest = next] = [before, next].sort();
  return followUpAt(latest, hours);
}

/** Dates to which one key postpones a follow-up. */
const followUpPresets = ['tomorrow', 'three-days', 'next-week'] as const;

export type FollowUpPreset = (typeof followUpPresets)[number];

/** The date of a preset: the next business day, the third one, or the first one of the next week. */
export function dateOfPreset(preset: FollowUpPreset, now: number, hours: OfficeHours): string {
  const today = dateAt(now, hours.timeZone);
  if (preset === 'tomorrow') return businessDayFrom(today, 1, hours);
  if (preset === 'three-days') return businessDayFrom(today, 3, hours);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  return businessDayFrom(daysAfter(today, 7 - weekday), 1, hours);
}

/** Returns the date of each preset. */
export function datesOfPresets(now: number, hours: OfficeHours): Record<FollowUpPreset, string> {
  const entries = followUpPresets.map((preset) => [preset, dateOfPreset(preset, now, hours)]);
  return Object.fromEntries(entries) as Record<FollowUpPreset, string>;
}

/** Latest follow-up, in days from today. */
const furthestFollowUpDays = 366;

/** True if a date is near enough to be followed up on; a past one is due at once. */
export function isFollowUpDate(date: string, now: number, hours: OfficeHours): boolean {
  const today = dateAt(now, hours.timeZone);
  return date >= daysAfter(today, -furthestFollowUpDays) && date <= daysAfter(today, furthestFollowUpDays);
}

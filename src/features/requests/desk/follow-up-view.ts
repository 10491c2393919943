import { fill } from '../../../platform/values/format.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { company } from '../../settings/sample-company.ts';
import { shortDate, weekdayDate } from '../../settings/strings/en/moments.ts';
import { dateOfPreset, followUpPresets } from '../follow-up.ts';
import { closedStages } from '../lead.ts';
import type { LeadSummary } from '../lead-input.ts';
import type { inbox as inboxStrings } from '../strings/en/inbox.ts';
import type { request as requestStrings } from '../strings/en/request.ts';

const { hours } = company;

export function followUpPresetsOf(now: number, { presets }: (typeof requestStrings)['followUp']) {
  return followUpPresets.map((preset) => {
    const date = dateOfPreset(preset, now, hours);
    return { date, title: fill(presets[preset], { day: weekdayDate(date) }) };
  });
}

/** Returns the follow-up of a request; null when it can have none. */
export function followUpOf(
  {
    followUpAt: at,
    isFollowUpDue: isDue,
    stage,
    mergedInto,
    erasedAt,
  }: Pick<LeadSummary, 'followUpAt' | 'isFollowUpDue' | 'stage'> & {
    mergedInto: string | null;
    erasedAt: number | null;
  },
  now: number,
  t: (typeof requestStrings)['followUp'],
) {
  if (closedStages.includes(stage) || mergedInto !== null || erasedAt !== null) return null;
  const date = at === null ? '' : dateAt(at, hours.timeZone);
  return {
    at,
    isDue,
    date,
    text: date && fill(isDue ? t.due : t.on, { day: weekdayDate(date) }),
    presets: followUpPresetsOf(now, t),
  };
}

/** Returns the follow-up for a list; null for none. A won request has one until its shipment starts. */
export function followUpInList(
  {
    followUpAt: at,
    isFollowUpDue: isDue,
    stage,
  }: Pick<LeadSummary, 'followUpAt' | 'isFollowUpDue' | 'stage'>,
  strings: (typeof inboxStrings)['followUp'],
) {
  if (at === null) return null;
  if (stage === 'won') return { at, isDue, text: strings.toShip };
  return {
    at,
    isDue,
    text: fill(isDue ? strings.due : strings.on, { day: shortDate(dateAt(at, hours.timeZone)) }),
  };
}

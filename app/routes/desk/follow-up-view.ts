import { dateAt } from '../../../contract/business-hours.ts';
import { dateOfPreset, followUpPresets } from '../../../contract/follow-up.ts';
import { fill } from '../../../contract/format.ts';
import { closedStages } from '../../../contract/lead.ts';
import type { LeadSummary } from '../../../contract/lead-input.ts';
import { company } from '../../content/company.ts';
import { shortDate, weekdayDate } from '../../content/en/desk/moments.ts';
import type { DeskStrings } from '../../content/en/desk.ts';

const { hours } = company;

/** The days that one key chooses for a follow-up. */
export function followUpPresetsOf(now: number, { presets }: DeskStrings['request']['followUp']) {
  return followUpPresets.map((preset) => {
    const date = dateOfPreset(preset, now, hours);
    return { date, title: fill(presets[preset], { day: weekdayDate(date) }) };
  });
}

/** The follow-up of a request as its page shows it; null where it can have none. */
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
  t: DeskStrings['request']['followUp'],
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

/** The follow-up of a request in a list, which a won one has until its shipment begins; null for one without. */
export function followUpInList(
  {
    followUpAt: at,
    isFollowUpDue: isDue,
    stage,
  }: Pick<LeadSummary, 'followUpAt' | 'isFollowUpDue' | 'stage'>,
  strings: DeskStrings['inbox']['followUp'],
) {
  if (at === null) return null;
  if (stage === 'won') return { at, isDue, text: strings.toShip };
  return {
    at,
    isDue,
    text: fill(isDue ? strings.due : strings.on, { day: shortDate(dateAt(at, hours.timeZone)) }),
  };
}

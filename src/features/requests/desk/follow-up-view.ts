import { fill } from '../../../platform/values/format.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { company } from '../../settings/sample-company.ts';
import { weekdayDate } from '../../settings/strings/en/moments.ts';
import { datesOfPresets } from '../follow-up.ts';
import { closedStages } from '../lead.ts';
import type { LeadSummary } from '../lead-input.ts';
import type { request as requestStrings } from '../strings/en/request.ts';

const { hours } = company;

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
    dates: datesOfPresets(now, hours),
  };
}

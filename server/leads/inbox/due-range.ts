import { soonUntil } from '../../../contract/business-hours.ts';
import type { Company } from '../../../contract/company.ts';
import type { DueState } from '../../../contract/lead.ts';

/** The due times of a state at an instant: after `after`, up to `upTo`. */
export function dueRange(
  due: DueState,
  now: number,
  { hours }: Pick<Company, 'hours'>,
): { after: number; upTo: number } {
  if (due === 'overdue') return { after: 0, upTo: now };
  const soon = soonUntil(now, hours);
  return due === 'soon' ? { after: now, upTo: soon } : { after: soon, upTo: Number.MAX_SAFE_INTEGER };
}

import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import type { MilestoneCode } from '../../milestones.ts';
import { isOfMovedCargo } from '../../progress.ts';
import { shipments } from '../../strings/en/shipments.ts';

const { milestones: strings } = shipments.page;

/** Facts by which the first movement of the cargo is doubtful. */
export interface MoveFacts {
  hasMoved: boolean;
  /** First day of the cargo, YYYY-MM-DD; null when it is not known. */
  readyOn: string | null;
  /** Warning about the customer's KYC; empty for none. */
  kycText: string;
}

/** Returns the question before a milestone is marked as done today; empty when there is nothing to ask. */
export function questionBeforeDone(
  { code, name }: { code: MilestoneCode; name: string },
  { hasMoved, readyOn, kycText }: MoveFacts,
  today: string,
): string {
  if (hasMoved || !isOfMovedCargo(code)) return '';
  const isReady = readyOn === null || readyOn <= today;
  const ready = isReady ? '' : fill(strings.notReady, { day: dayOf(Date.parse(readyOn), 'UTC', deskLocale) });
  const reasons = [ready, kycText].filter(Boolean).join(' ');
  return reasons && fill(strings.doneAnyway, { reasons, milestone: name });
}

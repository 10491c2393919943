import { milestoneName } from '../../milestone-name.ts';
import { type MilestoneCode, milestoneCodes, milestonesOf } from '../../milestones.ts';
import { isRepeated, withStates } from '../../progress.ts';
import { movableAfter } from '../../reschedule.ts';
import type { DeskShipment } from '../../shipment.ts';
import { tracking } from '../../strings/en/tracking.ts';

/** A stored milestone, or an empty line for one that the mode usually has. */
export interface MilestoneRow {
  /** Stays the same when an empty line is saved. */
  key: string;
  /** Empty for a line that is not stored. */
  id: string;
  code: MilestoneCode;
  name: string;
  isNext: boolean;
  planned: string;
  estimated: string;
  actual: string;
  place: string;
  placeCode: string;
  delayReason: string;
  comment: string;
  postedBy: string;
  /** The milestones that a delay would move, with the arrival among them; null when there are none. */
  later: { count: number; arrival: { name: string; time: string } | null } | null;
}

const typed = (time: string | null) => (time ?? '').replace('T', ' ');

function emptyRow(code: MilestoneCode, count: number, mode: DeskShipment['mode']): MilestoneRow {
  const empty = { planned: '', estimated: '', actual: '', place: '', placeCode: '', delayReason: '' };
  return {
    key: `${code}-${count}`,
    id: '',
    code,
    name: milestoneName(tracking, code, mode),
    isNext: false,
    ...empty,
    comment: '',
    postedBy: '',
    later: null,
  };
}

/**
 * Returns the lines in the order of the route: one for each milestone of the mode, and always another transshipment.
 */
export function milestoneRows({ mode, milestones }: DeskShipment): MilestoneRow[] {
  const count = new Map<MilestoneCode, number>();
  const laterOf = (milestone: DeskShipment['milestones'][number]): MilestoneRow['later'] => {
    const later = movableAfter(milestones, milestone);
    const arrival = later?.arrival;
    return (
      later && {
        count: later.count,
        arrival: arrival ? { name: milestoneName(tracking, arrival.code, mode), time: arrival.time } : null,
      }
    );
  };
  const stored = withStates(milestones).map((milestone): MilestoneRow => {
    const { id, code, state, place, placeCode, delayReason, comment, postedBy } = milestone;
    const at = count.get(code) ?? 0;
    count.set(code, at + 1);
    return {
      key: `${code}-${at}`,
      id,
      code,
      name: milestoneName(tracking, code, mode),
      isNext: state === 'next',
      planned: typed(milestone.planned),
      estimated: typed(milestone.estimated),
      actual: typed(milestone.actual),
      place,
      placeCode: placeCode ?? '',
      delayReason: delayReason ?? '',
      comment,
      postedBy,
      later: laterOf(milestone),
    };
  });
  const missing = milestonesOf(mode)
    .filter((code) => isRepeated(code) || !count.has(code))
    .map((code) => emptyRow(code, count.get(code) ?? 0, mode));
  const rank = ({ code, id }: MilestoneRow) =>
    milestoneCodes.indexOf(isRepeated(code) ? 'transshipment-arrived' : code) * 2 + (id === '' ? 1 : 0);
  return [...stored, ...missing].sort((one, other) => rank(one) - rank(other));
}

/** Milestones before the last one that are shown without being asked for. */
const mostBefore = 2;

/** Returns the milestones before the last one that happened where they are many: the page folds them. */
export function earlierRows(rows: readonly MilestoneRow[]): MilestoneRow[] {
  const before = rows.filter(({ actual }) => actual !== '').slice(0, -1);
  return before.length > mostBefore ? before : [];
}

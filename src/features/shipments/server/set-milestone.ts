import { v7 as uuidv7 } from 'uuid';
import { countryByAnyCode } from '#features/cargo/airport-country.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { LeadEventData } from '#features/requests/lead.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { workingDaysOf } from '#features/settings/server/holidays.ts';
import { isFuture } from '#platform/values/local-time.ts';
import { milestonesOf, timeKinds } from '../milestones.ts';
import { findWrongOrder, type WrongOrder } from '../order.ts';
import { inOrder, isDelayed, isRepeated, shownTime } from '../progress.ts';
import { missingNumber, type RequiredNumber } from '../required-numbers.ts';
import { movedAfter } from '../reschedule.ts';
import { usualSchedule, type WorkingDays } from '../schedule.ts';
import { scopeOf } from '../scope.ts';
import type { Milestone } from '../shipment.ts';
import { type MilestoneInput, mostMilestones } from '../shipment-input.ts';
import {
  changeShipment,
  type LockedShipment,
  partChanged,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';
import { settleMet } from './deadlines.ts';
import { findSold } from './find-sold.ts';
import { deadlinesIn, milestonesIn, postedBy, routeOf } from './shipment-rows.ts';

type MilestoneRefusal =
  | 'no-such-milestone'
  | 'wrong-mode'
  | 'time-missing'
  | 'actual-in-future'
  | 'delay-reason-missing'
  | 'too-many';

/** The dates of two milestones contradict each other; `field` is the input. */
interface OutOfOrder extends WrongOrder {
  ok: false;
  reason: 'out-of-order';
  field: string;
  mode: TransportMode | null;
}

/** The shipment already has a milestone with this code: the one with this id. */
interface MilestoneExists {
  ok: false;
  reason: 'milestone-exists';
  milestoneId: string;
}

/** The milestone cannot have happened without a number. */
interface NumberMissing {
  ok: false;
  reason: 'number-missing';
  number: RequiredNumber;
}

/** Returns the refusal of a milestone that has happened and lacks its number; otherwise null. */
async function missingNumberIn(
  { transaction, row, at }: LockedShipment,
  after: Milestone,
  before: Milestone | null,
): Promise<NumberMissing | null> {
  const isNew = after.actual !== null && (before?.actual === null || before?.code !== after.code);
  if (!isNew) return null;
  const references = await transaction
    .selectFrom('shipment_references')
    .select('kind')
    .where('shipment_id', '=', row.id)
    .execute();
  const number = missingNumber(after.code, {
    ...routeOf(row),
    cargo: (await findSold(transaction, row, at)).cargo,
    numbers: references.map(({ kind }) => kind),
    deadlines: (await deadlinesIn(transaction, row.id)).map(({ kind }) => kind),
  });
  return number && { ok: false, reason: 'number-missing', number };
}

/** Returns the refusal of a duplicate milestone, or of one beyond the limit; otherwise null. */
function conflictIn(
  known: Milestone[],
  { id, code }: Pick<Milestone, 'id' | 'code'>,
): MilestoneExists | { refused: 'too-many' } | null {
  const before = known.find((milestone) => milestone.id === id);
  const existing =
    isRepeated(code) || before?.code === code
      ? undefined
      : known.find((milestone) => milestone.code === code);
  if (existing) return { ok: false, reason: 'milestone-exists', milestoneId: existing.id };
  return before || known.length < mostMilestones ? null : { refused: 'too-many' };
}

/** Returns the problem of a milestone, regardless of the others. */
function problemOf(
  input: MilestoneInput,
  { mode, now, before }: { mode: LockedShipment['row']['mode']; now: number; before: Milestone | null },
): MilestoneRefusal | null {
  // A milestone from before a correction of the mode may stay.
  if (before?.code !== input.code && !milestonesOf(mode).includes(input.code)) return 'wrong-mode';
  if (!shownTime(input)) return 'time-missing';
  if (input.actual !== null && isFuture(input.actual, now)) return 'actual-in-future';
  const needsReason = input.actual === null && isDelayed(input);
  return needsReason && input.delayReason === null ? 'delay-reason-missing' : null;
}

function columnsOf({
  code,
  planned,
  estimated,
  actual,
  place,
  placeCode,
  delayReason,
  comment,
}: MilestoneInput) {
  return {
    code,
    planned,
    estimated,
    actual,
    place,
    comment,
    place_code: placeCode,
    delay_reason: delayReason,
  };
}

/** Returns an event for each new time. */
function eventsOf(shipmentId: string, before: Milestone | null, after: Milestone): LeadEventData[] {
  const { id: milestoneId, code, place, comment, delayReason } = after;
  const changed = timeKinds.flatMap((kind) => {
    const time = after[kind];
    return time !== null && (time !== before?.[kind] || code !== before.code) ? [{ kind, time }] : [];
  });
  if (changed.length === 0) return [partChanged(shipmentId, 'milestones')];
  return changed.map(({ kind, time }) => ({
    type: 'milestone',
    shipmentId,
    milestoneId,
    code,
    kind,
    time,
    place,
    comment,
    ...(delayReason && kind !== 'planned' ? { delay: delayReason } : {}),
  }));
}

const isSame = (before: Milestone, after: Milestone) =>
  (Object.keys(after) as (keyof Milestone)[]).every((name) => before[name] === after[name]);

/** Stores a milestone; `isNew` means that it has no row yet. */
async function storeMilestone(
  { transaction, row, at }: LockedShipment,
  milestone: Milestone,
  { isNew, by }: { isNew: boolean; by: ShipmentChange['by'] },
): Promise<void> {
  const columns = { ...columnsOf(milestone), ...postedBy(by, at) };
  if (isNew)
    await transaction
      .insertInto('milestones')
      .values({ id: milestone.id, shipment_id: row.id, ...columns })
      .execute();
  else await transaction.updateTable('milestones').set(columns).where('id', '=', milestone.id).execute();
}

/**
 * Stores a milestone: the one with this id, or a new one. Times are local to its place. Refused without any time, for
 * an actual time that is in the future in every zone, for a code that the mode does not have, for a delay without a
 * reason (the reason of a punctual one is dropped), and for dates that contradict those of another milestone
 * (src/features/shipments/order.ts). Refused too when the shipment has the code already, with the id of that milestone;
 * only transshipments may be repeated. Refused when it has happened and lacks the number that it
 * needs (src/features/shipments/required-numbers.ts). Each new time is an event. With `moveLater`, the later milestones that have not
 * happened move by the same number of days, as one more event.
 */
export async function setMilestone(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  { id, moveLater = false, ...typed }: MilestoneInput & { id: string | null; moveLater?: boolean },
): Promise<
  (ShipmentOutcome<MilestoneRefusal> | OutOfOrder | MilestoneExists | NumberMissing) & {
    milestoneId?: string;
  }
> {
  const input: MilestoneInput = isDelayed(typed) ? typed : { ...typed, delayReason: null };
  const after: Milestone = { id: id ?? uuidv7(), ...input };
  const outcome = await changeShipment<MilestoneRefusal, OutOfOrder | MilestoneExists | NumberMissing>(
    deps,
    change,
    async (locked) => {
      const { row, transaction, at } = locked;
      const known = await milestonesIn(transaction, row.id);
      const before = known.find((milestone) => milestone.id === id) ?? null;
      if (id !== null && before === null) return { refused: 'no-such-milestone' };
      const problem = problemOf(input, { mode: row.mode, now: at, before });
      if (problem) return { refused: problem };
      const conflict = conflictIn(known, after);
      if (conflict) return conflict;
      if (before && isSame(before, after)) return null;
      const missing = await missingNumberIn(locked, after, before);
      if (missing) return missing;
      const moved = before && moveLater ? movedAfter(known, before, after, workingDaysAt(row)) : [];
      const changed = new Map([after, ...moved].map((milestone) => [milestone.id, milestone]));
      const stays = known.filter((milestone) => !changed.has(milestone.id));
      const wrong = findWrongOrder(known, inOrder([...stays, ...changed.values()]), row.mode);
      if (wrong) {
        const typed = [wrong.earlier, wrong.later].find((time) => time.id === after.id);
        const field = (typed ?? shownTime(after))?.kind ?? 'planned';
        return { ok: false, reason: 'out-of-order', ...wrong, field, mode: row.mode };
      }
      const events = eventsOf(row.id, before, after);
      return {
        set: {},
        events: moved.length > 0 ? [...events, partChanged(row.id, 'milestones')] : events,
        async alsoWrite() {
          for (const milestone of changed.values())
            await storeMilestone(locked, milestone, { isNew: milestone === after && !before, by: change.by });
          await settleMet(locked, { before, after }, change.by);
        },
      };
    },
  );
  return outcome.ok ? { ...outcome, milestoneId: after.id } : outcome;
}

/** `removed` is the input with which `setMilestone` restores it. */
type RemoveOutcome = ShipmentOutcome<'no-such-milestone'> & { removed?: MilestoneInput };

/** Removes a milestone; needs no version, because a restored one has another id. */
export async function removeMilestone(
  deps: ShipmentDependencies,
  change: Omit<ShipmentChange, 'version'>,
  milestoneId: string,
): Promise<RemoveOutcome> {
  let removed: MilestoneInput | undefined;
  const outcome = await changeShipment<'no-such-milestone'>(
    deps,
    { ...change, version: null },
    async (locked) => {
      const { row, transaction } = locked;
      const milestone = (await milestonesIn(transaction, row.id)).find(({ id }) => id === milestoneId);
      if (!milestone) return { refused: 'no-such-milestone' };
      const { code, planned, estimated, actual, place, placeCode, delayReason, comment } = milestone;
      removed = { code, planned, estimated, actual, place, placeCode, delayReason, comment };
      return {
        set: {},
        events: [{ type: 'milestone-removed', shipmentId: row.id, code }],
        alsoWrite: async () => {
          await transaction.deleteFrom('milestones').where('id', '=', milestoneId).execute();
          await settleMet(locked, { before: milestone, after: null }, change.by);
        },
      };
    },
  );
  return outcome.ok && removed ? { ...outcome, removed } : outcome;
}

type ScheduleOutcome = (ShipmentOutcome<'nothing-to-plan'> | OutOfOrder) & { added?: number };

/**
 * Adds the missing usual milestones of the mode and of what was sold, planned around its departure and arrival
 * (src/features/shipments/schedule.ts). Refused when it has all of them, and when the dates contradict each other or
 * those of existing milestones.
 */
export async function planSchedule(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  days: { departs: string; arrives: string },
): Promise<ScheduleOutcome> {
  let added = 0;
  const outcome = await changeShipment<'nothing-to-plan', OutOfOrder>(deps, change, async (locked) => {
    const { row, transaction, at } = locked;
    const known = await milestonesIn(transaction, row.id);
    const sold = await findSold(transaction, row, at);
    const open = workingDaysAt(row);
    const today = dateAt(at, currentSettings().company.hours.timeZone);
    const usual = usualSchedule(row.mode, { ...days, today }, scopeOf(sold.lines, sold.cargo), open).map(
      ({ code, planned }): Milestone => ({
        id: uuidv7(),
        code,
        planned,
        estimated: null,
        actual: null,
        ...placeOf(code, row),
        delayReason: null,
        comment: '',
      }),
    );
    const missing = usual.filter(({ code }) => !known.some((milestone) => milestone.code === code));
    if (missing.length === 0 || known.length + missing.length > mostMilestones)
      return { refused: 'nothing-to-plan' };
    const wrong =
      findWrongOrder([], usual, row.mode) ?? findWrongOrder(known, inOrder([...known, ...missing]), row.mode);
    if (wrong) {
      const field = wrong.later.code === 'departed' ? 'departs' : 'arrives';
      return { ok: false, reason: 'out-of-order', ...wrong, field, mode: row.mode };
    }
    added = missing.length;
    return {
      set: {},
      events: [partChanged(row.id, 'milestones')],
      async alsoWrite() {
        for (const milestone of missing)
          await storeMilestone(locked, milestone, { isNew: true, by: change.by });
      },
    };
  });
  return outcome.ok ? { ...outcome, added } : outcome;
}

function workingDaysAt(row: LockedShipment['row']): WorkingDays {
  const of = (text: string, code: string | null) =>
    workingDaysOf(countryByAnyCode({ text, code: code ?? '' }));
  return { from: of(row.from_text, row.from_code), to: of(row.to_text, row.to_code) };
}

/** The ends of the main leg are those of the lane. */
function placeOf(code: Milestone['code'], row: LockedShipment['row']) {
  if (code === 'departed') return { place: row.from_text, placeCode: row.from_code };
  return code === 'arrived' ? { place: row.to_text, placeCode: row.to_code } : { place: '', placeCode: null };
}

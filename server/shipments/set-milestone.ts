import { v7 as uuidv7 } from 'uuid';
import type { LeadEventData } from '../../contract/lead.ts';
import { isFuture } from '../../contract/tracking/local-time.ts';
import { type MilestoneCode, milestonesOf, timeKinds } from '../../contract/tracking/milestones.ts';
import { isDelayed, isRepeated, type Milestone, shownTime } from '../../contract/tracking/progress.ts';
import { usualSchedule } from '../../contract/tracking/schedule.ts';
import { type MilestoneInput, mostMilestones } from '../../contract/tracking/shipment-input.ts';
import type { Db } from '../db/open-database.ts';
import {
  changeShipment,
  type LockedShipment,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';
import { milestoneOf, postedBy } from './shipment-rows.ts';

type MilestoneRefusal =
  | 'no-such-milestone'
  | 'milestone-exists'
  | 'wrong-mode'
  | 'time-missing'
  | 'actual-in-future'
  | 'delay-reason-missing'
  | 'too-many';

async function findMilestone(transaction: Db, shipmentId: string, id: string): Promise<Milestone | null> {
  const row = await transaction
    .selectFrom('milestones')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? milestoneOf(row) : null;
}

/** The id of the milestone with a code that a shipment has once; undefined while it has none. */
async function findIdOf(
  transaction: Db,
  shipmentId: string,
  code: MilestoneCode,
): Promise<string | undefined> {
  if (isRepeated(code)) return undefined;
  const row = await transaction
    .selectFrom('milestones')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

async function countMilestones(transaction: Db, shipmentId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('milestones')
    .select((milestone) => milestone.fn.countAll().as('count'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is wrong with a milestone itself. */
function problemOf(
  input: MilestoneInput,
  { mode, now, before }: { mode: LockedShipment['row']['mode']; now: number; before: Milestone | null },
): MilestoneRefusal | null {
  // One that was entered before the mode was corrected may stay.
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
    ...{ code, planned, estimated, actual, place, comment },
    ...{ place_code: placeCode, delay_reason: delayReason },
  };
}

/** The events of a milestone: one for each of its times that is new. */
function eventsOf(shipmentId: string, before: Milestone | null, after: Milestone): LeadEventData[] {
  const { id: milestoneId, code, place, comment, delayReason } = after;
  const changed = timeKinds.flatMap((kind) => {
    const time = after[kind];
    return time !== null && (time !== before?.[kind] || code !== before.code) ? [{ kind, time }] : [];
  });
  if (changed.length === 0) return [{ type: 'shipment-changed', shipmentId, what: ['milestones'] }];
  return changed.map(({ kind, time }) => ({
    ...{ type: 'milestone', shipmentId, milestoneId, code, kind, time, place, comment },
    ...(delayReason && kind !== 'planned' ? { delay: delayReason } : {}),
  }));
}

const isSame = (before: Milestone, after: Milestone) =>
  (Object.keys(after) as (keyof Milestone)[]).every((name) => before[name] === after[name]);

/**
 * Stores a milestone with all that it says: the one of this id, or another one. Times are on the clock of its place. Refused
 * without any time, for an actual time that is in the future everywhere, for a code that the mode does not have, and where
 * it is expected later than planned without a reason; one that is on time keeps none. Refused too where the shipment has the
 * code already, with the id of that milestone; a transshipment alone is repeated. Each time that is new is an event.
 */
export async function setMilestone(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  { id, ...typed }: MilestoneInput & { id: string | null },
): Promise<ShipmentOutcome<MilestoneRefusal> & { milestoneId?: string }> {
  const input: MilestoneInput = isDelayed(typed) ? typed : { ...typed, delayReason: null };
  const milestoneId = id ?? uuidv7();
  let existingId: string | undefined;
  const outcome = await changeShipment<MilestoneRefusal>(deps, change, async ({ row, transaction, at }) => {
    const before = id === null ? null : await findMilestone(transaction, row.id, id);
    if (id !== null && before === null) return { refused: 'no-such-milestone' };
    const problem = problemOf(input, { mode: row.mode, now: at, before });
    if (problem) return { refused: problem };
    existingId = before?.code === input.code ? undefined : await findIdOf(transaction, row.id, input.code);
    if (existingId) return { refused: 'milestone-exists' };
    if (before === null && (await countMilestones(transaction, row.id)) >= mostMilestones)
      return { refused: 'too-many' };
    const after: Milestone = { id: milestoneId, ...input };
    if (before && isSame(before, after)) return null;
    const columns = { ...columnsOf(input), ...postedBy(change.by, at) };
    return {
      set: {},
      events: eventsOf(row.id, before, after),
      async alsoWrite() {
        if (before)
          await transaction.updateTable('milestones').set(columns).where('id', '=', milestoneId).execute();
        else
          await transaction
            .insertInto('milestones')
            .values({ id: milestoneId, shipment_id: row.id, ...columns })
            .execute();
      },
    };
  });
  if (outcome.ok) return { ...outcome, milestoneId };
  return existingId ? { ...outcome, milestoneId: existingId } : outcome;
}

/** A milestone was removed: `removed` is what `setMilestone` needs to store it again. */
type RemoveOutcome = ShipmentOutcome<'no-such-milestone'> & { removed?: MilestoneInput };

/** Removes a milestone; needs no version, as its id is another one once it is stored again. */
export async function removeMilestone(
  deps: ShipmentDependencies,
  change: Omit<ShipmentChange, 'version'>,
  milestoneId: string,
): Promise<RemoveOutcome> {
  let removed: MilestoneInput | undefined;
  const outcome = await changeShipment<'no-such-milestone'>(
    deps,
    { ...change, version: null },
    async ({ row, transaction }) => {
      const milestone = await findMilestone(transaction, row.id, milestoneId);
      if (!milestone) return { refused: 'no-such-milestone' };
      const { code, planned, estimated, actual, place, placeCode, delayReason, comment } = milestone;
      removed = { code, planned, estimated, actual, place, placeCode, delayReason, comment };
      return {
        set: {},
        events: [{ type: 'milestone-removed', shipmentId: row.id, code }],
        alsoWrite: async () => {
          await transaction.deleteFrom('milestones').where('id', '=', milestoneId).execute();
        },
      };
    },
  );
  return outcome.ok && removed ? { ...outcome, removed } : outcome;
}

type ScheduleOutcome = ShipmentOutcome<'nothing-to-plan'> & { added?: number };

/**
 * Adds the usual milestones of the mode that the shipment does not have yet, planned around its departure and arrival
 * (contract/tracking/schedule.ts). Refused where it has all of them.
 */
export async function planSchedule(
  deps: ShipmentDependencies,
  change: ShipmentChange,
  days: { departs: string; arrives: string },
): Promise<ScheduleOutcome> {
  let added = 0;
  const outcome = await changeShipment<'nothing-to-plan'>(deps, change, async ({ row, transaction, at }) => {
    const known = await transaction
      .selectFrom('milestones')
      .select('code')
      .where('shipment_id', '=', row.id)
      .execute();
    const missing = usualSchedule(row.mode, days).filter(
      ({ code }) => !known.some((milestone) => milestone.code === code),
    );
    if (missing.length === 0 || known.length + missing.length > mostMilestones)
      return { refused: 'nothing-to-plan' };
    added = missing.length;
    return {
      set: {},
      events: [{ type: 'shipment-changed', shipmentId: row.id, what: ['milestones'] }],
      async alsoWrite() {
        const values = missing.map(({ code, planned }) => ({
          ...{ id: uuidv7(), shipment_id: row.id, code, planned, estimated: null, actual: null },
          ...placeOf(code, row),
          ...{ delay_reason: null, comment: '', ...postedBy(change.by, at) },
        }));
        await transaction.insertInto('milestones').values(values).execute();
      },
    };
  });
  return outcome.ok ? { ...outcome, added } : outcome;
}

/** Ends of the main leg are where the lane says. */
function placeOf(code: Milestone['code'], row: LockedShipment['row']) {
  if (code === 'departed') return { place: row.from_text, place_code: row.from_code };
  return code === 'arrived'
    ? { place: row.to_text, place_code: row.to_code }
    : { place: '', place_code: null };
}

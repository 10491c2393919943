import { v7 as uuidv7 } from 'uuid';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { DeadlineKind } from '../deadline-kinds.ts';
import { lastMinuteOf, metBy } from '../deadlines.ts';
import type { ProposedDeadline } from '../propose-deadlines.ts';
import type { ReferenceKind } from '../references.ts';
import { filedNumbers, type RequiredNumber } from '../required-numbers.ts';
import { scopeOf } from '../scope.ts';
import type { Deadline, Milestone } from '../shipment.ts';
import { type DeadlineInput, mostDeadlines } from '../shipment-input.ts';
import {
  changeShipment,
  type LockedShipment,
  type PlannedShipment,
  partChanged,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';
import { findSold } from './find-sold.ts';
import { proposalsOf } from './move-deadlines.ts';
import { deadlinesIn, milestonesIn, routeOf } from './shipment-rows.ts';

type DeadlineDependencies = ShipmentDependencies & Pick<LeadDependencies, 'listStaff'>;

/** Needs no version: it changes one deadline alone. */
type OneDeadline = Omit<ShipmentChange, 'version'> & { deadlineId: string };

function changed(shipmentId: string, alsoWrite: () => Promise<unknown>): PlannedShipment {
  return { set: {}, events: [partChanged(shipmentId, 'deadlines')], alsoWrite };
}

/** Returns the proposals that a shipment lacks. */
export function lackedOf(proposals: readonly ProposedDeadline[], deadlines: readonly Deadline[]) {
  return proposals.filter(({ kind }) => !deadlines.some((deadline) => deadline.kind === kind));
}

type ProposalOutcome = ShipmentOutcome<'nothing-to-propose'> & { added?: number };

/** Adds the proposed deadlines that a shipment lacks, for the owner of its request. Refused when it has all of them. */
export async function addProposedDeadlines(
  deps: ShipmentDependencies,
  change: ShipmentChange,
): Promise<ProposalOutcome> {
  let added = 0;
  const outcome = await changeShipment<'nothing-to-propose'>(deps, change, async (locked) => {
    const { transaction, row, at } = locked;
    const milestones = await milestonesIn(transaction, row.id);
    const { cargo, goods, lines } = await findSold(transaction, row, at);
    const { endsAtPort } = scopeOf(lines, cargo);
    const known = await deadlinesIn(transaction, row.id);
    const missing = lackedOf(
      proposalsOf({ ...routeOf(row), milestones }, { cargo, goods, endsAtPort, now: at }),
      known,
    );
    if (missing.length === 0 || known.length + missing.length > mostDeadlines)
      return { refused: 'nothing-to-propose' };
    added = missing.length;
    const rows = missing.map(({ kind, dueAt, timeZone }) => ({
      ...({ is_typed: 0, title: '', note: '' } as const),
      id: uuidv7(),
      shipment_id: row.id,
      kind,
      due_at: dueAt,
      time_zone: timeZone,
    }));
    return changed(row.id, () => transaction.insertInto('shipment_deadlines').values(rows).execute());
  });
  return outcome.ok ? { ...outcome, added } : outcome;
}

type DeadlineRefusal = 'no-such-deadline' | 'no-such-staff' | 'too-many';

/**
 * Stores a deadline: the one with this id, or a new one. A time that differs from the stored one is that of staff, and no
 * longer follows the milestones; without a time it does again. Refused for an owner who is not at the desk.
 */
export async function setDeadline(
  deps: DeadlineDependencies,
  change: ShipmentChange,
  { id, ...input }: DeadlineInput & { id: string | null },
): Promise<ShipmentOutcome<DeadlineRefusal> & { deadlineId?: string }> {
  const { kind, title, due, timeZone, ownerId, note } = input;
  // Before the transaction: on SQLite it holds the only connection, and would wait for itself.
  const staff = await deps.listStaff();
  const deadlineId = id ?? uuidv7();
  const dueAt = due === null ? null : lastMinuteOf(due, timeZone);
  const outcome = await changeShipment<DeadlineRefusal>(deps, change, async (locked) => {
    const { transaction, row } = locked;
    const known = await deadlinesIn(transaction, row.id);
    const before = known.find((deadline) => deadline.id === id);
    if (id !== null && !before) return { refused: 'no-such-deadline' };
    if (!before && known.length >= mostDeadlines) return { refused: 'too-many' };
    const isKnown =
      ownerId === null || ownerId === before?.ownerId || staff.some((each) => each.id === ownerId);
    if (!isKnown) return { refused: 'no-such-staff' };
    const keepsTime = before !== undefined && dueAt === before.dueAt;
    const isTyped = keepsTime ? before.isTyped : dueAt !== null;
    const columns = {
      kind,
      title: kind === 'other' ? title : '',
      due_at: dueAt,
      time_zone: timeZone,
      is_typed: isTyped ? 1 : 0,
      owner_id: ownerId,
      note,
    } as const;
    return changed(row.id, () =>
      before
        ? transaction.updateTable('shipment_deadlines').set(columns).where('id', '=', before.id).execute()
        : transaction
            .insertInto('shipment_deadlines')
            .values({ ...columns, id: deadlineId, shipment_id: row.id })
            .execute(),
    );
  });
  return outcome.ok ? { ...outcome, deadlineId } : outcome;
}

/** Changes one deadline; `plan` returns the statement, or null without a change. */
function changeDeadline(
  deps: ShipmentDependencies,
  { deadlineId, ...change }: OneDeadline,
  plan: (deadline: Deadline, locked: LockedShipment) => (() => Promise<unknown>) | null,
): Promise<ShipmentOutcome<'no-such-deadline'>> {
  return changeShipment<'no-such-deadline'>(deps, { ...change, version: null }, async (locked) => {
    const { transaction, row } = locked;
    const deadline = (await deadlinesIn(transaction, row.id)).find(({ id }) => id === deadlineId);
    if (!deadline) return { refused: 'no-such-deadline' };
    const write = plan(deadline, locked);
    return write && changed(row.id, write);
  });
}

function doneColumns(isDone: boolean, at: number, by: ShipmentChange['by']) {
  if (!isDone) return { done_at: null, done_by_name: null };
  return { done_at: at, done_by_name: typeof by === 'string' ? null : by.name };
}

/** Marks a deadline as done, or as open again. */
export function setDeadlineDone(
  deps: ShipmentDependencies,
  change: OneDeadline,
  isDone: boolean,
): Promise<ShipmentOutcome<'no-such-deadline'>> {
  return changeDeadline(deps, change, ({ id, doneAt }, { transaction, at }) => {
    if ((doneAt !== null) === isDone) return null;
    const columns = doneColumns(isDone, at, change.by);
    return () => transaction.updateTable('shipment_deadlines').set(columns).where('id', '=', id).execute();
  });
}

export function removeDeadline(
  deps: ShipmentDependencies,
  change: OneDeadline,
): Promise<ShipmentOutcome<'no-such-deadline'>> {
  return changeDeadline(
    deps,
    change,
    ({ id }, { transaction }) =>
      () =>
        transaction.deleteFrom('shipment_deadlines').where('id', '=', id).execute(),
  );
}

/** Marks the deadlines of some kinds as done, or as open again, in the transaction of a change that meets them. */
async function settle(
  { transaction, row, at }: LockedShipment,
  kinds: readonly DeadlineKind[],
  { isDone, by }: { isDone: boolean; by: ShipmentChange['by'] },
): Promise<void> {
  if (kinds.length === 0) return;
  await transaction
    .updateTable('shipment_deadlines')
    .set(doneColumns(isDone, at, by))
    .where('shipment_id', '=', row.id)
    .where('kind', 'in', kinds)
    .where('done_at', isDone ? 'is' : 'is not', null)
    .execute();
}

/** Completes the filings whose numbers a shipment has. */
export function completeFiled(
  locked: LockedShipment,
  numbers: readonly ReferenceKind[],
  by: ShipmentChange['by'],
): Promise<void> {
  const filed = (Object.keys(filedNumbers) as RequiredNumber[]).filter((kind) => numbers.includes(kind));
  return settle(
    locked,
    filed.map((kind) => filedNumbers[kind]),
    { isDone: true, by },
  );
}

/** Completes the deadlines that a milestone meets once it has happened; opens them again when it has not. */
export async function settleMet(
  locked: LockedShipment,
  { before, after }: Record<'before' | 'after', Milestone | null>,
  by: ShipmentChange['by'],
): Promise<void> {
  const kindsOf = (milestone: Milestone | null) => (milestone?.actual ? (metBy[milestone.code] ?? []) : []);
  const [was, is] = [kindsOf(before), kindsOf(after)];
  const opened = was.filter((kind) => !is.includes(kind));
  const met = is.filter((kind) => !was.includes(kind));
  await settle(locked, opened, { isDone: false, by });
  await settle(locked, met, { isDone: true, by });
}

import type { Cargo } from '#features/cargo/cargo.ts';
import { localZoneOf } from '#features/requests/customer-zone.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { inListOrder } from '../deadlines.ts';
import { isFood, type ProposedDeadline, proposeDeadlines } from '../propose-deadlines.ts';
import type { Deadline, DeskShipment, Milestone, ShipmentPlace } from '../shipment.ts';
import { deadlinesIn, routeOf } from './shipment-rows.ts';
import type { ShipmentTable } from './tables.ts';

type Route = Pick<DeskShipment, 'mode' | 'from' | 'to'>;

/** Returns the time zones of the ends of a route; the office’s where a place does not name one. */
function zonesOfRoute({ from, to }: Route, now: number): { from: string; to: string } {
  const { timeZone } = currentSettings().company.hours;
  const zoneOf = ({ text, code }: ShipmentPlace) =>
    localZoneOf({ text, code: code ?? undefined }, now) ?? timeZone;
  return { from: zoneOf(from), to: zoneOf(to) };
}

/** Proposes the deadlines of a shipment (src/features/shipments/propose-deadlines.ts); goods that are null may be food. */
export function proposalsOf(
  { mode, from, to, milestones }: Route & { milestones: readonly Milestone[] },
  {
    cargo,
    goods,
    endsAtPort = false,
    now,
  }: { cargo: Cargo | null; goods: string | null; endsAtPort?: boolean; now: number },
): ProposedDeadline[] {
  return proposeDeadlines({
    mode,
    from,
    to,
    milestones,
    cargo,
    isFood: goods === null ? null : isFood(cargo, goods),
    companyCountry: currentSettings().company.address.country,
    zones: zonesOfRoute({ mode, from, to }, now),
    endsAtPort,
  });
}

/**
 * Moves the open deadlines whose time follows the milestones, in the transaction of a change, and returns all deadlines.
 * Keeps those whose time staff entered, and the time of those that the dates no longer give.
 */
export async function moveDeadlines(
  transaction: Db,
  row: ShipmentTable,
  { milestones, now }: { milestones: Milestone[]; now: number },
): Promise<Deadline[]> {
  const deadlines = await deadlinesIn(transaction, row.id);
  const following = deadlines.filter(({ isTyped, doneAt }) => !isTyped && doneAt === null);
  if (following.length === 0) return deadlines;
  const proposals = proposalsOf({ ...routeOf(row), milestones }, { cargo: null, goods: null, now });
  const moved = new Map<string, Deadline>();
  for (const deadline of following) {
    const proposed = proposals.find(({ kind }) => kind === deadline.kind);
    const isSame = proposed?.dueAt === deadline.dueAt && proposed.timeZone === deadline.timeZone;
    if (!proposed || proposed.dueAt === null || isSame) continue;
    const { dueAt, timeZone } = proposed;
    moved.set(deadline.id, { ...deadline, dueAt, timeZone });
    await transaction
      .updateTable('shipment_deadlines')
      .set({ due_at: dueAt, time_zone: timeZone })
      .where('id', '=', deadline.id)
      .execute();
  }
  return inListOrder(deadlines.map((deadline) => moved.get(deadline.id) ?? deadline));
}

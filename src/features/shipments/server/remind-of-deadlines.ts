import type { DeadlineReminderKind } from '#features/requests/lead.ts';
import { sendReminders } from '#features/requests/server/commands/remind.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { officeAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { deadlineName } from '../deadline-name.ts';
import { deadlinesSoonUntil } from '../deadlines.ts';

/** Deadlines of one mail; what is left over follows a minute later. */
const mostAtOnce = 50;

type Times = Record<'after' | 'upTo', number>;

/** The open deadlines of a time that count: not those of canceled shipments and of spam. */
function selectDue(db: Db, { after, upTo }: Times) {
  return db
    .selectFrom('shipment_deadlines')
    .innerJoin('shipments', 'shipments.id', 'shipment_deadlines.shipment_id')
    .innerJoin('leads', 'leads.id', 'shipments.lead_id')
    .where('done_at', 'is', null)
    .where('shipment_deadlines.due_at', '>', after)
    .where('shipment_deadlines.due_at', '<=', upTo)
    .where('shipments.state', '!=', 'cancelled')
    .where('leads.folder', '!=', 'spam');
}

/** Counts the deadlines that have passed and are not done. Throws when the database fails. */
export async function countOverdueDeadlines(db: Db, now: number): Promise<number> {
  return countRows(selectDue(db, { after: 0, upTo: now }));
}

const columnOf = (kind: DeadlineReminderKind) =>
  kind === 'deadline-soon' ? 'soon_reminded_of' : 'overdue_reminded_of';

async function findToRemindOf(transaction: Db, kind: DeadlineReminderKind, times: Times) {
  const column = columnOf(kind);
  return selectDue(transaction, times)
    .where((deadline) =>
      deadline.or([
        deadline(column, 'is', null),
        deadline(column, '!=', deadline.ref('shipment_deadlines.due_at')),
      ]),
    )
    .select(['shipment_deadlines.id', 'shipment_deadlines.kind', 'shipment_deadlines.due_at'])
    .select(['shipment_id', 'title', 'shipments.mode'])
    .select((deadline) => [
      'shipment_deadlines.owner_id as deadlineOwner',
      deadline.fn.coalesce('leads.merged_into', 'leads.id').as('leadId'),
    ])
    .orderBy('shipment_deadlines.due_at')
    .orderBy('shipment_deadlines.id')
    .limit(mostAtOnce)
    .execute();
}

/** Claims a reminder of a due time: false when another instance has it, or the time has changed. */
async function claim(
  transaction: Db,
  kind: DeadlineReminderKind,
  { id, due_at }: { id: string; due_at: number | null },
): Promise<boolean> {
  const column = columnOf(kind);
  const { numUpdatedRows } = await transaction
    .updateTable('shipment_deadlines')
    .set({ [column]: due_at })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('done_at', 'is', null)
    .where((deadline) =>
      deadline.or([deadline(column, 'is', null), deadline(column, '!=', deadline.ref('due_at'))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function remindOf(
  deps: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  {
    kind,
    staff,
    now,
    times,
  }: { kind: DeadlineReminderKind; staff: StaffMember[]; now: number; times: Times },
): Promise<number> {
  const claimed = [];
  for (const found of await findToRemindOf(transaction, kind, times))
    if (await claim(transaction, kind, found)) claimed.push(found);
  if (claimed.length === 0) return 0;
  const leads = await transaction
    .selectFrom('leads')
    .selectAll()
    .where(
      'id',
      'in',
      claimed.map(({ leadId }) => leadId),
    )
    .execute();
  const reminded = claimed.flatMap((found) => {
    const lead = leads.find(({ id }) => id === found.leadId);
    if (!lead) return [];
    const owner = [found.deadlineOwner, lead.owner_id].find((id) => staff.some((member) => member.id === id));
    const to = kind === 'deadline-overdue' ? staff : staff.filter(({ id }) => id === owner);
    const deadline = { shipmentId: found.shipment_id, task: deadlineName(found, found.mode) };
    return [{ lead, to, dueAt: Number(found.due_at), deadline }];
  });
  await sendReminders(deps, transaction, { kind, staff, reminded, now });
  return claimed.length;
}

/**
 * Reminds by mail of the deadlines of shipments: the owner of each, or the desk's address, while the office is open, of
 * those that are due by the end of its next day; and everybody of those that have passed. Each once for a due time, with one
 * mail to a person. Returns the number of reminders; throws when the database fails.
 */
export async function remindOfDeadlines(deps: LeadDependencies): Promise<number> {
  const { db, clock, listStaff, outboxIsWaiting } = deps;
  const { hours } = currentSettings().company;
  const staff = await listStaff();
  const now = clock();
  const timesOf: Record<DeadlineReminderKind, Times | null> = {
    // While the office is open: one mail in the morning has the whole day.
    'deadline-soon': officeAt(now, hours).open ? { after: now, upTo: deadlinesSoonUntil(now, hours) } : null,
    'deadline-overdue': { after: 0, upTo: now },
  };
  let reminders = 0;
  for (const kind of ['deadline-soon', 'deadline-overdue'] as const) {
    const times = timesOf[kind];
    if (times)
      reminders += await transact(db, (transaction) =>
        remindOf(deps, transaction, { kind, staff, now, times }),
      );
  }
  if (reminders > 0) outboxIsWaiting();
  return reminders;
}

import { soonUntil } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { listIn } from '#platform/values/format.ts';
import type { DeadlineReminderKind, ReminderKind } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import type { LeadTable } from '../tables.ts';
import { appendEvent } from '../timeline/lead-events.ts';

/** Leads of one mail; what is left over follows a minute later. */
const mostAtOnce = 50;

/** The column that a reminder of a kind follows. */
const columnOf = (kind: ReminderKind) => (kind === 'follow-up' ? 'follow_up_at' : 'waits_until');

/** Leads whose timer or follow-up is that far, and that nobody was reminded of for this due time. */
function toRemindOf(transaction: Db, kind: ReminderKind, { now, soon }: { now: number; soon: number }) {
  const column = columnOf(kind);
  return (
    transaction
      .selectFrom('leads')
      .selectAll()
      .where(column, '>', kind === 'soon' ? now : 0)
      .where(column, '<=', kind === 'soon' ? soon : now)
      .where('merged_into', 'is', null)
      // A closed one is to do for another reason, such as an accepted quote, of which there was a mail.
      .$if(kind === 'follow-up', (query) => query.where('stage', 'not in', ['won', 'lost']))
      .where((lead) =>
        lead.not(
          lead.exists(
            lead
              .selectFrom('lead_reminders')
              .select('lead_reminders.lead_id')
              .whereRef('lead_reminders.lead_id', '=', 'leads.id')
              .whereRef('lead_reminders.due_at', '=', `leads.${column}`)
              .where('lead_reminders.kind', '=', kind),
          ),
        ),
      )
      .orderBy(column)
      .orderBy('number')
      .limit(mostAtOnce)
      .execute()
  );
}

const dueOf = (lead: LeadTable, kind: ReminderKind) => Number(lead[columnOf(kind)]);

/** Claims a reminder: false when another instance has it. */
async function claimReminder(transaction: Db, lead: LeadTable, kind: ReminderKind): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead_reminders')
    .values({ lead_id: lead.id, due_at: dueOf(lead, kind), kind })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Recipients of a reminder: everybody for an overdue lead, else its owner. An empty list means the desk's address. */
function recipientsOf(lead: LeadTable, kind: ReminderKind, staff: StaffMember[]): StaffMember[] {
  return kind === 'overdue' ? staff : staff.filter(({ id }) => id === lead.owner_id);
}

/** A lead of which people are reminded. */
interface Reminded {
  lead: LeadTable;
  /** Nobody means the desk's address. */
  to: StaffMember[];
  dueAt: number;
  /** The deadline of its shipment that is due. */
  deadline?: { shipmentId: string; task: string };
}

/** Mails each person one list of what they are reminded of, and stores each reminder on the timeline of its lead. */
export async function sendReminders(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  {
    kind,
    staff,
    reminded,
    now,
  }: {
    kind: ReminderKind | DeadlineReminderKind;
    staff: StaffMember[];
    reminded: Reminded[];
    now: number;
  },
): Promise<void> {
  const mail = async (to: StaffMember | null, lines: Reminded[]) => {
    if (lines.length === 0) return;
    await enqueueMail(transaction, 'leads-due', {
      props: {
        kind,
        to: to && { name: to.name, address: to.email },
        leads: lines.map(({ lead, dueAt, deadline }) => ({
          id: lead.id,
          reference: lead.reference,
          who: listIn(deskLocale, [lead.name, lead.company].filter(Boolean)),
          dueAt,
          ...deadline,
        })),
      },
      subjectId: to?.id ?? 'desk',
      now,
    });
  };
  for (const member of staff)
    await mail(
      member,
      reminded.filter(({ to }) => to.includes(member)),
    );
  await mail(
    null,
    reminded.filter(({ to }) => to.length === 0),
  );
  for (const { lead, to, dueAt, deadline } of reminded)
    await appendEvent(dependencies, transaction, {
      lead,
      by: 'system',
      at: now,
      data: {
        type: 'reminded',
        kind,
        dueAt,
        to: to.map(({ name }) => name),
        ...(deadline && { task: deadline.task }),
      },
    });
}

async function remindOf(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  { kind, staff, now, soon }: { kind: ReminderKind; staff: StaffMember[]; now: number; soon: number },
) {
  const claimed: LeadTable[] = [];
  for (const lead of await toRemindOf(transaction, kind, { now, soon }))
    if (await claimReminder(transaction, lead, kind)) claimed.push(lead);
  const reminded = claimed.map((lead) => ({
    lead,
    to: recipientsOf(lead, kind, staff),
    dueAt: dueOf(lead, kind),
  }));
  await sendReminders(dependencies, transaction, { kind, staff, reminded, now });
  return claimed.length;
}

/**
 * Reminds by mail of leads that are to be followed up by now: their owners, or the desk's address, once for each date, with
 * one mail to a person. Returns the number of reminders; throws when the database fails.
 */
export async function remindOfFollowUps(dependencies: LeadDependencies): Promise<number> {
  const { db, clock, listStaff, outboxIsWaiting } = dependencies;
  const staff = await listStaff();
  const now = clock();
  const reminders = await transact(db, (transaction) =>
    remindOf(dependencies, transaction, { kind: 'follow-up', staff, now, soon: now }),
  );
  if (reminders > 0) outboxIsWaiting();
  return reminders;
}

/**
 * Reminds by mail of answers that are due: the owner when it is soon, everybody when it is too late, each once for a due
 * time, with one mail to a person. Without a recipient it goes to the desk's address. Returns the number of reminders;
 * throws when the database fails.
 */
export async function remindOfDueAnswers(dependencies: LeadDependencies): Promise<number> {
  const { db, clock, listStaff, outboxIsWaiting } = dependencies;
  const staff = await listStaff();
  const now = clock();
  const soon = soonUntil(now, currentSettings().company.hours);
  let reminders = 0;
  for (const kind of ['soon', 'overdue'] as const)
    reminders += await transact(db, (transaction) =>
      remindOf(dependencies, transaction, { kind, staff, now, soon }),
    );
  if (reminders > 0) outboxIsWaiting();
  return reminders;
}

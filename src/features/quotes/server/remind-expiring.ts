import { closedStages } from '#features/requests/lead.ts';
import { lockSurvivingLead } from '#features/requests/server/commands/change-lead.ts';
import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { shownStage } from '#features/requests/server/lead-state.ts';
import { appendEvent } from '#features/requests/server/timeline/lead-events.ts';
import { dateAt, daysAfter, endOfDay, officeAt, openDayFrom } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { day } from '#platform/values/durations.ts';
import { lockQuote } from './quote-rows.ts';

/** Quotes of one run; what is left over follows a minute later. */
const mostAtOnce = 50;

type Reminding = Pick<LeadDependencies, 'db' | 'clock' | 'timelineSubscribers' | 'outboxIsWaiting'>;

function findExpiring(
  db: Db,
  { now, lastDay, timeZone }: { now: number; lastDay: string; timeZone: string },
) {
  return (
    db
      .selectFrom('quotes')
      .select(['id', 'lead_id'])
      .where('state', '=', 'sent')
      .where('expires_at', '>', now)
      // Ends the range of the index, which would otherwise hold every open quote.
      .where('expires_at', '<=', endOfDay(lastDay, timeZone))
      // A quote that was sent for a day or two needs no reminder on the same day.
      .where('sent_at', '<=', now - day)
      .where('staff_reminded_at', 'is', null)
      .orderBy('expires_at')
      .limit(mostAtOnce)
      .execute()
  );
}

async function remindOf(
  deps: Reminding,
  transaction: Db,
  { quoteId, leadId, now }: { quoteId: string; leadId: string; now: number },
): Promise<boolean> {
  const lead = await lockSurvivingLead(transaction, leadId);
  const quote = await lockQuote(transaction, quoteId);
  // Decided, withdrawn or reminded of by another instance.
  if (!lead || quote?.state !== 'sent' || quote.staff_reminded_at !== null) return false;
  const isOpen = lead.erased_at === null && !closedStages.includes(shownStage(lead));
  const isToCustomer = isOpen && (await hasAddress(transaction, leadId));
  // Marked where nobody is reminded too, so that it is not found again.
  await transaction
    .updateTable('quotes')
    .set({ staff_reminded_at: now, customer_reminded_at: isToCustomer ? now : null })
    .where('id', '=', quoteId)
    .execute();
  const { revision, expires_at: expiresAt } = quote;
  const recipients = isOpen ? [...(isToCustomer ? (['customer'] as const) : []), 'desk' as const] : [];
  for (const to of recipients)
    await appendEvent(deps, transaction, {
      lead,
      by: 'system',
      at: now,
      data: { type: 'quote-expiring', quoteId, revision, to, at: Number(expiresAt) },
    });
  return isOpen;
}

/** Returns true where the request that a quote was made for, which a merge may have left, has an address. */
async function hasAddress(transaction: Db, leadId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('leads')
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  return row !== undefined && row.email !== '';
}

/**
 * Reminds customer and desk of quotes that expire within two business days, each once, while the office is open. Nobody is
 * reminded of a quote whose lead is closed. Returns the number of quotes; throws when the database fails.
 */
export async function remindOfExpiringQuotes(deps: Reminding): Promise<number> {
  const { db, clock, outboxIsWaiting } = deps;
  const { hours } = currentSettings().company;
  const now = clock();
  if (!officeAt(now, hours).open) return 0;
  const { timeZone } = hours;
  const next = openDayFrom(daysAfter(dateAt(now, timeZone), 1), hours);
  const lastDay = openDayFrom(daysAfter(next, 1), hours);
  let reminded = 0;
  for (const { id: quoteId, lead_id: leadId } of await findExpiring(db, { now, lastDay, timeZone }))
    if (await transact(db, (transaction) => remindOf(deps, transaction, { quoteId, leadId, now })))
      reminded += 1;
  if (reminded > 0) outboxIsWaiting();
  return reminded;
}

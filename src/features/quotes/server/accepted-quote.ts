import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import type { Db } from '#platform/db/open-database.ts';

/** Counts an option of a quote as accepted, for figures. */
export async function countAccepted(
  transaction: Db,
  { quoteId, optionId }: { quoteId: string; optionId: string },
): Promise<void> {
  await transaction
    .updateTable('quote_totals')
    .set({ is_accepted: 1 })
    .where('quote_id', '=', quoteId)
    .where('option_id', '=', optionId)
    .execute();
}

/**
 * Closes the accepted quotes of the same lead: the revision that was accepted last is what was sold, also of a shipment
 * that has begun. `settled_at` stays, as other superseded quotes are opened again by it.
 */
export async function supersedeAccepted(transaction: Db, quoteId: string): Promise<void> {
  const before = await transaction
    .selectFrom('quotes')
    .innerJoin('quotes as accepted', 'accepted.lead_id', 'quotes.lead_id')
    .select('accepted.id')
    .where('quotes.id', '=', quoteId)
    .where('accepted.id', '!=', quoteId)
    .where('accepted.state', '=', 'accepted')
    .execute();
  if (before.length === 0) return;
  const ids = before.map(({ id }) => id);
  await transaction
    .updateTable('quotes')
    .set((quote) => ({ state: 'superseded', version: quote('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await transaction
    .updateTable('quote_totals')
    .set({ is_accepted: 0 })
    .where('quote_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('shipments')
    .set({ quote_id: quoteId })
    .where('quote_id', 'in', ids)
    .execute();
}

/** Restores the acceptance that `supersedeAccepted` had closed, once the later one is undone. */
export async function restoreAccepted(transaction: Db, leadId: string): Promise<void> {
  const before = await transaction
    .selectFrom('quotes')
    .innerJoin('quote_decisions', 'quote_decisions.quote_id', 'quotes.id')
    .select(['quotes.id', 'option_id'])
    .where('quotes.lead_id', '=', leadId)
    .where('quotes.state', '=', 'superseded')
    .where('outcome', '=', 'accepted')
    .where('undone_at', 'is', null)
    .orderBy('quote_decisions.at', 'desc')
    .executeTakeFirst();
  if (!before) return;
  await transaction
    .updateTable('quotes')
    .set((quote) => ({ state: 'accepted', version: quote('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  await countAccepted(transaction, { quoteId: before.id, optionId: before.option_id ?? '' });
}

/** Returns true where an accepted quote of the lead, or of one that was merged into it, stands. */
export async function hasAccepted(transaction: Db, leadId: string): Promise<boolean> {
  const accepted = await transaction
    .selectFrom('quotes')
    .select('id')
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return accepted !== undefined;
}

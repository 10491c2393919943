import type { StaffName } from '#features/requests/lead.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  lockSurvivingLead,
  type PlannedChange,
} from '#features/requests/server/commands/change-lead.ts';
import { stagePlan } from '#features/requests/server/commands/change-stage.ts';
import { selectGroup } from '#features/requests/server/merge/merge-group.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { hasAccepted } from './accepted-quote.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { lockQuote, shownState } from './quote-rows.ts';

/** Drops the mail of a quote that waits in the outbox: it offers nothing any more. */
async function dropMail(transaction: Db, outboxId: string, at: number): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'dropped', settled_at: at })
    .where('id', '=', outboxId)
    .where('state', '=', 'pending')
    .execute();
}

/** True if another quote of a lead, or of those that were merged into it, can be accepted. */
async function hasOtherOpen(
  transaction: Db,
  leadId: string,
  { quoteId, at }: { quoteId: string; at: number },
): Promise<boolean> {
  const other = await transaction
    .selectFrom('quotes')
    .select('id')
    .where('lead_id', 'in', selectGroup(transaction, leadId))
    .where('id', '!=', quoteId)
    .where('state', '=', 'sent')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return other !== undefined;
}

/** A lead that was quoted is being quoted again once its last open quote is withdrawn, or won where one is accepted. */
async function planWithdrawal(
  deps: QuoteDependencies,
  transaction: Db,
  row: LeadTable,
  withdrawn: { quoteId: string; at: number },
): Promise<PlannedChange> {
  if (row.stage !== 'quoted' || row.folder !== 'inbox') return { set: {}, events: [] };
  if (await hasOtherOpen(transaction, row.id, withdrawn)) return { set: {}, events: [] };
  const to = (await hasAccepted(transaction, row.id)) ? 'won' : 'quoting';
  const moved = await stagePlan({ to }, deps)(row, transaction);
  if ('refused' in moved) throw new Error(`A lead could not be moved: ${moved.refused}.`);
  return moved;
}

/**
 * Withdraws a quote that was sent: its customer can no longer accept it and reads so. A lead that was quoted is being quoted
 * again, or won again where an earlier quote is accepted, unless a request that was merged with it has another open quote.
 * A mail that has not left is dropped. Refused for a quote that is not open.
 */
export async function withdrawQuote(
  deps: QuoteDependencies,
  { quoteId, by }: { quoteId: string; by: StaffName },
): Promise<ChangeOutcome<'no-such-quote' | 'not-open'>> {
  const { db, clock } = deps;
  const known = await db.selectFrom('quotes').select('lead_id').where('id', '=', quoteId).executeTakeFirst();
  if (!known) return { ok: false, reason: 'no-such-quote' };
  const at = clock();
  const outcome = await transact(db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, known.lead_id);
    const quote = await lockQuote(transaction, quoteId);
    if (!lead || !quote) return { ok: false, reason: 'no-such-quote' } as const;
    const change = { leadId: lead.id, version: lead.version, by, at };
    return changeLeadIn<'no-such-quote' | 'not-open'>(deps, transaction, change, async (row) => {
      if (!['sent', 'expired'].includes(shownState(quote, at))) return { refused: 'not-open' };
      if (quote.outbox_id !== null) await dropMail(transaction, quote.outbox_id, at);
      const moved = await planWithdrawal(deps, transaction, row, { quoteId, at });
      return {
        set: moved.set,
        events: [{ type: 'quote-withdrawn', quoteId, revision: quote.revision }, ...moved.events],
        alsoWrite: async () => {
          await transaction
            .updateTable('quotes')
            .set((columns) => ({
              state: 'withdrawn',
              settled_at: at,
              version: columns('version', '+', 1),
            }))
            .where('id', '=', quoteId)
            .execute();
        },
      };
    });
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}

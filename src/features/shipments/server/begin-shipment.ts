import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { compactNumber } from '../../cargo/check-digits.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { taxNumberText } from '../../quotes/document/quote-lines.ts';
import type { QuoteContent } from '../../quotes/quote-content.ts';
import { billingOf } from '../../requests/billing.ts';
import type { StaffName } from '../../requests/lead.ts';
import { changeLeadIn, lockSurvivingLead } from '../../requests/server/commands/change-lead.ts';
import { selectGroup } from '../../requests/server/merge/merge-group.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import type { ShipmentParties } from '../shipment.ts';
import { storeReferences } from './change-details.ts';
import type { ShipmentDependencies } from './change-shipment.ts';
import { noDeadlineAt, noDueDay } from './shipment-rows.ts';
import type { ShipmentTable } from './tables.ts';

/** Finds the accepted quote with the mode of its option and the customer’s purchase order. */
async function findAccepted(transaction: Db, leadIds: string[]) {
  const row = await transaction
    .selectFrom('quotes')
    .innerJoin('quote_decisions', 'quote_decisions.quote_id', 'quotes.id')
    .select(['quotes.id', 'quotes.lead_id', 'quotes.content', 'option_id', 'order_number'])
    .where('quotes.lead_id', 'in', leadIds)
    .where('quotes.state', '=', 'accepted')
    .where('outcome', '=', 'accepted')
    .where('undone_at', 'is', null)
    .orderBy('quote_decisions.at', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { options }: QuoteContent = JSON.parse(row.content);
  const option = options.find(({ id }) => id === row.option_id);
  return {
    id: row.id,
    leadId: row.lead_id,
    mode: option?.mode ?? null,
    orderNumber: row.order_number,
  };
}

/** Uses the customer's stated role, or else shipper, the usual role of a sender. */
async function partiesOf(transaction: Db, lead: LeadTable, shipment: Cargo | null): Promise<ShipmentParties> {
  const account = lead.account_id
    ? await transaction
        .selectFrom('accounts')
        .select('address')
        .where('id', '=', lead.account_id)
        .executeTakeFirst()
    : undefined;
  const { legalName, ...billing } = billingOf(JSON.parse(lead.payload));
  // Bills of lading name a party with its tax number.
  const address = [billing.address || account?.address, taxNumberText(billing)].filter(Boolean).join('\n');
  const { company, name, phone, email } = lead;
  const contact = [company && name, phone, email].filter(Boolean).join('\n');
  return { [shipment?.role ?? 'shipper']: { name: legalName || company || name, address, contact } };
}

export type BeginOutcome =
  | { ok: true; shipmentId: string; version: number }
  | { ok: false; reason: 'no-such-lead' | 'not-won' | 'spam' | 'erased' | 'begun-already' };

/**
 * Creates the shipment of a won lead: mode and purchase order from the accepted quote, mode and lane from the request,
 * the customer as a party. Removes the lead from the to-do list. Refused for a lead that is not won or has a shipment.
 */
export async function beginShipment(
  deps: ShipmentDependencies,
  { leadId, by }: { leadId: string; by: StaffName },
): Promise<BeginOutcome> {
  const at = deps.clock();
  const outcome = await transact(deps.db, async (transaction): Promise<BeginOutcome> => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead) return { ok: false, reason: 'no-such-lead' };
    if (lead.erased_at !== null) return { ok: false, reason: 'erased' };
    if (lead.folder === 'spam') return { ok: false, reason: 'spam' };
    if (lead.stage !== 'won') return { ok: false, reason: 'not-won' };
    const group = await selectGroup(transaction, lead.id).clearSelect().selectAll().execute();
    const leadIds = group.map(({ id }) => id);
    const begun = transaction.selectFrom('shipments').select('id').where('lead_id', 'in', leadIds);
    if (await begun.executeTakeFirst()) return { ok: false, reason: 'begun-already' };
    const accepted = await findAccepted(transaction, leadIds);
    // Merged requests may be of different people: the shipment belongs to the one who accepted.
    const own = group.find(({ id }) => id === accepted?.leadId) ?? lead;
    const shipment = cargoIn(JSON.parse(own.payload));
    const row: ShipmentTable = {
      id: uuidv7(),
      lead_id: own.id,
      version: 1,
      state: 'under-way',
      mode: accepted?.mode ?? shipment?.mode ?? null,
      quote_id: accepted?.id ?? null,
      from_text: shipment?.from?.text ?? '',
      from_code: shipment?.from?.code ?? null,
      to_text: shipment?.to?.text ?? '',
      to_code: shipment?.to?.code ?? null,
      parties: JSON.stringify(await partiesOf(transaction, own, shipment)),
      wants_mail: 1,
      due_on: noDueDay,
      deadline_at: noDeadlineAt,
      begun_at: at,
      changed_at: at,
      delivered_at: null,
    };
    await transaction.insertInto('shipments').values(row).execute();
    const orderNumber = (accepted?.orderNumber ?? '').slice(0, 60);
    if (compactNumber(orderNumber) !== '')
      await storeReferences({ transaction, row, lead, at }, [{ kind: 'purchase-order', text: orderNumber }]);
    const data = { type: 'shipment-begun', shipmentId: row.id } as const;
    const change = { leadId: lead.id, version: lead.version, by, at };
    const changed = await changeLeadIn(deps, transaction, change, () => ({
      set: { follow_up_at: null },
      events: [data],
    }));
    if (!changed.ok) throw new Error(`A shipment could not be begun: ${changed.reason}.`);
    return { ok: true, shipmentId: row.id, version: 1 };
  });
  if (outcome.ok) deps.outboxIsWaiting();
  return outcome;
}
